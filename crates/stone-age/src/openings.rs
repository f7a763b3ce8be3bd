//! Phase 1: all legal placements at once (SA-3.1 to SA-3.9).
//!
//! Roll-outs ask for this more often than for anything else, so it is a few operations on words:
//! one bit a place, and one byte (a lane) for each place that takes any number of people.
//! `placing.rs` explains refusals.

use std::hint::select_unpredictable;

use ochre_kernel::{PerSeat, Rng, Seat};

use crate::action::Action;
use crate::place::{Place, PlaceSet};
use crate::placing::RINGS;
use crate::rules::Rules;
use crate::state::StoneAge;

/// A 1 in each lane: the hunting grounds in the lowest, then forest, clay pit, quarry, river.
const ONES: u64 = 0x01_0101_0101;
const HIGH_BITS: u64 = 0x80 * ONES;
/// All lanes but the hunting grounds, where nothing is ever full or closed (SA-3.4).
const GATHER: u64 = 0xff * (ONES - 1);

/// The lane of each place, all its bits set; 0 for places with a fixed number of people.
const LANES: [u64; 16] = {
    let mut lanes = [0; 16];
    let mut place = Place::Hunt.index();
    while place < 8 {
        lanes[place] = 0xff << (8 * (place - Place::Hunt.index()));
        place += 1;
    }
    lanes
};

/// The lanes of a set of places, by the five bits from the hunting grounds on.
static LANES_OF_BITS: [u64; 32] = {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut lane = 0;
        while lane < 5 {
            if bits >> lane & 1 != 0 {
                table[bits] |= LANES[Place::Hunt.index() + lane];
            }
            lane += 1;
        }
        bits += 1;
    }
    table
};

/// The board as phase 1 sees it, kept up to date from placement to placement.
pub(crate) struct Board {
    /// Places for a fixed number of people that are on the table, free and not closed.
    single: PlaceSet,
    /// How many of tool maker, hut and field may still be occupied.
    village_left: u32,
    /// Free rings by lane.
    rings: u64,
    /// How many players have people there, by lane.
    n_seats: u64,
    /// How many may, in every lane.
    n_seats_most: u64,
    /// Lanes where each seat has people already (SA-3.2).
    own: PerSeat<u64>,
}

impl Board {
    /// The board as it is.
    pub(crate) fn new(game: &StoneAge, rules: &Rules) -> Board {
        let mut offered = PlaceSet::VILLAGE;
        for index in 0..4 {
            let card = u16::from(game.spaces[index].is_some()) << (8 + index);
            let building = u16::from(game.stacks[index].top.is_some()) << (12 + index);
            offered.0 |= card | building;
        }
        let mut board = Board {
            single: offered,
            village_left: rules.village_places(),
            // So many that nobody has as many people (SA-3.4).
            rings: (u64::from(RINGS) * (ONES - 1)) | 0x7f,
            n_seats: 0,
            n_seats_most: u64::from(rules.players_per_resource_place()) * ONES,
            own: PerSeat::default(),
        };
        let mut occupied = PlaceSet::default();
        for seat in rules.seats() {
            let tribe = &game.tribes[seat];
            occupied = occupied.and(tribe.placed);
            let own = LANES_OF_BITS[usize::from(tribe.placed.0 >> Place::Hunt.index() & 31)];
            board.own[seat] = own;
            board.n_seats += own & ONES;
            board.rings -= u64::from_le_bytes(tribe.crowds) >> (8 * Place::Hunt.index()) & GATHER;
        }
        board.village_left -= occupied.both(PlaceSet::VILLAGE).len();
        board.close(occupied);
        board
    }

    /// Somebody put people on the place with this number.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, place: usize, people: u8) {
        let lane = LANES[place & 15];
        self.own[seat] |= lane;
        self.n_seats += lane & ONES;
        self.rings -= (u64::from(people) * (lane & ONES)) & GATHER;
        self.village_left -= u32::from(place < 3);
        self.close(PlaceSet(1 << place));
    }

    /// These places are occupied; the village may be closed by that (SA-3.7, SA-3.8).
    #[inline]
    fn close(&mut self, places: PlaceSet) {
        self.single = self.single.without(places);
        let village = select_unpredictable(self.village_left == 0, PlaceSet::VILLAGE.0, 0);
        self.single.0 &= !village;
    }

    /// Everything that a seat with so many people at home can do.
    #[inline]
    pub(crate) fn openings(&self, seat: Seat, home: u8) -> Openings {
        // Nobody left at home: no place; one left: no hut.
        let mut single = self.single;
        if home < 2 {
            let too_many = if home == 0 { PlaceSet(!0) } else { PlaceSet::of(Place::Hut) };
            single = single.without(too_many);
        }

        // In each lane the smaller of the people at home and the free rings.
        let home = u64::from(home) * ONES;
        let home_is_more = ((((home | HIGH_BITS) - self.rings) & HIGH_BITS) >> 7) * 0xff;
        let most = (self.rings & home_is_more) | (home & !home_is_more);

        let full = (((self.n_seats | HIGH_BITS) - self.n_seats_most) & HIGH_BITS) >> 7;
        let closed = self.own[seat] | ((full * 0xff) & GATHER);
        Openings { single, most: most & !closed }
    }
}

/// Everything a seat can do with its people now.
pub(crate) struct Openings {
    /// Places that take a fixed number of people.
    single: PlaceSet,
    /// The most people by lane; 0 where none may go.
    most: u64,
}

impl Openings {
    /// How many different placements there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.single.len() + (self.most.wrapping_mul(ONES) >> 32 & 0xff) as u32
    }

    /// Adds them in the order of [`Place::ALL`], fewer people first.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        for (index, place) in Place::ALL.into_iter().enumerate() {
            let (least, most) = match place {
                Place::Hunt | Place::Gather(_) => (1, self.most.to_le_bytes()[index - 3]),
                Place::Hut => (2, 1 + u8::from(self.single.has(place))),
                _ => (1, u8::from(self.single.has(place))),
            };
            out.extend((least..=most).map(|people| Action::Place { place, people }));
        }
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
