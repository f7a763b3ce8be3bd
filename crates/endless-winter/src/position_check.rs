//! Reads a position and refuses what can't come about, with every fault.
//!
//! Each file beside this one checks one part of the table. The checks are independent of each
//! other, so that a wrong position is told all its faults at once; only the score and the last
//! question, whether there is something to decide, need a state that is otherwise sound.

mod cards;
mod culture;
mod decision;
mod field;
mod figures;
mod map;
mod pending;
mod phase;
mod seats;
mod setup;
mod state;
mod table;
mod turn;

#[cfg(test)]
mod tests;

use std::fmt;

use ochre_endless_winter_pack::Pack;
use ochre_kernel::{Game, Rules as _, Seat, Setup, SetupError};

use crate::notation::shortened;
use crate::position::{Position, SeatPosition};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Stage};

/// As far as a list is read: a longer one has a fault before.
const MANY: usize = 64;

/// What is wrong, in words.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, fault: impl Into<String>) {
        let fault = fault.into();
        if !self.0.contains(&fault) {
            self.0.push(fault);
        }
    }

    /// Adds the fault unless this holds.
    fn unless(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.add(fault());
        }
    }
}

/// A position under examination.
struct Reading<'a> {
    position: &'a Position,
    /// As stated, or the nearest that is possible.
    rules: Rules,
    phase: Phase,
}

impl Position {
    /// The state that this describes, or every fault of it.
    pub(crate) fn to_state(&self) -> Result<(Rules, EndlessWinter), Vec<String>> {
        let mut faults = Faults::default();
        let rules = self.read_rules(&mut faults)?;
        let reading = Reading { position: self, rules, phase: self.phase.phase() };
        reading.check_phase(&mut faults);
        reading.check_seats(&mut faults);
        reading.check_cards(&mut faults);
        reading.check_table(&mut faults);
        reading.check_map(&mut faults);
        reading.check_field(&mut faults);
        reading.check_figures(&mut faults);
        reading.check_turn(&mut faults);
        reading.check_pending(&mut faults);
        reading.check_setup(&mut faults);
        if !faults.0.is_empty() {
            return Err(faults.0);
        }
        let state = reading.state();
        reading.check_scores(&state, &mut faults);
        reading.check_decision(&state, &mut faults);
        if faults.0.is_empty() { Ok((reading.rules, state)) } else { Err(faults.0) }
    }

    /// Players, options and components; each wrong one is left out, so that the rest can be
    /// examined.
    fn read_rules(&self, faults: &mut Faults) -> Result<Rules, Vec<String>> {
        let (name, number) = (EndlessWinter::NAME, EndlessWinter::RULES_NUMBER);
        faults.unless(self.game == name, || {
            format!("`game` is `{}`, but this is {name}", shortened(&self.game))
        });
        faults.unless(self.rules == number, || {
            format!("`rules` is {}, but this is number {number}", self.rules)
        });
        let mut setup = Setup::of(self.players);
        if let Err(error) = Rules::new(&setup) {
            faults.add(error.to_string());
            setup.players = self.seats.len().clamp(2, Seat::MAX) as u8;
        }
        for (key, value) in self.options.iter().take(MANY) {
            match Rules::new(&Setup::of(setup.players).with(key, value)) {
                Ok(_) => setup.options.push((key.clone(), value.clone())),
                Err(error) => faults.add(error.to_string()),
            }
        }
        let told = |error: SetupError| vec![error.to_string()];
        let builtin = Rules::new(&setup).map_err(told)?;
        setup.pack = self.read_pack(&builtin, faults);
        if setup.pack.is_none() { Ok(builtin) } else { Rules::new(&setup).map_err(told) }
    }

    /// The text of the component pack; `None` for the one that is shipped, which also stands in
    /// for one that can't be read.
    fn read_pack(&self, builtin: &Rules, faults: &mut Faults) -> Option<String> {
        let named = shortened(&self.pack);
        let Some(components) = &self.components else {
            // Its fingerprint is made already, those of others are not.
            if builtin.pack().is_some_and(|fingerprint| fingerprint == self.pack) {
                return None;
            }
            let is_named = |pack: &&Pack| pack.fingerprint().to_string() == self.pack;
            let Some(pack) = Pack::released().iter().find(is_named) else {
                faults.add(format!(
                    "`pack` is {named}, which was never released, and `components` is missing"
                ));
                return None;
            };
            return Some(pack.write());
        };
        let text = components.to_string();
        match Pack::read(&text) {
            Ok(pack) => {
                let fingerprint = pack.fingerprint().to_string();
                faults.unless(fingerprint == self.pack, || {
                    format!("`pack` is {named}, but {fingerprint} follows from `components`")
                });
                Some(text)
            }
            Err(wrong) => {
                for fault in wrong.iter().take(MANY) {
                    faults.add(format!("`components`: `{}` {}", fault.place, fault.what));
                }
                None
            }
        }
    }
}

impl Reading<'_> {
    fn players(&self) -> u8 {
        self.rules.n_players()
    }

    /// Each seat of the table with what is said of it.
    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatPosition)> {
        self.rules.seats().zip(&self.position.seats)
    }

    /// What is said of the seat that decides.
    fn own(&self) -> Option<&SeatPosition> {
        let active = self.active()?;
        self.seats().find(|&(seat, _)| seat == active).map(|(_, own)| own)
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.number() <= self.players()
    }

    fn is_setup(&self) -> bool {
        matches!(self.phase, Phase::Setup { .. })
    }

    fn is_turn(&self) -> bool {
        matches!(self.phase, Phase::Turn { .. })
    }

    fn is_eclipse(&self) -> bool {
        matches!(self.phase, Phase::Eclipse { .. })
    }

    /// How many decisions of a stage of the set-up are made.
    fn done(&self, stage: Stage) -> u8 {
        let all = EndlessWinter::decisions_in(&self.rules, stage);
        match self.phase {
            Phase::Setup { stage: now, .. } if now < stage => 0,
            Phase::Setup { stage: now, n } if now == stage => n.min(all),
            _ => all,
        }
    }

    /// Whether a player has had a turn in Era II.
    fn is_era_2(&self) -> bool {
        let round = self.position.round;
        3 < round || (round == 3 && !matches!(self.phase, Phase::Preparation { .. }))
    }
}

/// A list in words.
fn joined<T: fmt::Display>(things: &[T]) -> String {
    things.iter().take(MANY).map(T::to_string).collect::<Vec<String>>().join(", ")
}

/// Where something is said: `seats[1].hand`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Table(&'static str),
    Seat(usize, &'static str),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Table(field) => write!(f, "`{field}`"),
            At::Seat(seat, field) => write!(f, "`seats[{seat}].{field}`"),
        }
    }
}
