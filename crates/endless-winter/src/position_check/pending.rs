//! What has begun and is not finished can have begun (EW-2.5).

use ochre_endless_winter_pack::{Symbol, Terrain};

use super::{Faults, MANY, Reading};
use crate::action::Spot;
use crate::field::each_slot;
use crate::map::Hex;
use crate::pending::Stack;
use crate::position::{EclipsePart, FramePosition, PhasePosition, SeatPosition};
use crate::state::{EndlessWinter, Phase, Stage};

impl Reading<'_> {
    /// The whole stack.
    pub(super) fn check_pending(&self, faults: &mut Faults) {
        let pending = &self.position.pending;
        let can_be = match self.phase {
            Phase::Turn { .. } | Phase::Eclipse { .. } => true,
            // An animal is turned up in the place of one that a set-up card took (EW-10.1).
            Phase::Setup { stage: Stage::TakeSetup, n } => 0 < n && pending.len() <= 1,
            _ => false,
        };
        faults.unless(pending.is_empty() || can_be, || {
            "`pending` is given, but in this phase nothing is unfinished (EW-2.5)".into()
        });
        let length = pending.len();
        // What the gains of a position cause must fit on the stack too.
        let most = Stack::CAPACITY - self.rules.components().chain_depth();
        faults.unless(length <= most, || {
            format!("`pending` has length {length}, but a position has {most} at most")
        });
        self.check_part(faults);
        let Some(own) = self.own() else { return };
        for (index, frame) in pending.iter().take(MANY).enumerate() {
            let at = format!("`pending[{index}]`");
            let is_last = index + 1 == length;
            let waits = matches!(frame, FramePosition::Gains { .. } | FramePosition::When { .. });
            faults.unless(is_last || waits, || {
                format!("{at} is carried out at once, but something else comes before it (EW-2.5)")
            });
            self.check_frame(&at, index, frame, own, faults);
        }
    }

    /// The parts of the eclipse in which something is waited for (EW-6.3).
    fn check_part(&self, faults: &mut Faults) {
        let PhasePosition::Eclipse { next, .. } = self.position.phase else { return };
        let waits = match next {
            EclipsePart::B => true,
            EclipsePart::D | EclipsePart::End => !self.position.pending.is_empty(),
            EclipsePart::A | EclipsePart::C => false,
        };
        faults.unless(waits, || {
            "`phase.next` is a part that comes by itself when nothing is pending (EW-6.3)".into()
        });
    }

    fn check_frame(
        &self,
        at: &str,
        index: usize,
        frame: &FramePosition,
        own: &SeatPosition,
        faults: &mut Faults,
    ) {
        use FramePosition as P;
        let (options, turn) = (self.rules.choices(), &self.position.turn);
        let can_token = options.rest_tokens && turn.spot == Some(Spot::Rest) && turn.is_first;
        let tokens = &self.position.rest_tokens;
        let has_deck = 0 < self.n_animals_left();
        let has_room = self.n_grounds() < EndlessWinter::GROUNDS_MOST.into();
        let (is_sound, why) = match frame {
            P::Gains { .. } => return self.check_gains(at, index, frame, own, faults),
            P::Extra { place } => {
                (self.can_place_extra(*place), "no start cell has an arrow to a free cell (EW-8.4)")
            }
            P::When { .. } => (self.is_turn(), "abilities wait in turns only (EW-8.6)"),
            P::Discard { cards } => (
                0 < *cards && usize::from(*cards) <= own.hand.count(),
                "the hand has no such number of cards (EW-8.7)",
            ),
            P::Draw {} => (0 < own.deck.count(), "the deck is empty (EW-2.1)"),
            P::Reveal { animals } => {
                (0 < *animals && has_room && has_deck, "no animal can be turned up (EW-5.11)")
            }
            P::AnimalDeck {} => (has_deck, "the deck of animals is empty (EW-5.13)"),
            P::Glacier { hex } => {
                (self.is_covered(*hex, own), "no own camp is on a covered glacier there (EW-10.4)")
            }
            P::RestToken {} => {
                (can_token && tokens.up.is_some(), "no rest token can be taken (EW-10.5)")
            }
            P::NextRestToken {} => {
                (can_token && !tokens.unseen.is_empty(), "no rest token can come (EW-10.5)")
            }
        };
        faults.unless(is_sound, || format!("{at} can't be pending: {why}"));
        let is_reveal = matches!(frame, P::Reveal { .. });
        faults.unless(is_reveal || !self.is_setup(), || {
            format!("{at} can't be pending in the set-up (EW-10.1)")
        });
    }

    fn is_covered(&self, hex: Hex, own: &SeatPosition) -> bool {
        let is_glacier = self.terrain(hex) == Some(Terrain::Glacier);
        let given = self.position.hexes.get(hex.index());
        let is_covered = given.is_some_and(|given| given.token.is_none());
        let is_on = self.rules.choices().glacier_tokens;
        is_on && is_glacier && is_covered && own.camps.contains_key(&hex)
    }

    /// A start cell of the place was just taken, and a cell that its arrows point to is free.
    fn can_place_extra(&self, place: u8) -> bool {
        let (Some(field), 1..=4) = (self.field(), place) else { return false };
        let megaliths = self.position.megaliths.iter().take(MANY);
        let slots = megaliths.filter_map(|megalith| field.slot(megalith.site));
        let occupied = slots.fold(0, |all, slot| all | slot.bit());
        let place = usize::from(place) - 1;
        let has_start = each_slot(field.starts() & occupied).any(|start| start.place() == place);
        has_start && field.arrows(place) & !occupied != 0
    }

    /// Gains: something is left, and stones are counted at the end of the eclipse only.
    fn check_gains(
        &self,
        at: &str,
        index: usize,
        frame: &FramePosition,
        own: &SeatPosition,
        faults: &mut Faults,
    ) {
        let FramePosition::Gains { left, stones, .. } = frame else { return };
        faults
            .unless(!self.is_setup(), || format!("{at} can't be pending in the set-up (EW-10.1)"));
        faults.unless(left.values().any(|&n| 0 < n) || !stones.is_empty(), || {
            format!("{at} has nothing left (EW-2.5)")
        });
        for symbol in [Symbol::LaborHalves, Symbol::Vp, Symbol::Discard] {
            let is_there = left.iter().any(|(id, &n)| id.0 == symbol && 0 < n);
            faults.unless(!is_there, || {
                format!("{at} has {}, which never waits (EW-2.5)", symbol.id())
            });
        }
        let next = match self.position.phase {
            PhasePosition::Eclipse { next, .. } => Some(next),
            _ => None,
        };
        let can_count = next == Some(EclipsePart::End) && index == 0;
        faults.unless(stones.is_empty() || can_count, || {
            format!("{at} has stones, but they are counted with the player board (EW-6.3)")
        });
        for (nth, slot) in stones.iter().take(MANY).enumerate() {
            let is_there = 0 < *slot && usize::from(*slot) <= own.stones.len();
            faults.unless(is_there && !stones[..nth].contains(slot), || {
                format!(
                    "{at} counts the stone in slot {slot}, which is not there to count (EW-6.3)"
                )
            });
        }
    }
}
