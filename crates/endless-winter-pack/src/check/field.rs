//! The megalith boards and the fields that they form.

use crate::fault::Faults;
use crate::megaliths::{At, MegalithBoard, MegalithLayout};
use crate::pack::Pack;

/// Every order in which the four boards can be shuffled.
const ORDERS: [[usize; 4]; 24] = {
    let mut orders = [[0; 4]; 24];
    let (mut n, mut code) = (0, 0);
    while code < 256 {
        let order = [code / 64, code / 16 % 4, code / 4 % 4, code % 4];
        let seen = (1 << order[0]) | (1 << order[1]) | (1 << order[2]) | (1 << order[3]);
        if seen == 15 {
            orders[n] = order;
            n += 1;
        }
        code += 1;
    }
    orders
};

pub(super) fn check(pack: &Pack, faults: &Faults) {
    for (index, board) in pack.megalith_boards.iter().enumerate() {
        check_board(board, &format!("megalith_boards[{index}]"), faults);
    }
    let [a, b, c, d] = &pack.megalith_boards[..] else { return };
    if faults.touches("megalith_boards") {
        return;
    }
    for (index, layout) in pack.megalith_layouts.iter().enumerate() {
        check_layout([a, b, c, d], layout, &format!("megalith_layouts[{index}].offsets"), faults);
    }
}

fn check_board(board: &MegalithBoard, place: &str, faults: &Faults) {
    let cells = board.cells.iter().map(|cell| cell.at).collect::<Vec<_>>();
    for (index, at) in cells.iter().enumerate() {
        faults.unless(!cells[..index].contains(at), &format!("{place}.cells[{index}].at"), || {
            "another cell of the board is there".into()
        });
    }
    faults.unless(is_connected(&cells), &format!("{place}.cells"), || {
        "the cells must touch each other along their edges".into()
    });
    if faults.touches(&format!("{place}.cells")) {
        return;
    }
    faults.unless(cells.contains(&board.start), &format!("{place}.start"), || {
        "there is no such cell on the board".into()
    });
    for (index, arrow) in board.arrows.iter().enumerate() {
        let place = format!("{place}.arrows[{index}]");
        faults.unless(cells.contains(arrow), &place, || "points to no cell of the board".into());
        faults.unless(*arrow != board.start, &place, || "points to the start cell".into());
        faults.unless(!board.arrows[..index].contains(arrow), &place, || {
            "points where the other arrow points".into()
        });
    }
    for (index, cell) in board.cells.iter().enumerate() {
        let sound = cell.at != board.start || cell.gain.is_empty();
        faults.unless(sound, &format!("{place}.cells[{index}].gain"), || {
            "must be {}: the start cell gives one more megalith, at an arrow (EW-8.4)".into()
        });
    }
}

/// However the boards are shuffled, they lie side by side (EW-1.9).
fn check_layout(
    boards: [&MegalithBoard; 4],
    layout: &MegalithLayout,
    place: &str,
    faults: &Faults,
) {
    for order in ORDERS {
        let mut cells = Vec::new();
        for (&which, &offset) in order.iter().zip(&layout.offsets) {
            cells.extend(boards[which].cells.iter().map(|cell| cell.at.plus(offset)));
        }
        let side = MegalithLayout::SIDE_MAX;
        let fits = cells.iter().all(|at| at.row < side && at.column < side);
        faults.unless(fits, place, || format!("the boards must fit in {side} rows and columns"));
        let is_connected = is_connected(&cells);
        cells.sort_unstable();
        let lies_apart = cells.windows(2).all(|two| two[0] != two[1]);
        faults.unless(lies_apart, place, || "the boards must not overlap".into());
        faults.unless(is_connected, place, || "the boards must touch each other".into());
    }
}

/// Whether one can walk over edges from every cell to every other.
fn is_connected(cells: &[At]) -> bool {
    let mut is_reached = vec![false; cells.len()];
    let mut to_leave = Vec::with_capacity(cells.len());
    if let Some(first) = is_reached.first_mut() {
        *first = true;
        to_leave.push(0);
    }
    while let Some(from) = to_leave.pop() {
        for (to, at) in cells.iter().enumerate() {
            let is_same = cells[from] == *at;
            if !is_reached[to] && (is_same || cells[from].touches(*at)) {
                is_reached[to] = true;
                to_leave.push(to);
            }
        }
    }
    is_reached.iter().all(|&reached| reached)
}
