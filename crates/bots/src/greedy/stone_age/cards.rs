//! What a civilization card is worth: its top now, its bottom at the end.

use ochre_kernel::Seat;
use ochre_stone_age::{Bottom, Card, CardSet, Profession, StoneAge, Top, Tribe};

use super::outlook::{Outlook, yield_of};

/// What the cards of a tribe will count in the end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bottoms {
    /// Farmers, tool makers, builders, shamans.
    pub(super) professions: [f64; 4],
    /// The symbols held at least once, and those held twice, as bits.
    once: u8,
    twice: u8,
}

impl Bottoms {
    pub(super) fn of(cards: CardSet) -> Bottoms {
        let mut bottoms = Bottoms::default();
        for card in cards.iter() {
            match card.face().bottom {
                Bottom::Green(symbol) => {
                    let bit = 1 << symbol as u8;
                    bottoms.twice |= bottoms.once & bit;
                    bottoms.once |= bit;
                }
                Bottom::Sand(profession, count) => {
                    bottoms.professions[profession as usize] += f64::from(count);
                }
            }
        }
        bottoms
    }
}

impl Outlook {
    /// What the card brings, its price not counted.
    pub(super) fn of_card(&self, card: Card) -> f64 {
        let face = card.face();
        self.of_top(face.top) + self.of_bottom(face.bottom, &self.bottoms, &self.tribe)
    }

    fn of_top(&self, top: Top) -> f64 {
        match top {
            Top::DiceForAll => {
                self.weights.dice_for_all + self.weights.dice_for_all_later * self.rounds
            }
            Top::Food(amount) => {
                self.of_food(self.food_left + f64::from(amount)) - self.of_food(self.food_left)
            }
            Top::Resources(resource, amount) => {
                f64::from(amount) * self.resource[resource as usize]
            }
            Top::Points(points) => f64::from(points),
            Top::DiceFor(resource) => {
                yield_of(2, resource.worth()) * self.resource[resource as usize]
            }
            Top::Tool => self.of_tool(),
            Top::Agriculture => self.of_agriculture(),
            // A bottom as good as the average of those seen on the table.
            Top::ExtraCard => 6.0,
            Top::OneUseTool(value) => {
                self.weights.one_use * f64::from(value) * self.rounds.min(1.0)
            }
            Top::TwoResources => self.two_resources_kept(),
        }
    }

    /// What the card is worth to the others, on average.
    pub(super) fn of_denying(&self, game: &StoneAge, card: Card) -> f64 {
        let bottom = card.face().bottom;
        let others = Seat::all(self.players).filter(|&seat| seat != self.seat);
        let sum: f64 = others
            .map(|seat| {
                let tribe = game.tribe(seat);
                self.of_bottom(bottom, &Bottoms::of(tribe.cards()), tribe)
            })
            .sum();
        self.weights.denied * sum / f64::from(self.players - 1)
    }

    fn of_bottom(&self, bottom: Bottom, bottoms: &Bottoms, tribe: &Tribe) -> f64 {
        match bottom {
            Bottom::Green(symbol) => {
                let bit = 1 << symbol as u8;
                let is_new = bottoms.once & bit == 0;
                let set = if is_new { bottoms.once } else { bottoms.twice };
                if set & bit != 0 {
                    return 0.0;
                }
                // (n + 1)² - n², with the n that the set will have in the end.
                let n_symbols = f64::from(set.count_ones()) + self.weights.symbols * self.rounds;
                2.0 * n_symbols.min(7.0) + 1.0
            }
            Bottom::Sand(profession, count) => f64::from(count) * self.expected(profession, tribe),
        }
    }

    /// How much of what a profession counts this tribe will have in the end.
    fn expected(&self, profession: Profession, tribe: &Tribe) -> f64 {
        let (now, most) = match profession {
            Profession::Farmer => (tribe.agriculture(), 10.0),
            Profession::ToolMaker => (tribe.tools().sum(), 12.0),
            Profession::Builder => (tribe.buildings().len(), 14.0),
            Profession::Shaman => (tribe.people(), 10.0),
        };
        let growth = self.weights.growth[profession as usize];
        (f64::from(now) + growth * self.rounds).min(most)
    }

    /// What the face-up card with two resources of choice is worth unused (SA-8.11): the two dearest,
    /// and a little for the choice.
    pub(super) fn two_resources_kept(&self) -> f64 {
        2.0 * self.resource[3] + self.rounds.min(1.0)
    }
}
