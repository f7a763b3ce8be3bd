//! What has begun and is not finished: a small stack of plain data, so that every state can be
//! stored, compared and printed.

use ochre_endless_winter_pack::{Gains, Pack, When};

use crate::map::Hex;

/// Something unfinished of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    /// Gains to carry out in any order (EW-2.5).
    Gains(Pending),
    /// One more megalith on a cell that the arrows of this place's start cell point to (EW-8.4).
    Extra { place: u8 },
    /// Abilities that wait for this may be used (EW-8.6).
    When(When),
    /// So many cards are to be discarded as a price.
    Discard(u8),
    /// A card is drawn (chance).
    Draw,
    /// So many animals are turned up (chance).
    Reveal(u8),
    /// An animal comes from the deck (chance).
    AnimalDeck,
    /// A glacier token is turned up (chance) (EW-10.4).
    Glacier(Hex),
    /// Keep the rest token or put it under the stack (EW-10.5).
    RestToken,
    /// The next rest token is turned up (chance).
    NextRestToken,
}

impl Frame {
    /// Whether its owner decides, not chance.
    pub(crate) const fn is_decision(&self) -> bool {
        matches!(
            self,
            Frame::Gains(_)
                | Frame::Extra { .. }
                | Frame::When(_)
                | Frame::Discard(_)
                | Frame::RestToken
        )
    }
}

/// Gains that are not all carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    /// So many of each symbol; labor and VP were taken at once.
    pub(crate) left: Gains,
    /// Sacred stones still to be counted, by slot, as bits (EW-6.3).
    pub(crate) stones: u8,
    /// Nothing was taken yet, and something must be (EW-2.5, EW-5.2).
    pub(crate) must: bool,
}

/// The stack. Free places hold [`Frame::Draw`], so that equal stacks are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    frames: [Frame; Stack::CAPACITY],
    len: u8,
}

impl Default for Stack {
    fn default() -> Stack {
        Stack { frames: [Frame::Draw; Stack::CAPACITY], len: 0 }
    }
}

impl Stack {
    /// More than any sound pack can fill: what has nothing left is dropped before its last effect,
    /// and a pack whose gains could chain deeper is refused.
    pub(crate) const CAPACITY: usize = Pack::CHAIN_MAX;

    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<&Frame> {
        self.as_slice().last()
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Frame> {
        self.frames[..usize::from(self.len)].last_mut()
    }

    pub(crate) fn pop(&mut self) {
        if let Some(last) = self.last_mut() {
            *last = Frame::Draw;
            self.len -= 1;
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Frame] {
        &self.frames[..usize::from(self.len)]
    }
}
