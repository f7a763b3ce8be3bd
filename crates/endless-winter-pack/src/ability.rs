//! An ability of a card: where it works, what it costs, what it gives.

use std::fmt;

use serde::Serialize;

use crate::gains::Gains;
use crate::reader::Spot;
use crate::words::{Bound, When};

/// The one form of abilities in a pack (EW-4.1, EW-8.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Ability {
    /// Works in the eclipse, and only there. Only tribe cards have such.
    #[serde(skip_serializing_if = "is_false")]
    pub eclipse: bool,
    /// Works only while the figure stands there; without it also when resting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<Bound>,
    /// Works only right after this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// What is paid; often nothing.
    #[serde(skip_serializing_if = "Gains::is_empty")]
    pub price: Gains,
    /// What is gained; never nothing.
    pub gain: Gains,
}

/// The most abilities of one card or one side of a chief.
const MANY: usize = 4;

impl Ability {
    /// A list of abilities.
    pub(crate) fn read_list(spot: &Spot<'_>, may_eclipse: bool) -> Vec<Ability> {
        spot.list(0..=MANY).iter().map(|spot| Ability::read(spot, may_eclipse)).collect()
    }

    fn read(spot: &Spot<'_>, may_eclipse: bool) -> Ability {
        let mut fields = spot.object();
        let mut ability = Ability::default();
        if may_eclipse {
            ability.eclipse = fields.get("eclipse").is_some_and(|spot| spot.flag());
        }
        ability.column = fields.get("column").map(|spot| spot.word());
        ability.when = fields.get("when").map(|spot| spot.word());
        if let Some(price) = fields.get("price") {
            ability.price = Gains::read_price(&price);
        }
        ability.gain = Gains::read(&fields.need("gain"));
        fields.end();
        spot.faults.unless(!ability.gain.is_empty(), &format!("{}.gain", spot.place), || {
            "an ability must give something".into()
        });
        let bound = ability.column.is_some() || ability.when.is_some();
        spot.faults.unless(!(ability.eclipse && bound), &spot.place, || {
            "an ability of the eclipse has neither `column` nor `when`".into()
        });
        ability
    }

    /// One row for each ability, or one that says there is none.
    pub(crate) fn rows(name: &str, abilities: &[Ability]) -> Vec<(String, String)> {
        if abilities.is_empty() {
            return vec![(name.to_owned(), "none".to_owned())];
        }
        let row =
            |(index, ability): (usize, &Ability)| (format!("{name}[{index}]"), ability.to_string());
        abilities.iter().enumerate().map(row).collect()
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.eclipse {
            f.write_str("eclipse: ")?;
        }
        if let Some(column) = self.column {
            write!(f, "in {}: ", column.english())?;
        }
        if let Some(when) = self.when {
            write!(f, "when {}: ", when.english())?;
        }
        if !self.price.is_empty() {
            write!(f, "{} → ", self.price)?;
        }
        write!(f, "{}", self.gain)
    }
}
