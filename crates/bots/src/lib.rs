//! Players made of code, and whole games between them.
//!
//! A [`Bot`] never holds the true state of a game: it imagines states that its seat can't tell from
//! it. [`BotName`] is the one syntax in which bots are named, [`make_bot`] makes the bot of a name,
//! [`play_game`] seats bots at a table. Bots know nothing of files, clocks or screens.

mod bot;
mod greedy;
mod make;
mod matches;
mod name;
mod random;
mod uct;

#[cfg(test)]
mod tests;

pub use bot::Bot;
pub use greedy::{Greedy, Instinct};
pub use make::make_bot;
pub use matches::{Played, play_game, record_game};
pub use name::{BotName, UnknownBot};
pub use random::RandomBot;
pub use uct::{Searched, Uct, simulations};
