//! Random games at full speed: a fast path beside the ordinary one.
//!
//! Placements, rolls, purchases and feeding run here in tight loops of their own, without making
//! actions, matching them against the phase and settling after each. What is rare (dice for all, the
//! extra card, whatever the face-up card of SA-8.11 touches) goes the ordinary way. Luck is drawn in the same order as by [`ochre_kernel::play_out`], and a
//! test compares the two: the same seed ends in the same state after as many steps.

use std::hint::select_unpredictable;

use ochre_kernel::{Game, Rng, Seat, Step, Turn};

use crate::buildings::{Cost, Tile};
use crate::dice::Dice;
use crate::openings::Board;
use crate::payment;
use crate::place::Place;
use crate::resources::Resource;
use crate::rules::Rules;
use crate::state::{Phase, StoneAge};
use crate::using::yields;

impl StoneAge {
    /// Plays random legal actions to the end; returns how many steps it took.
    pub(crate) fn roll_out_fast(&mut self, rules: &Rules, rng: &mut Rng) -> u32 {
        let mut n_steps = 0;
        // Questions in the order of a round, because a jump by phase is mispredicted every time.
        loop {
            if let Phase::Filling { space } = self.phase {
                n_steps += self.fill_randomly(space, rng);
            }
            if let Phase::Placing { seat } = self.phase {
                n_steps += self.place_randomly(rules, seat, rng);
            }
            match self.phase {
                Phase::Using { seat } if !self.tribes[seat].two_resources => {
                    n_steps += self.use_randomly(rules, seat, rng);
                }
                Phase::Over => return n_steps,
                Phase::Filling { .. } => (),
                _ => n_steps += self.step_randomly(rules, rng),
            }
        }
    }

    /// One step the ordinary way.
    fn step_randomly(&mut self, rules: &Rules, rng: &mut Rng) -> u32 {
        match self.turn() {
            Turn::Player(_) => {
                let action = self.pick_action(rules, rng);
                self.apply(rules, Step::Act(action), &mut ());
            }
            Turn::Chance => {
                let chance = self.sample_chance(rules, rng);
                self.apply(rules, Step::Chance(chance), &mut ());
            }
            Turn::Over => unreachable!("the roll-out has ended"),
        }
        1
    }

    /// Cards for all empty spaces from this one on.
    fn fill_randomly(&mut self, first: u8, rng: &mut Rng) -> u32 {
        let mut n_steps = 0;
        for space in &mut self.spaces[usize::from(first)..] {
            // The deck has enough: else the game would have ended (SA-9.1).
            let Some(card) = self.deck.draw(rng) else { unreachable!("the deck is empty") };
            self.deck = self.deck.without(card);
            *space = Some(card);
            n_steps += 1;
        }
        self.phase = Phase::Placing { seat: self.start };
        n_steps
    }

    /// All of phase 1 from this seat on.
    fn place_randomly(&mut self, rules: &Rules, mut seat: Seat, rng: &mut Rng) -> u32 {
        let mut n_steps = 0;
        let mut board = Board::new(self, rules);
        // Who is passed over places no more in this round (SA-3.1).
        let mut placing = (1u8 << rules.n_players()) - 1;
        while placing != 0 {
            let openings = board.openings(seat, self.tribes[seat].home);
            let n_openings = openings.len();
            if n_openings == 0 {
                placing &= !(1 << seat.index());
            } else {
                let (place, people) = if n_openings == 1 {
                    openings.nth(0)
                } else {
                    n_steps += 1;
                    openings.sample(rng)
                };
                self.tribes[seat].place_at(place, people);
                board.place(seat, place, people);
            }
            seat = next_of(placing, seat);
        }
        self.phase = Phase::Using { seat: self.start };
        n_steps
    }

    /// Phase 2 from this seat on, until something comes up that is not a roll.
    fn use_randomly(&mut self, rules: &Rules, mut seat: Seat, rng: &mut Rng) -> u32 {
        let mut n_steps = 0;
        loop {
            let placed = self.tribes[seat].placed;
            let n_places = placed.len();
            if n_places == 0 {
                seat = rules.next(seat);
                if seat == self.start {
                    self.phase = Phase::Feeding { seat };
                    return n_steps + self.feed_randomly(rules, rng);
                }
                if self.tribes[seat].two_resources {
                    self.phase = Phase::Using { seat };
                    self.settle(rules, &mut ());
                    return n_steps;
                }
                continue;
            }
            let index = if n_places == 1 {
                placed.nth_index(0)
            } else {
                n_steps += 1;
                placed.nth_index(rng.below(n_places))
            };
            if (Place::Hunt.index()..8).contains(&index) {
                n_steps += self.roll_randomly(seat, index, rng);
                continue;
            }
            let place = Place::ALL[index];
            match place {
                Place::Card(space) if self.tribes[seat].stock.len() > u32::from(space) => {
                    n_steps += 1;
                    let stock = self.tribes[seat].stock.reach();
                    match payment::sample_mix(space + 1, stock, 1, rng) {
                        Ok(heap) => self.buy_card(seat, space, heap, &mut ()),
                        Err(_) => self.decline(seat, place, &mut ()),
                    }
                    if self.tribes[seat].two_resources {
                        self.settle(rules, &mut ());
                        return n_steps;
                    }
                    // Dice or a card come next.
                    if !matches!(self.phase, Phase::Using { .. }) {
                        return n_steps;
                    }
                }
                Place::Building(stack) => match self.top_tile(stack).map(Tile::cost) {
                    Some(cost) if self.can_afford(seat, stack) => {
                        n_steps += self.build_randomly(seat, stack, cost, rng);
                    }
                    _ => self.tribes[seat].take_back(place),
                },
                // Nothing to pay with: declined without being asked.
                Place::Card(_) => self.tribes[seat].take_back(place),
                _ => self.use_place(seat, place, &mut ()),
            }
        }
    }

    /// A payment for a building, and the tile that comes up below it.
    fn build_randomly(&mut self, seat: Seat, stack: u8, cost: Cost, rng: &mut Rng) -> u32 {
        let stock = self.tribes[seat].stock.reach();
        let Ok(heap) = payment::sample(payment::heaps_for(&cost), stock, 1, rng) else {
            self.decline(seat, Place::Building(stack), &mut ());
            return 1;
        };
        self.buy_building(seat, stack, heap, &mut ());
        let Phase::TurningUp { .. } = self.phase else { return 1 };
        let tile = self.unseen_tiles.draw(rng);
        self.unseen_tiles = tile.map_or(self.unseen_tiles, |tile| self.unseen_tiles.without(tile));
        self.stacks[usize::from(stack)].top = tile;
        self.finish(seat, Place::Building(stack));
        2
    }

    /// Phase 3, until the next round or until somebody can use the face-up card.
    fn feed_randomly(&mut self, rules: &Rules, rng: &mut Rng) -> u32 {
        let mut n_steps = 0;
        loop {
            match self.phase {
                Phase::Feeding { seat } => self.feed(rules, seat, &mut ()),
                Phase::Hungry { seat, missing } if !self.tribes[seat].two_resources => {
                    let stock = self.tribes[seat].stock;
                    if stock.len() < u32::from(missing) {
                        self.starve(rules, seat, &mut ());
                        continue;
                    }
                    n_steps += 1;
                    match payment::sample_mix(missing, stock.reach(), 1, rng) {
                        Ok(heap) => self.feed_with(rules, seat, heap, &mut ()),
                        Err(_) => self.starve(rules, seat, &mut ()),
                    }
                }
                _ => return n_steps,
            }
        }
    }

    /// A roll for the hunting grounds or a resource place, with random tools.
    #[inline]
    fn roll_randomly(&mut self, seat: Seat, index: usize, rng: &mut Rng) -> u32 {
        let tribe = &mut self.tribes[seat];
        let n_people = std::mem::take(&mut tribe.crowds[index & 7]);
        tribe.placed.0 &= !(1 << index);
        tribe.home += n_people;

        let mut total = Dice::roll_total(n_people, rng);
        let mut n_steps = 1;
        let ready = tribe.tools.all_ready(tribe.one_use);
        let n_parts = ready.n_parts();
        if n_parts > 1 {
            let tools = ready.part(rng.below(n_parts));
            tribe.tools.spend(tools);
            tribe.one_use = tribe.one_use.without(tools.one_use);
            total += tools.total();
            n_steps += 1;
        }
        // Food or a resource: both are written, since nobody can predict which it is.
        let is_hunt = index == Place::Hunt.index();
        let resource = Resource::ALL[index & 3];
        let food = select_unpredictable(is_hunt, yields(None, total), 0);
        let pieces = select_unpredictable(is_hunt, 0, yields(Some(resource), total));
        tribe.food = tribe.food.saturating_add(food.into());
        tribe.stock.add(resource, pieces.into());
        n_steps
    }
}

/// The next of these seats, clockwise from this one; any where there are none.
#[inline]
fn next_of(seats: u8, seat: Seat) -> Seat {
    let twice = u32::from(seats) * 0b1_0001;
    let distance = (twice >> (seat.index() + 1)).trailing_zeros();
    Seat::new((seat.index() as u32 + 1 + distance) as u8 & 3).unwrap_or(seat)
}
