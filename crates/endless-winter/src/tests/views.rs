//! EW-2.6: what is hidden from whom.

use ochre_kernel::{Game, Seat, Step, Viewer};

use super::scene::{Scene, pile, seat};
use crate::position::{Cards, SeatPosition};
use crate::state::EndlessWinter;

/// What seat 2 sees of seat 1.
fn seen(scene: &Scene) -> SeatPosition {
    seen_by(scene, Viewer::Seat(seat(2)))
}

fn seen_by(scene: &Scene, viewer: Viewer) -> SeatPosition {
    scene.game.view(&scene.rules, viewer).seats.remove(0)
}

/// Cards in the order in which positions list them.
fn cards(ids: &str) -> Vec<crate::Card> {
    pile(ids).cards().collect()
}

fn one() -> Seat {
    seat(1)
}

#[test]
fn ew_2_6_hands_are_hidden_from_others_but_not_how_many_cards_they_have() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder c1_05");
    assert_eq!(seen(&scene).hand, Cards::Hidden(2));
    assert_eq!(seen_by(&scene, Viewer::Spectator).hand, Cards::Hidden(2));
    assert_eq!(seen_by(&scene, Viewer::Seat(one())).hand, Cards::Open(cards("elder c1_05")));
}

#[test]
fn ew_2_6_decks_are_hidden_but_not_how_many_cards_they_have() {
    let scene = Scene::new(2);
    assert_eq!(seen(&scene).deck, Cards::Hidden(5));
}

#[test]
fn ew_2_6_eclipse_piles_are_hidden_until_they_are_revealed() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder c1_05").hand(2, "").turn(1, 3);
    scene.play("1 place member rest\n1 end\n1 pile elder\n1 pile c1_05");
    assert_eq!(seen(&scene).eclipse_pile, Cards::Hidden(2));
    let own = seen_by(&scene, Viewer::Seat(one())).eclipse_pile;
    assert_eq!(own, Cards::Open(cards("elder c1_05")));
    scene.play("2 place member hunt\n2 end");
    assert_eq!(seen(&scene).above, cards("elder"));
    assert_eq!(seen(&scene).known_hand, cards("c1_05"), "the bluff came back openly");
}

#[test]
fn ew_2_6_buried_cards_are_hidden_from_others() {
    let mut scene = Scene::new(2);
    scene.buried(1, "elder scout");
    assert_eq!(seen(&scene).buried, Cards::Hidden(2));
    assert_eq!(seen_by(&scene, Viewer::Seat(one())).buried, Cards::Open(cards("elder scout")));
}

#[test]
fn ew_2_6_discard_piles_played_cards_and_what_one_owns_in_all_are_public() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_05 elder").deck(1, "brave").discard(1, "scout").buried(1, "hunter");
    scene.play("1 play c1_05");
    let seen = seen_by(&scene, Viewer::Spectator);
    assert_eq!((seen.discard, seen.above), (cards("scout"), cards("c1_05")));
    assert_eq!(seen.owned, Some(cards("c1_05 elder brave scout hunter")));
}

#[test]
fn ew_2_6_the_three_cards_set_aside_in_the_set_up_are_known() {
    let scene = Scene::new(2);
    assert_eq!(seen(&scene).known_hand, cards("brave tribeswoman elder"));
}

#[test]
fn ew_2_6_a_card_that_entered_a_hand_openly_stays_known_there() {
    let mut scene = Scene::new(2);
    scene.hand(1, "tribesman brave");
    scene.play("1 place member initiate\n1 play tribesman\n1 top tribe_hand scout");
    assert_eq!(seen(&scene).known_hand, cards("scout"));
    scene.play("1 end");
    assert_eq!(seen(&scene).known_hand, cards("scout"), "in the turns of others, too");
    let mut scene = Scene::new(2);
    scene.hand(1, "tribesman brave tribeswoman");
    scene.play("1 place member develop\n1 play brave\n1 play tribeswoman\n1 top culture c1_03");
    assert_eq!(seen(&scene).known_hand, cards("c1_03"));
}

#[test]
fn ew_2_6_a_known_card_that_is_played_is_no_longer_in_hand() {
    let mut scene = Scene::new(2);
    scene.play("1 place member initiate\n1 play elder");
    assert_eq!(seen(&scene).known_hand, cards("brave tribeswoman"));
}

#[test]
fn ew_2_6_a_card_drawn_is_not_known() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_12").play("1 play c1_12\n1 use c1_12 1\n1 gain draw\n* draw tribesman");
    assert_eq!((seen(&scene).hand, seen(&scene).known_hand), (Cards::Hidden(1), Vec::new()));
}

#[test]
fn ew_2_6_a_card_buried_from_a_public_place_stays_known_there() {
    for from in ["discard scout", "above c2_13"] {
        let mut scene = Scene::new(2);
        scene.hand(1, "c2_13 elder").discard(1, "scout");
        scene.play(&format!("1 play c2_13\n1 use c2_13 1\n1 gain bury {from}"));
        let (_, card) = from.split_once(' ').unwrap();
        assert_eq!(seen(&scene).known_buried, cards(card));
    }
}

#[test]
fn ew_2_6_a_card_buried_from_hand_is_unknown_and_clears_the_marks_of_the_hand() {
    let mut scene = Scene::new(2);
    scene.play("1 place member initiate\n1 bottom\n1 gain bury hand tribesman");
    let seen = seen(&scene);
    assert_eq!((seen.known_buried, seen.buried), (Vec::new(), Cards::Hidden(1)));
    assert_eq!((seen.hand, seen.known_hand), (Cards::Hidden(4), Vec::new()));
}

#[test]
fn ew_2_6_a_card_laid_on_the_eclipse_pile_clears_the_marks_of_the_hand() {
    let mut scene = Scene::new(2);
    scene.turn(1, 3).play("1 place member rest\n1 end");
    assert_eq!(seen(&scene).known_hand, cards("brave tribeswoman elder"));
    scene.play("1 pile tribesman");
    assert!(seen(&scene).known_hand.is_empty());
}

#[test]
fn ew_2_6_others_read_a_question_mark_for_a_hidden_card() {
    let told = |scene: &Scene, line: &str, viewer| {
        let step = match line.split_once(' ').unwrap() {
            ("*", what) => Step::Chance(EndlessWinter::parse_chance(&scene.rules, what).unwrap()),
            (_, what) => Step::Act(EndlessWinter::parse_action(&scene.rules, what).unwrap()),
        };
        scene.game.redact_step(&scene.rules, step, viewer)
    };
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_12 elder scout").turn(1, 3);
    scene.play("1 play c1_12\n1 use c1_12 1\n1 gain draw");
    assert_eq!(told(&scene, "* draw tribesman", Viewer::Spectator), "draw ?");
    assert_eq!(told(&scene, "* draw tribesman", Viewer::Seat(one())), "draw tribesman");
    scene.play("* draw tribesman\n1 place member initiate\n1 bottom");
    assert_eq!(told(&scene, "1 gain bury hand elder", Viewer::Seat(seat(2))), "gain bury hand ?");
    let above = "gain bury above c1_12";
    assert_eq!(told(&scene, &format!("1 {above}"), Viewer::Seat(seat(2))), above);
    scene.play("1 decline bury\n1 gain idol tool\n1 end");
    assert_eq!(told(&scene, "1 pile elder", Viewer::Seat(seat(2))), "pile ?");
    assert_eq!(told(&scene, "1 pile elder", Viewer::Seat(one())), "pile elder");
}

#[test]
fn ew_2_6_step_1_of_a_turn_is_never_skipped() {
    let mut scene = Scene::new(2);
    scene.hand(2, "").play("1 place member rest\n1 end");
    assert_eq!(scene.waits(), "2");
    assert!(scene.offers("2 place chief hunt"));
}

#[test]
fn ew_2_6_the_end_of_a_turn_is_asked_while_the_hand_may_hold_a_tribe_card() {
    let mut scene = Scene::new(2);
    scene.stock(1, 0, 0).hand(1, "c1_05").figures("2 member develop");
    scene.play("1 place member develop");
    assert_eq!(scene.possible(), ["1 end"], "a drawn card could be anything");
    let mut scene = Scene::new(2);
    scene.stock(1, 0, 0).hand(1, "").figures("2 member develop");
    scene.play("1 place member develop");
    assert_eq!(scene.waits(), "2", "but with no card in hand the turn is over");
}

#[test]
fn ew_2_6_a_burial_from_a_hand_of_several_cards_is_asked_even_if_they_are_equal() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder elder").discard(1, "").play("1 place member initiate\n1 middle");
    for tribe in ["elder", "scout"] {
        let mut scene = scene.clone();
        scene.play(&format!("1 gain tribe_discard {tribe}"));
        assert!(scene.offers("1 gain bury hand elder"));
        assert!(scene.offers(&format!("1 gain bury discard {tribe}")));
    }
    scene.play("1 decline tribe_discard");
    assert_eq!(scene.possible(), ["1 gain bury hand elder"]);
}
