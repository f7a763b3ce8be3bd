//! Tools: how they grow, and which of them join a roll (SA-5.1 to SA-5.4).

use std::fmt;

/// How many tools of value 1, 2, 3 and 4: two bits each, lowest first. Nobody has more than three
/// tools, so a count never runs into its neighbour, and counts are added all at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Counts(u8);

impl Counts {
    const fn new(counts: [u8; 4]) -> Counts {
        let [one, two, three, four] = counts;
        assert!(one <= 3 && two <= 3 && three <= 3 && four <= 3, "nobody has so many tools");
        Counts(one | two << 2 | three << 4 | four << 6)
    }

    const fn of(self, value: u8) -> u8 {
        self.0 >> (2 * (value - 1)) & 3
    }

    const fn each(self) -> [u8; 4] {
        [self.of(1), self.of(2), self.of(3), self.of(4)]
    }

    const fn len(self) -> u8 {
        self.of(1) + self.of(2) + self.of(3) + self.of(4)
    }

    const fn sum(self) -> u8 {
        self.of(1) + 2 * self.of(2) + 3 * self.of(3) + 4 * self.of(4)
    }
}

/// The tools of one player, as a multiset: how many of each value are ready and how many used.
///
/// Which of two equal tools is used makes no difference, so nothing here tells them apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tools {
    ready: Counts,
    used: Counts,
}

impl Tools {
    /// No tool at all.
    pub const NONE: Tools = Tools { ready: Counts(0), used: Counts(0) };
    /// The most tools a player has.
    pub const MOST: u8 = 3;
    /// The highest value of a tool.
    pub const VALUE_MOST: u8 = 4;

    /// From each tool's value and whether it is used; `None` if that can't come about (SA-5.1).
    pub fn from_values(tools: impl IntoIterator<Item = (u8, bool)>) -> Option<Tools> {
        let (mut ready, mut used) = ([0; 4], [0; 4]);
        for (index, (value, is_used)) in tools.into_iter().enumerate() {
            if index == usize::from(Tools::MOST) || !(1..=Tools::VALUE_MOST).contains(&value) {
                return None;
            }
            let side = if is_used { &mut used } else { &mut ready };
            side[usize::from(value - 1)] += 1;
        }
        let tools = Tools { ready: Counts::new(ready), used: Counts::new(used) };
        tools.is_possible().then_some(tools)
    }

    fn is_possible(self) -> bool {
        let mut values = self.each().map(|(value, _)| value);
        let Some(lowest) = values.next() else { return true };
        let highest = values.next_back().unwrap_or(lowest);
        if self.len() == Tools::MOST { highest - lowest <= 1 } else { highest == 1 }
    }

    /// How many tools.
    pub const fn len(self) -> u8 {
        self.ready.len() + self.used.len()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The values of all tools added, used ones too (SA-10.3).
    pub const fn sum(self) -> u8 {
        self.ready.sum() + self.used.sum()
    }

    /// How many tools of this value are ready.
    pub const fn ready(self, value: u8) -> u8 {
        self.ready.of(value)
    }

    /// Each tool's value and whether it is used, by value, ready ones first.
    pub fn each(self) -> impl DoubleEndedIterator<Item = (u8, bool)> {
        (1..=Tools::VALUE_MOST).flat_map(move |value| {
            let ready = std::iter::repeat_n((value, false), usize::from(self.ready.of(value)));
            ready.chain(std::iter::repeat_n((value, true), usize::from(self.used.of(value))))
        })
    }

    /// Gains a tool or raises one: of the lowest value, an unused one first (SA-5.1, SA-5.3).
    /// Says whether anything changed.
    pub(crate) fn gain(&mut self) -> bool {
        if self.len() < Tools::MOST {
            self.ready.0 += 1;
            return true;
        }
        for lowest in 1..Tools::VALUE_MOST {
            for side in [&mut self.ready, &mut self.used] {
                if side.of(lowest) != 0 {
                    // One fewer of this value and one more of the next.
                    side.0 += 3 << (2 * (lowest - 1));
                    return true;
                }
            }
        }
        false
    }

    /// Marks these as used (SA-5.2).
    #[inline]
    pub(crate) fn spend(&mut self, set: ToolSet) {
        self.ready.0 -= set.values.0;
        self.used.0 += set.values.0;
    }

    /// All tools are ready again (SA-7.1).
    pub(crate) fn refresh(&mut self) {
        self.ready.0 += std::mem::take(&mut self.used).0;
    }

    /// The ready tools and these one-use tools, all together.
    #[inline]
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
    values: Counts,
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
