//! The megalith field, reckoned from events alone: where megaliths may stand and what those on top
//! are worth (EW-8.3, EW-8.5).

use ochre_kernel::{PerSeat, Seat};

use crate::field::Site;
use crate::{Board, Rules};

/// Which megaliths stand where, and the VP of those on top.
#[derive(Clone, Debug, Default)]
pub(crate) struct FieldBook {
    starts: Vec<Site>,
    /// Whose megalith, or `None` for a grey one.
    standing: Vec<(Site, Option<Seat>)>,
    pub(crate) on_top: PerSeat<i32>,
}

impl FieldBook {
    /// A board comes to a place, counted from 1.
    pub(crate) fn lay(&mut self, rules: &Rules, players: u8, place: u8, board: Board) {
        let pack = rules.components();
        let offset =
            pack.megalith_layouts[usize::from(players - 2)].offsets[usize::from(place - 1)];
        let at = pack.megalith_boards[board.index()].start.plus(offset);
        self.starts.push(Site { layer: 0, row: at.row, column: at.column });
    }

    fn on(&self, site: Site) -> Option<Option<Seat>> {
        self.standing.iter().find(|standing| standing.0 == site).map(|standing| standing.1)
    }

    /// A megalith is placed: it must be allowed there, and on top it is worth something.
    #[track_caller]
    pub(crate) fn place(&mut self, seat: Seat, site: Site, is_grey: bool) {
        assert_eq!(self.on(site), None, "{site} is taken");
        if 0 < site.layer {
            assert!(!is_grey, "a grey one on top at {site}");
            let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
            for (row, column) in square.map(|(row, column)| (site.row + row, site.column + column))
            {
                let beneath = self.on(Site { layer: site.layer - 1, row, column });
                match beneath.expect("four carry it") {
                    Some(owner) if owner == seat => self.on_top[seat] += 2,
                    Some(owner) => {
                        self.on_top[seat] += 1;
                        self.on_top[owner] += 1;
                    }
                    None => self.on_top[seat] += 1,
                }
            }
        } else if self.starts.contains(&site) {
            assert!(is_grey, "a coloured one on the start cell {site}");
        } else {
            let is_beside = |&(other, _): &(Site, _)| {
                let rows = other.row.abs_diff(site.row);
                other.layer == 0 && rows + other.column.abs_diff(site.column) == 1
            };
            assert!(self.standing.iter().any(is_beside), "{site} is beside none");
        }
        self.standing.push((site, (!is_grey).then_some(seat)));
    }
}
