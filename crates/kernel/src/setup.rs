//! What is decided before a game begins, and how a wrong wish is refused.

use std::error::Error;
use std::fmt;

/// What someone asks for when they begin a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// How many sit at the table.
    pub players: u8,
    /// `key=value` wishes; what is not named takes its default.
    pub options: Vec<(String, String)>,
    /// The text of a component pack, where another than the built-in one is wanted.
    pub pack: Option<String>,
}

impl Setup {
    /// A table of so many, everything else as usual.
    pub fn of(players: u8) -> Setup {
        Setup { players, ..Setup::default() }
    }

    /// The same with one more wish.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Setup {
        self.options.push((key.into(), value.into()));
        self
    }
}

/// An option that a game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name before the `=`.
    pub key: &'static str,
    /// The values it takes, in words.
    pub values: &'static str,
    /// The value when nobody asks.
    pub default: &'static str,
    /// What it changes.
    pub about: &'static str,
}

/// The immutable half of a game: number of players, options, components.
pub trait Rules: Clone + fmt::Debug + PartialEq + Send + Sync + Sized + 'static {
    /// Every option the game knows.
    const OPTIONS: &'static [OptionSpec];

    /// Resolves a wish.
    ///
    /// # Errors
    ///
    /// When the game can't be set up so, with what would be possible.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn players(&self) -> u8;

    /// Every option with its value, in the order of [`Rules::OPTIONS`].
    fn options(&self) -> Vec<(&'static str, String)>;

    /// The fingerprint of the component pack, for games that have one.
    fn pack(&self) -> Option<String> {
        None
    }

    /// The text of the component pack, where it is not shipped with the program: such a pack
    /// travels with its game.
    fn foreign_pack(&self) -> Option<String> {
        None
    }

    /// The text of a pack that was shipped with some release, by its fingerprint.
    fn released_pack(fingerprint: &str) -> Option<String> {
        let _ = fingerprint;
        None
    }
}

/// Why a game can't be set up so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not for so many.
    Players {
        /// What was asked for.
        wanted: u8,
        /// The fewest that can play.
        least: u8,
        /// The most that can play.
        most: u8,
    },
    /// The game has no such option.
    UnknownOption {
        /// What was asked for.
        key: String,
        /// The options that exist.
        known: &'static [OptionSpec],
    },
    /// The option has no such value.
    BadValue {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes.
        values: &'static str,
    },
    /// The option was given twice.
    Twice {
        /// The option.
        key: &'static str,
    },
    /// The component pack has faults, or the game takes none.
    Pack(
        /// Every fault, in words.
        Vec<String>,
    ),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { wanted, least, most } => {
                write!(f, "{wanted} players can't play: the game is for {least} to {most}")
            }
            SetupError::UnknownOption { key, known } => {
                write!(f, "there is no option `{key}`; there is")?;
                for (index, option) in known.iter().enumerate() {
                    let comma = if index == 0 { "" } else { "," };
                    write!(f, "{comma} `{}` ({})", option.key, option.values)?;
                }
                Ok(())
            }
            SetupError::BadValue { key, value, values } => {
                write!(f, "option `{key}` can't be `{value}`; it takes {values}")
            }
            SetupError::Twice { key } => write!(f, "option `{key}` is given twice"),
            SetupError::Pack(faults) => {
                write!(f, "the component pack can't be used: {}", faults.join("; "))
            }
        }
    }
}

impl Error for SetupError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Turns;

    #[test]
    fn a_setup_has_its_players_and_its_wishes_in_order() {
        let setup = Setup::of(3).with("edition", "2021").with("round-limit", "5");
        let options = [("edition", "2021"), ("round-limit", "5")]
            .map(|(key, value)| (key.to_owned(), value.to_owned()));
        assert_eq!(setup, Setup { players: 3, options: options.into(), pack: None });
    }

    #[test]
    fn a_refused_wish_is_told_what_would_be_possible() {
        const fn option(key: &'static str, values: &'static str) -> OptionSpec {
            OptionSpec { key, values, default: "", about: "" }
        }
        const ONE: &[OptionSpec] = &[option("edition", "2008 or 2021")];
        const TWO: &[OptionSpec] = &[ONE[0], option("round-limit", "none or a number")];
        let unknown = |known| SetupError::UnknownOption { key: "colour".into(), known };
        for (error, sentence) in [
            (
                SetupError::Players { wanted: 5, least: 2, most: 4 },
                "5 players can't play: the game is for 2 to 4",
            ),
            (unknown(ONE), "there is no option `colour`; there is `edition` (2008 or 2021)"),
            (
                unknown(TWO),
                "there is no option `colour`; there is `edition` (2008 or 2021), `round-limit` \
                 (none or a number)",
            ),
            (
                SetupError::BadValue { key: "edition", value: "1999".into(), values: "a year" },
                "option `edition` can't be `1999`; it takes a year",
            ),
            (SetupError::Twice { key: "edition" }, "option `edition` is given twice"),
            (
                SetupError::Pack(vec!["no cards".into(), "no name".into()]),
                "the component pack can't be used: no cards; no name",
            ),
        ] {
            assert_eq!(error.to_string(), sentence);
        }
    }

    #[test]
    fn a_game_has_no_component_pack_unless_it_says_so() {
        assert_eq!((Turns(3).pack(), Turns(3).foreign_pack()), (None, None));
        assert_eq!(Turns::released_pack("61567339c6aa8bf1728946671bf142a3"), None);
    }
}
