//! What crosses the wire, in plain data: requests, the state of a table, messages of its socket.
//!
//! These are no types of the engine: the server converts, so that renaming a field in the rules
//! never breaks a client. `cargo test -p ochre-wire` checks the TypeScript in
//! `web/src/lib/wire/`, `OCHRE_UPDATE=1 cargo test -p ochre-wire` writes it.

mod error;
mod message;
mod request;
mod state;

pub use error::ErrorBody;
pub use message::{ClientMessage, ServerMessage};
pub use request::*;
pub use state::*;
