//! Things that only give something: glacier and rest tokens, places on the turn-order track.

use serde::Serialize;

use crate::component::{Component, row};
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::Spot;

/// A glacier token or a rest token (EW-10.4, EW-10.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Token {
    /// For records.
    pub id: String,
    /// What it gives.
    pub gain: Gains,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl Token {
    pub(crate) fn read(spot: &Spot<'_>) -> Token {
        let mut fields = spot.object();
        let token = Token {
            id: fields.need("id").id(),
            gain: Gains::read(&fields.need("gain")),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        token
    }
}

impl Component for Token {
    fn label(&self) -> String {
        format!("Token {}", self.id)
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        vec![row("gain", self.gain)]
    }
}

/// A place on the turn-order track, from the first (EW-6.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnOrderPlace {
    /// In the eclipse.
    pub gain: Gains,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl TurnOrderPlace {
    pub(crate) fn read(spot: &Spot<'_>) -> TurnOrderPlace {
        let mut fields = spot.object();
        let gain = Gains::read(&fields.need("gain"));
        let place = TurnOrderPlace { gain, sources: Sources::read(&mut fields) };
        fields.end();
        place
    }
}

impl Component for TurnOrderPlace {
    fn label(&self) -> String {
        String::new()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        vec![row("gain", self.gain)]
    }
}
