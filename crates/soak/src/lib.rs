//! What must never happen (T1, T2, T4 and T5), tried under load for hours with the real program.
//! For tests only.
//!
//! A [`Crowd`] of people plays at many tables and remembers in a [`Ledger`] what the server told
//! them. Meanwhile something terrible happens (`kills.rs`, `trouble.rs`, `two_nodes.rs`). In the
//! end the log in the database is compared with what they remember (`check.rs`).

mod check;
mod crowd;
mod kills;
mod ledger;
mod ochre;
mod player;
mod report;
mod trouble;
mod two_nodes;

pub use crowd::Crowd;
pub use kills::{Blow, kill_postgres, kill_server};
pub use ledger::Ledger;
pub use ochre::Ochre;
pub use report::Row;
pub use trouble::{all_troubles, clocks_stand_still};
pub use two_nodes::kill_a_node;
