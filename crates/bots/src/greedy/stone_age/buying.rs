//! Paying for cards and buildings, and the two resources of choice.

use ochre_stone_age::{Cost, Heap, Place, Profession, Resource, StoneAge};

use super::outlook::Outlook;

/// What a purchase would bring, the price deducted, and how many pieces are lacking for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) gain: f64,
    pub(super) lacking: f64,
}

impl Offer {
    /// What it brings as things are: nobody has to buy.
    fn now(self) -> f64 {
        if self.lacking <= 0.0 { self.gain.max(0.0) } else { 0.0 }
    }
}

impl Outlook {
    /// How good it is to pay this for the card or the building in question.
    pub(super) fn of_paying(&self, game: &StoneAge, heap: Heap) -> f64 {
        let gain = match game.place_in_use() {
            Some(Place::Card(space)) => game.card_on(space).map_or(0.0, |card| self.of_card(card)),
            _ => f64::from(heap.worth()) + self.of_builder(),
        };
        gain - self.worth_of(heap) - self.spoils(game, heap)
    }

    /// What other purchases of this round lose when this is paid.
    fn spoils(&self, game: &StoneAge, heap: Heap) -> f64 {
        let before = self.tribe.stock().reach();
        let after = minus(before, heap);
        let mut loss = 0.0;
        for index in 0..4 {
            for place in [Place::Card(index), Place::Building(index)] {
                if self.tribe.people_at(place) == 0 || game.place_in_use() == Some(place) {
                    continue;
                }
                let [rich, poor] = [before, after].map(|stock| match place {
                    Place::Card(space) => self.of_card_offer(game, space, stock).now(),
                    _ => self.of_building_offer(game, index, stock).now(),
                });
                loss += (rich - poor).max(0.0);
            }
        }
        loss
    }

    /// What the card on a space brings when it is paid from this stock.
    pub(super) fn of_card_offer(&self, game: &StoneAge, space: u8, stock: Heap) -> Offer {
        let gain = game.card_on(space).map_or(0.0, |card| self.of_card(card));
        let price = space + 1;
        Offer {
            gain: gain - self.cheapest(price, stock),
            lacking: f64::from(price) - f64::from(stock.len()),
        }
    }

    /// What the building on a stack brings when it is paid from this stock in the best way.
    pub(super) fn of_building_offer(&self, game: &StoneAge, stack: u8, stock: Heap) -> Offer {
        match game.top_tile(stack).map(|tile| tile.cost()) {
            Some(Cost::Fixed(heap)) => self.of_fixed(heap, stock),
            Some(Cost::Count { pieces, kinds }) => self.of_count(pieces, kinds, stock),
            Some(Cost::Range) => self.of_range(stock),
            None => Offer { gain: 0.0, lacking: 0.0 },
        }
    }

    fn of_fixed(&self, heap: Heap, stock: Heap) -> Offer {
        let lacking = minus(heap, stock).len();
        let gain = f64::from(heap.worth()) - self.worth_of(heap) + self.of_builder();
        Offer { gain, lacking: f64::from(lacking) }
    }

    /// Of each way to choose the kinds: one piece of each, the rest of the dearest.
    fn of_count(&self, pieces: u8, kinds: u8, stock: Heap) -> Offer {
        let counts = stock.counts();
        let mut best = Offer { gain: 0.0, lacking: f64::from(pieces) };
        for chosen in 1u8..16 {
            if chosen.count_ones() != u32::from(kinds) {
                continue;
            }
            let mut gain = self.of_builder();
            let mut left = pieces - kinds;
            let mut n_missing = 0;
            for kind in (0..4).filter(|kind| chosen >> kind & 1 != 0).rev() {
                let more = counts[kind].saturating_sub(1).min(left);
                left -= more;
                gain += f64::from(1 + more) * self.profit(kind);
                n_missing += u8::from(counts[kind] == 0);
            }
            let lacking = f64::from(n_missing + left);
            if lacking < best.lacking || (lacking == best.lacking && gain > best.gain) {
                best = Offer { gain, lacking };
            }
        }
        best
    }

    /// The dearest pieces, as many as go in, as long as they profit.
    fn of_range(&self, stock: Heap) -> Offer {
        let (mut gain, mut n_paid) = (self.of_builder(), 0);
        for (kind, count) in stock.counts().into_iter().enumerate().rev() {
            if self.profit(kind) > 0.0 || n_paid == 0 {
                let n = count.min(7 - n_paid);
                gain += f64::from(n) * self.profit(kind);
                n_paid += n;
            }
        }
        Offer { gain, lacking: if n_paid == 0 { 1.0 } else { 0.0 } }
    }

    /// What a piece of this kind brings in a building beyond its worth in stock.
    fn profit(&self, kind: usize) -> f64 {
        f64::from(Resource::ALL[kind].worth()) - self.resource[kind]
    }

    /// What a building more is worth to present and future builders.
    fn of_builder(&self) -> f64 {
        self.bottoms.professions[Profession::Builder as usize]
            + self.weights.building_later * self.rounds
    }

    /// What so many pieces of any kinds cost, the cheapest first; what is not in stock is wood yet
    /// to be gathered.
    pub(super) fn cheapest(&self, price: u8, stock: Heap) -> f64 {
        let (mut cost, mut left) = (0.0, price);
        for (kind, count) in stock.counts().into_iter().enumerate() {
            let paid = count.min(left);
            left -= paid;
            cost += f64::from(paid) * self.resource[kind];
        }
        cost + f64::from(left) * self.resource[0]
    }

    /// How good it is to take these two resources now (SA-8.11): only where they buy something.
    pub(super) fn of_two_resources(&self, game: &StoneAge, heap: Heap) -> f64 {
        let stock = plus(self.tribe.stock().reach(), heap);
        let offer = match (game.missing_food(), game.place_in_use()) {
            (Some(missing), _) => Offer {
                gain: -self.cheapest(missing, stock),
                lacking: f64::from(missing) - f64::from(stock.len()),
            },
            // Dice on the table: the card is paid already.
            (None, Some(Place::Card(space))) if game.dice().is_none() => {
                self.of_card_offer(game, space, stock)
            }
            (None, Some(Place::Building(stack))) => self.of_building_offer(game, stack, stock),
            _ => return f64::NEG_INFINITY,
        };
        if offer.lacking > 0.0 {
            return f64::NEG_INFINITY;
        }
        offer.gain + self.worth_of(heap) - self.two_resources_kept()
    }
}

/// What is left after paying; what falls short is ignored.
fn minus(stock: Heap, heap: Heap) -> Heap {
    let (have, paid) = (stock.counts(), heap.counts());
    Heap::new(std::array::from_fn(|kind| have[kind].saturating_sub(paid[kind])))
}

/// Both heaps, as far as a heap holds them.
fn plus(stock: Heap, heap: Heap) -> Heap {
    let (have, more) = (stock.counts(), heap.counts());
    Heap::new(std::array::from_fn(|kind| (have[kind] + more[kind]).min(Heap::MOST)))
}
