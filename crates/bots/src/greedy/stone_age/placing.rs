//! Phase 1: what people bring on each place, beyond what they bring anywhere.

use ochre_kernel::Seat;
use ochre_stone_age::{Cost, Heap, Place, Resource, StoneAge};

use super::outlook::{Outlook, yield_of};

/// How many people it takes to gather a piece of the cheap kinds.
const PEOPLE_A_PIECE: f64 = 1.2;
/// The most people on one resource place (SA-3.5).
const RINGS: u8 = 7;

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
        match place {
            // Nobody can take the hunting grounds away: they wait until people are short.
            Place::Hunt if left > 0 && net > 0.0 => net * self.weights.patience,
            Place::Hunt => net,
            Place::Gather(_) => net - self.missed_hunt(left),
            _ => net - self.missed_hunt(left) - self.missed_pieces(left),
        }
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
        let lacking = (self.owed_in_all - self.planned_in_all).max(0.0);
        self.weights.lacking * (lacking - f64::from(left)).clamp(0.0, lacking)
    }

    fn of_gathering(&self, resource: Resource, people: u8) -> f64 {
        let kind = resource as usize;
        let mut pieces = yield_of(people, resource.worth());
        if !self.has_rolls() {
            // The first roll of a round has the tools to itself; some of them round up nothing.
            let tools = f64::from(self.tribe.tools().sum());
            pieces += 0.8 * tools / f64::from(resource.worth());
        }
        let lacking = (self.owed[kind] - self.planned[kind])
            .max(self.owed_in_all - self.planned_in_all)
            .max(0.0);
        pieces * self.resource[kind] + self.weights.lacking * pieces.min(lacking).max(0.0)
    }

    /// Whether people already wait for a roll, to which the tools of this round can go.
    fn has_rolls(&self) -> bool {
        self.tribe.people_at(Place::Hunt) != 0
            || Resource::ALL.iter().any(|&kind| self.tribe.people_at(Place::Gather(kind)) != 0)
    }

    fn of_card_place(&self, game: &StoneAge, space: u8) -> f64 {
        let Some(card) = game.card_on(space) else { return 0.0 };
        let price = space + 1;
        let gain =
            self.of_card(card) + self.of_denying(game, card) - self.cheapest(price, self.left_over);
        let lacking = self.owed_in_all + f64::from(price) - self.planned_in_all;
        gain.max(0.0) * self.likely(lacking, PEOPLE_A_PIECE)
    }

    fn of_building_place(&self, game: &StoneAge, stack: u8) -> f64 {
        let offer = self.of_building_offer(game, stack, self.left_over);
        match game.top_tile(stack).map(|tile| tile.cost()) {
            Some(Cost::Fixed(heap)) => offer.gain.max(0.0) * self.likely_fixed(game, heap),
            Some(Cost::Count { .. }) => {
                offer.gain.max(0.0) * self.likely(offer.lacking, PEOPLE_A_PIECE)
            }
            Some(Cost::Range) => {
                // The people left may still gather more to put in.
                let room = f64::from(7u16.saturating_sub(self.left_over.len()));
                let left = f64::from(self.tribe.home()) - 1.0;
                let gain = offer.gain + self.weights.hope * room.min(left);
                gain.max(0.0) * self.likely(offer.lacking, PEOPLE_A_PIECE)
            }
            None => 0.0,
        }
    }

    /// How likely it is that exactly these resources can be paid this round.
    fn likely_fixed(&self, game: &StoneAge, heap: Heap) -> f64 {
        let n_free = self.planned_in_all - self.owed_in_all;
        let mut lacking = 0.0;
        let mut people_each = 1.0;
        for (resource, count) in heap.pieces() {
            let kind = resource as usize;
            let short = f64::from(count) + self.owed[kind] - self.planned[kind];
            if short > 0.0 {
                if !self.is_open(game, resource) {
                    return 0.0;
                }
                lacking += short;
                people_each = f64::from(resource.worth()) / 3.0;
            }
        }
        self.likely(lacking.max(f64::from(heap.len()) - n_free), people_each)
    }

    /// Whether this seat can still gather that resource this round (SA-3.2, SA-3.5 to SA-3.8).
    fn is_open(&self, game: &StoneAge, resource: Resource) -> bool {
        let place = Place::Gather(resource);
        let n_users =
            Seat::all(self.players).filter(|&seat| game.tribe(seat).people_at(place) != 0).count();
        self.tribe.people_at(place) == 0
            && game.people_at(place) < RINGS
            && (n_users as u32) < self.players_per_place
    }

    /// How likely it is that so many pieces can still be gathered by the people left, when each
    /// piece takes so many of them.
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
