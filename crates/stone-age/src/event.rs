//! What happened, for people to read and for screens to animate.

use ochre_kernel::Seat;
use serde::Serialize;

use crate::buildings::Tile;
use crate::cards::Card;
use crate::dice::Dice;
use crate::place::Place;
use crate::resources::{Heap, Resource};
use crate::state::Ends;
use crate::tool_set::ToolSet;

/// Something that happened. Serialized: `what` and its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields have the words of the rules")]
pub enum Event {
    /// A tile was turned up on a stack.
    BuildingTurnedUp { place: Place, tile: Tile },
    /// A card was laid on a space.
    CardLaid { place: Place, card: Card },
    /// A card left on a space moved to a cheaper one (SA-7.1).
    CardSlid { card: Card, from: Place, to: Place },
    /// A round began.
    RoundBegan { round: u16, start_player: Seat },
    /// People were put on a place.
    Placed { seat: Seat, place: Place, people: u8 },
    /// A place is being resolved.
    Used { seat: Seat, place: Place },
    /// Dice were rolled for food (`None`) or a resource.
    Rolled { seat: Seat, goal: Option<Resource>, dice: Dice },
    /// Tools joined a roll; `total` includes the dice.
    ToolsAdded { seat: Seat, tools: ToolSet, total: u8 },
    /// Food, resources, a tool … came to a player; an amount of 0 says that nothing came.
    Gained { seat: Seat, gain: Gain, amount: u16 },
    /// Resources were paid.
    Paid { seat: Seat, resources: Heap },
    /// A card was bought.
    CardBought { seat: Seat, place: Place, card: Card },
    /// A building was bought and scored.
    BuildingBought { seat: Seat, place: Place, tile: Tile, points: u16 },
    /// A card or a building was left.
    Declined { seat: Seat, place: Place },
    /// The dice for all were rolled (SA-8.2).
    RolledForAll { seat: Seat, dice: Dice },
    /// One of them was taken.
    DieTaken { seat: Seat, face: u8 },
    /// The extra card (SA-8.9); others see `None`.
    ExtraCardDrawn { seat: Seat, card: Option<Card> },
    /// There was no card left to draw (SA-8.9).
    NoExtraCard { seat: Seat },
    /// The face-up card was used (SA-8.11).
    TwoResourcesTaken { seat: Seat, resources: Heap },
    /// The tribe ate; `food` is what was paid.
    Fed { seat: Seat, food: u16 },
    /// Food is missing; all food is gone (SA-6.2).
    FoodMissing { seat: Seat, missing: u8 },
    /// Ten points were lost (SA-6.2).
    Starved { seat: Seat },
    /// The game ended.
    Ended { why: Ends },
    /// The final score of a player.
    FinalScore { seat: Seat, score: i32 },
}

/// What a player can gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Gain {
    Food,
    Resource(Resource),
    Tool,
    Agriculture,
    Person,
    Points,
    OneUseTool,
    TwoResources,
}
