//! What is decided when a table is made: the text of its first entry.

use ochre_catalogue::{GameName, Header, rules_of};
use ochre_kernel::{Game, Rules, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Millis;

/// The text of the first entry.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The name of the game.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The fingerprint of the component pack, for games that have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// The pack itself, where it was never shipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The position that the game begins with, where that is not the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Who may look on.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Clock,
    /// Whether luck decides who sits where.
    pub seating: Seating,
    /// How long bots wait after a person's move, so that a slip can be taken back.
    pub pace: u32,
    /// Who made the table: the hash of a session.
    pub host: String,
    /// The hash of the secret that luck is made of, told before anybody sits.
    pub commitment: String,
    /// Which key of the server the secret comes from.
    pub key: String,
    /// The hash of each seat's link.
    pub links: Vec<Option<String>>,
    /// The colour of each place, 1 to 4; in order where none were chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<u8>,
    /// For whom each seat is kept, where people who played together play again: they need no link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Option<String>>,
    /// Whether nobody is told what the score would be if the game ended now.
    #[serde(default, skip_serializing_if = "is_false")]
    pub no_projection: bool,
    /// Whether the first steps come from a record: nothing can be proven of such a game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub imported: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Who may look on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// The committed luck of the table.
    #[default]
    Random,
    /// Everybody stays where they sat down.
    AsJoined,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
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

impl Clock {
    /// The longest time that can be asked for, in hours.
    const HOURS_MOST: u32 = 24 * 60;

    /// Why there can't be such a clock.
    ///
    /// # Errors
    ///
    /// With a sentence that says what is possible.
    pub fn check(self) -> Result<(), String> {
        match self {
            Clock::None => Ok(()),
            Clock::Live { bank, increment, most } => {
                if !(10..=86_400).contains(&bank) {
                    return Err("the bank of a live clock is 10 to 86400 seconds".into());
                }
                if increment > 3_600 {
                    return Err("a turn adds at most 3600 seconds to a live clock".into());
                }
                if most < bank || most > 86_400 {
                    return Err(
                        "a live clock holds at least its bank, at most 86400 seconds".into()
                    );
                }
                Ok(())
            }
            Clock::Days { hours } if (1..=Clock::HOURS_MOST).contains(&hours) => Ok(()),
            Clock::Days { .. } => Err(format!("a turn lasts 1 to {} hours", Clock::HOURS_MOST)),
        }
    }

    /// What a seat has at the beginning.
    pub(crate) fn bank(self) -> Millis {
        match self {
            Clock::None => 0,
            Clock::Live { bank, .. } => Millis::from(bank) * 1_000,
            Clock::Days { hours } => Millis::from(hours) * 3_600_000,
        }
    }

    /// What a seat has after a turn, which left it so much.
    pub(crate) fn after_turn(self, left: Millis) -> Millis {
        match self {
            Clock::None => 0,
            Clock::Live { increment, most, .. } => {
                (left + Millis::from(increment) * 1_000).min(Millis::from(most) * 1_000)
            }
            Clock::Days { .. } => self.bank(),
        }
    }

    /// What somebody has at least who comes back after a time-out.
    pub(crate) fn grace(self) -> Millis {
        match self {
            Clock::None => 0,
            Clock::Live { .. } => self.bank().min(60_000),
            Clock::Days { .. } => self.bank(),
        }
    }
}

impl Opening {
    /// Which game it is.
    ///
    /// # Errors
    ///
    /// When this program doesn't know it.
    pub fn game(&self) -> Result<GameName, String> {
        self.game.parse().map_err(|unknown: ochre_catalogue::UnknownGame| unknown.to_string())
    }

    /// The rules of the game.
    ///
    /// # Errors
    ///
    /// When there are no such rules, or under another number.
    pub fn rules<G: Game>(&self) -> Result<G::Rules, String> {
        if self.rules != G::RULES_NUMBER {
            return Err(format!(
                "the game was begun under rules {}; this program plays rules {}",
                self.rules,
                G::RULES_NUMBER
            ));
        }
        let header = Header {
            game: self.game()?,
            rules: self.rules,
            setup: Setup {
                players: self.players,
                options: self.options.clone(),
                pack: self.components.clone(),
            },
            pack: self.pack.clone(),
            position: None,
            names: Vec::new(),
        };
        rules_of::<G>(&header)
    }

    /// Fills in what follows from the rules: players, options and pack.
    pub fn describe<G: Game>(&mut self, rules: &G::Rules) {
        self.game = G::NAME.into();
        self.rules = G::RULES_NUMBER;
        self.players = rules.players();
        self.options =
            rules.options().into_iter().map(|(key, value)| (key.into(), value)).collect();
        self.pack = rules.pack();
        self.components = rules.foreign_pack();
    }
}
