//! The durable log of tables, in SQLite or PostgreSQL.
//!
//! A table is its log; the only write that it needs is an [`Append`] of entries at a version.
//! Whoever acted on an older version is told so ([`StoreError::Stale`]), and an append with a key
//! can be repeated without doing it twice ([`Appended::Again`]). **Nothing is answered before it
//! is safe on the disk.** Appends that wait at the same time share one transaction, so that the
//! disk is asked once for hundreds of them.
//!
//! The log only grows. Two things are exceptions, both on request of a person: texts with names
//! and talk can be blanked ([`Store::erase_texts`]), and a whole table can be deleted.
//!
//! `store.rs` is where to begin. What differs between the two databases is in `sqlite/` and
//! `postgres/`: how they are opened, how a batch is written. All other statements are the same
//! for both.

mod answered;
mod append;
mod batch;
mod error;
mod lists;
mod meta;
mod nodes;
mod postgres;
#[cfg(feature = "private-postgres")]
pub mod private_postgres;
mod queue;
mod schema;
mod sessions;
mod sqlite;
mod store;
mod summary;
mod watch;
mod whole;

pub use append::{Append, Appended};
pub use error::StoreError;
pub use store::{Options, Store};
pub use summary::{Filter, Listed, Mark, Page, Summary};
pub use watch::{News, Watch};
pub use whole::Whole;
