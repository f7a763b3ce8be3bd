//! The list of games. A new game is one line in each table here.

use std::fmt;
use std::str::FromStr;

use ochre_endless_winter::EndlessWinter;
use ochre_kernel::Game;
use ochre_stone_age::StoneAge;

/// A game that this program knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameName {
    /// Stone Age.
    StoneAge,
    /// Endless Winter: Paleoamericans.
    EndlessWinter,
}

impl GameName {
    /// Every game.
    pub const ALL: [GameName; 2] = [GameName::StoneAge, GameName::EndlessWinter];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::StoneAge => StoneAge::NAME,
            GameName::EndlessWinter => EndlessWinter::NAME,
        }
    }
}

/// Runs the same code with the type of whichever game it is:
/// `on_each_game!(name, G => run::<G>(rules))`.
#[macro_export]
macro_rules! on_each_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::GameName::StoneAge => {
                type $G = ochre_stone_age::StoneAge;
                $body
            }
            $crate::GameName::EndlessWinter => {
                type $G = ochre_endless_winter::EndlessWinter;
                $body
            }
        }
    };
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No game has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{0}`; there is {list}", list = GameName::ALL.map(GameName::name).join(", "))]
pub struct UnknownGame(pub String);

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameName, UnknownGame> {
        let found = GameName::ALL.into_iter().find(|game| game.name() == text);
        found.ok_or_else(|| UnknownGame(text.chars().take(40).collect()))
    }
}
