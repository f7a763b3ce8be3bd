//! The figures placed this round (EW-4.2).

use ochre_kernel::Seat;

use super::{Faults, MANY, Reading};
use crate::action::Figure;
use crate::position::FigurePosition;
use crate::state::Phase;

impl Reading<'_> {
    /// One figure a turn, in the order of the turns.
    pub(super) fn check_figures(&self, faults: &mut Faults) {
        let (figures, players) = (&self.position.figures, self.players());
        let is_placed = self.position.turn.spot.is_some();
        let turns = self.rules.turns(self.position.round);
        let n_turns = match self.phase {
            Phase::Turn { n } => n.saturating_add(is_placed.into()),
            Phase::EclipsePile { n } => n.saturating_add(1),
            Phase::Eclipse { .. } | Phase::Over => players * turns,
            Phase::Setup { .. } | Phase::Preparation { .. } => 0,
        };
        let n_figures = figures.len();
        faults.unless(n_figures == usize::from(n_turns), || {
            format!("`figures` has length {n_figures}, not {n_turns}: one a turn (EW-4.2)")
        });
        self.check_order_of_figures(figures, faults);
        for seat in self.rules.seats() {
            for (kind, most) in [(Figure::Chief, 1), (Figure::Member, turns - 1)] {
                let own = |figure: &&FigurePosition| (figure.seat, figure.figure) == (seat, kind);
                let n = figures.iter().filter(own).count();
                faults.unless(n <= most.into(), || {
                    format!(
                        "`figures` has {n} times the {kind} of seat {seat}, not {most} (EW-4.2)"
                    )
                });
            }
        }
    }

    /// Three times around the same order. In the eclipse `order` is already the new one (EW-6.2).
    fn check_order_of_figures(&self, figures: &[FigurePosition], faults: &mut Faults) {
        let players = usize::from(self.players());
        let is_new = self.is_eclipse() || self.phase == Phase::Over;
        let order: Vec<Seat> = if is_new {
            figures.iter().take(players).map(|figure| figure.seat).collect()
        } else {
            self.position.order.clone()
        };
        for (index, figure) in figures.iter().take(MANY).enumerate() {
            let seat = order.get(index % players).copied();
            faults.unless(seat.is_none_or(|seat| seat == figure.seat), || {
                let given = figure.seat;
                let seat = seat.map_or(String::new(), |seat| seat.to_string());
                format!(
                    "`figures[{index}].seat` is {given}, but it was the turn of {seat} (EW-3.2)"
                )
            });
        }
        if is_new && figures.len() >= players {
            for seat in self.rules.seats() {
                faults.unless(order.contains(&seat), || {
                    format!("`figures` has none of seat {seat} in the first turns (EW-3.2)")
                });
            }
        }
    }
}
