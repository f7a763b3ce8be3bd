//! The player board: tracks of food and tools, slots of megaliths and villages.

use serde::Serialize;

use crate::component::{Component, row};
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::Spot;

/// The player board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerBoard {
    /// The food maximum with all five camps on the board (EW-2.3).
    pub food_max: u8,
    /// The food maximum with no camp on the board.
    pub food_spaces: u8,
    /// The spaces of the food track with a labor symbol on their left edge: the marker crosses it
    /// when it leaves that space downwards (EW-4.5). Each is worth 1 labor.
    pub labor_spaces: Vec<u8>,
    /// The most tools.
    pub tool_max: u8,
    /// What each emptied megalith slot gives in the eclipse, from the left.
    pub megalith_slots: Vec<Gains>,
    /// How many villages.
    pub village_slots: u8,
    /// What each emptied village slot gives in the eclipse.
    pub village_gain: Gains,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl PlayerBoard {
    /// The labor, in halves, for spending so much of so much food.
    pub fn labor_halves(&self, food: u8, spent: u8) -> u8 {
        let crossed = |&&space: &&u8| space <= food && food - spent.min(food) < space;
        2 * self.labor_spaces.iter().filter(crossed).count() as u8
    }

    pub(crate) fn read(spot: &Spot<'_>) -> PlayerBoard {
        let mut fields = spot.object();
        let spaces = |spot: Spot<'_>| spot.list(1..=10).iter().map(|s| s.number(1..=10)).collect();
        let board = PlayerBoard {
            food_max: fields.need("food_max").number(5..=5),
            food_spaces: fields.need("food_spaces").number(10..=10),
            labor_spaces: spaces(fields.need("labor_spaces")),
            tool_max: fields.need("tool_max").number(3..=15),
            megalith_slots: fields
                .need("megalith_slots")
                .list(5..=5)
                .iter()
                .map(Gains::read)
                .collect(),
            village_slots: fields.need("village_slots").number(3..=3),
            village_gain: Gains::read(&fields.need("village_gain")),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        board
    }
}

impl Component for PlayerBoard {
    fn label(&self) -> String {
        String::new()
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let spaces = self.labor_spaces.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let mut rows = vec![
            row("food_max", self.food_max),
            row("food_spaces", self.food_spaces),
            row("labor_spaces", spaces),
            row("tool_max", self.tool_max),
        ];
        for (index, gain) in self.megalith_slots.iter().enumerate() {
            rows.push((format!("megalith_slots[{index}]"), gain.to_string()));
        }
        rows.push(row("village_slots", self.village_slots));
        rows.push(row("village_gain", self.village_gain));
        rows
    }
}
