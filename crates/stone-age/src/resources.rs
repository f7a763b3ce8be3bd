//! Wood, brick, stone and gold, and small heaps of them (SA-1.1). Food is no resource.

use std::fmt;
use std::str::FromStr;

use crate::notation::text_is_serde;

/// What pays for cards and buildings. The 2021 edition prints clay where this says brick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Resource {
    /// From the forest, worth 3.
    Wood,
    /// From the clay pit, worth 4.
    Brick,
    /// From the quarry, worth 5.
    Stone,
    /// From the river, worth 6.
    Gold,
}

use Resource::{Brick, Gold, Stone, Wood};

impl Resource {
    /// From the cheapest to the dearest.
    pub const ALL: [Resource; 4] = [Wood, Brick, Stone, Gold];

    /// Points in a building, and the divisor of a roll (SA-1.1, SA-4.4).
    pub const fn worth(self) -> u8 {
        3 + self as u8
    }

    /// The word of records.
    pub const fn name(self) -> &'static str {
        match self {
            Wood => "wood",
            Brick => "brick",
            Stone => "stone",
            Gold => "gold",
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Resource {
    type Err = String;

    fn from_str(text: &str) -> Result<Resource, String> {
        Resource::ALL
            .into_iter()
            .find(|resource| resource.name() == text)
            .ok_or_else(|| format!("`{text}` is no resource: wood, brick, stone or gold"))
    }
}

text_is_serde!(Resource);

/// A small heap of resources, such as a payment: at most [`Heap::MOST`] of each kind.
///
/// One byte a kind in one word, so that "can this be paid from that" is a single subtraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Heap(u32);

const HIGH_BITS: u32 = 0x8080_8080;

impl Heap {
    /// The most of one kind that a heap can hold.
    pub const MOST: u8 = 127;

    /// Of each kind, from wood to gold; each at most [`Heap::MOST`].
    pub const fn new(counts: [u8; 4]) -> Heap {
        let heap = u32::from_le_bytes(counts);
        assert!(heap & HIGH_BITS == 0, "a heap is small");
        Heap(heap)
    }

    /// Only one kind.
    pub const fn of(resource: Resource, count: u8) -> Heap {
        let mut counts = [0; 4];
        counts[resource as usize] = count;
        Heap::new(counts)
    }

    /// How many of this kind.
    pub const fn count(self, resource: Resource) -> u8 {
        self.0.to_le_bytes()[resource as usize]
    }

    /// Of each kind, from wood to gold.
    pub const fn counts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// How many in all.
    pub const fn len(self) -> u16 {
        let [wood, brick, stone, gold] = self.counts();
        wood as u16 + brick as u16 + stone as u16 + gold as u16
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many different kinds.
    pub const fn kinds(self) -> u8 {
        let [wood, brick, stone, gold] = self.counts();
        (wood != 0) as u8 + (brick != 0) as u8 + (stone != 0) as u8 + (gold != 0) as u8
    }

    /// The sum of what each piece is worth (SA-4.7).
    pub const fn worth(self) -> u16 {
        let [wood, brick, stone, gold] = self.counts();
        3 * wood as u16 + 4 * brick as u16 + 5 * stone as u16 + 6 * gold as u16
    }

    /// Whether all of `other` is in this heap.
    #[inline]
    pub const fn contains(self, other: Heap) -> bool {
        (self.0 | HIGH_BITS).wrapping_sub(other.0) & HIGH_BITS == HIGH_BITS
    }

    /// The kinds in it, each with its number.
    pub fn pieces(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL
            .into_iter()
            .map(move |resource| (resource, self.count(resource)))
            .filter(|&(_, count)| count != 0)
    }
}

/// What a player owns of each kind. The supply never runs out (SA-1.2); a count stops at 65,535.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stock(pub(crate) [u16; 4]);

impl Stock {
    /// How many of this kind.
    pub const fn count(self, resource: Resource) -> u16 {
        self.0[resource as usize]
    }

    /// How many in all.
    pub fn len(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// The stock as far as a payment can reach into it.
    #[inline]
    pub fn reach(self) -> Heap {
        Heap(u32::from_le_bytes(self.0.map(|count| count.min(u16::from(Heap::MOST)) as u8)))
    }

    /// Whether this can be paid.
    pub fn contains(self, heap: Heap) -> bool {
        self.reach().contains(heap)
    }

    /// Gains so many of one kind.
    #[inline]
    pub(crate) fn add(&mut self, resource: Resource, count: u16) {
        let slot = &mut self.0[resource as usize];
        *slot = slot.saturating_add(count);
    }

    /// Gains a heap.
    #[inline]
    pub(crate) fn add_heap(&mut self, heap: Heap) {
        for (slot, count) in self.0.iter_mut().zip(heap.counts()) {
            *slot = slot.saturating_add(u16::from(count));
        }
    }

    /// Pays a heap that it contains.
    #[inline]
    pub(crate) fn pay(&mut self, heap: Heap) {
        debug_assert!(self.contains(heap), "{heap:?} can't be paid from {self:?}");
        for (slot, count) in self.0.iter_mut().zip(heap.counts()) {
            *slot = slot.wrapping_sub(u16::from(count));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sa_1_1_resources_are_worth_3_4_5_and_6() {
        assert_eq!(Resource::ALL.map(Resource::worth), [3, 4, 5, 6]);
        assert_eq!(Heap::new([1, 2, 3, 4]).worth(), 3 + 8 + 15 + 24);
    }

    #[test]
    fn a_heap_contains_another_when_each_kind_does() {
        let have = Heap::new([2, 0, 1, 127]);
        for (other, contained) in [
            ([0, 0, 0, 0], true),
            ([2, 0, 1, 127], true),
            ([3, 0, 0, 0], false),
            ([0, 1, 0, 0], false),
            ([0, 0, 2, 0], false),
            ([1, 0, 1, 5], true),
        ] {
            assert_eq!(have.contains(Heap::new(other)), contained, "{other:?}");
        }
    }

    #[test]
    fn heaps_count_pieces_and_kinds() {
        let heap = Heap::new([2, 0, 1, 0]);
        assert_eq!((heap.len(), heap.kinds(), heap.is_empty()), (3, 2, false));
        assert_eq!(heap.pieces().collect::<Vec<_>>(), [(Wood, 2), (Stone, 1)]);
        assert!(Heap::default().is_empty());
        assert_eq!(Heap::of(Gold, 3), Heap::new([0, 0, 0, 3]));
    }

    #[test]
    fn sa_1_2_a_stock_never_overflows() {
        let mut stock = Stock([u16::MAX, 0, 300, 0]);
        stock.add(Wood, 5);
        stock.add_heap(Heap::of(Wood, 5));
        assert_eq!(stock.count(Wood), u16::MAX);
        assert_eq!(stock.reach(), Heap::new([127, 0, 127, 0]));
        stock.pay(Heap::new([1, 0, 7, 0]));
        assert_eq!(stock, Stock([u16::MAX - 1, 0, 293, 0]));
        assert_eq!(stock.len(), 65_534 + 293);
        assert!(stock.contains(Heap::new([9, 0, 7, 0])) && !stock.contains(Heap::of(Gold, 1)));
        assert!(!stock.is_empty() && Stock::default().is_empty());
    }
}
