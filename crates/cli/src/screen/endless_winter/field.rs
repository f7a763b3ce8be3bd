//! The megalith field: cells with what they give, megaliths by owner, those on top of others.

use ochre_endless_winter::{EndlessWinter, Field, Rules, Site};
use ochre_kernel::Seat;

use super::words;
use crate::screen::layout::{faint, heading, in_seat_colour, left};

/// Room for the numbers of the rows before the columns of cells begin.
const MARGIN: usize = 3;
/// The widest cell that is useful.
const CELL_MOST: usize = 6;

/// The field in lines of at most `width`; nothing until the boards lie.
pub fn field(game: &EndlessWinter, rules: &Rules, width: usize) -> Vec<String> {
    let Some(field) = game.field(rules) else { return Vec::new() };
    let cells = &field.sites()[..Field::CELLS];
    let n_columns = cells.iter().map(|cell| usize::from(cell.column) + 1).max().unwrap_or(1);
    let n_rows = cells.iter().map(|cell| cell.row + 1).max().unwrap_or(0);
    let cell = ((width.saturating_sub(MARGIN + 1)) / n_columns).clamp(4, CELL_MOST + 1) - 1;
    let picture = Picture { game, rules, field, cell };

    let mut lines = vec![heading("MEGALITHS: cells are ROW.COLUMN, and what each gives")];
    let numbers: String =
        (0..n_columns).map(|column| left(&format!(" {column}"), cell + 1)).collect();
    lines.push(faint(format!("{}{numbers}", " ".repeat(MARGIN)).trim_end()));
    for row in 0..n_rows {
        lines.push(picture.row(row, n_columns as u8));
        lines.extend(picture.tops(row, n_columns as u8));
    }
    lines
}

struct Picture<'a> {
    game: &'a EndlessWinter,
    rules: &'a Rules,
    field: &'a Field,
    /// Columns of a cell.
    cell: usize,
}

impl Picture<'_> {
    fn row(&self, row: u8, n_columns: u8) -> String {
        let mut line = faint(&left(&format!("{row:>2}"), MARGIN));
        for column in 0..n_columns {
            let edge = match (self.board(row, column), column.checked_sub(1)) {
                (None, left) if left.and_then(|left| self.board(row, left)).is_some() => "|",
                (None, _) => " ",
                (own, left) if left.and_then(|left| self.board(row, left)) != own => "|",
                _ => " ",
            };
            line += &if edge == "|" { faint(edge) } else { edge.into() };
            line += &left(&self.cell_words(row, column), self.cell);
        }
        let is_closed = self.board(row, n_columns - 1).is_some();
        format!("{}{}", line, if is_closed { faint("|") } else { String::new() })
            .trim_end()
            .to_string()
    }

    /// The board that a cell belongs to, by its place.
    fn board(&self, row: u8, column: u8) -> Option<usize> {
        let cells = &self.field.sites()[..Field::CELLS];
        let cell = Site { layer: 0, row, column };
        cells.iter().position(|&site| site == cell).map(|index| index / (Field::CELLS / 4))
    }

    /// What a free cell gives; whose megalith stands there, and those that rise above its middle.
    fn cell_words(&self, row: u8, column: u8) -> String {
        let cell = Site { layer: 0, row, column };
        if self.board(row, column).is_none() {
            return String::new();
        }
        match self.stack(row, column, 0) {
            stack if !stack.is_empty() => stack,
            _ if self.field.is_start(cell) => "START".chars().take(self.cell).collect(),
            _ => words::fitted(&self.field.gain(cell), self.cell),
        }
    }

    /// The line between this row and the next for megaliths on top of four, where there are some:
    /// each at the corner where the four meet.
    fn tops(&self, row: u8, n_columns: u8) -> Option<String> {
        let mut line = String::new();
        for column in 0..n_columns {
            let stack = self.stack(row, column, 1);
            if !stack.is_empty() {
                // The corner lies under the right edge of the cell.
                let at = MARGIN + (usize::from(column) + 1) * (self.cell + 1) - 1;
                line = left(&line, at) + &stack;
            }
        }
        (!line.is_empty()).then_some(line)
    }

    /// The megaliths above one another whose middle is there, from the lowest: above a cell those
    /// of layers 0, 2, …, above the lower right corner of a cell those of layers 1, 3, …
    fn stack(&self, row: u8, column: u8, lowest: u8) -> String {
        let layers = (lowest..16).step_by(2);
        let sites = layers.filter_map(|layer| {
            let (row, column) = (row.checked_sub(layer / 2)?, column.checked_sub(layer / 2)?);
            self.game.megalith(self.rules, Site { layer, row, column })
        });
        sites.map(megalith).collect()
    }
}

/// `[1]`, or `[g]` for a grey one.
pub fn megalith(owner: Option<Seat>) -> String {
    match owner {
        None => "[g]".into(),
        Some(seat) => in_seat_colour(seat, &format!("[{seat}]")),
    }
}
