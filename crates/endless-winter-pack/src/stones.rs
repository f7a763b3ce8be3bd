//! Sacred stones and the slots of the player board that take them (EW-5.6).

use serde::Serialize;

use crate::component::{Component, row};
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::{Object, Spot};
use crate::stone_rule::{Pays, Step, StoneRule, StoneRule as R};
use crate::words::{Species, Terrain, Word};

/// A sacred stone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SacredStone {
    /// For records.
    pub id: String,
    /// 1 or 2.
    pub era: u8,
    /// What it counts.
    pub rule: StoneRule,
    /// The printed types, for the two rules that have such.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Terrain>,
    /// The printed species, for the rule that has such.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub species: Vec<Species>,
    /// What it pays in each eclipse.
    pub pays: Pays,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl SacredStone {
    pub(crate) fn read(spot: &Spot<'_>) -> SacredStone {
        let mut fields = spot.object();
        let id = fields.need("id").id();
        let era = fields.need("era").number(1..=2);
        let rule = fields.need("rule").word::<StoneRule>();
        if spot.faults.touches(&format!("{}.rule", spot.place)) {
            // Which of the other fields belong here nobody can say.
            let pays = Pays::Each { vp: 1, per: 1 };
            let (terrain, species, sources) = Default::default();
            return SacredStone { id, era, rule, terrain, species, pays, sources };
        }
        let terrain = match rule {
            R::VillagesTouchingType => printed(&mut fields, "terrain", 1, &Terrain::ALL[1..]),
            R::DistinctTypesWithCamp => printed(&mut fields, "terrain", 7, &Terrain::ALL[1..]),
            _ => Vec::new(),
        };
        let species = match rule {
            R::UsedOfSpecies => printed(&mut fields, "species", 2, &Species::ALL),
            _ => Vec::new(),
        };
        let pays = Pays::read(&fields.need("pays"), rule.stated().is_none());
        let sources = Sources::read(&mut fields);
        fields.end();
        SacredStone { id, era, rule, terrain, species, pays, sources }
    }
}

/// The printed types or species: at least one, all different.
fn printed<W: Word + PartialEq>(
    fields: &mut Object<'_>,
    name: &'static str,
    most: usize,
    words: &[W],
) -> Vec<W> {
    let spot = fields.need(name);
    let list = spot.list(1..=most).iter().map(|spot| spot.one_of(words)).collect::<Vec<W>>();
    let different = list.iter().enumerate().all(|(index, word)| !list[..index].contains(word));
    spot.faults.unless(different, &spot.place, || "must all be different".into());
    list
}

impl Component for SacredStone {
    fn label(&self) -> String {
        format!("Stone {}", self.id)
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = vec![row("era", self.era), row("rule", self.rule.id())];
        if !self.terrain.is_empty() {
            let names = self.terrain.iter().map(|terrain| terrain.english());
            rows.push(row("terrain", names.collect::<Vec<_>>().join(", ")));
        }
        if !self.species.is_empty() {
            let names = self.species.iter().map(|species| species.english());
            rows.push(row("species", names.collect::<Vec<_>>().join(", ")));
        }
        rows.push(match &self.pays {
            Pays::Each { vp, per: 1 } => row("pays", format!("{vp} VP each")),
            Pays::Each { vp, per } => row("pays", format!("{vp} VP for each {per}")),
            Pays::Table { table } => row("pays", Step::words(table)),
        });
        rows
    }
}

/// A slot of the player board for a sacred stone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoneSlot {
    /// What a stone costs there.
    pub price: Gains,
    /// What is gained at once.
    pub gain: Gains,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl StoneSlot {
    pub(crate) fn read(spot: &Spot<'_>) -> StoneSlot {
        let mut fields = spot.object();
        let slot = StoneSlot {
            price: Gains::read_price(&fields.need("price")),
            gain: Gains::read(&fields.need("gain")),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        slot
    }
}

impl Component for StoneSlot {
    fn label(&self) -> String {
        String::new()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        vec![row("price", self.price), row("gain", self.gain)]
    }
}
