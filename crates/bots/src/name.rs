//! The one syntax in which bots are named, everywhere: `random`, `greedy`, `uct:1600`.

use std::fmt;
use std::str::FromStr;

/// Which bot is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// Takes any legal action.
    Random,
    /// Takes what looks best at once, without search.
    Greedy,
    /// Plain open-loop UCT with random roll-outs, so many simulations a decision.
    Uct(u32),
}

impl BotName {
    /// The most simulations that can be asked for: their tree still fits in a gigabyte.
    pub const SIMULATIONS_MOST: u32 = 10_000_000;

    /// Every bot there is, as it is written, with what it does.
    pub const ALL: [(&str, &str); 3] = [
        ("random", "takes any legal action"),
        ("greedy", "takes what looks best at once, without search"),
        ("uct:N", "plain UCT with random roll-outs, N simulations a decision, 1 to 10000000"),
    ];
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    /// Nothing of the kind exists.
    #[error("there is no bot `{name}`; there is {}", all_names())]
    Name {
        /// What was asked for.
        name: String,
    },
    /// The number of simulations is none, or out of bounds.
    #[error(
        "`uct:{simulations}` can't think: the number of simulations is 1 to {}, as in `uct:1600`",
        BotName::SIMULATIONS_MOST
    )]
    Simulations {
        /// What was asked for.
        simulations: String,
    },
}

fn all_names() -> String {
    BotName::ALL.map(|(name, about)| format!("`{name}` ({about})")).join(", ")
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotName::Random => f.pad("random"),
            BotName::Greedy => f.pad("greedy"),
            BotName::Uct(simulations) => f.pad(&format!("uct:{simulations}")),
        }
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotName, UnknownBot> {
        match text {
            "random" => Ok(BotName::Random),
            "greedy" => Ok(BotName::Greedy),
            _ => match text.strip_prefix("uct:") {
                Some(simulations) => uct(simulations),
                None => Err(UnknownBot::Name { name: text.into() }),
            },
        }
    }
}

fn uct(simulations: &str) -> Result<BotName, UnknownBot> {
    let number = simulations.parse().ok().filter(|number| {
        // One bot, one name: `uct:+5` and `uct:05` would be other names of `uct:5`.
        (1..=BotName::SIMULATIONS_MOST).contains(number) && number.to_string() == simulations
    });
    number
        .map(BotName::Uct)
        .ok_or_else(|| UnknownBot::Simulations { simulations: simulations.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_alike() {
        for (text, name) in [
            ("random", BotName::Random),
            ("greedy", BotName::Greedy),
            ("uct:1", BotName::Uct(1)),
            ("uct:1600", BotName::Uct(1600)),
            ("uct:10000000", BotName::Uct(10_000_000)),
        ] {
            assert_eq!(text.parse(), Ok(name));
            assert_eq!(name.to_string(), text);
        }
        assert_eq!(format!("{:>8}", BotName::Greedy), "  greedy");
    }

    #[test]
    fn an_unknown_name_is_answered_with_what_exists() {
        for wrong in ["", "Random", "greedy ", "uct", "level:3", "search:800", "uct 5"] {
            let error = wrong.parse::<BotName>().unwrap_err();
            assert_eq!(error, UnknownBot::Name { name: wrong.into() });
        }
        assert_eq!(
            "clever".parse::<BotName>().unwrap_err().to_string(),
            "there is no bot `clever`; there is `random` (takes any legal action), `greedy` (takes \
             what looks best at once, without search), `uct:N` (plain UCT with random roll-outs, N \
             simulations a decision, 1 to 10000000)"
        );
    }

    #[test]
    fn a_search_needs_a_sensible_number_of_simulations() {
        for wrong in ["", "0", "-1", "+5", "05", "1e3", "10000001", "99999999999", "5 "] {
            let error = format!("uct:{wrong}").parse::<BotName>().unwrap_err();
            assert_eq!(error, UnknownBot::Simulations { simulations: wrong.into() });
        }
        assert_eq!(
            "uct:0".parse::<BotName>().unwrap_err().to_string(),
            "`uct:0` can't think: the number of simulations is 1 to 10000000, as in `uct:1600`"
        );
    }
}
