//! A whole state in readable form: what `ochre replay --json` writes, and what a viewer sees.
//!
//! The files beside this one hold its parts: a seat, the phase, the turn, the board.
//! `position_check.rs` reads it back and refuses what can't come about.

mod board;
mod cards;
mod counts;
mod phase;
mod seat;
mod turn;

use std::collections::BTreeMap;

use ochre_endless_winter_pack::{Species, Terrain, Tribe};
use ochre_kernel::{Game, Rules as _, Seat, Viewer};
use serde::{Deserialize, Serialize};

pub use board::{FigurePosition, Grey, HexPosition, MegalithPosition, Owner, RestTokensPosition};
pub use cards::Cards;
pub use counts::{Counts, Id};
pub use phase::{EclipsePart, PhasePosition, PreparationStage, SetupStage};
pub use seat::{ScorePosition, SeatPosition, Side};
pub use turn::{FramePosition, Question, SectionName, Shown, TurnPosition, UsedPosition};

use crate::card::{Bits, Card};
use crate::ids::{Board, Chief, SetupCard, Stone};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Stage};

pub(crate) use counts::{count_of, counts};

/// A state with players, options and components. For a viewer, cards that they may not know are
/// only counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub struct Position {
    pub game: String,
    pub rules: u32,
    pub players: u8,
    pub options: BTreeMap<String, String>,
    /// The fingerprint of the component pack.
    pub pack: String,
    /// The component pack, where it is not shipped with the program. Views go without it: it is
    /// long and doesn't change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<serde_json::Value>,
    pub round: u8,
    /// Follows from the round, so it may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub era: Option<u8>,
    pub phase: PhasePosition,
    /// The seat that decides, or for which chance decides. Follows from the phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    pub order: Vec<Seat>,
    pub turn: TurnPosition,
    /// What has begun and is not finished; the last comes first.
    pub pending: Vec<FramePosition>,
    pub seats: Vec<SeatPosition>,
    /// The culture cards that lie open, by place.
    pub culture: Vec<Option<Card>>,
    /// Culture cards that may still come.
    pub culture_deck: Vec<Card>,
    /// The sacred stones that lie open.
    pub stones: Vec<Stone>,
    pub tribe_piles: Counts<Tribe>,
    pub animal_deck: Counts<Species>,
    pub hunting_grounds: Counts<Species>,
    /// From the start hex outwards.
    pub hexes: Vec<HexPosition>,
    /// Tiles that will be laid out (EW-1.10).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tiles_to_lay: Counts<Terrain>,
    /// With the option `rest-tokens`.
    #[serde(default, skip_serializing_if = "RestTokensPosition::is_none")]
    pub rest_tokens: RestTokensPosition,
    /// The megalith boards by place, as far as they lie.
    pub boards: Vec<Board>,
    pub megaliths: Vec<MegalithPosition>,
    /// The figures placed this round, in the order of the turns.
    pub figures: Vec<FigurePosition>,
    /// Chiefs that lie open to be chosen (EW-10.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open_chiefs: Vec<Chief>,
    /// Set-up cards that lie open to be chosen (EW-10.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open_setup_cards: Vec<SetupCard>,
}

impl EndlessWinter {
    /// What this viewer may know (EW-2.6).
    pub(crate) fn shown_to(&self, rules: &Rules, viewer: Viewer) -> Position {
        let mut position = self.position_without_pack(rules);
        if self.phase == Phase::Over {
            return position; // The end shows everything.
        }
        for seat in &mut position.seats {
            if !viewer.is(seat.seat) {
                seat.hide();
            }
        }
        if !viewer.is(self.active) {
            position.turn.hide();
        }
        position
    }

    /// Everything, secrets included.
    pub(crate) fn position_of_all(&self, rules: &Rules) -> Position {
        let components = rules.foreign_pack().and_then(|text| serde_json::from_str(&text).ok());
        Position { components, ..self.position_without_pack(rules) }
    }

    fn position_without_pack(&self, rules: &Rules) -> Position {
        let options = rules.options().into_iter().map(|(key, value)| (key.to_string(), value));
        let culture_deck = Bits(self.culture_deck).map(Card::culture);
        Position {
            game: EndlessWinter::NAME.into(),
            rules: EndlessWinter::RULES_NUMBER,
            players: rules.n_players(),
            options: options.collect(),
            pack: rules.pack().unwrap_or_default(),
            components: None,
            round: self.round,
            era: Some(self.era()),
            phase: PhasePosition::of(self.phase),
            active: Some(self.active),
            order: self.order(rules).to_vec(),
            turn: self.turn.to_position(),
            pending: self.pending.as_slice().iter().map(FramePosition::of).collect(),
            seats: rules.seats().map(|seat| self.seat_position(rules, seat)).collect(),
            culture: self.market.to_vec(),
            culture_deck: culture_deck.collect(),
            stones: self.open_stones().collect(),
            tribe_piles: counts(Tribe::ALL, self.tribe_piles),
            animal_deck: counts(Species::ALL, self.animal_deck),
            hunting_grounds: counts(Species::ALL, self.grounds),
            hexes: self.hex_positions(),
            tiles_to_lay: counts(Terrain::ALL, self.tiles),
            rest_tokens: self.rest_tokens.to_position(),
            boards: self.boards().collect(),
            megaliths: self.megalith_positions(rules),
            figures: self.placed().map(FigurePosition::of).collect(),
            open_chiefs: self.open_chiefs().collect(),
            open_setup_cards: self.setup_cards_on_offer().collect(),
        }
    }

    /// The last one of EW-10.1 lies there until the set-up ends.
    fn setup_cards_on_offer(&self) -> impl Iterator<Item = SetupCard> + use<> {
        let cards = matches!(self.phase, Phase::Setup { stage, .. } if Stage::ShowSetup <= stage);
        let offer = if cards { self.offer } else { 0 };
        Bits(offer.into()).filter_map(|bit| SetupCard::new(usize::from(bit)))
    }
}
