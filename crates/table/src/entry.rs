//! Entries of a table's log: the only thing that is ever stored. Everything else is computed.

use std::fmt;
use std::str::FromStr;

use ochre_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
pub type Millis = i64;

/// The version of a table is the number of its last entry; 0 is the version of a table that
/// doesn't exist yet.
pub type Version = u32;

/// The name of a table: 16 letters and digits, 80 random bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId([u8; TableId::LENGTH]);

impl TableId {
    /// How many letters it has.
    pub const LENGTH: usize = 16;
    /// Five bits a letter; without i, l, o and u, which people mistake for others.
    pub const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// The name made of these random bits.
    pub fn from_bits(bits: [u8; 10]) -> TableId {
        let wide = bits.iter().fold(0u128, |wide, &byte| wide << 8 | u128::from(byte));
        TableId(std::array::from_fn(|index| {
            let shift = 5 * (TableId::LENGTH - 1 - index);
            TableId::ALPHABET[(wide >> shift) as usize & 31]
        }))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// No table can have this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table is named by 16 letters and digits")]
pub struct BadTableId;

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<TableId, BadTableId> {
        let letters = text.as_bytes().try_into().map_err(|_| BadTableId)?;
        let id = TableId(letters);
        if id.0.iter().all(|letter| TableId::ALPHABET.contains(letter)) {
            Ok(id)
        } else {
            Err(BadTableId)
        }
    }
}

/// Who caused an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Author {
    /// Who made the table.
    Host,
    /// The person or the bot on this seat.
    Seat(Seat),
    /// The server itself: luck, clocks, restarts.
    Server,
}

impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Author::Host => f.pad("host"),
            Author::Seat(seat) => seat.fmt(f),
            Author::Server => f.pad("server"),
        }
    }
}

impl FromStr for Author {
    type Err = String;

    fn from_str(text: &str) -> Result<Author, String> {
        match text {
            "host" => Ok(Author::Host),
            "server" => Ok(Author::Server),
            seat => seat.parse().map(Author::Seat),
        }
    }
}

/// What an entry is about. The text beside it is what [`crate::Table`] reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The first entry: which game, how many, which clock. JSON.
    Setup,
    /// Somebody took a seat, or a bot was put on it. JSON.
    Sit,
    /// A seat was emptied, or its link replaced. JSON.
    Link,
    /// The game began; who sits where.
    Start,
    /// A step of the game, as in records: `2 place forest 3`, `* roll 2 4 5`.
    Step,
    /// So many steps of the game are kept; those after them are taken back.
    Undo,
    /// Something said.
    Chat,
    /// A bot stands in for the person on a seat, or hands it back. JSON.
    StandIn,
    /// Somebody asks for a pause, agrees, or goes on.
    Pause,
    /// Where a person wants to be told that it is their turn. JSON.
    Notify,
    /// Time that does not count: the server was down from when to when.
    Down,
    /// The game is over: the secret of its luck is told.
    End,
    /// The table where those who sit here play again.
    Next,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 13] = [
        Kind::Setup,
        Kind::Sit,
        Kind::Link,
        Kind::Start,
        Kind::Step,
        Kind::Undo,
        Kind::Chat,
        Kind::StandIn,
        Kind::Pause,
        Kind::Notify,
        Kind::Down,
        Kind::End,
        Kind::Next,
    ];

    /// As it is stored.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Setup => "setup",
            Kind::Sit => "sit",
            Kind::Link => "link",
            Kind::Start => "start",
            Kind::Step => "step",
            Kind::Undo => "undo",
            Kind::Chat => "chat",
            Kind::StandIn => "stand-in",
            Kind::Pause => "pause",
            Kind::Notify => "notify",
            Kind::Down => "down",
            Kind::End => "end",
            Kind::Next => "next",
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        let found = Kind::ALL.into_iter().find(|kind| kind.as_str() == text);
        found.ok_or_else(|| format!("an entry can't be of kind `{text}`"))
    }
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Counted from 1; the version of the table after it.
    pub seq: Version,
    /// When it was written.
    pub time: Millis,
    /// Who caused it.
    pub author: Author,
    /// What it is about.
    pub kind: Kind,
    /// What exactly, in the manner of its kind.
    pub text: String,
}

/// An entry that is about to be written; its number is its place in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Who caused it.
    pub author: Author,
    /// What it is about.
    pub kind: Kind,
    /// What exactly.
    pub text: String,
}

impl Draft {
    /// The entry that it becomes.
    pub fn entry(self, seq: Version, time: Millis) -> Entry {
        Entry { seq, time, author: self.author, kind: self.kind, text: self.text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_are_read_and_written_alike() {
        let id = TableId::from_bits([0, 68, 50, 20, 199, 66, 84, 182, 53, 207]);
        assert_eq!(id.to_string(), "0123456789abcdef");
        assert_eq!("0123456789abcdef".parse(), Ok(id));
        assert_eq!(TableId::from_bits([255; 10]).to_string(), "zzzzzzzzzzzzzzzz");
        for wrong in
            ["", "0123456789abcde", "0123456789abcdefg", "0123456789ABCDEF", "iiiiiiiiiiiiiiii"]
        {
            assert_eq!(wrong.parse::<TableId>(), Err(BadTableId), "{wrong}");
        }
    }

    #[test]
    fn authors_and_kinds_are_read_and_written_alike() {
        for author in [Author::Host, Author::Server, Author::Seat(Seat::FIRST)] {
            assert_eq!(author.to_string().parse(), Ok(author));
        }
        for kind in Kind::ALL {
            assert_eq!(kind.as_str().parse(), Ok(kind));
        }
        assert!("steps".parse::<Kind>().is_err());
        assert!("5".parse::<Author>().is_err());
    }
}
