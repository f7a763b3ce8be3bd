//! One player: cards, board, idols, camps and villages.

use ochre_endless_winter_pack::{Gains, Species, Symbol};
use ochre_kernel::Seat;

use crate::card::{Bits, Card, Pile};
use crate::ids::{Chief, SetupCard, Stone};
use crate::map::{Hex, Juncture};
use crate::rules::Rules;

/// What one player has. Everything but the piles is public (EW-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) hand: Pile,
    /// What may still be drawn; nobody knows the order.
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    /// Above the board: played this turn, or revealed in the eclipse.
    pub(crate) above: Pile,
    /// The eclipse pile before it is revealed.
    pub(crate) pile: Pile,
    pub(crate) buried: Pile,
    /// Cards of the hand that everybody saw come there (EW-2.6).
    pub(crate) known_hand: Pile,
    /// Buried cards that everybody saw.
    pub(crate) known_buried: Pile,
    /// Unused animals by species.
    pub(crate) animals: [u8; Species::ALL.len()],
    /// Used animals by species.
    pub(crate) used_animals: [u8; Species::ALL.len()],
    pub(crate) camps: Camps,
    /// Junctures with a village, as bits.
    pub(crate) villages: u32,
    /// VP gained at once, by source (EW-2.4).
    pub(crate) vp: [u16; VpSource::ALL.len()],
    pub(crate) food: u8,
    pub(crate) tools: u8,
    /// Megaliths that left the board; the first two are grey.
    pub(crate) megaliths_placed: u8,
    /// The level of the idol on the offering track; 0 is below the lowest.
    pub(crate) offering: u8,
    /// The level of the idol on the reverence track; 0 is below the lowest.
    pub(crate) reverence: u8,
    /// The place on that level, counted from the left from 0.
    pub(crate) reverence_place: u8,
    pub(crate) stones: [Option<Stone>; 3],
    pub(crate) chief: Option<Chief>,
    /// 0 is side a.
    pub(crate) side: u8,
    pub(crate) setup: Option<SetupCard>,
    /// Labor of the last eclipse in halves (EW-6.1).
    pub(crate) eclipse_labor: u8,
}

/// Where VP that are gained at once come from.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum VpSource {
    /// The symbol on cards, animals, terrain, slots and places of the turn order.
    Symbols,
    /// Cells of the megalith boards.
    Cells,
    /// Megaliths on top of others (EW-8.5).
    OnTop,
    /// Levels of the idol board (EW-8.2).
    IdolLevels,
    /// Sacred stones (EW-6.3).
    Stones,
    /// Instead of something of which nothing is left (EW-5.4, EW-5.5, EW-5.11, EW-5.13).
    NothingLeft,
    /// Glacier tokens (EW-10.4).
    Tokens,
}

impl VpSource {
    /// Every one.
    pub const ALL: [VpSource; 7] = [
        VpSource::Symbols,
        VpSource::Cells,
        VpSource::OnTop,
        VpSource::IdolLevels,
        VpSource::Stones,
        VpSource::NothingLeft,
        VpSource::Tokens,
    ];
}

/// How many camps of a player are on each hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Camps {
    /// Three bits for each hex.
    counts: u64,
    /// The hexes with a camp, as bits: follows from the counts, but is asked for all the time.
    hexes: u32,
}

impl Camps {
    /// How many there are of each player.
    pub const ALL: u8 = 5;

    /// How many are on a hex.
    #[inline]
    pub const fn on(self, hex: Hex) -> u8 {
        (self.counts >> (3 * hex.index()) & 7) as u8
    }

    #[inline]
    pub(crate) fn add(&mut self, hex: Hex) {
        self.counts += 1 << (3 * hex.index());
        self.hexes |= 1 << hex.index();
    }

    #[inline]
    pub(crate) fn take(&mut self, hex: Hex) {
        debug_assert!(0 < self.on(hex), "no camp on {hex:?}");
        self.counts -= 1 << (3 * hex.index());
        if self.on(hex) == 0 {
            self.hexes &= !(1 << hex.index());
        }
    }

    /// How many are on the map.
    #[inline]
    pub const fn len(self) -> u8 {
        // The lowest bit of each group of three.
        const LOW: u64 = 0o1_111_111_111_111_111_111;
        let [one, two, four] = [self.counts, self.counts >> 1, self.counts >> 2];
        ((one & LOW).count_ones() + 2 * (two & LOW).count_ones() + 4 * (four & LOW).count_ones())
            as u8
    }

    /// Whether none is on the map.
    pub const fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// The hexes with a camp, as bits.
    #[inline]
    pub(crate) const fn hexes(self) -> u32 {
        self.hexes
    }
}

impl Player {
    /// How many megaliths a player has, the two grey ones first.
    pub const MEGALITHS: u8 = 10;
    /// How many of them are grey.
    pub const GREY: u8 = 2;

    /// Before set-up: the starting cards wait to be drawn (EW-1.3, EW-1.5).
    pub(crate) fn before_setup() -> Player {
        let hand = Pile::of(Card::BRAVE).with(Card::TRIBESWOMAN);
        Player {
            hand,
            deck: std::iter::repeat_n(Card::TRIBESMAN, 7).collect(),
            discard: Pile::EMPTY,
            above: Pile::EMPTY,
            pile: Pile::EMPTY,
            buried: Pile::EMPTY,
            known_hand: hand,
            known_buried: Pile::EMPTY,
            animals: [0; Species::ALL.len()],
            used_animals: [0; Species::ALL.len()],
            camps: Camps::default(),
            villages: 0,
            vp: [0; VpSource::ALL.len()],
            food: 0,
            tools: 0,
            megaliths_placed: 0,
            offering: 0,
            reverence: 0,
            reverence_place: 0,
            stones: [None; 3],
            chief: None,
            side: 0,
            setup: None,
            eclipse_labor: 0,
        }
    }

    /// Food.
    pub fn food(&self) -> u8 {
        self.food
    }

    /// Tools.
    pub fn tools(&self) -> u8 {
        self.tools
    }

    /// The cards in hand.
    pub fn hand(&self) -> Pile {
        self.hand
    }

    /// The cards that may still be drawn.
    pub fn deck(&self) -> Pile {
        self.deck
    }

    /// The discard pile.
    pub fn discard(&self) -> Pile {
        self.discard
    }

    /// The cards above the board: played this turn, or revealed in the eclipse.
    pub fn above(&self) -> Pile {
        self.above
    }

    /// The eclipse pile before it is revealed.
    pub fn eclipse_pile(&self) -> Pile {
        self.pile
    }

    /// The buried cards.
    pub fn buried(&self) -> Pile {
        self.buried
    }

    /// All cards of the player, wherever they are: that is public (EW-2.6).
    pub fn owned(&self) -> Pile {
        [self.deck, self.discard, self.above, self.pile, self.buried]
            .into_iter()
            .fold(self.hand, Pile::and)
    }

    /// Unused animals of a species.
    pub fn animals(&self, species: Species) -> u8 {
        self.animals[species.index()]
    }

    /// Used animals of a species.
    pub fn used_animals(&self, species: Species) -> u8 {
        self.used_animals[species.index()]
    }

    /// The camps on the map.
    pub fn camps(&self) -> Camps {
        self.camps
    }

    /// Camps left on the board.
    pub fn camps_left(&self) -> u8 {
        Camps::ALL - self.camps.len()
    }

    /// The villages on the map.
    pub fn villages(&self) -> impl Iterator<Item = Juncture> + use<> {
        Bits(self.villages.into()).filter_map(Juncture::new)
    }

    pub(crate) fn n_villages(&self) -> u8 {
        self.villages.count_ones() as u8
    }

    /// Megaliths left on the board.
    pub fn megaliths_left(&self) -> u8 {
        Player::MEGALITHS - self.megaliths_placed
    }

    /// Whether the leftmost megalith of the board is a grey one (EW-8.3).
    pub fn next_is_grey(&self) -> bool {
        self.megaliths_placed < Player::GREY
    }

    /// The sacred stones, from the left.
    pub fn stones(&self) -> impl Iterator<Item = Stone> + use<> {
        self.stones.into_iter().flatten()
    }

    pub(crate) fn n_stones(&self) -> usize {
        self.stones.iter().flatten().count()
    }

    /// The level on the offering track; 0 is below the lowest.
    pub fn offering(&self) -> u8 {
        self.offering
    }

    /// The level on the reverence track; 0 is below the lowest.
    pub fn reverence(&self) -> u8 {
        self.reverence
    }

    /// The chief and the side in use, 0 for a and 1 for b.
    pub fn chief(&self) -> Option<(Chief, u8)> {
        self.chief.map(|chief| (chief, self.side))
    }

    /// The food maximum (EW-2.3).
    #[inline]
    pub fn food_max(&self, rules: &Rules) -> u8 {
        rules.components().player_board.food_max + self.camps.len()
    }

    /// Whether a price can be paid (EW-8.7).
    #[inline]
    pub(crate) fn can_pay(&self, price: &Gains) -> bool {
        price.get(Symbol::Food) <= self.food
            && price.get(Symbol::Tool) <= self.tools
            && price.get(Symbol::Discard) <= self.hand.len()
    }

    /// VP gained at once so far.
    pub fn vp(&self) -> u16 {
        self.vp.iter().sum()
    }

    /// Every card that may be in the hand as far as the others know (EW-2.6).
    pub(crate) fn imagined_hand(&self) -> Pile {
        if self.hand == self.known_hand {
            return self.hand;
        }
        let hidden = [self.deck, self.pile, self.buried.without(self.known_buried)];
        hidden.into_iter().fold(self.hand, Pile::and)
    }

    /// A card comes to the hand and everybody sees it.
    pub(crate) fn take_openly(&mut self, card: Card) {
        self.hand.add(card);
        self.known_hand.add(card);
    }

    /// A card leaves the hand and everybody sees it.
    pub(crate) fn show_from_hand(&mut self, card: Card) {
        self.hand.take(card);
        self.known_hand.take_if_there(card);
    }

    /// A card leaves the hand unseen, so nobody knows any more what is left there (EW-2.6).
    pub(crate) fn hide_from_hand(&mut self, card: Card) {
        self.hand.take(card);
        self.known_hand = Pile::EMPTY;
    }
}

/// Who owns a megalith: a player, or nobody for a grey one.
pub(crate) const fn owner_index(owner: Option<Seat>) -> usize {
    match owner {
        None => 0,
        Some(seat) => 1 + seat.index(),
    }
}
