//! Cards and buildings: paying, declining, and what a bought card does (SA-4.5, SA-4.6, SA-8.2 to
//! SA-8.11).

use ochre_kernel::{Seat, Sink};

use crate::cards::{Card, Top};
use crate::dice::Dice;
use crate::event::{Event, Gain};
use crate::place::Place;
use crate::resources::{Heap, Resource};
use crate::rules::Rules;
use crate::state::{Extra, Phase, StoneAge};
use crate::tool_set::OneUse;

impl StoneAge {
    /// Leaves the card or the building and takes the person back.
    pub(crate) fn decline(&mut self, seat: Seat, place: Place, events: &mut impl Sink<Event>) {
        events.push(Event::Declined { seat, place });
        self.finish(seat, place);
    }

    /// Pays, scores and takes the tile; the next one is turned up at once (SA-4.6).
    pub(crate) fn buy_building(
        &mut self,
        seat: Seat,
        stack: u8,
        heap: Heap,
        events: &mut impl Sink<Event>,
    ) {
        let pile = &mut self.stacks[usize::from(stack)];
        let Some(tile) = pile.top.take() else { unreachable!("an empty stack is no place") };
        pile.left -= 1;
        let is_empty = pile.left == 0;

        let points = heap.worth();
        let tribe = &mut self.tribes[seat];
        tribe.stock.pay(heap);
        tribe.buildings = tribe.buildings.with(tile);
        tribe.building_points += points;
        let place = Place::Building(stack);
        events.push(Event::Paid { seat, resources: heap });
        events.push(Event::BuildingBought { seat, place, tile, points });
        if is_empty {
            self.finish(seat, place);
        } else {
            self.phase = Phase::TurningUp { seat, stack };
        }
    }

    /// Pays, takes the card and lets its top work (SA-4.5, SA-8.1).
    pub(crate) fn buy_card(
        &mut self,
        seat: Seat,
        space: u8,
        heap: Heap,
        events: &mut impl Sink<Event>,
    ) {
        let Some(card) = self.spaces[usize::from(space)].take() else {
            unreachable!("an empty space is no place")
        };
        let tribe = &mut self.tribes[seat];
        tribe.stock.pay(heap);
        tribe.cards = tribe.cards.with(card);
        let place = Place::Card(space);
        events.push(Event::Paid { seat, resources: heap });
        events.push(Event::CardBought { seat, place, card });

        match card.face().top {
            Top::DiceForAll => {
                self.phase = Phase::RollingForAll { seat, space };
                return;
            }
            Top::DiceFor(resource) => {
                self.phase = Phase::Rolling { seat, place, goal: Some(resource) };
                return;
            }
            Top::ExtraCard if !self.deck.is_empty() => {
                self.phase = Phase::Drawing { seat, space };
                return;
            }
            Top::ExtraCard => events.push(Event::NoExtraCard { seat }),
            Top::Food(amount) => self.gain_food(seat, amount.into(), events),
            Top::Resources(resource, amount) => {
                self.gain_resource(seat, resource, amount.into(), events);
            }
            // The points are counted from the card itself: see `scoring.rs`.
            Top::Points(amount) => {
                events.push(Event::Gained { seat, gain: Gain::Points, amount: amount.into() });
            }
            Top::Tool => self.gain_tool(seat, events),
            Top::Agriculture => self.gain_agriculture(seat, events),
            Top::OneUseTool(value) => {
                tribe.one_use = tribe.one_use.and(OneUse::of(value));
                events.push(Event::Gained { seat, gain: Gain::OneUseTool, amount: value.into() });
            }
            Top::TwoResources => {
                tribe.two_resources = true;
                events.push(Event::Gained { seat, gain: Gain::TwoResources, amount: 1 });
            }
        }
        self.finish(seat, place);
    }

    /// The extra card goes to its owner, unseen by the others (SA-8.9).
    pub(crate) fn draw_extra(
        &mut self,
        seat: Seat,
        space: u8,
        card: Card,
        events: &mut impl Sink<Event>,
    ) {
        self.deck = self.deck.without(card);
        self.extra = Some(Extra { owner: seat, card });
        events.push(Event::ExtraCardDrawn { seat, card: Some(card) });
        self.finish(seat, Place::Card(space));
    }

    /// Takes a die and its reward; then the left neighbour chooses (SA-8.2).
    #[expect(clippy::too_many_arguments, reason = "the fields of one phase")]
    pub(crate) fn take_die(
        &mut self,
        rules: &Rules,
        seat: Seat,
        buyer: Seat,
        space: u8,
        dice: Dice,
        face: u8,
        events: &mut impl Sink<Event>,
    ) {
        events.push(Event::DieTaken { seat, face });
        match face {
            5 => self.gain_tool(seat, events),
            6 => self.gain_agriculture(seat, events),
            _ => {
                let resource = Resource::ALL[usize::from(face - 1) & 3];
                self.gain_resource(seat, resource, 1, events);
            }
        }
        let dice = dice.without(face);
        if dice.is_empty() {
            self.finish(buyer, Place::Card(space));
        } else {
            self.phase = Phase::TakingDie { seat: rules.next(seat), buyer, space, dice };
        }
    }
}
