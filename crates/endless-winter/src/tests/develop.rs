//! EW-5.5 to EW-5.7: the column Develop.

use super::scene::{Scene, ability, pile};
use super::scene_edits::pack_with;

/// Seat 1 stands in Develop with so much food and so many tools.
fn developing(food: u8, tools: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "brave tribeswoman").stock(1, food, tools).play("1 place member develop");
    scene
}

#[test]
fn ew_5_5_3_labor_take_a_face_up_culture_card_into_hand() {
    let mut scene = developing(0, 0);
    scene.play("1 play brave\n1 play tribeswoman");
    let open: Vec<String> = (1..=8).map(|n| format!("1 top culture c1_{n:02}")).collect();
    assert_eq!(scene.offered("1 top"), open);
    scene.play("1 top culture c1_03");
    assert_eq!((scene.player(1).hand, scene.labor()), (pile("c1_03"), 0));
}

#[test]
fn ew_5_5_with_6_labor_two_are_taken() {
    let mut scene = Scene::new(2);
    scene.hand(1, "tribesman tribesman tribesman tribesman tribesman tribesman");
    scene.play("1 place member develop");
    for _ in 0..6 {
        scene.play("1 play tribesman");
    }
    scene.play("1 top culture c1_03\n1 top culture c1_08");
    assert_eq!(scene.player(1).hand, pile("c1_03 c1_08"));
}

#[test]
fn ew_5_5_a_taken_card_is_not_replaced_before_the_preparation_phase() {
    let mut scene = developing(0, 0);
    scene.play("1 play brave\n1 play tribeswoman\n1 top culture c1_03\n1 end");
    assert_eq!(scene.waits(), "2", "no card is laid out");
    let open = |scene: &Scene| scene.game.market().iter().flatten().count();
    assert_eq!((scene.game.market()[2], open(&scene)), (None, 7));
    scene.hand(1, "").hand(2, "").eclipse().play("2 decline draw\n1 decline idol");
    assert_eq!(scene.offered("* culture 3").len(), 12, "in the preparation");
}

#[test]
fn ew_5_5_a_card_that_does_not_lie_open_is_not_taken() {
    let mut scene = developing(0, 0);
    scene.play("1 play brave\n1 play tribeswoman");
    assert_eq!(scene.refused("1 top culture c1_09"), "c1_09 does not lie open (EW-5.5)");
    assert_eq!(scene.refused("1 top culture c2_01"), "c2_01 does not lie open (EW-5.5)");
}

#[test]
fn ew_5_5_with_less_than_3_labor_no_card_is_taken() {
    let mut scene = developing(1, 0);
    scene.play("1 play brave\n1 spend");
    assert_eq!(scene.labor(), 5);
    assert!(scene.offered("1 top").is_empty());
    assert_eq!(scene.refused("1 top culture c1_01"), "that needs 3 labor (EW-5.5)");
}

#[test]
fn ew_5_5_with_no_card_left_it_gives_1_vp_instead() {
    let mut scene = developing(0, 0);
    scene.game.market = [None; 8];
    scene.play("1 play brave\n1 play tribeswoman");
    assert_eq!(scene.offered("1 top"), ["1 top vp"]);
    scene.play("1 top vp");
    assert_eq!((scene.vp(1), scene.labor(), scene.player(1).hand), (1, 0, pile("")));
}

#[test]
fn ew_5_5_while_a_card_is_left_it_gives_no_vp() {
    let mut scene = developing(0, 0);
    scene.play("1 play brave\n1 play tribeswoman");
    assert!(!scene.offers("1 top vp"));
    let why = scene.refused("1 top vp");
    assert!(why.ends_with("(EW-5.5)"), "{why}");
}

#[test]
fn ew_5_5_a_culture_card_taken_is_not_played_in_the_same_turn() {
    let mut scene = developing(0, 0);
    scene.play("1 play brave\n1 play tribeswoman\n1 top culture c1_03");
    let why = "culture cards are played before the figure is placed (EW-4.1)";
    assert_eq!(scene.refused("1 play c1_03"), why);
}

#[test]
fn ew_5_6_a_stone_comes_to_the_leftmost_free_slot_for_the_price_of_the_slot() {
    // Slot 1: a tool and a food, slot 2: a tool and 2 food, slot 3: 2 tools and 3 food.
    let held = ["", "s2_01", "s2_01 s2_02"];
    for (stones, (food, tools)) in held.into_iter().zip([(1, 1), (2, 1), (3, 2)]) {
        let mut scene = developing(food, tools);
        let slot = stones.split_whitespace().count();
        scene.stones(1, stones).play("1 middle sacred_stone s1_04");
        assert_eq!(scene.player(1).stones[slot].unwrap().id(), "s1_04");
        assert_eq!((scene.player(1).food, scene.player(1).tools), (0, 0));
        assert!(scene.game.open_stones().all(|stone| stone.id() != "s1_04"));
    }
}

#[test]
fn ew_5_6_the_price_of_the_slot_must_be_there() {
    for (stones, food, tools) in [("", 0, 5), ("", 5, 0), ("s2_01", 1, 5), ("s2_01 s2_02", 5, 1)] {
        let mut scene = developing(food, tools);
        scene.stones(1, stones);
        assert!(scene.offered("1 middle").is_empty());
        let why = "the price of the next free slot can't be paid (EW-5.6)";
        assert_eq!(scene.refused("1 middle sacred_stone s1_04"), why);
    }
}

#[test]
fn ew_5_6_the_bonus_of_the_slot_is_gained_at_once() {
    // An idol, a card, a megalith.
    let gains = [
        ("", "1 gain idol offering"),
        ("s2_01", "1 gain draw"),
        ("s2_01 s2_02", "1 gain megalith 0.0"),
    ];
    for (stones, gain) in gains {
        let mut scene = developing(3, 2);
        scene.stones(1, stones).play("1 middle sacred_stone s1_04");
        assert!(scene.offers(gain), "{gain}");
        assert!(!scene.offers("1 end"));
    }
}

#[test]
fn ew_5_6_in_era_1_only_stones_of_era_1_are_taken() {
    for round in [1, 2] {
        let mut scene = developing(3, 2);
        scene.round(round);
        let open: Vec<String> =
            (1..=4).map(|n| format!("1 middle sacred_stone s1_{n:02}")).collect();
        assert_eq!(scene.offered("1 middle"), open);
        let why = "s2_01 does not lie open, or is of the next era (EW-5.6)";
        assert_eq!(scene.refused("1 middle sacred_stone s2_01"), why);
    }
}

#[test]
fn ew_5_6_in_era_2_any_stone_that_is_left_is_taken() {
    for round in [3, 4] {
        let mut scene = developing(3, 2);
        scene.round(round).stones(2, "s1_01 s2_03");
        assert_eq!(scene.offered("1 middle").len(), 6);
        assert!(scene.offers("1 middle sacred_stone s1_02"));
        assert!(scene.offers("1 middle sacred_stone s2_01"));
        let why = "s2_03 does not lie open, or is of the next era (EW-5.6)";
        assert_eq!(scene.refused("1 middle sacred_stone s2_03"), why);
        scene.play("1 middle sacred_stone s2_04");
    }
}

#[test]
fn ew_5_6_at_most_three_stones_are_taken() {
    let mut scene = developing(5, 5);
    scene.stones(1, "s1_01 s2_01 s2_02");
    let why = "all three slots have a sacred stone (EW-5.6)";
    assert_eq!(scene.refused("1 middle sacred_stone s1_04"), why);
}

#[test]
fn ew_5_6_a_stone_gained_by_a_symbol_is_paid_for_in_the_same_way() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_20").stock(1, 2, 3).stones(1, "s1_01").play("1 play c2_20\n1 use c2_20 1");
    scene.play("1 gain sacred_stone s1_04\n1 gain draw");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (0, 2));
    assert_eq!(scene.player(1).stones().count(), 2);
}

#[test]
fn ew_5_6_a_stone_of_a_symbol_whose_price_is_not_there_is_not_gained() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_20").stock(1, 0, 3).play("1 play c2_20");
    assert!(!scene.offers("1 use c2_20 1"), "it would give nothing");
    let pack = pack_with(&[ability("", "sacred_stone 2 camp 1")]);
    let mut scene = Scene::with_pack(2, "", &pack);
    scene.hand(1, "c2_20").stock(1, 1, 2).play("1 play c2_20\n1 use c2_20 1");
    scene.play("1 gain sacred_stone s1_04\n1 gain idol reverence");
    let why = "the price of the next free slot can't be paid (EW-5.6)";
    assert_eq!(scene.refused("1 gain sacred_stone s1_03"), why);
}

#[test]
fn ew_5_6_an_ability_whose_price_leaves_too_little_for_the_slot_is_not_offered() {
    let mut scene = Scene::with_pack(2, "", &pack_with(&[ability("tool 1", "sacred_stone 1")]));
    scene.hand(1, "c2_20").stock(1, 1, 2).play("1 play c2_20");
    assert!(scene.offers("1 use c2_20 1"));
    scene.stock(1, 1, 1);
    assert!(!scene.offers("1 use c2_20 1"), "it would cost a tool and give nothing");
}

#[test]
fn ew_5_7_the_bottom_gives_a_tool_and_a_food() {
    let mut scene = developing(0, 0);
    scene.play("1 bottom\n1 gain tool");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (1, 1));
}

#[test]
fn ew_5_7_the_tool_may_be_food_and_what_does_not_fit_is_lost() {
    let mut scene = developing(5, 0);
    scene.play("1 bottom");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (6, 1), "only a tool is left");
    let mut scene = developing(0, 10);
    scene.play("1 bottom");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (2, 10), "only food is left");
}

#[test]
fn ew_5_7_with_no_room_for_either_it_gives_nothing() {
    let mut scene = developing(6, 10);
    scene.player(1).food = 6;
    assert!(!scene.offers("1 bottom"));
    assert_eq!(scene.refused("1 bottom"), "that would give nothing now (EW-2.5)");
}
