//! Why a proof is refused, and where.

use std::fmt;

use ochre_catalogue::BadRecord;

/// A record that proves nothing, or the opposite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfair {
    /// Counted from 1; where something is missing, the last line.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A broken rule names its line itself.
        match &self.fault {
            Fault::Record(bad) => bad.fmt(f),
            fault => write!(f, "line {}: {fault}", self.line),
        }
    }
}

impl std::error::Error for Unfair {}

/// What is wrong with a record or its proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The record itself is refused.
    #[error("{0}")]
    Record(BadRecord),
    /// It begins in the middle.
    #[error("the game began from a given position, so its luck can't be derived from the start")]
    Position,
    /// The secret is published with the end.
    #[error("the game is not over: the secret is published, and its luck proven, with the end")]
    Unfinished,
    /// There is no `#fair` line.
    #[error(
        "the record has no proof (lines that begin with `#fair`): only games of a server have one"
    )]
    NoProof,
    /// The proof can't be read.
    #[error("{0}")]
    Form(String),
    /// The server committed itself to another secret.
    #[error("the secret doesn't match the commitment: its commitment is {expected}")]
    Commitment {
        /// What would match the secret.
        expected: String,
    },
    /// The players were seated otherwise.
    #[error("the seating differs: luck seats the places at {expected}")]
    Seating {
        /// The seats of the places in order.
        expected: String,
    },
    /// Luck decided otherwise.
    #[error("outcome {n} differs: luck decides `* {expected}`, the record says `* {given}`")]
    Outcome {
        /// The number of the chance step, from 1.
        n: u32,
        /// What the luck key gives.
        expected: String,
        /// What the record says.
        given: String,
    },
    /// Lines were changed after the proof was written.
    #[error("the digest differs: that of these lines is {expected}")]
    Digest {
        /// The digest of the record as it is.
        expected: String,
    },
}

impl Fault {
    /// One word for programs.
    pub fn key(&self) -> &'static str {
        match self {
            Fault::Record(_) => "record",
            Fault::Position => "position",
            Fault::Unfinished => "unfinished",
            Fault::NoProof => "no-proof",
            Fault::Form(_) => "form",
            Fault::Commitment { .. } => "commitment",
            Fault::Seating { .. } => "seating",
            Fault::Outcome { .. } => "outcome",
            Fault::Digest { .. } => "digest",
        }
    }

    pub(crate) fn at(self, line: usize) -> Unfair {
        Unfair { line, fault: self }
    }
}
