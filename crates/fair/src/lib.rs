//! Luck that nobody can predict or bend, and the proof of it.
//!
//! Before a game the server publishes the [`Commitment`] of its [`Secret`], and every seat adds a
//! [`Value`] of its own. All of them make the [`LuckKey`], which decides each outcome of chance.
//! With the end of the game the secret is published: [`prove`] writes a [`Proof`] into the record,
//! and [`verify`] derives every outcome again. `docs/fairness.md` specifies it for other programs.

mod fault;
mod hex32;
mod key;
mod luck;
mod proof;
mod record;
mod verify;
mod written;

pub use fault::{Fault, Unfair};
pub use hex32::BadHex;
pub use key::{Commitment, MasterKey, Secret, Value};
pub use luck::{LuckKey, Stream};
pub use proof::{Digest, Proof, Share, prove};
pub use verify::{Verified, verify};
