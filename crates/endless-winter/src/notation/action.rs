//! Actions as text.

use std::fmt;
use std::str::FromStr;

use super::gain::{self, Gain, parse_species, parse_symbol};
use super::section::{MIDDLE, TOP, parse_section};
use super::{HIDDEN, counted, first_word, shortened};
use crate::action::Action;

/// The most abilities of a card or a side of a chief.
const ABILITIES: u8 = 4;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Side(side) => write!(f, "side {}", side_text(side)),
            Action::TakeChief(chief, side) => write!(f, "chief {chief} {}", side_text(side)),
            Action::TakeSetup(card) => write!(f, "setup {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Place(figure, spot) => write!(f, "place {figure} {spot}"),
            Action::Spend => f.write_str("spend"),
            Action::Use(source, ability) => write!(f, "use {source} {}", ability + 1),
            Action::Top(way) => write!(f, "top {}", Gain(way.symbol(), way)),
            Action::Middle(None) => f.write_str("middle"),
            Action::Middle(Some(way)) => write!(f, "middle {}", Gain(way.symbol(), way)),
            Action::Bottom => f.write_str("bottom"),
            Action::RestDraw => f.write_str("rest draw"),
            Action::RestAnimal(species) => write!(f, "rest animal {}", species.id()),
            Action::SwapToken => f.write_str("token swap"),
            Action::KeepToken => f.write_str("token keep"),
            Action::Pile(card) => write!(f, "pile {card}"),
            Action::Gain(symbol, way) => write!(f, "gain {}", Gain(symbol, way)),
            Action::CountStone(stone) => write!(f, "stone {stone}"),
            Action::Decline(symbol) => write!(f, "decline {}", symbol.id()),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["side", side] => Action::Side(parse_side(side)?),
            ["chief", chief, side] => Action::TakeChief(chief.parse()?, parse_side(side)?),
            ["setup", card] => Action::TakeSetup(card.parse()?),
            ["play", card] => Action::Play(card.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["place", figure, spot] => Action::Place(figure.parse()?, spot.parse()?),
            ["spend"] => Action::Spend,
            ["use", source, ability] => {
                Action::Use(source.parse()?, counted(ability, ABILITIES, "ability")?)
            }
            ["top", ref what @ ..] => Action::Top(parse_section("top", &TOP, what)?),
            ["middle"] => Action::Middle(None),
            ["middle", ref what @ ..] => {
                Action::Middle(Some(parse_section("middle", &MIDDLE, what)?))
            }
            ["bottom"] => Action::Bottom,
            ["rest", "draw"] => Action::RestDraw,
            ["rest", "animal", species] => Action::RestAnimal(parse_species(species)?),
            ["token", "swap"] => Action::SwapToken,
            ["token", "keep"] => Action::KeepToken,
            ["pile", "?"] | ["gain", "bury", "hand", "?"] => return Err(HIDDEN.into()),
            ["pile", card] => Action::Pile(card.parse()?),
            ["gain", ref what @ ..] => {
                let Gain(symbol, way) = gain::parse(what)?;
                Action::Gain(symbol, way)
            }
            ["stone", stone] => Action::CountStone(stone.parse()?),
            ["decline", symbol] => Action::Decline(parse_symbol(symbol)?),
            ["end"] => Action::End,
            _ => return Err(no_action(text)),
        })
    }
}

const fn side_text(side: u8) -> &'static str {
    if side == 0 { "a" } else { "b" }
}

fn parse_side(word: &str) -> Result<u8, String> {
    match word {
        "a" => Ok(0),
        "b" => Ok(1),
        _ => Err(format!("`{}` is no side of a chief: a, b", shortened(word))),
    }
}

/// An example of each action; those with the same first word stand together.
const FORMS: [&str; 20] = [
    "side a",
    "chief keen_eye b",
    "setup p3",
    "play elder",
    "discard elder",
    "place chief hunt",
    "spend",
    "use elder 1",
    "top camp",
    "middle",
    "bottom",
    "rest draw",
    "rest animal ground_sloth",
    "token keep",
    "token swap",
    "pile elder",
    "gain idol offering",
    "stone s1_04",
    "decline idol",
    "end",
];

/// Shows how the action that was begun is written, or which ones there are.
fn no_action(text: &str) -> String {
    let begun = first_word(text);
    let same: Vec<&str> = FORMS.into_iter().filter(|form| first_word(form) == begun).collect();
    let text = shortened(text);
    if !same.is_empty() {
        let same = same.join("` or `");
        return format!("no action reads `{text}`: it is written such as `{same}`");
    }
    let mut all: Vec<&str> = FORMS.into_iter().map(first_word).collect();
    all.dedup();
    format!("no action reads `{text}`: it is {} with what belongs to it", all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_action_reads_is_refused() {
        let forms = FORMS.map(|form| form.parse::<Action>().map(|action| action.to_string()));
        assert_eq!(forms, FORMS.map(|form| Ok(form.to_owned())));
        for (text, why) in [
            ("pile ?", HIDDEN),
            ("gain bury hand ?", HIDDEN),
            ("play ?", "`?` is no card"),
            ("side A", "`A` is no side of a chief: a, b"),
            ("use elder 0", "`0` is no ability: it is 1 to 4"),
            ("use elder 5", "`5` is no ability: it is 1 to 4"),
            (
                "rest",
                "no action reads `rest`: it is written such as `rest draw` or `rest animal ground_sloth`",
            ),
            ("spend 1", "no action reads `spend 1`: it is written such as `spend`"),
            ("gain", "a gain begins with its symbol, such as `idol offering`"),
            (
                "pass",
                "no action reads `pass`: it is side, chief, setup, play, discard, place, spend, \
                 use, top, middle, bottom, rest, token, pile, gain, stone, decline, end with what \
                 belongs to it",
            ),
        ] {
            assert_eq!(text.parse::<Action>(), Err(why.into()), "{text}");
        }
    }
}
