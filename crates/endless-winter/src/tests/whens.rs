//! EW-8.6: abilities are optional, once a turn, and those with "when" wait for their moment.

use ochre_endless_winter_pack::{Ability, Bound, Pack, When};
use ochre_kernel::Refusal;

use super::scene::Scene;
use super::scene_edits::{gains, pack_with};

/// Seat 1 hunts with Meat Drying above its board (when an animal is taken: 2 food), a Brave played
/// and used, so 2.5 labor, and two tools.
fn drying_meat() -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_08 brave").stock(1, 0, 2);
    scene.play("1 play c1_08\n1 place member hunt\n1 play brave\n1 use brave 1");
    scene
}

/// Seat 1 has Burial Ochre (bury; when a card is buried: 1 food for an idol) and Burial Mound (bury;
/// when a card is buried: 2 VP) above its board.
fn two_burials(food: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_15 c2_14 elder elder tribesman").stock(1, food, 0);
    scene.play("1 play c1_15\n1 play c2_14\n1 discard elder");
    scene
}

const USE_OR_NOT: [&str; 2] = ["1 use c1_08 2", "1 end"];

#[test]
fn ew_8_6_a_when_ability_may_be_used_right_after_its_moment() {
    let mut scene = drying_meat();
    scene.play("1 top animal_grounds woolly_rhino");
    assert_eq!(scene.possible(), USE_OR_NOT);
    scene.play("1 use c1_08 2");
    assert_eq!(scene.player(1).food, 2);
    assert!(scene.offers("1 top animal_grounds ground_sloth"), "the turn goes on");
}

#[test]
fn ew_8_6_a_when_ability_does_not_work_at_other_moments() {
    let scene = drying_meat();
    assert!(!scene.offers("1 use c1_08 2") && scene.offers("1 use c1_08 1"));
    let why = scene.refusal("1 use c1_08 2");
    assert_eq!(why.rule(), "EW-8.6");
    assert_eq!(why.to_string(), "that ability of c1_08 is not for this moment (EW-8.6)");
}

#[test]
fn ew_8_6_an_unused_when_ability_waits_for_the_next_time() {
    let mut scene = drying_meat();
    scene.play("1 top animal_grounds woolly_rhino\n1 end\n1 top animal_grounds ground_sloth");
    assert_eq!(scene.possible(), USE_OR_NOT);
    scene.play("1 use c1_08 2");
    assert_eq!(scene.player(1).food, 2);
}

#[test]
fn ew_8_6_a_when_ability_works_once_a_turn() {
    let mut scene = drying_meat();
    scene.play("1 top animal_grounds woolly_rhino\n1 use c1_08 2");
    scene.play("1 top animal_grounds ground_sloth");
    assert!(scene.offers("1 bottom"), "no question");
    assert_eq!(scene.player(1).food, 2);
}

#[test]
fn ew_8_6_an_animal_from_the_deck_is_taken_too() {
    let mut scene = drying_meat();
    scene.play("1 bottom\n* animal argentavis");
    assert_eq!(scene.possible(), USE_OR_NOT);
}

#[test]
fn ew_8_6_a_vp_instead_is_no_animal() {
    let mut scene = drying_meat();
    scene.grounds("").animal_deck("").play("1 top vp");
    assert_eq!(scene.vp(1), 1);
    assert!(scene.offers("1 bottom"), "no question");
    scene.play("1 bottom");
    assert_eq!((scene.vp(1), scene.player(1).food), (2, 0));
    assert!(!scene.offers("1 use c1_08 2"));
}

#[test]
fn ew_8_6_using_or_turning_up_an_animal_is_not_taking_one() {
    let mut scene = drying_meat();
    scene.play("1 top reveal\n* animal argentavis\n* animal argentavis");
    assert!(scene.offers("1 bottom") && !scene.offers("1 use c1_08 2"));
    scene.play("1 middle use_animal glyptodon\n1 gain tool\n1 gain tool");
    assert!(scene.offers("1 bottom") && !scene.offers("1 use c1_08 2"));
}

#[test]
fn ew_8_6_a_card_in_hand_waits_for_nothing() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_08 brave").stock(1, 0, 2);
    scene.play("1 place member hunt\n1 play brave\n1 top animal_grounds woolly_rhino");
    assert!(scene.offers("1 bottom") && !scene.offers("1 use c1_08 2"));
}

#[test]
fn ew_8_6_a_when_ability_that_gives_nothing_is_not_asked() {
    let mut scene = drying_meat();
    scene.stock(1, 6, 2).play("1 top animal_grounds woolly_rhino");
    assert!(scene.offers("1 bottom"), "there is no room for food");
}

#[test]
fn ew_8_6_the_price_of_a_when_ability_is_paid() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_15 tribesman").stock(1, 2, 0).play("1 play c1_15\n1 use c1_15 1");
    scene.play("1 gain bury hand tribesman");
    assert_eq!(scene.possible(), ["1 use c1_15 2", "1 end"]);
    scene.play("1 use c1_15 2\n1 gain idol offering");
    assert_eq!((scene.player(1).food, scene.player(1).offering), (1, 1));
}

#[test]
fn ew_8_6_who_can_not_pay_does_not_use_a_when_ability() {
    let mut scene = two_burials(0);
    scene.play("1 use c2_14 1\n1 gain bury hand elder");
    assert_eq!(scene.possible(), ["1 use c2_14 2", "1 end"]);
    let why = scene.refusal("1 use c1_15 2");
    assert_eq!(why.rule(), "EW-8.6");
    assert_eq!(why.to_string(), "the price of that ability of c1_15 can't be paid (EW-8.6)");
}

#[test]
fn ew_8_6_several_when_abilities_are_used_in_any_order() {
    for order in [["c1_15", "c2_14"], ["c2_14", "c1_15"]] {
        let mut scene = two_burials(1);
        scene.play("1 use c1_15 1\n1 gain bury hand elder");
        assert_eq!(scene.possible(), ["1 use c1_15 2", "1 use c2_14 2", "1 end"]);
        for card in order {
            scene.play(&format!("1 use {card} 2"));
            if card == "c1_15" {
                scene.play("1 gain idol offering");
            }
        }
        assert_eq!((scene.vp(1), scene.player(1).offering), (2, 1));
        assert!(scene.offers("1 place chief hunt"));
    }
}

#[test]
fn ew_8_6_one_of_several_may_be_left_for_the_next_time() {
    let mut scene = two_burials(1);
    scene.play("1 use c1_15 1\n1 gain bury hand elder\n1 use c2_14 2\n1 end");
    scene.play("1 use c2_14 1\n1 gain bury discard elder");
    assert_eq!(scene.possible(), ["1 use c1_15 2", "1 end"]);
}

#[test]
fn ew_8_6_only_a_card_that_still_lies_above_the_board_may_be_used() {
    let mut scene = two_burials(1);
    scene.play("1 use c1_15 1\n1 gain bury above c2_14");
    assert_eq!(scene.possible(), ["1 use c1_15 2", "1 end"]);
}

#[test]
fn ew_8_6_a_when_ability_comes_before_the_rest_of_the_gain_that_caused_it() {
    let first = Ability { gain: gains("animal_deck 1 idol 1"), ..Ability::default() };
    let when = Some(When::TakeAnimal);
    let second = Ability { when, gain: gains("vp 1"), ..Ability::default() };
    let mut scene = Scene::with_pack(2, "", &pack_with(&[first, second]));
    scene.hand(1, "c2_20 elder").play("1 play c2_20\n1 use c2_20 1\n1 gain animal_deck");
    scene.play("* animal argentavis");
    assert_eq!(scene.possible(), ["1 use c2_20 2", "1 end"]);
    scene.play("1 use c2_20 2");
    assert!(scene.offers("1 gain idol offering"));
    assert_eq!(scene.vp(1), 1);
}

#[test]
fn ew_8_6_a_when_ability_of_the_chief_works_in_the_chiefs_turn() {
    let mut pack = Pack::released()[0].clone();
    pack.chiefs[0].a[0] = Ability {
        column: Some(Bound::Hunt),
        when: Some(When::TakeAnimal),
        gain: gains("vp 3"),
        ..Ability::default()
    };
    for (figure, works) in [("chief", true), ("member", false)] {
        let mut scene = Scene::with_pack(2, "", &pack);
        scene.play(&format!("1 place {figure} hunt\n1 bottom\n* animal argentavis"));
        assert_eq!(scene.offers("1 use chief 1"), works, "{figure}");
    }
}

#[test]
fn ew_8_6_a_when_ability_bound_to_a_column_waits_there_only() {
    let ability = Ability {
        column: Some(Bound::Migrate),
        when: Some(When::TakeAnimal),
        gain: gains("vp 1"),
        ..Ability::default()
    };
    let mut scene = Scene::with_pack(2, "", &pack_with(&[ability]));
    scene.hand(1, "c2_20 elder").play("1 play c2_20\n1 place chief hunt\n1 bottom");
    scene.play("* animal argentavis");
    assert!(!scene.offers("1 use c2_20 1") && scene.offers("1 play elder"));
}

#[test]
fn ew_8_6_every_ability_is_optional_and_used_at_most_once_a_turn() {
    let mut scene = Scene::new(2);
    // Bone Needle: a tool and a food.
    scene.hand(1, "c1_03 elder").stock(1, 0, 0).play("1 play c1_03\n1 use c1_03 1\n1 gain tool");
    let why = scene.refusal("1 use c1_03 1").to_string();
    assert_eq!(why, "that ability of c1_03 was used (EW-4.1)");
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_03 elder").play("1 play c1_03\n1 place chief hunt\n1 end");
    assert_eq!((scene.waits(), scene.player(1).tools), ("2".into(), 1));
}
