//! Phase 1: where people may be put (SA-3.1 to SA-3.9).
//!
//! Two answers to one question: [`StoneAge::openings`] finds all legal placements at once with bit
//! sets, for lists and roll-outs; [`StoneAge::check_placing`] explains a refusal. A law compares
//! them over every conceivable placement.

use ochre_kernel::{Rng, Seat};

use crate::action::Action;
use crate::illegal::Illegal;
use crate::place::{Place, PlaceSet};
use crate::resources::Resource;
use crate::rules::Rules;
use crate::state::StoneAge;

/// How many people forest, clay pit, quarry and river take each (SA-3.5).
const RINGS: u8 = 7;

/// Everything a seat can do with its people now.
pub(crate) struct Openings {
    /// Places that take a fixed number of people.
    single: PlaceSet,
    /// The most people for the hunting grounds and each resource place; 0 where none may go.
    most: [u8; 5],
}

const ROLL_PLACES: [Place; 5] = [
    Place::Hunt,
    Place::Gather(Resource::Wood),
    Place::Gather(Resource::Brick),
    Place::Gather(Resource::Stone),
    Place::Gather(Resource::Gold),
];

impl Openings {
    /// How many different placements there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.single.len() + self.most.iter().map(|&most| u32::from(most)).sum::<u32>()
    }

    /// In the order of [`Place::ALL`], fewer people first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Action> {
        Place::ALL.into_iter().flat_map(|place| {
            let people = match place {
                Place::Hunt | Place::Gather(_) => 1..=self.most[place.index() - 3],
                Place::Hut => 2..=1 + u8::from(self.single.has(place)),
                _ => 1..=u8::from(self.single.has(place)),
            };
            people.map(move |people| Action::Place { place, people })
        })
    }

    /// The only placement, where there is just one.
    pub(crate) fn only(&self) -> Option<Action> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// One of the placements, each equally likely.
    #[inline]
    pub(crate) fn sample(&self, rng: &mut Rng) -> Action {
        let n_single = self.single.len();
        let mut chosen = rng.below(self.len());
        if chosen < n_single {
            let place = self.single.nth(chosen);
            return Action::Place { place, people: if place == Place::Hut { 2 } else { 1 } };
        }
        chosen -= n_single;
        for (place, &most) in ROLL_PLACES.into_iter().zip(&self.most) {
            if chosen < u32::from(most) {
                return Action::Place { place, people: chosen as u8 + 1 };
            }
            chosen -= u32::from(most);
        }
        unreachable!("the placements were counted")
    }
}

impl StoneAge {
    /// Everything this seat can do with its people now.
    #[inline]
    pub(crate) fn openings(&self, rules: &Rules, seat: Seat) -> Openings {
        let tribe = &self.tribes[seat];
        let mut openings = Openings { single: PlaceSet::default(), most: [0; 5] };
        if tribe.home == 0 {
            return openings;
        }
        let occupied = self.occupied();

        let mut single = self.offered().without(occupied);
        if occupied.both(PlaceSet::VILLAGE).len() >= rules.village_places() {
            single = single.without(PlaceSet::VILLAGE);
        }
        if tribe.home < 2 {
            single = single.without(PlaceSet::of(Place::Hut));
        }
        openings.single = single;

        if !tribe.placed.has(Place::Hunt) {
            openings.most[0] = tribe.home;
        }
        let closed = tribe.placed.and(self.closed_to(rules, seat));
        for (index, resource) in Resource::ALL.into_iter().enumerate() {
            if !closed.has(Place::Gather(resource)) {
                let taken: u8 = self.tribes.0.iter().map(|tribe| tribe.gatherers[index]).sum();
                openings.most[1 + index] = tribe.home.min(RINGS - taken);
            }
        }
        openings
    }

    /// The places for a fixed number of people that are on the table this round: the village, the
    /// cards and the buildings that lie there.
    #[inline]
    fn offered(&self) -> PlaceSet {
        let mut offered = PlaceSet::VILLAGE;
        for index in 0..4 {
            let card = u16::from(self.spaces[index].is_some()) << (8 + index);
            let building = u16::from(self.stacks[index].top.is_some()) << (12 + index);
            offered.0 |= card | building;
        }
        offered
    }

    /// The resource places that already have as many other players as may use them (SA-3.7, SA-3.8).
    #[inline]
    fn closed_to(&self, rules: &Rules, seat: Seat) -> PlaceSet {
        let other = |distance: usize| {
            let index = (seat.index() + distance) % usize::from(rules.n_players());
            self.tribes.0[index].placed.both(PlaceSet::GATHER)
        };
        match rules.players_per_resource_place() {
            1 => other(1),
            2 => other(1).both(other(2)),
            _ => PlaceSet::default(),
        }
    }

    /// Why these people can't be put there.
    pub(crate) fn check_placing(
        &self,
        rules: &Rules,
        seat: Seat,
        place: Place,
        people: u8,
    ) -> Result<(), Illegal> {
        let tribe = self.tribe(seat);
        if people == 0 {
            return Err(Illegal::NobodyPlaced);
        }
        if people > tribe.home {
            return Err(Illegal::TooFewPeople { wanted: people, available: tribe.home });
        }
        if tribe.people_at(place) != 0 {
            return Err(Illegal::AlreadyThere { place });
        }
        match place {
            Place::Hunt => Ok(()),
            Place::Gather(_) => self.check_gathering(rules, seat, place, people),
            Place::ToolMaker | Place::Field | Place::Hut => {
                let exactly = if place == Place::Hut { 2 } else { 1 };
                if people != exactly {
                    return Err(Illegal::ExactNumber { place, exactly });
                }
                self.check_village(rules, place)
            }
            Place::Card(space) => {
                let missing = self.card_on(space).is_none().then_some(Illegal::NoCard { place });
                self.check_ring(place, people, missing)
            }
            Place::Building(stack) => {
                let missing =
                    self.top_tile(stack).is_none().then_some(Illegal::NoBuilding { place });
                self.check_ring(place, people, missing)
            }
        }
    }

    fn check_gathering(
        &self,
        rules: &Rules,
        seat: Seat,
        place: Place,
        people: u8,
    ) -> Result<(), Illegal> {
        let n_others = rules.seats().filter(|&other| other != seat);
        let n_others = n_others.filter(|&other| self.tribe(other).people_at(place) != 0).count();
        if n_others as u32 >= rules.players_per_resource_place() {
            return Err(Illegal::TooManyPlayers { place, players: rules.n_players() });
        }
        let room = RINGS - self.people_at(place);
        if people > room {
            return Err(Illegal::NoRoom { place, room });
        }
        Ok(())
    }

    fn check_village(&self, rules: &Rules, place: Place) -> Result<(), Illegal> {
        if self.people_at(place) != 0 {
            return Err(Illegal::Occupied { place });
        }
        let village = [Place::ToolMaker, Place::Hut, Place::Field];
        let n_occupied = village.into_iter().filter(|&place| self.people_at(place) != 0).count();
        if n_occupied as u32 >= rules.village_places() {
            return Err(Illegal::VillageClosed { players: rules.n_players() });
        }
        Ok(())
    }

    /// A card or a building: one ring.
    fn check_ring(
        &self,
        place: Place,
        people: u8,
        missing: Option<Illegal>,
    ) -> Result<(), Illegal> {
        if let Some(illegal) = missing {
            return Err(illegal);
        }
        if people != 1 {
            return Err(Illegal::ExactNumber { place, exactly: 1 });
        }
        if self.people_at(place) != 0 {
            return Err(Illegal::Occupied { place });
        }
        Ok(())
    }
}
