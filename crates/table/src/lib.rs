//! The life of a table, without any I/O: seats, versions, commands, undo, clocks.
//!
//! A table is its log ([`Entry`]); everything else is computed from it.

mod entry;

pub use entry::{Author, BadTableId, Draft, Entry, Kind, Millis, TableId, Version};
