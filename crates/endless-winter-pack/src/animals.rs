//! The animals: how many there are, what one gives when used, what a set is worth.

use serde::Serialize;

use crate::component::{Component, row};
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::Spot;
use crate::words::Species;

/// All cards of one species.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Animal {
    /// The species.
    pub id: Species,
    /// In English.
    pub name: String,
    /// How many cards of it.
    pub count: u8,
    /// What a card gives when it is used (EW-5.12).
    pub gain: Gains,
    /// What a set of 1, 2, … cards is worth at the end (EW-9.4).
    pub set_vp: Vec<u8>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl Animal {
    /// What a set of so many cards is worth; cards beyond the limit of the set count for nothing.
    pub fn set_worth(&self, cards: usize) -> u8 {
        let counted = cards.min(self.set_vp.len());
        if counted == 0 { 0 } else { self.set_vp[counted - 1] }
    }

    pub(crate) fn read(spot: &Spot<'_>) -> Animal {
        let mut fields = spot.object();
        let animal = Animal {
            id: fields.need("id").word(),
            name: fields.need("name").text(40),
            count: fields.need("count").number(1..=30),
            gain: Gains::read(&fields.need("gain")),
            set_vp: fields.need("set_vp").list(0..=4).iter().map(|vp| vp.number(0..=30)).collect(),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        animal
    }
}

impl Component for Animal {
    fn label(&self) -> String {
        self.name.clone()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = vec![row("count", self.count), row("gain", self.gain)];
        if self.set_vp.is_empty() {
            rows.push(row("set_vp", "no set of its own"));
        }
        for (index, vp) in self.set_vp.iter().enumerate() {
            rows.push((format!("set_vp[{index}]"), format!("{} in a set: {vp} VP", index + 1)));
        }
        rows
    }
}
