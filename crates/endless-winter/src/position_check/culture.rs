//! Culture cards: one of each, in the era in which it can be there (EW-1.2, EW-7.4).

use super::cards::{Faces, faces};
use super::{At, Faults, Reading, joined};
use crate::card::Card;
use crate::state::{Phase, Preparation};

const OPEN: At = At::Table("culture");
const DECK: At = At::Table("culture_deck");

impl Reading<'_> {
    /// Every culture card, wherever it is.
    pub(super) fn check_culture_cards(&self, faults: &mut Faults) {
        let n_places = self.position.culture.len();
        faults.unless(n_places == 8, || format!("`culture` has length {n_places}, not 8 (EW-1.2)"));
        let open: Vec<Card> = self.position.culture.iter().flatten().copied().collect();
        let deck = &self.position.culture_deck;
        for (at, cards) in [(OPEN, &open), (DECK, deck)] {
            if let Some(card) = cards.iter().find(|card| !card.is_culture()) {
                faults.add(format!("{at} has {card}, which is no culture card (EW-1.2)"));
            }
        }
        let mut places = vec![(OPEN, faces(&open)), (DECK, faces(deck))];
        for (seat, own) in self.seats() {
            let at = |field| At::Seat(seat.index(), field);
            places.extend(own.piles().map(|(field, cards)| (at(field), faces(cards))));
        }
        self.check_once_each(&places, faults);
        for (at, found) in &places {
            self.check_eras(*at, found, faults);
        }
    }

    /// No card is there twice, and none is lost but those of Era I that were cleared away.
    fn check_once_each(&self, places: &[(At, Faces)], faults: &mut Faults) {
        let mut lost = Vec::new();
        for card in Card::all().filter(|card| card.is_culture()) {
            let there = places.iter().filter(|(_, found)| 0 < found[card.index()]);
            let there: Vec<&(At, Faces)> = there.collect();
            match there[..] {
                [] => lost.push(card),
                [(at, found)] => faults.unless(found[card.index()] == 1, || {
                    format!("culture card {card} is twice in {at}")
                }),
                [(one, _), (other, _), ..] => {
                    faults.add(format!("culture card {card} is in {one} and in {other}"));
                }
            }
        }
        lost.retain(|card| card.era() == Some(2) || !self.has_laid_era_2());
        faults.unless(lost.is_empty() || self.is_hidden(), || {
            format!("culture cards are nowhere (EW-1.2): {}", joined(&lost))
        });
    }

    fn check_eras(&self, at: At, found: &Faces, faults: &mut Faults) {
        let of_era = |era| {
            let cards = Card::all().filter(move |card| card.era() == Some(era));
            cards.filter(|card| 0 < found[card.index()]).collect::<Vec<Card>>()
        };
        let (early, late) = (of_era(2), of_era(1));
        let can_have = match at {
            OPEN => self.has_laid_era_2(),
            DECK => true,
            _ => self.is_era_2(),
        };
        faults.unless(can_have || early.is_empty(), || {
            format!("{at} has {}, but Era II has not begun (EW-7.4)", joined(&early))
        });
        let are_cleared = at == OPEN && self.has_laid_era_2();
        faults.unless(!are_cleared || late.is_empty(), || {
            format!("{at} has {}, but the cards of Era I have left (EW-7.4)", joined(&late))
        });
    }

    /// Whether the open cards are those of Era II.
    fn has_laid_era_2(&self) -> bool {
        let is_late = |stage| stage >= Preparation::Culture;
        match self.phase {
            Phase::Preparation { stage, .. } if self.position.round == 3 => is_late(stage),
            _ => self.is_era_2(),
        }
    }
}
