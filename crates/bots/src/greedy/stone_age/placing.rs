//! Phase 1: what people bring on each place, beyond what they bring anywhere.

use ochre_stone_age::{Cost, Place, Resource, StoneAge};

use super::outlook::{Outlook, yield_of};

impl Outlook {
    /// How good it is to put people there now.
    pub(super) fn of_placing(&self, game: &StoneAge, place: Place, people: u8) -> f64 {
        let gain = match place {
            Place::ToolMaker => self.of_tool(),
            Place::Field => self.of_agriculture(),
            Place::Hut => self.of_person(),
            Place::Hunt => self.of_hunt(people),
            Place::Gather(resource) => self.of_gathering(resource, people),
            Place::Card(space) => self.of_card_place(game, space),
            Place::Building(stack) => self.of_building_place(game, stack),
        };
        let net = gain - f64::from(people) * self.weights.person;
        let left = self.tribe.home() - people;
        if place == Place::Hunt {
            // Nobody can take the hunting grounds away: they wait until people are short.
            return if left > 0 && net > 0.0 { net * self.weights.patience } else { net };
        }
        let missed = match place {
            Place::Gather(_) => 0.0,
            _ => self.missed_pieces(left),
        };
        net - self.missed_hunt(left) - missed
    }

    /// What is lost when too few people are left to hunt.
    fn missed_hunt(&self, left: u8) -> f64 {
        if left >= self.hunters {
            return 0.0;
        }
        self.hunt_gain * f64::from(self.hunters - left) / f64::from(self.hunters)
    }

    /// What is lost when too few people are left to gather what is owed.
    fn missed_pieces(&self, left: u8) -> f64 {
        let lacking = self.owed_in_all - self.planned_in_all;
        self.weights.lacking * (lacking - f64::from(left)).clamp(0.0, lacking.max(0.0))
    }

    fn of_gathering(&self, resource: Resource, people: u8) -> f64 {
        let kind = resource as usize;
        let mut pieces = yield_of(people, resource.worth());
        if !self.has_rolls() {
            let tools = f64::from(self.tribe.tools().sum());
            pieces += 0.8 * tools / f64::from(resource.worth());
        }
        let lacking =
            (self.owed[kind] - self.planned[kind]).max(self.owed_in_all - self.planned_in_all);
        pieces * self.resource[kind] + self.weights.lacking * pieces.min(lacking).max(0.0)
    }

    /// Whether people already wait for a roll, to which the tools of this round can go.
    fn has_rolls(&self) -> bool {
        let places = [Place::Hunt].into_iter().chain(Resource::ALL.map(Place::Gather));
        places.into_iter().any(|place| self.tribe.people_at(place) != 0)
    }

    fn of_card_place(&self, game: &StoneAge, space: u8) -> f64 {
        let Some(card) = game.card_on(space) else { return 0.0 };
        let price = space + 1;
        let gain = self.of_card(card) + self.of_denying(game, card)
            - self.cheapest(price, self.left_over());
        let lacking = self.owed_in_all + f64::from(price) - self.planned_in_all;
        gain.max(0.0) * self.likely(lacking, 1.2)
    }

    fn of_building_place(&self, game: &StoneAge, stack: u8) -> f64 {
        let Some(tile) = game.top_tile(stack) else { return 0.0 };
        let n_free = self.planned_in_all - self.owed_in_all;
        match tile.cost() {
            Cost::Fixed(heap) => {
                let gain = f64::from(heap.worth()) + self.of_builder() - self.worth_of(heap);
                let mut lacking = 0.0;
                let mut people = 1.0;
                for (resource, count) in heap.pieces() {
                    let kind = resource as usize;
                    let short = f64::from(count) + self.owed[kind] - self.planned[kind];
                    if short > 0.0 {
                        if !self.is_open(game, resource) {
                            return 0.0;
                        }
                        lacking += short;
                        people = f64::from(resource.worth()) / 3.0;
                    }
                }
                lacking = lacking.max(f64::from(heap.len()) - n_free);
                gain.max(0.0) * self.likely(lacking, people)
            }
            cost @ (Cost::Count { .. } | Cost::Range) => {
                let stock = self.left_over();
                let (mut gain, lacking) = self.of_best_payment(cost, stock);
                if cost == Cost::Range {
                    let room = f64::from(7u16.saturating_sub(stock.len()));
                    let left = f64::from(self.tribe.home()) - 1.0;
                    gain += self.weights.hope * room.min(left);
                }
                gain.max(0.0) * self.likely(lacking, 1.2)
            }
        }
    }

    /// Whether this seat can still gather that resource this round.
    fn is_open(&self, game: &StoneAge, resource: Resource) -> bool {
        let place = Place::Gather(resource);
        let mut n_others = 0;
        for seat in ochre_kernel::Seat::all(self.players) {
            n_others += u32::from(game.tribe(seat).people_at(place) != 0);
        }
        self.tribe.people_at(place) == 0
            && game.people_at(place) < 7
            && n_others < self.players_per_place
    }

    /// How likely it is that so many pieces can still be gathered by the people left, when each
    /// takes so many of them.
    fn likely(&self, lacking: f64, people_each: f64) -> f64 {
        if lacking <= 0.0 {
            return 1.0;
        }
        let left = f64::from(self.tribe.home()) - 1.0;
        if left < lacking * people_each {
            return 0.0;
        }
        (1.0 - self.weights.doubt * lacking).max(0.0)
    }
}
