//! The tools that join one roll, one-use tools among them (SA-5.2, SA-5.4).

use std::fmt;

use crate::tools::{Counts, Tools};

/// Face-up cards that wait to be used once: one-use tools (SA-8.10) of value 2, 3 and 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OneUse(u8);

impl OneUse {
    /// No one-use tool.
    pub const NONE: OneUse = OneUse(0);
    /// The values of the three one-use tools.
    pub const VALUES: [u8; 3] = [2, 3, 4];

    /// The one-use tool of this value.
    pub const fn of(value: u8) -> OneUse {
        debug_assert!(2 <= value && value <= 4);
        OneUse(1 << (value - 2))
    }

    /// Whether there is one of this value.
    pub const fn has(self, value: u8) -> bool {
        self.0 & OneUse::of(value).0 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The values added.
    pub const fn sum(self) -> u8 {
        2 * (self.0 & 1) + 3 * (self.0 >> 1 & 1) + 4 * (self.0 >> 2)
    }

    /// Whether all of `other` are among these.
    pub const fn contains(self, other: OneUse) -> bool {
        self.0 & other.0 == other.0
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, other: OneUse) -> OneUse {
        OneUse(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, other: OneUse) -> OneUse {
        OneUse(self.0 & !other.0)
    }

    /// The values that are there.
    pub fn values(self) -> impl Iterator<Item = u8> {
        OneUse::VALUES.into_iter().filter(move |&value| self.has(value))
    }
}

/// The tools that join one roll: how many of each value, and which one-use tools.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ToolSet {
    pub(crate) values: Counts,
    pub(crate) one_use: OneUse,
}

/// For every combination of ready tools: how many parts it has, and the parts. A player has at most
/// three tools, so there are at most eight parts; other combinations don't come about.
static PARTS: [(u8, [Counts; 8]); 256] = {
    let mut table = [(0, [Counts(0); 8]); 256];
    let mut whole = 0;
    while whole < 256 {
        let counts = Counts(whole as u8);
        if counts.len() <= Tools::MOST {
            let mut n_parts = 0;
            let mut part = 0;
            while part <= whole {
                if contains(counts, Counts(part as u8)) {
                    table[whole].1[n_parts] = Counts(part as u8);
                    n_parts += 1;
                }
                part += 1;
            }
            table[whole].0 = n_parts as u8;
        }
        whole += 1;
    }
    table
};

const fn contains(whole: Counts, part: Counts) -> bool {
    part.of(1) <= whole.of(1)
        && part.of(2) <= whole.of(2)
        && part.of(3) <= whole.of(3)
        && part.of(4) <= whole.of(4)
}

impl ToolSet {
    /// No tool at all.
    pub const NONE: ToolSet = ToolSet { values: Counts(0), one_use: OneUse::NONE };

    /// So many tools of value 1, 2, 3, 4 (each at most three), and these one-use tools.
    pub const fn new(values: [u8; 4], one_use: OneUse) -> ToolSet {
        ToolSet { values: Counts::new(values), one_use }
    }

    /// How many tools of value 1, 2, 3, 4, without the one-use tools.
    pub const fn values(self) -> [u8; 4] {
        self.values.each()
    }

    /// What they add to a roll.
    #[inline]
    pub const fn total(self) -> u8 {
        self.values.sum() + self.one_use.sum()
    }

    /// Whether all of `other` are among these.
    pub const fn contains(self, other: ToolSet) -> bool {
        contains(self.values, other.values) && self.one_use.contains(other.one_use)
    }

    /// How many different parts of this set there are, the empty one and the whole one included.
    #[inline]
    pub fn n_parts(self) -> u32 {
        u32::from(PARTS[usize::from(self.values.0)].0) << self.one_use.len()
    }

    /// The part with this number, from 0 to [`ToolSet::n_parts`], in the order of [`ToolSet::parts`].
    #[inline]
    pub(crate) fn part(self, number: u32) -> ToolSet {
        let (n_parts, parts) = &PARTS[usize::from(self.values.0)];
        if self.one_use.is_empty() {
            return ToolSet { values: parts[number as usize & 7], one_use: OneUse::NONE };
        }
        let values = parts[(number % u32::from(*n_parts)) as usize & 7];
        let mut bits = number / u32::from(*n_parts);
        let mut one_use = OneUse::NONE;
        for value in self.one_use.values() {
            if bits & 1 != 0 {
                one_use = one_use.and(OneUse::of(value));
            }
            bits >>= 1;
        }
        ToolSet { values, one_use }
    }

    /// Every part of this set: more of the dearest tools last, one-use tools last of all.
    pub fn parts(self) -> impl Iterator<Item = ToolSet> {
        (0..self.n_parts()).map(move |number| self.part(number))
    }
}

impl fmt::Display for ToolSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == ToolSet::NONE {
            return f.write_str("none");
        }
        let mut gap = "";
        for (value, count) in (1..).zip(self.values()) {
            for _ in 0..count {
                write!(f, "{gap}{value}")?;
                gap = " ";
            }
        }
        if !self.one_use.is_empty() {
            write!(f, "{gap}one-use")?;
        }
        self.one_use.values().try_for_each(|value| write!(f, " {value}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_all_different_and_as_many_as_counted() {
        let whole = ToolSet::new([1, 2, 0, 0], OneUse::of(2).and(OneUse::of(4)));
        let parts: Vec<String> = whole.parts().map(|part| part.to_string()).collect();
        assert_eq!(parts.len(), 24);
        assert_eq!(whole.n_parts(), 24);
        assert_eq!(parts[..4], ["none", "1", "2", "1 2"]);
        assert_eq!(parts[23], "1 2 2 one-use 2 4");
        let mut different = parts.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 24);
        assert!(whole.parts().all(|part| whole.contains(part)));
        assert_eq!(whole.total(), 1 + 4 + 2 + 4);
        assert_eq!(whole.one_use.and(OneUse::of(4)), whole.one_use);
        assert!(!whole.contains(ToolSet::new([2, 0, 0, 0], OneUse::NONE)));
        assert!(!whole.contains(ToolSet::new([0; 4], OneUse::of(3))));
    }
}
