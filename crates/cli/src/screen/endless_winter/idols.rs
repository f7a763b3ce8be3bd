//! The two tracks of the idol board, from the level below the lowest to the top.

use ochre_endless_winter::{Position, Rules, SeatPosition};

use super::words;
use crate::screen::layout::{faint, heading, in_seat_colour, left};

/// Columns before the levels begin.
const MARGIN: usize = 10;
/// The widest level that is useful.
const LEVEL_MOST: usize = 9;

/// What each level gives, and whose idols stand there, from the left.
pub fn idols(view: &Position, rules: &Rules, width: usize) -> Vec<String> {
    let board = &rules.components().idol_board;
    let n_levels = board.offering.len().max(board.reverence.len()) + 1;
    let level = (width.saturating_sub(MARGIN) / n_levels).clamp(4, LEVEL_MOST);
    let cells = |cells: &mut dyn Iterator<Item = String>| -> String {
        cells.map(|cell| left(&cell, level)).collect()
    };
    let line = |name: &str, levels: String| {
        format!("{}{levels}", left(name, MARGIN)).trim_end().to_string()
    };
    let numbers = cells(&mut (0..n_levels).map(|level| level.to_string()));
    let ratios = board.offering.iter().map(|level| format!("{}:1", level.ratio));
    let gains = board.offering.iter().map(|of| words::fitted(&of.gain, level - 1));
    let vp = board.reverence.iter().map(|level| match level.vp {
        0 => "·".to_string(),
        vp => format!("{vp} VP"),
    });
    let mut lines = vec![heading(&line("IDOLS at", numbers))];
    let first = || std::iter::once(String::new());
    lines.push(line("offering", cells(&mut first().chain(ratios))));
    if board.offering.iter().any(|level| !level.gain.is_empty()) {
        lines.push(line("", cells(&mut first().chain(gains))));
    }
    lines.push(standing(view, level, n_levels, |seat| (seat.offering, None)));
    lines.push(line("reverence", cells(&mut first().chain(vp))));
    lines.push(standing(view, level, n_levels, |seat| (seat.reverence, seat.reverence_place)));
    lines
}

/// The idols on a level, by their place there.
fn standing(
    view: &Position,
    level: usize,
    n_levels: usize,
    of: impl Fn(&SeatPosition) -> (u8, Option<u8>),
) -> String {
    let mut text = left(&faint("  players"), MARGIN);
    for at in 0..n_levels {
        let mut there: Vec<&SeatPosition> =
            view.seats.iter().filter(|seat| usize::from(of(seat).0) == at).collect();
        there.sort_by_key(|seat| of(seat).1);
        let idol = |seat: &&SeatPosition| in_seat_colour(seat.seat, &seat.seat.to_string());
        text += &left(&there.iter().map(idol).collect::<String>(), level);
    }
    text.trim_end().to_string()
}
