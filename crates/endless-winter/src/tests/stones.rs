//! EW-8.8: what sacred stones count, and EW-6.3 (d): when they are counted.

use ochre_kernel::Refusal;

use super::scene::{Scene, seat};
use crate::event::Event;

/// What a stone is worth to seat 1 in a scene for two.
#[track_caller]
fn worth(stone: &str, edit: impl FnOnce(&mut Scene) -> &mut Scene) -> u8 {
    let mut scene = Scene::new(2);
    edit(&mut scene);
    scene.game.stone_value(&scene.rules, seat(1), stone.parse().unwrap())
}

#[test]
fn ew_8_8_villages_that_touch_a_type_count_once_each() {
    let plains = |villages: &str| worth("s1_01", |scene| scene.villages(1, villages));
    assert_eq!(plains(""), 0);
    assert_eq!(plains("1-2-8"), 2, "plains at 1");
    assert_eq!(plains("1-7-8"), 2, "plains at 1 and 7");
    assert_eq!(plains("1-2-8 1-7-8"), 4);
    assert_eq!(plains("4-5-14"), 0, "lake, mountains, glacier");
}

#[test]
fn ew_8_8_each_type_has_its_stone_glaciers_too() {
    for (stone, villages, vp) in [
        ("s1_02", "2-8-9", 2),
        ("s1_03", "3-10-11 2-3-10 3-4-12", 6),
        ("s1_04", "4-12-13", 2),
        ("s1_05", "5-14-15 5-15-16", 4),
        ("s1_06", "6-17-18", 2),
        ("s1_07", "6-17-18 4-5-14", 4),
        ("s1_07", "4-12-13", 2),
    ] {
        assert_eq!(worth(stone, |scene| scene.villages(1, villages)), vp, "{stone}");
    }
}

#[test]
fn ew_8_8_villages_of_others_and_camps_do_not_count_as_villages() {
    let vp = worth("s1_01", |scene| scene.villages(2, "1-2-8").camps(1, "1 7"));
    assert_eq!(vp, 0);
}

#[test]
fn ew_8_8_types_with_a_camp_count_once_each() {
    let types = |camps: &str| worth("s1_08", |scene| scene.camps(1, camps));
    assert_eq!(types("0"), 0, "the start hex is no printed type");
    assert_eq!(types("1 7 7"), 1, "plains");
    assert_eq!(types("1 2 3 4 5"), 5);
    assert_eq!(types("8 10"), 0, "glaciers are not printed");
}

#[test]
fn ew_8_8_types_with_a_village_do_not_count() {
    let vp = worth("s1_08", |scene| scene.villages(1, "4-5-14").camps(1, "1").camps(2, "2"));
    assert_eq!(vp, 1);
}

#[test]
fn ew_8_8_own_megaliths_on_boards_count_covered_ones_too() {
    let vp = worth("s1_09", |scene| scene.megaliths(1, "0.1 0.2 1.1").megaliths(2, "1.2 0.1+1"));
    assert_eq!(vp, 3);
}

#[test]
fn ew_8_8_neither_grey_nor_higher_megaliths_count_on_boards() {
    let vp =
        worth("s1_09", |scene| scene.megaliths(0, "0.0 0.1 0.2 1.1").megaliths(1, "1.2 0.1+1"));
    assert_eq!(vp, 1);
}

#[test]
fn ew_8_8_boards_count_that_have_an_own_megalith_on_the_lowest_layer() {
    for (sites, vp) in
        [("", 0), ("0.1 1.1", 1), ("0.1 0.7", 2), ("0.1 0.7 3.1", 4), ("0.1 0.7 3.1 3.7", 6)]
    {
        assert_eq!(worth("s1_10", |scene| scene.megaliths(1, sites)), vp, "{sites}");
    }
    let vp =
        worth("s1_10", |scene| scene.megaliths(0, "0.0 0.5 0.6 1.5 1.6").megaliths(1, "0.1 0.5+1"));
    assert_eq!(vp, 1, "neither the grey ones nor the one on top count");
}

#[test]
fn ew_8_8_buried_cards_count() {
    for (buried, vp) in [
        ("", 0),
        ("elder", 2),
        ("elder elder c1_01", 2),
        ("elder elder c1_01 brave", 4),
        ("elder elder c1_01 brave scout scout scout", 7),
    ] {
        assert_eq!(worth("s2_01", |scene| scene.buried(1, buried)), vp, "{buried}");
    }
}

#[test]
fn ew_8_8_own_megaliths_on_any_higher_layer_count_as_on_top() {
    let vp = worth("s2_02", |scene| {
        scene.megaliths(0, "0.0 0.1 0.2 1.0 1.1 1.2 2.0 2.1 2.2 0.0+1 0.1+1");
        scene.megaliths(1, "1.0+1 0.0+2 3.1").megaliths(2, "1.1+1")
    });
    assert_eq!(vp, 4);
}

#[test]
fn ew_8_8_idol_steps_are_the_levels_of_both_idols_together() {
    for (offering, reverence, vp) in [(0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 3, 2), (8, 8, 8)] {
        assert_eq!(worth("s2_03", |scene| scene.idols(1, offering, reverence)), vp);
    }
}

#[test]
fn ew_8_8_advancing_at_the_top_of_offering_is_no_step() {
    let mut scene = Scene::new(2);
    scene.idols(1, 8, 0).hand(1, "c2_12 elder").play("1 play c2_12\n1 use c2_12 1");
    scene.play("1 gain idol offering\n1 gain idol offering");
    assert_eq!(scene.vp(1), 2);
    assert_eq!(scene.game.stone_value(&scene.rules, seat(1), "s2_03".parse().unwrap()), 4);
}

#[test]
fn ew_8_8_used_animals_count_by_species_and_argentavis_is_one() {
    let vp = worth("s2_04", |scene| {
        scene.used_animals(1, "ground_sloth ground_sloth woolly_rhino argentavis");
        scene.animals(1, "saber_tooth").used_animals(2, "steppe_bison")
    });
    assert_eq!(vp, 3);
}

#[test]
fn ew_8_8_used_animals_of_a_species_count_without_argentavis() {
    for (used, vp) in [
        ("", 0),
        ("woolly_rhino", 2),
        ("woolly_rhino argentavis argentavis", 2),
        ("woolly_rhino woolly_rhino ground_sloth", 4),
        ("woolly_rhino woolly_rhino woolly_rhino woolly_rhino", 6),
    ] {
        assert_eq!(worth("s2_05", |scene| scene.used_animals(1, used)), vp, "{used}");
    }
    assert_eq!(worth("s2_05", |scene| scene.animals(1, "woolly_rhino")), 0, "unused");
}

#[test]
fn ew_8_8_a_stone_of_two_species_counts_both_together() {
    let used = "woolly_mammoth argentavis argentavis ground_sloth";
    assert_eq!(worth("s2_10", |scene| scene.used_animals(1, used)), 7);
}

/// Seat 1 comes first in the eclipse and is in part (d), where an idol is to be gained and these
/// stones are to be counted; its idols have made one step.
fn counting(stones: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.figures("1 member rest").stock(1, 6, 10).idols(1, 1, 0).stones(1, stones);
    scene.player(1).megaliths_placed = 6;
    scene.eclipse().play("1 decline draw");
    scene
}

#[test]
fn ew_6_3_d_a_stone_is_valued_when_its_owner_takes_it() {
    let mut scene = counting("s2_03");
    scene.play("1 stone s2_03\n1 gain idol offering");
    assert_eq!((scene.source(1, "stones"), scene.player(1).offering), (0, 2), "before the idol");
    let mut scene = counting("s2_03");
    scene.play("1 gain idol offering");
    assert_eq!((scene.source(1, "stones"), scene.waits()), (1, "2".into()), "after it");
}

#[test]
fn ew_6_3_d_each_stone_is_taken_once() {
    let mut scene = counting("s2_03 s2_01");
    scene.buried(1, "elder").play("1 stone s2_01");
    assert_eq!(scene.vp(1), 2);
    let why = scene.refusal("1 stone s2_01");
    assert_eq!(why.rule(), "EW-6.3");
    assert_eq!(why.to_string(), "s2_01 is not waiting to be counted (EW-6.3)");
    assert_eq!(scene.refusal("1 stone s2_02").rule(), "EW-6.3", "that of nobody");
    scene.play("1 decline idol");
    assert_eq!((scene.vp(1), scene.waits()), (2, "2".into()));
}

#[test]
fn ew_6_3_d_stones_are_counted_when_nothing_else_is_left() {
    let mut scene = Scene::new(2);
    scene.barren().villages(1, "1-2-8").stones(1, "s1_07 s2_04").used_animals(1, "ground_sloth");
    scene.eclipse().play("2 decline draw\n1 decline idol");
    assert_eq!(scene.vp(1), 0);
    scene.play("1 decline draw");
    assert_eq!(scene.vp(1), 3);
    let counted =
        |stone: &str, vp| Event::StoneCounted { seat: seat(1), stone: stone.parse().unwrap(), vp };
    assert!(scene.events.contains(&counted("s1_07", 2)));
    assert!(scene.events.contains(&counted("s2_04", 1)));
}

#[test]
fn ew_6_3_d_stones_count_again_in_every_eclipse() {
    let mut scene = Scene::new(2);
    scene.stones(1, "s2_04").used_animals(1, "ground_sloth");
    for (round, lines) in
        [(1, "2 decline draw\n1 decline idol"), (2, "1 decline draw\n2 decline idol")]
    {
        scene.eclipse().play(lines).let_chance();
        assert_eq!(scene.vp(1), round);
    }
}
