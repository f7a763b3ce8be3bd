//! What doesn't change during a game: players, variants, modules, components.

use std::fmt;
use std::sync::Arc;

use ochre_endless_winter_pack::Pack;
use ochre_kernel::{OptionSpec, Seat, Setup, SetupError};

use crate::card::Card;
use crate::components::{Components, Face};

/// The set-up of a game of Endless Winter.
#[derive(Clone)]
pub struct Rules {
    players: u8,
    options: Options,
    components: Arc<Components>,
}

/// The variants and modules (EW-10.1 to EW-10.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Set-up cards are chosen (EW-10.1).
    pub choose_setup: bool,
    /// Chiefs are chosen, and set-up cards too (EW-10.2).
    pub choose_chiefs: bool,
    /// Two turns a round in Era I (EW-10.3).
    pub short_era_1: bool,
    /// EW-10.4.
    pub glacier_tokens: bool,
    /// EW-10.5.
    pub rest_tokens: bool,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        (self.players, self.options) == (other.players, other.options)
            && (Arc::ptr_eq(&self.components, &other.components)
                || self.components.fingerprint == other.components.fingerprint)
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("players", &self.players)
            .field("options", &self.options)
            .field("pack", &self.components.fingerprint)
            .finish()
    }
}

impl Rules {
    /// How many rounds a game has (EW-3.1).
    pub const ROUNDS: u8 = 4;

    /// The variants and modules in play.
    pub fn choices(&self) -> Options {
        self.options
    }

    /// The components.
    pub fn components(&self) -> &Pack {
        &self.components.pack
    }

    pub(crate) fn tables(&self) -> &Components {
        &self.components
    }

    #[inline]
    pub(crate) fn n_players(&self) -> u8 {
        self.players
    }

    /// The seats at this table, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    #[inline]
    pub(crate) fn face(&self, card: Card) -> &Face {
        self.components.face(card)
    }

    /// How many sacred stones of each era are laid out (EW-1.1).
    pub fn stones_per_era(&self) -> u8 {
        [4, 6, 7][usize::from(self.players - 2)]
    }

    /// How many animals lie in the hunting grounds when a round begins (EW-1.7, EW-7.3).
    pub fn grounds(&self) -> u8 {
        self.players + 1
    }

    /// How many glaciers are on the map (EW-1.10).
    pub fn glaciers(&self) -> u8 {
        if self.players == 4 { 3 } else { 6 }
    }

    /// How many turns a player takes in a round (EW-3.2, EW-10.3).
    pub fn turns(&self, round: u8) -> u8 {
        if self.options.short_era_1 && round <= 2 { 2 } else { 3 }
    }
}

const VALUES: &str = "on or off";

impl ochre_kernel::Rules for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "choose-setup",
            values: VALUES,
            default: "off",
            about: "players choose their set-up cards (EW-10.1)",
        },
        OptionSpec {
            key: "choose-chiefs",
            values: VALUES,
            default: "off",
            about: "players choose their chiefs, then their set-up cards (EW-10.2)",
        },
        OptionSpec {
            key: "short-era-1",
            values: VALUES,
            default: "off",
            about: "two turns a round in Era I (EW-10.3)",
        },
        OptionSpec {
            key: "glacier-tokens",
            values: VALUES,
            default: "off",
            about: "tokens on the glaciers, for founders of villages (EW-10.4)",
        },
        OptionSpec {
            key: "rest-tokens",
            values: VALUES,
            default: "off",
            about: "a token for the first who rests in a round (EW-10.5)",
        },
    ];

    fn new(setup: &Setup) -> Result<Rules, SetupError> {
        if !(2..=4).contains(&setup.players) {
            return Err(SetupError::Players { wanted: setup.players, least: 2, most: 4 });
        }
        let mut options = Options::default();
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
            *options.field(option.key) = match value.as_str() {
                "on" => true,
                "off" => false,
                _ => {
                    let value = value.clone();
                    return Err(SetupError::BadValue { key: option.key, value, values: VALUES });
                }
            };
        }
        // Who chooses chiefs chooses set-up cards too (EW-10.2).
        options.choose_setup |= options.choose_chiefs;
        let components = match &setup.pack {
            None => Components::builtin(setup.players),
            Some(text) => {
                let told = |faults: Vec<ochre_endless_winter_pack::Fault>| {
                    SetupError::Pack(faults.iter().map(ToString::to_string).collect())
                };
                let pack = Pack::read(text).map_err(told)?;
                Arc::new(Components::new(pack, setup.players))
            }
        };
        Ok(Rules { players: setup.players, options, components })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let mut options = self.options;
        let told = |key| (key, if *options.field(key) { "on" } else { "off" }.to_owned());
        Self::OPTIONS.iter().map(|option| option.key).map(told).collect()
    }

    fn pack(&self) -> Option<String> {
        Some(self.components.fingerprint.clone())
    }

    fn foreign_pack(&self) -> Option<String> {
        (!self.components.is_released).then(|| self.components.pack.write())
    }

    fn released_pack(fingerprint: &str) -> Option<String> {
        let is_it = |pack: &&Pack| pack.fingerprint().to_string() == fingerprint;
        Pack::released().iter().find(is_it).map(Pack::write)
    }
}

impl Options {
    fn field(&mut self, key: &str) -> &mut bool {
        match key {
            "choose-setup" => &mut self.choose_setup,
            "choose-chiefs" => &mut self.choose_chiefs,
            "short-era-1" => &mut self.short_era_1,
            "glacier-tokens" => &mut self.glacier_tokens,
            _ => &mut self.rest_tokens,
        }
    }
}
