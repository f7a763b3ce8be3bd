//! The players: a line of numbers each, then what else each has.

use ochre_endless_winter::{
    Cards, Counts, EndlessWinter, Hex, Player, Position, Rules, SeatPosition, Side,
};
use ochre_endless_winter_pack::{Gains, Species};
use ochre_kernel::Viewer;

use super::{columns, map, market, words};
use crate::scores;
use crate::screen::Look;
use crate::screen::layout::{flow, heading, in_seat_colour, left, paragraph, right};

/// The titles of the numbers, each with its width.
const TITLES: [(&str, usize); 11] = [
    ("VP", 4),
    ("+END", 5),
    ("FOOD", 6),
    ("TOOLS", 6),
    ("CAMPS", 6),
    ("VILL.", 6),
    ("MEGAL.", 7),
    ("HAND", 5),
    ("DECK", 5),
    ("DISC.", 6),
    ("BURIED", 7),
];
/// Room for the name.
const NAME: usize = 15;

/// Of whom more is told than the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Details {
    All,
    /// Only of who looks.
    Own,
    None,
}

/// All players, as far as the viewer may know.
pub fn players(
    game: &EndlessWinter,
    rules: &Rules,
    view: &Position,
    look: &Look,
    details: Details,
) -> Vec<String> {
    let is_wide = look.width >= NAME + TITLES.iter().map(|title| title.1).sum::<usize>();
    let mut lines = Vec::new();
    if is_wide {
        let titles: String = TITLES.iter().map(|&(title, width)| right(title, width)).collect();
        lines.push(heading(&format!("{:<NAME$}{titles}", " PLAYER")));
    }
    // Who looks comes last: the own things are next to the question.
    let (own, others): (Vec<_>, Vec<_>) =
        view.seats.iter().partition(|seat| look.viewer == Viewer::Seat(seat.seat));
    for seat in others.into_iter().chain(own) {
        let mark = if view.active == Some(seat.seat) { ">" } else { " " };
        let name = format!("{mark}{}", scores::title(seat.seat, look.names));
        let name = in_seat_colour(seat.seat, &name);
        let numbers = numbers(game, rules, seat);
        if is_wide {
            let cells = numbers.iter().zip(TITLES).map(|(number, title)| right(number, title.1));
            lines.push(format!("{}{}", left(&name, NAME), cells.collect::<String>()));
        } else {
            let cells = numbers.iter().zip(TITLES);
            let pieces =
                cells.map(|(number, title)| format!("{} {number}", title.0.to_lowercase()));
            let pieces: Vec<String> = std::iter::once(name).chain(pieces).collect();
            lines.push(flow(&pieces, " · ", 0, 4, look.width));
        }
        let is_own = look.viewer == Viewer::Seat(seat.seat);
        if details == Details::All || details == Details::Own && is_own {
            let parts = belongings(game, rules, view, seat, is_own);
            lines.push(paragraph(&parts.join(" · "), 4, look.width));
        }
    }
    lines.iter().flat_map(|line| line.lines()).map(String::from).collect()
}

/// The numbers in the order of their titles.
fn numbers(game: &EndlessWinter, rules: &Rules, seat: &SeatPosition) -> [String; 11] {
    let score = seat.score.as_ref().map_or(0, |score| score.total);
    // The end shows itself in the score.
    let at_end = game.end_vp(rules, seat.seat).iter().sum::<i32>();
    let is_over = ochre_kernel::Game::turn(game) == ochre_kernel::Turn::Over;
    let villages = rules.components().player_board.village_slots - seat.villages.len() as u8;
    [
        score.to_string(),
        if is_over { "–".into() } else { format!("+{at_end}") },
        format!("{}/{}", seat.food, game.player(seat.seat).food_max(rules)),
        seat.tools.to_string(),
        game.player(seat.seat).camps_left().to_string(),
        villages.to_string(),
        seat.megaliths_left.to_string(),
        words::count(&seat.hand).to_string(),
        words::count(&seat.deck).to_string(),
        seat.discard.len().to_string(),
        words::count(&seat.buried).to_string(),
    ]
}

/// What is not among the numbers; what there is none of is left out.
fn belongings(
    game: &EndlessWinter,
    rules: &Rules,
    view: &Position,
    seat: &SeatPosition,
    is_own: bool,
) -> Vec<String> {
    let mut parts = Vec::new();
    if let (Some(chief), Some(side)) = (seat.chief, seat.side) {
        let side = if side == Side::A { 0 } else { 1 };
        parts.push(format!("chief {}", words::chief(rules, chief, side)));
    }
    parts.push(figures(view, rules, seat));
    parts.push(megaliths(rules, seat));
    if map::is_crowded(game, rules) {
        let camps = seat.camps.iter().map(|(hex, &count)| words::times(&hex.to_string(), count));
        parts.extend(named("camps on", camps.collect()));
    }
    parts.extend(named("villages at", seat.villages.iter().map(ToString::to_string).collect()));
    let map = map_gains(game, rules, seat);
    if !map.is_empty() {
        parts.push(format!("the map gives {}", words::brief(&map)));
    }
    parts.extend(animals("animals", rules, &seat.animals, is_own));
    parts.extend(animals("used", rules, &seat.used_animals, false));
    for &stone in &seat.stones {
        let worth = game.stone_value(rules, seat.seat, stone);
        parts.push(format!("stone {stone}: {}, now {worth}", words::stone(rules, stone)));
    }
    parts.extend(cards(rules, seat, is_own));
    parts
}

fn cards(rules: &Rules, seat: &SeatPosition, is_own: bool) -> Vec<String> {
    let list = |title: &str, cards: &[_]| {
        (!cards.is_empty()).then(|| format!("{title}: {}", words::cards(rules, cards)))
    };
    let mut parts = Vec::new();
    if !is_own {
        parts.extend(list("known in hand", &seat.known_hand));
    }
    parts.extend(list("played", &seat.above));
    parts.extend(list("discarded", &seat.discard));
    match &seat.buried {
        Cards::Open(buried) => parts.extend(list("buried", buried)),
        Cards::Hidden(_) => parts.extend(list("known buried", &seat.known_buried)),
    }
    match &seat.eclipse_pile {
        Cards::Open(pile) => parts.extend(list("eclipse pile", pile)),
        Cards::Hidden(n) => {
            parts.push(format!("eclipse pile: {}", words::counted(*n, "card", "cards")))
        }
    }
    if let (Cards::Open(deck), true) = (&seat.deck, is_own) {
        parts.extend(list("deck", deck));
    }
    parts
}

/// `to place: chief, 2 members`.
fn figures(view: &Position, rules: &Rules, seat: &SeatPosition) -> String {
    match columns::figures_left(view, rules, seat.seat) {
        (true, 0) => "to place: chief".into(),
        (true, n) => format!("to place: chief, {}", words::counted(n, "member", "members")),
        (false, 0) => "all figures placed".into(),
        (false, n) => format!("to place: {}", words::counted(n, "member", "members")),
    }
}

/// `megaliths gg→tool 11 11→idol`: what is left in each slot, and what the slot gives in the
/// eclipse once it is empty.
fn megaliths(rules: &Rules, seat: &SeatPosition) -> String {
    let slots = rules.components().player_board.megalith_slots.iter().enumerate();
    let placed = Player::MEGALITHS - seat.megaliths_left;
    let slots = slots.map(|(index, gain)| {
        let piece = |n: usize| match n as u8 {
            n if n < placed => "·".to_string(),
            n if n < Player::GREY => "g".to_string(),
            _ => seat.seat.to_string(),
        };
        let gain =
            if gain.is_empty() { String::new() } else { format!("→{}", words::brief(gain)) };
        format!("{}{}{gain}", piece(2 * index), piece(2 * index + 1))
    });
    format!("megaliths {}", slots.collect::<Vec<_>>().join(" "))
}

fn animals(
    title: &str,
    rules: &Rules,
    animals: &Counts<Species>,
    with_gains: bool,
) -> Option<String> {
    let one = |(species, &count): (&ochre_endless_winter::Id<Species>, &u8)| {
        let name = words::animal(rules, species.0).to_string();
        words::times(&if with_gains { market::animal(rules, species.0) } else { name }, count)
    };
    named(title, animals.iter().map(one).collect())
}

fn named(title: &str, pieces: Vec<String>) -> Option<String> {
    (!pieces.is_empty()).then(|| format!("{title} {}", pieces.join(", ")))
}

/// What the eclipse would give now for the most influence (EW-6.3).
fn map_gains(game: &EndlessWinter, rules: &Rules, seat: &SeatPosition) -> Gains {
    let mut gains = Gains::NONE;
    for hex in Hex::all() {
        let influence = |seat| game.influence(seat, hex);
        let own = influence(seat.seat);
        let leads = own != 0 && rules.seats().all(|other| influence(other) <= own);
        if let Some(terrain) = game.terrain(hex).filter(|_| leads) {
            gains.add(&rules.components().tile(terrain).gain);
        }
    }
    gains
}
