//! The round, its phase, the turn order, and who decides.

use ochre_kernel::Seat;

use super::{Faults, Reading, joined};
use crate::position::PhasePosition;
use crate::preparation::CARDS;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Preparation, Stage};

impl Reading<'_> {
    /// Seats, round, phase and order.
    pub(super) fn check_phase(&self, faults: &mut Faults) {
        let (position, players) = (self.position, self.players());
        let n_seats = position.seats.len();
        faults.unless(n_seats == usize::from(players), || {
            format!("`seats` has length {n_seats}, but {players} play (EW-1.1)")
        });
        for (seat, own) in self.seats() {
            faults.unless(own.seat == seat, || {
                let (index, given) = (seat.index(), own.seat);
                format!("`seats[{index}].seat` is {given}, but seats are listed in order from 1")
            });
        }
        self.check_round(faults);
        self.check_order(faults);
        self.check_number(faults);
        if let (Some(given), Some(active)) = (position.active, self.active()) {
            faults.unless(given == active, || {
                format!("`active` is {given}, but {active} follows from `phase` and `order`")
            });
        }
    }

    fn check_round(&self, faults: &mut Faults) {
        let round = self.position.round;
        if !(1..=Rules::ROUNDS).contains(&round) {
            faults.add(format!("`round` is {round}, but a game has 4 rounds (EW-3.1)"));
            return;
        }
        let era = if round <= 2 { 1 } else { 2 };
        if let Some(given) = self.position.era {
            faults.unless(given == era, || {
                format!("`era` is {given}, but {era} follows from `round`")
            });
        }
        match self.phase {
            Phase::Setup { .. } => faults.unless(round == 1, || {
                format!("`round` is {round}, but the set-up comes before round 1 (EW-3.1)")
            }),
            Phase::Preparation { .. } => faults.unless(1 < round, || {
                "`round` is 1, but a preparation is for round 2 to 4 (EW-7.1)".into()
            }),
            Phase::Over => faults.unless(round == Rules::ROUNDS, || {
                format!("`round` is {round}, but the game ends after round 4 (EW-3.1)")
            }),
            _ => (),
        }
    }

    /// Every seat once; after an eclipse by its labor (EW-6.2).
    fn check_order(&self, faults: &mut Faults) {
        let order = &self.position.order;
        let is_once = |seat: Seat| order.iter().filter(|&&other| other == seat).count() == 1;
        let is_whole = order.len() == usize::from(self.players());
        if !is_whole || !self.rules.seats().all(is_once) {
            let (given, players) = (joined(order), self.players());
            faults.add(format!(
                "`order` is {given}, but must have each of {players} seats once (EW-1.8)"
            ));
            return;
        }
        let labor = |seat: Seat| {
            let own = self.seats().find(|&(other, _)| other == seat);
            own.map_or(0, |(_, own)| own.eclipse_labor_halves)
        };
        for pair in order.windows(2) {
            let (before, after) = (pair[0], pair[1]);
            faults.unless(labor(after) <= labor(before), || {
                let (less, more) = (labor(before), labor(after));
                format!(
                    "`order` has seat {before} with {less} halves of labor before seat {after} with \
                     {more} (EW-6.2)"
                )
            });
        }
        let was_eclipse = 1 < self.position.round || self.is_eclipse();
        for (seat, own) in self.seats().filter(|_| !was_eclipse) {
            faults.unless(own.eclipse_labor_halves == 0, || {
                let index = seat.index();
                format!("`seats[{index}].eclipse_labor_halves` is given before the first eclipse (EW-6.1)")
            });
        }
    }

    /// What is counted in the phase is there.
    fn check_number(&self, faults: &mut Faults) {
        let players = self.players();
        match self.position.phase {
            PhasePosition::Setup { stage, done } => {
                let most = EndlessWinter::decisions_in(&self.rules, stage.stage());
                // An animal may still have to be turned up for the last card (EW-10.1).
                let is_last = done == most && !self.position.pending.is_empty();
                faults.unless(done < most || (is_last && 0 < most), || {
                    format!("`phase.done` is {done}, but the stage has {most} steps (EW-11.1)")
                });
            }
            PhasePosition::Turn { number } | PhasePosition::EclipsePile { number } => {
                let turns = self.rules.turns(self.position.round);
                let most = players * turns;
                faults.unless((1..=most).contains(&number), || {
                    format!("`phase.number` is {number}, but a round has {most} turns (EW-3.2)")
                });
                let is_pile = matches!(self.phase, Phase::EclipsePile { .. });
                faults.unless(!is_pile || players * (turns - 1) < number, || {
                    format!(
                        "`phase.number` is {number}, but eclipse piles are laid in the last turn of \
                         each player (EW-4.9)"
                    )
                });
            }
            PhasePosition::Eclipse { place, .. } => {
                faults.unless((1..=players).contains(&place), || {
                    format!("`phase.place` is {place}, but {players} play (EW-6.3)")
                });
            }
            PhasePosition::Preparation { stage, done } => {
                let is_hands = stage.stage() == Preparation::Hands;
                let most = if is_hands { players * CARDS } else { 1 };
                faults.unless(done < most, || {
                    format!("`phase.done` is {done}, but the stage has {most} steps (EW-7.5)")
                });
            }
            PhasePosition::Over {} => (),
        }
    }

    /// The order with seats that the table doesn't have at its end.
    pub(super) fn whole_order(&self) -> impl Iterator<Item = Seat> {
        let others = Seat::all(Seat::MAX as u8).filter(|&seat| !self.sits(seat));
        self.position.order.iter().copied().chain(others)
    }

    /// Who decides, or for whom chance decides. `None` where the order lacks a seat.
    pub(super) fn active(&self) -> Option<Seat> {
        let players = self.players();
        let seat = |index: u8| Seat::new(index);
        let at = |place: u8| self.position.order.get(usize::from(place)).copied();
        match self.phase {
            Phase::Setup { stage, n } => {
                // What is pending belongs to the one who decided last.
                let n = if self.position.pending.is_empty() { n } else { n.saturating_sub(1) };
                match stage {
                    Stage::Hands | Stage::LateHands => seat(n / 2),
                    Stage::DealChiefs | Stage::Sides | Stage::DealSetup => seat(n),
                    Stage::TakeChiefs => at(n),
                    Stage::TakeSetup => at(players.checked_sub(1)?.checked_sub(n)?),
                    _ => Some(Seat::FIRST),
                }
            }
            Phase::Turn { n } | Phase::EclipsePile { n } => at(n % players),
            Phase::Eclipse { place, .. } => at(place),
            Phase::Preparation { stage: Preparation::Hands, n } => at(n / CARDS),
            // The eclipse of the last one is just over.
            Phase::Preparation { .. } | Phase::Over => at(players - 1),
        }
    }
}
