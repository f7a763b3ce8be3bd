//! What a person may type, beside the choices themselves.

use std::path::PathBuf;

/// A line from the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A choice by its number.
    Number(usize),
    /// A choice in words.
    Typed(String),
    /// Shows the table and the question again.
    Table,
    /// The same with every choice, however long the list.
    All,
    /// Takes the last decision back.
    Undo,
    /// What happened: in this round and the last one, or all.
    Log {
        /// From the beginning.
        all: bool,
    },
    /// Where the points came from so far.
    Score,
    /// Keeps the record of the game.
    Save(Option<PathBuf>),
    /// A rule by its number.
    Rule(String),
    /// What can be typed.
    Help,
    /// Leaves the game.
    Quit,
}

/// Reads a line. Every line is something: what is no command is a choice in words.
pub fn parse(line: &str) -> Command {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (first.to_lowercase().as_str(), rest) {
        ("" | "table" | "t", "") => Command::Table,
        ("all" | "more", "") => Command::All,
        ("undo" | "u" | "back", "") => Command::Undo,
        ("log" | "l", "") => Command::Log { all: false },
        ("log", "all") => Command::Log { all: true },
        ("score" | "scores", "") => Command::Score,
        ("save", "") => Command::Save(None),
        ("save", file) => Command::Save(Some(file.into())),
        ("rule" | "rules", number) => Command::Rule(number.into()),
        ("help" | "h" | "?", _) => Command::Help,
        ("quit" | "q" | "exit", "") => Command::Quit,
        (number, "") if number.parse::<usize>().is_ok() => {
            Command::Number(number.parse().unwrap_or_default())
        }
        _ => Command::Typed(line.into()),
    }
}

/// All commands, for `help`, with the number of a rule as an example.
pub fn help(rule: &str) -> String {
    HELP.replace("RULE", rule)
}

const HELP: &str = "  7           chooses what has the number [7]
  Enter       shows the whole table; `all` shows every choice of a long list
  undo        takes your last decision back, until dice, cards or somebody else decided
  log         tells what happened in this round and the last one; `log all` tells everything
  score       shows where the points came from so far
  save FILE   keeps the game in a file
  rule N      shows a rule by its number, such as `rule RULE`
  quit        leaves the game";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_numbers_or_choices_in_words() {
        for (line, expected) in [
            ("", Command::Table),
            (" 12 ", Command::Number(12)),
            ("UNDO", Command::Undo),
            ("log all", Command::Log { all: true }),
            ("save my game.game", Command::Save(Some("my game.game".into()))),
            ("save", Command::Save(None)),
            ("rule SA-3.8", Command::Rule("SA-3.8".into())),
            ("?", Command::Help),
            ("q", Command::Quit),
            ("forest 3", Command::Typed("forest 3".into())),
            ("quit now", Command::Typed("quit now".into())),
            ("99999999999999999999999", Command::Typed("99999999999999999999999".into())),
        ] {
            assert_eq!(parse(line), expected, "{line}");
        }
    }
}
