//! EW-5.8 to EW-5.10: the column Migrate.

use super::scene::Scene;
use crate::map::{Hex, Juncture};

/// Seat 1 stands in Migrate with camps there, so much food, so many tools and labor.
fn migrating(camps: &str, food: u8, tools: u8, labor: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.camps(1, camps).hand(1, &vec!["tribesman"; labor.into()].join(" ")).stock(1, food, tools);
    scene.play("1 place member migrate");
    for _ in 0..labor {
        scene.play("1 play tribesman");
    }
    scene
}

/// The hexes with camps of seat 1: `0 4 4`.
fn camps(scene: &mut Scene) -> String {
    let camps = scene.player(1).camps;
    let each = |hex: Hex| std::iter::repeat_n(hex.to_string(), camps.on(hex).into());
    Hex::all().flat_map(each).collect::<Vec<_>>().join(" ")
}

#[test]
fn ew_5_8_a_tool_puts_the_leftmost_camp_on_the_start_hex() {
    let mut scene = migrating("4", 6, 2, 1);
    scene.play("1 top camp");
    assert_eq!((camps(&mut scene).as_str(), scene.player(1).tools), ("0 4", 1));
    assert_eq!(scene.labor(), 2, "no labor");
    let rules = scene.rules.clone();
    assert_eq!(scene.player(1).food_max(&rules), 7, "its space of the food track is free");
}

#[test]
fn ew_5_8_without_a_tool_or_a_camp_on_the_board_none_is_put() {
    let scene = migrating("0 0 1 2 3", 0, 2, 0);
    assert_eq!(scene.refused("1 top camp"), "no camp is left on the board (EW-5.8)");
    let scene = migrating("0", 0, 0, 0);
    assert_eq!(scene.refused("1 top camp"), "that needs 1 tool (EW-5.8)");
}

#[test]
fn ew_5_8_a_labor_moves_a_camp_to_an_adjacent_hex() {
    let mut scene = migrating("0 4", 0, 0, 1);
    let to = |from: u8, hexes: &[u8]| -> Vec<String> {
        hexes.iter().map(|to| format!("1 top move {from} {to}")).collect()
    };
    assert_eq!(scene.offered("1 top move 0 "), to(0, &[1, 2, 3, 4, 5, 6]));
    assert_eq!(scene.offered("1 top move 4 "), to(4, &[0, 3, 5, 12, 13, 14]));
    scene.play("1 top move 4 13");
    assert_eq!((camps(&mut scene).as_str(), scene.labor()), ("0 13", 0));
}

#[test]
fn ew_5_8_any_number_of_camps_share_a_hex_and_a_camp_may_move_back() {
    let mut scene = migrating("0 0 4", 0, 0, 3);
    scene.camps(2, "4 4").play("1 top move 0 4\n1 top move 0 4");
    assert_eq!(camps(&mut scene), "4 4 4");
    scene.play("1 top move 4 0");
    assert_eq!(camps(&mut scene), "0 4 4");
}

#[test]
fn ew_5_8_a_camp_moves_several_times_at_a_labor_each() {
    let mut scene = migrating("0", 0, 0, 3);
    scene.play("1 top move 0 1\n1 top move 1 7\n1 top move 7 8");
    assert_eq!((camps(&mut scene).as_str(), scene.labor()), ("8", 0));
}

#[test]
fn ew_5_8_a_camp_moves_from_where_it_is_to_a_hex_beside_it() {
    let scene = migrating("0 4", 0, 0, 1);
    assert_eq!(scene.refused("1 top move 3 4"), "no own camp is on hex 3 (EW-5.8)");
    assert_eq!(scene.refused("1 top move 4 7"), "hex 7 is not beside hex 4 (EW-5.8)");
    assert_eq!(scene.refused("1 top move 4 4"), "hex 4 is not beside hex 4 (EW-5.8)");
}

#[test]
fn ew_5_8_without_a_labor_no_camp_moves() {
    let scene = migrating("0 4", 6, 3, 0);
    assert!(scene.offered("1 top move").is_empty());
    assert_eq!(scene.refused("1 top move 0 4"), "that needs 1 labor (EW-5.8)");
}

#[test]
fn ew_5_9_3_food_found_a_village_where_three_own_camps_meet() {
    let mut scene = migrating("1 2 2 8", 5, 0, 0);
    assert_eq!(scene.offered("1 middle"), ["1 middle village 1-2-8"]);
    scene.play("1 middle village 1-2-8");
    let villages: Vec<String> = scene.player(1).villages().map(|one| one.to_string()).collect();
    assert_eq!(villages, ["1-2-8"]);
    assert_eq!(scene.player(1).food, 2);
}

#[test]
fn ew_5_9_the_three_camps_return_to_the_food_track() {
    let mut scene = migrating("0 1 2 2 8", 5, 0, 0);
    scene.play("1 middle village 1-2-8");
    assert_eq!(camps(&mut scene), "0 2");
    let rules = scene.rules.clone();
    assert_eq!((scene.player(1).camps_left(), scene.player(1).food_max(&rules)), (3, 7));
}

#[test]
fn ew_5_9_the_player_chooses_among_the_junctures() {
    let scene = migrating("1 2 8 9", 5, 0, 0);
    assert_eq!(scene.offered("1 middle"), ["1 middle village 1-2-8", "1 middle village 2-8-9"]);
}

#[test]
fn ew_5_9_without_three_own_camps_that_meet_no_village_is_founded() {
    // Two only; three in a row; two on one hex; one of another player.
    for own in ["1 2", "7 8 9", "1 1 2", "1 2 5"] {
        let mut scene = migrating(own, 5, 0, 0);
        scene.camps(2, "8");
        assert!(scene.offered("1 middle").is_empty(), "{own}");
        let why = "no village can be founded at 1-2-8: it needs an own camp on each of its hexes, \
                   no other village there and a village on the board (EW-5.9)";
        assert_eq!(scene.refused("1 middle village 1-2-8"), why);
    }
}

#[test]
fn ew_5_9_camps_on_the_start_hex_do_not_count() {
    let scene = migrating("0 1 2", 5, 0, 0);
    assert!(scene.offered("1 middle").is_empty());
    assert!("0-1-2".parse::<Juncture>().is_err());
}

#[test]
fn ew_5_9_who_names_no_juncture_is_told_one() {
    let why = "0-1-2".parse::<Juncture>().unwrap_err();
    let example = why.split('`').nth(3).unwrap();
    assert!(example.parse::<Juncture>().is_ok(), "{why}");
}

#[test]
fn ew_5_9_a_juncture_has_one_village() {
    for owner in [1, 2] {
        let mut scene = migrating("1 2 8 9", 5, 0, 0);
        scene.villages(owner, "1-2-8");
        assert_eq!(scene.offered("1 middle"), ["1 middle village 2-8-9"], "of seat {owner}");
    }
}

#[test]
fn ew_5_9_a_player_has_three_villages() {
    let mut scene = migrating("1 2 8", 5, 0, 0);
    scene.villages(1, "3-4-12 4-5-14");
    assert!(scene.offers("1 middle village 1-2-8"));
    scene.villages(1, "5-6-16");
    assert!(!scene.offers("1 middle village 1-2-8"));
}

#[test]
fn ew_5_9_with_less_than_3_food_no_village_is_founded() {
    let scene = migrating("1 2 8", 2, 0, 0);
    assert!(scene.offered("1 middle").is_empty());
    assert_eq!(scene.refused("1 middle village 1-2-8"), "that needs 3 food (EW-5.9)");
}

#[test]
fn ew_5_9_camps_moved_in_the_same_turn_found_the_village() {
    let mut scene = migrating("0 1 2", 3, 1, 2);
    scene.play("1 top move 0 1\n1 top move 1 8\n1 middle village 1-2-8");
    assert_eq!(camps(&mut scene), "");
}

#[test]
fn ew_5_10_the_bottom_puts_a_camp_and_then_may_move_any_own_camp_once() {
    for (step, expected) in [("0 5", "4 5"), ("4 13", "0 13")] {
        let mut scene = migrating("4", 0, 0, 0);
        scene.play(&format!("1 bottom\n1 gain camp\n1 gain move {step}"));
        assert_eq!(camps(&mut scene), expected);
        assert_eq!(scene.waits(), "2", "once, and nothing else is left to do");
    }
}

#[test]
fn ew_5_10_the_move_may_be_left_out() {
    let mut scene = migrating("4", 0, 0, 0);
    scene.play("1 bottom\n1 gain camp\n1 decline move");
    assert_eq!(camps(&mut scene), "0 4");
}

#[test]
fn ew_5_10_the_camp_may_be_declined_and_the_move_made() {
    let mut scene = migrating("4", 0, 0, 0);
    scene.play("1 bottom\n1 decline camp\n1 gain move 4 13");
    assert_eq!(camps(&mut scene), "13");
}

#[test]
fn ew_5_10_the_camp_comes_before_the_move() {
    let mut scene = migrating("4", 0, 0, 0);
    scene.play("1 bottom");
    assert_eq!(scene.refused("1 gain move 4 13"), "no move is waiting to be taken (EW-2.5)");
}

#[test]
fn ew_5_10_with_no_camp_left_on_the_board_the_move_is_still_allowed() {
    let mut scene = migrating("0 0 0 0 4", 0, 0, 0);
    scene.play("1 bottom\n1 gain move 4 13");
    assert_eq!(camps(&mut scene), "0 0 0 0 13");
}

#[test]
fn ew_5_10_the_bottom_costs_neither_tool_nor_labor() {
    let mut scene = migrating("0", 1, 1, 1);
    scene.play("1 bottom\n1 gain camp\n1 gain move 0 1");
    assert_eq!((scene.player(1).food, scene.player(1).tools, scene.labor()), (1, 1, 2));
}
