//! What the rulebook says about the idol board, the player board and the slots for stones.

use crate::fault::Faults;
use crate::gains::Gains;
use crate::pack::Pack;
use crate::stone_rule::Step;
use crate::words::Symbol;

pub(super) fn check(pack: &Pack, faults: &Faults) {
    check_idols(pack, faults);
    check_player_board(pack, faults);
}

/// Reverence 2 + 3 + 5 and its tables; a level of offering with ratio 2 (EW-8.2, EW-9.2).
fn check_idols(pack: &Pack, faults: &Faults) {
    let board = &pack.idol_board;
    faults.unless(
        board.offering.iter().any(|level| level.ratio == 2),
        "idol_board.offering",
        || "a level must have the ratio 2".into(),
    );
    let steps = board.reverence.iter().map(|level| level.vp).filter(|&vp| 0 < vp);
    let steps = steps.collect::<Vec<_>>();
    faults.unless(steps == [2, 3, 5], "idol_board.reverence", || {
        "three levels must give 2, 3 and 5 VP, from the lowest up, and the others none".into()
    });
    let stated = [[6, 10, 15], [3, 6, 10], [1, 3, 6]];
    for (index, (table, vp)) in board.reverence_tables.iter().zip(stated).enumerate() {
        let wanted = [1, 4, 7].into_iter().zip(vp).map(|(from, vp)| Step { from, vp });
        let wanted = wanted.collect::<Vec<_>>();
        let place = format!("idol_board.reverence_tables[{index}]");
        faults.unless(*table == wanted, &place, || {
            format!("the rulebook states {}", Step::words(&wanted))
        });
    }
}

/// Labor for food, bonuses of slots (EW-4.5, EW-6.3).
fn check_player_board(pack: &Pack, faults: &Faults) {
    let board = &pack.player_board;
    let place = "player_board.labor_spaces";
    faults.unless(board.labor_spaces.windows(2).all(|two| two[0] < two[1]), place, || {
        "each space must be further right than the one before".into()
    });
    faults
        .unless(board.labor_halves(3, 3) == 4, place, || "3 food from 3 must give 2 labor".into());
    let (tool, idol) = (Gains::of(Symbol::Tool, 1), Gains::of(Symbol::Idol, 1));
    let wanted = [tool, Gains::NONE, idol, Gains::NONE, idol];
    for (index, (slot, wanted)) in board.megalith_slots.iter().zip(wanted).enumerate() {
        faults.unless(*slot == wanted, &format!("player_board.megalith_slots[{index}]"), || {
            format!("slot {} must give {wanted} (EW-6.3)", index + 1)
        });
    }
    let draw = Gains::of(Symbol::Draw, 1);
    faults.unless(board.village_gain == draw, "player_board.village_gain", || {
        format!("must be {draw} (EW-6.3)")
    });
}
