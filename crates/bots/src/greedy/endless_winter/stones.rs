//! Sacred stones: what one brings in the eclipses to come, and what it adds to the things that the
//! own ones count (EW-5.6, EW-8.8).

use ochre_endless_winter::Stone;
use ochre_endless_winter_pack::{Pays, Species, StoneRule, Symbol, Terrain};

use super::math::between;
use super::outlook::View;

/// What one more of each thing is worth to the own stones in all eclipses to come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stones {
    pub(super) buried: f64,
    pub(super) idol_step: f64,
    pub(super) on_top: f64,
    pub(super) on_board: f64,
    /// A first megalith on a board.
    pub(super) new_board: f64,
    /// A village that touches the type.
    pub(super) village: [f64; Terrain::ALL.len()],
    /// A camp on the type, where there is none yet.
    pub(super) camp: [f64; Terrain::ALL.len()],
    /// A used animal of a species that was not used yet.
    pub(super) new_used: f64,
    /// A used animal of the species.
    pub(super) used: [f64; Species::ALL.len()],
}

impl<'a> View<'a> {
    pub(super) fn stones(self) -> &'a Stones {
        self.look.stones.get_or_init(|| {
            let mut stones = Stones::default();
            for stone in self.me.stones() {
                self.count_in(stone, &mut stones);
            }
            stones
        })
    }

    fn count_in(self, stone: Stone, stones: &mut Stones) {
        let printed = &self.rules.components().sacred_stones[stone.index()];
        let more = self.of_eclipses(stone, 1.0) - self.of_eclipses(stone, 0.0);
        match printed.rule {
            StoneRule::VillagesTouchingType => {
                printed.terrain.iter().for_each(|terrain| stones.village[terrain.index()] += more);
            }
            StoneRule::DistinctTypesWithCamp => {
                printed.terrain.iter().for_each(|terrain| stones.camp[terrain.index()] += more);
            }
            StoneRule::OwnMegalithsOnBoards => stones.on_board += more,
            StoneRule::DistinctMegalithBoards => stones.new_board += more,
            StoneRule::BuriedCards => stones.buried += more,
            StoneRule::OwnMegalithsOnTop => stones.on_top += more,
            StoneRule::IdolSteps => stones.idol_step += more,
            StoneRule::DistinctUsedSpecies => stones.new_used += more,
            StoneRule::UsedOfSpecies => {
                printed.species.iter().for_each(|species| stones.used[species.index()] += more);
            }
        }
    }

    /// What a stone pays in all eclipses to come, with so much more of what it counts.
    fn of_eclipses(self, stone: Stone, more: f64) -> f64 {
        let printed = &self.rules.components().sacred_stones[stone.index()];
        let now = f64::from(self.game.stone_count(self.rules, self.look.seat, stone)) + more;
        let growth = self.growth(stone);
        let mut sum = 0.0;
        let mut count = now + growth * self.time.turns_round / 3.0;
        for _ in 0..self.time.stones as u8 {
            sum += of_count(&printed.pays, count);
            count += growth;
        }
        sum
    }

    /// How much more of what a stone counts there will be each round.
    fn growth(self, stone: Stone) -> f64 {
        let printed = &self.rules.components().sacred_stones[stone.index()];
        let usual = self.weights.growth[printed.rule as usize];
        // Animals that wait to be used.
        let waiting: u8 = match printed.rule {
            StoneRule::UsedOfSpecies => {
                printed.species.iter().map(|&species| self.me.animals(species)).sum()
            }
            StoneRule::DistinctUsedSpecies => {
                let waits = |&species: &Species| {
                    0 < self.me.animals(species) && self.me.used_animals(species) == 0
                };
                Species::ALL.into_iter().filter(waits).count() as u8
            }
            _ => 0,
        };
        usual + 0.3 * f64::from(waiting)
    }

    /// What taking a stone brings, its price deducted; `None` with no slot left.
    pub(super) fn of_stone(self, stone: Stone) -> f64 {
        let slot = self.rules.components().stone_slots.get(self.me.stones().count());
        let Some(slot) = slot else { return f64::NEG_INFINITY };
        self.of_eclipses(stone, 0.0) + self.of_later_gains(&slot.gain) - self.of_price(&slot.price)
    }

    /// The best stone that can be taken and paid now, as [`View::of_stone`] judges it.
    pub(super) fn best_stone(self) -> Option<(Stone, f64)> {
        let slot = self.rules.components().stone_slots.get(self.me.stones().count())?;
        let price = &slot.price;
        let can_pay = price.get(Symbol::Food) <= self.me.food()
            && price.get(Symbol::Tool) <= self.me.tools()
            && price.get(Symbol::Discard) <= self.me.hand().len();
        if !can_pay {
            return None;
        }
        let mut best = None;
        for stone in self.game.open_stones().filter(|stone| stone.era() <= self.game.era()) {
            let worth = self.of_stone(stone);
            if best.is_none_or(|(_, most)| most < worth) {
                best = Some((stone, worth));
            }
        }
        best
    }

    pub(super) fn of_best_stone(self) -> f64 {
        self.best_stone().map_or(0.0, |(_, worth)| worth)
    }
}

/// What is paid for a number between two whole ones.
fn of_count(pays: &Pays, count: f64) -> f64 {
    if let Pays::Each { vp, per } = pays {
        return f64::from(*vp) * count / f64::from((*per).max(1));
    }
    between(|n| f64::from(pays.worth(n.min(200) as u8)), count)
}
