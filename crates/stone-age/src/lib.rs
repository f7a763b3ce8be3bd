//! The rules of Stone Age, complete and nothing else (`rules/stone-age.md`).
//!
//! [`StoneAge`] is the state, [`Rules`] what doesn't change; both keep the contract of
//! [`ochre_kernel::Game`]. Start at `flow.rs`: it shows a round from above. The other files are one
//! rule area or one word of the rulebook each.

mod action;
mod bits;
mod buildings;
mod buying;
mod cards;
mod check;
mod describe;
mod dice;
mod event;
mod feeding;
mod flow;
mod game;
mod illegal;
mod legal;
mod notation;
mod openings;
mod payment;
mod place;
mod placing;
mod position;
mod position_check;
mod resources;
mod rollout;
mod rules;
mod scoring;
mod sets;
mod state;
mod tool_set;
mod tools;
mod tribe;
mod using;

#[cfg(test)]
mod tests;

pub use action::{Action, Chance};
pub use buildings::{Cost, Tile};
pub use cards::{Bottom, Card, Face, Profession, Symbol, Top};
pub use dice::Dice;
pub use event::{Event, Gain};
pub use illegal::{Illegal, WaitsFor};
pub use place::Place;
pub use position::{
    PhasePosition, Position, Question, ScorePosition, SeatPosition, Shown, StackPosition,
    ToolPosition,
};
pub use resources::{Heap, Resource, Stock};
pub use rules::{Edition, Rules};
pub use scoring::Sources;
pub use sets::{CardSet, TileSet};
pub use state::{Ends, StoneAge};
pub use tool_set::{OneUse, ToolSet};
pub use tools::Tools;
pub use tribe::Tribe;
pub use using::{divisor, yields};
