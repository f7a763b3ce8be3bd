//! The places of the board where people can be put.

use std::fmt;
use std::str::FromStr;

use crate::bits::nth_bit_of_16;
use crate::notation::text_is_serde;
use crate::resources::Resource;

/// Where people are put (SA-3.3 to SA-3.6). Card spaces and building stacks count from 0 here and
/// from 1 for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// Gives a tool.
    ToolMaker,
    /// Gives a person.
    Hut,
    /// Raises agriculture.
    Field,
    /// The hunting grounds: food.
    Hunt,
    /// Forest, clay pit, quarry, river: a resource.
    Gather(Resource),
    /// A card space, the cheapest first.
    Card(u8),
    /// The top tile of a building stack.
    Building(u8),
}

use Place::{Building, Card, Field, Gather, Hunt, Hut, ToolMaker};
use Resource::{Brick, Gold, Stone, Wood};

impl Place {
    /// Every place, in the order of the list of legal actions.
    #[rustfmt::skip]
    pub const ALL: [Place; 16] = [
        ToolMaker, Hut, Field, Hunt,
        Gather(Wood), Gather(Brick), Gather(Stone), Gather(Gold),
        Card(0), Card(1), Card(2), Card(3),
        Building(0), Building(1), Building(2), Building(3),
    ];

    /// Its number in [`Place::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            ToolMaker => 0,
            Hut => 1,
            Field => 2,
            Hunt => 3,
            Gather(resource) => 4 + resource as usize,
            Card(space) => 8 + space as usize,
            Building(stack) => 12 + stack as usize,
        }
    }

    /// Whether there is such a place: the numbers of cards and buildings are free for the asking.
    pub const fn is_on_the_board(self) -> bool {
        match self {
            Card(number) | Building(number) => number < 4,
            _ => true,
        }
    }

    /// The word of records.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 16] = [
            "tool-maker",
            "hut",
            "field",
            "hunt",
            "forest",
            "clay-pit",
            "quarry",
            "river",
            "card-1",
            "card-2",
            "card-3",
            "card-4",
            "building-1",
            "building-2",
            "building-3",
            "building-4",
        ];
        NAMES[self.index()]
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        Place::ALL.into_iter().find(|place| place.name() == text).ok_or_else(|| {
            format!(
                "`{text}` is no place: tool-maker, hut, field, hunt, forest, clay-pit, quarry, \
                 river, card-1 to card-4 or building-1 to building-4"
            )
        })
    }
}

text_is_serde!(Place);

/// A set of places, one bit each in the order of [`Place::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct PlaceSet(pub(crate) u16);

impl PlaceSet {
    /// Tool maker, hut, field: of these only some may be occupied with few players.
    pub(crate) const VILLAGE: PlaceSet = PlaceSet(0x0007);

    #[inline]
    pub(crate) const fn of(place: Place) -> PlaceSet {
        PlaceSet(1 << place.index())
    }

    #[inline]
    pub(crate) const fn has(self, place: Place) -> bool {
        self.0 >> place.index() & 1 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    #[inline]
    pub(crate) const fn and(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    #[must_use]
    #[inline]
    pub(crate) const fn without(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    #[must_use]
    #[inline]
    pub(crate) const fn both(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }

    /// The place with so many of the set before it.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Place {
        Place::ALL[self.nth_index(n)]
    }

    /// The number of [`PlaceSet::nth`].
    #[inline]
    pub(crate) fn nth_index(self, n: u32) -> usize {
        nth_bit_of_16(self.0, n) as usize & 15
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |&place| self.has(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_know_their_number_and_name() {
        for (index, place) in Place::ALL.into_iter().enumerate() {
            assert_eq!(place.index(), index);
            assert_eq!(place.name().parse(), Ok(place));
        }
        assert!("card-5".parse::<Place>().is_err());
        assert!(Place::ALL.into_iter().all(Place::is_on_the_board));
        assert!(!Card(4).is_on_the_board() && !Building(200).is_on_the_board());
    }

    #[test]
    fn a_title_is_the_name_in_plain_words() {
        for place in Place::ALL {
            let words = place.name().replace('-', " ").replace("hunt", "hunting grounds");
            assert_eq!(place.title(), words);
        }
    }

    #[test]
    fn a_set_of_places_counts_and_finds() {
        let set = PlaceSet::of(Hut).and(PlaceSet::of(Gather(Gold))).and(PlaceSet::of(Building(3)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Hut, Gather(Gold), Building(3)]);
        assert_eq!([0, 1, 2].map(|n| set.nth(n)), [Hut, Gather(Gold), Building(3)]);
        assert_eq!((set.len(), set.has(Field)), (3, false));
        assert_eq!(set.both(PlaceSet::VILLAGE), PlaceSet::of(Hut));
        assert_eq!(set.without(PlaceSet::VILLAGE).len(), 2);
        assert_eq!(set.and(set), set);
    }
}
