//! Why a wish is refused: a code for programs, a sentence for people.

use ochre_kernel::Seat;
use serde_json::Value;

use crate::Version;

/// Why a wish is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refused {
    /// The wish was made on an older state.
    #[error("the table has moved on: you acted on version {seen}, it is at version {now}")]
    Stale {
        /// The version that was looked at.
        seen: Version,
        /// The version that it has.
        now: Version,
    },
    /// A rule of the game forbids it.
    #[error("{sentence}")]
    Illegal {
        /// What is wrong and which rule says so.
        sentence: String,
        /// The number of the rule.
        rule: &'static str,
        /// The key and its arguments, from which a sentence in another language is made.
        key: Value,
    },
    /// The text is no action of the game.
    #[error("{0}")]
    NoAction(String),
    /// Somebody else decides.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// A bot decides for this seat.
    #[error("a bot plays for seat {0}: take the seat back first")]
    BotPlays(Seat),
    /// Only who sits at the table can do that.
    #[error("you don't sit at this table")]
    NotSeated,
    /// Only the host can do that.
    #[error("only the host of the table can do that")]
    NotHost,
    /// The table has no such seat.
    #[error("this table has {0} seats")]
    NoSeat(u8),
    /// The link was used or replaced.
    #[error(
        "this link opens no seat any more: ask the host for a new one, or use your recovery code"
    )]
    BadLink,
    /// Every seat is taken, kept for somebody, or needs a link.
    #[error("no seat of this table is free for everybody: ask the host for a link")]
    NoFreeSeat,
    /// No seat has this code.
    #[error("no seat of this table has this recovery code")]
    BadCode,
    /// Somebody sits there.
    #[error("seat {0} is taken")]
    Taken(Seat),
    /// Not everybody is there.
    #[error("the game can't begin: seat {0} is empty; send its link, or put a bot there")]
    Empty(Seat),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun already")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// A table to play again was made by somebody else.
    #[error("a table to play again is there already")]
    Follows,
    /// The table is paused.
    #[error("the table is paused: go on first")]
    Paused,
    /// The table is not paused.
    #[error("the table is not paused")]
    NotPaused,
    /// Undo has nothing to take back.
    #[error("{0}")]
    NoUndo(&'static str),
    /// A name, a text or a number can't be taken.
    #[error("{0}")]
    Bad(String),
    /// The luck of this table needs another key.
    #[error(
        "the luck of this table needs key {0} of the server where it began: see docs/fairness.md"
    )]
    WrongKey(String),
}

impl Refused {
    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::Stale { .. } => "stale",
            Refused::Illegal { .. } => "illegal",
            Refused::NoAction(_) => "no-action",
            Refused::NotYourTurn(_) => "not-your-turn",
            Refused::BotPlays(_) => "bot-plays",
            Refused::NotSeated => "not-seated",
            Refused::NotHost => "not-host",
            Refused::NoSeat(_) => "no-seat",
            Refused::BadLink => "bad-link",
            Refused::NoFreeSeat => "no-free-seat",
            Refused::BadCode => "bad-code",
            Refused::Taken(_) => "taken",
            Refused::Empty(_) => "empty-seat",
            Refused::NotBegun => "not-begun",
            Refused::Begun => "begun",
            Refused::Over => "over",
            Refused::NotOver => "not-over",
            Refused::Follows => "follows",
            Refused::Paused => "paused",
            Refused::NotPaused => "not-paused",
            Refused::NoUndo(_) => "no-undo",
            Refused::Bad(_) => "bad-request",
            Refused::WrongKey(_) => "wrong-key",
        }
    }
}
