//! Who sits on a seat, and the texts of the entries that say so.

use ochre_bots::BotName;
use ochre_fair::Value;
use ochre_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Whoever sits on a seat, or nobody.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sitter {
    /// The name that everybody sees; empty for an empty seat.
    pub name: String,
    /// The session that plays this seat: the hash of a secret that only that browser has.
    pub holder: Option<String>,
    /// The hash of the code that moves the seat to another device.
    pub code: Option<String>,
    /// The hash of the link that opens the seat.
    pub link: Option<String>,
    /// The bot whose seat this is.
    pub bot: Option<BotName>,
    /// The bot that plays for the person whose seat this is.
    pub stand_in: Option<(BotName, Why)>,
    /// What this seat adds to the luck of the table.
    pub value: Option<Value>,
    /// Whether the server added it.
    pub by_server: bool,
    /// Whether this person wants a pause.
    pub wants_pause: bool,
    /// Where this person wants to be told that it is their turn.
    pub webhook: Option<String>,
}

impl Sitter {
    /// Whether nobody can play this seat.
    pub fn is_empty(&self) -> bool {
        self.holder.is_none() && self.bot.is_none()
    }

    /// The bot that decides for this seat now.
    pub fn plays(&self) -> Option<&BotName> {
        self.stand_in.as_ref().map(|(bot, _)| bot).or(self.bot.as_ref())
    }

    /// Whether a person decides for this seat now.
    pub fn is_person(&self) -> bool {
        self.holder.is_some() && self.plays().is_none()
    }
}

/// Why a bot stands in for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The person asked for it.
    Asked,
    /// Their time ran out.
    Time,
    /// The host asked for it.
    Host,
}

/// The text of a `sit` entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    pub seat: Seat,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_server: bool,
}

/// The text of a `link` entry: the seat has another link, and is emptied where that is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Link {
    pub seat: Seat,
    pub link: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub empty: bool,
}

/// The text of a `stand-in` entry; without a bot the person is back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<(String, Why)>,
}

/// The text of a `notify` entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Notify {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}
