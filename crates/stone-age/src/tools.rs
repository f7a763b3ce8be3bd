//! Tools: how they grow, and which of them join a roll (SA-5.1 to SA-5.4).

use std::fmt;

/// The tools of one player, as a multiset: how many of each value are ready and how many used.
///
/// Which of two equal tools is used makes no difference, so nothing here tells them apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tools {
    /// Of value 1, 2, 3, 4.
    ready: [u8; 4],
    used: [u8; 4],
}

impl Tools {
    /// No tool at all.
    pub const NONE: Tools = Tools { ready: [0; 4], used: [0; 4] };
    /// The most tools a player has.
    pub const MOST: u8 = 3;
    /// The highest value of a tool.
    pub const VALUE_MOST: u8 = 4;

    /// From each tool's value and whether it is used; `None` if that can't come about (SA-5.1).
    pub fn from_values(tools: impl IntoIterator<Item = (u8, bool)>) -> Option<Tools> {
        let mut result = Tools::default();
        for (value, used) in tools {
            let index = usize::from(value.checked_sub(1).filter(|&i| i < Tools::VALUE_MOST)?);
            let side = if used { &mut result.used } else { &mut result.ready };
            side[index] = side[index].saturating_add(1);
        }
        result.is_possible().then_some(result)
    }

    fn is_possible(self) -> bool {
        let mut values = self.each().map(|(value, _)| value);
        let Some(lowest) = values.next() else { return true };
        let highest = values.next_back().unwrap_or(lowest);
        match self.len() {
            1 | 2 => highest == 1,
            3 => highest - lowest <= 1,
            _ => false,
        }
    }

    /// How many tools.
    pub fn len(self) -> u8 {
        self.ready.iter().chain(&self.used).fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The values of all tools added, used ones too (SA-10.3).
    pub fn sum(self) -> u8 {
        self.each().map(|(value, _)| value).sum()
    }

    /// How many tools of this value are ready.
    pub fn ready(self, value: u8) -> u8 {
        self.ready[usize::from(value - 1)]
    }

    /// Each tool's value and whether it is used, by value, ready ones first.
    pub fn each(self) -> impl DoubleEndedIterator<Item = (u8, bool)> {
        (1..=Tools::VALUE_MOST).flat_map(move |value| {
            let index = usize::from(value - 1);
            let ready = std::iter::repeat_n((value, false), usize::from(self.ready[index]));
            ready.chain(std::iter::repeat_n((value, true), usize::from(self.used[index])))
        })
    }

    /// Gains a tool or raises one: of the lowest value, an unused one first (SA-5.1, SA-5.3).
    /// Says whether anything changed.
    pub(crate) fn gain(&mut self) -> bool {
        if self.len() < Tools::MOST {
            self.ready[0] += 1;
            return true;
        }
        for lowest in 0..3 {
            for side in [&mut self.ready, &mut self.used] {
                if side[lowest] != 0 {
                    side[lowest] -= 1;
                    side[lowest + 1] += 1;
                    return true;
                }
            }
        }
        false
    }

    /// Marks these as used (SA-5.2).
    pub(crate) fn spend(&mut self, set: ToolSet) {
        for (index, &count) in set.values.iter().enumerate() {
            self.ready[index] -= count;
            self.used[index] += count;
        }
    }

    /// All tools are ready again (SA-7.1).
    pub(crate) fn refresh(&mut self) {
        for (ready, used) in self.ready.iter_mut().zip(&mut self.used) {
            *ready += std::mem::take(used);
        }
    }

    /// The ready tools and these one-use tools, all together.
    pub(crate) fn all_ready(self, one_use: OneUse) -> ToolSet {
        ToolSet { values: self.ready, one_use }
    }
}

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
    pub(crate) values: [u8; 4],
    pub(crate) one_use: OneUse,
}

impl ToolSet {
    /// No tool at all.
    pub const NONE: ToolSet = ToolSet { values: [0; 4], one_use: OneUse::NONE };

    /// So many tools of value 1, 2, 3, 4, and these one-use tools.
    pub const fn new(values: [u8; 4], one_use: OneUse) -> ToolSet {
        ToolSet { values, one_use }
    }

    /// What they add to a roll.
    #[inline]
    pub fn total(self) -> u8 {
        let [one, two, three, four] = self.values;
        let one_use: u8 = self.one_use.values().sum();
        one + 2 * two + 3 * three + 4 * four + one_use
    }

    /// Whether all of `other` are among these.
    pub fn contains(self, other: ToolSet) -> bool {
        self.values.iter().zip(other.values).all(|(&have, wanted)| wanted <= have)
            && self.one_use.contains(other.one_use)
    }

    /// How many different parts of this set there are, the empty one and the whole one included.
    #[inline]
    pub fn n_parts(self) -> u32 {
        let tools: u32 = self.values.iter().map(|&count| u32::from(count) + 1).product();
        tools << self.one_use.len()
    }

    /// Every part of this set: more of the dearest tools last, one-use tools last of all.
    pub fn parts(self) -> impl Iterator<Item = ToolSet> {
        let [one, two, three, four] = self.values;
        let values = move || {
            (0..=four).flat_map(move |d| {
                (0..=three).flat_map(move |c| {
                    (0..=two).flat_map(move |b| (0..=one).map(move |a| [a, b, c, d]))
                })
            })
        };
        (0..8u8)
            .map(OneUse)
            .filter(move |&one_use| self.one_use.contains(one_use))
            .flat_map(move |one_use| values().map(move |values| ToolSet { values, one_use }))
    }
}

impl fmt::Display for ToolSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == ToolSet::NONE {
            return f.write_str("none");
        }
        let mut gap = "";
        for (value, &count) in (1..).zip(&self.values) {
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

    fn values(tools: Tools) -> Vec<(u8, bool)> {
        tools.each().collect()
    }

    #[test]
    fn sa_5_1_twelve_tools_grow_evenly_and_a_13th_gives_nothing() {
        let mut tools = Tools::default();
        let mut sums = Vec::new();
        for _ in 0..12 {
            assert!(tools.gain());
            assert!(tools.is_possible(), "{tools:?}");
            sums.push((tools.len(), tools.sum()));
        }
        assert_eq!(sums[..4], [(1, 1), (2, 2), (3, 3), (3, 4)]);
        assert_eq!(sums[11], (3, 12));
        let before = tools;
        assert!(!tools.gain());
        assert_eq!(tools, before);
    }

    #[test]
    fn sa_5_3_an_unused_tool_of_the_lowest_value_is_raised_first() {
        let mut tools = Tools::from_values([(1, true), (1, false), (2, false)]).unwrap();
        tools.gain();
        assert_eq!(values(tools), [(1, true), (2, false), (2, false)]);
        // All of the lowest value are used: a used one is raised and stays used.
        tools.gain();
        assert_eq!(values(tools), [(2, false), (2, false), (2, true)]);
    }

    #[test]
    fn sa_5_2_used_tools_are_ready_again_after_a_refresh() {
        let mut tools = Tools::from_values([(1, false), (2, false), (2, false)]).unwrap();
        tools.spend(ToolSet::new([0, 2, 0, 0], OneUse::NONE));
        assert_eq!(values(tools), [(1, false), (2, true), (2, true)]);
        assert_eq!((tools.ready(1), tools.ready(2)), (1, 0));
        tools.refresh();
        assert_eq!(values(tools), [(1, false), (2, false), (2, false)]);
    }

    #[test]
    fn sa_5_1_impossible_tools_are_refused() {
        for wrong in [vec![2], vec![1, 2], vec![1, 1, 3], vec![1, 1, 1, 1], vec![0], vec![5]] {
            let tools = Tools::from_values(wrong.iter().map(|&value| (value, false)));
            assert_eq!(tools, None, "{wrong:?}");
        }
        assert!(Tools::from_values([]).is_some_and(Tools::is_empty));
        assert!(Tools::from_values([(4, true), (3, false), (4, false)]).is_some());
    }

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
        assert!(!whole.contains(ToolSet::new([2, 0, 0, 0], OneUse::NONE)));
        assert!(!whole.contains(ToolSet::new([0; 4], OneUse::of(3))));
    }
}
