//! The actions of a turn: cards, the figure, abilities, sections (EW-4.1 to EW-4.8).
//!
//! What is worth doing is done in this order: what an ability gives at once, the next step of the
//! plan, cards for their abilities alone, the bottom section, what had better wait, the end.

use ochre_endless_winter::{Action, Card, Figure, Source, Spot};
use ochre_endless_winter_pack::{Ability, Column, Gains, Symbol};

use super::column::{column_of, labor_of, works};
use super::outlook::View;

const AT_ONCE: f64 = 80.0;
const PLANNED: f64 = 60.0;
const PLAYED: f64 = 40.0;
const BOTTOM: f64 = 20.0;
const WAITS: f64 = 10.0;
const NOT_NOW: f64 = -100.0;

impl View<'_> {
    pub(super) fn of_placing(self, figure: Figure, spot: Spot) -> f64 {
        let spots = self.spots();
        let index = Spot::ALL.iter().position(|&other| other == spot).unwrap_or(0);
        spots.worth[figure as usize][index] - spots.best
    }

    /// An action that the plan of the turn may name.
    pub(super) fn of_planned(self, action: Action) -> f64 {
        if self.next() == Some(action) { PLANNED } else { NOT_NOW }
    }

    fn next(self) -> Option<Action> {
        self.look.plan.get_or_init(|| self.plan()).next
    }

    pub(super) fn of_playing(self, card: Card) -> f64 {
        if card.is_culture() {
            return self.of_playing_culture(card);
        }
        if self.next() == Some(Action::Play(card)) {
            return PLANNED;
        }
        // For its abilities alone.
        let column = column_of(self.game.spot());
        let given: f64 = self
            .rules
            .abilities(card)
            .iter()
            .filter(|ability| works(ability, column) && labor_of(ability) == 0)
            .map(|ability| self.of_ability(ability).max(0.0))
            .sum();
        let gain = given - self.of_keeping(card);
        if 0.05 < gain { PLAYED + gain } else { NOT_NOW }
    }

    /// EW-4.1: what it gives now against what it could give in a later turn.
    fn of_playing_culture(self, card: Card) -> f64 {
        let mut more = [0; 4];
        let mut given = 0.0;
        for ability in self.rules.abilities(card) {
            let labor = labor_of(ability);
            if 0 < labor {
                for column in Column::ALL.into_iter().filter(|&c| works(ability, Some(c))) {
                    more[column.index()] += labor;
                }
            }
            if ability.when.is_some() {
                given += 0.5 * self.weights.when * self.of_ability(ability).max(0.0);
            } else if works(ability, None) {
                given += self.of_ability(&without_labor(ability)).max(0.0);
            }
        }
        if more != [0; 4] {
            let spots = self.spots();
            let with = |(index, spot): (usize, Spot)| {
                let plain = spots.worth[Figure::Member as usize][index];
                match spot {
                    Spot::Column(column) if 0 < more[column.index()] => {
                        let more = more[column.index()];
                        let rich = self.of_spot(Figure::Member, spot, &self.goods(spot), more);
                        spots.worth[0][index].max(plain) + rich - plain
                    }
                    _ => plain,
                }
            };
            let best = Spot::ALL.into_iter().enumerate().map(with).fold(spots.best, f64::max);
            given += best - spots.best;
        }
        let could = self.of_use_of(card);
        let waits = if 0.0 < self.time.turns { self.weights.culture } else { 0.0 };
        let mut cost = waits * (could - given).max(0.0);
        if self.game.culture_played() {
            cost += self.cheapest_card();
            cost += if 0.0 < self.time.turns_round { waits * given } else { 0.0 };
        }
        if cost < given { PLAYED + given - cost } else { NOT_NOW }
    }

    /// An ability of a card, the chief or a token.
    pub(super) fn of_using_ability(self, source: Source, index: u8) -> f64 {
        let ability = match source {
            Source::Card(card) => self.rules.abilities(card).get(usize::from(index)),
            Source::Chief => self.me.chief().and_then(|(chief, side)| {
                self.rules.chief_abilities(chief, side).get(usize::from(index))
            }),
            Source::Token => return AT_ONCE,
        };
        let Some(ability) = ability else { return NOT_NOW };
        let worth = self.of_ability(&without_labor(ability));
        let is_in_column = column_of(self.game.spot()).is_some();
        if self.next() == Some(Action::Use(source, index)) {
            return PLANNED;
        }
        if worth <= 0.0 || (0 < labor_of(ability) && !is_in_column) {
            return NOT_NOW;
        }
        if !self.had_better_wait(&ability.gain) {
            return AT_ONCE + worth;
        }
        let is_placed = self.game.spot().is_some() || !self.time.is_turn;
        if is_placed { WAITS + worth } else { NOT_NOW }
    }

    /// Burials wait for the cards that are played; food for room on the track.
    fn had_better_wait(self, gain: &Gains) -> bool {
        let wasted = self.room()[0] < gain.get(Symbol::Food);
        let is_late = |symbol| 0 < gain.get(symbol);
        is_late(Symbol::Bury) || is_late(Symbol::MaxFood) || wasted
    }

    pub(super) fn of_bottom_section(self) -> f64 {
        match column_of(self.game.spot()) {
            Some(column) => BOTTOM + self.of_bottom(column),
            None => NOT_NOW,
        }
    }

    pub(super) fn of_rest_draw(self) -> f64 {
        AT_ONCE
    }

    pub(super) fn of_rest_animal(self, worth: f64) -> f64 {
        if 0.0 < worth { BOTTOM + worth } else { NOT_NOW }
    }
}

fn without_labor(ability: &Ability) -> Ability {
    let mut plain = *ability;
    plain.gain.set(Symbol::LaborHalves, 0);
    plain
}
