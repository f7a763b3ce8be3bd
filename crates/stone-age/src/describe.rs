//! Events as English sentences, in the words of the edition on the table (SA-11.1).

use crate::event::{Event, Gain};
use crate::place::Place;
use crate::resources::{Heap, Resource};
use crate::rules::Edition;
use crate::state::Ends;

/// One event as a sentence without a full stop.
pub(crate) fn sentence(edition: Edition, event: &Event) -> String {
    match *event {
        Event::BuildingTurnedUp { place, tile } => format!("{tile} is turned up on {place}"),
        Event::CardLaid { place, card } => format!("{card} is laid on {place}"),
        Event::CardSlid { card, from, to } => format!("{card} slides from {from} to {to}"),
        Event::RoundBegan { round, start_player } => {
            format!("round {round} begins, player {start_player} starts")
        }
        Event::Placed { seat, place, people } => {
            format!(
                "player {seat} places {} on {place}",
                counted(people.into(), "person", "people")
            )
        }
        Event::Used { seat, place } => format!("player {seat} uses {place}"),
        Event::Rolled { seat, goal, dice } => {
            let goal = goal_name(edition, goal);
            format!("player {seat} rolls {dice} = {} for {goal}", dice.total())
        }
        Event::ToolsAdded { seat, tools, total } => {
            format!("player {seat} adds tools {tools}: {total} in all")
        }
        Event::Gained { seat, gain, amount } => gained(edition, seat.number(), gain, amount),
        Event::Paid { seat, resources } => {
            format!("player {seat} pays {}", heap_words(edition, resources))
        }
        Event::CardBought { seat, place, card } => {
            format!("player {seat} takes {card} from {place}")
        }
        Event::BuildingBought { seat, tile, points, .. } => {
            format!("player {seat} builds {tile} for {points} points")
        }
        Event::Declined { seat, place } => format!("player {seat} declines {place}"),
        Event::RolledForAll { seat, dice } => format!("player {seat} rolls {dice} for all"),
        Event::DieTaken { seat, face } => format!("player {seat} takes the die with {face}"),
        Event::ExtraCardDrawn { seat, card: Some(card) } => {
            format!("player {seat} draws {card} as an extra card")
        }
        Event::ExtraCardDrawn { seat, card: None } => format!("player {seat} draws an extra card"),
        Event::NoExtraCard { seat } => {
            format!("player {seat} finds no extra card: the deck is empty")
        }
        Event::TwoResourcesTaken { seat, resources } => {
            format!("player {seat} uses the face-up card: {}", heap_words(edition, resources))
        }
        Event::Fed { seat, food } => format!("player {seat} feeds the tribe with {food} food"),
        Event::FoodMissing { seat, missing } => format!("player {seat} lacks {missing} food"),
        Event::Starved { seat } => format!("player {seat} starves and loses 10 points"),
        Event::Ended { why } => format!("the game ends: {}", ends(why)),
        Event::FinalScore { seat, score } => format!("player {seat} has {score} points"),
    }
}

fn gained(edition: Edition, seat: u8, gain: Gain, amount: u16) -> String {
    match (gain, amount) {
        (Gain::OneUseTool, value) => format!("player {seat} gains a one-use tool of value {value}"),
        (Gain::TwoResources, _) => format!("player {seat} may take 2 resources once"),
        (_, 0) => format!("player {seat} gains nothing"),
        (Gain::Food, _) => format!("player {seat} gains {amount} food"),
        (Gain::Resource(resource), _) => {
            format!("player {seat} gains {amount} {}", edition.resource_name(resource))
        }
        (Gain::Tool, _) => format!("player {seat} gains a tool"),
        (Gain::Agriculture, _) => format!("player {seat} advances in agriculture"),
        (Gain::Person, _) => format!("player {seat} gains a person"),
        (Gain::Points, _) => format!("player {seat} scores {amount} points"),
    }
}

fn goal_name(edition: Edition, goal: Option<Resource>) -> &'static str {
    goal.map_or("food", |resource| edition.resource_name(resource))
}

/// `2 wood, 1 clay`.
fn heap_words(edition: Edition, heap: Heap) -> String {
    let words: Vec<String> = heap
        .pieces()
        .map(|(resource, count)| format!("{count} {}", edition.resource_name(resource)))
        .collect();
    words.join(", ")
}

fn counted(count: u16, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn ends(why: Ends) -> String {
    let reasons = [
        (why.cards, "there are not enough civilization cards"),
        (why.buildings, "a stack of buildings is empty"),
        (why.round_limit, "the round limit is reached"),
    ];
    let reasons: Vec<&str> =
        reasons.into_iter().filter_map(|(holds, reason)| holds.then_some(reason)).collect();
    reasons.join(" and ")
}

impl Place {
    /// The place in English for people, such as `hunting grounds`.
    pub const fn title(self) -> &'static str {
        const TITLES: [&str; 16] = [
            "tool maker",
            "hut",
            "field",
            "hunting grounds",
            "forest",
            "clay pit",
            "quarry",
            "river",
            "card 1",
            "card 2",
            "card 3",
            "card 4",
            "building 1",
            "building 2",
            "building 3",
            "building 4",
        ];
        TITLES[self.index()]
    }
}
