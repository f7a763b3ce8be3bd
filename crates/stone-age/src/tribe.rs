//! One player's people and possessions (SA-1.3).

use std::hint::select_unpredictable;

use crate::place::{Place, PlaceSet};
use crate::resources::{Heap, Stock};
use crate::sets::{CardSet, TileSet};
use crate::tool_set::OneUse;
use crate::tools::Tools;

/// What a player has, on the own board and on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tribe {
    /// Cards bought; the extra card of SA-8.9 is not among them.
    pub(crate) cards: CardSet,
    pub(crate) buildings: TileSet,
    pub(crate) stock: Stock,
    pub(crate) food: u16,
    /// How often ten points were lost (SA-6.2).
    pub(crate) n_starved: u16,
    /// Scored for buildings (SA-4.6): more than the tiles tell, since some have no fixed price.
    pub(crate) building_points: u16,
    /// Where this tribe has people.
    pub(crate) placed: PlaceSet,
    /// How many people are on each of the first eight places, so that the people of all tribes
    /// can be added at once. Cards and buildings take one person each.
    pub(crate) crowds: [u8; 8],
    /// People on the own board.
    pub(crate) home: u8,
    /// People in all.
    pub(crate) people: u8,
    pub(crate) agriculture: u8,
    pub(crate) tools: Tools,
    /// One-use tools that lie face up (SA-8.10).
    pub(crate) one_use: OneUse,
    /// Whether the card of SA-8.11 lies face up.
    pub(crate) two_resources: bool,
}

impl Tribe {
    /// The most people a player has (SA-1.3).
    pub const PEOPLE_MOST: u8 = 10;
    /// The end of the agriculture track.
    pub const AGRICULTURE_MOST: u8 = 10;

    /// What everyone begins with (SA-2.1).
    pub(crate) const START: Tribe = Tribe {
        cards: CardSet::NONE,
        buildings: TileSet::NONE,
        stock: Stock([0; 4]),
        food: 12,
        n_starved: 0,
        building_points: 0,
        placed: PlaceSet(0),
        crowds: [0; 8],
        home: 5,
        people: 5,
        agriculture: 0,
        tools: Tools::NONE,
        one_use: OneUse::NONE,
        two_resources: false,
    };

    /// Resources.
    pub const fn stock(&self) -> Stock {
        self.stock
    }

    /// Food.
    pub const fn food(&self) -> u16 {
        self.food
    }

    /// People in all, wherever they are.
    pub const fn people(&self) -> u8 {
        self.people
    }

    /// People on the own board.
    pub const fn home(&self) -> u8 {
        self.home
    }

    /// The level of agriculture.
    pub const fn agriculture(&self) -> u8 {
        self.agriculture
    }

    /// Tools.
    pub const fn tools(&self) -> Tools {
        self.tools
    }

    /// Face-up one-use tools (SA-8.10).
    pub const fn one_use(&self) -> OneUse {
        self.one_use
    }

    /// Whether the card with two resources of choice lies face up (SA-8.11).
    pub const fn two_resources(&self) -> bool {
        self.two_resources
    }

    /// Buildings.
    pub const fn buildings(&self) -> TileSet {
        self.buildings
    }

    /// Cards bought; an extra card (SA-8.9) is not among them.
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// How many people this tribe has on a place.
    #[inline]
    pub const fn people_at(&self, place: Place) -> u8 {
        let index = place.index();
        if index < 8 { self.crowds[index] } else { self.placed.has(place) as u8 }
    }

    /// Puts people on a place.
    #[inline]
    pub(crate) fn place(&mut self, place: Place, people: u8) {
        self.place_at(place.index(), people);
    }

    /// Puts people on the place with this number.
    #[inline]
    pub(crate) fn place_at(&mut self, place: usize, people: u8) {
        self.placed.0 |= 1 << place;
        self.home -= people;
        // Written in any case, because a random place can't be predicted.
        let crowd = &mut self.crowds[place & 7];
        *crowd = select_unpredictable(place < 8, people, *crowd);
    }

    /// Takes the people of a place back (SA-4.1).
    #[inline]
    pub(crate) fn take_back(&mut self, place: Place) {
        self.home += self.people_at(place);
        self.placed = self.placed.without(PlaceSet::of(place));
        if let Some(crowd) = self.crowds.get_mut(place.index()) {
            *crowd = 0;
        }
    }

    /// Uses the face-up card (SA-8.11).
    pub(crate) fn take_resources(&mut self, heap: Heap) {
        self.two_resources = false;
        self.stock.add_heap(heap);
    }
}
