//! EW-8.1: burying cards.

use ochre_kernel::{Game, Refusal, Viewer};

use super::scene::{Scene, pile, seat};
use crate::position::Cards;

/// Seat 1 has played Ancestor Cult (bury; idol) and is burying: a Tribesman is in hand, an Elder
/// in the discard pile.
fn burying() -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_13 tribesman").discard(1, "elder").play("1 play c2_13\n1 use c2_13 1");
    scene
}

/// Seat 1 is first in the eclipse and has these cards revealed; part (b).
fn revealed(ids: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.pile(1, ids).hand(1, "scout").figures("1 member rest, 1 member rest").eclipse();
    scene.play("1 decline draw");
    scene
}

#[test]
fn ew_8_1_a_card_is_buried_from_hand_discard_pile_or_above_the_board() {
    let scene = burying();
    let all = ["hand tribesman", "discard elder", "above c2_13"];
    assert_eq!(scene.offered("1 gain"), all.map(|card| format!("1 gain bury {card}")));
    for (card, left) in all.into_iter().zip(["hand", "discard", "above"]) {
        let mut scene = burying();
        scene.play(&format!("1 gain bury {card}"));
        let player = scene.player(1);
        let (_, id) = card.split_once(' ').unwrap();
        assert_eq!(player.buried, pile(id));
        let places = [("hand", player.hand), ("discard", player.discard), ("above", player.above)];
        for (place, cards) in places {
            assert_eq!(cards.is_empty(), place == left, "{place} after {card}");
        }
    }
}

#[test]
fn ew_8_1_culture_cards_are_buried_like_tribe_cards() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_13 c1_01").discard(1, "c1_02").play("1 play c2_13\n1 use c2_13 1");
    scene.play("1 gain bury hand c1_01");
    assert_eq!(scene.player(1).buried, pile("c1_01"));
}

#[test]
fn ew_8_1_a_card_that_is_not_there_can_not_be_buried() {
    let scene = burying();
    for (line, why) in [
        ("1 gain bury hand elder", "elder is not in hand (EW-8.1)"),
        ("1 gain bury discard tribesman", "tribesman is not in the discard pile (EW-8.1)"),
        ("1 gain bury above tribesman", "tribesman is not above the board (EW-8.1)"),
    ] {
        let refusal = scene.refusal(line);
        assert_eq!((refusal.rule(), refusal.to_string()), ("EW-8.1", why.to_owned()));
    }
}

#[test]
fn ew_8_1_the_unused_abilities_of_a_buried_card_are_gone() {
    let mut scene = burying();
    scene.play("1 gain bury above c2_13");
    assert!(!scene.offers("1 use c2_13 2"));
    let why = scene.refusal("1 use c2_13 2").to_string();
    assert_eq!(why, "c2_13 is not above the board (EW-4.1)");
}

#[test]
fn ew_8_1_a_card_that_stays_keeps_its_abilities() {
    let mut scene = burying();
    scene.play("1 gain bury hand tribesman");
    assert!(scene.offers("1 use c2_13 2"));
}

#[test]
fn ew_8_1_labor_that_a_buried_card_gave_stays() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_13 tribeswoman").stock(1, 3, 0);
    scene.play("1 play c2_13\n1 place chief migrate\n1 play tribeswoman\n1 use c2_13 1");
    scene.play("1 gain bury above tribeswoman");
    assert_eq!(scene.game.turn.labor, 3);
    assert!(!scene.offers("1 use tribeswoman 1"));
    scene.play("1 top move 0 1");
    assert_eq!(scene.game.turn.labor, 1);
}

#[test]
fn ew_8_1_the_when_of_a_buried_card_is_gone() {
    let mut scene = Scene::new(2);
    // Burial Ochre: bury a card; when a card is buried, 1 food for an idol.
    scene.hand(1, "c1_15 tribesman").stock(1, 3, 0).play("1 play c1_15\n1 use c1_15 1");
    scene.play("1 gain bury above c1_15");
    assert_eq!(scene.offered("1 use"), Vec::<String>::new());
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_8_1_of_two_equal_cards_one_is_left() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_13 shaman shaman").stock(1, 6, 0);
    scene.play("1 play c2_13\n1 place chief hunt\n1 play shaman\n1 play shaman");
    scene.play("1 use shaman 1\n1 gain idol offering\n1 use c2_13 1\n1 gain bury above shaman");
    assert!(scene.offers("1 use shaman 1"), "the one that was used is buried");
    scene.play("1 use shaman 1\n1 gain idol reverence");
    assert!(!scene.offers("1 use shaman 1"));
}

#[test]
fn ew_8_1_in_the_eclipse_revealed_tribe_cards_are_buried_the_burying_one_too() {
    let mut scene = revealed("elder tribesman c1_16");
    scene.discard(1, "artisan").play("1 use elder 2");
    let from_hand = ["hand scout", "hand c1_16"];
    let others = ["discard artisan", "above tribesman", "above elder"];
    let all = from_hand.into_iter().chain(others).map(|card| format!("1 gain bury {card}"));
    assert_eq!(scene.offered("1 gain"), all.collect::<Vec<_>>(), "bluff is back in hand");
    scene.play("1 gain bury above elder\n2 decline idol");
    assert_eq!(scene.player(1).buried, pile("elder"));
    assert_eq!(scene.player(1).discard, pile("tribesman artisan"), "not with the pile");
}

#[test]
fn ew_8_1_in_the_eclipse_a_buried_card_loses_its_unused_ability_but_not_its_labor() {
    let mut scene = revealed("elder hunter");
    assert_eq!(scene.player(1).eclipse_labor, 2 + 2 + 6);
    scene.play("1 use elder 2\n1 gain bury above hunter");
    assert_eq!((scene.waits(), scene.player(1).eclipse_labor), ("2".into(), 10));
}

#[test]
fn ew_8_1_in_the_eclipse_the_pile_of_another_is_not_touched() {
    let mut scene = revealed("elder");
    scene.player(2).above = pile("hunter");
    scene.play("1 use elder 2");
    assert!(!scene.offers("1 gain bury above hunter"));
}

#[test]
fn ew_8_1_buried_cards_never_come_back() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_12").deck(1, "").discard(1, "elder").buried(1, "artisan");
    scene.play("1 play c1_12\n1 use c1_12 1\n1 gain draw");
    assert_eq!(scene.possible(), ["* draw elder"]);
    assert_eq!(scene.play("* draw elder").player(1).buried, pile("artisan"));
}

#[test]
fn ew_8_1_the_owner_may_look_at_buried_cards_and_nobody_else() {
    let mut scene = Scene::new(2);
    scene.buried(1, "artisan c1_01");
    let shown = |viewer| scene.game.view(&scene.rules, viewer).seats.swap_remove(0).buried;
    let cards = ["artisan", "c1_01"].map(|id| id.parse().unwrap());
    assert_eq!(shown(Viewer::Seat(seat(1))), Cards::Open(cards.to_vec()));
    for other in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(shown(other), Cards::Hidden(2));
    }
}

#[test]
fn ew_8_1_with_no_card_anywhere_there_is_nothing_to_bury() {
    let mut scene = Scene::new(2);
    scene.hand(1, "").deck(1, "elder").discard(1, "").play("1 place member initiate\n1 bottom");
    assert!(scene.offers("1 gain idol offering"));
    assert_eq!(scene.offered("1 gain bury"), Vec::<String>::new());
}
