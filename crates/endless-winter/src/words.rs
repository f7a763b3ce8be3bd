//! Places and parts of the table as words: the same in records, positions and events.

use std::fmt;
use std::str::FromStr;

use crate::action::{Figure, From, Source, Spot};
use crate::card::Pile;
use crate::field::Site;
use crate::map::{Hex, Juncture};
use crate::notation::{number, shortened};

/// Serializes a type as its text.
macro_rules! text_is_serde {
    ($($type:ty),+) => {$(
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
    )+};
}

text_is_serde!(Hex, Juncture, Site, Figure, From, Spot, Source);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Hex, String> {
        number(text)
            .and_then(Hex::new)
            .ok_or_else(|| format!("`{}` is no hex: hexes are 0 to 18", shortened(text)))
    }
}

impl fmt::Display for Juncture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.hexes();
        write!(f, "{a}-{b}-{c}")
    }
}

impl FromStr for Juncture {
    type Err = String;

    fn from_str(text: &str) -> Result<Juncture, String> {
        Juncture::all().find(|juncture| juncture.to_string() == text).ok_or_else(|| {
            let text = shortened(text);
            format!("`{text}` is no juncture: three hexes that meet, such as `1-2-8`")
        })
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row, self.column)?;
        if self.layer == 0 { Ok(()) } else { write!(f, "+{}", self.layer) }
    }
}

impl FromStr for Site {
    type Err = String;

    fn from_str(text: &str) -> Result<Site, String> {
        let (at, layer) = text.split_once('+').unwrap_or((text, "0"));
        let is_plain = !text.ends_with("+0");
        let read = || {
            let (row, column) = at.split_once('.')?;
            Some(Site { layer: number(layer)?, row: number(row)?, column: number(column)? })
        };
        read().filter(|_| is_plain).ok_or_else(|| {
            let text = shortened(text);
            format!("`{text}` is no site: row and column such as `1.4`, with `+1` on top of four")
        })
    }
}

/// Text by `id()` and `ALL`.
macro_rules! text_is_id {
    ($($type:ty, $what:literal);+) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<$type, String> {
                let found = <$type>::ALL.into_iter().find(|one| one.id() == text);
                found.ok_or_else(|| {
                    let all: Vec<&str> = <$type>::ALL.into_iter().map(|one| one.id()).collect();
                    format!("`{}` is no {}: {}", shortened(text), $what, all.join(", "))
                })
            }
        }
    )+};
}

text_is_id!(Figure, "figure"; From, "place of cards"; Spot, "place for a figure");

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Card(card) => card.fmt(f),
            Source::Chief => f.pad("chief"),
            Source::Token => f.pad("token"),
        }
    }
}

impl FromStr for Source {
    type Err = String;

    fn from_str(text: &str) -> Result<Source, String> {
        match text {
            "chief" => Ok(Source::Chief),
            "token" => Ok(Source::Token),
            card => card.parse().map(Source::Card),
        }
    }
}

impl serde::Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}
