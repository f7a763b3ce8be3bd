//! The main board: what the columns do, who stands where, and whose turn comes when.

use ochre_endless_winter::{Figure, FigurePosition, Position, Rules, Spot};
use ochre_endless_winter_pack::Column;
use ochre_kernel::Seat;

use super::words;
use crate::screen::layout::{flow, heading, in_seat_colour, left, wrap};

/// What a column does in its three sections (EW-5.1 to EW-5.13).
const fn sections(column: Column) -> [&'static str; 3] {
    match column {
        Column::Initiate => ["tool + labor: tribe card", "food: tribe, bury", "idol, bury"],
        Column::Develop => ["3 labor: culture card", "sacred stone", "tool, food"],
        Column::Migrate => ["tool: camp; labor: move", "3 food: village", "camp, move"],
        Column::Hunt => ["labor: reveal 2; +tool: take 1", "use an animal", "animal"],
    }
}

/// Where the figures stand in a line.
const FIGURES: usize = 72;

/// The columns, a line each, the rest spaces and the turn order.
pub fn columns(view: &Position, rules: &Rules, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |cells: [&str; 4], last: &str| {
        let [name, top, middle, bottom] = cells;
        let cells = [left(name, 10), left(top, 32), left(middle, 18), left(bottom, 12)];
        lines.push(format!("{}{last}", cells.concat()).trim_end().to_string());
    };
    line(["COLUMN", "TOP, often", "MIDDLE, once", "BOTTOM, 1st"], "THERE");
    for column in Column::ALL {
        let [top, middle, bottom] = sections(column);
        let there = figures(view, Spot::Column(column));
        let bottom = if there.is_empty() { bottom } else { "closed" };
        line([column.english(), top, middle, bottom], &flow(&there, " ", FIGURES, FIGURES, width));
    }
    let resting = flow(&figures(view, Spot::Rest), " ", FIGURES, FIGURES, width);
    line(["Rest", "draw a card, use an animal", "1.5 eclipse labor", ""], &resting);
    if width < FIGURES + 6 {
        let close = |line: &String| line.split_whitespace().collect::<Vec<_>>().join(" ");
        lines = lines.iter().map(|line| wrap(&close(line), 10, width)).collect();
    }
    if let Some(title) = lines.first_mut() {
        *title = heading(title);
    }
    if let Some(token) = view.rest_tokens.up {
        let gain = &rules.components().rest_tokens[token.index()].gain;
        lines.push(format!("          a token for the first who rests: {}", words::brief(gain)));
    }
    lines.push(wrap(&order(view, rules), 10, width));
    lines.iter().flat_map(|line| line.lines()).map(String::from).collect()
}

/// `Order     1 2 · the most eclipse labor goes first; gains by place: draw, idol`.
fn order(view: &Position, rules: &Rules) -> String {
    let seats = view.order.iter().map(|&seat| in_seat_colour(seat, &seat.to_string()));
    let places = rules.components().turn_order.iter().take(view.order.len());
    let gains: Vec<String> = places.map(|place| words::brief(&place.gain)).collect();
    format!(
        "{:<10}{} · the most eclipse labor goes first; gains by place: {}",
        "Order",
        seats.collect::<Vec<_>>().join(" "),
        gains.join(", ")
    )
}

/// `1`, `2c`: a digit for a tribe member, with a `c` for a chief; from the first.
fn figures(view: &Position, spot: Spot) -> Vec<String> {
    let word = |placed: &FigurePosition| {
        let chief = if placed.figure == Figure::Chief { "c" } else { "" };
        in_seat_colour(placed.seat, &format!("{}{chief}", placed.seat))
    };
    view.figures.iter().filter(|figure| figure.spot == spot).map(word).collect()
}

/// The figures that a player has not placed this round: whether the chief, and how many members.
pub fn figures_left(view: &Position, rules: &Rules, seat: Seat) -> (bool, u8) {
    let own = view.figures.iter().filter(|placed| placed.seat == seat);
    let n_chiefs = own.clone().filter(|placed| placed.figure == Figure::Chief).count();
    let n_members = own.count() - n_chiefs;
    let members = rules.turns(view.round) - 1;
    (n_chiefs == 0, members.saturating_sub(n_members as u8))
}
