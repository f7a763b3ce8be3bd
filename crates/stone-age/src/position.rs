//! A whole state in readable form: what `ochre replay --json` writes, and what a viewer sees.
//!
//! `position_check.rs` reads it back and refuses what can't come about.

use std::collections::BTreeMap;

use ochre_kernel::{Game, Rules as _, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::buildings::Tile;
use crate::cards::Card;
use crate::dice::Dice;
use crate::place::Place;
use crate::resources::Resource;
use crate::rules::Rules;
use crate::state::{Phase, StoneAge};
use crate::tribe::Tribe;

/// A state with players and options. For a viewer, what they may not know is `?`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub struct Position {
    pub game: String,
    pub rules: u32,
    pub players: u8,
    pub options: BTreeMap<String, String>,
    pub round: u16,
    pub start_player: Seat,
    pub phase: PhasePosition,
    pub seats: Vec<SeatPosition>,
    /// From the cheapest to the dearest.
    pub card_spaces: Vec<Option<Card>>,
    pub stacks: Vec<StackPosition>,
    /// Cards left in the deck. Follows from the rest, so it may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards_left: Option<u8>,
    /// Why the game ended: `cards`, `buildings`, `round-limit`. Follows from the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Vec<String>>,
}

/// A stack of buildings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackPosition {
    /// The face-up tile.
    pub top: Option<Tile>,
    /// How many tiles the stack has, the top one included.
    pub left: u8,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub struct SeatPosition {
    pub seat: Seat,
    /// Follows from the rest, so it may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScorePosition>,
    pub food: u16,
    pub resources: BTreeMap<Resource, u16>,
    pub people: u8,
    /// People on the own board. Follows from the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<u8>,
    /// People on places.
    pub placed: BTreeMap<Place, u8>,
    pub agriculture: u8,
    pub tools: Vec<ToolPosition>,
    /// Values of the face-up one-use tools (SA-8.10).
    pub one_use_tools: Vec<u8>,
    /// Whether the card of SA-8.11 lies face up.
    pub two_resources: bool,
    pub buildings: Vec<Tile>,
    /// Scored for buildings (SA-4.6).
    pub building_points: u16,
    /// Bought cards.
    pub cards: Vec<Card>,
    /// The card of SA-8.9.
    pub extra_card: Option<Shown>,
    /// How often ten points were lost (SA-6.2).
    pub starved: u16,
}

/// Points with their sources.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScorePosition {
    /// The sum of the sources.
    pub total: i32,
    /// Each source by its name.
    pub sources: BTreeMap<String, i32>,
}

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolPosition {
    /// From 1 to 4.
    pub value: u8,
    /// In this round (SA-5.2).
    pub used: bool,
}

/// A card that not everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Shown {
    /// This one.
    Card(Card),
    /// Some card that the viewer may not know.
    Hidden(Question),
}

/// `?`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What a viewer may not know.
    #[serde(rename = "?")]
    Mark,
}

/// What the table waits for; `seat` is who decides, or for whom chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub enum PhasePosition {
    /// Chance turns up a tile; `seat` bought the one before, in the set-up it is missing.
    TurnUpBuilding {
        place: Place,
        seat: Option<Seat>,
    },
    /// Chance lays a card.
    LayCard {
        place: Place,
    },
    Placing {
        seat: Seat,
    },
    Using {
        seat: Seat,
    },
    /// Chance rolls for food (`goal` is null) or a resource.
    Rolling {
        seat: Seat,
        place: Place,
        goal: Option<Resource>,
    },
    AddingTools {
        seat: Seat,
        place: Place,
        goal: Option<Resource>,
        dice: Dice,
    },
    /// A card or a building.
    Paying {
        seat: Seat,
        place: Place,
    },
    /// Chance rolls the dice for all.
    RollingForAll {
        seat: Seat,
        place: Place,
    },
    TakingDie {
        seat: Seat,
        buyer: Seat,
        place: Place,
        dice: Dice,
    },
    /// Chance draws the extra card.
    DrawingExtraCard {
        seat: Seat,
        place: Place,
    },
    Feeding {
        seat: Seat,
        missing: u8,
    },
    Over,
}

impl StoneAge {
    /// What this viewer may know.
    pub(crate) fn shown_to(&self, rules: &Rules, viewer: Viewer) -> Position {
        let mut position = self.position_of_all(rules);
        if let Some(extra) = self.hidden_extra(viewer)
            && let Some(seat) = position.seats.get_mut(extra.owner.index())
        {
            seat.extra_card = Some(Shown::Hidden(Question::Mark));
        }
        position
    }

    /// Everything, secrets included.
    pub(crate) fn position_of_all(&self, rules: &Rules) -> Position {
        let options = rules.options().into_iter().map(|(key, value)| (key.to_string(), value));
        let stacks = &self.stacks[..usize::from(rules.n_players())];
        Position {
            game: StoneAge::NAME.into(),
            rules: StoneAge::RULES_NUMBER,
            players: rules.n_players(),
            options: options.collect(),
            round: self.round,
            start_player: self.start,
            phase: self.phase.to_position(),
            seats: rules.seats().map(|seat| self.seat_position(seat)).collect(),
            card_spaces: self.spaces.to_vec(),
            stacks: stacks.iter().map(|&s| StackPosition { top: s.top, left: s.left }).collect(),
            cards_left: Some(self.deck.len()),
            ends: (self.phase == Phase::Over).then(|| self.end_names()),
        }
    }

    pub(crate) fn end_names(&self) -> Vec<String> {
        let ends = self.ends;
        let names = [
            (ends.cards, "cards"),
            (ends.buildings, "buildings"),
            (ends.round_limit, "round-limit"),
        ];
        names.into_iter().filter(|name| name.0).map(|name| name.1.into()).collect()
    }

    fn seat_position(&self, seat: Seat) -> SeatPosition {
        let tribe: &Tribe = self.tribe(seat);
        let sources = self.sources(seat);
        let named = sources.each().map(|(name, points)| (name.to_string(), points));
        let placed = tribe.placed.iter().map(|place| (place, tribe.people_at(place)));
        let extra = self.extra.filter(|extra| extra.owner == seat);
        SeatPosition {
            seat,
            score: Some(ScorePosition { total: sources.total(), sources: named.into() }),
            food: tribe.food,
            resources: Resource::ALL.map(|kind| (kind, tribe.stock.count(kind))).into(),
            people: tribe.people,
            home: Some(tribe.home),
            placed: placed.collect(),
            agriculture: tribe.agriculture,
            tools: tribe.tools.each().map(|(value, used)| ToolPosition { value, used }).collect(),
            one_use_tools: tribe.one_use.values().collect(),
            two_resources: tribe.two_resources,
            buildings: tribe.buildings.iter().collect(),
            building_points: tribe.building_points,
            cards: tribe.cards.iter().collect(),
            extra_card: extra.map(|extra| Shown::Card(extra.card)),
            starved: tribe.n_starved,
        }
    }
}

impl Phase {
    fn to_position(self) -> PhasePosition {
        use PhasePosition as P;
        match self {
            Phase::FirstTile { stack } => {
                P::TurnUpBuilding { place: Place::Building(stack), seat: None }
            }
            Phase::TurningUp { seat, stack } => {
                P::TurnUpBuilding { place: Place::Building(stack), seat: Some(seat) }
            }
            Phase::Filling { space } => P::LayCard { place: Place::Card(space) },
            Phase::Placing { seat } => P::Placing { seat },
            Phase::Using { seat } => P::Using { seat },
            Phase::Rolling { seat, place, goal } => P::Rolling { seat, place, goal },
            Phase::AddingTools { seat, place, goal, dice } => {
                P::AddingTools { seat, place, goal, dice }
            }
            Phase::BuyingCard { seat, space } => P::Paying { seat, place: Place::Card(space) },
            Phase::BuyingBuilding { seat, stack } => {
                P::Paying { seat, place: Place::Building(stack) }
            }
            Phase::RollingForAll { seat, space } => {
                P::RollingForAll { seat, place: Place::Card(space) }
            }
            Phase::TakingDie { seat, buyer, space, dice } => {
                P::TakingDie { seat, buyer, place: Place::Card(space), dice }
            }
            Phase::Drawing { seat, space } => {
                P::DrawingExtraCard { seat, place: Place::Card(space) }
            }
            Phase::Feeding { .. } => unreachable!("feeding is never waited for"),
            Phase::Hungry { seat, missing } => P::Feeding { seat, missing },
            Phase::Over => P::Over,
        }
    }
}
