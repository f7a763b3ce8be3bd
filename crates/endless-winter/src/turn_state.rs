//! What a turn remembers until its end.

use crate::action::Spot;
use crate::card::Card;
use crate::ids::RestToken;

/// The turn being taken. Empty between turns; in the eclipse only `used` counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct TurnState {
    pub(crate) used: Used,
    /// Labor to spend, in halves.
    pub(crate) labor: u8,
    /// A culture card was played: the next costs a card (EW-4.1).
    pub(crate) culture_played: bool,
    /// Where the figure stands, once it is placed.
    pub(crate) spot: Option<Spot>,
    /// Whether the figure is the chief.
    pub(crate) is_chief: bool,
    /// How far the column is carried out.
    pub(crate) section: Section,
    /// Whether the figure is the first of the round in its column.
    pub(crate) is_first: bool,
    /// Types taken by Initiate's top action, as bits (EW-5.1).
    pub(crate) taken: u8,
    /// Of those, the ones whose new card is still in hand (EW-4.4).
    pub(crate) new_in_hand: u8,
    /// Of those, the ones whose new card was played, which gives no labor: four bits for each
    /// type, one for each of its abilities that is not used.
    pub(crate) new_above: u32,
    /// The card of the rest was drawn, or an animal used since (EW-4.7).
    pub(crate) rest_drawn: bool,
    /// The animal of the rest was used.
    pub(crate) rest_animal: bool,
    /// The rest token taken this turn (EW-10.5).
    pub(crate) token: Option<RestToken>,
}

impl TurnState {
    /// The bit of an ability of the new card of that face, if it is a tribe card.
    pub(crate) fn new_bit(card: Card, ability: u8) -> u32 {
        card.tribe_type()
            .map_or(0, |tribe| 1 << (4 * tribe.index() as u32 + u32::from(ability & 3)))
    }
}

/// The sections of a column, and what comes after them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Section {
    /// Everything is still open.
    #[default]
    Top,
    /// The middle was used: the bottom is open.
    Middle,
    /// The bottom was used.
    Bottom,
}

/// Which abilities were used. Cards with the same face can stand in for each other, so it is
/// enough to know how often an ability of a face was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Used {
    /// Four bits for each ability of each of the eight faces.
    tribe: [u16; Card::TRIBE_KINDS as usize],
    /// For each of the four abilities a bit for each culture card.
    culture: [u64; 4],
    /// A bit for each ability of the chief.
    pub(crate) chief: u8,
    pub(crate) token: bool,
}

impl Used {
    /// How often the ability of that face was used.
    #[inline]
    pub(crate) fn count(&self, card: Card, ability: u8) -> u8 {
        let ability = ability & 3;
        if card.is_culture() {
            (self.culture[usize::from(ability)] >> card.culture_index() & 1) as u8
        } else {
            (self.tribe[card.index()] >> (4 * ability) & 15) as u8
        }
    }

    pub(crate) fn add(&mut self, card: Card, ability: u8) {
        let ability = ability & 3;
        if card.is_culture() {
            self.culture[usize::from(ability)] |= 1 << card.culture_index();
        } else {
            self.tribe[card.index()] += 1 << (4 * ability);
        }
    }

    fn set(&mut self, card: Card, ability: u8, count: u8) {
        if card.is_culture() {
            let bit = 1 << card.culture_index();
            let cards = &mut self.culture[usize::from(ability)];
            *cards = if count == 0 { *cards & !bit } else { *cards | bit };
        } else {
            let counts = &mut self.tribe[card.index()];
            *counts = *counts & !(15 << (4 * ability)) | u16::from(count) << (4 * ability);
        }
    }

    /// One card of that face is gone: of several, the one whose abilities were used most.
    pub(crate) fn forget_one(&mut self, card: Card) {
        for ability in 0..4 {
            self.set(card, ability, self.count(card, ability).saturating_sub(1));
        }
    }

    /// A card of that face is gone whose abilities were used least, and so many are left.
    pub(crate) fn keep_at_most(&mut self, card: Card, most: u8) {
        for ability in 0..4 {
            self.set(card, ability, self.count(card, ability).min(most));
        }
    }
}
