//! A table as one viewer may know it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Clock, Seating, Visibility};

/// A table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableState {
    /// Its name.
    pub table: String,
    /// The number of its last entry.
    pub version: u32,
    /// The game.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// The fingerprint of the component pack, for games that have one.
    pub pack: Option<String>,
    /// How far it is.
    pub stage: Stage,
    /// Who may look on.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Clock,
    /// Whether luck decides who sits where.
    pub seating: Seating,
    /// How many milliseconds bots wait after a person's move.
    pub pace: u32,
    /// Who is asking.
    pub you: You,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The seat that is to decide.
    pub turn: Option<u8>,
    /// The seat whose time runs.
    pub running: Option<u8>,
    /// The current round.
    pub round: u16,
    /// How many steps were taken.
    pub step: u32,
    /// The position as this viewer may know it: `docs/notation.md`, "Positions".
    #[ts(type = "unknown")]
    pub view: Value,
    /// What this viewer may do now; empty when it is not their turn.
    pub choices: Vec<Choice>,
    /// What this viewer may take back, the last step last.
    pub undo: Vec<Undoable>,
    /// How the victory is shared, once the game is over.
    pub result: Option<Vec<f64>>,
    /// The hash of the secret that luck is made of, and later the secret.
    pub luck: LuckState,
    /// The table where those who sit here play again.
    pub rematch: Option<String>,
    /// The time of the server.
    #[ts(type = "number")]
    pub now: i64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The game runs.
    Running,
    /// Everybody agreed to a pause.
    Paused,
    /// The game is over.
    Over,
}

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct You {
    /// The seats that this session plays.
    pub seats: Vec<u8>,
    /// Whether this session made the table.
    pub host: bool,
    /// Through whose eyes this is seen; a spectator's without it.
    pub viewer: Option<u8>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatState {
    /// Counted from 1.
    pub seat: u8,
    /// Whether somebody sits there.
    pub kind: SeatKind,
    /// Its colour, 1 to 4: it stays with who sits there when lots decide about the seats.
    pub colour: u8,
    /// The name that everybody sees; empty for an empty seat.
    pub name: String,
    /// The bot whose seat it is.
    pub bot: Option<String>,
    /// The bot that plays for the person.
    pub stand_in: Option<StandIn>,
    /// Whether the person is looking now.
    pub here: bool,
    /// Whether the person wants a pause.
    pub wants_pause: bool,
    /// Milliseconds left to think.
    #[ts(type = "number | null")]
    pub time_left: Option<i64>,
    /// The score as it stands; the final one when the game is over.
    pub score: Option<Score>,
    /// What the score would be if the game ended now, as far as this viewer can count it. Null
    /// where the table or the game doesn't tell it, and when the game is over.
    pub projection: Option<i32>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A bot plays for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StandIn {
    /// Which bot.
    pub bot: String,
    /// `asked`, `time` or `host`.
    pub why: String,
}

/// The score of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Score {
    /// In all.
    pub total: i32,
    /// Where it came from, in the order of the rules.
    pub sources: Vec<(String, i32)>,
}

/// Something that may be done now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// What to send back to choose it, in the notation of records.
    pub action: String,
    /// Whether it could be taken back.
    pub undo: bool,
    /// What it would cause at once, where it can be taken back.
    #[ts(type = "Array<unknown>")]
    pub then: Vec<Value>,
}

/// A step that can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Undoable {
    /// How many steps stay then.
    pub keep: u32,
    /// The step, in the notation of records.
    pub text: String,
}

/// How the luck of a table is proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LuckState {
    /// The hash of the secret, told before anybody sat down.
    pub commitment: String,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// Whether anything can be proven: not where a game began from a position or a record.
    pub provable: bool,
}

/// An entry of the log as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LogEntry {
    /// Counted from 1.
    pub seq: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub time: i64,
    /// `host`, `server` or the number of a seat.
    pub author: String,
    /// `step`, `undo`, `chat`, `sit`, …
    pub kind: String,
    /// The step in the notation of records, or what was said.
    pub text: String,
    /// Which step of the game it is, counted from 1; none where it was taken back.
    pub step: Option<u32>,
    /// What the step caused.
    #[ts(type = "Array<unknown>")]
    pub events: Vec<Value>,
    /// The same in English.
    pub sentences: Vec<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Its name.
    pub table: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where; empty for an open seat.
    pub names: Vec<String>,
    /// The seats where nobody sits.
    pub open: Vec<u8>,
    /// The current round.
    pub round: u16,
    /// The seat that is to decide.
    pub turn: Option<u8>,
    /// The seats that the asking session plays.
    pub yours: Vec<u8>,
    /// When something happened last.
    #[ts(type = "number")]
    pub time: i64,
}

/// A game that the server knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in requests.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// The values it takes, in words.
    pub values: String,
    /// The value when nobody asks.
    pub default: String,
    /// What it changes.
    pub about: String,
}

/// A bot that the server knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotInfo {
    /// Its name in requests.
    pub bot: String,
    /// What it does.
    pub about: String,
}
