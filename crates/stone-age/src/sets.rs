//! Sets of cards and of tiles: what may still come, what a player owns.

use ochre_kernel::Luck;

use crate::bits::nth_bit;
use crate::buildings::Tile;
use crate::cards::Card;

macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident, $item:ident, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);
            /// Every one there is.
            pub const ALL: $set = $set((1 << $item::COUNT) - 1);

            const fn bit(item: $item) -> $bits {
                1 << (item.number() - 1)
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 & $set::bit(item) != 0
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set with one more.
            #[must_use]
            #[inline]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | $set::bit(item))
            }

            /// The set with one fewer.
            #[must_use]
            #[inline]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !$set::bit(item))
            }

            /// Each of them, by number.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let item = $item::new((bits.trailing_zeros() + 1) as u8)?;
                    bits &= bits - 1;
                    Some(item)
                })
            }

            /// One of them, each equally likely; `None` from the empty set.
            #[inline]
            pub fn draw(self, luck: &mut impl Luck) -> Option<$item> {
                if self.is_empty() {
                    return None;
                }
                let n = luck.below(self.0.count_ones());
                $item::new((nth_bit(self.0.into(), n) + 1) as u8)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::default(), $set::with)
            }
        }
    };
}

set_of!(
    /// A set of civilization cards.
    CardSet, Card, u64
);
set_of!(
    /// A set of building tiles.
    TileSet, Tile, u32
);

#[cfg(test)]
mod tests {
    use ochre_kernel::Rng;

    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let cards: Vec<Card> = [3, 17, 36].into_iter().filter_map(Card::new).collect();
        let set: CardSet = cards.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!((set.len(), set.is_empty()), (3, false));
        assert!(set.has(cards[1]) && !set.without(cards[1]).has(cards[1]));
        assert_eq!((CardSet::ALL.len(), TileSet::ALL.len()), (36, 28));
        assert_eq!(TileSet::ALL.iter().count(), 28);
    }

    #[test]
    fn each_of_a_set_is_drawn_sooner_or_later_and_nothing_else() {
        let mut rng = Rng::from_seed(1);
        let set: TileSet = [1, 2, 28].into_iter().filter_map(Tile::new).collect();
        let drawn: TileSet = (0..100).filter_map(|_| set.draw(&mut rng)).collect();
        assert_eq!(drawn, set);
        assert_eq!(TileSet::default().draw(&mut rng), None);
    }
}
