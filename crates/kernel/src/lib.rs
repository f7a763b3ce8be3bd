//! The contract that every game keeps, and the few things that all games share.
//!
//! A game is its set-up and its steps: actions of players and outcomes of chance. Everything else
//! (states, events, views, scores) is computed from them. Start at [`Game`].

mod game;
mod luck;
mod perft;
mod playout;
mod seat;
mod setup;
#[cfg(test)]
mod toy;
mod undo;

pub use game::{Game, Refusal, Sink, Step, Turn};
pub use luck::{Luck, Rng, draw};
pub use perft::perft;
pub use playout::{play_out, take_chances};
pub use seat::{PerSeat, Seat, Viewer};
pub use setup::{OptionSpec, Rules, Setup, SetupError};
pub use undo::{can_be_undone, shows_others};
