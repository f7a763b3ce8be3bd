//! EW-5.1 to EW-5.4: the column Initiate.

use ochre_endless_winter_pack::Tribe;

use super::scene::{Scene, pile};

/// Seat 1 stands in Initiate with 3 food, so many tools and labor.
fn initiating(tools: u8, labor: u8) -> Scene {
    let mut scene = Scene::new(2);
    let hand = vec!["tribesman"; labor.into()].join(" ");
    scene.hand(1, &hand).stock(1, 3, tools).play("1 place member initiate");
    for _ in 0..labor {
        scene.play("1 play tribesman");
    }
    scene
}

#[test]
fn ew_5_1_a_tool_and_a_labor_take_a_tribe_card_into_hand() {
    let mut scene = initiating(2, 3);
    scene.play("1 top tribe_hand hunter");
    assert_eq!(scene.player(1).hand, pile("hunter"));
    assert_eq!((scene.player(1).tools, scene.labor()), (1, 4));
    assert_eq!(scene.game.tribe_pile(Tribe::Hunter), 14);
}

#[test]
fn ew_5_1_all_cards_so_taken_in_one_turn_are_of_different_types() {
    let mut scene = initiating(3, 3);
    scene.play("1 top tribe_hand hunter\n1 top tribe_hand elder");
    let why = |name| format!("a card of the type {name} was taken this turn (EW-5.1)");
    assert_eq!(scene.refused("1 top tribe_hand hunter"), why("Hunter"));
    assert_eq!(scene.refused("1 top tribe_hand elder"), why("Elder"));
    let left = ["1 top tribe_hand artisan", "1 top tribe_hand scout", "1 top tribe_hand shaman"];
    assert_eq!(scene.offered("1 top"), left);
}

#[test]
fn ew_5_1_in_another_turn_the_type_may_be_taken_again() {
    let mut scene = initiating(3, 1);
    scene.play("1 top tribe_hand hunter\n1 end\n2 place member rest\n2 end");
    scene.hand(1, "tribesman").play("1 place member initiate\n1 play tribesman");
    assert!(scene.offers("1 top tribe_hand hunter"));
}

#[test]
fn ew_5_1_a_card_taken_by_a_symbol_may_be_of_the_same_type() {
    let mut scene = Scene::new(2);
    scene
        .hand(1, "c2_19 tribesman")
        .play("1 play c2_19\n1 place member initiate\n1 play tribesman");
    scene.play("1 use c2_19 1\n1 gain tribe_hand scout\n1 top tribe_hand scout");
    assert_eq!(scene.player(1).hand, pile("scout scout"));
}

#[test]
fn ew_5_1_without_a_tool_no_card_is_taken() {
    let scene = initiating(0, 1);
    assert!(scene.offered("1 top").is_empty());
    assert_eq!(scene.refused("1 top tribe_hand elder"), "that needs 1 tool (EW-5.1)");
}

#[test]
fn ew_5_1_without_a_labor_no_card_is_taken() {
    let mut scene = Scene::new(2);
    scene.hand(1, "shaman").play("1 place member initiate\n1 play shaman");
    assert!(scene.offered("1 top").is_empty(), "half a labor is not enough");
    assert_eq!(scene.refused("1 top tribe_hand elder"), "that needs 1 labor (EW-5.1)");
}

#[test]
fn ew_5_2_a_food_takes_any_tribe_card_into_the_discard_pile_and_buries_a_card() {
    let mut scene = initiating(0, 1);
    scene.play("1 middle\n1 gain tribe_discard scout\n1 gain bury above tribesman");
    let player = scene.player(1);
    assert_eq!(player.food, 2);
    assert_eq!((player.discard, player.buried), (pile("scout"), pile("tribesman")));
    assert_eq!((player.hand, player.above), (pile(""), pile("")));
    assert_eq!(scene.game.tribe_pile(Tribe::Scout), 14);
}

#[test]
fn ew_5_2_the_two_are_done_in_any_order() {
    let mut scene = initiating(0, 1);
    scene.play("1 middle\n1 gain bury above tribesman\n1 gain tribe_discard scout");
    assert_eq!(scene.player(1).buried, pile("tribesman"));
    let mut scene = initiating(0, 1);
    scene.play("1 middle\n1 gain tribe_discard scout\n1 gain bury discard scout");
    assert_eq!(scene.player(1).buried, pile("scout"), "the card just taken");
}

#[test]
fn ew_5_2_one_of_the_two_is_enough() {
    let mut scene = initiating(0, 1);
    scene.play("1 middle\n1 gain tribe_discard scout\n1 decline bury");
    assert_eq!((scene.player(1).discard, scene.player(1).buried), (pile("scout"), pile("")));
    let mut scene = initiating(0, 1);
    scene.play("1 middle\n1 gain bury above tribesman\n1 decline tribe_discard");
    assert_eq!((scene.player(1).discard, scene.player(1).buried), (pile(""), pile("tribesman")));
}

#[test]
fn ew_5_2_at_least_one_is_done() {
    let mut scene = initiating(0, 1);
    let mut other = scene.play("1 middle").clone();
    scene.play("1 decline bury");
    let why = "the symbol `tribe card to the discard pile` can't be declined now (EW-2.5)";
    assert_eq!(scene.refused("1 decline tribe_discard"), why);
    other.hand(1, "elder scout").play("1 decline tribe_discard");
    assert_eq!(other.refused("1 decline bury"), "the symbol `bury` can't be declined now (EW-2.5)");
}

#[test]
fn ew_5_2_with_nothing_to_bury_a_card_is_taken() {
    let mut scene = initiating(0, 0);
    scene.play("1 middle");
    assert!(scene.offered("1 decline tribe_discard").is_empty());
    scene.play("1 gain tribe_discard scout");
    assert!(scene.offers("1 gain bury discard scout"), "and that one may be buried");
}

#[test]
fn ew_5_2_the_type_may_repeat_one_that_was_taken_into_hand() {
    let mut scene = initiating(1, 1);
    scene.play("1 top tribe_hand scout\n1 middle\n1 gain tribe_discard scout\n1 decline bury");
    assert_eq!((scene.player(1).hand, scene.player(1).discard), (pile("scout"), pile("scout")));
}

#[test]
fn ew_5_2_without_food_the_middle_is_not_used() {
    let mut scene = initiating(0, 0);
    scene.stock(1, 0, 0);
    assert!(!scene.offers("1 middle"));
    assert_eq!(scene.refused("1 middle"), "that needs 1 food (EW-5.2)");
}

#[test]
fn ew_5_3_the_bottom_gives_an_idol_and_may_bury_a_card() {
    let mut scene = initiating(0, 1);
    scene.play("1 bottom\n1 gain idol reverence\n1 gain bury above tribesman");
    assert_eq!((scene.player(1).reverence, scene.player(1).buried), (1, pile("tribesman")));
    let mut scene = initiating(0, 1);
    scene.play("1 bottom\n1 gain idol offering\n1 decline bury");
    assert_eq!((scene.player(1).offering, scene.player(1).buried), (1, pile("")));
}

#[test]
fn ew_5_3_a_card_may_be_buried_without_the_idol() {
    let mut scene = initiating(0, 1);
    scene.discard(1, "scout").play("1 bottom\n1 decline idol\n1 gain bury above tribesman");
    let player = scene.player(1);
    assert_eq!((player.offering, player.reverence, player.buried), (0, 0, pile("tribesman")));
}

#[test]
fn ew_5_3_the_bottom_costs_nothing() {
    let mut scene = initiating(0, 0);
    scene.stock(1, 0, 0).play("1 bottom\n1 gain idol reverence");
    assert_eq!(scene.player(1).reverence, 1);
}

#[test]
fn ew_5_4_taking_from_an_empty_pile_gives_1_vp_instead() {
    let mut scene = initiating(2, 2);
    scene.game.tribe_piles[Tribe::Elder.index()] = 0;
    scene.play("1 top tribe_hand elder");
    assert_eq!((scene.vp(1), scene.player(1).hand), (1, pile("")));
    assert_eq!((scene.player(1).tools, scene.labor()), (1, 2), "at the same price");
    scene.play("1 middle\n1 gain tribe_discard elder\n1 decline bury");
    assert_eq!((scene.vp(1), scene.player(1).discard), (2, pile("")));
}

#[test]
fn ew_5_4_taking_from_an_empty_pile_still_counts() {
    let mut scene = initiating(2, 2);
    scene.game.tribe_piles[Tribe::Elder.index()] = 0;
    scene.play("1 top tribe_hand elder");
    let why = "a card of the type Elder was taken this turn (EW-5.1)";
    assert_eq!(scene.refused("1 top tribe_hand elder"), why);
}

#[test]
fn ew_5_4_the_vp_of_an_empty_pile_is_enough_for_the_middle() {
    let mut scene = initiating(0, 1);
    scene.game.tribe_piles[Tribe::Elder.index()] = 0;
    scene.play("1 middle\n1 gain tribe_discard elder");
    assert!(scene.offers("1 decline bury"));
}
