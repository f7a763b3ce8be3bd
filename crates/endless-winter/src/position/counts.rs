//! Members of closed lists by their ids, and how many there are of each.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ochre_endless_winter_pack::{Species, Symbol, Terrain, Tribe, When};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::notation::shortened;

/// A word of the component pack, written by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id<T>(pub T);

/// So many of each; of what is not named there is none.
pub type Counts<T> = BTreeMap<Id<T>, u8>;

macro_rules! text_is_id {
    ($($type:ty, $what:literal;)+) => {$(
        impl fmt::Display for Id<$type> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.0.id())
            }
        }

        impl FromStr for Id<$type> {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let found = <$type>::ALL.into_iter().find(|one| one.id() == text);
                found.map(Id).ok_or_else(|| format!("`{}` is no {}", shortened(text), $what))
            }
        }

        impl Serialize for Id<$type> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.0.id())
            }
        }

        impl<'de> Deserialize<'de> for Id<$type> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )+};
}

text_is_id! {
    Species, "species";
    Symbol, "symbol";
    Terrain, "terrain";
    Tribe, "type of tribe card";
    When, "event";
}

/// What there is of each.
pub(crate) fn counts<T: Ord, const N: usize>(all: [T; N], numbers: [u8; N]) -> Counts<T> {
    let each = all.into_iter().zip(numbers).filter(|&(_, number)| 0 < number);
    each.map(|(one, number)| (Id(one), number)).collect()
}

/// How many there are of one.
pub(crate) fn count_of<T: Ord>(counts: &Counts<T>, one: T) -> u8 {
    counts.get(&Id(one)).copied().unwrap_or(0)
}

/// The members of a set of bits.
pub(crate) fn listed<T, const N: usize>(all: [T; N], bits: u8) -> Vec<Id<T>> {
    let each = all.into_iter().enumerate().filter(|&(index, _)| bits >> index & 1 == 1);
    each.map(|(_, one)| Id(one)).collect()
}
