//! Components by their ids. Ids are the same in every pack: what is printed on the thing is the
//! pack's affair.

use std::fmt;
use std::str::FromStr;

use ochre_endless_winter_pack::{Starting, Tribe};

use crate::card::Card;

/// A closed list of things with an id each.
macro_rules! ids {
    ($(#[$about:meta])* $name:ident, $what:literal: $($id:literal)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u8);

        impl $name {
            /// The ids, in the order of the pack.
            pub const IDS: &[&str] = &[$($id),+];

            /// `None` where there is no such thing.
            pub const fn new(index: usize) -> Option<$name> {
                if index < Self::IDS.len() { Some($name(index as u8)) } else { None }
            }

            /// Its place in the pack.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// As it is written in records and packs.
            pub const fn id(self) -> &'static str {
                Self::IDS[self.0 as usize]
            }

            /// Every one, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..Self::IDS.len() as u8).map($name)
            }
        }

        text_is_id!($name, $what);
    };
}

/// Text and serde by `id()` and `all()`.
macro_rules! text_is_id {
    ($name:ident, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                $name::all().find(|one| one.id() == text).ok_or_else(|| {
                    format!("`{}` is no {}", crate::notation::shortened(text), $what)
                })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

ids! {
    /// A sacred stone.
    Stone, "sacred stone":
    "s1_01" "s1_02" "s1_03" "s1_04" "s1_05" "s1_06" "s1_07" "s1_08" "s1_09" "s1_10"
    "s2_01" "s2_02" "s2_03" "s2_04" "s2_05" "s2_06" "s2_07" "s2_08" "s2_09" "s2_10"
}

ids! {
    /// A chief card, of which one side is chosen.
    Chief, "chief":
    "keen_eye" "tuskbreaker" "thunderclaw" "stonecarver" "firewolf"
}

ids! {
    /// A set-up card.
    SetupCard, "set-up card":
    "p1" "p2" "p3" "p4" "p5"
}

ids! {
    /// A megalith board.
    Board, "megalith board":
    "ma" "mb" "mc" "md"
}

ids! {
    /// A glacier token (EW-10.4).
    GlacierToken, "glacier token":
    "g01" "g02" "g03" "g04" "g05" "g06" "g07" "g08" "g09" "g10"
}

ids! {
    /// A rest token (EW-10.5).
    RestToken, "rest token":
    "r1" "r2" "r3" "r4" "r5"
}

const CULTURE_IDS: [&str; Card::CULTURE_KINDS as usize] = [
    "c1_01", "c1_02", "c1_03", "c1_04", "c1_05", "c1_06", "c1_07", "c1_08", "c1_09", "c1_10",
    "c1_11", "c1_12", "c1_13", "c1_14", "c1_15", "c1_16", "c1_17", "c1_18", "c1_19", "c1_20",
    "c2_01", "c2_02", "c2_03", "c2_04", "c2_05", "c2_06", "c2_07", "c2_08", "c2_09", "c2_10",
    "c2_11", "c2_12", "c2_13", "c2_14", "c2_15", "c2_16", "c2_17", "c2_18", "c2_19", "c2_20",
];

impl Card {
    /// As it is written in records and packs.
    pub const fn id(self) -> &'static str {
        let index = self.index();
        match index {
            0..3 => Starting::ALL[index].id(),
            3..8 => Tribe::ALL[index - 3].id(),
            _ => CULTURE_IDS[index - 8],
        }
    }
}

text_is_id!(Card, "card");

impl Stone {
    /// 1 or 2.
    pub const fn era(self) -> u8 {
        if self.0 < 10 { 1 } else { 2 }
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl Card {
    /// 1 or 2 for a culture card.
    pub const fn era(self) -> Option<u8> {
        match self.index() {
            0..8 => None,
            8..28 => Some(1),
            _ => Some(2),
        }
    }
}
