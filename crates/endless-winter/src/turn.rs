//! A turn: culture cards, a figure, labor, the sections of a column, rest (EW-4.1 to EW-5.13).

use ochre_endless_winter_pack::{Column, Gains, Symbol, Tribe};
use ochre_kernel::Sink;

use crate::action::{Action, Figure, Source, Spot, Way};
use crate::card::{Bits, Card};
use crate::event::Event;
use crate::pending::Frame;
use crate::player::VpSource;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Placed};
use crate::turn_state::{Section, TurnState};
use crate::ways::each_species;

/// One labor, in halves.
pub(crate) const LABOR: u8 = 2;

impl EndlessWinter {
    /// Everything that can be done in a turn while nothing is pending.
    pub(crate) fn each_turn_action(&self, rules: &Rules, f: &mut impl FnMut(Action)) {
        let me = self.me();
        match self.turn.spot {
            None => {
                // Each culture card after the first costs another card (EW-4.1).
                if !self.turn.culture_played || 1 < me.hand.len() {
                    me.hand.cultures().kinds().for_each(|card| f(Action::Play(card)));
                }
                self.each_ability(rules, f);
                self.each_spending(rules, f);
                self.each_placing(rules, f);
                return;
            }
            Some(Spot::Column(column)) => {
                me.hand.tribes().kinds().for_each(|card| f(Action::Play(card)));
                self.each_ability(rules, f);
                self.each_spending(rules, f);
                self.each_section(rules, column, f);
            }
            Some(Spot::Rest) => {
                self.each_ability(rules, f);
                if !self.turn.rest_drawn {
                    f(Action::RestDraw);
                }
                if !self.turn.rest_animal {
                    each_species(&me.animals, |species| f(Action::RestAnimal(species)));
                }
            }
        }
        f(Action::End);
    }

    fn each_spending(&self, rules: &Rules, f: &mut impl FnMut(Action)) {
        if self.next_labor_space(rules).is_some() {
            f(Action::Spend);
        }
    }

    /// The highest space with a labor symbol that the food marker has not crossed.
    fn next_labor_space(&self, rules: &Rules) -> Option<u8> {
        let below = rules.tables().labor_spaces & ((2 << self.me().food) - 1);
        (below != 0).then(|| (15 - below.leading_zeros()) as u8)
    }

    /// The figures not yet placed this round (EW-4.2, EW-10.3).
    pub(crate) fn figures_left(&self, rules: &Rules) -> [u8; 2] {
        let mut left = [1, rules.turns(self.round) - 1];
        for placed in self.placed().filter(|placed| placed.seat == self.active) {
            left[placed.figure as usize] -= 1;
        }
        left
    }

    fn each_placing(&self, rules: &Rules, f: &mut impl FnMut(Action)) {
        let left = self.figures_left(rules);
        for figure in Figure::ALL {
            if 0 < left[figure as usize] {
                Spot::ALL.into_iter().for_each(|spot| f(Action::Place(figure, spot)));
            }
        }
    }

    /// The sections of the column that are still open (EW-4.3).
    fn each_section(&self, rules: &Rules, column: Column, f: &mut impl FnMut(Action)) {
        if self.turn.section == Section::Top {
            self.each_top(column, &mut |way| f(Action::Top(way)));
            self.each_middle(rules, column, f);
        }
        if self.turn.is_first && self.turn.section < Section::Bottom {
            let gains = bottom_gains(column);
            if self.is_worth_taking(rules, &gains, false) {
                f(Action::Bottom);
            }
        }
    }

    fn each_top(&self, column: Column, f: &mut impl FnMut(Way)) {
        let (me, labor) = (self.me(), self.turn.labor);
        let with_tool = 0 < me.tools && LABOR <= labor;
        match column {
            Column::Initiate if with_tool => {
                let is_open = |tribe: &Tribe| self.turn.taken >> tribe.index() & 1 == 0;
                Tribe::ALL.into_iter().filter(is_open).for_each(|tribe| f(Way::Tribe(tribe)));
            }
            Column::Develop if 3 * LABOR <= labor => self.each_culture(f),
            Column::Migrate => {
                if 0 < me.tools && 0 < me.camps_left() {
                    f(Way::Camp);
                }
                if LABOR <= labor {
                    self.each_move(f);
                }
            }
            Column::Hunt if LABOR <= labor => {
                if self.can_reveal() {
                    f(Way::Reveal);
                }
                if 0 < me.tools {
                    self.each_animal_in_grounds(f);
                }
            }
            _ => (),
        }
    }

    fn each_middle(&self, rules: &Rules, column: Column, f: &mut impl FnMut(Action)) {
        let me = self.me();
        let mut middle = |way| f(Action::Middle(Some(way)));
        match column {
            Column::Initiate if 0 < me.food => f(Action::Middle(None)),
            Column::Develop => self.each_stone(rules, &mut middle),
            Column::Migrate if 3 <= me.food => self.each_village(&mut middle),
            Column::Hunt => each_species(&me.animals, |species| middle(Way::UseAnimal(species))),
            _ => (),
        }
    }

    /// Whether ending is all that is left, and everybody can see that (EW-2.6).
    pub(crate) fn turn_is_over(&self, rules: &Rules) -> bool {
        let hides = match self.turn.spot {
            None => true,
            Some(Spot::Column(_)) => !self.me().imagined_hand().tribes().is_empty(),
            Some(Spot::Rest) => false,
        };
        if hides {
            return false;
        }
        let mut n_actions = 0;
        self.each_turn_action(rules, &mut |_| n_actions += 1);
        n_actions == 1
    }

    /// Carries out an action of a turn while nothing is pending.
    pub(crate) fn act_in_turn(
        &mut self,
        rules: &Rules,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Play(card) if card.is_culture() => self.play_culture(card, events),
            Action::Play(card) => self.play_tribe(rules, card, events),
            Action::Place(figure, spot) => self.place(rules, figure, spot, events),
            Action::Spend => self.spend(rules, events),
            Action::Use(source, index) => self.use_ability(rules, source, index, events),
            Action::Top(way) => self.use_top(rules, way, events),
            Action::Middle(way) => self.use_middle(rules, way, events),
            Action::Bottom => self.use_bottom(events),
            Action::RestDraw => {
                self.turn.rest_drawn = true;
                events.push(Event::RestDrawn { seat: self.active });
                self.begin_gain(&Gains::of(Symbol::Draw, 1), VpSource::Symbols, true, true, events);
            }
            Action::RestAnimal(species) => {
                (self.turn.rest_drawn, self.turn.rest_animal) = (true, true);
                self.carry_out(rules, Symbol::UseAnimal, Way::UseAnimal(species), 1, events);
            }
            Action::End => self.end_turn(rules, events),
            other => unreachable!("{other:?} in a turn"),
        }
    }

    /// EW-4.1.
    fn play_culture(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.me_mut().show_from_hand(card);
        self.me_mut().above.add(card);
        events.push(Event::CulturePlayed { seat: self.active, card });
        if self.turn.culture_played {
            self.pending.push(Frame::Discard(1));
        }
        self.turn.culture_played = true;
    }

    /// EW-4.4: of equal cards in hand the older one is played first.
    fn play_tribe(&mut self, rules: &Rules, card: Card, events: &mut impl Sink<Event>) {
        let bit = card.tribe_type().map_or(0, |tribe| 1 << tribe.index());
        let is_new = self.turn.new_in_hand & bit != 0 && self.me().hand.count(card) == 1;
        if is_new {
            self.turn.new_in_hand &= !bit;
            for ability in Bits(rules.face(card).in_turn().into()) {
                self.turn.new_above |= TurnState::new_bit(card, ability);
            }
        }
        self.me_mut().show_from_hand(card);
        self.me_mut().above.add(card);
        let labor = if is_new { 0 } else { rules.face(card).labor };
        let is_new_type = self.turn.taken & bit != 0;
        events.push(Event::TribePlayed { seat: self.active, card, labor, is_new_type });
        self.turn.labor = self.turn.labor.saturating_add(labor);
    }

    /// EW-4.2, EW-10.5.
    fn place(&mut self, rules: &Rules, figure: Figure, spot: Spot, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let is_first = self.placed().all(|placed| placed.spot != spot);
        if let Some(free) = self.placed.iter_mut().find(|placed| placed.is_none()) {
            *free = Some(Placed { seat, figure, spot });
        }
        self.turn.spot = Some(spot);
        self.turn.is_chief = figure == Figure::Chief;
        self.turn.is_first = is_first;
        events.push(Event::Placed { seat, figure, spot });
        if spot == Spot::Rest && is_first && rules.choices().rest_tokens {
            self.pending.push(Frame::RestToken);
        }
    }

    /// EW-4.5.
    fn spend(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let Some(space) = self.next_labor_space(rules) else { return };
        let food = self.me().food - (space - 1);
        self.me_mut().food -= food;
        self.turn.labor = self.turn.labor.saturating_add(LABOR);
        events.push(Event::FoodSpent { seat: self.active, food, labor: LABOR });
    }

    fn use_top(&mut self, rules: &Rules, way: Way, events: &mut impl Sink<Event>) {
        let (tools, labor, symbol) = match (way, self.turn.spot) {
            (Way::Tribe(_), _) => (1, LABOR, Symbol::TribeHand),
            (Way::Culture(_), _) | (Way::Vp, Some(Spot::Column(Column::Develop))) => {
                (0, 3 * LABOR, Symbol::Culture)
            }
            (Way::Camp, _) => (1, 0, Symbol::Camp),
            (Way::Move(..), _) => (0, LABOR, Symbol::Move),
            (Way::Reveal, _) => (0, LABOR, Symbol::Reveal),
            _ => (1, LABOR, Symbol::AnimalGrounds),
        };
        self.pay(0, tools, labor, events);
        if let Way::Tribe(tribe) = way {
            self.turn.taken |= 1 << tribe.index();
            if 0 < self.tribe_piles[tribe.index()] {
                self.turn.new_in_hand |= 1 << tribe.index();
            }
        }
        self.carry_out(rules, symbol, way, 2, events);
    }

    fn use_middle(&mut self, rules: &Rules, way: Option<Way>, events: &mut impl Sink<Event>) {
        self.turn.section = Section::Middle;
        self.tell_section(false, events);
        match way {
            None => {
                self.pay(1, 0, 0, events);
                let gains = [(Symbol::TribeDiscard, 1), (Symbol::Bury, 1)].into_iter().collect();
                self.begin_gain(&gains, VpSource::Symbols, true, true, events);
            }
            Some(way @ Way::Village(_)) => {
                self.pay(3, 0, 0, events);
                self.carry_out(rules, Symbol::Village, way, 1, events);
            }
            Some(way @ Way::Stone(_)) => {
                self.carry_out(rules, Symbol::SacredStone, way, 1, events);
            }
            Some(way) => self.carry_out(rules, Symbol::UseAnimal, way, 1, events),
        }
    }

    fn use_bottom(&mut self, events: &mut impl Sink<Event>) {
        self.turn.section = Section::Bottom;
        self.tell_section(true, events);
        let Some(Spot::Column(column)) = self.turn.spot else { return };
        let gains = bottom_gains(column);
        if column == Column::Migrate {
            // First the camp, then the move (EW-5.10).
            self.gain(&Gains::of(Symbol::Move, 1), VpSource::Symbols, events);
            self.gain(&Gains::of(Symbol::Camp, 1), VpSource::Symbols, events);
        } else {
            self.begin_gain(&gains, VpSource::Symbols, true, true, events);
        }
    }

    fn tell_section(&self, is_bottom: bool, events: &mut impl Sink<Event>) {
        if let Some(Spot::Column(column)) = self.turn.spot {
            events.push(Event::SectionUsed { seat: self.active, column, is_bottom });
        }
    }

    /// EW-4.8, EW-10.5.
    fn end_turn(&mut self, rules: &Rules, events: &mut impl Sink<Event>) {
        let me = self.me_mut();
        me.discard = me.discard.and(me.above);
        me.above = Default::default();
        if let Some(token) = self.turn.token {
            self.rest_tokens.put_under(token);
            events.push(Event::RestTokenUnder { token });
        }
        self.turn = TurnState::default();
        events.push(Event::TurnEnded { seat: self.active });
        let Phase::Turn { n } = self.phase else { return };
        let is_last = n / rules.n_players() + 1 == rules.turns(self.round);
        if is_last && !self.me().hand.is_empty() {
            self.phase = Phase::EclipsePile { n };
        } else {
            self.next_turn(rules, n, events);
        }
    }

    /// Whether an ability of this source could ever be used by that number.
    pub(crate) fn has_ability(&self, rules: &Rules, source: Source, index: u8) -> bool {
        match source {
            Source::Card(card) => rules.face(card).has(index),
            Source::Chief => self.me().chief.is_some_and(|chief| {
                rules.tables().chief(chief.index() as u8, self.me().side).has(index)
            }),
            Source::Token => index == 0,
        }
    }
}

/// What the bottom section gives (EW-5.3, EW-5.7, EW-5.10, EW-5.13).
fn bottom_gains(column: Column) -> Gains {
    let gains: &[(Symbol, u8)] = match column {
        Column::Initiate => &[(Symbol::Idol, 1), (Symbol::Bury, 1)],
        Column::Develop => &[(Symbol::Tool, 1), (Symbol::Food, 1)],
        Column::Migrate => &[(Symbol::Camp, 1), (Symbol::Move, 1)],
        Column::Hunt => &[(Symbol::AnimalDeck, 1)],
    };
    gains.iter().copied().collect()
}
