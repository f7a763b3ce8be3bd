//! Phase 1: where people may be put (SA-3.1 to SA-3.9).
//!
//! Two answers to one question: [`StoneAge::openings`] finds all legal placements at once with bit
//! sets, for lists and roll-outs; [`StoneAge::check_placing`] explains a refusal. A law compares
//! them over every conceivable placement.

use std::hint::select_unpredictable;

use ochre_kernel::{Rng, Seat};

use crate::action::Action;
use crate::illegal::Illegal;
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::state::StoneAge;

/// How many people forest, clay pit, quarry and river take each (SA-3.5).
const RINGS: u8 = 7;

/// Everything a seat can do with its people now.
///
/// Roll-outs ask for this more often than for anything else, so it is a few operations on words:
/// one bit a place, one byte for each place that takes any number of people.
pub(crate) struct Openings {
    /// Places that take a fixed number of people.
    single: PlaceSet,
    /// The most people for the hunting grounds (lowest byte) and each resource place; 0 where none
    /// may go.
    most: u64,
}

/// A 1 in each byte of [`Openings::most`].
const ONES: u64 = 0x01_0101_0101;
const HIGH_BITS: u64 = 0x80 * ONES;

/// The low five bits of a place set, from the hunting grounds on, as bytes of 255.
const BYTES_OF_BITS: [u64; 32] = {
    let mut bytes = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut lane = 0;
        while lane < 5 {
            bytes[bits] |= if bits >> lane & 1 != 0 { 0xff << (8 * lane) } else { 0 };
            lane += 1;
        }
        bits += 1;
    }
    bytes
};

impl Openings {
    const NONE: Openings = Openings { single: PlaceSet(0), most: 0 };

    /// How many different placements there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.single.len() + (self.most.wrapping_mul(ONES) >> 32 & 0xff) as u32
    }

    /// In the order of [`Place::ALL`], fewer people first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Action> {
        Place::ALL.into_iter().flat_map(|place| {
            let people = match place {
                Place::Hunt | Place::Gather(_) => 1..=self.most.to_le_bytes()[place.index() - 3],
                Place::Hut => 2..=1 + u8::from(self.single.has(place)),
                _ => 1..=u8::from(self.single.has(place)),
            };
            people.map(move |people| Action::Place { place, people })
        })
    }

    /// The placement where there is only one.
    pub(crate) fn only(&self) -> Option<Action> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// One of the placements, each equally likely: the number of the place and the people.
    #[inline]
    pub(crate) fn sample(&self, rng: &mut Rng) -> (usize, u8) {
        self.nth(rng.below(self.len()))
    }

    /// The placement with this number, those with a fixed number of people first.
    #[inline]
    pub(crate) fn nth(&self, number: u32) -> (usize, u8) {
        // Which of the two it is nobody can predict, so both are worked out and one is thrown away.
        let n_single = self.single.len();
        let is_single = number < n_single;
        let single = self.single.nth_index(select_unpredictable(is_single, number, 0));

        // Each byte of `sums` counts the placements up to and with its place; all are below 128.
        let number = u64::from(select_unpredictable(is_single, 0, number.wrapping_sub(n_single)));
        let sums = self.most.wrapping_mul(ONES) & (0xff * ONES);
        let passed = !((sums | HIGH_BITS) - (number + 1) * ONES) & HIGH_BITS;
        let lane = passed.count_ones() as usize;
        let before = (sums << 8) >> (8 * lane) & 0xff;

        let place = select_unpredictable(is_single, single, Place::Hunt.index() + lane);
        let alone = 1 + u8::from(single == Place::Hut.index());
        (place, select_unpredictable(is_single, alone, (number - before) as u8 + 1))
    }
}

/// The board as phase 1 sees it; between two placements only a little of it changes.
pub(crate) struct Board {
    /// The places for a fixed number of people that are on the table: the village, and the cards
    /// and buildings that lie there.
    offered: PlaceSet,
    /// Where somebody has people.
    occupied: PlaceSet,
    /// How many people are on each of the first eight places, one byte each.
    crowds: u64,
}

impl Board {
    /// People were put on the place with this number.
    #[inline]
    pub(crate) fn place(&mut self, place: usize, people: u8) {
        self.occupied.0 |= 1 << place;
        self.crowds += u64::from(people).checked_shl(8 * place as u32).unwrap_or(0);
    }
}

impl StoneAge {
    pub(crate) fn board(&self) -> Board {
        let mut offered = PlaceSet::VILLAGE;
        for index in 0..4 {
            let card = u16::from(self.spaces[index].is_some()) << (8 + index);
            let building = u16::from(self.stacks[index].top.is_some()) << (12 + index);
            offered.0 |= card | building;
        }
        let mut board = Board { offered, occupied: PlaceSet::default(), crowds: 0 };
        for tribe in &self.tribes.0 {
            board.occupied = board.occupied.and(tribe.placed);
            board.crowds += u64::from_le_bytes(tribe.crowds);
        }
        board
    }

    /// Everything this seat can do with its people now.
    #[inline]
    pub(crate) fn openings(&self, rules: &Rules, board: &Board, seat: Seat) -> Openings {
        let tribe = &self.tribes[seat];
        if tribe.home == 0 {
            return Openings::NONE;
        }
        let mut single = board.offered.without(board.occupied);
        if board.occupied.both(PlaceSet::VILLAGE).len() >= rules.village_places() {
            single = single.without(PlaceSet::VILLAGE);
        }
        if tribe.home < 2 {
            single = single.without(PlaceSet::of(Place::Hut));
        }

        // The smaller of the people at home and the free rings, byte by byte.
        let taken = board.crowds >> (8 * Place::Hunt.index()) & (0xff * (ONES - 1));
        let rings = ((u64::from(RINGS) * (ONES - 1)) | u64::from(u8::MAX / 2)) - taken;
        let home = u64::from(tribe.home) * ONES;
        let home_is_more = (((home | HIGH_BITS) - rings) & HIGH_BITS) >> 7;
        let home_is_more = home_is_more * 0xff;
        let most = (rings & home_is_more) | (home & !home_is_more);

        let closed = tribe.placed.and(self.closed_to(rules, seat));
        let closed = BYTES_OF_BITS[usize::from(closed.0 >> Place::Hunt.index() & 31)];
        Openings { single, most: most & !closed }
    }

    /// The resource places that already have as many other players as may use them (SA-3.7, SA-3.8).
    #[inline]
    fn closed_to(&self, rules: &Rules, seat: Seat) -> PlaceSet {
        let placed = |index: usize| self.tribes.0[index].placed.both(PlaceSet::GATHER);
        match rules.n_players() {
            2 => placed(1 - seat.index() % 2),
            3 => placed((seat.index() + 1) % 3).both(placed((seat.index() + 2) % 3)),
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
