//! What lies on the table, in readable form: hexes, megaliths, figures, rest tokens.

use ochre_endless_winter_pack::Terrain;
use ochre_kernel::Seat;
use serde::{Deserialize, Serialize};

use super::counts::Id;
use crate::action::{Figure, Spot};
use crate::card::Bits;
use crate::field::{Site, each_slot};
use crate::ids::{GlacierToken, RestToken};
use crate::map::Hex;
use crate::player::owner_index;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Placed, RestTokens};

/// A hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexPosition {
    /// The tile there.
    pub terrain: Option<Id<Terrain>>,
    /// The face-up token there (EW-10.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<GlacierToken>,
}

/// A megalith on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MegalithPosition {
    /// Where it stands.
    pub site: Site,
    /// Whose colour it has.
    pub owner: Owner,
}

/// The colour of a megalith.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Owner {
    /// The colour of a seat.
    Seat(Seat),
    /// Nobody's.
    Grey(Grey),
}

/// `grey`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grey {
    /// Nobody's.
    Grey,
}

impl Owner {
    /// `None` is grey.
    pub(crate) fn of(seat: Option<Seat>) -> Owner {
        seat.map_or(Owner::Grey(Grey::Grey), Owner::Seat)
    }

    /// `None` for a grey one.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Owner::Seat(seat) => Some(seat),
            Owner::Grey(_) => None,
        }
    }
}

/// A figure on the main board or at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/notation.md specifies each field")]
pub struct FigurePosition {
    pub seat: Seat,
    pub figure: Figure,
    pub spot: Spot,
}

impl FigurePosition {
    pub(crate) fn of(placed: Placed) -> FigurePosition {
        let Placed { seat, figure, spot } = placed;
        FigurePosition { seat, figure, spot }
    }
}

/// The rest tokens (EW-10.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestTokensPosition {
    /// The face-up one.
    pub up: Option<RestToken>,
    /// Those whose place in the stack nobody knows.
    pub unseen: Vec<RestToken>,
    /// Those put under the stack, the uppermost first.
    pub under: Vec<RestToken>,
}

impl RestTokensPosition {
    /// Whether the module is not in play.
    pub(crate) fn is_none(&self) -> bool {
        *self == RestTokensPosition::default()
    }
}

impl RestTokens {
    pub(crate) fn to_position(self) -> RestTokensPosition {
        let token = |bit: u8| RestToken::new(usize::from(bit));
        RestTokensPosition {
            up: self.up,
            unseen: Bits(self.unseen.into()).filter_map(token).collect(),
            under: self.under.into_iter().flatten().collect(),
        }
    }
}

impl EndlessWinter {
    pub(crate) fn hex_positions(&self) -> Vec<HexPosition> {
        let of_hex = |hex| HexPosition {
            terrain: self.terrain(hex).map(Id),
            token: self.glacier_token(hex),
        };
        Hex::all().map(of_hex).collect()
    }

    /// Grey ones, then those of each seat.
    pub(crate) fn megalith_positions(&self, rules: &Rules) -> Vec<MegalithPosition> {
        let Some(field) = self.field(rules) else { return Vec::new() };
        let owners = std::iter::once(None).chain(rules.seats().map(Some));
        let of_owner = |owner: Option<Seat>| {
            let slots = each_slot(self.megaliths[owner_index(owner)]);
            slots.map(move |slot| (field.site(slot), Owner::of(owner)))
        };
        let all = owners.flat_map(of_owner);
        all.map(|(site, owner)| MegalithPosition { site, owner }).collect()
    }
}
