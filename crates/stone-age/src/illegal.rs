//! Why something is refused, in words for the player.

use std::error::Error;
use std::fmt;

use ochre_kernel::Refusal;
use serde::Serialize;

use crate::buildings::Tile;
use crate::cards::Card;
use crate::place::Place;

/// Why a step is refused. Serialized: the `key` and its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "key", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentences below say what each means")]
pub enum Illegal {
    NotNow { waits_for: WaitsFor },
    NoSuchPlace,
    NobodyPlaced,
    TooFewPeople { wanted: u8, available: u8 },
    AlreadyThere { place: Place },
    ExactNumber { place: Place, exactly: u8 },
    Occupied { place: Place },
    NoRoom { place: Place, room: u8 },
    TooManyPlayers { place: Place, players: u8 },
    VillageClosed { players: u8 },
    NoCard { place: Place },
    NoBuilding { place: Place },
    NobodyThere { place: Place },
    ToolNotReady { value: u8 },
    NoOneUseTool { value: u8 },
    CardPrice { pieces: u8, paid: u16 },
    FixedPrice { tile: Tile },
    CountPrice { tile: Tile, pieces: u8, kinds: u8 },
    RangePrice { tile: Tile, paid: u16 },
    TooFewResources { place: Option<Place> },
    NoSuchDie { face: u8 },
    NoTwoResources,
    NotTwoResources { taken: u16 },
    MissingFood { missing: u8, paid: u16 },
    WrongDice { expected: u8, rolled: u8 },
    WrongSpot { place: Place },
    CardSeen { card: Card },
    TileSeen { tile: Tile },
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaitsFor {
    /// People on a place.
    Placement,
    /// The next place to resolve.
    Place,
    /// The tools for a roll.
    Tools,
    /// A payment, or to decline.
    Payment,
    /// A die of the dice for all.
    Die,
    /// Resources for missing food, or to starve.
    Feeding,
    /// Dice.
    Roll,
    /// A card for a space.
    Card,
    /// A building for a stack.
    Building,
    /// The extra card.
    ExtraCard,
    /// Nothing: the game is over.
    Nothing,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::NotNow { waits_for } => waits_for.rule(),
            Illegal::NoSuchPlace | Illegal::NobodyPlaced | Illegal::TooFewPeople { .. } => "SA-3.1",
            Illegal::AlreadyThere { .. } => "SA-3.2",
            Illegal::ExactNumber { place, .. } | Illegal::Occupied { place } => match place {
                Place::Card(_) | Place::Building(_) => "SA-3.6",
                _ => "SA-3.3",
            },
            Illegal::NoRoom { .. } => "SA-3.5",
            Illegal::TooManyPlayers { players, .. } | Illegal::VillageClosed { players } => {
                if players == 2 {
                    "SA-3.8"
                } else {
                    "SA-3.7"
                }
            }
            Illegal::NoCard { .. } | Illegal::NoBuilding { .. } => "SA-3.6",
            Illegal::NobodyThere { .. } => "SA-4.1",
            Illegal::ToolNotReady { .. } => "SA-5.2",
            Illegal::NoOneUseTool { .. } => "SA-5.4",
            Illegal::CardPrice { .. } => "SA-4.5",
            Illegal::FixedPrice { .. }
            | Illegal::CountPrice { .. }
            | Illegal::RangePrice { .. } => "SA-4.7",
            Illegal::TooFewResources { place } => match place {
                Some(Place::Card(_)) => "SA-4.5",
                Some(_) => "SA-4.6",
                None => "SA-6.2",
            },
            Illegal::NoSuchDie { .. } => "SA-8.2",
            Illegal::NoTwoResources | Illegal::NotTwoResources { .. } => "SA-8.11",
            Illegal::MissingFood { .. } => "SA-6.2",
            Illegal::WrongDice { .. } | Illegal::WrongSpot { .. } => "SA-12.1",
            Illegal::CardSeen { .. } => "SA-2.3",
            Illegal::TileSeen { .. } => "SA-2.2",
        }
    }
}

impl WaitsFor {
    const fn rule(self) -> &'static str {
        match self {
            WaitsFor::Placement => "SA-3.1",
            WaitsFor::Place => "SA-4.1",
            WaitsFor::Tools => "SA-4.3",
            WaitsFor::Payment => "SA-4.5",
            WaitsFor::Die => "SA-8.2",
            WaitsFor::Feeding => "SA-6.2",
            WaitsFor::Nothing => "SA-9.1",
            WaitsFor::Roll | WaitsFor::Card | WaitsFor::Building | WaitsFor::ExtraCard => "SA-12.1",
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            WaitsFor::Placement => "this is the time to place people on one place",
            WaitsFor::Place => "this is the time to choose which place to use next",
            WaitsFor::Tools => "this is the time to choose the tools for the roll",
            WaitsFor::Payment => "this is the time to pay or to decline",
            WaitsFor::Die => "this is the time to take one of the dice",
            WaitsFor::Feeding => {
                "this is the time to pay resources for the missing food or to starve"
            }
            WaitsFor::Roll => "dice must be rolled first",
            WaitsFor::Card => "a card must be laid on a space first",
            WaitsFor::Building => "a building must be turned up first",
            WaitsFor::ExtraCard => "the extra card must be drawn first",
            WaitsFor::Nothing => "the game is over",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::NotNow { waits_for } => f.write_str(waits_for.sentence()),
            Illegal::NoSuchPlace => f.write_str("there is no such place on the board"),
            Illegal::NobodyPlaced => f.write_str("place at least one of your people"),
            Illegal::TooFewPeople { wanted, available } => {
                let left = counted(available, "person", "people");
                write!(f, "you have {left} left and tried to place {wanted}")
            }
            Illegal::AlreadyThere { place } => {
                write!(f, "you have placed people on {place} in this round already")
            }
            Illegal::ExactNumber { place, exactly } => {
                let people = counted(exactly, "person", "people, placed in one go");
                write!(f, "{place} takes exactly {people}")
            }
            Illegal::Occupied { place } => write!(f, "{place} is occupied in this round"),
            Illegal::NoRoom { place, room: 0 } => write!(f, "{place} is full"),
            Illegal::NoRoom { place, room } => {
                write!(f, "{place} has room for {}", counted(room, "more person", "more people"))
            }
            Illegal::TooManyPlayers { place, players: 2 } => {
                write!(f, "with 2 players only one of you may use {place} in a round")
            }
            Illegal::TooManyPlayers { place, players } => {
                write!(f, "with {players} players only two of you may use {place} in a round")
            }
            Illegal::VillageClosed { players } => write!(
                f,
                "with {players} players only two of tool-maker, hut and field may be occupied in a \
                 round"
            ),
            Illegal::NoCard { place } => write!(f, "there is no card on {place}"),
            Illegal::NoBuilding { place } => write!(f, "there is no building on {place}"),
            Illegal::NobodyThere { place } => write!(f, "you have nobody on {place}"),
            Illegal::ToolNotReady { value } => {
                write!(f, "you don't have that many unused tools of value {value}")
            }
            Illegal::NoOneUseTool { value } => {
                write!(f, "you have no one-use tool of value {value}")
            }
            Illegal::CardPrice { pieces, paid } => {
                let price = counted(pieces, "resource", "resources");
                write!(f, "this card costs exactly {price}, not {paid}")
            }
            Illegal::FixedPrice { tile } => {
                write!(f, "{tile} costs exactly the resources printed on it")
            }
            Illegal::CountPrice { tile, pieces, kinds } => {
                let kinds = counted(kinds, "kind", "kinds");
                write!(f, "{tile} costs exactly {pieces} resources of exactly {kinds}")
            }
            Illegal::RangePrice { tile, paid } => {
                write!(f, "{tile} costs 1 to 7 resources, not {paid}")
            }
            Illegal::TooFewResources { .. } => {
                f.write_str("you don't have these resources: pay what you have")
            }
            Illegal::NoSuchDie { face } => write!(f, "no die that is left shows {face}"),
            Illegal::NoTwoResources => {
                f.write_str("you have no face-up card with two resources of your choice")
            }
            Illegal::NotTwoResources { taken } => {
                write!(f, "the card gives exactly 2 resources, not {taken}")
            }
            Illegal::MissingFood { missing, paid } => {
                let price = counted(missing, "resource", "resources");
                write!(f, "{missing} food is missing: pay exactly {price}, not {paid}, or starve")
            }
            Illegal::WrongDice { expected, rolled } => {
                write!(f, "{} must be rolled, not {rolled}", counted(expected, "die", "dice"))
            }
            Illegal::WrongSpot { place } => write!(f, "the next one to be turned up is on {place}"),
            Illegal::CardSeen { card } => write!(f, "{card} is not in the deck any more"),
            Illegal::TileSeen { tile } => write!(f, "{tile} was turned up before"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

fn counted(count: u8, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

impl Error for Illegal {}
