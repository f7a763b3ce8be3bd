//! The cards that are played: starting, tribe and culture cards, and the chiefs.

use serde::Serialize;

use crate::ability::Ability;
use crate::component::{Component, row};
use crate::gains::halves;
use crate::provenance::Sources;
use crate::reader::Spot;
use crate::words::{Column, Word};

/// A starting card or a tribe card: both are tribe cards in the rules (EW-4.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TribeCard {
    /// Of [`crate::Starting`] or [`crate::Tribe`].
    pub id: String,
    /// In English.
    pub name: String,
    /// How many there are: of a starting card for each player, of a tribe card in its pile.
    pub count: u8,
    /// The column whose sign the card bears; the rules don't ask for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<Column>,
    /// Labor in halves.
    pub labor_halves: u8,
    /// Worth at the end of the game.
    pub vp: u8,
    /// Of the action phase and of the eclipse.
    pub abilities: Vec<Ability>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl TribeCard {
    pub(crate) fn read<W: Word>(spot: &Spot<'_>) -> TribeCard {
        let mut fields = spot.object();
        let card = TribeCard {
            id: fields.need("id").word::<W>().id().to_owned(),
            name: fields.need("name").text(40),
            count: fields.need("count").number(1..=15),
            column: fields.get("column").map(|spot| spot.word()),
            labor_halves: fields.need("labor_halves").number(0..=10),
            vp: fields.need("vp").number(0..=10),
            abilities: Ability::read_list(&fields.need("abilities"), true),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        card
    }
}

impl Component for TribeCard {
    fn label(&self) -> String {
        self.name.clone()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = vec![
            row("count", self.count),
            row(
                "labor_halves",
                format!("{} (labor {})", self.labor_halves, halves(self.labor_halves)),
            ),
            row("vp", self.vp),
        ];
        rows.extend(self.column.map(|column| row("column", column.english())));
        rows.extend(Ability::rows("abilities", &self.abilities));
        rows
    }
}

/// A culture card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CultureCard {
    /// For records, and to find its name in other languages.
    pub id: String,
    /// In English.
    pub name: String,
    /// 1 or 2.
    pub era: u8,
    /// Worth at the end of the game.
    pub vp: u8,
    /// Of the action phase.
    pub abilities: Vec<Ability>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl CultureCard {
    pub(crate) fn read(spot: &Spot<'_>) -> CultureCard {
        let mut fields = spot.object();
        let card = CultureCard {
            id: fields.need("id").id(),
            name: fields.need("name").text(40),
            era: fields.need("era").number(1..=2),
            vp: fields.need("vp").number(0..=10),
            abilities: Ability::read_list(&fields.need("abilities"), false),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        card
    }
}

impl Component for CultureCard {
    fn label(&self) -> String {
        format!("{} ({})", self.name, self.id)
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = vec![row("era", self.era), row("vp", self.vp)];
        rows.extend(Ability::rows("abilities", &self.abilities));
        rows
    }
}

/// A chief card with its two sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chief {
    /// For records, and to find its name in other languages.
    pub id: String,
    /// In English.
    pub name: String,
    /// The abilities of side A.
    pub a: Vec<Ability>,
    /// The abilities of side B.
    pub b: Vec<Ability>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl Chief {
    pub(crate) fn read(spot: &Spot<'_>) -> Chief {
        let mut fields = spot.object();
        let chief = Chief {
            id: fields.need("id").id(),
            name: fields.need("name").text(40),
            a: Ability::read_list(&fields.need("a"), false),
            b: Ability::read_list(&fields.need("b"), false),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        chief
    }
}

impl Component for Chief {
    fn label(&self) -> String {
        self.name.clone()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = Ability::rows("a", &self.a);
        rows.extend(Ability::rows("b", &self.b));
        rows
    }
}
