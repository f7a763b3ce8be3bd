//! Piles of cards, and how chance draws from what there is.

use std::collections::BTreeMap;

use ochre_kernel::{Game, Luck, Turn};

use super::scene::{Scene, pile};
use crate::state::EndlessWinter;

/// Always the same number.
struct Nth(u32);

impl Luck for Nth {
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.0 < n, "{} of {n}", self.0);
        self.0
    }
}

/// Every number that chance may come up with gives its outcome, each outcome as often as its
/// weight says.
#[track_caller]
fn check_luck(scene: &Scene) {
    let mut outcomes = Vec::new();
    scene.game.chance_outcomes(&scene.rules, &mut outcomes);
    let text = |chance| EndlessWinter::chance_text(&scene.rules, chance);
    let expected: BTreeMap<String, u32> =
        outcomes.into_iter().map(|(chance, weight)| (text(chance), weight)).collect();
    let mut sampled = BTreeMap::new();
    for n in 0..expected.values().sum() {
        let chance = scene.game.sample_chance(&scene.rules, &mut Nth(n));
        *sampled.entry(text(chance)).or_insert(0) += 1;
    }
    assert_eq!(sampled, expected);
}

#[test]
fn ew_11_1_each_outcome_comes_as_often_as_its_weight_says() {
    for (players, options) in [
        (2, ""),
        (3, "choose-setup rest-tokens"),
        (4, "choose-chiefs glacier-tokens rest-tokens short-era-1"),
    ] {
        let mut scene = Scene::before_setup(players, options);
        let mut n_steps = 0;
        while scene.game.turn() == Turn::Chance || scene.game.spot().is_none() && n_steps < 120 {
            if scene.game.turn() == Turn::Chance {
                check_luck(&scene);
            }
            let possible = scene.possible();
            scene.play(&possible[n_steps % possible.len()].clone());
            n_steps += 1;
        }
    }
}

#[test]
fn ew_11_1_draws_animals_and_tokens_come_as_often_as_there_are() {
    let mut scene = Scene::with(2, "glacier-tokens rest-tokens");
    scene.hand(1, "c1_12 c2_05").deck(1, "elder elder scout c1_01 c1_02 tribesman");
    scene.play("1 play c1_12\n1 use c1_12 1\n1 gain draw");
    check_luck(&scene);
    scene.play("* draw scout\n1 play c2_05\n1 use c2_05 1");
    check_luck(&scene);
    let first = scene.possible()[0].clone();
    scene.play(&first).camps(1, "1").play("1 use c2_05 2\n1 gain move 1 8");
    check_luck(&scene);
    scene.let_chance().play("1 place member rest\n1 token swap");
    check_luck(&scene);
}

#[test]
fn a_pile_without_another_is_what_is_left() {
    let all = pile("elder elder scout c1_01 c2_20");
    for (taken, left) in [
        ("", "elder elder scout c1_01 c2_20"),
        ("elder c2_20", "elder scout c1_01"),
        ("c1_01", "elder elder scout c2_20"),
        ("elder elder scout c1_01 c2_20", ""),
    ] {
        assert_eq!(all.without(pile(taken)), pile(left), "without {taken}");
        assert_eq!(pile(left).and(pile(taken)), all, "{left} and {taken}");
    }
}

#[test]
fn a_pile_holds_what_is_in_it_as_often_as_it_is() {
    let all = pile("elder elder scout c1_01");
    for (part, held) in [
        ("", true),
        ("elder", true),
        ("elder elder c1_01", true),
        ("elder elder scout c1_01", true),
        ("elder elder elder", false),
        ("scout scout", false),
        ("elder c1_02", false),
        ("hunter", false),
    ] {
        assert_eq!(all.holds(pile(part)), held, "{part}");
    }
    assert!(pile("").holds(pile("")) && !pile("").holds(all));
}

#[test]
fn ew_1_7_the_animals_of_grounds_and_set_up_cards_leave_the_deck() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        let on_cards = [1, 1, 1, 2].iter().take(usize::from(players)).sum::<u8>();
        assert_eq!(scene.game.n_grounds(), players + 1);
        assert_eq!(scene.game.animals_left(), 60 - (players + 1) - on_cards);
        assert_eq!(scene.player(1).animals.iter().sum::<u8>(), 1);
    }
}

#[test]
fn ew_1_10_two_more_tiles_of_each_land_may_be_drawn() {
    let mut scene = Scene::before_setup(2, "");
    while !scene.possible()[0].starts_with("* land") {
        let first = scene.possible()[0].clone();
        scene.play(&first);
    }
    let weights = |scene: &Scene| {
        let mut outcomes = Vec::new();
        scene.game.chance_outcomes(&scene.rules, &mut outcomes);
        outcomes.into_iter().map(|(_, weight)| weight).collect::<Vec<_>>()
    };
    assert_eq!(weights(&scene), [2; 6]);
    scene.play("* land plains");
    assert_eq!(weights(&scene), [1, 2, 2, 2, 2, 2]);
    scene.play("* land plains\n* land steppe");
    assert_eq!(weights(&scene), [2, 2, 2, 2, 1], "no plains are left");
}

#[test]
fn ew_10_5_a_rest_token_that_was_turned_up_can_not_come_again() {
    let mut scene = Scene::before_setup(2, "rest-tokens");
    while !scene.possible()[0].starts_with("* rest") {
        let first = scene.possible()[0].clone();
        scene.play(&first);
    }
    let tokens = scene.possible();
    assert_eq!(tokens.len(), 5);
    scene.play(&tokens[3]).play("1 place member rest\n1 token swap");
    let left: Vec<&String> = tokens.iter().filter(|&token| *token != tokens[3]).collect();
    assert_eq!(scene.possible().iter().collect::<Vec<_>>(), left);
}
