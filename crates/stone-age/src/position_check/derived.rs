//! What follows from the rest, and whether the decision is a real one.

use std::collections::BTreeMap;

use super::{Faults, MANY, Reading, Stage};
use crate::position::{ScorePosition, SeatPosition, Shown};
use crate::scoring::Sources;
use crate::state::StoneAge;

impl Reading<'_> {
    /// Compares what is given with what follows, and fills in why the game ended.
    pub(super) fn check_derived(&self, state: &mut StoneAge, faults: &mut Faults) {
        self.check_ends(state, faults);
        let is_hidden = |own: &SeatPosition| matches!(own.extra_card, Some(Shown::Hidden(_)));
        let n_hidden = self.seats().filter(|(_, own)| is_hidden(own)).count() as u8;
        let n_cards = state.deck.len().saturating_sub(n_hidden);
        if let Some(given) = self.position.cards_left {
            faults.unless(given == n_cards, || {
                format!("`cards_left` is {given}, but {n_cards} follows from the rest")
            });
        }
        for (seat, own) in self.seats() {
            // Impossible tools have no score.
            if let (Some(score), Some(_)) = (&own.score, own.to_tools()) {
                let at = format!("seats[{}].score", seat.index());
                check_score(&at, score, state.sources(seat), faults);
            }
        }
    }

    fn check_ends(&self, state: &mut StoneAge, faults: &mut Faults) {
        if self.stage != Stage::Over {
            faults.unless(self.position.ends.is_none(), || {
                "`ends` is given, but the game is not over (SA-9.1)".into()
            });
            return;
        }
        let mut ended = *state;
        ended.end_round(&self.rules, &mut ());
        state.ends = ended.ends;
        faults.unless(state.ends.any(), || {
            "`phase.kind` is over, but cards, buildings and rounds are left (SA-9.1, SA-9.2, \
             SA-9.3)"
                .into()
        });
        if let Some(given) = &self.position.ends {
            let names = state.end_names();
            let all_named = names.len() == given.len() && names.iter().all(|n| given.contains(n));
            faults.unless(all_named, || {
                let list = |names: &[String]| match names {
                    [] => "empty".to_string(),
                    names => names.iter().take(MANY).cloned().collect::<Vec<_>>().join(", "),
                };
                let (given, names) = (list(given), list(&names));
                format!("`ends` is {given}, but {names} follows from the rest (SA-9.3)")
            });
        }
    }

    /// The last question, put only to a state without faults: is it this decision that the table
    /// waits for?
    pub(super) fn check_decision(&self, state: &StoneAge, faults: &mut Faults) {
        if self.stage == Stage::Placing {
            for (seat, own) in self.seats() {
                let passed_over = self.n_turns_to_place(seat).is_some_and(|n| own.placed.len() < n);
                let can_place = state.openings(&self.rules, seat).len() != 0;
                faults.unless(!(passed_over && can_place), || {
                    let index = seat.index();
                    format!(
                        "`seats[{index}].placed` lacks a place, but seat {seat} could not be \
                         passed over (SA-3.1)"
                    )
                });
            }
        }
        let mut settled = *state;
        settled.settle(&self.rules, &mut ());
        faults.unless(settled == *state, || {
            "this decision has only one legal action, so it is not asked (SA-12.1)".into()
        });
    }
}

fn check_score(at: &str, given: &ScorePosition, sources: Sources, faults: &mut Faults) {
    let (stated, total) = (given.total, sources.total());
    faults.unless(stated == total, || {
        format!("`{at}.total` is {stated}, but {total} follows from the rest")
    });
    let named: BTreeMap<&str, i32> = sources.each().into();
    for (name, points) in &named {
        match given.sources.get(*name) {
            Some(stated) => faults.unless(stated == points, || {
                format!("`{at}.sources.{name}` is {stated}, but {points} follows from the rest")
            }),
            None => faults.add(format!("`{at}.sources.{name}` is missing")),
        }
    }
    for name in given.sources.keys().take(MANY).filter(|name| !named.contains_key(name.as_str())) {
        faults.add(format!("`{at}.sources.{name}` is no source of points"));
    }
}
