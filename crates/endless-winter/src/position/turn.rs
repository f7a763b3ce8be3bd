//! The turn and what is pending, in readable form.

use ochre_endless_winter_pack::{Symbol, Tribe, When};
use serde::{Deserialize, Serialize};

use super::counts::{Counts, Id, listed};
use crate::action::{Source, Spot};
use crate::card::{Bits, Card};
use crate::ids::RestToken;
use crate::map::Hex;
use crate::pending::Frame;
use crate::turn_state::{Section, TurnState, Used};

/// What a turn remembers until its end. Empty between turns; in the eclipse only `used` counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub struct TurnPosition {
    pub labor_halves: u8,
    pub culture_played: bool,
    pub spot: Option<Spot>,
    /// Whether the figure is the chief.
    pub is_chief: bool,
    /// Whether the figure is the first of the round in its column, or at rest.
    pub is_first: bool,
    pub section: SectionName,
    pub rest_drawn: bool,
    pub rest_animal: bool,
    /// The rest token taken this turn.
    pub token: Option<RestToken>,
    /// Types taken by Initiate's top action (EW-5.1).
    pub taken: Vec<Id<Tribe>>,
    /// Of those, the ones whose new card is still in hand.
    pub new_in_hand: Shown,
    /// Abilities that are not used of new cards that were played.
    pub new_above: Vec<NewPosition>,
    pub used: Vec<UsedPosition>,
}

/// An ability of a card that was taken this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPosition {
    /// The tribe card.
    pub card: Card,
    /// Counted from 1.
    pub ability: u8,
}

/// Types of cards in a hand, which not everybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Shown {
    /// These.
    Types(Vec<Id<Tribe>>),
    /// The viewer may not know.
    Hidden(Question),
}

/// `?`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What a viewer may not know.
    #[serde(rename = "?")]
    Mark,
}

/// How far a column is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SectionName {
    /// Everything is open.
    Top,
    /// The middle was used.
    Middle,
    /// The bottom was used.
    Bottom,
}

/// An ability that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UsedPosition {
    /// A card, `chief` or `token`.
    pub source: Source,
    /// Counted from 1.
    pub ability: u8,
    /// On how many cards of that face.
    pub times: u8,
}

/// Something unfinished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub enum FramePosition {
    Gains {
        left: Counts<Symbol>,
        /// Slots, from 1, of sacred stones still to be counted.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stones: Vec<u8>,
        /// Something must be taken.
        #[serde(default)]
        must: bool,
    },
    /// One more megalith beside the start cell of that place, from 1 (EW-8.4).
    Extra {
        place: u8,
    },
    When {
        event: Id<When>,
    },
    Discard {
        cards: u8,
    },
    Draw {},
    Reveal {
        animals: u8,
    },
    AnimalDeck {},
    Glacier {
        hex: Hex,
    },
    RestToken {},
    NextRestToken {},
}

impl TurnState {
    pub(crate) fn to_position(self) -> TurnPosition {
        TurnPosition {
            labor_halves: self.labor,
            culture_played: self.culture_played,
            spot: self.spot,
            is_chief: self.is_chief,
            is_first: self.is_first,
            section: match self.section {
                Section::Top => SectionName::Top,
                Section::Middle => SectionName::Middle,
                Section::Bottom => SectionName::Bottom,
            },
            rest_drawn: self.rest_drawn,
            rest_animal: self.rest_animal,
            token: self.token,
            taken: listed(Tribe::ALL, self.taken),
            new_in_hand: Shown::Types(listed(Tribe::ALL, self.new_in_hand)),
            new_above: Tribe::ALL.into_iter().flat_map(|tribe| self.new_of(tribe)).collect(),
            used: self.used.to_position(),
        }
    }
}

impl TurnState {
    /// The unused abilities of the new card of a type.
    fn new_of(&self, tribe: Tribe) -> impl Iterator<Item = NewPosition> + use<> {
        let (card, new) = (Card::tribe(tribe), self.new_above);
        (0..4)
            .filter(move |&ability| new & TurnState::new_bit(card, ability) != 0)
            .map(move |ability| NewPosition { card, ability: ability + 1 })
    }
}

impl Used {
    fn to_position(self) -> Vec<UsedPosition> {
        let of_card = |card: Card| (0..4).map(move |ability| (Source::Card(card), ability));
        let cards = Card::all().flat_map(of_card).map(|(source, ability)| {
            let times = match source {
                Source::Card(card) => self.count(card, ability),
                _ => 0,
            };
            (source, ability, times)
        });
        let chief = Bits(self.chief.into()).map(|ability| (Source::Chief, ability, 1));
        let token = self.token.then_some((Source::Token, 0, 1));
        let used = cards.filter(|used| 0 < used.2).chain(chief).chain(token);
        used.map(|(source, ability, times)| UsedPosition { source, ability: ability + 1, times })
            .collect()
    }
}

impl TurnPosition {
    /// Which of the cards taken this turn are still in hand is the player's own affair.
    pub(crate) fn hide(&mut self) {
        if !self.taken.is_empty() {
            self.new_in_hand = Shown::Hidden(Question::Mark);
        }
    }
}

impl FramePosition {
    pub(crate) fn of(frame: &Frame) -> FramePosition {
        use FramePosition as P;
        match *frame {
            Frame::Gains(pending) => P::Gains {
                left: pending.left.iter().map(|(symbol, n)| (Id(symbol), n)).collect(),
                stones: Bits(pending.stones.into()).map(|slot| slot + 1).collect(),
                must: pending.must,
            },
            Frame::Extra { place } => P::Extra { place: place + 1 },
            Frame::When(when) => P::When { event: Id(when) },
            Frame::Discard(cards) => P::Discard { cards },
            Frame::Draw => P::Draw {},
            Frame::Reveal(animals) => P::Reveal { animals },
            Frame::AnimalDeck => P::AnimalDeck {},
            Frame::Glacier(hex) => P::Glacier { hex },
            Frame::RestToken => P::RestToken {},
            Frame::NextRestToken => P::NextRestToken {},
        }
    }
}
