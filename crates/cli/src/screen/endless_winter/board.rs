//! The whole table, or the part of it that a question needs.

use ochre_endless_winter::{
    Action, Card, Cards, EndlessWinter, Hex, Position, Rules, SeatPosition, SectionName, Spot, Way,
};
use ochre_endless_winter_pack::Column;
use ochre_kernel::{Game, Seat, Viewer};

use super::{columns, field, idols, map, market, players, prompt, words};
use crate::screen::Look;
use crate::screen::layout::{beside, columns as width_of, heading, wrap};

/// Columns before each line, and between two blocks side by side.
const INDENT: usize = 2;
const GAP: usize = 2;

/// Everything that lies on the table, as far as the viewer may know it.
pub fn table(game: &EndlessWinter, rules: &Rules, look: &Look, legal: &[Action]) -> String {
    let view = game.view(rules, look.viewer);
    let needs = Needs::new(&view, look, legal);
    let inner = look.width - INDENT;
    let board = Board { game, rules, view: &view, look, needs, legal };
    let mut lines = board.lands(inner);
    lines.extend(board.open(inner));
    if needs.columns {
        lines.extend(columns::columns(&view, rules, inner));
    }
    let narrow = Look { width: inner, ..*look };
    let details = match (needs.whole, view.pending.is_empty()) {
        (true, _) => players::Details::All,
        (false, true) => players::Details::Own,
        (false, false) => players::Details::None,
    };
    lines.extend(players::players(game, rules, &view, &narrow, details));
    if details != players::Details::None {
        lines.extend(board.hand(inner));
    }
    let title = prompt::title(&view, rules);
    let rule = "─".repeat(look.width.saturating_sub(width_of(&title) + 4));
    let mut text = format!("{}\n", heading(&format!("── {title} {rule}")));
    for line in lines {
        text += format!("{}{line}", " ".repeat(INDENT)).trim_end();
        text.push('\n');
    }
    text
}

/// What is shown. A question in the middle of a turn needs little of the table.
#[derive(Clone, Copy, Debug)]
struct Needs {
    whole: bool,
    columns: bool,
    map: bool,
    field: bool,
    idols: bool,
    culture: bool,
    stones: bool,
    tribes: bool,
    grounds: bool,
}

impl Needs {
    fn new(view: &Position, look: &Look, legal: &[Action]) -> Needs {
        let is_placing =
            prompt::is_turn(view) && view.turn.spot.is_none() && view.pending.is_empty();
        let begun = |seat: &SeatPosition| Some(seat.seat) == view.active && !seat.above.is_empty();
        let is_new = view.turn.labor_halves == 0 && !view.seats.iter().any(begun);
        let whole = look.whole || legal.is_empty() || is_placing && is_new;
        let column = match view.turn.spot.filter(|_| view.pending.is_empty()) {
            Some(Spot::Column(column)) => Some(column),
            _ => None,
        };
        let ways = || legal.iter().filter_map(|action| way(*action));
        let offers = |of: fn(&Way) -> bool| ways().any(|way| of(&way));
        let culture = offers(|way| matches!(way, Way::Culture(_)));
        let stones = offers(|way| matches!(way, Way::Stone(_)));
        let tribes = offers(|way| matches!(way, Way::Tribe(_)));
        // After the middle there is no way back to the top (EW-4.3).
        let is_top = view.turn.section == SectionName::Top;
        let is = |wanted| column == Some(wanted) && is_top;
        Needs {
            whole,
            columns: whole || is_placing,
            map: whole
                || is(Column::Migrate)
                || offers(|way| matches!(way, Way::Move(..) | Way::Village(_))),
            field: whole || offers(|way| matches!(way, Way::Megalith(_))),
            idols: whole || offers(|way| matches!(way, Way::Offering | Way::Reverence)),
            // What is offered is told with the choices.
            culture: whole || is(Column::Develop) && !culture,
            stones: whole || is(Column::Develop) && !stones,
            tribes: whole || is(Column::Initiate) && !tribes,
            grounds: whole || is(Column::Hunt),
        }
    }
}

fn way(action: Action) -> Option<Way> {
    match action {
        Action::Top(way) | Action::Middle(Some(way)) | Action::Gain(_, way) => Some(way),
        _ => None,
    }
}

struct Board<'a> {
    game: &'a EndlessWinter,
    rules: &'a Rules,
    view: &'a Position,
    look: &'a Look<'a>,
    needs: Needs,
    legal: &'a [Action],
}

impl Board<'_> {
    /// The map, the megaliths and the idols, side by side where there is room.
    fn lands(&self, width: usize) -> Vec<String> {
        let Board { game, rules, needs, .. } = *self;
        let [map, legend] = if needs.map && Hex::all().all(|hex| game.terrain(hex).is_some()) {
            [map::map(game, rules), map::legend(game, rules)]
        } else {
            [const { Vec::new() }; 2]
        };
        let field = if needs.field { field::field(game, rules, width) } else { Vec::new() };
        let idols = if needs.idols { idols::idols(self.view, rules, width) } else { Vec::new() };
        let fits = |first: usize, second: &[String]| {
            first + GAP + widest(second) <= width && !second.is_empty()
        };
        let side_by_side = |first: &[String], second: &[String]| {
            if first.is_empty() || !fits(widest(first), second) {
                return [first, second].concat();
            }
            beside(first, second, widest(first) + GAP)
        };
        if !map.is_empty() && fits(map::WIDTH, &field) {
            let mut lines = side_by_side(&map, &field);
            lines.extend(side_by_side(&legend, &idols));
            return lines;
        }
        let mut lines = side_by_side(&map, &legend);
        lines.extend(field);
        lines.extend(idols);
        lines
    }

    /// What lies open to be taken.
    fn open(&self, width: usize) -> Vec<String> {
        let Board { game, rules, view, needs, .. } = *self;
        let own = match self.look.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let is_wide = width >= 112 && needs.culture && needs.stones;
        let half = if is_wide { width * 3 / 5 } else { width };
        let rest = if is_wide { width - half - GAP } else { width };
        let culture = if needs.culture { market::culture(view, rules, half) } else { Vec::new() };
        let tribes = if self.look.whole || needs.tribes && !needs.whole {
            market::tribes(game, rules, width)
        } else if needs.tribes {
            market::piles(game, rules, width)
        } else {
            Vec::new()
        };
        let stones = if needs.stones { market::stones(view, rules, own, rest) } else { Vec::new() };
        let mut lines = if is_wide {
            beside(&culture, &stones, half + GAP)
        } else {
            [culture, stones].concat()
        };
        lines.extend(tribes);
        if needs.grounds {
            lines.extend(market::grounds(game, rules, self.look.whole || !needs.whole, width));
        }
        lines
    }

    /// The own cards that no choice speaks of.
    fn hand(&self, width: usize) -> Vec<String> {
        let Viewer::Seat(own) = self.look.viewer else { return Vec::new() };
        let hand = self.own_hand(own);
        let told: Vec<Card> = self.legal.iter().filter_map(|action| card(*action)).collect();
        let mut lines = Vec::new();
        for (index, &card) in hand.iter().enumerate() {
            if told.contains(&card) || hand[..index].contains(&card) {
                continue;
            }
            let count = hand.iter().filter(|&&other| other == card).count() as u8;
            let name = words::times(words::card(self.rules, card), count);
            let text = format!("{name}: {}", words::card_text(self.rules, card));
            lines.extend(wrap(&text, 4, width).lines().map(String::from));
        }
        if !lines.is_empty() {
            let title = if told.is_empty() { "YOUR HAND" } else { "ALSO IN YOUR HAND" };
            lines.insert(0, heading(title));
        }
        lines
    }

    fn own_hand(&self, own: Seat) -> Vec<Card> {
        let seat = self.view.seats.iter().find(|seat| seat.seat == own);
        match seat.map(|seat| &seat.hand) {
            Some(Cards::Open(cards)) => cards.clone(),
            _ => Vec::new(),
        }
    }
}

/// The card of the hand that a choice speaks of, with its text.
fn card(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Pile(card) | Action::Discard(card) => Some(card),
        _ => None,
    }
}

fn widest(lines: &[String]) -> usize {
    lines.iter().map(|line| width_of(line)).max().unwrap_or(0)
}
