//! The set-up: what is there follows from how far it has come (EW-1.1 to EW-1.11, EW-11.1).

use ochre_endless_winter_pack::Species;
use ochre_kernel::Seat;

use super::{Faults, Reading};
use crate::card::Card;
use crate::map::Hex;
use crate::player::Player;
use crate::position::{FramePosition, SeatPosition, Side, count_of};
use crate::state::{Phase, Stage};

impl Reading<'_> {
    /// What lies open to be chosen; and in the set-up everything else.
    pub(super) fn check_setup(&self, faults: &mut Faults) {
        self.check_offers(faults);
        if !self.is_setup() {
            return;
        }
        self.check_layout(faults);
        for (seat, own) in self.seats() {
            self.check_chosen(seat, own, faults);
            self.check_dealt(seat, own, faults);
            check_start(seat, own, faults);
        }
    }

    /// Chiefs and set-up cards that wait to be taken (EW-10.1, EW-10.2).
    fn check_offers(&self, faults: &mut Faults) {
        let position = self.position;
        let stage = match self.phase {
            Phase::Setup { stage, .. } => Some(stage),
            _ => None,
        };
        let left = |shown, taken| usize::from(self.done(shown).saturating_sub(self.done(taken)));
        let is_in = |from, to| stage.is_some_and(|stage| from <= stage && stage <= to);
        let are_chiefs = is_in(Stage::ShowChiefs, Stage::TakeChiefs);
        let are_cards = is_in(Stage::ShowSetup, Stage::TakeSetup);
        let chiefs = if are_chiefs { left(Stage::ShowChiefs, Stage::TakeChiefs) } else { 0 };
        let cards = if are_cards { left(Stage::ShowSetup, Stage::TakeSetup) } else { 0 };
        let offers = [
            ("open_chiefs", position.open_chiefs.len(), chiefs),
            ("open_setup_cards", position.open_setup_cards.len(), cards),
        ];
        for (field, n_open, expected) in offers {
            faults.unless(n_open == expected, || {
                format!("`{field}` has length {n_open}, but {expected} lie open (EW-10.1, EW-10.2)")
            });
        }
        for chief in &position.open_chiefs[..position.open_chiefs.len().min(5)] {
            let n = position.open_chiefs.iter().filter(|other| *other == chief).count();
            let is_taken = self.seats().any(|(_, own)| own.chief == Some(*chief));
            faults.unless(n == 1 && !is_taken, || {
                format!("`open_chiefs` has {chief}, which is there twice or taken (EW-10.2)")
            });
        }
        for card in &position.open_setup_cards[..position.open_setup_cards.len().min(5)] {
            let n = position.open_setup_cards.iter().filter(|other| *other == card).count();
            let is_taken = self.seats().any(|(_, own)| own.setup_card == Some(*card));
            faults.unless(n == 1 && !is_taken, || {
                format!("`open_setup_cards` has {card}, which is there twice or taken (EW-10.1)")
            });
        }
    }

    /// The table as far as it is laid out.
    fn check_layout(&self, faults: &mut Faults) {
        let position = self.position;
        let n_laid = usize::from(self.done(Stage::Culture));
        let is_laid = |(index, place): (usize, &Option<Card>)| place.is_some() == (index < n_laid);
        faults.unless(position.culture.iter().enumerate().all(is_laid), || {
            format!("`culture` must have cards on the first {n_laid} places (EW-11.1)")
        });
        let pending = match position.pending[..] {
            [FramePosition::Reveal { animals }] => u32::from(animals),
            _ => 0,
        };
        let expected = u32::from(self.done(Stage::Grounds)).saturating_sub(pending);
        let n_grounds = self.n_grounds();
        faults.unless(n_grounds == expected, || {
            format!("`hunting_grounds` has {n_grounds} animals, not {expected} (EW-1.7)")
        });
        let is_clockwise = position.order.iter().copied().eq(self.rules.seats());
        faults.unless(is_clockwise || 0 < self.done(Stage::Order), || {
            "`order` is not that of the seats, but it is not drawn yet (EW-1.8)".into()
        });
        faults.unless(position.rest_tokens.under.is_empty(), || {
            "`rest_tokens.under` is given, but nobody has rested (EW-10.5)".into()
        });
    }

    /// Chief and set-up card, once they are dealt or taken.
    fn check_chosen(&self, seat: Seat, own: &SeatPosition, faults: &mut Faults) {
        let index = seat.index();
        let turn = |stage| usize::from(self.done(stage));
        let place = self.position.order.iter().position(|&other| other == seat).unwrap_or(0);
        let from_last = usize::from(self.players()).saturating_sub(1 + place);
        let choices = self.rules.choices();
        let (dealt, chosen) = if choices.choose_chiefs {
            (place < turn(Stage::TakeChiefs), true)
        } else {
            (index < turn(Stage::DealChiefs), index < turn(Stage::Sides))
        };
        faults.unless(own.chief.is_some() == dealt, || {
            let is = if dealt { "missing" } else { "given too early" };
            format!("`seats[{index}].chief` is {is} (EW-11.1)")
        });
        faults.unless(chosen || own.side != Some(Side::B), || {
            format!("`seats[{index}].side` is b, but it is not chosen yet (EW-11.1)")
        });
        let taken = if choices.choose_setup {
            from_last < turn(Stage::TakeSetup)
        } else {
            index < turn(Stage::DealSetup)
        };
        faults.unless(own.setup_card.is_some() == taken, || {
            let is = if taken { "missing" } else { "given too early" };
            format!("`seats[{index}].setup_card` is {is} (EW-11.1)")
        });
    }

    /// What the set-up card and the turn order gave, and the first hand (EW-1.4, EW-1.5, EW-1.8).
    fn check_dealt(&self, seat: Seat, own: &SeatPosition, faults: &mut Faults) {
        let index = seat.index();
        let card = own.setup_card.map(|card| &self.rules.components().setup_cards[card.index()]);
        let place = self.position.order.iter().position(|&other| other == seat);
        let place = place.filter(|_| 0 < self.done(Stage::Order));
        let food = card.map_or(0, |card| card.food) + u8::from(matches!(place, Some(1 | 3)));
        let tools = card.map_or(0, |card| card.tools) + u8::from(matches!(place, Some(2 | 3)));
        let camps = u8::from(card.is_some_and(|card| card.camp));
        let n_animals = |species: Species| {
            let given = card.map_or(&[][..], |card| &card.animals[..]);
            given.iter().filter(|&&other| other == species).count()
        };
        let has_animals =
            |species: Species| usize::from(count_of(&own.animals, species)) == n_animals(species);
        let n_drawn = self.done(Stage::Hands) + self.done(Stage::LateHands);
        let n_drawn = usize::from(n_drawn).saturating_sub(2 * index).min(2);
        let is_left = own.deck.seen().iter().all(|&card| card == Card::TRIBESMAN);
        let fields = [
            ("food", own.food == food),
            ("tools", own.tools == tools),
            (
                "camps",
                own.camps.get(&Hex::START).copied().unwrap_or(0) == camps && own.camps.len() <= 1,
            ),
            ("animals", Species::ALL.into_iter().all(has_animals)),
            ("deck", own.deck.count() == 7 - n_drawn && is_left),
        ];
        for (field, is_right) in fields {
            faults.unless(is_right, || {
                format!(
                    "`seats[{index}].{field}` is not what the set-up gave so far (EW-1.3 to EW-1.8)"
                )
            });
        }
    }
}

/// Nobody has anything beyond the set-up.
fn check_start(seat: Seat, own: &SeatPosition, faults: &mut Faults) {
    let fields = [
        ("vp", own.vp.values().all(|&vp| vp == 0)),
        ("villages", own.villages.is_empty()),
        ("megaliths_left", own.megaliths_left == Player::MEGALITHS),
        ("offering", own.offering == 0),
        ("reverence", own.reverence == 0),
        ("stones", own.stones.is_empty()),
        ("used_animals", own.used_animals.values().all(|&n| n == 0)),
        ("discard", own.discard.is_empty()),
        ("buried", own.buried.count() == 0),
    ];
    for (field, is_start) in fields {
        faults.unless(is_start, || {
            let index = seat.index();
            format!(
                "`seats[{index}].{field}` is not that of the start, but nobody had a turn yet (EW-1.3)"
            )
        });
    }
}
