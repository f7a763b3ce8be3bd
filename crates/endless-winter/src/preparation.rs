//! The preparation phase (EW-7.1 to EW-7.5).

use ochre_kernel::Sink;

use crate::action::Chance;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Preparation};

/// How many cards everyone draws (EW-7.5).
pub(crate) const CARDS: u8 = 5;

impl EndlessWinter {
    /// EW-7.1, EW-7.2.
    pub(crate) fn begin_preparation(&mut self) {
        self.round += 1;
        self.placed = [None; 12];
        self.phase = Phase::Preparation { stage: Preparation::Grounds, n: 0 };
    }

    /// Goes through the stages; whether chance has something to decide.
    pub(crate) fn settle_preparation(
        &mut self,
        rules: &Rules,
        stage: Preparation,
        n: u8,
        events: &mut impl Sink<Event>,
    ) -> bool {
        match stage {
            Preparation::Grounds => {
                self.n_grounds() < rules.grounds() && 0 < self.animals_left()
                    || self.next_preparation(rules, stage, events)
            }
            Preparation::Culture => {
                self.free_market_place().is_some() && self.culture_to_come() != 0
                    || self.next_preparation(rules, stage, events)
            }
            Preparation::Hands => self.settle_hands(rules, n, events),
            Preparation::RestToken => {
                if rules.choices().rest_tokens && n == 0 && self.turn_up_token(events) {
                    return true;
                }
                events.push(Event::RoundBegan { round: self.round });
                self.begin_turn(rules, 0, events);
                false
            }
        }
    }

    /// Always `false`: the next stage decides for itself whether it waits.
    fn next_preparation(
        &mut self,
        _: &Rules,
        stage: Preparation,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let stage = Preparation::ALL[stage as usize + 1];
        self.phase = Phase::Preparation { stage, n: 0 };
        if stage == Preparation::Culture && self.round == 3 {
            self.market = [None; 8];
            events.push(Event::CultureCleared);
        }
        false
    }

    /// The seats draw in turn order; who has nothing to draw is passed over (EW-2.1).
    fn settle_hands(&mut self, rules: &Rules, n: u8, events: &mut impl Sink<Event>) -> bool {
        let place = n / CARDS;
        if place == rules.n_players() {
            return self.next_preparation(rules, Preparation::Hands, events);
        }
        self.active = self.order[usize::from(place)];
        if self.can_draw() {
            self.shuffle_if_empty(events);
            return true;
        }
        self.phase = Phase::Preparation { stage: Preparation::Hands, n: (place + 1) * CARDS };
        false
    }

    /// The culture cards that may come now, as bits: those of the era (EW-7.4).
    pub(crate) fn culture_to_come(&self) -> u64 {
        const ERA_1: u64 = (1 << 20) - 1;
        if self.era() == 1 { self.culture_deck & ERA_1 } else { self.culture_deck & !ERA_1 }
    }

    pub(crate) fn free_market_place(&self) -> Option<usize> {
        self.market.iter().position(Option::is_none)
    }

    pub(crate) fn befall_preparation(
        &mut self,
        stage: Preparation,
        n: u8,
        chance: Chance,
        events: &mut impl Sink<Event>,
    ) {
        match chance {
            Chance::Rest(token) => {
                self.show_token(token, events);
                self.phase = Phase::Preparation { stage, n: n + 1 };
            }
            Chance::Animal(species) => {
                self.animal_deck[species.index()] -= 1;
                self.grounds[species.index()] += 1;
                events.push(Event::AnimalTurnedUp { species });
            }
            Chance::Culture(place, card) => self.lay_culture(place, card, events),
            Chance::Draw(card) => {
                self.draw(card, events);
                self.phase = Phase::Preparation { stage, n: n + 1 };
            }
            other => unreachable!("{other:?} in the preparation"),
        }
    }

    pub(crate) fn lay_culture(
        &mut self,
        place: u8,
        card: crate::Card,
        events: &mut impl Sink<Event>,
    ) {
        self.culture_deck &= !(1 << card.culture_index());
        self.market[usize::from(place)] = Some(card);
        events.push(Event::CultureLaid { place: place + 1, card });
    }
}
