//! What a program reads of the messages of a socket: the little that it needs to play. Reading
//! all of it would cost the generator more than the server's work does.

use std::borrow::Cow;

use serde::Deserialize;

use crate::{ClientError, strange};

/// A message of the server.
#[derive(Clone, Debug)]
pub enum Heard {
    /// How the table is.
    State(Box<State>),
    /// A wish was fulfilled.
    Done {
        /// Which.
        id: String,
        /// The version after it.
        version: u32,
    },
    /// A wish was refused.
    Refused(Refusal),
    /// The server is there.
    Pong,
}

/// Why a wish was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Which.
    pub id: String,
    /// The word for programs.
    pub code: String,
    /// The sentence for people.
    pub sentence: String,
}

/// A table as far as a player needs it.
#[derive(Clone, Debug, Deserialize)]
pub struct State {
    /// The number of its last entry.
    pub version: u32,
    /// `lobby`, `running`, `paused` or `over`.
    pub stage: String,
    /// The seat that is to decide.
    pub turn: Option<u8>,
    /// Whose time runs.
    pub running: Option<u8>,
    /// The seats.
    pub seats: Vec<SeatSeen>,
    /// What may be done now.
    pub choices: Vec<Choice>,
    /// The entries that were missed.
    #[serde(skip)]
    pub log: Vec<Line>,
}

/// A seat as far as a player needs it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SeatSeen {
    /// Counted from 1.
    pub seat: u8,
    /// Milliseconds left to think.
    pub time_left: Option<i64>,
}

/// Something that may be done.
#[derive(Clone, Debug, Deserialize)]
pub struct Choice {
    /// What to send back.
    pub action: String,
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Line {
    /// Counted from 1.
    pub seq: u32,
    /// `step`, `chat`, …
    pub kind: String,
    /// The step.
    pub text: String,
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
    #[serde(default)]
    state: Option<State>,
    #[serde(default)]
    log: Vec<Line>,
    #[serde(default)]
    id: String,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    error: Option<ErrorSeen>,
}

#[derive(Deserialize)]
struct ErrorSeen {
    code: String,
    sentence: String,
}

impl Heard {
    /// Reads a message.
    ///
    /// # Errors
    ///
    /// When it is none.
    pub fn read(text: &str) -> Result<Heard, ClientError> {
        let message: Message<'_> = serde_json::from_str(text).map_err(strange)?;
        let Message { kind, state, log, id, version, error } = message;
        match (&*kind, state, error) {
            ("state", Some(state), _) => Ok(Heard::State(Box::new(State { log, ..state }))),
            ("done", ..) => Ok(Heard::Done { id, version }),
            ("refused", _, Some(ErrorSeen { code, sentence })) => {
                Ok(Heard::Refused(Refusal { id, code, sentence }))
            }
            ("pong", ..) => Ok(Heard::Pong),
            _ => Err(strange(format!("a message of the type `{kind}`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use ochre_wire::{ErrorBody, ServerMessage};

    use super::*;

    #[test]
    fn what_the_server_says_is_understood() {
        let said = |message: &ServerMessage| {
            Heard::read(&serde_json::to_string(message).unwrap()).unwrap()
        };
        let done = said(&ServerMessage::Done { id: "a".into(), version: 7 });
        assert!(matches!(done, Heard::Done { id, version: 7 } if id == "a"));
        let error = ErrorBody {
            code: "stale".into(),
            sentence: "the table has moved on".into(),
            rule: None,
            key: None,
            version: Some(3),
        };
        let refused = said(&ServerMessage::Refused { id: "b".into(), error });
        assert!(matches!(refused, Heard::Refused(refusal) if refusal.code == "stale"));
        assert!(matches!(said(&ServerMessage::Pong {}), Heard::Pong));
        assert!(Heard::read("{\"type\":\"dance\"}").is_err());
        assert!(Heard::read("{\"type\":\"state\"}").is_err());
    }
}
