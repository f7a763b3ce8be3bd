//! EW-2.5 and EW-2.6: what is asked, and what is not because everybody knows the answer.

use ochre_kernel::{Game, Turn};

use super::scene::{Scene, pile, seat};
use super::scene_edits::pack_with;
use crate::tests::scene::ability;

/// Seat 1 has these cards, and everybody knows it.
fn known(hand: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, hand).deck(1, "scout").discard(1, "").player(1).known_hand = pile(hand);
    scene
}

#[test]
fn ew_2_6_a_discard_is_not_asked_for_when_all_know_that_the_cards_are_alike() {
    let mut scene = known("c1_01 c1_02 elder elder");
    scene.play("1 play c1_01\n1 play c1_02");
    assert_eq!((scene.player(1).discard, scene.player(1).hand), (pile("elder"), pile("elder")));
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_2_6_a_discard_is_asked_for_when_others_do_not_know_that_the_cards_are_alike() {
    let mut scene = known("c1_01 c1_02 elder elder");
    scene.player(1).known_hand = pile("");
    scene.play("1 play c1_01\n1 play c1_02");
    assert_eq!(scene.possible(), ["1 discard elder"]);
}

#[test]
fn ew_2_5_a_discard_of_the_whole_hand_is_not_asked_for() {
    let mut scene = known("c1_01 c1_02 elder");
    scene.player(1).known_hand = pile("");
    scene.play("1 play c1_01\n1 play c1_02");
    assert_eq!((scene.player(1).discard, scene.player(1).hand), (pile("elder"), pile("")));
}

#[test]
fn ew_2_6_a_burial_is_not_asked_for_when_all_know_the_only_card() {
    let mut scene = known("elder elder");
    scene.player(1).side = 1;
    scene.play("1 place chief rest\n1 use chief 1");
    assert_eq!(scene.player(1).buried, pile("elder"), "Keen Eye buries a card");
    let mut scene = known("elder elder");
    (scene.player(1).side, scene.player(1).known_hand) = (1, pile("elder"));
    scene.play("1 place chief rest\n1 use chief 1");
    assert_eq!(scene.possible(), ["1 gain bury hand elder"], "others think of a Scout");
}

#[test]
fn ew_8_7_animals_that_can_not_be_turned_up_are_not_offered() {
    let full = "glyptodon glyptodon glyptodon glyptodon glyptodon glyptodon";
    let scene = Scene::gaining_after("reveal 1 idol 1", |scene| scene.grounds(full));
    assert_eq!(scene.offered("1 gain reveal"), Vec::<String>::new());
    assert!(scene.offers("1 gain idol offering"));
    let scene = Scene::gaining_after("reveal 1 idol 1", |scene| scene.animal_deck(""));
    assert_eq!(scene.offered("1 gain reveal"), Vec::<String>::new());
    let mut scene = Scene::with_pack(2, "", &pack_with(&[ability("", "reveal 1")]));
    scene.hand(1, "c2_20 elder").grounds(full).play("1 play c2_20");
    assert!(!scene.offers("1 use c2_20 1"));
}

#[test]
fn ew_5_4_a_card_in_hand_gives_its_labor_when_its_pile_gave_a_vp_instead() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder").stock(1, 3, 3).play("1 spend\n1 spend\n1 place member initiate");
    scene.game.tribe_piles[0] = 0;
    scene.play("1 top tribe_hand elder\n1 play elder");
    assert_eq!((scene.vp(1), scene.labor()), (1, 4 - 2 + 2), "no new card came");
}

#[test]
fn ew_8_7_animals_turned_up_leave_the_deck() {
    let mut scene = Scene::gaining_after("reveal 2", |scene| {
        scene.grounds("").animal_deck("glyptodon glyptodon argentavis")
    });
    scene.play("* animal glyptodon\n* animal glyptodon");
    assert_eq!((scene.game.animals_left(), scene.game.n_grounds()), (1, 2));
    assert_eq!(scene.game.turn(), Turn::Player(seat(1)));
}
