//! A game from above: what happens after what, and which decisions are put to a player.
//!
//! [`EndlessWinter::settle`] is the only place that decides what comes next. It goes on, through
//! what needs no decision too, until a player or chance has something to decide.

use ochre_endless_winter_pack::When;
use ochre_kernel::{Sink, Turn};

use crate::action::{Action, Chance, Source};
use crate::card::Card;
use crate::event::Event;
use crate::pending::Frame;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Stage};

impl EndlessWinter {
    /// Who moves the game forward.
    #[inline]
    pub(crate) fn who(&self) -> Turn {
        let is_decision = match (self.pending.last(), self.phase) {
            (Some(frame), _) => frame.is_decision(),
            (None, Phase::Setup { stage, .. }) => {
                matches!(stage, Stage::Sides | Stage::TakeChiefs | Stage::TakeSetup)
            }
            (None, Phase::Turn { .. } | Phase::EclipsePile { .. } | Phase::Eclipse { .. }) => true,
            (None, Phase::Preparation { .. }) => false,
            (None, Phase::Over) => return Turn::Over,
        };
        if is_decision { Turn::Player(self.active) } else { Turn::Chance }
    }

    /// Carries out a legal decision.
    pub(crate) fn act(&mut self, rules: &Rules, action: Action, events: &mut impl Sink<Event>) {
        match self.pending.last().copied() {
            Some(frame) => self.act_on(rules, frame, action, events),
            None => match self.phase {
                Phase::Setup { .. } => self.choose_in_setup(rules, action, events),
                Phase::Turn { .. } => self.act_in_turn(rules, action, events),
                Phase::EclipsePile { n } => self.lay_pile(rules, n, action, events),
                Phase::Eclipse { place, .. } => match action {
                    Action::Use(source, index) => self.use_ability(rules, source, index, events),
                    _ => self.phase = Phase::Eclipse { place, part: 2 },
                },
                phase => unreachable!("nobody decides in {phase:?}"),
            },
        }
        self.settle(rules, events);
    }

    /// Carries out a decision about what is pending.
    fn act_on(
        &mut self,
        rules: &Rules,
        frame: Frame,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        match (frame, action) {
            (_, Action::Gain(symbol, way)) => self.take(rules, symbol, way, events),
            (_, Action::Decline(symbol)) => self.decline(symbol, events),
            (_, Action::CountStone(stone)) => self.count_stone(rules, stone, events),
            (Frame::When(_), Action::Use(source, index)) => {
                self.use_ability(rules, source, index, events);
            }
            (Frame::When(_), Action::End) => self.pending.pop(),
            (Frame::Discard(n), Action::Discard(card)) => self.discard(n, card, events),
            (Frame::RestToken, Action::KeepToken) => self.keep_token(events),
            (Frame::RestToken, Action::SwapToken) => self.swap_token(events),
            (frame, action) => unreachable!("{action:?} while {frame:?} is pending"),
        }
    }

    /// Carries out a possible outcome of chance.
    pub(crate) fn befall(&mut self, rules: &Rules, chance: Chance, events: &mut impl Sink<Event>) {
        match self.pending.last().copied() {
            Some(frame) => self.befall_pending(frame, chance, events),
            None => match self.phase {
                Phase::Setup { stage, n } => self.befall_setup(rules, stage, n, chance, events),
                Phase::Preparation { stage, n } => {
                    self.befall_preparation(stage, n, chance, events)
                }
                phase => unreachable!("chance has nothing to decide in {phase:?}"),
            },
        }
        self.settle(rules, events);
    }

    fn befall_pending(&mut self, frame: Frame, chance: Chance, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.pending.pop();
        match (frame, chance) {
            (Frame::Draw, Chance::Draw(card)) => self.draw(card, events),
            (Frame::Reveal(n), Chance::Animal(species)) => {
                if 1 < n {
                    self.pending.push(Frame::Reveal(n - 1));
                }
                self.animal_deck[species.index()] -= 1;
                self.grounds[species.index()] += 1;
                events.push(Event::AnimalTurnedUp { species });
            }
            (Frame::AnimalDeck, Chance::Animal(species)) => {
                self.animal_deck[species.index()] -= 1;
                self.me_mut().animals[species.index()] += 1;
                events.push(Event::AnimalTaken { seat, species, from_deck: true });
                self.happened(When::TakeAnimal);
            }
            (Frame::Glacier(hex), Chance::Glacier(_, token)) => {
                self.glacier_tokens[hex.index()] = Some(token);
                events.push(Event::GlacierTokenTurnedUp { hex, token });
            }
            (Frame::NextRestToken, Chance::Rest(token)) => {
                self.rest_tokens.unseen &= !(1 << token.index());
                events.push(Event::RestTokenTurnedUp { token });
                self.take_token(token, events);
            }
            (frame, chance) => unreachable!("{chance:?} while {frame:?} is pending"),
        }
    }

    /// Goes on until a player or chance has something to decide.
    fn settle(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        loop {
            let waits = match self.pending.last().copied() {
                Some(frame) => self.settle_pending(rules, frame, events),
                None => match self.phase {
                    Phase::Setup { stage, n } => self.settle_setup(rules, stage, n, events),
                    Phase::Turn { .. } => {
                        let is_over = self.turn_is_over(rules);
                        if is_over {
                            self.act_in_turn(rules, Action::End, events);
                        }
                        !is_over
                    }
                    Phase::EclipsePile { n } => {
                        let is_done = self.me().hand.is_empty();
                        if is_done {
                            self.next_turn(rules, n, events);
                        }
                        !is_done
                    }
                    Phase::Eclipse { place, part } => {
                        self.settle_eclipse(rules, place, part, events)
                    }
                    Phase::Preparation { stage, n } => {
                        self.settle_preparation(rules, stage, n, events)
                    }
                    Phase::Over => true,
                },
            };
            if waits {
                return;
            }
        }
    }

    /// Carries out what is pending as far as nobody has to decide; whether somebody has.
    fn settle_pending(
        &mut self,
        rules: &Rules,
        frame: Frame,
        events: &mut impl Sink<Event>,
    ) -> bool {
        match frame {
            Frame::Gains(_) => self.settle_gain(rules, events),
            Frame::When(when) => {
                let mut can_use = false;
                self.each_waiting(rules, when, &mut |_| can_use = true);
                if !can_use {
                    self.pending.pop();
                }
                can_use
            }
            Frame::Discard(n) => {
                // With one kind of cards there is nothing to choose, if all can see it.
                let hand = self.me().hand;
                let waits = n < hand.len() && 1 < self.me().imagined_hand().kinds().count();
                if let Some(card) = hand.kinds().next().filter(|_| !waits) {
                    self.discard(n, card, events);
                }
                waits
            }
            Frame::Draw => {
                self.shuffle_if_empty(events);
                true
            }
            Frame::Reveal(_) if !self.can_reveal() => {
                self.pending.pop();
                false
            }
            _ => true,
        }
    }

    fn discard(&mut self, n: u8, card: Card, events: &mut impl Sink<Event>) {
        self.pending.pop();
        if 1 < n {
            self.pending.push(Frame::Discard(n - 1));
        }
        self.forget_new(card);
        self.me_mut().show_from_hand(card);
        self.me_mut().discard.add(card);
        events.push(Event::Discarded { seat: self.active, card });
    }

    /// An empty deck is made of the discard pile before a card is drawn, and only then (EW-2.1).
    pub(crate) fn shuffle_if_empty(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        if me.deck.is_empty() {
            me.deck = std::mem::take(&mut me.discard);
            events.push(Event::Shuffled { seat });
        }
    }

    pub(crate) fn draw(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        me.deck.take(card);
        me.hand.add(card);
        events.push(Event::Drew { seat, card: Some(card) });
    }

    /// The turn with that number in the round is over: the next, or the eclipse (EW-3.2).
    pub(crate) fn next_turn(&mut self, rules: &Rules, n: u8, events: &mut impl Sink<Event>) {
        let n = n + 1;
        if n == rules.n_players() * rules.turns(self.round) {
            return self.begin_eclipse(rules, events);
        }
        self.begin_turn(rules, n, events);
    }

    pub(crate) fn begin_turn(&mut self, rules: &Rules, n: u8, events: &mut impl Sink<Event>) {
        self.phase = Phase::Turn { n };
        self.active = self.order[usize::from(n % rules.n_players())];
        events.push(Event::TurnBegan { seat: self.active });
    }

    /// EW-4.9.
    fn lay_pile(&mut self, rules: &Rules, n: u8, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Pile(card) => {
                self.me_mut().hide_from_hand(card);
                self.me_mut().pile.add(card);
                events.push(Event::PileGrew { seat: self.active, card: Some(card) });
            }
            _ => self.next_turn(rules, n, events),
        }
    }

    /// All choices, whatever is being decided.
    #[inline]
    pub(crate) fn each_action(&self, rules: &Rules, f: &mut impl FnMut(Action)) {
        match self.pending.last() {
            Some(Frame::Gains(pending)) => {
                self.each_choice(rules, pending, f);
                self.each_stone_left(pending.stones, f);
            }
            Some(&Frame::Extra { place }) => self.each_extra(rules, place, f),
            Some(&Frame::When(when)) => {
                self.each_waiting(rules, when, f);
                f(Action::End);
            }
            Some(Frame::Discard(_)) => {
                self.me().hand.kinds().for_each(|card| f(Action::Discard(card)));
            }
            Some(Frame::RestToken) => {
                [Action::KeepToken, Action::SwapToken].into_iter().for_each(f)
            }
            Some(_) => (),
            None => match self.phase {
                Phase::Setup { stage, .. } => self.each_setup_choice(stage, f),
                Phase::Turn { .. } => self.each_turn_action(rules, f),
                Phase::EclipsePile { .. } => {
                    self.me().hand.kinds().for_each(|card| f(Action::Pile(card)));
                    f(Action::End);
                }
                Phase::Eclipse { .. } => {
                    self.each_eclipse_ability(rules, f);
                    f(Action::End);
                }
                Phase::Preparation { .. } | Phase::Over => (),
            },
        }
    }

    /// Whether the source is the player's to use at all.
    pub(crate) fn owns(&self, source: Source) -> bool {
        match source {
            Source::Card(card) => self.me().above.has(card),
            Source::Chief => self.turn.is_chief,
            Source::Token => self.turn.token.is_some(),
        }
    }
}
