//! A round from above: what happens after what, and which decisions are put to a player.
//!
//! [`StoneAge::settle`] is the only place that decides what comes next. It goes on, through forced
//! decisions too (SA-12.1), until a player or chance has something to decide.

use ochre_kernel::{Seat, Sink};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::openings::{Board, Openings};
use crate::payment;
use crate::place::Place;
use crate::rules::Rules;
use crate::state::{Ends, Phase, StoneAge};

impl StoneAge {
    /// Carries out a legal decision.
    #[inline]
    pub(crate) fn act(&mut self, rules: &Rules, action: Action, events: &mut impl Sink<Event>) {
        match (self.phase, action) {
            (Phase::Placing { seat }, Action::Place { place, people }) => {
                self.place(rules, seat, place, people, events);
            }
            (Phase::Using { seat }, Action::Use(place)) => self.use_place(seat, place, events),
            (Phase::AddingTools { seat, place, goal, dice }, Action::Tools(tools)) => {
                self.add_tools(seat, place, goal, dice, tools, events);
            }
            (Phase::BuyingCard { seat, space }, Action::Pay(heap)) => {
                self.buy_card(seat, space, heap, events);
            }
            (Phase::BuyingBuilding { seat, stack }, Action::Pay(heap)) => {
                self.buy_building(seat, stack, heap, events);
            }
            (Phase::BuyingCard { seat, space }, Action::Decline) => {
                self.decline(seat, Place::Card(space), events);
            }
            (Phase::BuyingBuilding { seat, stack }, Action::Decline) => {
                self.decline(seat, Place::Building(stack), events);
            }
            (Phase::TakingDie { seat, buyer, space, dice }, Action::TakeDie(face)) => {
                self.take_die(rules, seat, buyer, space, dice, face, events);
            }
            (Phase::Hungry { seat, .. }, Action::Feed(heap)) => {
                self.feed_with(rules, seat, heap, events);
            }
            (Phase::Hungry { seat, .. }, Action::Starve) => self.starve(rules, seat, events),
            (_, Action::TakeResources(heap)) => {
                let Some(seat) = self.seat_to_decide() else {
                    unreachable!("nobody is to decide: {:?}", self.phase)
                };
                self.tribes[seat].take_resources(heap);
                events.push(Event::TwoResourcesTaken { seat, resources: heap });
            }
            (phase, action) => unreachable!("{action:?} is no answer to {phase:?}"),
        }
        self.settle(rules, events);
    }

    /// Carries out a possible outcome of chance.
    #[inline]
    pub(crate) fn befall(&mut self, rules: &Rules, chance: Chance, events: &mut impl Sink<Event>) {
        match (self.phase, chance) {
            (Phase::Rolling { seat, place, goal }, Chance::Roll(dice)) => {
                events.push(Event::Rolled { seat, goal, dice });
                self.phase = Phase::AddingTools { seat, place, goal, dice };
            }
            (Phase::RollingForAll { seat, space }, Chance::Roll(dice)) => {
                events.push(Event::RolledForAll { seat, dice });
                self.phase = Phase::TakingDie { seat, buyer: seat, space, dice };
            }
            (Phase::Drawing { seat, space }, Chance::Draw(card)) => {
                self.draw_extra(seat, space, card, events);
            }
            (phase, Chance::Building { stack, tile }) => {
                self.unseen_tiles = self.unseen_tiles.without(tile);
                self.stacks[usize::from(stack)].top = Some(tile);
                events.push(Event::BuildingTurnedUp { place: Place::Building(stack), tile });
                match phase {
                    Phase::TurningUp { seat, .. } => self.finish(seat, Place::Building(stack)),
                    _ if stack + 1 < rules.n_players() => {
                        self.phase = Phase::FirstTile { stack: stack + 1 };
                    }
                    _ => self.phase = Phase::Filling { space: 0 },
                }
            }
            (_, Chance::Card { space, card }) => {
                self.deck = self.deck.without(card);
                self.spaces[usize::from(space)] = Some(card);
                events.push(Event::CardLaid { place: Place::Card(space), card });
                self.fill_spaces(events);
            }
            (phase, chance) => unreachable!("{chance:?} is no outcome of {phase:?}"),
        }
        self.settle(rules, events);
    }

    /// Goes on until somebody has something to decide.
    pub(crate) fn settle(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        loop {
            match self.phase {
                Phase::Placing { seat } => {
                    let Some((seat, only)) = self.next_to_place(rules, seat) else {
                        self.phase = Phase::Using { seat: self.start };
                        continue;
                    };
                    self.phase = Phase::Placing { seat };
                    let Some((place, people)) = only else { return };
                    self.place(rules, seat, Place::ALL[place], people, events);
                }
                Phase::Using { seat } => {
                    let tribe = &self.tribes[seat];
                    match tribe.placed.len() {
                        0 => self.phase = self.after(rules, seat, |seat| Phase::Using { seat }),
                        1 if !tribe.two_resources => {
                            self.use_place(seat, tribe.placed.nth(0), events);
                        }
                        _ => return,
                    }
                }
                Phase::AddingTools { seat, place, goal, dice } => {
                    let tribe = &self.tribes[seat];
                    let ready = tribe.tools.all_ready(tribe.one_use);
                    if ready.n_parts() > 1 || tribe.two_resources {
                        return;
                    }
                    self.add_tools(seat, place, goal, dice, ready, events);
                }
                Phase::BuyingCard { seat, space } => {
                    let tribe = &self.tribes[seat];
                    if tribe.stock.len() > u32::from(space) || tribe.two_resources {
                        return;
                    }
                    self.decline(seat, Place::Card(space), events);
                }
                Phase::BuyingBuilding { seat, stack } => {
                    if self.tribes[seat].two_resources || self.can_afford(seat, stack) {
                        return;
                    }
                    self.decline(seat, Place::Building(stack), events);
                }
                Phase::TakingDie { seat, buyer, space, dice } => {
                    let mut faces = dice.different_faces();
                    match (faces.next(), faces.next()) {
                        (Some(face), None) if !self.tribes[seat].two_resources => {
                            self.take_die(rules, seat, buyer, space, dice, face, events);
                        }
                        _ => return,
                    }
                }
                Phase::Feeding { seat } => self.feed(rules, seat, events),
                Phase::Hungry { seat, missing } => {
                    let tribe = &self.tribes[seat];
                    if tribe.stock.len() >= u32::from(missing) || tribe.two_resources {
                        return;
                    }
                    self.starve(rules, seat, events);
                }
                Phase::FirstTile { .. }
                | Phase::Filling { .. }
                | Phase::Rolling { .. }
                | Phase::TurningUp { .. }
                | Phase::RollingForAll { .. }
                | Phase::Drawing { .. }
                | Phase::Over => return,
            }
        }
    }

    /// Who places next, from this seat on, and the placement where there is only one; `None` when
    /// nobody can (SA-3.1).
    #[inline]
    fn next_to_place(&self, rules: &Rules, mut seat: Seat) -> Option<(Seat, Option<(usize, u8)>)> {
        let board = Board::new(self, rules);
        for _ in 0..rules.n_players() {
            let openings = board.openings(seat, self.tribes[seat].home);
            match openings.len() {
                0 => seat = rules.next(seat),
                1 => return Some((seat, Some(openings.nth(0)))),
                _ => return Some((seat, None)),
            }
        }
        None
    }

    /// Everything this seat can do with its people now.
    #[inline]
    pub(crate) fn openings(&self, rules: &Rules, seat: Seat) -> Openings {
        Board::new(self, rules).openings(seat, self.tribes[seat].home)
    }

    fn place(
        &mut self,
        rules: &Rules,
        seat: Seat,
        place: Place,
        people: u8,
        events: &mut impl Sink<Event>,
    ) {
        self.tribes[seat].place(place, people);
        events.push(Event::Placed { seat, place, people });
        self.phase = Phase::Placing { seat: rules.next(seat) };
    }

    /// The phase of the left neighbour; after the last one comes feeding (SA-4.1).
    fn after(&self, rules: &Rules, seat: Seat, phase: impl Fn(Seat) -> Phase) -> Phase {
        let next = rules.next(seat);
        if next == self.start { Phase::Feeding { seat: next } } else { phase(next) }
    }

    pub(crate) fn can_afford(&self, seat: Seat, stack: u8) -> bool {
        let stock = self.tribes[seat].stock.reach();
        self.top_tile(stack).is_some_and(|tile| {
            payment::heaps_for(&tile.cost()).iter().any(|&heap| stock.contains(heap))
        })
    }

    /// After the last tribe has eaten: the end, or the next round (SA-7.1, SA-9.1 to SA-9.3).
    pub(crate) fn end_round(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let n_empty = self.spaces.iter().filter(|space| space.is_none()).count();
        self.ends = Ends {
            cards: n_empty > usize::from(self.deck.len()),
            buildings: self.stacks[..usize::from(rules.n_players())]
                .iter()
                .any(|stack| stack.left == 0),
            round_limit: rules.round_limit().is_some_and(|limit| self.round >= limit),
        };
        if self.ends.any() {
            self.phase = Phase::Over;
            events.push(Event::Ended { why: self.ends });
            for seat in rules.seats() {
                events.push(Event::FinalScore { seat, score: self.total_score(seat) });
            }
            return;
        }
        self.round = self.round.saturating_add(1);
        self.start = rules.next(self.start);
        for tribe in &mut self.tribes.0 {
            tribe.tools.refresh();
        }
        self.slide_cards(events);
        self.fill_spaces(events);
    }

    /// Cards left on the spaces move to the cheap end (SA-7.1).
    fn slide_cards(&mut self, events: &mut impl Sink<Event>) {
        let mut to = 0;
        for from in 0..usize::from(StoneAge::SPACES) {
            let Some(card) = self.spaces[from].take() else { continue };
            self.spaces[to] = Some(card);
            if from != to {
                let [from, to] = [from, to].map(|space| Place::Card(space as u8));
                events.push(Event::CardSlid { card, from, to });
            }
            to += 1;
        }
    }

    /// Waits for a card for the cheapest empty space, or begins the round.
    fn fill_spaces(&mut self, events: &mut impl Sink<Event>) {
        match self.spaces.iter().position(Option::is_none) {
            Some(space) => self.phase = Phase::Filling { space: space as u8 },
            None => {
                self.phase = Phase::Placing { seat: self.start };
                events.push(Event::RoundBegan { round: self.round, start_player: self.start });
            }
        }
    }

    /// The player who has to decide now.
    #[inline]
    pub(crate) fn seat_to_decide(&self) -> Option<Seat> {
        match self.phase {
            Phase::Placing { seat }
            | Phase::Using { seat }
            | Phase::AddingTools { seat, .. }
            | Phase::BuyingCard { seat, .. }
            | Phase::BuyingBuilding { seat, .. }
            | Phase::TakingDie { seat, .. }
            | Phase::Hungry { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
