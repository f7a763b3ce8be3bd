//! The idol board: what a step on each track is worth, and a buried card (EW-8.2, EW-9.1, EW-9.2).

use ochre_endless_winter::Player;
use ochre_endless_winter_pack::Step;

use super::math::{between, chance};
use super::outlook::View;

/// What idols and burials are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idols {
    /// A step on the offering track.
    pub(super) offering: f64,
    /// A step on the reverence track; endlessly bad where there is none.
    pub(super) reverence: f64,
    /// A card more under the burial card, wherever it comes from.
    pub(super) bury: f64,
}

impl Idols {
    /// The better step.
    pub(super) fn best(&self) -> f64 {
        self.offering.max(self.reverence)
    }
}

impl<'a> View<'a> {
    pub(super) fn idols(self) -> &'a Idols {
        self.look.idols.get_or_init(|| {
            let steps = 1 + (self.weights.idols * self.rounds_left()) as usize;
            let stones = self.stones();
            Idols {
                offering: self.of_offering(steps) + stones.idol_step,
                reverence: self.of_reverence(steps) + stones.idol_step,
                bury: self.of_one_more_buried() + stones.buried,
            }
        })
    }

    /// Rounds to come, the rest of this one included.
    pub(super) fn rounds_left(self) -> f64 {
        self.time.turns / 3.0
    }

    /// The best that a step can lead to, shared out over the steps on the way.
    fn of_offering(self, steps: usize) -> f64 {
        let track = &self.rules.components().idol_board.offering;
        let stock = f64::from(self.me.food() + self.me.tools());
        let stock = self.time.fade * self.weights.stock + (1.0 - self.time.fade) * stock;
        let at_end = |level: usize| match level.checked_sub(1) {
            None => 0.0,
            Some(level) => stock / f64::from(track[level].ratio),
        };
        let level = usize::from(self.me.offering());
        let (mut gained, mut best) = (0.0, 0.0f64);
        for step in 1..=steps {
            let reached = level + step;
            // At the top each further step is worth 1 VP.
            let worth = match track.get(reached - 1) {
                None => {
                    gained += 1.0;
                    gained + at_end(track.len()) - at_end(level.min(track.len()))
                }
                Some(there) => {
                    gained += self.of_level_gains(&there.gain);
                    gained + at_end(reached) - at_end(level)
                }
            };
            best = best.max(worth / step as f64);
        }
        best
    }

    fn of_reverence(self, steps: usize) -> f64 {
        let track = &self.rules.components().idol_board.reverence;
        let level = usize::from(self.me.reverence());
        let buried = self.buried_in_the_end();
        let before = self.of_rank(level, buried);
        let (mut gained, mut best) = (0.0, f64::NEG_INFINITY);
        for (step, there) in track.iter().skip(level).take(steps).enumerate() {
            gained += f64::from(there.vp);
            let after = self.of_rank(level + step + 1, buried);
            best = best.max((gained + after - before) / (step + 1) as f64);
        }
        best
    }

    fn buried_in_the_end(self) -> f64 {
        f64::from(self.me.buried().len()) + self.weights.buries * self.rounds_left()
    }

    fn of_one_more_buried(self) -> f64 {
        let level = usize::from(self.me.reverence());
        // An idol that has not moved will, while there is time.
        let level = if 0.0 < self.time.turns { level.max(1) } else { level };
        let buried = self.buried_in_the_end();
        self.of_rank(level, buried + 1.0) - self.of_rank(level, buried)
    }

    /// What the reverence track gives at the end on this level with so many buried cards.
    fn of_rank(self, level: usize, buried: f64) -> f64 {
        let tables = &self.rules.components().idol_board.reverence_tables;
        if level == 0 {
            return 0.0;
        }
        let behind: f64 = self.others().map(|other| 1.0 - self.chance_ahead(other, level)).sum();
        let last = tables.len().saturating_sub(1);
        between(|rank| self.of_buried(&tables[rank.min(last)], buried), behind)
    }

    /// How likely the own idol on that level is ahead of another's in the end.
    fn chance_ahead(self, other: &Player, level: usize) -> f64 {
        let mut lead = level as f64 - f64::from(other.reverence());
        if lead == 0.0 {
            let stays = level == usize::from(self.me.reverence());
            let is_left = stays && self.me.reverence_place() < other.reverence_place();
            lead = if is_left { 0.4 } else { -0.4 };
        }
        let spread = 0.1 + self.weights.rank * self.rounds_left();
        chance(lead, spread)
    }

    /// A table read between its rows while much can still be buried, and as printed in the end.
    fn of_buried(self, table: &[Step], buried: f64) -> f64 {
        let printed = f64::from(Step::worth(table, buried as u8));
        let (mut low, mut smooth) = ((0.0, 0.0), None);
        for step in table {
            let row = (f64::from(step.from), f64::from(step.vp));
            if buried < row.0 {
                smooth = Some(low.1 + (row.1 - low.1) * (buried - low.0) / (row.0 - low.0));
                break;
            }
            low = row;
        }
        let smooth = smooth.unwrap_or(low.1);
        let share = (self.time.turns / 4.0).min(1.0);
        smooth * share + printed * (1.0 - share)
    }
}
