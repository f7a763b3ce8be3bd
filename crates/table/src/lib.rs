//! The life of a table, without any I/O: seats, versions, commands, undo, clocks.
//!
//! A table is its log of [`Entry`]s; everything else is computed from it. A wish ([`Command`])
//! becomes entries ([`Table::decide`]); they change the table once they are stored
//! ([`Table::apply`]).

mod clocks;
mod command;
mod entry;
mod facts;
mod need;
mod opening;
mod play;
mod refused;
mod seats;
mod sitter;
mod table;
mod texts;

#[cfg(test)]
mod tests;

pub use command::{Asking, Command, STAND_IN};
pub use entry::{Author, BadTableId, Draft, Entry, Kind, Millis, TableId, Version};
pub use need::Need;
pub use opening::{Clock, Opening, Seating, Visibility};
pub use play::{Choice, Moved, Play, Score, Thought, Told, begin_play};
pub use refused::Refused;
pub use sitter::{Sitter, Why};
pub use table::{BadLog, Stage, Table};
pub use texts::{clean_chat, clean_name};
