//! EW-2.1 and EW-2.3 to EW-2.5: drawing, maxima, VP, how gains are taken.

use ochre_endless_winter_pack::Pack;
use ochre_kernel::Game;

use super::scene::{Scene, pile, seat};
use crate::event::Event;
use crate::state::{Phase, Preparation};

#[test]
fn ew_2_1_who_must_draw_from_an_empty_deck_shuffles_the_discard_pile_first() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_12").deck(1, "").discard(1, "elder scout");
    scene.play("1 play c1_12\n1 use c1_12 1\n1 gain draw");
    assert_eq!(scene.possible(), ["* draw elder", "* draw scout"], "not c1_12: it lies above");
    assert!(scene.events.contains(&Event::Shuffled { seat: seat(1) }));
    scene.play("* draw scout");
    let player = scene.player(1);
    assert_eq!((player.hand, player.deck), (pile("scout"), pile("elder")));
    assert!(player.discard.is_empty());
}

#[test]
fn ew_2_1_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_12 c2_06").deck(1, "brave").discard(1, "elder");
    scene.play("1 play c1_12\n1 use c1_12 1\n1 gain draw\n* draw brave");
    assert!(scene.player(1).deck.is_empty());
    assert_eq!(scene.player(1).discard, pile("elder"), "not yet");
    // The second culture card costs the Brave, which is discarded in between.
    scene.play("1 play c2_06\n1 use c2_06 2\n1 gain draw");
    assert_eq!(scene.possible(), ["* draw brave", "* draw elder"]);
}

#[test]
fn ew_2_1_with_deck_and_discard_pile_empty_nothing_is_drawn() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_12").deck(1, "").discard(1, "").play("1 play c1_12\n1 use c1_12 1");
    assert_eq!(scene.refused("1 gain draw"), "deck and discard pile are empty (EW-2.1)");
}

#[test]
fn ew_2_1_five_cards_with_two_in_the_deck_are_two_then_three_of_the_discard_pile() {
    let mut scene = Scene::new(2);
    scene.hand(1, "").deck(1, "brave elder").discard(1, "scout hunter shaman artisan");
    scene.game.phase = Phase::Preparation { stage: Preparation::Hands, n: 0 };
    scene.play("* draw elder\n* draw brave");
    assert_eq!(
        scene.possible(),
        ["* draw artisan", "* draw scout", "* draw hunter", "* draw shaman"]
    );
    scene.play("* draw hunter\n* draw artisan\n* draw scout");
    let player = scene.player(1);
    assert_eq!(player.hand, pile("brave elder hunter artisan scout"));
    assert_eq!((player.deck, player.discard), (pile("shaman"), pile("")));
}

#[test]
fn ew_2_1_in_the_preparation_nothing_is_drawn_when_both_are_empty() {
    let mut scene = Scene::new(2);
    scene.hand(1, "").deck(1, "brave").discard(1, "");
    scene.game.phase = Phase::Preparation { stage: Preparation::Hands, n: 0 };
    scene.play("* draw brave");
    assert_eq!(scene.player(1).hand, pile("brave"));
    assert_eq!(scene.game.active, seat(2));
}

#[test]
fn ew_2_3_the_food_maximum_is_5_and_1_for_each_camp_off_the_board() {
    let camps = ["", "0", "0 4", "0 4 4", "1 2 3 4", "0 0 0 0 0"];
    for (camps, most) in camps.into_iter().zip(5..=10) {
        let mut scene = Scene::new(2);
        scene.camps(1, camps).hand(1, "c2_01").play("1 play c2_01\n1 use c2_01 1");
        assert_eq!(scene.player(1).food, most, "camps on {camps:?}");
    }
}

#[test]
fn ew_2_3_food_beyond_the_maximum_is_lost() {
    let mut scene = Scene::new(2);
    scene.player(1).food = 5;
    scene.hand(1, "c1_01").play("1 play c1_01\n1 use c1_01 1");
    assert_eq!(scene.player(1).food, 6, "of 3 food 1 fits");
    assert!(scene.offers("1 place chief hunt"), "and nothing is pending");
}

#[test]
fn ew_2_3_what_returning_camps_leave_no_room_for_is_lost() {
    let mut scene = Scene::new(2);
    scene.camps(1, "0 1 2 8").hand(1, "c2_09").player(1).food = 9;
    scene.play("1 play c2_09\n1 use c2_09 2");
    assert_eq!(scene.player(1).camps_left(), 4);
    assert_eq!(scene.player(1).food, 6);
}

#[test]
fn ew_2_3_the_pack_says_how_many_tools_one_has_at_most() {
    let mut pack = Pack::released()[0].clone();
    pack.player_board.tool_max = 3;
    for (pack, most) in [(&Pack::released()[0], 10), (&pack, 3)] {
        let mut scene = Scene::with_pack(2, "", pack);
        scene
            .stock(1, 0, most - 1)
            .hand(1, "c1_02 c1_12 elder")
            .play("1 play c1_02\n1 use c1_02 1");
        scene.play("1 gain tool");
        assert_eq!(scene.player(1).tools, most, "the second tool can only be food (EW-2.2)");
        assert_eq!(scene.player(1).food, 1);
        scene.play("1 play c1_12\n1 use c1_12 1");
        assert_eq!(scene.refused("1 gain draw tool"), "there is no room for another tool (EW-2.3)");
    }
}

#[test]
fn ew_2_3_a_unit_is_not_taken_as_food_for_which_there_is_no_room() {
    let scene = Scene::gaining_after("idol 1", |scene| scene.stock(1, 6, 0));
    assert_eq!(scene.refused("1 gain idol food"), "there is no room for more food (EW-2.3)");
}

#[test]
fn ew_2_4_vp_at_once_count_at_once_and_those_of_the_end_at_the_end() {
    let mut scene = Scene::new(2);
    scene.player(1).reverence = 2;
    scene.hand(1, "c1_14").play("1 play c1_14\n1 use c1_14 1\n1 gain idol reverence");
    assert_eq!(scene.vp(1), 2, "for the third level");
    scene.game.phase = Phase::Over;
    // The culture card 1; one animal 1; the Elder left the game with the hand.
    assert_eq!(scene.vp(1), 2 + 1 + 1);
}

#[test]
fn ew_2_5_gains_of_one_ability_are_taken_in_any_order() {
    let scene = Scene::gaining("idol 1 camp 1 bury 1");
    for order in [
        "1 gain idol reverence\n1 gain camp\n1 gain bury hand elder",
        "1 gain camp\n1 gain bury hand elder\n1 gain idol reverence",
        "1 gain bury hand elder\n1 gain idol reverence\n1 gain camp",
    ] {
        let mut scene = scene.clone();
        scene.play(order);
        let player = scene.player(1);
        assert_eq!((player.reverence, player.camps.len(), player.buried.len()), (1, 2, 1));
    }
}

#[test]
fn ew_2_5_a_gain_may_be_declined() {
    let mut scene = Scene::new(2);
    scene.animals(1, "saber_tooth").hand(1, "c1_07");
    scene.play("1 play c1_07\n1 use c1_07 1\n1 gain use_animal saber_tooth\n1 decline idol");
    assert_eq!(scene.refused("1 gain idol offering"), "no idol is waiting to be taken (EW-2.5)");
    scene.play("1 gain tool");
    let player = scene.player(1);
    assert_eq!((player.offering, player.reverence, player.tools), (0, 0, 2));
}

#[test]
fn ew_2_5_to_decline_is_to_decline_all_that_is_left_of_the_symbol() {
    let mut scene = Scene::new(2);
    scene.animals(1, "argentavis").hand(1, "c1_07");
    scene.play("1 play c1_07\n1 use c1_07 1\n1 gain use_animal argentavis\n1 decline idol");
    assert!(scene.offers("1 place chief hunt"), "both idols of the argentavis");
}

#[test]
fn ew_2_5_to_decline_a_tool_or_food_need_not_be_offered() {
    let mut scene = Scene::new(2);
    scene.animals(1, "saber_tooth").hand(1, "c1_07");
    scene.play("1 play c1_07\n1 use c1_07 1\n1 gain use_animal saber_tooth");
    assert_eq!(scene.refused("1 decline tool"), "the symbol `tool` can't be declined now (EW-2.5)");
    assert_eq!(scene.refused("1 decline food"), "no food is waiting to be taken (EW-2.5)");
    assert_eq!(scene.offered("1 decline"), ["1 decline idol"]);
}

#[test]
fn ew_2_5_an_ability_that_is_used_gives_at_least_one_of_its_gains() {
    let mut scene = Scene::gaining("idol 1 camp 1");
    scene.play("1 decline camp");
    assert_eq!(scene.refused("1 decline idol"), "the symbol `idol` can't be declined now (EW-2.5)");
    scene.play("1 gain idol offering");
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_2_5_labor_and_vp_are_taken_at_once_and_always() {
    let mut scene = Scene::gaining("idol 1 labor_halves 3 vp 2");
    assert_eq!((scene.labor(), scene.vp(1)), (3, 2));
    assert_eq!(scene.refused("1 decline vp"), "no VP is waiting to be taken (EW-2.5)");
    let why = "no labor is waiting to be taken (EW-2.5)";
    assert_eq!(scene.refused("1 decline labor_halves"), why);
    scene.play("1 decline idol");
}

#[test]
fn ew_2_5_what_a_gain_causes_comes_before_the_rest_of_the_gain() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_12").player(1).offering = 4;
    scene.play("1 play c2_12\n1 use c2_12 1\n1 gain idol offering");
    // The fifth level of the offering track gives a card.
    assert_eq!(scene.refused("1 gain idol offering"), "no idol is waiting to be taken (EW-2.5)");
    scene.play("1 gain draw\n* draw tribesman\n1 gain idol offering");
    assert_eq!(scene.player(1).offering, 6);
}

#[test]
fn ew_2_5_food_that_does_not_fit_waits_for_the_rest_of_the_gain() {
    let mut scene = Scene::gaining_after("camp 1 food 3", |scene| scene.stock(1, 5, 0));
    assert_eq!(scene.player(1).food, 6, "what fits is there at once");
    scene.play("1 gain camp");
    assert_eq!(scene.player(1).food, 7, "the camp made room for one more");
    assert!(scene.offers("1 place chief hunt"), "the last one is lost");
}

#[test]
fn ew_2_5_food_that_waits_takes_the_room_that_a_price_made() {
    let mut scene = Scene::gaining_after("sacred_stone 1 food 2", |scene| scene.stock(1, 6, 1));
    scene.play("1 gain sacred_stone s1_01\n1 gain idol reverence");
    assert_eq!(scene.player(1).food, 6, "one food was paid");
}

#[test]
fn ew_2_5_food_is_spent_and_abilities_are_used_between_effects_but_not_within_one() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_14 tribesman").play("1 play c1_14\n1 use c1_14 1");
    let why = "that can't be done now: now the player takes what was gained (EW-2.5)";
    for line in ["1 spend", "1 use c1_14 2", "1 place chief hunt", "1 end"] {
        assert_eq!(scene.refused(line), why);
    }
    scene.play("1 gain idol offering\n1 spend\n1 use c1_14 2\n1 gain idol offering");
    assert_eq!(scene.player(1).offering, 2);
}

#[test]
fn ew_2_5_what_would_give_nothing_is_not_offered() {
    let mut scene = Scene::new(2);
    scene.player(1).food = 6;
    scene.hand(1, "c1_01").play("1 play c1_01");
    assert!(!scene.offers("1 use c1_01 1"));
    assert_eq!(scene.refused("1 use c1_01 1"), "that would give nothing now (EW-2.5)");
}

#[test]
fn ew_2_5_nothing_is_asked_when_there_is_only_one_way() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_09").play("1 play c1_09\n1 use c1_09 1");
    assert_eq!(scene.player(1).camps.len(), 2);
    assert_eq!(scene.game.turn(), ochre_kernel::Turn::Player(seat(1)));
    assert!(scene.offers("1 use c1_09 2"));
}
