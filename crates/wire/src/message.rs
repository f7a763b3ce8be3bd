//! Messages of the socket of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ErrorBody, LogEntry, TableState};

/// What the client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Decides for the seat whose turn it is.
    Act {
        /// Made anew for each move; the same again gets the first answer.
        id: String,
        /// The version that was looked at.
        seen: u32,
        /// As the server offered it.
        action: String,
    },
    /// Takes back.
    Undo {
        /// Made anew for each wish.
        id: String,
        /// The version that was looked at.
        seen: u32,
        /// How many steps stay; all but the last without it.
        #[serde(default)]
        #[ts(optional)]
        keep: Option<u32>,
    },
    /// Says something to the table.
    Chat {
        /// Made anew for each line.
        id: String,
        /// What is said.
        text: String,
    },
    /// Looks through the eyes of one of the own seats, or of a spectator.
    Look {
        /// Counted from 1.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Asks whether the server is there.
    Ping {},
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// How the table is now, and the entries that the client has not seen.
    State {
        /// The table.
        state: Box<TableState>,
        /// The entries after the version that the client had.
        log: Vec<LogEntry>,
    },
    /// A wish was fulfilled.
    Done {
        /// The wish.
        id: String,
        /// The version of the table after it.
        version: u32,
    },
    /// A wish was refused.
    Refused {
        /// The wish.
        id: String,
        /// Why.
        error: ErrorBody,
    },
    /// The server is there.
    Pong {},
}
