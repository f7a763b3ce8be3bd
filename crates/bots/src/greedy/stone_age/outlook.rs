//! How things look to a seat: how long the game will last, and what things are worth until then.

use ochre_kernel::{Rules as _, Seat};
use ochre_stone_age::{
    Cost, Heap, Place, Profession, Resource, Rules, StoneAge, Tile, Tools, Tribe,
};

use super::cards::Bottoms;
use super::pace::rounds_to_come;
use super::weights::{WEIGHTS, Weights};

/// What a seat makes of its situation, worked out once for a decision.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub(super) weights: &'static Weights,
    pub(super) players: u8,
    pub(super) players_per_place: u32,
    pub(super) seat: Seat,
    pub(super) tribe: Tribe,
    /// Rounds still to come after this one.
    pub(super) rounds: f64,
    /// What this tribe's cards will count.
    pub(super) bottoms: Bottoms,
    /// What one more piece of each kind is worth.
    pub(super) resource: [f64; 4],
    /// Pieces of each kind before anything is paid: in stock and to be expected.
    pub(super) planned: [f64; 4],
    pub(super) planned_in_all: f64,
    /// Pieces that the placed buildings with fixed cost ask for.
    pub(super) owed: [f64; 4],
    /// Pieces that all placed cards and buildings ask for.
    pub(super) owed_in_all: f64,
    /// What is to be expected in stock beyond what is owed.
    pub(super) left_over: Heap,
    /// Food left over after this round's feeding, or missing if negative.
    pub(super) food_left: f64,
    /// How many people should hunt, and how many points that brings beyond their usual yield.
    pub(super) hunters: u8,
    pub(super) hunt_gain: f64,
}

impl Outlook {
    pub(super) fn new(game: &StoneAge, rules: &Rules, seat: Seat) -> Outlook {
        let weights = &WEIGHTS[usize::from(rules.players() - 2)];
        let tribe = *game.tribe(seat);
        let mut outlook = Outlook {
            weights,
            players: rules.players(),
            players_per_place: rules.players_per_resource_place(),
            seat,
            tribe,
            rounds: rounds_to_come(game, rules, weights),
            bottoms: Bottoms::of(game.final_cards(seat)),
            resource: weights.resource,
            planned: Resource::ALL.map(|resource| f64::from(tribe.stock().count(resource))),
            planned_in_all: 0.0,
            owed: [0.0; 4],
            owed_in_all: 0.0,
            left_over: Heap::default(),
            food_left: 0.0,
            hunters: 0,
            hunt_gain: 0.0,
        };
        outlook.plan(game);
        outlook.price_resources(game);
        outlook.plan_hunt();
        outlook
    }

    /// Resources are for buying: they fade when the game ends and when there are plenty, and those
    /// that a building on the table asks for are worth more.
    fn price_resources(&mut self, game: &StoneAge) {
        let weights = self.weights;
        let fade = (self.rounds / weights.resource_rounds).min(1.0);
        let n_free = (self.planned_in_all - self.owed_in_all).max(0.0);
        let mut wanted = [0.0; 4];
        for stack in 0..self.players {
            if let Some(tile) = game.top_tile(stack)
                && let Cost::Fixed(heap) = tile.cost()
            {
                for (resource, count) in heap.pieces() {
                    let kind = resource as usize;
                    if f64::from(count) + self.owed[kind] > self.planned[kind] + 0.5 {
                        wanted[kind] = weights.wanted;
                    }
                }
            }
        }
        self.resource = std::array::from_fn(|kind| {
            let free = (self.planned[kind] - self.owed[kind]).max(0.0);
            let plenty = 1.0 + weights.crowd * n_free + weights.crowd_kind * free;
            let full = weights.resource[kind] - 1.0 + wanted[kind];
            1.0 + full * fade / plenty
        });
    }

    /// What the people already placed will bring and cost.
    fn plan(&mut self, game: &StoneAge) {
        let tribe = self.tribe;
        self.food_left =
            f64::from(tribe.food()) + f64::from(tribe.agriculture()) - f64::from(tribe.people());
        self.food_left += yield_of(tribe.people_at(Place::Hunt), 2);
        if tribe.people_at(Place::Field) != 0 {
            self.food_left += 1.0;
        }
        if tribe.people_at(Place::Hut) != 0 && tribe.people() < Tribe::PEOPLE_MOST {
            self.food_left -= 1.0;
        }
        for resource in Resource::ALL {
            let n_people = tribe.people_at(Place::Gather(resource));
            self.planned[resource as usize] += yield_of(n_people, resource.worth());
        }
        self.planned_in_all = self.planned.iter().sum();
        for index in 0..4 {
            if tribe.people_at(Place::Card(index)) != 0 {
                self.owed_in_all += f64::from(index + 1);
            }
            if tribe.people_at(Place::Building(index)) != 0
                && let Some(tile) = game.top_tile(index)
            {
                self.owe(tile);
            }
        }
        self.set_left_over();
    }

    fn set_left_over(&mut self) {
        let mut counts = [0; 4];
        let mut to_pay = self.owed_in_all - self.owed.iter().sum::<f64>();
        for (kind, count) in counts.iter_mut().enumerate() {
            let free = (self.planned[kind] - self.owed[kind]).max(0.0);
            // Cards are paid with the cheapest first.
            let paid = free.min(to_pay);
            to_pay -= paid;
            *count = (free - paid).min(f64::from(Heap::MOST)) as u8;
        }
        self.left_over = Heap::new(counts);
    }

    fn owe(&mut self, tile: Tile) {
        match tile.cost() {
            Cost::Fixed(heap) => {
                for (resource, count) in heap.pieces() {
                    self.owed[resource as usize] += f64::from(count);
                }
                self.owed_in_all += f64::from(heap.len());
            }
            Cost::Count { pieces, .. } => self.owed_in_all += f64::from(pieces),
            Cost::Range => self.owed_in_all += 1.0,
        }
    }

    /// How many of the people at home had best hunt.
    fn plan_hunt(&mut self) {
        if self.tribe.people_at(Place::Hunt) != 0 {
            return;
        }
        for n_people in 1..=self.tribe.home() {
            let gain = self.of_hunt(n_people) - f64::from(n_people) * self.weights.person;
            if gain > self.hunt_gain {
                (self.hunters, self.hunt_gain) = (n_people, gain);
            }
        }
    }

    /// What so many hunters bring.
    pub(super) fn of_hunt(&self, n_people: u8) -> f64 {
        let food = yield_of(n_people, 2);
        self.of_food(self.food_left + food) - self.of_food(self.food_left)
    }

    /// What so much food left over is worth, or what it costs that so much is missing: a resource
    /// for each, or ten points (SA-6.2).
    pub(super) fn of_food(&self, left: f64) -> f64 {
        if left >= 0.0 {
            // A full larder is worth little more than a good one.
            return self.weights.food_spare * self.rounds.min(1.0) * left.min(10.0 + left / 4.0);
        }
        let missing = -left;
        let n_free = self.planned_in_all - self.owed_in_all;
        if missing > n_free + 0.5 {
            -10.0
        } else {
            -(self.weights.food_missing * missing).min(10.0)
        }
    }

    /// One more food this round.
    fn of_one_food(&self) -> f64 {
        self.of_food(self.food_left + 1.0) - self.of_food(self.food_left)
    }

    /// What a step of agriculture is worth.
    pub(super) fn of_agriculture(&self) -> f64 {
        let level = self.tribe.agriculture();
        if level >= Tribe::AGRICULTURE_MOST {
            return 0.0;
        }
        // Nobody eats what grows beyond one food a person.
        let is_eaten = if level < self.tribe.people() { 1.0 } else { 0.3 };
        self.of_one_food()
            + self.rounds * (self.weights.field * is_eaten + self.weights.field_later)
            + self.bottoms.professions[Profession::Farmer as usize]
    }

    /// What a step of tools is worth.
    pub(super) fn of_tool(&self) -> f64 {
        if self.tribe.tools().sum() >= Tools::MOST * Tools::VALUE_MOST {
            return 0.0;
        }
        // This round's other rolls may be over when it comes.
        self.weights.tool * (0.5 + self.rounds)
            + self.bottoms.professions[Profession::ToolMaker as usize]
    }

    /// What a person more is worth, who eats from this round on.
    pub(super) fn of_person(&self) -> f64 {
        if self.tribe.people() >= Tribe::PEOPLE_MOST {
            return 0.0;
        }
        self.of_food(self.food_left - 1.0) - self.of_food(self.food_left)
            + self.rounds * self.weights.hut
            + self.bottoms.professions[Profession::Shaman as usize]
    }

    /// What these resources are worth in stock.
    pub(super) fn worth_of(&self, heap: Heap) -> f64 {
        let counts = heap.counts();
        (0..4).map(|kind| f64::from(counts[kind]) * self.resource[kind]).sum()
    }
}

/// How much so many dice bring on average when their total is divided (SA-4.3, SA-4.4): 3.5 a die,
/// less what rounding down costs.
pub(super) fn yield_of(n_dice: u8, divisor: u8) -> f64 {
    if n_dice == 0 {
        return 0.0;
    }
    let divisor = f64::from(divisor);
    (3.5 * f64::from(n_dice) - (divisor - 1.0) / 2.0) / divisor
}
