//! The board: places, cards and buildings, who stands there and what may be done there.

use std::fmt::Write;

use ochre_kernel::{Game, Seat};
use ochre_stone_age::{
    Action, Edition, Illegal, Place, Position, Resource, Rules, StoneAge, divisor,
};

use super::words;
use crate::screen::layout::{columns, faint, heading, in_seat_colour, left, number};

/// Everything that people can be put on, a line each. While people are placed, the numbers of the
/// choices stand at the end of the lines.
pub fn board(
    game: &StoneAge,
    rules: &Rules,
    view: &Position,
    legal: &[Action],
    width: usize,
) -> String {
    let edition = rules.edition();
    let offers = Offers::new(game, rules, legal);
    let wide = if width >= 100 { 6 } else { 0 };
    let (first, second) = (32 + wide, 56 + wide);
    let send = if offers.is_empty() { "" } else { "YOU MAY SEND ([number] people)" };
    let mut text = title(&format!("{:<first$}PEOPLE  {send}", "PLACE           GIVES"));
    let village = [Place::ToolMaker, Place::Hut, Place::Field, Place::Hunt];
    let gathering = Resource::ALL.map(Place::Gather);
    for place in village.into_iter().chain(gathering) {
        let what = left(place.title(), 16) + &what_one_gets(edition, place);
        text += &line(view, place, &left(&what, first), &offers, width);
    }
    text += &title("CARD                NOW · AT THE END");
    for (space, &card) in (0..).zip(&view.card_spaces) {
        let card = card.map_or_else(|| faint("empty"), |card| words::card(edition, card));
        let what = format!("card {}      pay {}   {card}", space + 1, space + 1);
        text += &line(view, Place::Card(space), &left(&what, second), &offers, width);
    }
    let clay = edition.resource_name(Resource::Brick);
    text += &title(&format!(
        "BUILDING            COST: POINTS (wood is worth 3, {clay} 4, stone 5, gold 6)"
    ));
    for (stack, pile) in (0..).zip(&view.stacks) {
        let tile = pile.top.map_or_else(
            || faint(if pile.left == 0 { "the stack is empty" } else { "face down" }),
            |tile| words::building(edition, tile),
        );
        let what = format!("building {}  {} left  {tile}", stack + 1, pile.left);
        text += &line(view, Place::Building(stack), &left(&what, second), &offers, width);
    }
    text
}

fn title(text: &str) -> String {
    format!("  {}\n", heading(text.trim_end()))
}

fn line(view: &Position, place: Place, what: &str, offers: &Offers, width: usize) -> String {
    let mut line = format!("  {what}{} ", left(&rings(view, place), 7));
    let at = columns(&line);
    match offers.at(place) {
        [] => (),
        pieces => line += &one_line(pieces, width.saturating_sub(at)),
    }
    format!("{}\n", line.trim_end())
}

/// `[9] 1  [10] 2  …  [14] 6`: as many as fit, and always the last.
fn one_line(pieces: &[String], width: usize) -> String {
    for n_first in (1..pieces.len()).rev() {
        let mut shown = pieces[..n_first].to_vec();
        if n_first + 1 < pieces.len() {
            shown.push("…".into());
        }
        shown.extend(pieces.last().cloned());
        let line = shown.join("  ");
        if columns(&line) <= width {
            return line;
        }
    }
    pieces.last().cloned().unwrap_or_default()
}

fn what_one_gets(edition: Edition, place: Place) -> String {
    let roll = |goal| format!("{}, dice ÷ {}", words::goal(edition, goal), divisor(goal));
    match place {
        Place::ToolMaker => "a tool".into(),
        Place::Hut => "a person".into(),
        Place::Field => "agriculture +1".into(),
        Place::Hunt => roll(None),
        Place::Gather(resource) => roll(Some(resource)),
        Place::Card(_) | Place::Building(_) => String::new(),
    }
}

/// A digit for each person there, then a dot for each free ring: `112····`.
fn rings(view: &Position, place: Place) -> String {
    let groups: Vec<(Seat, u8)> =
        view.seats.iter().filter_map(|seat| Some((seat.seat, *seat.placed.get(&place)?))).collect();
    let n_people: u8 = groups.iter().map(|group| group.1).sum();
    let n_rings: u8 = match place {
        Place::ToolMaker | Place::Field => 1,
        Place::Hut => 2,
        Place::Hunt => 0,
        Place::Gather(_) => 7,
        Place::Card(space) => {
            view.card_spaces.get(usize::from(space)).is_some_and(Option::is_some).into()
        }
        Place::Building(stack) => {
            view.stacks.get(usize::from(stack)).is_some_and(|pile| pile.top.is_some()).into()
        }
    };
    if n_people > 7 {
        let group = |&(seat, people)| in_seat_colour(seat, &format!("{seat}×{people}"));
        return groups.iter().map(group).collect::<Vec<_>>().join(" ");
    }
    let mut text = String::new();
    for (seat, people) in groups {
        let digits = seat.to_string().repeat(people.into());
        let _ = write!(text, "{}", in_seat_colour(seat, &digits));
    }
    text + &"·".repeat(n_rings.saturating_sub(n_people).into())
}

/// The placements that are offered, by place: `[4] 1`, `[5] 2`; or why there are none.
struct Offers(Vec<Vec<String>>);

impl Offers {
    fn new(game: &StoneAge, rules: &Rules, legal: &[Action]) -> Offers {
        let mut offers = vec![Vec::new(); Place::ALL.len()];
        for (index, action) in legal.iter().enumerate() {
            if let Action::Place { place, people } = action {
                offers[place.index()].push(format!("{} {people}", number(index + 1)));
            }
        }
        let is_placing = offers.iter().any(|offers| !offers.is_empty());
        for (place, offers) in Place::ALL.into_iter().zip(&mut offers) {
            if is_placing && offers.is_empty() {
                let people = if place == Place::Hut { 2 } else { 1 };
                let why = match game.check(rules, Action::Place { place, people }) {
                    _ if place == Place::Hut && game.people_at(place) != 0 => "taken",
                    Err(illegal) => why_not(illegal),
                    Ok(()) => continue,
                };
                offers.push(faint(why));
            }
        }
        Offers(offers)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    fn at(&self, place: Place) -> &[String] {
        &self.0[place.index()]
    }
}

/// A refusal in a few words; who types the place gets the whole sentence.
const fn why_not(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::AlreadyThere { .. } => "you are there",
        Illegal::Occupied { .. } => "taken",
        Illegal::NoRoom { .. } => "full",
        Illegal::TooManyPlayers { players: 2, .. } => "closed: only one player",
        Illegal::TooManyPlayers { .. } => "closed: only two players",
        Illegal::VillageClosed { .. } => "closed: only two of the three",
        Illegal::TooFewPeople { .. } => "needs 2 people",
        _ => "–",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_takes_one_line_however_many_people_may_go() {
        let pieces: Vec<String> = (1..=6).map(|people| format!("[{people}] {people}")).collect();
        assert_eq!(one_line(&pieces[..2], 40), "[1] 1  [2] 2");
        assert_eq!(one_line(&pieces, 40), "[1] 1  [2] 2  [3] 3  [4] 4  [5] 5  [6] 6");
        assert_eq!(one_line(&pieces, 39), "[1] 1  [2] 2  [3] 3  [4] 4  …  [6] 6");
        assert_eq!(one_line(&pieces, 3), "[6] 6");
        assert_eq!(one_line(&pieces[..1], 40), "[1] 1");
    }
}
