//! Cards: what one use brings, what it is worth to own one, to keep one in hand, to bury one.

use ochre_endless_winter::{Card, Chief, From, SetupCard, Source, Spot};
use ochre_endless_winter_pack::{Ability, Bound, Symbol, Tribe};

use super::math::power;
use super::outlook::View;

impl View<'_> {
    /// One use of a card at some time: in a turn or in an eclipse, whichever is better.
    pub(super) fn of_use_of(self, card: Card) -> f64 {
        self.look.uses.get(card.index(), || {
            let mut turn = 0.5 * f64::from(self.rules.labor_of(card)) * self.price.labor;
            let mut eclipse = self.eclipse_labor(card) * self.of_eclipse_half();
            for ability in self.rules.abilities(card) {
                let gain = self.of_later_ability(ability, self.weights.in_column);
                if ability.eclipse {
                    eclipse += gain;
                } else {
                    turn += gain;
                }
            }
            turn.max(eclipse)
        })
    }

    /// What an ability brings when its time comes, with the chance that it does.
    fn of_later_ability(self, ability: &Ability, in_column: f64) -> f64 {
        let mut gain = self.of_later_gains(&ability.gain);
        if ability.eclipse {
            // Labor makes the order there and buys nothing.
            gain -= f64::from(ability.gain.get(Symbol::LaborHalves)) * 0.5 * self.price.labor;
        }
        let gain = gain - self.of_price(&ability.price);
        let chance = match ability.column {
            None | Some(Bound::Any) => 1.0,
            Some(_) => in_column,
        };
        let waits = if ability.when.is_some() { self.weights.when } else { 1.0 };
        gain.max(0.0) * chance * waits
    }

    /// One use of the card that is drawn next, on average.
    pub(super) fn of_average_use(self) -> f64 {
        *self.look.average.get_or_init(|| {
            let deck = self.me.deck();
            let pile = if deck.is_empty() { self.me.discard() } else { deck };
            let sum: f64 = pile.counts().map(|(card, n)| f64::from(n) * self.of_use_of(card)).sum();
            sum / f64::from(pile.len().max(1))
        })
    }

    /// A card drawn now.
    pub(super) fn of_draw(self) -> f64 {
        if self.me.deck().is_empty() && self.me.discard().is_empty() {
            return 0.0;
        }
        let is_of_use = match (0.0 < self.time.turns, self.time.is_turn, self.game.spot()) {
            (true, ..) => 1.0,
            (false, true, Some(Spot::Rest)) => 0.2,
            (false, true, _) => 0.6,
            (false, false, _) => 0.0,
        };
        is_of_use * self.of_average_use()
    }

    /// How often a card of the deck is drawn in a round.
    fn draws_of_each(self) -> f64 {
        let size = self.me.owned().len().saturating_sub(self.me.buried().len());
        (self.weights.draws / f64::from(size.max(1))).min(1.0)
    }

    /// What it brings in the rounds to come that this card is drawn at times instead of others.
    fn of_deck_with(self, card: Card) -> f64 {
        if self.time.rounds == 0.0 {
            return 0.0;
        }
        let again = if card.is_culture() { self.weights.again } else { 1.0 };
        let often = self.draws_of_each() * self.time.rounds;
        often * (again * self.of_use_of(card) - self.of_average_use())
    }

    /// A card in hand that is not used in this turn.
    pub(super) fn of_keeping(self, card: Card) -> f64 {
        self.look.kept.get(card.index(), || self.of_kept(card))
    }

    fn of_kept(self, card: Card) -> f64 {
        let (time, weights) = (self.time, self.weights);
        if card.is_culture() {
            let hold = if 0.0 < time.turns { weights.hold } else { 0.0 };
            return hold * self.of_use_of(card);
        }
        let n_turns = 2.0 * time.turns_round + if 0.0 < time.rounds { 3.0 } else { 0.0 };
        let n_too_many = (f64::from(self.me.hand().tribes().len()) - 1.0 - n_turns).max(0.0);
        let crowd = 1.0 / (1.0 + weights.crowd * n_too_many);
        let in_turn = if 0.0 < time.turns_round {
            weights.hold * self.of_use_of(card)
        } else if 0.0 < time.rounds {
            weights.hold_round * self.of_use_of(card)
        } else {
            0.0
        };
        (crowd * in_turn).max(self.of_eclipse_use(card))
    }

    /// The card of the hand that is missed least.
    pub(super) fn cheapest_card(self) -> f64 {
        let least = self.me.hand().kinds().map(|card| self.of_keeping(card));
        least.fold(f64::INFINITY, f64::min).min(10.0)
    }

    /// A tribe card of this type, to the hand or to the discard pile.
    pub(super) fn of_tribe(self, tribe: Tribe, to_hand: bool) -> f64 {
        if self.game.tribe_pile(tribe) == 0 {
            return 1.0;
        }
        let card = Card::tribe(tribe);
        let at_once = if to_hand { self.of_keeping(card) } else { 0.0 };
        f64::from(self.rules.vp_of(card)) + at_once + self.of_deck_with(card)
    }

    /// A culture card to the hand.
    pub(super) fn of_culture(self, card: Card) -> f64 {
        // Only one is played for nothing in a turn.
        let waiting = i32::from(self.me.hand().cultures().len());
        let at_once = power(0.85, waiting) * self.of_keeping(card);
        f64::from(self.rules.vp_of(card)) + at_once + self.of_deck_with(card)
    }

    /// The best burial that is possible now.
    pub(super) fn of_best_burial(self) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for from in From::ALL {
            let cards = match from {
                From::Hand => self.me.hand(),
                From::Discard => self.me.discard(),
                From::Above => self.me.above(),
            };
            for card in cards.kinds() {
                best = best.max(self.of_burial(from, card));
            }
        }
        best
    }

    /// To bury this card: its VP stay, its uses are gone.
    pub(super) fn of_burial(self, from: From, card: Card) -> f64 {
        let lost = match from {
            From::Hand => self.of_keeping(card),
            From::Discard => 0.0,
            From::Above => self.of_unused(card),
        };
        self.idols().bury - self.of_deck_with(card) - lost
    }

    /// What a card above the board could still give.
    fn of_unused(self, card: Card) -> f64 {
        let is_eclipse = self.game.eclipse_part().is_some();
        let is_left = |index: usize| {
            self.game.uses_left(Source::Card(card), index as u8) == self.me.above().count(card)
        };
        let abilities = self.rules.abilities(card).iter().enumerate();
        abilities
            .filter(|&(index, ability)| {
                // Burials are not counted: this may be the one.
                let buries = 0 < ability.gain.get(Symbol::Bury);
                ability.eclipse == is_eclipse && !buries && is_left(index)
            })
            .map(|(_, ability)| self.of_later_ability(ability, 0.0))
            .sum()
    }

    /// A chief with this side up, for the whole game.
    pub(super) fn of_chief(self, chief: Chief, side: u8) -> f64 {
        let abilities = self.rules.chief_abilities(chief, side);
        abilities.iter().map(|ability| self.of_later_ability(ability, 0.8)).sum()
    }

    /// A set-up card (EW-1.4).
    pub(super) fn of_setup(self, card: SetupCard) -> f64 {
        let printed = &self.rules.components().setup_cards[card.index()];
        let animals = printed.animals.iter().map(|&species| self.of_animal(species));
        f64::from(printed.food) * self.price.food
            + f64::from(printed.tools) * self.price.tool
            + self.of_tribe(printed.tribe, true)
            + animals.sum::<f64>()
            + if printed.camp { self.price.tool + self.weights.room } else { 0.0 }
    }
}
