//! The players: what each has, and what their cards will count.

use ochre_kernel::Viewer;
use ochre_stone_age::{
    Bottom, Card, Position, Profession, Resource, Rules, SeatPosition, Shown, StoneAge, Symbol,
};

use super::words;
use crate::scores;
use crate::screen::Look;
use crate::screen::layout::{flow, heading, in_seat_colour, left, right};

/// A line of possessions for each player, and one of cards for those who have some.
pub fn players(game: &StoneAge, rules: &Rules, view: &Position, look: &Look) -> String {
    let clay = rules.edition().resource_name(Resource::Brick).to_uppercase();
    let title =
        format!("  PLAYER        POINTS  FOOD  WOOD {clay:>5} STONE  GOLD AT HOME AGRI.  TOOLS");
    let mut text = format!("{}\n", heading(&title));
    for seat in &view.seats {
        let is_start = if seat.seat == view.start_player { "*" } else { " " };
        text += &possessions(seat, is_start, look);
        text += &belongings(game, seat, look);
    }
    text
}

fn possessions(seat: &SeatPosition, mark: &str, look: &Look) -> String {
    let resource = |resource| seat.resources.get(&resource).copied().unwrap_or(0).to_string();
    let name = in_seat_colour(seat.seat, &scores::title(seat.seat, look.names));
    let points = seat.score.as_ref().map_or(0, |score| score.total).to_string();
    let home = seat.home.unwrap_or(seat.people);
    let people =
        if home == seat.people { home.to_string() } else { format!("{home} of {}", seat.people) };
    let line = [
        left(&format!(" {mark}{name}"), 16),
        right(&points, 6),
        right(&seat.food.to_string(), 6),
        right(&resource(Resource::Wood), 6),
        right(&resource(Resource::Brick), 6),
        right(&resource(Resource::Stone), 6),
        right(&resource(Resource::Gold), 6),
        right(&people, 8),
        right(&seat.agriculture.to_string(), 6),
        format!("  {}", tools(seat)),
    ];
    format!("{}\n", line.concat().trim_end())
}

/// `1 1 (2)`: used ones in brackets.
fn tools(seat: &SeatPosition) -> String {
    if seat.tools.is_empty() {
        return "–".into();
    }
    let tool = |tool: &ochre_stone_age::ToolPosition| {
        if tool.used { format!("({})", tool.value) } else { tool.value.to_string() }
    };
    seat.tools.iter().map(tool).collect::<Vec<_>>().join(" ")
}

/// What is not in the table of possessions: nothing for a player who has none of it.
fn belongings(game: &StoneAge, seat: &SeatPosition, look: &Look) -> String {
    let mut parts = Vec::new();
    if !seat.buildings.is_empty() {
        parts.push(words::counted(seat.buildings.len() as u32, "building", "buildings"));
    }
    for &value in &seat.one_use_tools {
        parts.push(format!("one-use tool {value}"));
    }
    if seat.two_resources {
        parts.push("any 2 resources, once".into());
    }
    let mut cards = seat.cards.clone();
    match seat.extra_card {
        Some(Shown::Card(card)) => {
            cards.push(card);
            parts.push(format!("extra card {}", words::bottom(card.face().bottom)));
        }
        Some(Shown::Hidden(_)) => parts.push("a hidden extra card".into()),
        None => (),
    }
    if !cards.is_empty() {
        parts.push(words::counted(cards.len() as u32, "card", "cards"));
    }
    parts.extend(culture(&cards));
    parts.extend(professions(&cards));
    if parts.is_empty() {
        return String::new();
    }
    // A hidden card must not show through the sum.
    let is_known = look.viewer == Viewer::Seat(seat.seat)
        || !matches!(seat.extra_card, Some(Shown::Hidden(_)));
    if is_known && game.ends() == ochre_stone_age::Ends::default() {
        let points = game.projected(seat.seat).total();
        let word = if points == 1 { "point" } else { "points" };
        parts.push(format!("{points} {word} if it ended now"));
    }
    format!("     {}\n", flow(&parts, " · ", 5, 5, look.width))
}

/// `symbols art, time, time`.
fn culture(cards: &[Card]) -> Option<String> {
    let symbols = [
        Symbol::Medicine,
        Symbol::Art,
        Symbol::Music,
        Symbol::Writing,
        Symbol::Pottery,
        Symbol::Time,
        Symbol::Transport,
        Symbol::Weaving,
    ];
    let mut names = Vec::new();
    for symbol in symbols {
        match cards.iter().filter(|card| card.face().bottom == Bottom::Green(symbol)).count() {
            0 => (),
            1 => names.push(words::symbol(symbol).to_string()),
            n => names.push(format!("{} ×{n}", words::symbol(symbol))),
        }
    }
    (!names.is_empty()).then(|| format!("culture: {}", names.join(", ")))
}

/// `3 farmers`, `1 shaman`.
fn professions(cards: &[Card]) -> Vec<String> {
    use Profession::{Builder, Farmer, Shaman, ToolMaker};
    let count = |wanted| -> u8 {
        cards
            .iter()
            .map(|card| match card.face().bottom {
                Bottom::Sand(profession, count) if profession == wanted => count,
                _ => 0,
            })
            .sum()
    };
    [Farmer, ToolMaker, Builder, Shaman]
        .into_iter()
        .map(|profession| (profession, count(profession)))
        .filter(|&(_, count)| count != 0)
        .map(|(profession, count)| words::profession(profession, count))
        .collect()
}
