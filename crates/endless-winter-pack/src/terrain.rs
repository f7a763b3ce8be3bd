//! The terrain tiles: how many of each type, and what the leader there gains in the eclipse.

use serde::Serialize;

use crate::component::{Component, row};
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::Spot;
use crate::words::Terrain;

/// All tiles of one type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainTile {
    /// The type.
    pub id: Terrain,
    /// In English.
    pub name: String,
    /// How many tiles of it.
    pub count: u8,
    /// For who has the most influence there, in the eclipse (EW-6.3).
    pub gain: Gains,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl TerrainTile {
    pub(crate) fn read(spot: &Spot<'_>) -> TerrainTile {
        let mut fields = spot.object();
        let tile = TerrainTile {
            id: fields.need("id").word(),
            name: fields.need("name").text(40),
            count: fields.need("count").number(1..=25),
            gain: Gains::read(&fields.need("gain")),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        tile
    }
}

impl Component for TerrainTile {
    fn label(&self) -> String {
        self.name.clone()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        vec![row("count", self.count), row("gain", self.gain)]
    }
}
