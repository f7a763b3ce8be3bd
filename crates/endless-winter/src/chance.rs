//! What chance may decide, and how likely each outcome is (EW-11.1).

use ochre_endless_winter_pack::{Species, Terrain};
use ochre_kernel::{Luck, Seat};

use crate::action::Chance;
use crate::card::{Bits, Card};
use crate::ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
use crate::map::Hex;
use crate::pending::Frame;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Preparation, Stage, seat_at};

/// What chance decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Stone { era: u8 },
    Culture { place: u8 },
    Chief,
    Setup,
    Draw,
    Animal,
    Order,
    Board { place: u8 },
    Land,
    Tile { hex: Hex },
    Glacier { hex: Hex },
    Rest,
}

impl Asked {
    /// In words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Asked::Stone { .. } => "a sacred stone",
            Asked::Culture { .. } => "a culture card",
            Asked::Chief => "a chief",
            Asked::Setup => "a set-up card",
            Asked::Draw => "a card that is drawn",
            Asked::Animal => "an animal",
            Asked::Order => "the turn order",
            Asked::Board { .. } => "a megalith board",
            Asked::Land => "a spare land tile",
            Asked::Tile { .. } => "a terrain tile",
            Asked::Glacier { .. } => "a glacier token",
            Asked::Rest => "a rest token",
        }
    }
}

impl EndlessWinter {
    /// What chance decides now; `None` while a player decides or the game is over.
    pub(crate) fn asked_of_chance(&self, rules: &Rules) -> Option<Asked> {
        match self.pending.last() {
            Some(Frame::Draw) => return Some(Asked::Draw),
            Some(Frame::Reveal(_) | Frame::AnimalDeck) => return Some(Asked::Animal),
            Some(&Frame::Glacier(hex)) => return Some(Asked::Glacier { hex }),
            Some(Frame::NextRestToken) => return Some(Asked::Rest),
            Some(_) => return None,
            None => (),
        }
        let culture = || Asked::Culture { place: self.free_market_place().unwrap_or(0) as u8 };
        match self.phase {
            Phase::Setup { stage, n } => match stage {
                Stage::Stones => Some(Asked::Stone { era: 1 + n / rules.stones_per_era() }),
                Stage::Culture => Some(culture()),
                Stage::DealChiefs | Stage::ShowChiefs => Some(Asked::Chief),
                Stage::DealSetup | Stage::ShowSetup => Some(Asked::Setup),
                Stage::Hands | Stage::LateHands => Some(Asked::Draw),
                Stage::Grounds => Some(Asked::Animal),
                Stage::Order => Some(Asked::Order),
                Stage::Boards => Some(Asked::Board { place: n }),
                Stage::Lands => Some(Asked::Land),
                Stage::Tiles => Hex::new(n + 1).map(|hex| Asked::Tile { hex }),
                Stage::RestToken => Some(Asked::Rest),
                Stage::Sides | Stage::TakeChiefs | Stage::TakeSetup => None,
            },
            Phase::Preparation { stage, .. } => Some(match stage {
                Preparation::RestToken => Asked::Rest,
                Preparation::Grounds => Asked::Animal,
                Preparation::Culture => culture(),
                Preparation::Hands => Asked::Draw,
            }),
            _ => None,
        }
    }

    /// Every outcome with its weight, in a fixed order that is part of the rules.
    pub(crate) fn each_outcome(&self, rules: &Rules, f: &mut impl FnMut(Chance, u32)) {
        let Some(asked) = self.asked_of_chance(rules) else { return };
        match asked {
            Asked::Stone { era } => {
                let is_left = |stone: &Stone| stone.era() == era && self.stones & stone.bit() == 0;
                Stone::all().filter(is_left).for_each(|stone| f(Chance::Stone(stone), 1));
            }
            Asked::Culture { place } => {
                let cards = Bits(self.culture_to_come()).map(Card::culture);
                cards.for_each(|card| f(Chance::Culture(place, card), 1));
            }
            Asked::Chief => {
                let free = Chief::all().filter(|&chief| self.is_chief_free(chief));
                free.for_each(|chief| f(Chance::Chief(chief), 1));
            }
            Asked::Setup => {
                let free = SetupCard::all().filter(|&card| self.is_setup_free(card));
                free.for_each(|card| f(Chance::Setup(card), 1));
            }
            Asked::Draw => {
                let cards = self.me().deck.counts();
                cards.for_each(|(card, count)| f(Chance::Draw(card), count.into()));
            }
            Asked::Animal => {
                let animals = Species::ALL.into_iter().zip(self.animal_deck);
                each_there(animals, |species, count| f(Chance::Animal(species), count));
            }
            Asked::Order => {
                let mut order = std::array::from_fn(seat_at);
                each_order(&mut order, 0, usize::from(rules.n_players()), &mut |order| {
                    f(Chance::Order(order), 1);
                });
            }
            Asked::Board { place } => {
                let laid = &self.boards[..usize::from(place)];
                let free = Board::all().filter(|board| !laid.contains(&(board.index() as u8)));
                free.for_each(|board| f(Chance::Board(place, board), 1));
            }
            Asked::Land => {
                let spare = Terrain::ALL.map(|terrain| (terrain, self.spare_land(terrain)));
                each_there(spare.into_iter(), |terrain, count| f(Chance::Land(terrain), count));
            }
            Asked::Tile { hex } => {
                let tiles = Terrain::ALL.into_iter().zip(self.tiles);
                each_there(tiles, |tile, count| f(Chance::Tile(hex, tile), count));
            }
            Asked::Glacier { hex } => {
                let free = |token: &GlacierToken| !self.glacier_tokens.contains(&Some(*token));
                GlacierToken::all()
                    .filter(free)
                    .for_each(|token| f(Chance::Glacier(hex, token), 1));
            }
            Asked::Rest => {
                let unseen = self.rest_tokens.unseen;
                let tokens = RestToken::all().filter(|token| unseen >> token.index() & 1 == 1);
                tokens.for_each(|token| f(Chance::Rest(token), 1));
            }
        }
    }

    fn is_chief_free(&self, chief: Chief) -> bool {
        self.offer >> chief.index() & 1 == 0
            && self.players.0.iter().all(|player| player.chief != Some(chief))
    }

    fn is_setup_free(&self, card: SetupCard) -> bool {
        self.offer >> card.index() & 1 == 0
            && self.players.0.iter().all(|player| player.setup != Some(card))
    }

    /// One outcome by weight; the frequent ones without listing them.
    pub(crate) fn sample_outcome(&self, rules: &Rules, luck: &mut impl Luck) -> Chance {
        match self.asked_of_chance(rules) {
            Some(Asked::Draw) => Chance::Draw(self.me().deck.draw(luck)),
            Some(Asked::Animal) => {
                let species = pick(&self.animal_deck, luck);
                Chance::Animal(Species::ALL[species])
            }
            Some(Asked::Culture { place }) => {
                let cards = self.culture_to_come();
                let nth = luck.below(cards.count_ones()) as usize;
                match Bits(cards).nth(nth) {
                    Some(card) => Chance::Culture(place, Card::culture(card)),
                    None => unreachable!("below the count"),
                }
            }
            Some(Asked::Tile { hex }) => Chance::Tile(hex, Terrain::ALL[pick(&self.tiles, luck)]),
            Some(Asked::Land) => {
                let spare = Terrain::ALL.map(|terrain| self.spare_land(terrain));
                Chance::Land(Terrain::ALL[pick(&spare, luck)])
            }
            Some(_) => {
                let mut total = 0;
                self.each_outcome(rules, &mut |_, weight| total += weight);
                let (mut left, mut drawn) = (i64::from(luck.below(total)), None);
                self.each_outcome(rules, &mut |chance, weight| {
                    drawn = if 0 <= left { Some(chance) } else { drawn };
                    left -= i64::from(weight);
                });
                match drawn {
                    Some(chance) => chance,
                    None => unreachable!("chance decides only where something can come"),
                }
            }
            None => unreachable!("chance has nothing to decide"),
        }
    }
}

/// The things of which there are any.
fn each_there<T>(things: impl Iterator<Item = (T, u8)>, mut f: impl FnMut(T, u32)) {
    things.filter(|&(_, count)| 0 < count).for_each(|(thing, count)| f(thing, count.into()));
}

/// An index, each as likely as its count.
fn pick(counts: &[u8], luck: &mut impl Luck) -> usize {
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    let mut left = luck.below(total);
    for (index, &count) in counts.iter().enumerate() {
        if left < u32::from(count) {
            return index;
        }
        left -= u32::from(count);
    }
    unreachable!("the counts sum to {total}")
}

/// Every order of the first so many seats, ascending.
fn each_order(order: &mut [Seat; 4], from: usize, n: usize, f: &mut impl FnMut([Seat; 4])) {
    if from == n {
        return f(*order);
    }
    for place in from..n {
        order[from..=place].rotate_right(1);
        each_order(order, from + 1, n, f);
        order[from..=place].rotate_left(1);
    }
}
