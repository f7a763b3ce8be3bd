//! The text of actions and outcomes, the same in records, sockets and on the command line.
//! `docs/notation.md` specifies it.

use std::fmt::Write;
use std::str::FromStr;

use crate::action::{Action, Chance};
use crate::dice::Dice;
use crate::place::Place;
use crate::resources::{Heap, Resource};
use crate::tool_set::{OneUse, ToolSet};

/// Serializes a type as its text.
macro_rules! text_is_serde {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use text_is_serde;

impl std::fmt::Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Action::Place { place, people } => write!(f, "place {place} {people}"),
            Action::Use(place) => write!(f, "use {place}"),
            Action::Tools(tools) => write!(f, "tools {tools}"),
            Action::Pay(heap) => write!(f, "pay{}", heap_text(heap)),
            Action::Decline => f.write_str("decline"),
            Action::TakeDie(face) => write!(f, "die {face}"),
            Action::TakeResources(heap) => write!(f, "take{}", heap_text(heap)),
            Action::Feed(heap) => write!(f, "feed{}", heap_text(heap)),
            Action::Starve => f.write_str("starve"),
        }
    }
}

impl std::fmt::Display for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Chance::Building { stack, tile } => write!(f, "{} {tile}", Place::Building(stack)),
            Chance::Card { space, card } => write!(f, "{} {card}", Place::Card(space)),
            Chance::Roll(dice) => write!(f, "roll {dice}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

fn heap_text(heap: Heap) -> String {
    heap.pieces().fold(String::new(), |mut text, (resource, count)| {
        let _ = write!(text, " {count} {resource}");
        text
    })
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["place", place, people] => {
                Ok(Action::Place { place: place.parse()?, people: number(people)? })
            }
            ["use", place] => Ok(Action::Use(place.parse()?)),
            ["tools", ref values @ ..] if !values.is_empty() => Ok(Action::Tools(tools(values)?)),
            ["pay", ref pieces @ ..] => Ok(Action::Pay(heap(pieces)?)),
            ["decline"] => Ok(Action::Decline),
            ["die", face] => Ok(Action::TakeDie(number(face)?)),
            ["take", ref pieces @ ..] => Ok(Action::TakeResources(heap(pieces)?)),
            ["feed", ref pieces @ ..] => Ok(Action::Feed(heap(pieces)?)),
            ["starve"] => Ok(Action::Starve),
            _ => Err(format!(
                "no action reads `{}`: it is place, use, tools, pay, decline, die, take, feed or \
                 starve with what belongs to it",
                shortened(text)
            )),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["roll", ref faces @ ..] if !faces.is_empty() => {
                let faces: Vec<u8> =
                    faces.iter().map(|face| number(face)).collect::<Result<_, _>>()?;
                if !faces.is_sorted() {
                    return Err("dice are written sorted (SA-12.1)".into());
                }
                let dice = Dice::from_faces(&faces).ok_or("a roll is 1 to 10 faces from 1 to 6")?;
                Ok(Chance::Roll(dice))
            }
            ["draw", card] => Ok(Chance::Draw(card.parse()?)),
            [place, what] => match place.parse() {
                Ok(Place::Card(space)) => Ok(Chance::Card { space, card: what.parse()? }),
                Ok(Place::Building(stack)) => Ok(Chance::Building { stack, tile: what.parse()? }),
                _ => Err(no_outcome(text)),
            },
            _ => Err(no_outcome(text)),
        }
    }
}

fn no_outcome(text: &str) -> String {
    let text = shortened(text);
    format!("no outcome reads `{text}`: it is roll, draw, card-N or building-N with what came")
}

/// A hostile line must not become a hostile message.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn number(word: &str) -> Result<u8, String> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    word.parse()
        .ok()
        .filter(|_| plain)
        .ok_or_else(|| format!("`{}` is no number from 1 to 255", shortened(word)))
}

/// `2 wood 1 gold`: each kind at most once, from wood to gold.
fn heap(words: &[&str]) -> Result<Heap, String> {
    let mut counts = [0; 4];
    let mut last = None;
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err("resources are written as numbers and kinds, such as `2 wood 1 gold`".into());
    }
    for pair in words.chunks(2) {
        let (count, resource) = (number(pair[0])?, pair[1].parse::<Resource>()?);
        if last >= Some(resource) {
            return Err("each resource is named once: wood, brick, stone, gold".into());
        }
        if count > Heap::MOST {
            return Err(format!("nobody pays {count} {resource} at once"));
        }
        counts[resource as usize] = count;
        last = Some(resource);
    }
    Ok(Heap::new(counts))
}

/// `none`, or values from low to high, then `one-use` with the values of one-use tools.
fn tools(words: &[&str]) -> Result<ToolSet, String> {
    let expected = || {
        "tools are `none`, or sorted values from 1 to 4, then `one-use` with values from 2 to 4"
            .to_string()
    };
    if words == ["none"] {
        return Ok(ToolSet::NONE);
    }
    let mut parts = words.splitn(2, |&word| word == "one-use");
    let mut values = [0u8; 4];
    let mut last = 0;
    for word in parts.next().unwrap_or_default() {
        let value = number(word)?;
        if !(1..=4).contains(&value) || value < last || values[usize::from(value - 1)] >= 3 {
            return Err(expected());
        }
        values[usize::from(value - 1)] += 1;
        last = value;
    }
    let mut one_use = OneUse::NONE;
    if let Some(words) = parts.next() {
        let mut last = 0;
        for word in words {
            let value = number(word)?;
            if !(2..=4).contains(&value) || value <= last {
                return Err(expected());
            }
            one_use = one_use.and(OneUse::of(value));
            last = value;
        }
        if one_use.is_empty() {
            return Err(expected());
        }
    }
    Ok(ToolSet::new(values, one_use))
}

impl serde::Serialize for Heap {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.pieces())
    }
}

impl serde::Serialize for ToolSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
