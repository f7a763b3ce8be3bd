//! SA-10.1 to SA-10.4: final scoring and victory.

use ochre_kernel::Game;

use super::scene::{Scene, ready, used};
use crate::resources::Stock;
use crate::sets::CardSet;

/// A table whose only round is over; seat 1 had these cards and whatever `edit` gives.
pub(super) fn at_the_end(cards: &str, edit: impl FnOnce(&mut Scene)) -> Scene {
    let mut scene = Scene::of_one_round(2);
    let owned: CardSet = cards.split_whitespace().map(|name| name.parse().unwrap()).collect();
    // What lies on a space gives way to a card that nobody speaks of.
    for space in 1..=4 {
        let card = scene.game.card_on(space - 1).unwrap();
        if owned.has(card) {
            let other = scene.game.deck.iter().find(|&other| !owned.has(other)).unwrap();
            scene.card(space, &other.to_string());
        }
    }
    scene.owns(1, cards);
    edit(&mut scene);
    scene.feed();
    assert_eq!(scene.turn(), "over");
    scene
}

#[test]
fn sa_10_1_each_resource_is_worth_1_point() {
    for (stock, points) in [([0, 0, 0, 0], 0), ([1, 0, 0, 0], 1), ([4, 3, 2, 1], 10)] {
        let scene = at_the_end("", |scene| scene.tribe(1).stock = Stock(stock));
        assert_eq!((scene.points(1, "resources"), scene.score(1)), (points, points));
    }
}

#[test]
fn sa_10_1_food_and_unused_one_use_tools_score_nothing() {
    let scene = at_the_end("", |scene| {
        scene.tribe(1).food = 500;
        scene.one_use(1, 2).one_use(1, 3).one_use(1, 4);
    });
    assert_eq!(scene.score(1), 0, "no tools, so their tool makers count nothing either");
}

#[test]
fn a_projection_counts_as_if_the_game_ended_now() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([4, 0, 0, 0]);
    scene.owns(1, "C01 C02 C26");
    let projected = scene.game.projected(crate::tests::scene::seat(1));
    assert_eq!((projected.resources, projected.culture_set, projected.total()), (4, 9, 16));
    assert_eq!(scene.score(1), 3, "on the track are the points of C26 alone");
}

#[test]
fn sa_10_2_different_symbols_are_squared_and_symbols_held_twice_are_a_second_set() {
    // Pottery C01 C17, writing C02 C32, time C03 C30, transport C04 C21, weaving C11 C13, medicine
    // C16 C36, art C25 C29, music C26 C27.
    for (cards, first, second) in [
        ("", 0, 0),
        ("C01", 1, 0),
        ("C01 C17", 1, 1),
        ("C01 C02", 4, 0),
        ("C01 C17 C02", 4, 1),
        ("C01 C17 C02 C32", 4, 4),
        ("C03 C21 C13 C36 C29", 25, 0),
        ("C01 C02 C03 C04 C11 C16 C25 C26", 64, 0),
        ("C17 C32 C30 C21 C13 C36 C29 C27", 64, 0),
        ("C01 C02 C03 C04 C11 C16 C25 C26 C17 C32 C30 C21 C13 C36 C29 C27", 64, 64),
    ] {
        let scene = at_the_end(cards, |_| ());
        let points = (scene.points(1, "culture_set"), scene.points(1, "culture_second"));
        assert_eq!(points, (first, second), "{cards}");
        assert_eq!(scene.score(1), first + second + scene.points(1, "cards_now"), "{cards}");
    }
}

/// The points that one card gives a tribe with agriculture 7, tools 3 + 3 + 2 (two used), 3
/// buildings and 6 people.
fn bottom(card: &str) -> [i32; 4] {
    let scene = at_the_end(card, |scene| {
        scene.built(1, "B02 B03 B04");
        let tribe = scene.tribe(1);
        (tribe.people, tribe.home, tribe.agriculture) = (6, 6, 7);
        tribe.tools = crate::Tools::from_values([(3, true), (3, false), (2, true)]).unwrap();
    });
    ["farmers", "toolmakers", "builders", "shamans"].map(|source| scene.points(1, source))
}

#[test]
fn sa_10_3_each_sand_card_counts_its_profession() {
    for (cards, points) in [
        (&["C07", "C19", "C31"][..], [7, 0, 0, 0]),
        (&["C08", "C14"], [2 * 7, 0, 0, 0]),
        (&["C34", "C35"], [0, 8, 0, 0]),
        (&["C09", "C10", "C33"], [0, 2 * 8, 0, 0]),
        (&["C05", "C15"], [0, 0, 3, 0]),
        (&["C06", "C12"], [0, 0, 2 * 3, 0]),
        (&["C28"], [0, 0, 3 * 3, 0]),
        (&["C20", "C22", "C24"], [0, 0, 0, 6]),
        (&["C18", "C23"], [0, 0, 0, 2 * 6]),
        (&["C01", "C17", "C36"], [0, 0, 0, 0]),
    ] {
        for card in cards {
            assert_eq!(bottom(card), points, "{card}");
        }
    }
}

#[test]
fn sa_10_3_used_tools_count_and_one_use_tools_do_not() {
    for tools in [ready(&[1, 1, 2]), used(&[1, 1, 2])] {
        let scene = at_the_end("C09", |scene| {
            scene.tribe(1).tools = tools;
            scene.one_use(1, 4); // C35: one tool maker more
        });
        assert_eq!(scene.points(1, "toolmakers"), (2 + 1) * 4);
    }
}

#[test]
fn sa_10_3_all_people_count_wherever_they_are() {
    let mut scene = Scene::of_one_round(2);
    scene.owns(1, "C18").people_on("1 hut 2");
    assert_eq!(scene.points(1, "shamans"), 2 * 6, "the new one, too");
}

#[test]
fn sa_10_3_cards_of_one_profession_add_up() {
    let scene = at_the_end("C07 C08 C14 C19 C31", |scene| scene.tribe(1).agriculture = 4);
    assert_eq!((scene.points(1, "farmers"), scene.points(2, "farmers")), (7 * 4, 0));
}

/// The shares of a finished game whose seats have so many points (as resources), agriculture,
/// tools and people.
fn shares(seats: &[(u16, u8, &[u8], u8)]) -> Vec<f64> {
    let players = seats.len() as u8;
    let mut scene = Scene::of_one_round(players);
    for (number, &(points, agriculture, tools, people)) in (1..).zip(seats) {
        let tribe = scene.tribe(number);
        (tribe.stock, tribe.agriculture) = (Stock([points, 0, 0, 0]), agriculture);
        (tribe.people, tribe.home, tribe.tools) = (people, people, ready(tools));
    }
    scene.feed();
    scene.game.win_shares(&scene.rules).unwrap().0[..seats.len()].to_vec()
}

#[test]
fn sa_10_4_the_highest_score_wins_whatever_the_rest() {
    assert_eq!(shares(&[(9, 0, &[], 5), (8, 9, &[4, 4, 4], 10)]), [1.0, 0.0]);
    assert_eq!(shares(&[(0, 0, &[], 5), (1, 0, &[], 5), (0, 9, &[], 9)]), [0.0, 1.0, 0.0]);
    let negative = {
        let mut scene = Scene::of_one_round(2);
        scene.tribe(1).food = 0;
        scene.feed();
        scene.game.win_shares(&scene.rules).unwrap().0[..2].to_vec()
    };
    assert_eq!(negative, [0.0, 1.0]);
}

#[test]
fn sa_10_4_a_tie_goes_to_the_highest_sum_of_agriculture_tools_and_people() {
    for (first, second, winner) in [
        ((0, &[][..], 6), (0, &[][..], 5), 0),
        ((0, &[], 5), (1, &[], 5), 1),
        ((0, &[1], 5), (0, &[], 5), 0),
        // Only the sum counts: 3 + 0 + 5 against 0 + 4 + 5, and 2 + 2 + 5 against 0 + 0 + 8.
        ((3, &[], 5), (0, &[1, 1, 2], 5), 1),
        ((2, &[1, 1], 5), (0, &[], 8), 0),
    ] {
        let seats = [(4, first.0, first.1, first.2), (4, second.0, second.1, second.2)];
        let mut expected = [0.0, 0.0];
        expected[winner] = 1.0;
        assert_eq!(shares(&seats), expected, "{seats:?}");
    }
}

#[test]
fn sa_10_4_one_use_tools_and_food_break_no_tie() {
    let mut scene = Scene::of_one_round(2);
    scene.one_use(1, 4).tribe(1).food = 99;
    scene.feed();
    assert_eq!(scene.game.win_shares(&scene.rules).unwrap().0[..2], [0.5, 0.5]);
}

#[test]
fn sa_10_4_used_tools_count_in_a_tie() {
    let mut scene = Scene::of_one_round(2);
    scene.tribe(2).tools = used(&[1]);
    scene.feed();
    assert_eq!(scene.game.win_shares(&scene.rules).unwrap().0[..2], [0.0, 1.0]);
}

#[test]
fn sa_10_4_who_is_still_tied_shares_the_victory() {
    assert_eq!(shares(&[(3, 1, &[], 5), (3, 0, &[1], 5)]), [0.5, 0.5]);
    assert_eq!(shares(&[(3, 0, &[], 5), (2, 0, &[], 9), (3, 0, &[], 5)]), [0.5, 0.0, 0.5]);
    assert_eq!(shares(&[(3, 0, &[][..], 5); 3]), [1.0 / 3.0; 3]);
    assert_eq!(shares(&[(3, 0, &[][..], 5); 4]), [0.25; 4]);
}
