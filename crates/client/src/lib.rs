//! A program at a table, as small as it can be: it makes tables, sits down and plays by sockets.
//! The load generator and the soak use it.
//!
//! It speaks plain HTTP to an address such as `127.0.0.1:8080`: what comes over the network of
//! others belongs behind a proxy, which speaks TLS.

mod heard;
mod http;
mod join;
mod socket;

pub use heard::{Choice, Heard, Line, Refusal, SeatSeen, State};
pub use http::Server;
pub use join::{Joined, Wanted};
pub use socket::{Socket, Writer};

/// Why the server could not be asked, or did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// Nobody listens, or the connection broke.
    #[error("the server is not there: {0}")]
    Gone(String),
    /// It answered with a refusal.
    #[error("the server refused ({status}, {code}): {sentence}")]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// The word for programs.
        code: String,
        /// The sentence for people.
        sentence: String,
    },
    /// It said something that can't be understood.
    #[error("the server said something strange: {0}")]
    Strange(String),
}

impl ClientError {
    /// The status of a refusal; none where nobody answered.
    pub const fn status(&self) -> Option<u16> {
        match self {
            ClientError::Refused { status, .. } => Some(*status),
            _ => None,
        }
    }
}

fn gone(error: impl std::fmt::Display) -> ClientError {
    ClientError::Gone(error.to_string())
}

fn strange(error: impl std::fmt::Display) -> ClientError {
    ClientError::Strange(error.to_string())
}
