//! Paying for cards and buildings, and the two resources of choice.

use ochre_stone_age::{Cost, Heap, Place, Profession, StoneAge};

use super::outlook::Outlook;

impl Outlook {
    /// What a building more is worth to present and future builders.
    pub(super) fn of_builder(&self) -> f64 {
        self.bottoms.professions[Profession::Builder as usize] + self.weights.building_later * self.rounds
    }

    /// How good it is to pay this for the card or the building in question.
    pub(super) fn of_paying(&self, game: &StoneAge, heap: Heap) -> f64 {
        let gain = match game.place_in_use() {
            Some(Place::Card(space)) => {
                game.card_on(space).map_or(0.0, |card| self.of_card(card))
            }
            _ => f64::from(heap.worth()) + self.of_builder(),
        };
        gain - self.worth_of(heap) - self.spoils(game, heap)
    }

    /// What else can't be bought any more this round after paying this.
    fn spoils(&self, game: &StoneAge, heap: Heap) -> f64 {
        let before = self.tribe.stock().reach();
        let after = minus(before, heap);
        let mut loss = 0.0;
        for index in 0..4 {
            let [card, building] = [Place::Card(index), Place::Building(index)];
            if self.tribe.people_at(card) != 0
                && game.place_in_use() != Some(card)
                && let Some(face) = game.card_on(index)
            {
                let price = u16::from(index + 1);
                if before.len() >= price && after.len() < price {
                    let gain = self.of_card(face) - self.cheapest(index + 1, before);
                    loss += gain.max(0.0);
                }
            }
            if self.tribe.people_at(building) != 0
                && game.place_in_use() != Some(building)
                && let Some(tile) = game.top_tile(index)
            {
                let gain = |stock| match self.of_best_payment(tile.cost(), stock) {
                    (gain, lacking) if lacking <= 0.0 => gain.max(0.0),
                    _ => 0.0,
                };
                loss += (gain(before) - gain(after)).max(0.0);
            }
        }
        loss
    }

    /// The best that a building can bring when it is paid from this stock, and how many pieces are
    /// lacking to pay for it at all.
    pub(super) fn of_best_payment(&self, cost: Cost, stock: Heap) -> (f64, f64) {
        let counts = stock.counts();
        // What a piece brings in a building beyond its worth in stock.
        let profit = |kind: usize| (3 + kind) as f64 - self.resource[kind];
        match cost {
            Cost::Fixed(heap) => {
                let lacking: u8 =
                    (0..4).map(|kind| heap.counts()[kind].saturating_sub(counts[kind])).sum();
                let gain = f64::from(heap.worth()) - self.worth_of(heap) + self.of_builder();
                (gain, f64::from(lacking))
            }
            Cost::Range => {
                let (mut gain, mut room) = (self.of_builder(), 7);
                let mut n_paid = 0;
                for kind in (0..4).rev() {
                    let n = counts[kind].min(room);
                    if profit(kind) > 0.0 || n_paid == 0 {
                        gain += f64::from(n) * profit(kind);
                        room -= n;
                        n_paid += n;
                    }
                }
                // A free building for one piece is a waste of a chance: half full at least.
                let lacking = if n_paid == 0 { 1.0 } else { 0.0 };
                (gain, lacking)
            }
            Cost::Count { pieces, kinds } => {
                let mut best = (0.0, f64::from(pieces));
                for subset in 1u8..16 {
                    if subset.count_ones() != u32::from(kinds) {
                        continue;
                    }
                    let mut gain = self.of_builder();
                    let mut left = pieces - kinds;
                    let mut lacking = 0;
                    for kind in (0..4).rev() {
                        if subset >> kind & 1 == 0 {
                            continue;
                        }
                        let more = counts[kind].saturating_sub(1).min(left);
                        left -= more;
                        gain += f64::from(1 + more) * profit(kind);
                        lacking += u8::from(counts[kind] == 0);
                    }
                    let lacking = f64::from(lacking + left);
                    if lacking < best.1 || (lacking == best.1 && gain > best.0) {
                        best = (gain, lacking);
                    }
                }
                best
            }
        }
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

    /// What is to be expected in stock beyond what the placed purchases ask for.
    pub(super) fn left_over(&self) -> Heap {
        let mut counts = [0u8; 4];
        let mut to_pay = self.owed_in_all - self.owed.iter().sum::<f64>();
        for kind in 0..4 {
            let free = (self.planned[kind] - self.owed[kind]).max(0.0);
            // Cards are paid with the cheapest first.
            let paid = free.min(to_pay);
            to_pay -= paid;
            counts[kind] = (free - paid).min(100.0) as u8;
        }
        Heap::new(counts)
    }

    /// How good it is to take these two resources now (SA-8.11): only where they buy something.
    pub(super) fn of_two_resources(&self, game: &StoneAge, heap: Heap) -> f64 {
        let before = self.tribe.stock().reach();
        let after = plus(before, heap);
        if let Some(missing) = game.missing_food() {
            let is_fed = after.len() >= u16::from(missing);
            let cost = f64::from(missing) * self.resource[0];
            return if is_fed {
                self.worth_of(heap) - cost - self.two_resources_kept()
            } else {
                f64::NEG_INFINITY
            };
        }
        let gain = match game.place_in_use() {
            Some(Place::Card(space)) if game.dice().is_none() => {
                let price = u16::from(space + 1);
                match game.card_on(space) {
                    Some(card) if after.len() >= price => {
                        self.of_card(card) - self.cheapest(space + 1, after)
                    }
                    _ => return f64::NEG_INFINITY,
                }
            }
            Some(Place::Building(stack)) => match game.top_tile(stack) {
                Some(tile) => match self.of_best_payment(tile.cost(), after) {
                    (gain, lacking) if lacking <= 0.0 => gain,
                    _ => return f64::NEG_INFINITY,
                },
                None => return f64::NEG_INFINITY,
            },
            _ => return f64::NEG_INFINITY,
        };
        gain + self.worth_of(heap) - self.two_resources_kept()
    }
}

fn minus(stock: Heap, heap: Heap) -> Heap {
    let (a, b) = (stock.counts(), heap.counts());
    Heap::new(std::array::from_fn(|kind| a[kind].saturating_sub(b[kind])))
}

fn plus(stock: Heap, heap: Heap) -> Heap {
    let (a, b) = (stock.counts(), heap.counts());
    Heap::new(std::array::from_fn(|kind| (a[kind] + b[kind]).min(Heap::MOST)))
}
