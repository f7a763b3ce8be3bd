//! Cards: none is lost, none is there twice, and each lies where it can lie now.

use ochre_endless_winter_pack::Tribe;
use ochre_kernel::Seat;

use super::{At, Faults, Reading};
use crate::card::Card;
use crate::position::{Cards, SeatPosition, count_of};
use crate::state::Phase;

/// How often each face is there.
pub(super) type Faces = [u32; Card::KINDS];

pub(super) fn faces(cards: &[Card]) -> Faces {
    let mut faces = [0; Card::KINDS];
    cards.iter().for_each(|card| faces[card.index()] += 1);
    faces
}

impl SeatPosition {
    /// Every place where cards of the player lie; hidden ones are not seen.
    pub(super) fn piles(&self) -> [(&'static str, &[Card]); 6] {
        [
            ("hand", self.hand.seen()),
            ("deck", self.deck.seen()),
            ("discard", &self.discard),
            ("above", &self.above),
            ("eclipse_pile", self.eclipse_pile.seen()),
            ("buried", self.buried.seen()),
        ]
    }

    fn hides(&self) -> bool {
        let piles = [&self.hand, &self.deck, &self.eclipse_pile, &self.buried];
        piles.into_iter().any(|cards| matches!(cards, Cards::Hidden(_)))
    }

    fn owned_faces(&self) -> Faces {
        let mut all = [0; Card::KINDS];
        for (_, cards) in self.piles() {
            all.iter_mut().zip(faces(cards)).for_each(|(sum, n)| *sum += n);
        }
        all
    }
}

impl Reading<'_> {
    /// Every card of every player, and those that nobody has yet.
    pub(super) fn check_cards(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            check_hidden(seat, own, faults);
            check_starting(seat, own, faults);
            check_known(seat, own, faults);
            self.check_places_of_cards(seat, own, faults);
        }
        self.check_tribe_cards(faults);
        self.check_culture_cards(faults);
    }

    pub(super) fn is_hidden(&self) -> bool {
        let players = usize::from(self.players());
        self.position.seats.len() < players || self.seats().any(|(_, own)| own.hides())
    }

    /// Fifteen of each type (EW-1.2).
    fn check_tribe_cards(&self, faults: &mut Faults) {
        for tribe in Tribe::ALL {
            let (card, total) = (Card::tribe(tribe), 15);
            let left = u32::from(count_of(&self.position.tribe_piles, tribe));
            let owned = self.seats().map(|(_, own)| own.owned_faces()[card.index()]).sum::<u32>();
            let is_whole = left + owned == total || (self.is_hidden() && left + owned < total);
            faults.unless(is_whole, || {
                format!(
                    "{card}: `tribe_piles` has {left} and `seats` have {owned}, but there are \
                     {total} (EW-1.2)"
                )
            });
        }
    }

    /// Cards lie above a board in the own turn and in the eclipse, and in an eclipse pile from the
    /// last turn of a player to the eclipse (EW-4.8, EW-4.9, EW-6.1, EW-6.4).
    fn check_places_of_cards(&self, seat: Seat, own: &SeatPosition, faults: &mut Faults) {
        let index = seat.index();
        let is_own_turn = self.is_turn() && self.active().is_none_or(|active| active == seat);
        faults.unless(own.above.is_empty() || is_own_turn || self.is_eclipse(), || {
            format!(
                "`seats[{index}].above` has cards, but they lie there in the own turn and in the \
                 eclipse (EW-4.8)"
            )
        });
        if let Some(card) = own.above.iter().find(|card| card.is_culture() && self.is_eclipse()) {
            faults.add(format!(
                "`seats[{index}].above` has {card}, but in the eclipse culture cards return to hand \
                 (EW-6.1)"
            ));
        }
        faults.unless(own.eclipse_pile.count() == 0 || self.has_piled(seat), || {
            format!("`seats[{index}].eclipse_pile` has cards, but none can lie there now (EW-4.9)")
        });
    }

    /// Whether a seat can have an eclipse pile now.
    fn has_piled(&self, seat: Seat) -> bool {
        let players = self.players();
        let last = players * (self.rules.turns(self.position.round) - 1);
        let place = self.position.order.iter().position(|&other| other == seat);
        match (self.phase, place) {
            (Phase::Turn { n }, Some(place)) => last + (place as u8) < n,
            (Phase::EclipsePile { n }, Some(place)) => last + (place as u8) <= n,
            _ => false,
        }
    }
}

fn check_hidden(seat: Seat, own: &SeatPosition, faults: &mut Faults) {
    let piles = [
        ("hand", &own.hand),
        ("deck", &own.deck),
        ("eclipse_pile", &own.eclipse_pile),
        ("buried", &own.buried),
    ];
    for (field, cards) in piles {
        faults.unless(matches!(cards, Cards::Open(_)), || {
            let at = At::Seat(seat.index(), field);
            format!("{at} is hidden, but only a complete position can be read (EW-2.6)")
        });
    }
}

/// A Brave, a Tribeswoman and seven Tribesmen of each player (EW-1.3), and never more of a face
/// than there are.
fn check_starting(seat: Seat, own: &SeatPosition, faults: &mut Faults) {
    let (index, owned) = (seat.index(), own.owned_faces());
    for (card, wanted) in [(Card::BRAVE, 1), (Card::TRIBESWOMAN, 1), (Card::TRIBESMAN, 7)] {
        let n = owned[card.index()];
        faults.unless(n == wanted || (own.hides() && n < wanted), || {
            format!("`seats[{index}]` has {n} of {card}, but a player has {wanted} (EW-1.3)")
        });
    }
    let Some(given) = &own.owned else { return };
    faults.unless(own.hides() || faces(given) == owned, || {
        format!("`seats[{index}].owned` is not all that lies in the piles of that seat")
    });
}

/// What everybody knows is there.
fn check_known(seat: Seat, own: &SeatPosition, faults: &mut Faults) {
    let known = [
        ("known_hand", &own.known_hand, "hand", &own.hand),
        ("known_buried", &own.known_buried, "buried", &own.buried),
    ];
    for (field, known, pile, cards) in known {
        let (known, there) = (faces(known), faces(cards.seen()));
        for card in Card::all().filter(|_| matches!(cards, Cards::Open(_))) {
            let (n, most) = (known[card.index()], there[card.index()]);
            faults.unless(n <= most, || {
                let index = seat.index();
                format!(
                    "`seats[{index}].{field}` has {n} of {card}, but `{pile}` has {most} (EW-2.6)"
                )
            });
        }
    }
}
