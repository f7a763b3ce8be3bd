//! The 36 civilization cards: what each gives when bought, and what it counts at the end.
//!
//! The table is the source for the engine; a test keeps it equal to `rules/stone-age-components.json`.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use crate::notation::text_is_serde;
use crate::resources::Resource::{self, Brick, Gold, Stone, Wood};
use Bottom::{Green, Sand};
use Profession::{Builder, Farmer, Shaman, ToolMaker};
use Symbol::{Art, Medicine, Music, Pottery, Time, Transport, Weaving, Writing};
use Top::{
    Agriculture, DiceFor, DiceForAll, ExtraCard, Food, OneUseTool, Points, Resources, Tool,
    TwoResources,
};

/// What a card does when it is bought (SA-8.2 to SA-8.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// A die for everyone (SA-8.2).
    DiceForAll,
    /// Food at once (SA-8.3).
    Food(u8),
    /// Resources at once (SA-8.4).
    Resources(Resource, u8),
    /// Points at once (SA-8.5).
    Points(u8),
    /// Two dice for a resource (SA-8.6).
    DiceFor(Resource),
    /// A tool (SA-8.7).
    Tool,
    /// A step of agriculture (SA-8.8).
    Agriculture,
    /// A second card from the deck (SA-8.9).
    ExtraCard,
    /// A tool to use once (SA-8.10).
    OneUseTool(u8),
    /// Any two resources, at any time (SA-8.11).
    TwoResources,
}

/// A culture symbol of the green cards (SA-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is the name of its symbol")]
pub enum Symbol {
    Medicine,
    Art,
    Music,
    Writing,
    Pottery,
    Time,
    Transport,
    Weaving,
}

/// A profession of the sand cards (SA-10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profession {
    /// Counts agriculture.
    Farmer,
    /// Counts tools.
    ToolMaker,
    /// Counts buildings.
    Builder,
    /// Counts people.
    Shaman,
}

/// What a card counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bottom {
    /// A culture symbol (SA-10.2).
    Green(Symbol),
    /// So many of a profession (SA-10.3).
    Sand(Profession, u8),
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Works when the card is bought.
    pub top: Top,
    /// Counts at the end.
    pub bottom: Bottom,
}

const fn card(top: Top, bottom: Bottom) -> Face {
    Face { top, bottom }
}

/// The cards C01 to C36.
#[rustfmt::skip]
const FACES: [Face; 36] = [
    /* C01 */ card(DiceForAll,           Green(Pottery)),
    /* C02 */ card(DiceForAll,           Green(Writing)),
    /* C03 */ card(DiceForAll,           Green(Time)),
    /* C04 */ card(DiceForAll,           Green(Transport)),
    /* C05 */ card(DiceForAll,           Sand(Builder, 1)),
    /* C06 */ card(DiceForAll,           Sand(Builder, 2)),
    /* C07 */ card(DiceForAll,           Sand(Farmer, 1)),
    /* C08 */ card(DiceForAll,           Sand(Farmer, 2)),
    /* C09 */ card(DiceForAll,           Sand(ToolMaker, 2)),
    /* C10 */ card(DiceForAll,           Sand(ToolMaker, 2)),
    /* C11 */ card(Food(1),              Green(Weaving)),
    /* C12 */ card(Food(2),              Sand(Builder, 2)),
    /* C13 */ card(Food(3),              Green(Weaving)),
    /* C14 */ card(Food(3),              Sand(Farmer, 2)),
    /* C15 */ card(Food(4),              Sand(Builder, 1)),
    /* C16 */ card(Food(5),              Green(Medicine)),
    /* C17 */ card(Food(7),              Green(Pottery)),
    /* C18 */ card(Resources(Brick, 1),  Sand(Shaman, 2)),
    /* C19 */ card(Resources(Stone, 1),  Sand(Farmer, 1)),
    /* C20 */ card(Resources(Stone, 1),  Sand(Shaman, 1)),
    /* C21 */ card(Resources(Stone, 2),  Green(Transport)),
    /* C22 */ card(Resources(Gold, 1),   Sand(Shaman, 1)),
    /* C23 */ card(DiceFor(Wood),        Sand(Shaman, 2)),
    /* C24 */ card(DiceFor(Stone),       Sand(Shaman, 1)),
    /* C25 */ card(DiceFor(Gold),        Green(Art)),
    /* C26 */ card(Points(3),            Green(Music)),
    /* C27 */ card(Points(3),            Green(Music)),
    /* C28 */ card(Points(3),            Sand(Builder, 3)),
    /* C29 */ card(Tool,                 Green(Art)),
    /* C30 */ card(Agriculture,          Green(Time)),
    /* C31 */ card(Agriculture,          Sand(Farmer, 1)),
    /* C32 */ card(ExtraCard,            Green(Writing)),
    /* C33 */ card(OneUseTool(2),        Sand(ToolMaker, 2)),
    /* C34 */ card(OneUseTool(3),        Sand(ToolMaker, 1)),
    /* C35 */ card(OneUseTool(4),        Sand(ToolMaker, 1)),
    /* C36 */ card(TwoResources,         Green(Medicine)),
];

// A typing slip above stops the build: the counts are those of SA-8.2 to SA-8.11 and SA-10.2.
const _: () = {
    let (mut all, mut food, mut green, mut professions) = (0, 0, 0, 0);
    let mut i = 0;
    while i < FACES.len() {
        match FACES[i].top {
            DiceForAll => all += 1,
            Food(amount) => food += amount,
            _ => (),
        }
        match FACES[i].bottom {
            Green(_) => green += 1,
            Sand(_, count) => professions += count,
        }
        i += 1;
    }
    assert!(all == 10 && food == 25 && green == 16 && professions == 31);
};

/// A civilization card, named C01 to C36.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 36;

    /// The card of that number, from 1; `None` if there is no such card.
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(nonzero) if number <= Card::COUNT => Some(Card(nonzero)),
            _ => None,
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> Face {
        FACES[self.0.get() as usize - 1]
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=Card::COUNT).filter_map(Card::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{:02}", self.number())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        numbered(text, 'C')
            .and_then(Card::new)
            .ok_or_else(|| format!("`{text}` is no civilization card: C01 to C36"))
    }
}

text_is_serde!(Card);

/// The number of a name such as `C07`: a letter and exactly two digits.
pub(crate) fn numbered(text: &str, letter: char) -> Option<u8> {
    let digits = text.strip_prefix(letter)?;
    (digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit()))
        .then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n_with(test: impl Fn(Top) -> bool) -> usize {
        Card::all().filter(|card| test(card.face().top)).count()
    }

    #[test]
    fn sa_8_1_there_are_as_many_cards_of_each_kind_as_the_rules_say() {
        assert_eq!(n_with(|top| top == DiceForAll), 10);
        assert_eq!(n_with(|top| matches!(top, Food(_))), 7);
        assert_eq!(n_with(|top| matches!(top, Resources(..))), 5);
        assert_eq!(n_with(|top| matches!(top, Points(3))), 3);
        assert_eq!(n_with(|top| matches!(top, DiceFor(_))), 3);
        assert_eq!(n_with(|top| top == Tool), 1);
        assert_eq!(n_with(|top| top == Agriculture), 2);
        assert_eq!(n_with(|top| top == ExtraCard), 1);
        for value in 2..=4 {
            assert_eq!(n_with(|top| top == OneUseTool(value)), 1);
        }
        assert_eq!(n_with(|top| top == TwoResources), 1);
    }

    #[test]
    fn sa_10_2_each_culture_symbol_is_on_two_cards() {
        for symbol in [Medicine, Art, Music, Writing, Pottery, Time, Transport, Weaving] {
            let n_cards = Card::all().filter(|card| card.face().bottom == Green(symbol)).count();
            assert_eq!(n_cards, 2, "{symbol:?}");
        }
    }

    #[test]
    fn cards_are_named_c01_to_c36() {
        assert_eq!(Card::all().count(), 36);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["C00", "C37", "C1", "C001", "c01", "B01", "C+1", ""] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
