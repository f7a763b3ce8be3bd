//! The megalith boards and how they are laid out (EW-1.9, EW-8.3, EW-8.4).

use serde::{Serialize, Serializer};

use crate::component::{Component, row};
use crate::gains::Gains;
use crate::provenance::Sources;
use crate::reader::Spot;

/// Row and column, from 0, counted from the upper left; written `[row, column]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct At {
    /// From above.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

impl At {
    fn read(spot: &Spot<'_>, most: u8) -> At {
        let two = spot.list(2..=2);
        let number = |index: usize| two.get(index).map_or(0, |spot| spot.number(0..=most));
        At { row: number(0), column: number(1) }
    }

    /// Moved down and right.
    pub const fn plus(self, offset: At) -> At {
        At { row: self.row + offset.row, column: self.column + offset.column }
    }

    /// Whether the two share an edge.
    pub const fn touches(self, other: At) -> bool {
        self.row.abs_diff(other.row) + self.column.abs_diff(other.column) == 1
    }
}

impl Serialize for At {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.row, self.column].serialize(serializer)
    }
}

/// A cell of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// Where on the board.
    pub at: At,
    /// For who puts a megalith there; nothing on the start cell, whose effect is the arrows'.
    pub gain: Gains,
}

impl Cell {
    fn read(spot: &Spot<'_>) -> Cell {
        let mut fields = spot.object();
        let cell = Cell {
            at: At::read(&fields.need("at"), MegalithBoard::SIDE_MAX - 1),
            gain: Gains::read(&fields.need("gain")),
        };
        fields.end();
        cell
    }
}

/// A megalith board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MegalithBoard {
    /// For records.
    pub id: String,
    /// The start cell.
    pub start: At,
    /// The two cells that its arrows point to.
    pub arrows: Vec<At>,
    /// All eight, the start cell too.
    pub cells: Vec<Cell>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl MegalithBoard {
    /// How many cells a board has.
    pub const CELLS: usize = 8;
    /// The most rows and the most columns of a board.
    pub const SIDE_MAX: u8 = 8;

    pub(crate) fn read(spot: &Spot<'_>) -> MegalithBoard {
        let mut fields = spot.object();
        let at = |spot: &Spot<'_>| At::read(spot, MegalithBoard::SIDE_MAX - 1);
        let cells = MegalithBoard::CELLS..=MegalithBoard::CELLS;
        let board = MegalithBoard {
            id: fields.need("id").id(),
            start: at(&fields.need("start")),
            arrows: fields.need("arrows").list(2..=2).iter().map(at).collect(),
            cells: fields.need("cells").list(cells).iter().map(Cell::read).collect(),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        board
    }
}

impl Component for MegalithBoard {
    fn label(&self) -> String {
        format!("Board {}", self.id)
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let mut rows = vec![row("start", words(self.start))];
        for (index, &at) in self.arrows.iter().enumerate() {
            rows.push((format!("arrows[{index}]"), words(at)));
        }
        for (index, cell) in self.cells.iter().enumerate() {
            let gain = if cell.at == self.start {
                "one more megalith at an arrow".to_owned()
            } else {
                cell.gain.to_string()
            };
            rows.push((format!("cells[{index}]"), format!("{}: {gain}", words(cell.at))));
        }
        rows
    }
}

fn words(at: At) -> String {
    format!("row {}, column {}", at.row, at.column)
}

/// Where the four boards lie for a number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MegalithLayout {
    /// 2, 3 or 4.
    pub players: u8,
    /// The upper left corner of each board.
    pub offsets: Vec<At>,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "see `Sources`")]
    pub sources: Sources,
}

impl MegalithLayout {
    /// The most rows and the most columns of the megalith field.
    pub const SIDE_MAX: u8 = 16;

    pub(crate) fn read(spot: &Spot<'_>) -> MegalithLayout {
        let mut fields = spot.object();
        let at = |spot: &Spot<'_>| At::read(spot, MegalithLayout::SIDE_MAX - 1);
        let layout = MegalithLayout {
            players: fields.need("players").number(2..=4),
            offsets: fields.need("offsets").list(4..=4).iter().map(at).collect(),
            sources: Sources::read(&mut fields),
        };
        fields.end();
        layout
    }
}

impl Component for MegalithLayout {
    fn label(&self) -> String {
        format!("{} players", self.players)
    }

    fn sources(&self) -> &Sources {
        &self.sources
    }

    fn rows(&self) -> Vec<(String, String)> {
        let row = |(index, &at): (usize, &At)| (format!("offsets[{index}]"), words(at));
        self.offsets.iter().enumerate().map(row).collect()
    }
}
