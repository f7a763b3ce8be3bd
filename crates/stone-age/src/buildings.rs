//! The 28 building tiles and what they cost (SA-4.7).
//!
//! The table is the source for the engine; a test keeps it equal to `rules/stone-age-components.json`.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use crate::cards::numbered;
use crate::notation::text_is_serde;
use crate::resources::Heap;

/// What a building costs; it scores the worth of what was paid (SA-4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Exactly these resources.
    Fixed(Heap),
    /// So many resources of exactly so many different kinds.
    Count {
        /// How many resources.
        pieces: u8,
        /// How many different kinds.
        kinds: u8,
    },
    /// 1 to 7 resources of any kinds.
    Range,
}

/// A tile with fixed resources. The printed points are the worth of the cost: a typing slip in the
/// table stops the build.
const fn fixed(wood: u8, brick: u8, stone: u8, gold: u8, points: u16) -> Cost {
    let heap = Heap::new([wood, brick, stone, gold]);
    assert!(heap.worth() == points);
    Cost::Fixed(heap)
}

/// The tiles B01 to B28.
#[rustfmt::skip]
const COSTS: [Cost; 28] = [
    //              wood brick stone gold points
    /* B01 */ fixed(2,   1,    0,    0,   10),
    /* B02 */ fixed(2,   0,    1,    0,   11),
    /* B03 */ fixed(1,   2,    0,    0,   11),
    /* B04 */ fixed(2,   0,    0,    1,   12),
    /* B05 */ fixed(1,   1,    1,    0,   12),
    /* B06 */ fixed(1,   1,    1,    0,   12),
    /* B07 */ fixed(1,   0,    2,    0,   13),
    /* B08 */ fixed(0,   2,    1,    0,   13),
    /* B09 */ fixed(1,   1,    0,    1,   13),
    /* B10 */ fixed(1,   1,    0,    1,   13),
    /* B11 */ fixed(0,   2,    0,    1,   14),
    /* B12 */ fixed(0,   1,    2,    0,   14),
    /* B13 */ fixed(1,   0,    1,    1,   14),
    /* B14 */ fixed(1,   0,    1,    1,   14),
    /* B15 */ fixed(0,   1,    1,    1,   15),
    /* B16 */ fixed(0,   1,    1,    1,   15),
    /* B17 */ fixed(0,   0,    2,    1,   16),
    /* B18 */ Cost::Count { pieces: 4, kinds: 1 },
    /* B19 */ Cost::Count { pieces: 4, kinds: 2 },
    /* B20 */ Cost::Count { pieces: 4, kinds: 3 },
    /* B21 */ Cost::Count { pieces: 4, kinds: 4 },
    /* B22 */ Cost::Count { pieces: 5, kinds: 1 },
    /* B23 */ Cost::Count { pieces: 5, kinds: 2 },
    /* B24 */ Cost::Count { pieces: 5, kinds: 3 },
    /* B25 */ Cost::Count { pieces: 5, kinds: 4 },
    /* B26 */ Cost::Range,
    /* B27 */ Cost::Range,
    /* B28 */ Cost::Range,
];

/// A building tile, named B01 to B28.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// How many there are.
    pub const COUNT: u8 = 28;

    /// The tile of that number, from 1; `None` if there is no such tile.
    pub const fn new(number: u8) -> Option<Tile> {
        match NonZeroU8::new(number) {
            Some(nonzero) if number <= Tile::COUNT => Some(Tile(nonzero)),
            _ => None,
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What it costs.
    #[inline]
    pub const fn cost(self) -> Cost {
        COSTS[self.0.get() as usize - 1]
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..=Tile::COUNT).filter_map(Tile::new)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "B{:02}", self.number())
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(text: &str) -> Result<Tile, String> {
        numbered(text, 'B')
            .and_then(Tile::new)
            .ok_or_else(|| format!("`{text}` is no building: B01 to B28"))
    }
}

text_is_serde!(Tile);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sa_4_7_there_are_17_fixed_8_counted_and_3_free_buildings() {
        let n_with = |test: fn(Cost) -> bool| Tile::all().filter(|tile| test(tile.cost())).count();
        assert_eq!(n_with(|cost| matches!(cost, Cost::Fixed(_))), 17);
        assert_eq!(n_with(|cost| matches!(cost, Cost::Count { .. })), 8);
        assert_eq!(n_with(|cost| cost == Cost::Range), 3);
    }

    #[test]
    fn buildings_are_named_b01_to_b28() {
        assert_eq!(Tile::all().count(), 28);
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        assert!("B29".parse::<Tile>().is_err() && "B00".parse::<Tile>().is_err());
    }
}
