//! What a viewer may not know, imagined anew (EW-2.6).

use ochre_endless_winter_pack::Tribe;
use ochre_kernel::{Rng, Viewer};

use crate::card::{Card, Pile};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};

impl EndlessWinter {
    /// A state that the viewer can't tell from this one: what each other player owns is known,
    /// which of it is in hand, deck, eclipse pile or buried is not.
    pub(crate) fn imagined(&self, rules: &Rules, viewer: Viewer, rng: &mut Rng) -> EndlessWinter {
        let mut imagined = *self;
        if self.phase == Phase::Over {
            return imagined;
        }
        for seat in rules.seats().filter(|&seat| !viewer.is(seat)) {
            let player = &mut imagined.players[seat];
            let known = [player.known_hand, Pile::EMPTY, Pile::EMPTY, player.known_buried];
            let places = [&mut player.hand, &mut player.deck, &mut player.pile, &mut player.buried];
            deal_anew(places, known, rng);
            if seat == self.active {
                imagined.recall_new_cards();
            }
        }
        imagined
    }

    /// A new card can't be in a hand that has none of its type.
    fn recall_new_cards(&mut self) {
        let hand = self.me().hand;
        for tribe in Tribe::ALL.into_iter().filter(|&tribe| !hand.has(Card::tribe(tribe))) {
            self.turn.new_in_hand &= !(1 << tribe.index());
        }
    }
}

/// Mixes all cards but the known ones and deals each place as many as it had.
fn deal_anew(places: [&mut Pile; 4], known: [Pile; 4], rng: &mut Rng) {
    let mut mixed = Pile::EMPTY;
    for (place, known) in places.iter().zip(known) {
        mixed = mixed.and(place.without(known));
    }
    for (place, known) in places.into_iter().zip(known) {
        let n_hidden = place.len() - known.len();
        *place = known;
        for _ in 0..n_hidden {
            let card = mixed.draw(rng);
            mixed.take(card);
            place.add(card);
        }
    }
}
