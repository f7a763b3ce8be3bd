//! Why an action or an outcome is refused: a second opinion beside the list of legal actions.

use crate::action::{Action, Chance};
use crate::buildings::{Cost, Tile};
use crate::dice::Dice;
use crate::illegal::{Illegal, WaitsFor};
use crate::place::Place;
use crate::resources::Heap;
use crate::rules::Rules;
use crate::state::{Phase, StoneAge};
use crate::tool_set::{OneUse, ToolSet};
use crate::tribe::Tribe;

impl StoneAge {
    /// Why this action may not be taken now.
    pub(crate) fn check_action(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (_, Action::Place { place, .. } | Action::Use(place)) if !place.is_on_the_board() => {
                Err(Illegal::NoSuchPlace)
            }
            (Phase::Placing { seat }, Action::Place { place, people }) => {
                self.check_placing(rules, seat, place, people)
            }
            (Phase::Using { seat }, Action::Use(place)) => {
                match self.tribe(seat).people_at(place) {
                    0 => Err(Illegal::NobodyThere { place }),
                    _ => Ok(()),
                }
            }
            (Phase::AddingTools { seat, .. }, Action::Tools(tools)) => {
                check_tools(self.tribe(seat), tools)
            }
            (Phase::BuyingCard { seat, space }, Action::Pay(heap)) => {
                let (pieces, paid) = (space + 1, heap.len());
                if paid != u16::from(pieces) {
                    return Err(Illegal::CardPrice { pieces, paid });
                }
                check_stock(self.tribe(seat), heap, Some(Place::Card(space)))
            }
            (Phase::BuyingBuilding { seat, stack }, Action::Pay(heap)) => {
                let place = Place::Building(stack);
                let tile = self.top_tile(stack).ok_or(Illegal::NoBuilding { place })?;
                check_price(tile, heap)?;
                check_stock(self.tribe(seat), heap, Some(place))
            }
            (Phase::BuyingCard { .. } | Phase::BuyingBuilding { .. }, Action::Decline) => Ok(()),
            (Phase::TakingDie { dice, .. }, Action::TakeDie(face)) => {
                if (1..=6).contains(&face) && dice.count(face) != 0 {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchDie { face })
                }
            }
            (Phase::Hungry { seat, missing }, Action::Feed(heap)) => {
                let paid = heap.len();
                if paid != u16::from(missing) {
                    return Err(Illegal::MissingFood { missing, paid });
                }
                check_stock(self.tribe(seat), heap, None)
            }
            (Phase::Hungry { .. }, Action::Starve) => Ok(()),
            (phase, Action::TakeResources(heap)) => self.check_taking(phase, heap),
            (phase, _) => Err(Illegal::NotNow { waits_for: phase.waits_for() }),
        }
    }

    /// The two resources of choice: in phases 2 and 3 only (SA-8.11).
    fn check_taking(&self, phase: Phase, heap: Heap) -> Result<(), Illegal> {
        let seat = match (phase, self.seat_to_decide()) {
            (Phase::Placing { .. }, _) | (_, None) => {
                return Err(Illegal::NotNow { waits_for: phase.waits_for() });
            }
            (_, Some(seat)) => seat,
        };
        if !self.tribe(seat).two_resources {
            return Err(Illegal::NoTwoResources);
        }
        if heap.len() != 2 {
            return Err(Illegal::NotTwoResources { taken: heap.len() });
        }
        Ok(())
    }

    /// Why chance can't have decided so now.
    pub(crate) fn check_outcome(&self, rules: &Rules, chance: Chance) -> Result<(), Illegal> {
        match (self.phase, chance) {
            (
                Phase::FirstTile { stack } | Phase::TurningUp { stack, .. },
                Chance::Building { stack: on, tile },
            ) => {
                if on != stack {
                    return Err(Illegal::WrongSpot { place: Place::Building(stack) });
                }
                if self.unseen_tiles.has(tile) { Ok(()) } else { Err(Illegal::TileSeen { tile }) }
            }
            (Phase::Filling { space }, Chance::Card { space: on, card }) => {
                if on != space {
                    return Err(Illegal::WrongSpot { place: Place::Card(space) });
                }
                if self.deck.has(card) { Ok(()) } else { Err(Illegal::CardSeen { card }) }
            }
            (Phase::Drawing { .. }, Chance::Draw(card)) => {
                if self.deck.has(card) {
                    Ok(())
                } else {
                    Err(Illegal::CardSeen { card })
                }
            }
            (Phase::Rolling { .. } | Phase::RollingForAll { .. }, Chance::Roll(dice)) => {
                let (expected, rolled) = (self.n_dice(rules.n_players()), dice.len());
                if rolled == expected {
                    Ok(())
                } else {
                    Err(Illegal::WrongDice { expected, rolled })
                }
            }
            (phase, _) => Err(Illegal::NotNow { waits_for: phase.waits_for() }),
        }
    }

    /// Every outcome of chance with its weight, in the order that `docs/notation.md` fixes.
    pub(crate) fn list_outcomes(&self, rules: &Rules, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::FirstTile { stack } | Phase::TurningUp { stack, .. } => {
                let tiles = self.unseen_tiles.iter();
                out.extend(tiles.map(|tile| (Chance::Building { stack, tile }, 1)));
            }
            Phase::Filling { space } => {
                out.extend(self.deck.iter().map(|card| (Chance::Card { space, card }, 1)));
            }
            Phase::Drawing { .. } => {
                out.extend(self.deck.iter().map(|card| (Chance::Draw(card), 1)));
            }
            Phase::Rolling { .. } | Phase::RollingForAll { .. } => {
                let mut visit = |dice, ways| out.push((Chance::Roll(dice), ways));
                Dice::for_each_throw(self.n_dice(rules.n_players()), &mut visit);
            }
            _ => (),
        }
    }
}

fn check_tools(tribe: &Tribe, tools: ToolSet) -> Result<(), Illegal> {
    for (value, wanted) in (1..).zip(tools.values()) {
        if wanted > tribe.tools.ready(value) {
            return Err(Illegal::ToolNotReady { value });
        }
    }
    match OneUse::VALUES.into_iter().find(|&v| tools.one_use.has(v) && !tribe.one_use.has(v)) {
        Some(value) => Err(Illegal::NoOneUseTool { value }),
        None => Ok(()),
    }
}

fn check_price(tile: Tile, heap: Heap) -> Result<(), Illegal> {
    match tile.cost() {
        Cost::Fixed(cost) if heap != cost => Err(Illegal::FixedPrice { tile }),
        Cost::Count { pieces, kinds }
            if heap.len() != u16::from(pieces) || heap.kinds() != kinds =>
        {
            Err(Illegal::CountPrice { tile, pieces, kinds })
        }
        Cost::Range if !(1..=7).contains(&heap.len()) => {
            Err(Illegal::RangePrice { tile, paid: heap.len() })
        }
        _ => Ok(()),
    }
}

fn check_stock(tribe: &Tribe, heap: Heap, place: Option<Place>) -> Result<(), Illegal> {
    let enough =
        heap.pieces().all(|(resource, count)| u16::from(count) <= tribe.stock.count(resource));
    if enough { Ok(()) } else { Err(Illegal::TooFewResources { place }) }
}

impl Phase {
    /// What the table waits for, in a word.
    pub(crate) const fn waits_for(self) -> WaitsFor {
        match self {
            Phase::Placing { .. } => WaitsFor::Placement,
            Phase::Using { .. } => WaitsFor::Place,
            Phase::AddingTools { .. } => WaitsFor::Tools,
            Phase::BuyingCard { .. } | Phase::BuyingBuilding { .. } => WaitsFor::Payment,
            Phase::TakingDie { .. } => WaitsFor::Die,
            Phase::Feeding { .. } | Phase::Hungry { .. } => WaitsFor::Feeding,
            Phase::Rolling { .. } | Phase::RollingForAll { .. } => WaitsFor::Roll,
            Phase::Filling { .. } => WaitsFor::Card,
            Phase::FirstTile { .. } | Phase::TurningUp { .. } => WaitsFor::Building,
            Phase::Drawing { .. } => WaitsFor::ExtraCard,
            Phase::Over => WaitsFor::Nothing,
        }
    }
}
