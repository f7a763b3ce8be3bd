//! Tools: how they grow, are used and become ready again (SA-5.1 to SA-5.3).

use crate::tool_set::{OneUse, ToolSet};

/// How many tools of value 1, 2, 3 and 4: two bits each, lowest first. Nobody has more than three
/// tools, so a count never runs into its neighbour, and counts are added all at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counts(pub(crate) u8);

impl Counts {
    pub(crate) const fn new(counts: [u8; 4]) -> Counts {
        let [one, two, three, four] = counts;
        assert!(one <= 3 && two <= 3 && three <= 3 && four <= 3, "nobody has so many tools");
        Counts(one | two << 2 | three << 4 | four << 6)
    }

    pub(crate) const fn of(self, value: u8) -> u8 {
        self.0 >> (2 * (value - 1)) & 3
    }

    pub(crate) const fn each(self) -> [u8; 4] {
        [self.of(1), self.of(2), self.of(3), self.of(4)]
    }

    pub(crate) const fn len(self) -> u8 {
        self.of(1) + self.of(2) + self.of(3) + self.of(4)
    }

    pub(crate) const fn sum(self) -> u8 {
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
        assert!(Tools::from_values([(1, true)]).is_some_and(|tools| !tools.is_empty()));
        assert!(Tools::from_values([(4, true), (3, false), (4, false)]).is_some());
    }
}
