//! Packs with every symbol in every place, for random walks: what the shipped pack never combines
//! must hold too.

use ochre_endless_winter_pack::{Ability, Bound, Gains, Pack, Symbol, Terrain, When};
use ochre_kernel::Rng;

/// Symbols that cause no further gain: a pack may not chain gains deeper than the engine goes.
const LIGHT: [Symbol; 10] = [
    Symbol::Tool,
    Symbol::Food,
    Symbol::Vp,
    Symbol::Camp,
    Symbol::Move,
    Symbol::Reveal,
    Symbol::TribeHand,
    Symbol::TribeDiscard,
    Symbol::Culture,
    Symbol::MaxFood,
];

/// All symbols but the one that is only paid.
fn all() -> Vec<Symbol> {
    Symbol::ALL.into_iter().filter(|&symbol| symbol != Symbol::Discard).collect()
}

fn gain(rng: &mut Rng, symbols: &[Symbol], most: u32) -> Gains {
    let mut gain = Gains::NONE;
    for _ in 0..1 + rng.below(most) {
        let symbol = symbols[rng.below(symbols.len() as u32) as usize];
        let is_single = matches!(symbol, Symbol::MaxFood | Symbol::Village);
        gain.set(symbol, if is_single { 1 } else { 1 + rng.below(3) as u8 });
    }
    gain
}

fn price(rng: &mut Rng) -> Gains {
    let n = 1 + rng.below(2) as u8;
    let prices = [Symbol::Discard, Symbol::Food, Symbol::Tool];
    prices.get(rng.below(4) as usize).map_or(Gains::NONE, |&symbol| Gains::of(symbol, n))
}

fn ability(rng: &mut Rng) -> Ability {
    let bounds = [Bound::Any, Bound::Initiate, Bound::Develop, Bound::Migrate, Bound::Hunt];
    let column = bounds.get(rng.below(15) as usize).copied();
    let when = [When::Bury, When::TakeAnimal].get(rng.below(8) as usize).copied();
    let symbols = if when.is_some() { LIGHT.to_vec() } else { all() };
    Ability { eclipse: false, column, when, price: price(rng), gain: gain(rng, &symbols, 3) }
}

/// A pack like the shipped one, with other gains and prices nearly everywhere.
pub(crate) fn rich_pack(seed: u64) -> Pack {
    let rng = &mut Rng::from_seed(seed);
    let mut pack = Pack::released()[0].clone();
    for card in &mut pack.culture_cards {
        card.abilities = (0..1 + rng.below(3)).map(|_| ability(rng)).collect();
    }
    for chief in &mut pack.chiefs {
        (chief.a, chief.b) = (vec![ability(rng)], vec![ability(rng), ability(rng)]);
    }
    // The eclipse abilities of Elder, Scout and Hunter; the rulebook states those of the others.
    for tribe in [0, 2, 3] {
        let eclipse = &mut pack.tribe_cards[tribe].abilities[1];
        (eclipse.gain, eclipse.price) = (gain(rng, &all(), 3), price(rng));
    }
    let is_land = |terrain| !matches!(terrain, Terrain::Start | Terrain::Glacier);
    for tile in pack.terrain.iter_mut().filter(|tile| is_land(tile.id)) {
        tile.gain = gain(rng, &LIGHT, 3);
    }
    for board in &mut pack.megalith_boards {
        let start = board.start;
        for cell in board.cells.iter_mut().filter(|cell| cell.at != start) {
            cell.gain = gain(rng, &LIGHT, 1);
        }
    }
    for slot in &mut pack.stone_slots {
        (slot.price, slot.gain) = (price(rng), gain(rng, &LIGHT, 1));
    }
    for token in pack.glacier_tokens.iter_mut().chain(&mut pack.rest_tokens) {
        token.gain = gain(rng, &LIGHT, 3);
    }
    pack.turn_order.iter_mut().for_each(|place| place.gain = gain(rng, &LIGHT, 3));
    pack
}
