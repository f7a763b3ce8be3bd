//! The rules of Endless Winter: Paleoamericans, complete and nothing else
//! (`rules/endless-winter.md`).
//!
//! [`EndlessWinter`] is the state, [`Rules`] what doesn't change; both keep the contract of
//! [`ochre_kernel::Game`]. Start at `flow.rs`: it shows a round from above. What is printed on
//! cards and boards comes from a component pack; `gains.rs` carries out its symbols.

mod abilities;
mod action;
mod card;
mod chance;
mod check;
mod components;
mod describe;
mod eclipse;
mod effects;
mod event;
mod field;
mod flow;
mod gains;
mod game;
mod glance;
mod ids;
mod illegal;
mod map;
mod notation;
mod pending;
mod player;
mod position;
mod position_check;
mod preparation;
mod refusal;
mod resample;
mod rest_tokens;
mod rules;
mod scoring;
mod setup;
mod state;
mod turn;
mod turn_state;
mod ways;
mod words;

#[cfg(test)]
mod tests;

pub use action::{Action, Chance, Figure, From, Source, Spot, Way};
pub use card::{Card, Pile};
pub use event::Event;
pub use field::{Field, Site};
pub use ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
pub use illegal::{Illegal, WaitsFor};
pub use map::{Hex, Juncture};
pub use player::{Camps, Player, VpSource};
pub use position::{
    Cards, Counts, EclipsePart, FigurePosition, FramePosition, Grey, HexPosition, Id,
    MegalithPosition, Owner, PhasePosition, Position, PreparationStage, Question,
    RestTokensPosition, ScorePosition, SeatPosition, SectionName, SetupStage, Shown, Side,
    TurnPosition, UsedPosition,
};
pub use rules::{Options, Rules};
pub use state::{EndlessWinter, Placed};
