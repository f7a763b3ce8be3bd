//! The idol board: its two tracks and the tables for buried cards (EW-8.2, EW-9.1, EW-9.2).

use serde::Serialize;

use crate::component::Component;
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::Spot;
use crate::stone_rule::Step;

/// A level of the offering track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfferingLevel {
    /// So much food and tools together give 1 VP at the end.
    pub ratio: u8,
    /// On arrival.
    pub gain: Gains,
}

/// A level of the reverence track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ReverenceLevel {
    /// How many idols find room there.
    pub places: u8,
    /// On arrival.
    pub vp: u8,
}

/// The idol board. Levels stand from the lowest up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IdolBoard {
    /// The left track.
    pub offering: Vec<OfferingLevel>,
    /// The right track.
    pub reverence: Vec<ReverenceLevel>,
    /// VP for buried cards: of the first, the second and the others on the reverence track.
    pub reverence_tables: Vec<Vec<Step>>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl IdolBoard {
    pub(crate) fn read(spot: &Spot<'_>) -> IdolBoard {
        let mut fields = spot.object();
        let offering = |spot: &Spot<'_>| {
            let mut fields = spot.object();
            let level = OfferingLevel {
                ratio: fields.need("ratio").number(1..=10),
                gain: Gains::read(&fields.need("gain")),
            };
            fields.end();
            level
        };
        let reverence = |spot: &Spot<'_>| {
            let mut fields = spot.object();
            let level = ReverenceLevel {
                places: fields.need("places").number(4..=8),
                vp: fields.need("vp").number(0..=5),
            };
            fields.end();
            level
        };
        let tables = |spot: Spot<'_>| spot.list(3..=3).iter().map(Step::read_table).collect();
        let board = IdolBoard {
            offering: fields.need("offering").list(3..=12).iter().map(offering).collect(),
            reverence: fields.need("reverence").list(3..=12).iter().map(reverence).collect(),
            reverence_tables: tables(fields.need("reverence_tables")),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        board
    }
}

impl Component for IdolBoard {
    fn label(&self) -> String {
        String::new()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = Vec::new();
        for (index, level) in self.offering.iter().enumerate() {
            let ratio = format!("{} food and tools for 1 VP", level.ratio);
            rows.push((format!("offering[{index}].ratio"), ratio));
            rows.push((format!("offering[{index}].gain"), level.gain.to_string()));
        }
        for (index, level) in self.reverence.iter().enumerate() {
            rows.push((format!("reverence[{index}].places"), level.places.to_string()));
            rows.push((format!("reverence[{index}].vp"), level.vp.to_string()));
        }
        for (index, table) in self.reverence_tables.iter().enumerate() {
            rows.push((format!("reverence_tables[{index}]"), Step::words(table)));
        }
        rows
    }
}
