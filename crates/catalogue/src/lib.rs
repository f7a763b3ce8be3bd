//! The one list that names every game, and what all games share on paper: records and positions.
//!
//! `docs/notation.md` specifies both so that another program can read them.

mod games;
mod header;
mod position;
mod record;
mod replay;

pub use games::{GameName, UnknownGame};
pub use header::{Header, header_text};
pub use position::{BadPosition, position_game, read_position, snapshot};
pub use record::write_record;
pub use replay::{BadRecord, Replayed, replay, rules_of};
