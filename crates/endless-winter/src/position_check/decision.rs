//! The last questions, put only to a state without faults: its scores, and whether there is
//! something to decide.

use std::collections::BTreeMap;

use ochre_kernel::{Game, Turn};

use super::{Faults, MANY, Reading};
use crate::notation::shortened;
use crate::position::ScorePosition;
use crate::state::{EndlessWinter, Phase};

impl Reading<'_> {
    /// Compares the scores that are given with those that follow.
    pub(super) fn check_scores(&self, state: &EndlessWinter, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            if let Some(given) = &own.score {
                let at = format!("seats[{}].score", seat.index());
                let sources = state.score_sources(&self.rules, seat).into_iter().collect();
                let total = state.score(&self.rules, seat);
                check_score(&at, given, total, &sources, faults);
            }
        }
    }

    /// Whoever is asked has an answer.
    pub(super) fn check_decision(&self, state: &EndlessWinter, faults: &mut Faults) {
        let is_answered = match state.turn() {
            Turn::Player(_) => {
                let mut actions = Vec::new();
                state.legal_actions(&self.rules, &mut actions);
                !actions.is_empty()
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                state.chance_outcomes(&self.rules, &mut outcomes);
                !outcomes.is_empty()
            }
            Turn::Over => true,
        };
        let is_pile = matches!(self.phase, Phase::EclipsePile { .. });
        let has_cards = self.own().is_some_and(|own| 0 < own.hand.count());
        faults.unless(is_answered && (!is_pile || has_cards), || {
            "`phase` and `pending` wait for a decision, but there is nothing to decide".into()
        });
    }
}

fn check_score(
    at: &str,
    given: &ScorePosition,
    total: i32,
    sources: &BTreeMap<&str, i32>,
    faults: &mut Faults,
) {
    let stated = given.total;
    faults.unless(stated == total, || {
        format!("`{at}.total` is {stated}, but {total} follows from the rest")
    });
    for (name, points) in sources {
        match given.sources.get(*name) {
            Some(stated) => faults.unless(stated == points, || {
                format!("`{at}.sources.{name}` is {stated}, but {points} follows from the rest")
            }),
            None => faults.add(format!("`{at}.sources.{name}` is missing")),
        }
    }
    let unknown = given.sources.keys().filter(|name| !sources.contains_key(name.as_str()));
    for name in unknown.take(MANY) {
        let name = shortened(name);
        faults.add(format!("`{at}.sources.{name}` is no source of points"));
    }
}
