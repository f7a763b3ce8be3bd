//! Phase 3: feeding the tribe (SA-6.1 to SA-6.3).

use ochre_kernel::{Seat, Sink};

use crate::event::Event;
use crate::resources::Heap;
use crate::rules::Rules;
use crate::state::{Phase, StoneAge};

impl StoneAge {
    /// The tribe gains the food of its fields and eats; a lack of food becomes a decision.
    pub(crate) fn feed(&mut self, rules: &Rules, seat: Seat, events: &mut impl Sink<Event>) {
        let grown = self.tribes[seat].agriculture.into();
        if grown != 0 {
            self.gain_food(seat, grown, events);
        }
        let tribe = &mut self.tribes[seat];
        let eaten = u16::from(tribe.people).min(tribe.food);
        tribe.food -= eaten;
        events.push(Event::Fed { seat, food: eaten });
        let missing = tribe.people - eaten as u8;
        if missing == 0 {
            self.fed(rules, seat, events);
        } else {
            events.push(Event::FoodMissing { seat, missing });
            self.phase = Phase::Hungry { seat, missing };
        }
    }

    /// Pays one resource for each food missing (SA-6.2).
    pub(crate) fn feed_with(
        &mut self,
        rules: &Rules,
        seat: Seat,
        heap: Heap,
        events: &mut impl Sink<Event>,
    ) {
        self.tribes[seat].stock.pay(heap);
        events.push(Event::Paid { seat, resources: heap });
        self.fed(rules, seat, events);
    }

    /// Loses ten points, however much is missing (SA-6.2).
    pub(crate) fn starve(&mut self, rules: &Rules, seat: Seat, events: &mut impl Sink<Event>) {
        let n_starved = &mut self.tribes[seat].n_starved;
        *n_starved = n_starved.saturating_add(1);
        events.push(Event::Starved { seat });
        self.fed(rules, seat, events);
    }

    fn fed(&mut self, rules: &Rules, seat: Seat, events: &mut impl Sink<Event>) {
        let next = rules.next(seat);
        if next == self.start {
            self.end_round(rules, events);
        } else {
            self.phase = Phase::Feeding { seat: next };
        }
    }
}
