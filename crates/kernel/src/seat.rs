//! Seats at a table, and things that exist once for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A place at the table, counted clockwise; turn order is the game's affair.
///
/// People and records count seats from 1, the code from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any table has.
    pub const MAX: usize = 4;
    /// The seat that people call 1.
    pub const FIRST: Seat = Seat(0);

    /// `None` where no table has such a seat.
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < Self::MAX { Some(Seat(index)) } else { None }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        // The mask is no change (see `new`): it lets the compiler drop the bounds checks.
        (self.0 & 3) as usize
    }

    /// Counted from 1, as people and records do.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seats of a table, clockwise from the first.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(Self::MAX as u8)).map(Seat)
    }

    /// The left neighbour at a table of so many.
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        let next = self.0 + 1;
        if next < players { Seat(next) } else { Seat(0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        Seat::all(Seat::MAX as u8)
            .find(|seat| seat.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no seat: seats are 1 to {}", Seat::MAX))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number
            .checked_sub(1)
            .and_then(Seat::new)
            .ok_or_else(|| de::Error::custom(format!("{number} is no seat: seats are 1 to 4")))
    }
}

/// One thing for each seat. Seats that the table doesn't have hold a default that nobody reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerSeat<T>(pub [T; Seat::MAX]);

impl<T> PerSeat<T> {
    /// Makes the thing of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(std::array::from_fn(|index| make(Seat(index as u8))))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Sees what is public and what is their own.
    Seat(Seat),
    /// Sees what is public.
    Spectator,
}

impl Viewer {
    /// Everyone who may look at a table of so many: each seat, then a spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this is that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_the_first() {
        let seats: Vec<u8> = Seat::all(3).map(|seat| seat.next(3).number()).collect();
        assert_eq!(seats, [2, 3, 1]);
    }

    #[test]
    fn seats_are_read_and_written_from_1_to_4() {
        for seat in Seat::all(4) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["0", "5", "-1", "x", "", "01", "+1", "1 "] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_table_has_its_seats_and_spectators_as_viewers() {
        assert_eq!(Viewer::all(2).count(), 3);
        assert!(Viewer::Seat(Seat::FIRST).is(Seat::FIRST));
        assert!(!Viewer::Spectator.is(Seat::FIRST));
    }

    #[test]
    fn people_count_seats_from_1_and_the_code_from_0() {
        let seats: Vec<(u8, usize)> =
            Seat::all(4).map(|seat| (seat.number(), seat.index())).collect();
        assert_eq!(seats, [(1, 0), (2, 1), (3, 2), (4, 3)]);
    }

    #[test]
    fn no_fifth_seat_exists() {
        assert_eq!(Seat::new(4), None);
        assert_eq!(Seat::all(9).count(), 4);
    }
}
