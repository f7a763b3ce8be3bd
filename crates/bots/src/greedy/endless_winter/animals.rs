//! Animals: kept for their set, or used (EW-5.11 to EW-5.13, EW-9.4).

use ochre_endless_winter::EndlessWinter;
use ochre_endless_winter_pack::Species;

use super::outlook::View;

impl View<'_> {
    /// What an animal of this species brings, kept or used, whichever is better.
    pub(super) fn of_animal(self, species: Species) -> f64 {
        self.of_animal_after(species, 0)
    }

    /// The same when so many of the species are taken first.
    pub(super) fn of_animal_after(self, species: Species, n: u8) -> f64 {
        let kept = self.of_set(species, self.me.animals(species) + n);
        // It needs a turn in which an animal can be used.
        let chance = if 0.0 < self.time.turns { self.weights.use_hope } else { 0.0 };
        kept.max(chance * self.of_use(species))
    }

    /// What using an own animal brings beyond keeping it.
    pub(super) fn of_using(self, species: Species) -> f64 {
        self.of_use(species) - self.of_set(species, self.me.animals(species).saturating_sub(1))
    }

    fn of_use(self, species: Species) -> f64 {
        let stones = self.stones();
        let is_new = self.me.used_animals(species) == 0;
        let counted = stones.used[species.index()] + if is_new { stones.new_used } else { 0.0 };
        self.of_gains(&self.rules.components().animal(species).gain) + counted
    }

    /// What one more unused animal adds to the set that has so many: at once, and as a step to the
    /// better ones of the set.
    fn of_set(self, species: Species, own: u8) -> f64 {
        if species.is_wild() {
            return self.of_wild();
        }
        let animal = self.rules.components().animal(species);
        let wild = usize::from(self.me.animals(Species::Argentavis)).min(1);
        let own = usize::from(own);
        let worth = |cards: usize| f64::from(animal.set_worth(cards));
        // With an argentavis in the set the new card is the next one.
        let have = if own == 0 { 0 } else { own + wild };
        let most = animal.set_vp.len();
        if most <= have {
            return 0.0;
        }
        let one = worth(have + 1) - worth(have);
        let left = usize::from(self.game.grounds(species) + self.game.animals_in_deck(species));
        let full = most.min(have + 1 + left);
        if full <= have + 1 {
            return one;
        }
        let rest = (worth(full) - worth(have + 1)) / (full - have - 1) as f64;
        let hope = self.weights.set_hope * (self.time.turns / 6.0).min(1.0);
        one + hope * (rest - one).max(0.0)
    }

    /// What an argentavis adds to the best of the sets.
    fn of_wild(self) -> f64 {
        let best = Species::ALL.into_iter().map(|species| {
            let own = usize::from(self.me.animals(species));
            let animal = self.rules.components().animal(species);
            if own == 0 || species.is_wild() {
                return 0.0;
            }
            f64::from(animal.set_worth(own + 1)) - f64::from(animal.set_worth(own))
        });
        let now = best.fold(0.0, f64::max);
        // Sets grow, and an argentavis joins the largest.
        now.max(1.5 * self.time.fade)
    }

    /// What the top animal of the deck brings, or the VP for none.
    pub(super) fn of_deck_animal(self) -> f64 {
        let n_left = self.game.animals_left();
        if n_left == 0 {
            return 1.0;
        }
        let of = |species: Species| {
            f64::from(self.game.animals_in_deck(species)) * self.of_animal(species)
        };
        Species::ALL.into_iter().map(of).sum::<f64>() / f64::from(n_left)
    }

    /// What it is worth to see so many more animals before one is taken.
    pub(super) fn of_reveal(self, n: u8) -> f64 {
        let n_there: u8 = Species::ALL.iter().map(|&species| self.game.grounds(species)).sum();
        let room = EndlessWinter::GROUNDS_MOST.saturating_sub(n_there);
        let n = n.min(room).min(self.game.animals_left());
        let there = |species: &Species| 0 < self.game.grounds(*species);
        let best = Species::ALL
            .into_iter()
            .filter(there)
            .map(|species| self.of_animal(species))
            .fold(0.0, f64::max);
        let n_left = f64::from(self.game.animals_left().max(1));
        let better = |species: Species| {
            let chance = f64::from(self.game.animals_in_deck(species)) / n_left;
            chance * (self.of_animal(species) - best).max(0.0)
        };
        f64::from(n) * Species::ALL.into_iter().map(better).sum::<f64>()
    }
}
