//! The score table: where the points of each seat came from, and who won.

use std::fmt::Write;

use ochre_kernel::{Rules, Seat, Turn};

use crate::screen::Screen;
use crate::screen::layout::{heading, in_seat_colour, left, right};

/// A line for each source that gave anybody anything, then the total.
pub fn table<G: Screen>(state: &G, rules: &G::Rules, names: &[String]) -> String {
    let seats: Vec<Seat> = Seat::all(rules.players()).collect();
    let sources: Vec<_> = seats.iter().map(|&seat| state.score_sources(rules, seat)).collect();
    let titles: Vec<String> = seats.iter().map(|&seat| title(seat, names)).collect();
    let mut text = left("  points", 34);
    for (&seat, title) in seats.iter().zip(&titles) {
        text += &right(&in_seat_colour(seat, title), title.chars().count().max(8) + 2);
    }
    text.push('\n');
    let mut line = |name: &str, points: Vec<i32>, is_total: bool| {
        let mut line = left(&format!("  {name}"), 34);
        for (points, title) in points.iter().zip(&titles) {
            line += &right(&points.to_string(), title.chars().count().max(8) + 2);
        }
        let _ = writeln!(text, "{}", if is_total { heading(&line) } else { line });
    };
    for (index, &(source, _)) in sources.first().into_iter().flatten().enumerate() {
        let points: Vec<i32> =
            sources.iter().map(|of_seat| of_seat.get(index).map_or(0, |source| source.1)).collect();
        if points.iter().any(|&points| points != 0) {
            line(G::source_title(source), points, false);
        }
    }
    line("total", seats.iter().map(|&seat| state.score(rules, seat)).collect(), true);
    text
}

/// Who won, in a sentence; nothing while the game runs.
pub fn winners<G: Screen>(state: &G, rules: &G::Rules, names: &[String]) -> Option<String> {
    let shares = state.win_shares(rules).filter(|_| state.turn() == Turn::Over)?;
    let winners: Vec<String> = Seat::all(rules.players())
        .filter(|&seat| shares[seat] > 0.0)
        .map(|seat| in_seat_colour(seat, &format!("player {}", title(seat, names))))
        .collect();
    let scores: Vec<i32> =
        Seat::all(rules.players()).map(|seat| state.score(rules, seat)).collect();
    let best = scores.iter().max();
    let is_tie = scores.iter().filter(|&score| Some(score) == best).count() > winners.len();
    Some(match &winners[..] {
        [winner] if is_tie => format!("The winner is {winner}: the tie-break decides."),
        [winner] => format!("The winner is {winner}."),
        winners => format!("The victory is shared by {}.", winners.join(" and ")),
    })
}

/// `2 greedy`.
pub fn title(seat: Seat, names: &[String]) -> String {
    match names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => format!("{seat} {}", name.chars().take(12).collect::<String>()),
        None => format!("{seat}"),
    }
}
