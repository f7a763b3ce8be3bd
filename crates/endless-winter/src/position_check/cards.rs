//! Cards: none is lost, none is there twice, and each lies where it can lie now.

use ochre_endless_winter_pack::Tribe;
use ochre_kernel::Seat;

use super::{At, Faults, Reading};
use crate::card::Card;
use crate::position::{Cards, SeatPosition, count_of};
use crate::state::{Phase, Preparation};

/// How often each face is there.
type Faces = [u32; Card::KINDS];

fn faces(cards: &[Card]) -> Faces {
    let mut faces = [0; Card::KINDS];
    cards.iter().for_each(|card| faces[card.index()] += 1);
    faces
}

impl SeatPosition {
    /// Every place where cards of the player lie; hidden ones are not seen.
    fn piles(&self) -> [(&'static str, &[Card]); 6] {
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

    fn is_hidden(&self) -> bool {
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

    /// One of each, in the era in which it can be there (EW-1.2, EW-7.4).
    fn check_culture_cards(&self, faults: &mut Faults) {
        let market: Vec<Card> = self.position.culture.iter().flatten().copied().collect();
        let n_places = self.position.culture.len();
        faults.unless(n_places == 8, || format!("`culture` has length {n_places}, not 8 (EW-1.2)"));
        let table = [("culture", &market), ("culture_deck", &self.position.culture_deck)];
        let mut places: Vec<(At, Faces)> =
            table.map(|(field, cards)| (At::Table(field), faces(cards))).into();
        for (at, found) in &places {
            for card in Card::all().filter(|card| !card.is_culture() && 0 < found[card.index()]) {
                faults.add(format!("{at} has {card}, which is no culture card (EW-1.2)"));
            }
        }
        for (seat, own) in self.seats() {
            let piles =
                own.piles().map(|(field, cards)| (At::Seat(seat.index(), field), faces(cards)));
            places.extend(piles);
        }
        for card in Card::all().filter(|card| card.is_culture()) {
            self.check_culture_card(card, &places, faults);
        }
    }

    fn check_culture_card(&self, card: Card, places: &[(At, Faces)], faults: &mut Faults) {
        let there = places.iter().filter(|(_, found)| 0 < found[card.index()]);
        let there: Vec<&(At, Faces)> = there.collect();
        match there[..] {
            [] => faults.unless(self.is_hidden() || !self.must_be_there(card), || {
                format!("culture card {card} is nowhere (EW-1.2)")
            }),
            [(at, found)] => faults.unless(found[card.index()] == 1, || {
                format!("culture card {card} is twice in {at}")
            }),
            [(one, _), (other, _), ..] => {
                faults.add(format!("culture card {card} is in {one} and in {other}"));
            }
        }
        for (at, _) in there {
            let is_market = *at == At::Table("culture");
            let is_early = card.era() == Some(2) && *at != At::Table("culture_deck");
            let (laid, owned) = (self.has_laid_era_2(), self.is_era_2());
            faults.unless(!is_early || if is_market { laid } else { owned }, || {
                format!("{at} has {card}, but Era II has not begun (EW-7.4)")
            });
            let is_late = card.era() == Some(1) && is_market && laid;
            faults.unless(!is_late, || {
                format!("{at} has {card}, but the cards of Era I have left (EW-7.4)")
            });
        }
    }

    /// Whether the open cards are those of Era II.
    fn has_laid_era_2(&self) -> bool {
        let is_late = |stage| matches!(stage, Preparation::Culture | Preparation::Hands);
        match self.phase {
            Phase::Preparation { stage, .. } if self.position.round == 3 => is_late(stage),
            _ => self.is_era_2(),
        }
    }

    /// Open cards of Era I leave the game after round 2, others never do.
    fn must_be_there(&self, card: Card) -> bool {
        card.era() == Some(2) || !self.has_laid_era_2()
    }

    /// Cards lie above a board in the own turn and in the eclipse, and in an eclipse pile from the
    /// last turn of a player to the eclipse (EW-4.8, EW-4.9, EW-6.1, EW-6.4).
    fn check_places_of_cards(&self, seat: Seat, own: &SeatPosition, faults: &mut Faults) {
        let index = seat.index();
        let is_own_turn = self.is_turn() && self.active() == Some(seat);
        faults.unless(own.above.is_empty() || is_own_turn || self.is_eclipse(), || {
            format!("`seats[{index}].above` has cards, but it is not that seat's turn (EW-4.8)")
        });
        if let Some(card) = own.above.iter().find(|card| card.is_culture() && self.is_eclipse()) {
            faults.add(format!(
                "`seats[{index}].above` has {card}, but culture cards are not used in the eclipse \
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
