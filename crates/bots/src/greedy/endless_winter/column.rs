//! What the columns sell, and what labor there is (EW-5.1 to EW-5.13).

use ochre_endless_winter::{Action, Hex, Source, Spot, Way};
use ochre_endless_winter_pack::{Ability, Column, Gains, Species, Symbol, Tribe};

use super::map::distance;
use super::outlook::View;
use super::plan::{Hands, Middle, Ware};

/// One labor, in halves.
const LABOR: u8 = 2;

impl View<'_> {
    /// What the top section sells, the best first.
    pub(super) fn wares(self, column: Column) -> Vec<Ware> {
        let mut wares = Vec::with_capacity(12);
        let tool = self.price.tool;
        let mut add = |worth: f64, labor: u8, tools: u8, way: Way| {
            wares.push(Ware { worth, halves: LABOR * labor, tools, action: Action::Top(way) });
        };
        match column {
            Column::Initiate => {
                for tribe in Tribe::ALL.into_iter().filter(|&tribe| self.game.may_take(tribe)) {
                    add(self.of_tribe(tribe, true) - tool, 1, 1, Way::Tribe(tribe));
                }
            }
            Column::Develop => {
                for &card in self.game.market().iter().flatten() {
                    add(self.of_culture(card), 3, 0, Way::Culture(card));
                }
            }
            Column::Migrate => {
                if 0 < self.me.camps_left() {
                    add(self.map().camp - tool, 0, 1, Way::Camp);
                }
                let mut travels = Vec::with_capacity(4);
                while let Some(travel) =
                    self.best_travel(self.map(), &travels).filter(|_| travels.len() < 4)
                {
                    let step = self.step_towards(travel.from, travel.to);
                    let labor = distance(travel.from, travel.to) as u8;
                    add(travel.worth, labor, 0, Way::Move(travel.from, step));
                    travels.push(travel);
                }
            }
            Column::Hunt => {
                for species in Species::ALL {
                    for n in 0..self.game.grounds(species).min(2) {
                        let worth = self.of_animal_after(species, n) - tool;
                        add(worth, 1, 1, Way::Animal(species));
                    }
                }
                if 0 < self.me.tools() {
                    add(self.of_reveal(2), 1, 0, Way::Reveal);
                }
            }
        }
        wares.sort_by(|a, b| rate(b).total_cmp(&rate(a)));
        wares
    }

    /// A village that can be founded in this turn after some moves.
    pub(super) fn village_in_reach(self, column: Column) -> Option<Ware> {
        if column != Column::Migrate || self.me.food() < 3 {
            return None;
        }
        let aim = self.map().aims.best().filter(|aim| 0 < aim.n_moves)?;
        let first = aim.juncture.hexes().into_iter().zip(aim.from);
        let camps = self.me.camps();
        // Camps that wait on the board go out first.
        let n_start = aim.from.iter().filter(|&&from| from == Hex::START).count() as u8;
        let way = if camps.on(Hex::START) < n_start {
            Way::Camp
        } else {
            let (to, from) = first.into_iter().find(|(to, from)| to != from)?;
            Way::Move(from, self.step_towards(from, to))
        };
        let tools = aim.n_new;
        let worth = aim.worth - f64::from(tools) * self.price.tool;
        let halves = LABOR * aim.n_moves as u8;
        Some(Ware { worth, halves, tools, action: Action::Top(way) })
    }

    /// The middle section, in the best way.
    pub(super) fn middle(self, column: Column) -> Option<Middle> {
        let (food_price, food) = (self.price.food, self.me.food());
        match column {
            Column::Initiate => {
                let worth = self.now(Symbol::TribeDiscard).max(0.0)
                    + self.now(Symbol::Bury).max(0.0)
                    - food_price;
                let action = Action::Middle(None);
                (0 < food).then_some(Middle { worth, food: 1, tools: 0, action })
            }
            Column::Develop => {
                let (stone, worth) = self.best_stone()?;
                let slot = &self.rules.components().stone_slots[self.me.stones().count()];
                let (food, tools) = (slot.price.get(Symbol::Food), slot.price.get(Symbol::Tool));
                let action = Action::Middle(Some(Way::Stone(stone)));
                Some(Middle { worth, food, tools, action })
            }
            Column::Migrate => {
                let (juncture, worth) = self.best_village().filter(|_| 3 <= food)?;
                let action = Action::Middle(Some(Way::Village(juncture)));
                Some(Middle { worth: worth - 3.0 * food_price, food: 3, tools: 0, action })
            }
            Column::Hunt => {
                let own = Species::ALL.into_iter().filter(|&species| 0 < self.me.animals(species));
                let of = |species| (species, self.of_using(species));
                let (species, worth) = own.map(of).reduce(|a, b| if a.1 < b.1 { b } else { a })?;
                let action = Action::Middle(Some(Way::UseAnimal(species)));
                Some(Middle { worth, food: 0, tools: 0, action })
            }
        }
    }

    /// What the bottom section gives.
    pub(super) fn of_bottom(self, column: Column) -> f64 {
        let of = |symbol| self.now(symbol).max(0.0);
        match column {
            Column::Initiate => of(Symbol::Idol) + of(Symbol::Bury),
            Column::Develop => of(Symbol::Tool) + of(Symbol::Food),
            Column::Migrate => of(Symbol::Camp) + of(Symbol::Move),
            Column::Hunt => of(Symbol::AnimalDeck),
        }
    }

    /// What a turn of rest gives, without abilities.
    pub(super) fn of_rest(self) -> f64 {
        self.now(Symbol::Draw) + self.now(Symbol::UseAnimal).max(0.0) + self.of_resting()
    }

    /// What the chief's abilities give besides labor; labor is found in [`View::hands`].
    pub(super) fn of_chief_in(self, is_chief: bool, column: Option<Column>) -> f64 {
        let Some((chief, side)) = self.me.chief().filter(|_| is_chief) else { return 0.0 };
        let abilities = self.rules.chief_abilities(chief, side).iter();
        abilities
            .filter(|ability| works(ability, column) && labor_of(ability) == 0)
            .map(|ability| self.of_ability(ability).max(0.0))
            .sum()
    }

    /// Everything that gives labor there, the cheapest first.
    pub(super) fn hands(self, column: Column, is_chief: bool) -> Vec<Hands> {
        let mut hands = Vec::with_capacity(20);
        let is_placed = self.game.spot().is_some();
        for card in self.me.above().kinds() {
            for (index, ability) in self.rules.abilities(card).iter().enumerate() {
                let source = Source::Card(card);
                let n_left = self.game.uses_left(source, index as u8);
                if 0 < n_left && 0 < labor_of(ability) && works(ability, Some(column)) {
                    let cost = self.of_price(&ability.price);
                    let action = Action::Use(source, index as u8);
                    let halves = labor_of(ability) * n_left;
                    hands.push(Hands { halves, cost, food_left: None, action });
                }
            }
        }
        if let Some((chief, side)) = self.me.chief().filter(|_| is_chief) {
            let abilities = self.rules.chief_abilities(chief, side).iter().enumerate();
            for (index, ability) in abilities {
                let is_left = !is_placed || 0 < self.game.uses_left(Source::Chief, index as u8);
                if is_left && 0 < labor_of(ability) && works(ability, Some(column)) {
                    let cost = self.of_price(&ability.price);
                    let action = Action::Use(Source::Chief, index as u8);
                    hands.push(Hands { halves: labor_of(ability), cost, food_left: None, action });
                }
            }
        }
        for (card, n) in self.me.hand().tribes().counts() {
            let mut halves = 0;
            let mut given = 0.0;
            if self.game.gives_labor(card) {
                halves += self.rules.labor_of(card);
                let abilities = self.rules.abilities(card).iter();
                for ability in abilities.filter(|ability| works(ability, Some(column))) {
                    halves += labor_of(ability);
                    if labor_of(ability) == 0 {
                        given += self.of_ability(ability).max(0.0);
                    }
                }
            }
            let cost = (self.of_keeping(card) - given).max(0.0);
            let action = Action::Play(card);
            let of_one = Hands { halves, cost, food_left: None, action };
            hands.extend(std::iter::repeat_n(of_one, if halves == 0 { 0 } else { n.into() }));
        }
        self.add_food(&mut hands);
        hands.sort_by(|a, b| {
            (a.cost / f64::from(a.halves)).total_cmp(&(b.cost / f64::from(b.halves)))
        });
        hands
    }

    /// Food for labor, one symbol after another (EW-4.5).
    fn add_food(self, hands: &mut Vec<Hands>) {
        let spaces = &self.rules.components().player_board.labor_spaces;
        // Food that is filled up afterwards costs little.
        let fills = |gain: &Gains| 0 < gain.get(Symbol::MaxFood);
        let refill = self.me.above().kinds().any(|card| {
            let mut abilities = self.rules.abilities(card).iter().enumerate();
            abilities.any(|(index, ability)| {
                fills(&ability.gain) && 0 < self.game.uses_left(Source::Card(card), index as u8)
            })
        });
        let price = self.price.food * if refill { 0.2 } else { 1.0 };
        let mut food = self.me.food();
        while let Some(space) = spaces.iter().copied().filter(|&space| space <= food).max() {
            let left = space - 1;
            let cost = f64::from(food - left) * price;
            let action = Action::Spend;
            hands.push(Hands { halves: LABOR, cost, food_left: Some(left), action });
            food = left;
        }
    }
}

/// Labor that an ability gives in a turn, in halves.
pub(super) fn labor_of(ability: &Ability) -> u8 {
    if ability.eclipse { 0 } else { ability.gain.get(Symbol::LaborHalves) }
}

/// Whether an ability can be used by itself in a turn there; `None` is anywhere but in a column.
pub(super) fn works(ability: &Ability, column: Option<Column>) -> bool {
    let admits = match (ability.column, column) {
        (None, _) => true,
        (Some(bound), Some(column)) => bound.admits(column),
        (Some(_), None) => false,
    };
    admits && !ability.eclipse && ability.when.is_none()
}

/// What a ware is worth for each labor, so that few labor goes to where it does most.
fn rate(ware: &Ware) -> f64 {
    ware.worth / f64::from(ware.halves.max(1))
}

/// The column where the figure stands.
pub(super) fn column_of(spot: Option<Spot>) -> Option<Column> {
    match spot {
        Some(Spot::Column(column)) => Some(column),
        _ => None,
    }
}
