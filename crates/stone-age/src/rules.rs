//! What doesn't change during a game: players, edition, round limit (SA-1.1, SA-9.3, SA-11.1).

use ochre_kernel::{OptionSpec, Seat, Setup, SetupError};

use crate::resources::Resource;

/// Which box lies on the table: it changes words and piece counts, not play (SA-11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The first edition.
    Y2008,
    /// The edition that says clay where the first says brick.
    Y2021,
}

impl Edition {
    /// The value of the option.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Y2008 => "2008",
            Edition::Y2021 => "2021",
        }
    }

    /// What this edition calls a resource on screen. Records always say brick.
    pub const fn resource_name(self, resource: Resource) -> &'static str {
        match (self, resource) {
            (Edition::Y2021, Resource::Brick) => "clay",
            (_, resource) => resource.name(),
        }
    }

    /// How many pieces of each resource are in the box (SA-11.1).
    pub const fn pieces_in_box(self) -> [u8; 4] {
        match self {
            Edition::Y2008 => [20, 16, 12, 10],
            Edition::Y2021 => [28, 18, 12, 10],
        }
    }
}

/// The set-up of a game of Stone Age.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    players: u8,
    edition: Edition,
    round_limit: Option<u16>,
}

impl Rules {
    /// The highest round limit that can be set.
    pub const ROUND_LIMIT_MOST: u16 = 10_000;

    /// The edition on the table.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// After which round the game ends in any case (SA-9.3).
    pub const fn round_limit(&self) -> Option<u16> {
        self.round_limit
    }

    /// The seats at this table, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.players)
    }

    /// The left neighbour.
    #[inline]
    pub(crate) const fn next(&self, seat: Seat) -> Seat {
        seat.next(self.players)
    }

    #[inline]
    pub(crate) const fn n_players(&self) -> u8 {
        self.players
    }

    /// How many of tool maker, hut and field may be occupied in a round (SA-3.7, SA-3.8).
    pub const fn village_places(&self) -> u32 {
        if self.players == 4 { 3 } else { 2 }
    }

    /// How many different players may use one resource place in a round (SA-3.7, SA-3.8).
    pub const fn players_per_resource_place(&self) -> u32 {
        match self.players {
            2 => 1,
            3 => 2,
            _ => 4,
        }
    }
}

impl ochre_kernel::Rules for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "edition",
            values: "2008 or 2021",
            default: "2008",
            about: "the words on screen and the pieces in the box (SA-11.1)",
        },
        OptionSpec {
            key: "round-limit",
            values: "none or 1 to 10000",
            default: "none",
            about: "the game ends after this round in any case (SA-9.3)",
        },
    ];

    fn new(setup: &Setup) -> Result<Rules, SetupError> {
        if !(2..=4).contains(&setup.players) {
            return Err(SetupError::Players { wanted: setup.players, least: 2, most: 4 });
        }
        if setup.pack.is_some() {
            let why = "Stone Age has its components built in and takes no pack";
            return Err(SetupError::Pack(vec![why.into()]));
        }
        let mut rules =
            Rules { players: setup.players, edition: Edition::Y2008, round_limit: None };
        let mut seen = Vec::new();
        for (key, value) in &setup.options {
            let Some(option) = Self::OPTIONS.iter().find(|option| option.key == key) else {
                let known = Self::OPTIONS;
                return Err(SetupError::UnknownOption { key: key.clone(), known });
            };
            if seen.contains(&option.key) {
                return Err(SetupError::Twice { key: option.key });
            }
            seen.push(option.key);
            rules.set(option.key, value).ok_or_else(|| SetupError::BadValue {
                key: option.key,
                value: value.clone(),
                values: option.values,
            })?;
        }
        Ok(rules)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let limit = self.round_limit.map_or("none".into(), |limit| limit.to_string());
        vec![("edition", self.edition.name().into()), ("round-limit", limit)]
    }
}

impl Rules {
    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match (key, value) {
            ("edition", "2008") => self.edition = Edition::Y2008,
            ("edition", "2021") => self.edition = Edition::Y2021,
            ("round-limit", "none") => self.round_limit = None,
            ("round-limit", number) => {
                let limit =
                    number.parse().ok().filter(|limit: &u16| limit.to_string() == number)?;
                self.round_limit =
                    Some(limit).filter(|limit| (1..=Self::ROUND_LIMIT_MOST).contains(limit));
                self.round_limit?;
            }
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use ochre_kernel::Rules as _;

    use super::*;

    #[test]
    fn options_are_told_as_they_were_asked_for() {
        let told = |setup: &Setup| Rules::new(setup).map(|rules| rules.options());
        let plain = [("edition", "2008".to_string()), ("round-limit", "none".to_string())];
        assert_eq!(told(&Setup::of(2)), Ok(plain.to_vec()));
        let asked = Setup::of(4).with("round-limit", "7").with("edition", "2021");
        let expected = [("edition", "2021".to_string()), ("round-limit", "7".to_string())];
        assert_eq!(told(&asked), Ok(expected.to_vec()));
    }
}
