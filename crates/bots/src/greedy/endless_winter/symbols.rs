//! What one unit of each symbol is worth, and gains made of several.

use ochre_endless_winter_pack::{Ability, Gains, Species, Symbol, Tribe};

use super::outlook::View;

impl View<'_> {
    /// What gains are worth that are taken now.
    pub(super) fn of_gains(self, gains: &Gains) -> f64 {
        let room = self.room();
        let of = |(symbol, n): (Symbol, u8)| match symbol {
            Symbol::Food => f64::from(n.min(room[0])) * self.price.food,
            Symbol::Tool => f64::from(n.min(room[1])) * self.price.tool,
            _ => f64::from(n) * self.now(symbol).max(0.0),
        };
        gains.iter().map(of).sum()
    }

    /// What gains are worth that are taken some time.
    pub(super) fn of_later_gains(self, gains: &Gains) -> f64 {
        gains.iter().map(|(symbol, n)| f64::from(n) * self.later(symbol)).sum()
    }

    /// What an ability brings when it is used now, its price deducted.
    pub(super) fn of_ability(self, ability: &Ability) -> f64 {
        self.of_gains(&ability.gain) - self.of_price(&ability.price)
    }

    /// One unit of a symbol as it can be taken now, in the best way; negative where it would harm.
    pub(super) fn now(self, symbol: Symbol) -> f64 {
        self.look.now.get(symbol.index(), || self.best_way(symbol))
    }

    fn best_way(self, symbol: Symbol) -> f64 {
        let me = self.me;
        let best = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, f64::max);
        match symbol {
            Symbol::Megalith => self.of_megalith().max(self.now(Symbol::Draw)),
            Symbol::Draw => self.of_draw().max(self.now(Symbol::Idol)),
            Symbol::Idol => {
                let idols = self.idols();
                idols.offering.max(idols.reverence).max(self.now(Symbol::Tool))
            }
            Symbol::Tool if self.room()[1] == 0 => self.now(Symbol::Food),
            Symbol::Tool => self.price.tool.max(self.now(Symbol::Food)),
            Symbol::Food if self.room()[0] == 0 => 0.0,
            Symbol::Food => self.price.food,
            Symbol::Bury => self.of_best_burial(),
            Symbol::Camp if me.camps_left() == 0 => 0.0,
            Symbol::Camp => self.map().camp,
            Symbol::Move => self.map().best_move,
            Symbol::Village => self.of_best_village(),
            Symbol::Reveal => self.of_reveal(1),
            Symbol::AnimalGrounds => {
                let there = |species: &Species| 0 < self.game.grounds(*species);
                best(&mut Species::ALL.into_iter().filter(there).map(|s| self.of_animal(s)))
            }
            Symbol::AnimalDeck => self.of_deck_animal(),
            Symbol::UseAnimal => {
                let own = |species: &Species| 0 < me.animals(*species);
                best(&mut Species::ALL.into_iter().filter(own).map(|s| self.of_using(s)))
            }
            Symbol::TribeHand => best(&mut Tribe::ALL.into_iter().map(|t| self.of_tribe(t, true))),
            Symbol::TribeDiscard => {
                best(&mut Tribe::ALL.into_iter().map(|t| self.of_tribe(t, false)))
            }
            Symbol::Culture => {
                best(&mut self.game.market().iter().flatten().map(|&card| self.of_culture(card)))
            }
            Symbol::SacredStone => self.of_best_stone(),
            Symbol::MaxFood => f64::from(self.room()[0]) * self.price.food,
            Symbol::LaborHalves | Symbol::Vp | Symbol::Discard => self.later(symbol),
        }
    }

    /// One unit of a symbol at some time: what it costs to get as much in another way.
    pub(super) fn later(self, symbol: Symbol) -> f64 {
        self.look.later.get(symbol.index(), || self.usual(symbol))
    }

    fn usual(self, symbol: Symbol) -> f64 {
        let (price, weights) = (self.price, self.weights);
        match symbol {
            Symbol::Megalith => {
                let alone = weights.megalith * (0.5 + 0.5 * self.time.fade);
                alone.max(self.later(Symbol::Draw))
            }
            Symbol::Draw => (weights.draw * price.labor).max(self.later(Symbol::Idol)),
            Symbol::Idol => self.idols().best().max(price.tool),
            Symbol::Tool => price.tool,
            Symbol::Food => price.food,
            Symbol::LaborHalves => 0.5 * price.labor,
            Symbol::Vp => 1.0,
            Symbol::Bury => self.idols().bury,
            Symbol::Camp => price.tool,
            Symbol::Move => price.labor,
            Symbol::Village => 3.0 * price.food + 2.0 * price.labor,
            Symbol::Reveal => 0.2 * price.labor,
            Symbol::AnimalGrounds | Symbol::TribeHand => price.tool + price.labor,
            Symbol::AnimalDeck => 0.8 * (price.tool + price.labor),
            Symbol::UseAnimal => 2.0 * price.food,
            Symbol::TribeDiscard => 0.5 * (price.tool + price.labor),
            Symbol::Culture => 3.0 * price.labor,
            Symbol::SacredStone => 2.0 * price.labor,
            Symbol::MaxFood => 4.0 * price.food,
            Symbol::Discard => 0.0,
        }
    }

    /// The same without looking at idols, for what idols bring.
    pub(super) fn of_level_gains(self, gains: &Gains) -> f64 {
        let of = |(symbol, n): (Symbol, u8)| {
            let one = match symbol {
                Symbol::Megalith => self.weights.megalith * (0.5 + 0.5 * self.time.fade),
                Symbol::Draw => (self.weights.draw * self.price.labor).max(self.price.tool),
                Symbol::Idol | Symbol::Bury => self.weights.idol,
                other => self.usual(other),
            };
            f64::from(n) * one
        };
        gains.iter().map(of).sum()
    }
}
