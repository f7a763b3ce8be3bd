//! Cards that a player owns, and piles of them.

use ochre_endless_winter_pack::{Starting, Tribe};
use ochre_kernel::Luck;

/// A starting card, a tribe card or a culture card: cards with the same face are the same.
///
/// The order is that of the pack: starting cards, tribe cards, culture cards of Era I and II.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// How many different faces there are.
    pub const KINDS: usize = 48;
    /// The faces of the starting cards and tribe cards: both are tribe cards in the rules.
    pub const TRIBE_KINDS: u8 = 8;
    /// How many culture cards there are.
    pub const CULTURE_KINDS: u8 = 40;
    /// The Brave.
    pub const BRAVE: Card = Card::starting(Starting::Brave);
    /// The Tribeswoman.
    pub const TRIBESWOMAN: Card = Card::starting(Starting::Tribeswoman);
    /// The Tribesman.
    pub const TRIBESMAN: Card = Card::starting(Starting::Tribesman);

    /// `None` where there is no such card.
    pub const fn new(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as u8)) } else { None }
    }

    /// The starting card.
    pub const fn starting(starting: Starting) -> Card {
        Card(starting as u8)
    }

    /// The tribe card of a type.
    pub const fn tribe(tribe: Tribe) -> Card {
        Card(3 + tribe as u8)
    }

    /// The culture card with that place in the pack.
    pub const fn culture(index: u8) -> Card {
        assert!(index < Card::CULTURE_KINDS);
        Card(Card::TRIBE_KINDS + index)
    }

    /// Its place in the pack's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a culture card.
    pub const fn is_culture(self) -> bool {
        self.0 >= Card::TRIBE_KINDS
    }

    /// The place of a culture card among the culture cards.
    pub(crate) const fn culture_index(self) -> u8 {
        self.0 - Card::TRIBE_KINDS
    }

    /// The type of a tribe card that is no starting card.
    pub fn tribe_type(self) -> Option<Tribe> {
        (!self.is_culture()).then(|| Tribe::ALL.get((self.0 as usize).wrapping_sub(3)).copied())?
    }

    /// Every face.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..Card::KINDS as u8).map(Card)
    }
}

/// Cards without order: so many of each face. A deck is such a pile too, for nobody knows its
/// order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    /// A culture card exists once: a bit each.
    culture: u64,
    /// Four bits for each of the eight faces: nobody owns more than 15 of one.
    tribe: u32,
}

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile { culture: 0, tribe: 0 };

    /// One card.
    pub const fn of(card: Card) -> Pile {
        Pile::EMPTY.with(card)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.tribe & 0x0f0f_0f0f) + (self.tribe >> 4 & 0x0f0f_0f0f);
        let tribe = (pairs.wrapping_mul(0x0101_0101) >> 24) as u8;
        tribe + self.culture.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.culture == 0 && self.tribe == 0
    }

    /// How many of one face.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        if card.is_culture() {
            (self.culture >> card.culture_index() & 1) as u8
        } else {
            (self.tribe >> (4 * card.0) & 15) as u8
        }
    }

    /// Whether one of that face is there.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        0 < self.count(card)
    }

    /// With one more.
    #[must_use]
    #[inline]
    pub const fn with(mut self, card: Card) -> Pile {
        if card.is_culture() {
            self.culture |= 1 << card.culture_index();
        } else {
            self.tribe += 1 << (4 * card.0);
        }
        self
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Takes one away that is there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {card:?} in {self:?}");
        if card.is_culture() {
            self.culture &= !(1 << card.culture_index());
        } else {
            self.tribe -= 1 << (4 * card.0);
        }
    }

    /// Takes one away if it is there.
    #[inline]
    pub fn take_if_there(&mut self, card: Card) {
        if self.has(card) {
            self.take(card);
        }
    }

    /// The two together.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Pile) -> Pile {
        Pile { culture: self.culture | other.culture, tribe: self.tribe + other.tribe }
    }

    /// Without cards that are all there.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Pile) -> Pile {
        Pile { culture: self.culture & !other.culture, tribe: self.tribe - other.tribe }
    }

    /// Only the culture cards.
    #[must_use]
    #[inline]
    pub const fn cultures(self) -> Pile {
        Pile { tribe: 0, ..self }
    }

    /// Only the tribe cards.
    #[must_use]
    #[inline]
    pub const fn tribes(self) -> Pile {
        Pile { culture: 0, ..self }
    }

    /// Whether all of another pile is in this one.
    pub fn holds(self, other: Pile) -> bool {
        other.counts().all(|(card, count)| count <= self.count(card))
    }

    /// The different faces, in the order of the pack.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let tribe = (0..Card::TRIBE_KINDS).map(Card).filter(move |&card| self.has(card));
        tribe.chain(Bits(self.culture).map(|bit| Card(Card::TRIBE_KINDS + bit)))
    }

    /// The different faces with how many there are.
    pub fn counts(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        self.kinds().map(move |card| (card, self.count(card)))
    }

    /// Every card, one by one.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        self.counts().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// One card at random. Panics when there is none.
    #[inline]
    pub(crate) fn draw(self, luck: &mut impl Luck) -> Card {
        let mut left = luck.below(u32::from(self.len())) as u8;
        for (card, count) in self.counts() {
            if left < count {
                return card;
            }
            left -= count;
        }
        unreachable!("the counts sum to the length")
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        cards.into_iter().fold(Pile::EMPTY, Pile::with)
    }
}

/// The set bits of a number, from the lowest.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            bit
        })
    }
}
