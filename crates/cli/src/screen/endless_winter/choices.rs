//! What is to be decided, and between what: the choices in groups, each group under the word that
//! records have for it.

use ochre_endless_winter::{Action, EndlessWinter, Figure, Position, Rules, Spot, Way};
use ochre_endless_winter_pack::Symbol;
use ochre_kernel::{Game, Turn};

use super::labels::Labels;
use super::{columns, prompt, words};
use crate::screen::Look;
use crate::screen::layout::{columns as width_of, faint, grid, in_seat_colour, left, number, wrap};

/// Where the choices of a group begin.
const MARGIN: usize = 12;

/// The group of a choice: its place among the groups, and its word.
pub fn group(action: Action) -> (usize, &'static str) {
    match action {
        Action::Side(_) => (0, "side"),
        Action::TakeChief(..) => (0, "chief"),
        Action::TakeSetup(_) => (0, "setup"),
        Action::Place(..) => (1, "place"),
        Action::Play(_) => (2, "play"),
        Action::Discard(_) => (2, "discard"),
        Action::Pile(_) => (2, "pile"),
        Action::Use(..) => (3, "use"),
        Action::Spend => (4, "spend"),
        Action::Top(_) => (5, "top"),
        Action::Middle(_) => (6, "middle"),
        Action::Bottom => (7, "bottom"),
        Action::RestDraw | Action::RestAnimal(_) => (8, "rest"),
        Action::KeepToken | Action::SwapToken => (8, "token"),
        Action::CountStone(_) => (9, "stone"),
        Action::Gain(symbol, way) if is_instead(symbol, way) => (40 + symbol.index(), "instead"),
        Action::Gain(symbol, _) => (10 + symbol.index(), symbol_word(symbol)),
        Action::Decline(_) => (60, "decline"),
        Action::End => (61, "end"),
    }
}

/// A symbol as it is written in records, as far as it is short.
const fn symbol_word(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::MaxFood => "food",
        other => words::symbol(other),
    }
}

/// Whether something less significant is taken (EW-2.2).
pub fn is_instead(symbol: Symbol, way: Way) -> bool {
    match way {
        Way::Draw => symbol != Symbol::Draw,
        Way::Offering | Way::Reverence => symbol != Symbol::Idol,
        Way::Tool => symbol != Symbol::Tool,
        Way::Food => symbol != Symbol::Food,
        _ => false,
    }
}

/// Choices of a group are numbered one after another.
pub fn arrange(legal: &mut [Action]) {
    legal.sort_by_key(|&action| group(action).0);
}

/// The prompt line and the groups of choices.
pub fn question(game: &EndlessWinter, rules: &Rules, look: &Look, legal: &[Action]) -> String {
    let Turn::Player(seat) = game.turn() else { return String::new() };
    let view = &game.view(rules, look.viewer);
    let asked = prompt::asked(game, rules, view, seat);
    let whole = format!("{}: {asked}", in_seat_colour(seat, &words::player(seat)));
    let mut text = format!("{}\n", wrap(&whole, 0, look.width));
    let labels = Labels { game, rules, view, seat };
    let numbered: Vec<(usize, Action)> =
        legal.iter().enumerate().map(|(index, &action)| (index + 1, action)).collect();
    let mut groups: Vec<(usize, String)> = Vec::new();
    for choices in numbered.chunk_by(|a, b| group(a.1) == group(b.1)) {
        let (rank, word) = group(choices[0].1);
        let lines = match choices[0].1 {
            Action::Place(..) => places(view, rules, choices),
            _ => listed(&labels, word, choices, look.width),
        };
        groups.push((rank, lines));
    }
    for (of, why) in labels.closed(legal) {
        let (rank, word) = group(of);
        let lines = wrap(&why, 0, look.width - MARGIN);
        groups.push((rank, group_text(word, lines.lines().map(faint).collect())));
    }
    groups.sort_by_key(|group| group.0);
    groups.into_iter().for_each(|group| text += &group.1);
    text
}

/// A group: its word, a note that goes for all of it, and its choices.
fn listed(labels: &Labels, word: &str, choices: &[(usize, Action)], width: usize) -> String {
    let inner = width - MARGIN;
    let pieces: Vec<String> = choices
        .iter()
        .map(|&(index, action)| format!("{} {}", number(index), labels.label(action)))
        .collect();
    let note = labels.note(choices[0].1);
    let mut lines: Vec<String> = note
        .iter()
        .flat_map(|note| wrap(note, 0, inner).lines().map(faint).collect::<Vec<_>>())
        .collect();
    let is_short = pieces.iter().all(|piece| width_of(piece) <= inner / 2 - 2);
    if is_short && (pieces.len() > 3 || word == "instead") {
        lines.extend(grid(&pieces, 0, inner).lines().map(String::from));
    } else {
        for piece in &pieces {
            lines.extend(wrap(piece, 4, inner).lines().map(String::from));
        }
    }
    group_text(word, lines)
}

/// The lines of a group after its word.
fn group_text(word: &str, lines: Vec<String>) -> String {
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        let word = if index == 0 { word } else { "" };
        text += format!("  {}{line}", left(word, MARGIN - 2)).trim_end();
        text.push('\n');
    }
    text
}

/// Figures and columns as a table of numbers.
fn places(view: &Position, rules: &Rules, choices: &[(usize, Action)]) -> String {
    let mut text = format!("  {}", left("place", MARGIN - 2));
    for spot in Spot::ALL {
        text += &left(spot.id(), 10);
    }
    text = format!("{}\n", text.trim_end());
    let seat = view.active.unwrap_or(ochre_kernel::Seat::FIRST);
    for figure in Figure::ALL {
        let name = match figure {
            Figure::Chief => "chief".to_string(),
            Figure::Member => {
                words::counted(columns::figures_left(view, rules, seat).1, "member", "members")
            }
        };
        let mut line = String::new();
        for spot in Spot::ALL {
            let wanted = Action::Place(figure, spot);
            let found = choices.iter().find(|choice| choice.1 == wanted);
            let number = found.map(|&(index, _)| number(index)).unwrap_or_default();
            line += &left(&number, 10);
        }
        if !line.trim().is_empty() {
            text += &format!("  {}{}\n", left(&name, MARGIN - 2), line.trim_end());
        }
    }
    text
}
