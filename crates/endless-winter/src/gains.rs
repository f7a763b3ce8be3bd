//! Gaining things: what a symbol does (EW-2.5, EW-8.1 to EW-8.7).

use ochre_endless_winter_pack::{Gains, Symbol, When};
use ochre_kernel::{Seat, Sink};

use crate::action::{Action, From, Way};
use crate::event::Event;
use crate::map::Hex;
use crate::pending::{Frame, Pending};
use crate::player::VpSource;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};

impl EndlessWinter {
    /// Begins to gain: labor and VP are taken at once, the rest waits for its ways.
    pub(crate) fn gain(&mut self, gains: &Gains, source: VpSource, events: &mut impl Sink<Event>) {
        self.begin_gain(gains, source, true, false, events);
    }

    /// The same for an ability that somebody chose to use: it gives at least one of its gains, and
    /// no labor where the card is new (EW-4.4).
    pub(crate) fn begin_gain(
        &mut self,
        gains: &Gains,
        source: VpSource,
        gives_labor: bool,
        must: bool,
        events: &mut impl Sink<Event>,
    ) {
        let mut left = *gains;
        let (labor, vp) = (left.get(Symbol::LaborHalves), left.get(Symbol::Vp));
        left.set(Symbol::LaborHalves, 0);
        left.set(Symbol::Vp, 0);
        if 0 < labor && gives_labor && matches!(self.phase, Phase::Turn { .. }) {
            self.gain_labor(labor, events);
        }
        if 0 < vp {
            self.score_vp(self.active, vp, source, events);
        }
        if !left.is_empty() {
            let must = must && labor == 0 && vp == 0;
            self.pending.push(Frame::Gains(Pending { left, stones: 0, must }));
        }
    }

    pub(crate) fn gain_labor(&mut self, labor: u8, events: &mut impl Sink<Event>) {
        self.turn.labor = self.turn.labor.saturating_add(labor);
        let (seat, symbol) = (self.active, Symbol::LaborHalves);
        events.push(Event::Gained { seat, symbol, amount: labor });
    }

    pub(crate) fn score_vp(
        &mut self,
        seat: Seat,
        vp: u8,
        source: VpSource,
        events: &mut impl Sink<Event>,
    ) {
        self.players[seat].vp[source as usize] += u16::from(vp);
        events.push(Event::Scored { seat, vp, source });
    }

    pub(crate) fn pay(&mut self, food: u8, tools: u8, labor: u8, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        me.food -= food;
        me.tools -= tools;
        self.turn.labor -= labor;
        if 0 < food + tools + labor {
            events.push(Event::Paid { seat, food, tools, labor });
        }
    }

    /// Pays a printed price; cards to discard are asked for first of all that is pending.
    pub(crate) fn pay_price(&mut self, price: &Gains, events: &mut impl Sink<Event>) {
        self.pay(price.get(Symbol::Food), price.get(Symbol::Tool), 0, events);
        let n_cards = price.get(Symbol::Discard);
        if 0 < n_cards {
            self.pending.push(Frame::Discard(n_cards));
        }
    }

    /// Takes what needs no decision from the gain on top: food that fits, the last way left.
    /// Whether its owner has something to decide.
    pub(crate) fn settle_gain(&mut self, rules: &Rules, events: &mut impl Sink<Event>) -> bool {
        let room = self.me().food_max(rules) - self.me().food;
        let Some(Frame::Gains(pending)) = self.pending.last_mut() else { return false };
        let food = pending.left.get(Symbol::Food);
        let taken = food.min(room);
        if 0 < taken {
            pending.left.set(Symbol::Food, food - taken);
            pending.must = false;
            self.gain_food(taken, events);
        }
        let Some(&Frame::Gains(pending)) = self.pending.last() else { return false };
        // An idol can always be advanced or declined.
        let significant = [Symbol::Megalith, Symbol::Draw, Symbol::Idol];
        if !pending.must && significant.iter().any(|&symbol| 0 < pending.left.get(symbol)) {
            return true;
        }
        let (mut n_choices, mut last) = (0, None);
        self.each_choice(rules, &pending, &mut |choice| {
            n_choices += 1;
            last = Some(choice);
        });
        match last {
            None => {
                self.pending.pop();
                self.count_stones(rules, pending.stones, events);
                false
            }
            Some(Action::Gain(symbol, way)) if n_choices == 1 && pending.stones == 0 => {
                // Whether a card of the hand is the only choice is nobody's business (EW-2.6).
                let tells = matches!(way, Way::Bury(From::Hand, _))
                    && 1 < self.me().imagined_hand().kinds().count();
                if !tells {
                    self.take(rules, symbol, way, events);
                }
                tells
            }
            Some(_) => true,
        }
    }

    /// Carries out one unit of the gain on top.
    pub(crate) fn take(
        &mut self,
        rules: &Rules,
        symbol: Symbol,
        way: Way,
        events: &mut impl Sink<Event>,
    ) {
        let mut n = 1;
        match self.pending.last_mut() {
            Some(Frame::Gains(pending)) => {
                n = pending.left.get(symbol);
                // Animals are turned up all together.
                pending.left.set(symbol, if symbol == Symbol::Reveal { 0 } else { n - 1 });
                pending.must = false;
                if pending.left.is_empty() && pending.stones == 0 {
                    self.pending.pop();
                }
            }
            Some(Frame::Extra { .. }) => self.pending.pop(),
            other => unreachable!("{symbol:?} is not pending but {other:?}"),
        }
        if is_substitute(symbol, way) {
            events.push(Event::Substituted { seat: self.active, symbol });
        }
        self.carry_out(rules, symbol, way, n, events);
    }

    /// Declines what is left of a symbol.
    pub(crate) fn decline(&mut self, symbol: Symbol, events: &mut impl Sink<Event>) {
        events.push(Event::Declined { seat: self.active, symbol });
        match self.pending.last_mut() {
            Some(Frame::Gains(pending)) => {
                pending.left.set(symbol, 0);
                if pending.left.is_empty() && pending.stones == 0 {
                    self.pending.pop();
                }
            }
            Some(Frame::Extra { .. }) => self.pending.pop(),
            other => unreachable!("{symbol:?} is not pending but {other:?}"),
        }
    }

    /// Does what a way says; `n` is how many of the symbol there were.
    pub(crate) fn carry_out(
        &mut self,
        rules: &Rules,
        symbol: Symbol,
        way: Way,
        n: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        match way {
            Way::Megalith(site) => self.put_megalith(rules, site, events),
            Way::Draw => self.pending.push(Frame::Draw),
            Way::Offering => self.advance_offering(rules, events),
            Way::Reverence => self.advance_reverence(rules, events),
            Way::Tool => {
                self.me_mut().tools += 1;
                events.push(Event::Gained { seat, symbol: Symbol::Tool, amount: 1 });
            }
            Way::Food => self.gain_food(1, events),
            Way::Bury(from, card) => self.bury(rules, from, card, events),
            Way::Camp => {
                self.me_mut().camps.add(Hex::START);
                events.push(Event::CampPlaced { seat });
            }
            Way::Move(from, to) => self.move_camp(rules, from, to, events),
            Way::Village(juncture) => self.found_village(rules, juncture, events),
            Way::Reveal => self.pending.push(Frame::Reveal(n)),
            Way::Animal(species) => {
                self.grounds[species.index()] -= 1;
                self.me_mut().animals[species.index()] += 1;
                events.push(Event::AnimalTaken { seat, species, from_deck: false });
                self.happened(When::TakeAnimal);
            }
            Way::AnimalDeck => self.pending.push(Frame::AnimalDeck),
            Way::UseAnimal(species) => {
                self.me_mut().animals[species.index()] -= 1;
                self.me_mut().used_animals[species.index()] += 1;
                events.push(Event::AnimalUsed { seat, species });
                self.gain(&rules.components().animal(species).gain, VpSource::Symbols, events);
            }
            Way::Tribe(tribe) => self.take_tribe(tribe, symbol == Symbol::TribeHand, events),
            Way::Culture(card) => {
                for place in &mut self.market {
                    if *place == Some(card) {
                        *place = None;
                    }
                }
                self.me_mut().take_openly(card);
                events.push(Event::CultureTaken { seat, card });
            }
            Way::Stone(stone) => self.take_stone(rules, stone, events),
            Way::MaxFood => self.gain_food(self.me().food_max(rules) - self.me().food, events),
            Way::Vp => self.score_vp(seat, 1, VpSource::NothingLeft, events),
        }
    }

    fn gain_food(&mut self, amount: u8, events: &mut impl Sink<Event>) {
        self.me_mut().food += amount;
        events.push(Event::Gained { seat: self.active, symbol: Symbol::Food, amount });
    }

    /// Something happened that abilities may wait for, in a turn (EW-8.6).
    pub(crate) fn happened(&mut self, when: When) {
        if matches!(self.phase, Phase::Turn { .. }) {
            self.pending.push(Frame::When(when));
        }
    }
}

/// Whether the way is something less significant than the symbol.
fn is_substitute(symbol: Symbol, way: Way) -> bool {
    match way {
        Way::Draw => symbol != Symbol::Draw,
        Way::Offering | Way::Reverence => symbol != Symbol::Idol,
        Way::Tool => symbol != Symbol::Tool,
        Way::Food => symbol != Symbol::Food,
        _ => false,
    }
}
