//! What happened, in sentences. Where the engine's sentence names a card or a tile by its number
//! in records, people get to read what is on it.

use ochre_kernel::Game;
use ochre_stone_age::{Event, Rules, StoneAge};

use super::words::{self, player};

/// An event as a sentence without a full stop.
pub fn sentence(rules: &Rules, event: &Event) -> String {
    let edition = rules.edition();
    match *event {
        Event::BuildingTurnedUp { place, tile } => {
            format!("on {} is turned up: {}", place.title(), words::building(edition, tile))
        }
        Event::CardLaid { place, card } => {
            format!("on {} is laid: {}", place.title(), words::card(edition, card))
        }
        Event::CardSlid { card, from, to } => {
            let card = words::card(edition, card);
            format!("{} slides to {} ({card})", from.title(), to.title())
        }
        Event::Placed { seat, place, people } => {
            let people = words::counted(people, "person", "people");
            format!("{} places {people} on {}", player(seat), place.title())
        }
        Event::Used { seat, place } => format!("{} uses {}", player(seat), place.title()),
        Event::CardBought { seat, card, .. } => {
            format!("{} takes the card ({})", player(seat), words::card(edition, card))
        }
        Event::BuildingBought { seat, points, .. } => {
            format!("{} builds for {points} points", player(seat))
        }
        Event::Declined { seat, .. } => format!("{} leaves it without paying", player(seat)),
        Event::DieTaken { seat, face } => format!("{} takes the die with {face}", player(seat)),
        Event::ExtraCardDrawn { seat, card: Some(card) } => {
            let bottom = words::bottom(card.face().bottom);
            format!("{} draws an extra card that counts {bottom}", player(seat))
        }
        ref other => StoneAge::describe(rules, other),
    }
}

/// Whether the event is told in the line of the one before it, where that is of the same player.
pub const fn continues(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::ToolsAdded { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::CardBought { .. }
            | Event::BuildingBought { .. }
            | Event::Declined { .. }
            | Event::RolledForAll { .. }
            | Event::DieTaken { .. }
            | Event::ExtraCardDrawn { .. }
            | Event::NoExtraCard { .. }
            | Event::FoodMissing { .. }
            | Event::Fed { .. }
            | Event::Starved { .. }
    )
}
