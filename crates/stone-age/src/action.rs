//! What players decide and what chance decides.

use crate::buildings::Tile;
use crate::cards::Card;
use crate::dice::Dice;
use crate::place::Place;
use crate::resources::Heap;
use crate::tool_set::ToolSet;

/// A decision of a player, complete in itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put people on one place (SA-3.1).
    Place {
        /// Where.
        place: Place,
        /// How many.
        people: u8,
    },
    /// Resolve this place next (SA-4.1).
    Use(Place),
    /// Add these tools to the roll on the table, then take what it yields (SA-4.3).
    Tools(ToolSet),
    /// Pay this for the card or the building (SA-4.5, SA-4.6).
    Pay(Heap),
    /// Leave the card or the building (SA-4.5, SA-4.6).
    Decline,
    /// Take the die with this face from the dice for all (SA-8.2).
    TakeDie(u8),
    /// Take two resources with the face-up card (SA-8.11).
    TakeResources(Heap),
    /// Pay this for the missing food (SA-6.2).
    Feed(Heap),
    /// Lose ten points for the missing food (SA-6.2).
    Starve,
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This tile is turned up on that stack (SA-2.2, SA-4.6).
    Building {
        /// The stack, from 0.
        stack: u8,
        /// The tile.
        tile: Tile,
    },
    /// This card is laid on that space (SA-2.3, SA-7.1).
    Card {
        /// The space, the cheapest is 0.
        space: u8,
        /// The card.
        card: Card,
    },
    /// The dice fall so (SA-4.3, SA-8.2, SA-8.6).
    Roll(Dice),
    /// The extra card is this one (SA-8.9).
    Draw(Card),
}
