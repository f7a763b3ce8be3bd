//! How long each seat may still think. Everything is told when it happened; no clock is read.

use ochre_kernel::{PerSeat, Seat};

use crate::{Clock, Millis};

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: PerSeat<Millis>,
    /// What the seat had before its last turn was rewarded, so that taking a move back and making
    /// it again brings no time.
    before_reward: PerSeat<Millis>,
    /// Whose turn it is, whether or not time runs.
    decider: Option<Seat>,
    /// Since when the time of a seat runs.
    running: Option<(Seat, Millis)>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock) -> Clocks {
        let bank = PerSeat([clock.bank(); Seat::MAX]);
        Clocks { clock, left: bank, before_reward: bank, decider: None, running: None }
    }

    /// Takes the time that has run from the seat that thinks, and stops.
    pub(crate) fn stop(&mut self, now: Millis) {
        if let Some((seat, since)) = self.running.take() {
            self.left[seat] = (self.left[seat] - (now - since).max(0)).max(0);
        }
    }

    /// It is the turn of this seat; its time runs only where a person thinks.
    pub(crate) fn turn_of(&mut self, seat: Option<Seat>, runs: bool, now: Millis) {
        if self.decider != seat {
            if let Some(done) = self.decider {
                self.before_reward[done] = self.left[done];
                self.left[done] = self.clock.after_turn(self.left[done]);
            }
            self.decider = seat;
        }
        self.running = seat.filter(|_| runs && self.clock != Clock::None).map(|seat| (seat, now));
    }

    /// The seat took its move back: it thinks on with what it had, and nobody has moved since.
    pub(crate) fn taken_back(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].min(self.before_reward[seat]);
        self.decider = Some(seat);
    }

    /// Somebody is back after a time-out.
    pub(crate) fn back(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].max(self.clock.grace());
    }

    /// What each seat has left at this moment; `None` without a clock.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let run = match self.running {
            Some((running, since)) if running == seat => (now - since).max(0),
            _ => 0,
        };
        (self.clock != Clock::None).then(|| (self.left[seat] - run).max(0))
    }

    /// The seat whose time runs, and when it will have run out.
    pub(crate) fn deadline(&self) -> Option<(Seat, Millis)> {
        self.running.map(|(seat, since)| (seat, since + self.left[seat]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { bank: 60, increment: 10, most: 65 };

    fn seats() -> [Seat; 2] {
        [0, 1].map(|index| Seat::new(index).unwrap())
    }

    #[test]
    fn a_turn_takes_time_and_brings_some_up_to_the_most() {
        let [one, two] = seats();
        let mut clocks = Clocks::new(LIVE);
        clocks.turn_of(Some(one), true, 0);
        assert_eq!(clocks.deadline(), Some((one, 60_000)));
        clocks.stop(20_000);
        clocks.turn_of(Some(two), true, 20_000);
        assert_eq!(clocks.left(one, 99_000), Some(50_000));
        assert_eq!(clocks.left(two, 25_000), Some(55_000));
        clocks.stop(21_000);
        clocks.turn_of(Some(one), true, 21_000);
        assert_eq!(clocks.left(two, 30_000), Some(65_000));
    }

    #[test]
    fn several_decisions_of_one_turn_are_rewarded_once() {
        let [one, two] = seats();
        let mut clocks = Clocks::new(LIVE);
        for now in [0, 5_000, 10_000] {
            clocks.stop(now);
            clocks.turn_of(Some(one), true, now);
        }
        clocks.stop(12_000);
        clocks.turn_of(Some(two), false, 12_000);
        assert_eq!(clocks.left(one, 0), Some(58_000));
        assert_eq!(clocks.deadline(), None);
    }

    #[test]
    fn taking_back_brings_no_time() {
        let [one, two] = seats();
        let mut clocks = Clocks::new(LIVE);
        for now in (0..10).map(|turn| turn * 2_000) {
            clocks.stop(now);
            clocks.turn_of(Some(two), false, now);
            clocks.stop(now + 1_000);
            clocks.taken_back(one);
            clocks.turn_of(Some(one), true, now + 1_000);
        }
        clocks.stop(20_000);
        clocks.turn_of(Some(two), false, 20_000);
        assert_eq!(clocks.left(one, 0), Some(60_000 - 10 * 1_000 + 10_000));
    }

    #[test]
    fn days_are_given_anew_for_each_turn() {
        let [one, two] = seats();
        let mut clocks = Clocks::new(Clock::Days { hours: 24 });
        clocks.turn_of(Some(one), true, 0);
        clocks.stop(3_600_000);
        clocks.turn_of(Some(two), true, 3_600_000);
        assert_eq!(clocks.left(one, 0), Some(24 * 3_600_000));
        assert_eq!(Clocks::new(Clock::None).left(one, 0), None);
    }
}
