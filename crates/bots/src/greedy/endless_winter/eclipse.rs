//! The eclipse: the order of the next round, and which cards to lay for it (EW-4.9, EW-6.1 to
//! EW-6.3).

use ochre_endless_winter::{Card, Spot};
use ochre_endless_winter_pack::Symbol;
use ochre_kernel::{Game, Seat};

use super::math::{between, chance};
use super::outlook::View;

/// What a resting figure is worth, in halves of labor (EW-4.7).
const RESTING: f64 = 3.0;

impl View<'_> {
    /// Labor of a card in the eclipse, in halves (EW-6.1).
    pub(super) fn eclipse_labor(self, card: Card) -> f64 {
        let free = self
            .rules
            .abilities(card)
            .iter()
            .filter(|ability| ability.eclipse && ability.price.is_empty())
            .map(|ability| ability.gain.get(Symbol::LaborHalves));
        f64::from(self.rules.labor_of(card)) + f64::from(free.sum::<u8>())
    }

    /// What a card brings in this eclipse by its abilities and its labor.
    pub(super) fn of_eclipse_use(self, card: Card) -> f64 {
        self.of_eclipse_abilities(card) + self.eclipse_labor(card) * self.of_eclipse_half()
    }

    fn of_eclipse_abilities(self, card: Card) -> f64 {
        let abilities = self.rules.abilities(card).iter().filter(|ability| ability.eclipse);
        abilities
            .map(|ability| {
                let labor = f64::from(ability.gain.get(Symbol::LaborHalves));
                let gain = self.of_later_gains(&ability.gain) - labor * 0.5 * self.price.labor;
                (gain - self.of_price(&ability.price)).max(0.0)
            })
            .sum()
    }

    /// A place in the order, counted from 0: its bonus, and to be early in the round to come.
    fn of_place(self, place: usize) -> f64 {
        let places = &self.rules.components().turn_order;
        let Some(bonus) = places.get(place) else { return 0.0 };
        let early = if 0.0 < self.time.rounds { self.weights.first } else { 0.02 };
        self.of_later_gains(&bonus.gain) - early * place as f64
    }

    /// Half a unit of labor in the eclipse, on average.
    pub(super) fn of_eclipse_half(self) -> f64 {
        *self.look.eclipse_half.get_or_init(|| {
            let last = self.rules.seats().count() - 1;
            let range = self.of_place(0) - self.of_place(last);
            (range / (4.0 * self.weights.pile_spread)).max(0.0)
        })
    }

    /// What the order brings to who has so many halves of labor.
    pub(super) fn of_order(self, halves: f64) -> f64 {
        let (game, seat) = (self.game, self.look.seat);
        let order = game.order(self.rules);
        let place = |seat: Seat| order.iter().position(|&other| other == seat).unwrap_or(0);
        let mut behind = 0.0;
        for other in self.rules.seats().filter(|&other| other != seat) {
            let player = game.player(other);
            let n_left = self.rules.turns(game.round() as u8) as usize - self.n_placed(other);
            let is_laid = n_left == 0 && place(other) < place(seat);
            let (theirs, spread) = if is_laid {
                (2.0 * f64::from(player.eclipse_pile().len()), 0.6)
            } else {
                (self.weights.pile, self.weights.pile_spread)
            };
            let tie = if place(other) < place(seat) { 0.3 } else { -0.3 };
            let lead = halves - theirs - RESTING * self.n_resting(other) + tie;
            behind += 1.0 - chance(lead, spread);
        }
        between(|place| self.of_place(place), behind)
    }

    fn n_placed(self, seat: Seat) -> usize {
        self.game.placed().filter(|placed| placed.seat == seat).count()
    }

    fn n_resting(self, seat: Seat) -> f64 {
        let rests = |placed: &ochre_endless_winter::Placed| {
            placed.seat == seat && placed.spot == Spot::Rest
        };
        self.game.placed().filter(rests).count() as f64
    }

    /// Own labor in the eclipse so far, in halves.
    fn own_halves(self) -> f64 {
        let pile = self.me.eclipse_pile().tribes();
        let labor: f64 =
            pile.counts().map(|(card, n)| f64::from(n) * self.eclipse_labor(card)).sum();
        labor + RESTING * self.n_resting(self.look.seat)
    }

    /// What one more resting figure brings by the order.
    pub(super) fn of_resting(self) -> f64 {
        // Cards that will be laid too make it count less.
        let usual = self.own_halves() + 0.5 * self.weights.pile;
        self.of_order(usual + RESTING) - self.of_order(usual)
    }

    /// To lay this card for the eclipse instead of keeping it.
    pub(super) fn of_laying(self, card: Card) -> f64 {
        if card.is_culture() {
            return -1.0;
        }
        let own = self.own_halves();
        let order = self.of_order(own + self.eclipse_labor(card)) - self.of_order(own);
        let kept = if 0.0 < self.time.rounds {
            let n_too_many = (f64::from(self.me.hand().tribes().len()) - 4.0).max(0.0);
            let crowd = 1.0 / (1.0 + self.weights.crowd * n_too_many);
            crowd * self.weights.hold_round * self.of_use_of(card)
        } else {
            0.0
        };
        self.of_eclipse_abilities(card) + order - kept
    }
}
