//! The state of a game: what is on the table, and what the table waits for.

use ochre_kernel::{PerSeat, Seat};

use crate::buildings::Tile;
use crate::cards::Card;
use crate::dice::Dice;
use crate::place::Place;
use crate::resources::Resource;
use crate::rules::Rules;
use crate::sets::{CardSet, TileSet};
use crate::tribe::Tribe;

/// A game of Stone Age at one moment. What never changes is in [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StoneAge {
    pub(crate) tribes: PerSeat<Tribe>,
    /// The cards that may still come, the extra card excluded (SA-8.9).
    pub(crate) deck: CardSet,
    /// The tiles that may still be turned up, those out of the game included (SA-2.2).
    pub(crate) unseen_tiles: TileSet,
    /// The card spaces, the cheapest first.
    pub(crate) spaces: [Option<Card>; 4],
    pub(crate) stacks: [Stack; 4],
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    pub(crate) start: Seat,
    pub(crate) extra: Option<Extra>,
    pub(crate) ends: Ends,
}

// A state is copied for every simulation of a search: growth is a decision, not an accident.
const _: () = assert!(size_of::<StoneAge>() <= 256);

/// A stack of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    pub(crate) top: Option<Tile>,
    /// How many tiles it has, the top one included.
    pub(crate) left: u8,
}

/// The card that somebody drew from the deck; only its owner knows it (SA-8.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Extra {
    pub(crate) owner: Seat,
    pub(crate) card: Card,
}

/// Why the game ended; several may hold at once (SA-9.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Ends {
    /// The card spaces can't all be filled (SA-9.1).
    pub cards: bool,
    /// A stack of buildings is empty (SA-9.2).
    pub buildings: bool,
    /// The round limit is reached (SA-9.3).
    pub round_limit: bool,
}

impl Ends {
    /// Whether the game ends.
    pub const fn any(self) -> bool {
        self.cards || self.buildings || self.round_limit
    }
}

/// What the table waits for. Each phase carries what only it needs; `seat` is who decides, or for
/// whom chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Set-up: the first tile of a stack (chance).
    FirstTile { stack: u8 },
    /// A card for a space (chance), in the set-up and before each round.
    Filling { space: u8 },
    /// A decision: where to put people (SA-3.1).
    Placing { seat: Seat },
    /// A decision: which place to resolve next (SA-4.1).
    Using { seat: Seat },
    /// Dice for food (`None`) or a resource (chance).
    Rolling { seat: Seat, place: Place, goal: Option<Resource> },
    /// A decision: which tools join the roll (SA-4.3).
    AddingTools { seat: Seat, place: Place, goal: Option<Resource>, dice: Dice },
    /// A decision: pay for a card or decline (SA-4.5).
    BuyingCard { seat: Seat, space: u8 },
    /// A decision: pay for a building or decline (SA-4.6).
    BuyingBuilding { seat: Seat, stack: u8 },
    /// The next tile of a stack (chance).
    TurningUp { seat: Seat, stack: u8 },
    /// Dice for all (chance) (SA-8.2).
    RollingForAll { seat: Seat, space: u8 },
    /// A decision: which die to take (SA-8.2).
    TakingDie { seat: Seat, buyer: Seat, space: u8, dice: Dice },
    /// The extra card (chance) (SA-8.9).
    Drawing { seat: Seat, space: u8 },
    /// A tribe about to eat: never waited for (SA-6.1).
    Feeding { seat: Seat },
    /// A decision: pay resources for the missing food, or starve (SA-6.2).
    Hungry { seat: Seat, missing: u8 },
    /// Nothing more happens.
    Over,
}

impl StoneAge {
    /// The number of card spaces (SA-2.3).
    pub const SPACES: u8 = 4;
    /// The number of tiles in a stack (SA-2.2).
    pub const STACK_TILES: u8 = 7;

    /// The state before anything is turned up.
    pub(crate) fn before_setup(rules: &Rules) -> StoneAge {
        let mut stacks = [Stack::default(); 4];
        stacks[..usize::from(rules.n_players())]
            .fill(Stack { top: None, left: StoneAge::STACK_TILES });
        StoneAge {
            tribes: PerSeat([Tribe::START; Seat::MAX]),
            deck: CardSet::ALL,
            unseen_tiles: TileSet::ALL,
            spaces: [None; 4],
            stacks,
            phase: Phase::FirstTile { stack: 0 },
            round: 1,
            start: Seat::FIRST,
            extra: None,
            ends: Ends::default(),
        }
    }

    /// One player's tribe.
    pub fn tribe(&self, seat: Seat) -> &Tribe {
        &self.tribes[seat]
    }

    /// The card on a space; 0 is the cheapest.
    pub fn card_on(&self, space: u8) -> Option<Card> {
        self.spaces.get(usize::from(space)).copied().flatten()
    }

    /// The face-up tile of a stack.
    pub fn top_tile(&self, stack: u8) -> Option<Tile> {
        self.stacks.get(usize::from(stack)).and_then(|stack| stack.top)
    }

    /// How many tiles a stack has, the top one included.
    pub fn tiles_left(&self, stack: u8) -> u8 {
        self.stacks.get(usize::from(stack)).map_or(0, |stack| stack.left)
    }

    /// How many cards the deck has.
    pub fn cards_left(&self) -> u8 {
        self.deck.len()
    }

    /// Who began this round.
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// Why the game ended.
    pub fn ends(&self) -> Ends {
        self.ends
    }

    /// The dice on the table, while they wait for tools or takers.
    pub fn dice(&self) -> Option<Dice> {
        match self.phase {
            Phase::AddingTools { dice, .. } | Phase::TakingDie { dice, .. } => Some(dice),
            _ => None,
        }
    }

    /// The place that is being resolved.
    pub fn place_in_use(&self) -> Option<Place> {
        match self.phase {
            Phase::Rolling { place, .. } | Phase::AddingTools { place, .. } => Some(place),
            Phase::BuyingCard { space, .. }
            | Phase::RollingForAll { space, .. }
            | Phase::TakingDie { space, .. }
            | Phase::Drawing { space, .. } => Some(Place::Card(space)),
            Phase::BuyingBuilding { stack, .. } | Phase::TurningUp { stack, .. } => {
                Some(Place::Building(stack))
            }
            _ => None,
        }
    }

    /// What the roll on the table is for: food (`None`) or a resource.
    pub fn roll_goal(&self) -> Option<Option<Resource>> {
        match self.phase {
            Phase::Rolling { goal, .. } | Phase::AddingTools { goal, .. } => Some(goal),
            _ => None,
        }
    }

    /// How much food is missing while its owner decides (SA-6.2).
    pub fn missing_food(&self) -> Option<u8> {
        match self.phase {
            Phase::Hungry { missing, .. } => Some(missing),
            _ => None,
        }
    }

    /// How many people are on a place in all.
    pub fn people_at(&self, place: Place) -> u8 {
        self.tribes.0.iter().map(|tribe| tribe.people_at(place)).sum()
    }
}
