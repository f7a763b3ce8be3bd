//! The set-up cards (EW-1.4).

use serde::Serialize;

use crate::component::{Component, row};
use crate::provenance::Sources;
use crate::reader::Spot;
use crate::words::{Species, Tribe};

/// What a player begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupCard {
    /// For records.
    pub id: String,
    /// Food at the start.
    pub food: u8,
    /// Tools at the start.
    pub tools: u8,
    /// The tribe card of the first hand.
    pub tribe: Tribe,
    /// From the animal deck.
    pub animals: Vec<Species>,
    /// Whether one more camp begins on the start hex.
    pub camp: bool,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl SetupCard {
    pub(crate) fn read(spot: &Spot<'_>) -> SetupCard {
        let mut fields = spot.object();
        let card = SetupCard {
            id: fields.need("id").id(),
            food: fields.need("food").number(0..=5),
            tools: fields.need("tools").number(0..=5),
            tribe: fields.need("tribe").word(),
            animals: fields.need("animals").list(1..=4).iter().map(Spot::word).collect(),
            camp: fields.need("camp").flag(),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        card
    }
}

impl Component for SetupCard {
    fn label(&self) -> String {
        format!("Card {}", self.id)
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let animals = self.animals.iter().map(|species| species.english()).collect::<Vec<_>>();
        vec![
            row("food", self.food),
            row("tools", self.tools),
            row("tribe", self.tribe.english()),
            row("animals", animals.join(", ")),
            row("camp", if self.camp { "one more on the start hex" } else { "none" }),
        ]
    }
}
