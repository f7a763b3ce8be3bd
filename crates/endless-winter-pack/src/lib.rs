//! The component pack of Endless Winter: what is printed on its cards, tiles and boards, as data.
//!
//! [`Pack::read`] reads a pack and names every fault of it with its place; [`Pack::builtin`] is the
//! one that is shipped. Each value keeps its [`Provenance`]. `docs/pack.md` explains the file to
//! people; the rules (`rules/endless-winter.md`) say what the values mean.
//!
//! Each file is one kind of component: its type, how it is read, and its values in words. `check`
//! holds what ties several values together: counts, statements and worked examples of the rules.

mod ability;
mod animals;
mod cards;
mod check;
mod component;
mod fault;
mod fingerprint;
mod gains;
mod idols;
mod json;
mod megaliths;
mod pack;
mod player_board;
mod provenance;
mod reader;
mod setup_cards;
mod show;
mod stone_rule;
mod stones;
mod terrain;
mod tokens;
mod words;
mod write;

#[cfg(test)]
mod tests;

pub use ability::Ability;
pub use animals::Animal;
pub use cards::{Chief, CultureCard, TribeCard};
pub use fault::Fault;
pub use fingerprint::Fingerprint;
pub use gains::Gains;
pub use idols::{IdolBoard, OfferingLevel, ReverenceLevel};
pub use megaliths::{At, Cell, MegalithBoard, MegalithLayout};
pub use pack::Pack;
pub use player_board::PlayerBoard;
pub use provenance::{Provenance, Sources};
pub use setup_cards::SetupCard;
pub use show::{Value, show};
pub use stone_rule::{Pays, Step, StoneRule};
pub use stones::{SacredStone, StoneSlot};
pub use terrain::TerrainTile;
pub use tokens::{Token, TurnOrderPlace};
pub use words::{Bound, Column, Species, Starting, Symbol, Terrain, Tribe, When};
