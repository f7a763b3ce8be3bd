//! The megalith field: boards, and megaliths that could be put where they stand (EW-8.3, EW-8.4).

use ochre_kernel::Seat;

use super::{Faults, MANY, Reading, joined};
use crate::field::{Boards, Field, Site, Slot, Slots, each_slot};
use crate::ids::Board;
use crate::player::{Player, owner_index};
use crate::state::Stage;

impl Reading<'_> {
    /// Boards and megaliths.
    pub(super) fn check_field(&self, faults: &mut Faults) {
        let boards = &self.position.boards;
        let n_laid = usize::from(self.done(Stage::Boards));
        faults.unless(boards.len() == n_laid, || {
            let length = boards.len();
            format!("`boards` has length {length}, but {n_laid} lie there (EW-1.9)")
        });
        for board in Board::all() {
            let n = boards.iter().filter(|&&other| other == board).count();
            faults.unless(n <= 1, || format!("megalith board {board} is {n} times in `boards`"));
        }
        let n_megaliths = self.position.megaliths.len();
        let Some(field) = self.field() else {
            faults.unless(n_megaliths == 0, || {
                "`megaliths` are given, but the boards don't lie yet (EW-1.9)".into()
            });
            return;
        };
        faults.unless(n_megaliths <= MANY, || {
            format!("`megaliths` has length {n_megaliths}, but there are 40 at most (EW-1.3)")
        });
        let slots = self.check_sites(field, faults);
        self.check_numbers(&slots, faults);
        check_support(field, &slots, faults);
    }

    /// The field, once every board lies.
    pub(super) fn field(&self) -> Option<&Field> {
        let boards: Vec<u8> =
            self.position.boards.iter().map(|board| board.index() as u8).collect();
        let boards = Boards::try_from(boards).ok()?;
        let is_shuffle = (0..4).all(|board| boards.contains(&board));
        is_shuffle.then(|| self.rules.tables().field(boards))
    }

    /// Each megalith on a site of its own where its colour may stand.
    fn check_sites(&self, field: &Field, faults: &mut Faults) -> [Slots; 5] {
        let mut slots = [0; 5];
        for (index, megalith) in self.position.megaliths.iter().take(MANY).enumerate() {
            let (site, owner) = (megalith.site, megalith.owner.seat());
            let at = format!("`megaliths[{index}].site`");
            if let Some(seat) = owner.filter(|&seat| !self.sits(seat)) {
                let players = self.players();
                faults.add(format!("`megaliths[{index}].owner` is {seat}, but {players} play"));
                continue;
            }
            let Some(slot) = field.slot(site) else {
                faults.add(format!("{at} is {site}, where nothing can stand (EW-8.3)"));
                continue;
            };
            let occupied: Slots = slots.iter().fold(0, |all, own| all | own);
            faults.unless(occupied & slot.bit() == 0, || {
                format!("{at} is {site}, where another megalith stands (EW-8.3)")
            });
            let is_start = field.starts() & slot.bit() != 0;
            faults.unless(owner.is_none() || !is_start, || {
                format!("{at} is {site}, but start cells take only grey ones (EW-8.3)")
            });
            faults.unless(owner.is_some() || slot.is_cell(), || {
                format!("{at} is {site}, but grey ones never go on top (EW-8.3)")
            });
            slots[owner_index(owner)] |= slot.bit();
        }
        slots
    }

    /// The first two that a player places are grey (EW-8.3).
    fn check_numbers(&self, slots: &[Slots; 5], faults: &mut Faults) {
        let placed = |left: u8| u32::from(Player::MEGALITHS.saturating_sub(left));
        let grey = u32::from(Player::GREY);
        let mut n_grey = 0;
        for (seat, own) in self.seats() {
            let n_placed = placed(own.megaliths_left);
            n_grey += n_placed.min(grey);
            let n_there = slots[owner_index(Some(seat))].count_ones();
            let expected = n_placed.saturating_sub(grey);
            faults.unless(n_there == expected, || {
                let index = seat.index();
                format!(
                    "`megaliths` has {n_there} of seat {seat}, but {expected} follows from \
                     `seats[{index}].megaliths_left` (EW-8.3)"
                )
            });
        }
        let n_there = slots[owner_index(None::<Seat>)].count_ones();
        faults.unless(n_there == n_grey, || {
            format!(
                "`megaliths` has {n_there} grey ones, but {n_grey} follows from `megaliths_left` \
                 (EW-8.3)"
            )
        });
    }
}

/// Every megalith could be placed after others: a start cell needs none, a cell one beside it or
/// the start cell whose arrow points to it, a top its square of four.
fn check_support(field: &Field, slots: &[Slots; 5], faults: &mut Faults) {
    let occupied: Slots = slots.iter().fold(0, |all, own| all | own);
    let starts = occupied & field.starts();
    let arrows = |start: Slot| field.arrows(start.place());
    let mut reached =
        starts | each_slot(starts).fold(0, |all, start| all | arrows(start)) & occupied;
    loop {
        let next = reached | field.open(reached, false) & occupied;
        if next == reached {
            break;
        }
        reached = next;
    }
    let why = [(true, "no others lead there from a start cell"), (false, "nothing carries it")];
    for (is_cell, why) in why {
        let lost = each_slot(occupied & !reached).filter(|slot| slot.is_cell() == is_cell);
        let lost: Vec<Site> = lost.map(|slot| field.site(slot)).collect();
        faults.unless(lost.is_empty(), || {
            format!("`megaliths` has one on {}, but {why} (EW-8.3)", joined(&lost))
        });
    }
}
