//! Abilities of cards, of the chief and of the rest token (EW-4.1, EW-4.4, EW-4.6, EW-8.6).

use ochre_endless_winter_pack::{Ability, Symbol, When};
use ochre_kernel::{Seat, Sink};

use crate::action::{Action, Source, Spot};
use crate::card::{Bits, Card};
use crate::components::{Face, without_labor};
use crate::event::Event;
use crate::player::VpSource;
use crate::rules::Rules;
use crate::state::EndlessWinter;
use crate::turn_state::TurnState;

impl EndlessWinter {
    /// The abilities that can be used now in a turn, apart from those that wait for something.
    pub(crate) fn each_ability(&self, rules: &Rules, f: &mut impl FnMut(Action)) {
        let works = |face: &Face| match self.turn.spot {
            Some(Spot::Column(column)) => face.anywhere | face.in_column[column as usize],
            _ => face.anywhere,
        };
        for card in self.me().above.kinds() {
            self.each_of_card(rules, card, works(rules.face(card)), f);
        }
        if let Some(face) = self.chief_face(rules) {
            self.each_of_chief(rules, face, works(face), f);
        }
        if let Some(token) = self.turn.token
            && !self.turn.used.token
        {
            let gain = &rules.components().rest_tokens[token.index()].gain;
            if self.is_worth_taking(rules, gain, true) {
                f(Action::Use(Source::Token, 0));
            }
        }
    }

    /// The abilities that wait for what just happened (EW-8.6).
    pub(crate) fn each_waiting(&self, rules: &Rules, when: When, f: &mut impl FnMut(Action)) {
        let admits = |face: &Face| {
            let admitted = |&bit: &u8| match face.abilities[usize::from(bit)].column {
                None => true,
                Some(bound) => {
                    matches!(self.turn.spot, Some(Spot::Column(column)) if bound.admits(column))
                }
            };
            Bits(face.waiting_for(when).into()).filter(admitted).fold(0, |all, bit| all | 1 << bit)
        };
        for card in self.me().above.kinds() {
            let face = rules.face(card);
            if face.waiting_for(when) != 0 {
                self.each_of_card(rules, card, admits(face), f);
            }
        }
        if let Some(face) = self.chief_face(rules) {
            self.each_of_chief(rules, face, admits(face), f);
        }
    }

    /// The abilities of the eclipse that can be used now (EW-6.3).
    pub(crate) fn each_eclipse_ability(&self, rules: &Rules, f: &mut impl FnMut(Action)) {
        for card in self.me().above.kinds() {
            self.each_of_card(rules, card, rules.face(card).eclipse, f);
        }
    }

    /// The chief's card in the turn in which the chief was placed (EW-4.6).
    fn chief_face<'a>(&self, rules: &'a Rules) -> Option<&'a Face> {
        let chief = self.me().chief.filter(|_| self.turn.is_chief)?;
        Some(rules.tables().chief(chief.index() as u8, self.me().side))
    }

    fn each_of_card(&self, rules: &Rules, card: Card, works: u8, f: &mut impl FnMut(Action)) {
        for index in Bits(works.into()) {
            let ability = &rules.face(card).abilities[usize::from(index)];
            let is_left = self.turn.used.count(card, index) < self.me().above.count(card);
            if is_left && self.is_usable(rules, ability, !self.is_new(card, index)) {
                f(Action::Use(Source::Card(card), index));
            }
        }
    }

    fn each_of_chief(&self, rules: &Rules, face: &Face, works: u8, f: &mut impl FnMut(Action)) {
        for index in Bits(u64::from(works & !self.turn.used.chief)) {
            if self.is_usable(rules, &face.abilities[usize::from(index)], true) {
                f(Action::Use(Source::Chief, index));
            }
        }
    }

    /// Whether the price can be paid and something would come of it.
    fn is_usable(&self, rules: &Rules, ability: &Ability, gives_labor: bool) -> bool {
        if ability.price.is_empty() {
            return self.is_worth_taking(rules, &ability.gain, gives_labor);
        }
        if !self.me().can_pay(&ability.price) {
            return false;
        }
        let always = [Symbol::Vp, Symbol::Megalith, Symbol::Draw, Symbol::Idol];
        let is_sure = always.iter().any(|&symbol| 0 < ability.gain.get(symbol))
            || 0 < ability.gain.get(Symbol::Tool) && self.has_tool_room(rules);
        // What is paid may be missing for the gain, or make room for it.
        is_sure || {
            let mut paid = *self;
            paid.pay(ability.price.get(Symbol::Food), ability.price.get(Symbol::Tool), 0, &mut ());
            paid.is_worth_taking(rules, &ability.gain, gives_labor)
        }
    }

    /// Whether the next use of this ability falls to the card taken this turn: equal cards are
    /// used in the order in which they came (EW-4.4).
    pub(crate) fn is_new(&self, card: Card, ability: u8) -> bool {
        self.turn.new_above & TurnState::new_bit(card, ability) != 0
            && self.turn.used.count(card, ability) + 1 == self.me().above.count(card)
    }

    /// Uses an ability: the price, then the gain.
    pub(crate) fn use_ability(
        &mut self,
        rules: &Rules,
        source: Source,
        index: u8,
        events: &mut impl Sink<Event>,
    ) {
        events.push(Event::AbilityUsed { seat: self.active, source, ability: index });
        let (ability, gives_labor) = match source {
            Source::Card(card) => {
                let gives_labor = !self.is_new(card, index);
                if !gives_labor {
                    self.turn.new_above &= !TurnState::new_bit(card, index);
                }
                self.turn.used.add(card, index);
                (rules.face(card).abilities[usize::from(index)], gives_labor)
            }
            Source::Chief => {
                self.turn.used.chief |= 1 << index;
                let face = self.chief_face(rules);
                (face.map_or(Ability::default(), |face| face.abilities[usize::from(index)]), true)
            }
            Source::Token => {
                self.turn.used.token = true;
                let gain =
                    self.turn.token.map(|token| rules.components().rest_tokens[token.index()].gain);
                (Ability { gain: gain.unwrap_or_default(), ..Ability::default() }, true)
            }
        };
        let gain = if gives_labor { ability.gain } else { without_labor(ability.gain) };
        self.begin_gain(&gain, VpSource::Symbols, gives_labor, true, events);
        self.pay_price(&ability.price, events);
    }

    /// Labor of the own revealed cards, in halves (EW-6.1).
    pub(crate) fn labor_of_revealed(&self, rules: &Rules, seat: Seat) -> u8 {
        let labor = |(card, count): (Card, u8)| {
            let face = rules.face(card);
            u32::from(count) * u32::from(face.labor + face.eclipse_labor)
        };
        self.players[seat].above.counts().map(labor).sum::<u32>().min(200) as u8
    }
}
