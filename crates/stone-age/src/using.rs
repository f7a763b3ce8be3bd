//! Phase 2: resolving places, rolling and adding tools (SA-4.1 to SA-4.4, SA-5.2).

use ochre_kernel::{Seat, Sink};

use crate::dice::Dice;
use crate::event::{Event, Gain};
use crate::place::Place;
use crate::resources::Resource;
use crate::state::{Phase, StoneAge};
use crate::tool_set::ToolSet;
use crate::tribe::Tribe;

/// By what a total is divided: food (`None`) or a resource (SA-4.3, SA-4.4).
pub const fn divisor(goal: Option<Resource>) -> u8 {
    match goal {
        None => 2,
        Some(resource) => resource.worth(),
    }
}

/// What a total yields, rounded down (SA-4.3, SA-4.4).
#[inline]
pub const fn yields(goal: Option<Resource>, total: u8) -> u8 {
    // A division takes longer than the rest of a roll: multiply by 2^16 / divisor instead.
    const RECIPROCALS: [u32; 7] = [0, 0, 32_769, 21_846, 16_385, 13_108, 10_923];
    ((total as u32 * RECIPROCALS[divisor(goal) as usize]) >> 16) as u8
}

impl StoneAge {
    /// Begins to resolve a place.
    #[inline]
    pub(crate) fn use_place(&mut self, seat: Seat, place: Place, events: &mut impl Sink<Event>) {
        events.push(Event::Used { seat, place });
        match place {
            Place::ToolMaker => self.gain_tool(seat, events),
            Place::Hut => self.gain_person(seat, events),
            Place::Field => self.gain_agriculture(seat, events),
            Place::Hunt => {
                self.phase = Phase::Rolling { seat, place, goal: None };
                return;
            }
            Place::Gather(resource) => {
                self.phase = Phase::Rolling { seat, place, goal: Some(resource) };
                return;
            }
            Place::Card(space) => {
                self.phase = Phase::BuyingCard { seat, space };
                return;
            }
            Place::Building(stack) => {
                self.phase = Phase::BuyingBuilding { seat, stack };
                return;
            }
        }
        self.finish(seat, place);
    }

    /// The place is completely resolved: its people go home (SA-4.1).
    #[inline]
    pub(crate) fn finish(&mut self, seat: Seat, place: Place) {
        self.tribes[seat].take_back(place);
        self.phase = Phase::Using { seat };
    }

    /// How many dice are to be rolled, while chance has to.
    #[inline]
    pub(crate) fn n_dice(&self, players: u8) -> u8 {
        match self.phase {
            Phase::Rolling { seat, place: place @ (Place::Hunt | Place::Gather(_)), .. } => {
                self.tribes[seat].people_at(place)
            }
            Phase::Rolling { .. } => 2,
            Phase::RollingForAll { .. } => players,
            _ => 0,
        }
    }

    /// Tools join the roll, and the total is divided (SA-4.3, SA-4.4).
    #[inline]
    pub(crate) fn add_tools(
        &mut self,
        seat: Seat,
        place: Place,
        goal: Option<Resource>,
        dice: Dice,
        tools: ToolSet,
        events: &mut impl Sink<Event>,
    ) {
        let tribe = &mut self.tribes[seat];
        let total = dice.total() + tools.total();
        if tools != ToolSet::NONE {
            tribe.tools.spend(tools);
            tribe.one_use = tribe.one_use.without(tools.one_use);
            events.push(Event::ToolsAdded { seat, tools, total });
        }
        let amount = u16::from(yields(goal, total));
        match goal {
            None => self.gain_food(seat, amount, events),
            Some(resource) => self.gain_resource(seat, resource, amount, events),
        }
        self.finish(seat, place);
    }

    pub(crate) fn gain_food(&mut self, seat: Seat, amount: u16, events: &mut impl Sink<Event>) {
        let food = &mut self.tribes[seat].food;
        *food = food.saturating_add(amount);
        events.push(Event::Gained { seat, gain: Gain::Food, amount });
    }

    pub(crate) fn gain_resource(
        &mut self,
        seat: Seat,
        resource: Resource,
        amount: u16,
        events: &mut impl Sink<Event>,
    ) {
        self.tribes[seat].stock.add(resource, amount);
        events.push(Event::Gained { seat, gain: Gain::Resource(resource), amount });
    }

    pub(crate) fn gain_tool(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let amount = u16::from(self.tribes[seat].tools.gain());
        events.push(Event::Gained { seat, gain: Gain::Tool, amount });
    }

    pub(crate) fn gain_agriculture(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let tribe = &mut self.tribes[seat];
        let amount = u16::from(tribe.agriculture < Tribe::AGRICULTURE_MOST);
        tribe.agriculture += amount as u8;
        events.push(Event::Gained { seat, gain: Gain::Agriculture, amount });
    }

    /// The new person waits on the own board until the next round (SA-4.2).
    fn gain_person(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let tribe = &mut self.tribes[seat];
        let amount = u16::from(tribe.people < Tribe::PEOPLE_MOST);
        tribe.people += amount as u8;
        tribe.home += amount as u8;
        events.push(Event::Gained { seat, gain: Gain::Person, amount });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sa_4_4_every_total_is_divided_and_rounded_down() {
        for goal in [None].into_iter().chain(Resource::ALL.map(Some)) {
            for total in 0..=u8::MAX {
                assert_eq!(yields(goal, total), total / divisor(goal), "{total} for {goal:?}");
            }
        }
    }
}
