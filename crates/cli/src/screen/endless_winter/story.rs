//! What happened, in sentences: those of the engine, put so that a turn reads as one paragraph.

use ochre_endless_winter::{EndlessWinter, Event, Rules};
use ochre_kernel::Game;

/// An event as a sentence without a full stop.
pub fn sentence(rules: &Rules, event: &Event) -> String {
    match *event {
        Event::TurnBegan { seat } => format!("player {seat} takes a turn"),
        Event::EclipseTurn { seat } => format!("player {seat} takes their part of the eclipse"),
        ref other => EndlessWinter::describe(rules, other),
    }
}

/// Whether the event is told in the line of the one before it, where that is of the same player.
pub const fn continues(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnBegan { .. }
            | Event::EclipseTurn { .. }
            | Event::PileRevealed { .. }
            | Event::FinalScore { .. }
            | Event::SetupTaken { .. }
            | Event::ChiefDealt { .. }
    )
}

/// Whether the table shows it as well: what is laid out, and the end of a turn.
pub const fn is_on_the_table(event: &Event) -> bool {
    matches!(
        event,
        Event::StoneLaid { .. }
            | Event::CultureLaid { .. }
            | Event::BoardLaid { .. }
            | Event::LandDrawn { .. }
            | Event::TileLaid { .. }
            | Event::ChiefLaidOut { .. }
            | Event::SetupLaidOut { .. }
            | Event::TurnEnded { .. }
            | Event::FinalScore { .. }
    )
}
