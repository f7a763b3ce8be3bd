//! The megalith field: where a megalith may stand, and what lies beneath what (EW-1.9, EW-8.3).

use ochre_endless_winter_pack::{At, Gains, Pack};

/// A place for a megalith: a cell of a board, or the top of four megaliths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site {
    /// 0 for a cell, 1 for the top of four cells, and so on.
    pub layer: u8,
    /// Of the cell; on a higher layer of the upper left cell beneath.
    pub row: u8,
    /// Of the same cell.
    pub column: u8,
}

impl Site {
    fn new(layer: u8, at: At) -> Site {
        Site { layer, row: at.row, column: at.column }
    }

    fn at(self) -> At {
        At { row: self.row, column: self.column }
    }
}

/// A site of a field by number: the cells come first, board by board; then the higher sites, from
/// the lowest layer up, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot(u8);

/// Slots as bits.
pub(crate) type Slots = u128;

impl Slot {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a cell of a board.
    pub(crate) const fn is_cell(self) -> bool {
        self.index() < Field::CELLS
    }

    /// The place of the board whose cell it is.
    pub(crate) const fn place(self) -> usize {
        self.index() / 8
    }

    pub(crate) const fn bit(self) -> Slots {
        1 << self.0
    }
}

/// How the boards were shuffled: for each place the board that lies there.
pub(crate) type Boards = [u8; 4];

/// The field that one shuffle of the four boards makes.
#[derive(Clone, Debug)]
pub struct Field {
    sites: Vec<Site>,
    /// The cells beside each cell.
    beside: [Slots; Field::CELLS],
    /// The four sites beneath each higher site, by its number less the number of cells.
    beneath: Vec<Slots>,
    /// The start cells.
    starts: Slots,
    /// The two cells that the arrows of the start cell point to, for each place.
    arrows: [Slots; 4],
    /// What each cell gives.
    gains: [Gains; Field::CELLS],
}

impl Field {
    /// How many cells the four boards have in all.
    pub const CELLS: usize = 32;

    /// The field for so many players, with the boards shuffled so.
    pub(crate) fn new(pack: &Pack, players: u8, boards: Boards) -> Field {
        let offsets = &pack.megalith_layouts[usize::from(players - 2)].offsets;
        let mut field = Field {
            sites: Vec::new(),
            beside: [0; Field::CELLS],
            beneath: Vec::new(),
            starts: 0,
            arrows: [0; 4],
            gains: [Gains::NONE; Field::CELLS],
        };
        for (place, &board) in boards.iter().enumerate() {
            let board = &pack.megalith_boards[usize::from(board)];
            for cell in &board.cells {
                let slot = Slot(field.sites.len() as u8);
                field.sites.push(Site::new(0, cell.at.plus(offsets[place])));
                field.gains[slot.index()] = cell.gain;
                field.starts |= if cell.at == board.start { slot.bit() } else { 0 };
                field.arrows[place] |= if board.arrows.contains(&cell.at) { slot.bit() } else { 0 };
            }
        }
        for (a, site) in field.sites.iter().enumerate() {
            for (b, other) in field.sites.iter().enumerate() {
                field.beside[a] |= if site.at().touches(other.at()) { 1 << b } else { 0 };
            }
        }
        field.stack_up();
        field
    }

    /// Finds the higher sites: each stands on a square of four sites of the layer below.
    fn stack_up(&mut self) {
        for layer in 1.. {
            let below: Vec<(usize, At)> = (0..self.sites.len())
                .filter(|&slot| self.sites[slot].layer == layer - 1)
                .map(|slot| (slot, self.sites[slot].at()))
                .collect();
            let mut squares: Vec<(At, Slots)> = below
                .iter()
                .filter_map(|&(_, at)| {
                    let corners = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
                    let sites = corners.map(|(row, column)| {
                        let corner = at.plus(At { row, column });
                        below.iter().find(|&&(_, at)| at == corner).map(|&(slot, _)| 1 << slot)
                    });
                    let sites = sites.collect::<Option<Vec<Slots>>>()?;
                    Some((at, sites.into_iter().fold(0, |all, site| all | site)))
                })
                .collect();
            if squares.is_empty() {
                return;
            }
            squares.sort_unstable();
            for (at, slots) in squares {
                self.sites.push(Site::new(layer, at));
                self.beneath.push(slots);
            }
        }
    }

    /// Every site: the cells board by board, then the higher ones from the lowest layer up.
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    pub(crate) fn site(&self, slot: Slot) -> Site {
        self.sites[slot.index()]
    }

    pub(crate) fn slot(&self, site: Site) -> Option<Slot> {
        self.sites.iter().position(|&other| other == site).map(|index| Slot(index as u8))
    }

    /// What a cell gives.
    pub fn gain(&self, site: Site) -> Gains {
        self.slot(site).map_or(Gains::NONE, |slot| self.slot_gain(slot))
    }

    pub(crate) fn slot_gain(&self, slot: Slot) -> Gains {
        if slot.is_cell() { self.gains[slot.index()] } else { Gains::NONE }
    }

    /// Whether it is a start cell.
    pub fn is_start(&self, site: Site) -> bool {
        self.slot(site).is_some_and(|slot| self.starts & slot.bit() != 0)
    }

    pub(crate) fn starts(&self) -> Slots {
        self.starts
    }

    /// The cells that the arrows of the start cell of a place point to.
    pub(crate) fn arrows(&self, place: usize) -> Slots {
        self.arrows[place & 3]
    }

    /// The four slots beneath a higher one.
    pub(crate) fn beneath(&self, slot: Slot) -> Slots {
        self.beneath[slot.index() - Field::CELLS]
    }

    /// How many tops of squares could carry a megalith.
    pub(crate) fn tops_carried(&self, occupied: Slots) -> u8 {
        self.beneath.iter().filter(|&&beneath| beneath & occupied == beneath).count() as u8
    }

    /// Where a megalith may be put: cells beside one that is there, and, for a grey one, start
    /// cells, or else tops of squares (EW-8.3).
    pub(crate) fn open(&self, occupied: Slots, is_grey: bool) -> Slots {
        let mut open = if is_grey { self.starts } else { 0 };
        for (cell, beside) in self.beside.iter().enumerate() {
            open |= if beside & occupied != 0 { 1 << cell } else { 0 };
        }
        if !is_grey {
            open &= !self.starts;
            for (top, beneath) in self.beneath.iter().enumerate() {
                let is_carried = beneath & occupied == *beneath;
                open |= if is_carried { 1 << (Field::CELLS + top) } else { 0 };
            }
        }
        open & !occupied
    }
}

/// The set bits, from the lowest.
pub(crate) fn each_slot(mut slots: Slots) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        (slots != 0).then(|| {
            let slot = Slot(slots.trailing_zeros() as u8);
            slots &= slots - 1;
            slot
        })
    })
}
