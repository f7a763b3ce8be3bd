//! Who sits where: people and bots.

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, bail};
use ochre_bots::BotName;
use ochre_kernel::{Seat, Viewer};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at the keyboard.
    Person,
    /// A player made of code.
    Bot(BotName),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.pad("person"),
            Sitter::Bot(name) => name.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Sitter, String> {
        match text.trim() {
            "person" => Ok(Sitter::Person),
            bot => bot.parse().map(Sitter::Bot).map_err(|error| format!("{error}; or `person`")),
        }
    }
}

/// The usual table: one person, the others are bots.
pub fn usual(players: u8) -> Vec<Sitter> {
    let bots = (1..players).map(|_| Sitter::Bot(BotName::Greedy));
    std::iter::once(Sitter::Person).chain(bots).collect()
}

/// Those who sat there when a record was written: a name that is no bot's is a person's.
pub fn from_names(names: &[Option<String>], players: u8) -> Vec<Sitter> {
    if names.is_empty() {
        return usual(players);
    }
    let sitter = |index: usize| {
        let name = names.get(index).and_then(Option::as_deref).unwrap_or("person");
        name.parse().unwrap_or(Sitter::Person)
    };
    (0..usize::from(players)).map(sitter).collect()
}

/// Fails when there are not as many sitters as seats.
pub fn check(sitters: &[Sitter], players: u8) -> Result<()> {
    if sitters.len() != usize::from(players) {
        bail!("--seats names {} players, but {players} play", sitters.len());
    }
    Ok(())
}

/// With whose eyes the keyboard looks: one person sees what is theirs, several only what is public.
pub fn viewer(sitters: &[Sitter]) -> Viewer {
    let mut people = Seat::all(sitters.len() as u8)
        .filter(|seat| sitters.get(seat.index()) == Some(&Sitter::Person));
    match (people.next(), people.next()) {
        (Some(seat), None) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitters_are_read_and_written_alike() {
        for text in ["person", "random", "greedy", "uct:50"] {
            assert_eq!(text.parse::<Sitter>().unwrap().to_string(), text);
        }
        let error = "clever".parse::<Sitter>().unwrap_err();
        assert!(error.contains("`greedy`") && error.ends_with("or `person`"), "{error}");
    }

    #[test]
    fn names_of_a_record_tell_who_sat_there() {
        let names = [Some("Ann".to_string()), Some("uct:9".to_string())];
        let bot = Sitter::Bot(BotName::Uct(9));
        assert_eq!(from_names(&names, 3), [Sitter::Person, bot, Sitter::Person]);
        assert_eq!(from_names(&[], 3), usual(3));
    }

    #[test]
    fn one_person_sees_their_own_cards_and_several_see_nobodys() {
        let bot = Sitter::Bot(BotName::Random);
        let second = Seat::all(2).nth(1).map(Viewer::Seat).unwrap();
        assert_eq!(viewer(&[bot, Sitter::Person]), second);
        assert_eq!(viewer(&[Sitter::Person; 2]), Viewer::Spectator);
        assert_eq!(viewer(&[bot; 2]), Viewer::Spectator);
        assert!(check(&[bot], 2).is_err() && check(&[bot; 2], 2).is_ok());
    }
}
