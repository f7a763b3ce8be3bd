//! What people and programs ask for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Makes a table. What is left out takes its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// `stone-age` or `endless-winter`.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Options of the game, as on the command line.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
    /// The text of a component pack, where another than the built-in one is wanted.
    #[serde(default)]
    #[ts(optional)]
    pub pack: Option<String>,
    /// The position to begin with, where that is not the set-up.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub position: Option<Value>,
    /// Who sits where at first; seats that are not named are open.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub seats: Vec<SeatWish>,
    /// The colour of each seat, 1 to 4, all different; in order where there are none. Whoever sits
    /// down there keeps it when lots decide about the seats.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub colours: Vec<u8>,
    /// Who may look on.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub visibility: Visibility,
    /// How long people may think.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub clock: Clock,
    /// Whether luck decides who sits where.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub seating: Seating,
    /// How many milliseconds bots wait after a person's move, so that a slip can be taken back.
    #[serde(default)]
    #[ts(optional)]
    pub pace: Option<u32>,
    /// Whether people are told what the score would be if the game ended now; they are, unless this
    /// is `false`.
    #[serde(default)]
    #[ts(optional)]
    pub projection: Option<bool>,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// Whoever has the link.
    Open {},
    /// A bot.
    Bot {
        /// Its name, as `greedy`.
        bot: String,
    },
}

/// Who may look on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Listed; anybody may look on.
    Public,
    /// Not listed; who knows the address may look on.
    #[default]
    Unlisted,
    /// Only those who sit at it.
    Private,
}

/// Who decides about the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// The committed luck of the table.
    #[default]
    Random,
    /// Everybody stays where they sat down.
    AsJoined,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", from = "ReadClock")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// A bank of seconds; each turn adds some, up to the most that a bank holds.
    Live {
        /// At the beginning.
        bank: u32,
        /// After each turn.
        increment: u32,
        /// Never more than this.
        most: u32,
    },
    /// So many hours for each turn.
    Days {
        /// For each turn.
        hours: u32,
    },
}

/// A clock as it is read: a plain `None` would overlook fields that nobody knows.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum ReadClock {
    None {},
    Live { bank: u32, increment: u32, most: u32 },
    Days { hours: u32 },
}

impl From<ReadClock> for Clock {
    fn from(clock: ReadClock) -> Clock {
        match clock {
            ReadClock::None {} => Clock::None,
            ReadClock::Live { bank, increment, most } => Clock::Live { bank, increment, most },
            ReadClock::Days { hours } => Clock::Days { hours },
        }
    }
}

/// The table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its name.
    pub table: String,
    /// The secret link of each open seat: `/t/TABLE#TOKEN`. They are told only here.
    pub links: Vec<SeatLink>,
    /// The hash of the secret that the luck of the table is made of.
    pub commitment: String,
    /// The secret of the host, where the request asked for it instead of a cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub session: Option<String>,
}

/// The link of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatLink {
    /// Counted from 1.
    pub seat: u8,
    /// What stands behind the `#` of the link.
    pub token: String,
}

/// Takes the seat that a link opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// What stands behind the `#` of the link. Without it: a seat that is kept for you, or any that
    /// is free at a public table.
    #[serde(default)]
    #[ts(optional)]
    pub token: Option<String>,
    /// The name that everybody sees.
    pub name: String,
    /// 64 hexadecimal digits of the own luck; the server adds some where there are none.
    #[serde(default)]
    #[ts(optional)]
    pub value: Option<String>,
}

/// A seat is yours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Claimed {
    /// Counted from 1.
    pub seat: u8,
    /// Moves the seat to another device. It is told only here.
    pub code: String,
    /// The secret to send as `Authorization: Bearer …`, where the request came without a cookie
    /// and asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub session: Option<String>,
}

/// Moves a seat to this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The recovery code.
    pub code: String,
}

/// Decides for the seat whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Made anew for each move; the same again gets the first answer.
    pub id: String,
    /// The version that was looked at.
    pub seen: u32,
    /// As the server offered it, in the notation of records.
    pub action: String,
}

/// Takes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Made anew for each wish.
    pub id: String,
    /// The version that was looked at.
    pub seen: u32,
    /// How many steps stay; all but the last without it.
    #[serde(default)]
    #[ts(optional)]
    pub keep: Option<u32>,
}

/// Says something to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// Made anew for each line.
    pub id: String,
    /// What is said.
    pub text: String,
}

/// What is to happen with a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatChange {
    /// Puts a bot on a seat where no person sits (host).
    PutBot {
        /// Which bot.
        bot: String,
    },
    /// Makes a new link; whoever sits there stays until it is used.
    Offer {},
    /// Takes the seat away from whoever sits there, and makes a new link.
    Revoke {},
    /// Lets a bot play for the person.
    StandIn {
        /// Which bot.
        bot: String,
    },
    /// The person plays again.
    TakeBack {},
    /// Changes the name.
    Rename {
        /// To what.
        name: String,
    },
    /// Tells an address when it is this seat's turn; nobody without it.
    Notify {
        /// `https://…`
        #[serde(default)]
        #[ts(optional)]
        url: Option<String>,
    },
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Done {
    /// The version of the table after it.
    pub version: u32,
    /// The new link of the seat, where one was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<SeatLink>,
}
