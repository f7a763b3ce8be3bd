//! Why something is refused, in words for the player.

use std::error::Error;
use std::fmt;

use ochre_endless_winter_pack::{Column, Species, Symbol, Tribe};
use ochre_kernel::Refusal;
use serde::Serialize;

use crate::action::{Figure, From, Source};
use crate::card::Card;
use crate::field::Site;
use crate::ids::{Chief, SetupCard, Stone};
use crate::map::{Hex, Juncture};

/// Why a step is refused. Serialized: the `key` and its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "key", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentences below say what each means")]
pub enum Illegal {
    NotNow { waits_for: WaitsFor },
    NoSuchOutcome { waits_for: WaitsFor },
    ChiefNotOpen { chief: Chief },
    SetupCardNotOpen { card: SetupCard },
    NotInHand { card: Card },
    NotInHandToDiscard { card: Card },
    NotInHandToLay { card: Card },
    CultureBeforePlacing,
    CultureCostsCard,
    TribeAfterPlacing,
    NoTribeAtRest,
    FigurePlaced { figure: Figure },
    PlaceFirst,
    NoLaborInFood,
    TopIsOver,
    MiddleIsOver,
    BottomIsOver,
    NotFirst,
    NotInColumn { column: Column },
    NotEnough { symbol: Symbol, needed: u8, column: Column, is_middle: bool },
    TypeTaken { tribe: Tribe },
    NoStoneSlot,
    SlotPrice,
    DrawIsOver,
    RestAnimalIsOver,
    NoAnimal { species: Species },
    NotPending { symbol: Symbol },
    NotAWay { symbol: Symbol },
    CantDecline { symbol: Symbol },
    StoneNotToCount { stone: Stone },
    NoMegalithThere { site: Site },
    NothingToDraw,
    TopOfReverence,
    ToolsFull,
    FoodFull,
    NotThere { card: Card, from: From },
    NoCampLeft,
    NoCampThere { hex: Hex },
    NotBeside { from: Hex, to: Hex },
    NoVillageThere { juncture: Juncture },
    NothingToReveal,
    NotInGrounds { species: Species },
    NotOpen { card: Card },
    StoneNotOpen { stone: Stone },
    CultureIsLeft,
    AnimalsAreLeft,
    DeckIsLeft { is_empty: bool },
    SourceNotThere { source: Source },
    NoSuchAbility { source: Source },
    AbilityUsed { source: Source },
    WrongPhase { source: Source },
    WaitsForSomething { source: Source },
    ColumnBound { source: Source, column: &'static str },
    Price { source: Source },
    NewGivesNoLabor { source: Source },
    GivesNothing,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentences below say what each means")]
pub enum WaitsFor {
    Side,
    Chief,
    SetupCard,
    Placing,
    Column { column: Column },
    Resting,
    EclipsePile,
    EclipseAbility,
    Gain,
    ExtraMegalith,
    WaitingAbility,
    Discard,
    RestToken,
    Chance { outcome: &'static str },
    Nothing,
}

impl WaitsFor {
    const fn rule(self) -> &'static str {
        match self {
            WaitsFor::Side => "EW-1.3",
            WaitsFor::Chief => "EW-10.2",
            WaitsFor::SetupCard => "EW-10.1",
            WaitsFor::Placing => "EW-4.2",
            WaitsFor::Column { .. } => "EW-4.3",
            WaitsFor::Resting => "EW-4.7",
            WaitsFor::EclipsePile => "EW-4.9",
            WaitsFor::EclipseAbility => "EW-6.3",
            WaitsFor::Gain => "EW-2.5",
            WaitsFor::ExtraMegalith => "EW-8.4",
            WaitsFor::WaitingAbility => "EW-8.6",
            WaitsFor::Discard => "EW-4.1",
            WaitsFor::RestToken => "EW-10.5",
            WaitsFor::Chance { .. } => "EW-11.1",
            WaitsFor::Nothing => "EW-3.1",
        }
    }
}

impl fmt::Display for WaitsFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            WaitsFor::Side => "now the player chooses a side of the chief",
            WaitsFor::Chief => "now the player takes a chief",
            WaitsFor::SetupCard => "now the player takes a set-up card",
            WaitsFor::Placing => "now the player plays culture cards or places a figure",
            WaitsFor::Column { column } => {
                return write!(f, "now the player acts in the column {}", column.english());
            }
            WaitsFor::Resting => "now the player rests",
            WaitsFor::EclipsePile => "now the player lays the eclipse pile",
            WaitsFor::EclipseAbility => "now the player uses abilities of the eclipse",
            WaitsFor::Gain => "now the player takes what was gained",
            WaitsFor::ExtraMegalith => "now the player may place one more megalith",
            WaitsFor::WaitingAbility => "now the player may use an ability that waited for this",
            WaitsFor::Discard => "now the player discards a card as the price",
            WaitsFor::RestToken => "now the player keeps or exchanges the rest token",
            WaitsFor::Chance { outcome } => return write!(f, "now chance decides: {outcome}"),
            WaitsFor::Nothing => "the game is over",
        })
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::NotNow { waits_for } => waits_for.rule(),
            Illegal::NoSuchOutcome { .. } => "EW-11.1",
            Illegal::ChiefNotOpen { .. } => "EW-10.2",
            Illegal::SetupCardNotOpen { .. } => "EW-10.1",
            Illegal::NotInHand { card } if !card.is_culture() => "EW-4.4",
            Illegal::NotInHand { .. }
            | Illegal::NotInHandToDiscard { .. }
            | Illegal::CultureBeforePlacing
            | Illegal::CultureCostsCard => "EW-4.1",
            Illegal::NotInHandToLay { .. } => "EW-4.9",
            Illegal::SourceNotThere { source }
            | Illegal::NoSuchAbility { source }
            | Illegal::AbilityUsed { source }
            | Illegal::ColumnBound { source, .. } => match source {
                Source::Card(_) => "EW-4.1",
                Source::Chief => "EW-4.6",
                Source::Token => "EW-10.5",
            },
            Illegal::TribeAfterPlacing
            | Illegal::WrongPhase { .. }
            | Illegal::NewGivesNoLabor { .. } => "EW-4.4",
            Illegal::NoTribeAtRest | Illegal::DrawIsOver | Illegal::RestAnimalIsOver => "EW-4.7",
            Illegal::FigurePlaced { .. } | Illegal::PlaceFirst => "EW-4.2",
            Illegal::NoLaborInFood => "EW-4.5",
            Illegal::TopIsOver
            | Illegal::MiddleIsOver
            | Illegal::BottomIsOver
            | Illegal::NotFirst
            | Illegal::NotInColumn { .. } => "EW-4.3",
            Illegal::NotEnough { column, is_middle, .. } => match (column, is_middle) {
                (Column::Initiate, false) => "EW-5.1",
                (Column::Initiate, true) => "EW-5.2",
                (Column::Develop, _) => "EW-5.5",
                (Column::Migrate, false) => "EW-5.8",
                (Column::Migrate, true) => "EW-5.9",
                (Column::Hunt, _) => "EW-5.11",
            },
            Illegal::TypeTaken { .. } => "EW-5.1",
            Illegal::NoStoneSlot | Illegal::SlotPrice | Illegal::StoneNotOpen { .. } => "EW-5.6",
            Illegal::NoAnimal { .. } => "EW-5.12",
            Illegal::NotPending { .. } | Illegal::CantDecline { .. } | Illegal::GivesNothing => {
                "EW-2.5"
            }
            Illegal::NotAWay { .. } => "EW-2.2",
            Illegal::StoneNotToCount { .. } => "EW-6.3",
            Illegal::NoMegalithThere { .. } => "EW-8.3",
            Illegal::NothingToDraw => "EW-2.1",
            Illegal::TopOfReverence => "EW-8.2",
            Illegal::ToolsFull | Illegal::FoodFull => "EW-2.3",
            Illegal::NotThere { .. } => "EW-8.1",
            Illegal::NoCampLeft | Illegal::NoCampThere { .. } | Illegal::NotBeside { .. } => {
                "EW-5.8"
            }
            Illegal::NoVillageThere { .. } => "EW-5.9",
            Illegal::NothingToReveal | Illegal::NotInGrounds { .. } | Illegal::AnimalsAreLeft => {
                "EW-5.11"
            }
            Illegal::DeckIsLeft { .. } => "EW-5.13",
            Illegal::NotOpen { .. } | Illegal::CultureIsLeft => "EW-5.5",
            Illegal::WaitsForSomething { .. } | Illegal::Price { .. } => "EW-8.6",
        }
    }
}

impl Error for Illegal {}
