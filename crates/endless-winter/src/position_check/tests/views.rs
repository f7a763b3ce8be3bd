//! A view shows what EW-2.6 lets its viewer know, and nothing else.

use ochre_kernel::{Game, Rules as _, Viewer};
use ochre_testkit::walk;
use serde_json::json;

use super::good::good;
use super::tables;
use crate::card::Card;
use crate::position::{Cards, Position, Shown};
use crate::state::{EndlessWinter, Phase, seat_at};

fn viewer(index: usize) -> Viewer {
    Viewer::Seat(seat_at(index))
}

#[test]
fn ew_2_6_others_see_how_many_cards_there_are_and_which_of_them_are_known() {
    let (rules, mut state) = good("turn");
    state.players.0[0].pile.add(Card::TRIBESWOMAN);
    state.players.0[0].hand.take(Card::TRIBESWOMAN);
    for viewer in [viewer(1), Viewer::Spectator] {
        let view = state.shown_to(&rules, viewer);
        let seen = serde_json::to_value(&view.seats[0]).unwrap();
        for (field, expected) in [
            ("hand", json!({"count": 1})),
            ("known_hand", json!(["elder"])),
            ("deck", json!({"count": 5})),
            ("eclipse_pile", json!({"count": 1})),
            ("buried", json!({"count": 1})),
            ("known_buried", json!(["elder"])),
            ("discard", json!(["tribesman", "tribesman"])),
            ("above", json!(["brave"])),
        ] {
            assert_eq!(seen[field], expected, "{field}");
        }
        assert_eq!(seen["owned"].as_array().unwrap().len(), 11);
        let turn = serde_json::to_value(&view.turn).unwrap();
        assert_eq!((&turn["taken"], &turn["new_in_hand"]), (&json!(["elder"]), &json!("?")));
    }
}

#[test]
fn ew_2_6_the_owner_sees_the_own_cards_and_a_spectator_no_hand() {
    let (rules, state) = good("turn");
    let whole = state.position_of_all(&rules);
    let own = state.shown_to(&rules, viewer(0));
    assert_eq!((&own.seats[0], &own.turn), (&whole.seats[0], &whole.turn));
    assert_eq!(own.seats[1].hand, Cards::Hidden(5));
    let spectator = state.shown_to(&rules, Viewer::Spectator);
    assert!(spectator.seats.iter().all(|seat| matches!(seat.hand, Cards::Hidden(_))));
    assert_eq!(state.shown_to(&rules, viewer(1)).seats[1], whole.seats[1]);
}

#[test]
fn ew_2_6_the_end_shows_everything() {
    let (rules, mut state) = good("late");
    state.phase = Phase::Over;
    assert_eq!(state.shown_to(&rules, Viewer::Spectator), state.position_of_all(&rules));
}

/// What a view hides is what it is refused for, and nothing else.
#[test]
fn a_view_is_refused_for_what_it_hides() {
    let mut n_hidden = 0;
    for rules in tables() {
        walk::<EndlessWinter>(&rules, 1, |game, _| {
            for viewer in Viewer::all(rules.players()) {
                let view = game.view(&rules, viewer);
                let hidden = hidden(&view);
                n_hidden += hidden.len();
                match view.to_state() {
                    Ok(read) => assert!(hidden.is_empty() && read == (rules.clone(), *game)),
                    Err(faults) => assert_eq!(faults, hidden),
                }
            }
        });
    }
    assert!(10_000 < n_hidden, "{n_hidden}");
}

/// The faults of what is hidden.
fn hidden(view: &Position) -> Vec<String> {
    let why = "is hidden, but only a complete position can be read (EW-2.6)";
    let mut all = Vec::new();
    for (index, own) in view.seats.iter().enumerate() {
        let piles = [
            ("hand", &own.hand),
            ("deck", &own.deck),
            ("eclipse_pile", &own.eclipse_pile),
            ("buried", &own.buried),
        ];
        for (field, _) in piles.into_iter().filter(|(_, cards)| matches!(cards, Cards::Hidden(_))) {
            all.push(format!("`seats[{index}].{field}` {why}"));
        }
    }
    if matches!(view.turn.new_in_hand, Shown::Hidden(_)) {
        all.push(format!("`turn.new_in_hand` {why}"));
    }
    all
}
