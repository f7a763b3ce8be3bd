//! How deep gains may chain.
//!
//! What a gain causes is carried out before the rest of that gain (EW-2.5), so a gain that has
//! something left waits while its effect causes another, and so on. The engine has room for
//! [`Pack::CHAIN_MAX`] unfinished things. A game could do nothing about one more, so a pack that
//! might need it is refused here.
//!
//! The bound is coarse: it takes everything that can wait to wait at once. It holds because nothing
//! is in a chain twice. A cell, a level, a slot and an animal give their gain to a player once in a
//! game, a "when" ability once in a turn.

use std::cmp::Reverse;

use crate::ability::Ability;
use crate::fault::Faults;
use crate::gains::Gains;
use crate::pack::Pack;
use crate::words::Symbol;

/// The gain that began the chain; the last one, which causes no other; and what is on top of that:
/// a chance or a price. Both of them, because a camp may have moves left when it turns up a glacier
/// token, and a slot's gain waits for the card that its price discards.
const ENDS: usize = 3;

/// A "when" ability lies on the offer to use it.
const WHEN: usize = 2;

/// A player's megaliths (EW-1.3), each of which comes to at most one cell.
const MEGALITHS: usize = 10;

/// What can cause another gain: by a bonus, by a "when" ability, or by what may be taken instead
/// (EW-2.2: for a card an idol).
const CAUSES: [Symbol; 9] = [
    Symbol::Megalith,
    Symbol::Draw,
    Symbol::Idol,
    Symbol::Bury,
    Symbol::Village,
    Symbol::AnimalGrounds,
    Symbol::AnimalDeck,
    Symbol::UseAnimal,
    Symbol::SacredStone,
];

/// A part of the pack that can be corrected and how much it adds to the depth.
struct Part {
    place: String,
    depth: usize,
    remedy: String,
}

pub(super) fn check(pack: &Pack, faults: &Faults) {
    let mut parts = parts(pack);
    let depth = depth(pack);
    let mut rest = depth;
    let mut last = 0;
    parts.sort_by_key(|part| Reverse(part.depth));
    // Those that add most are named, as many as are too many, and with the last its equals.
    for part in parts {
        if rest <= Pack::CHAIN_MAX && part.depth != last {
            break;
        }
        rest -= part.depth;
        last = part.depth;
        faults.unless(false, &part.place, || {
            let (most, added, remedy) = (Pack::CHAIN_MAX, part.depth, part.remedy);
            format!(
                "gains could chain {depth} deep, and {most} is the most; this adds {added}: {remedy}"
            )
        });
    }
}

/// An upper bound of what is unfinished at a time.
pub(crate) fn depth(pack: &Pack) -> usize {
    let parts = parts(pack).iter().map(|part| part.depth).sum::<usize>();
    let ends_when = abilities(pack).iter().any(|(_, _, one)| one.when.is_some() && !causes(one));
    let villages = if pack.glacier_tokens.is_empty() { 0 } else { villages(pack) };
    ENDS + if ends_when { WHEN } else { 0 } + villages + parts
}

fn parts(pack: &Pack) -> Vec<Part> {
    let mut parts = Vec::new();
    for (place, copies, ability) in abilities(pack) {
        if ability.when.is_some() && causes(ability) {
            let ids = CAUSES.map(Symbol::id).join(", ");
            let remedy = format!("let it give none of {ids}");
            parts.push(Part { place, depth: WHEN * copies, remedy });
        }
    }
    let mut list = |place: &str, depth: usize, remedy: &str| {
        if 0 < depth {
            parts.push(Part { place: place.to_owned(), depth, remedy: remedy.to_owned() });
        }
    };
    let n = cells(pack).filter(waits).count().min(MEGALITHS);
    list("megalith_boards", n, "let fewer cells give two things or more");
    let n = levels(pack).filter(waits).count();
    list("idol_board.offering", n, "let fewer levels give two things or more");
    let n = slots(pack).filter(waits).count();
    list("stone_slots", n, "let fewer slots give two things or more");
    let remedy = if animals_use_animals(pack) {
        "let no animal give use_animal"
    } else {
        "let fewer animals give two things or more, or fewer other things give use_animal"
    };
    list("animals", animals(pack), remedy);
    parts
}

/// How many animals may wait at a time.
fn animals(pack: &Pack) -> usize {
    let waiting = pack.animals.iter().filter(|animal| waits(&&animal.gain));
    let waiting = waiting.map(|animal| usize::from(animal.count)).sum::<usize>();
    if animals_use_animals(pack) {
        return waiting;
    }
    let found = cells(pack).chain(levels(pack)).chain(slots(pack)).map(uses).sum::<usize>();
    // A token stays for the next village (EW-10.4).
    let tokens = pack.glacier_tokens.iter().map(|token| uses(&token.gain)).sum::<usize>();
    let when = |(_, copies, ability): &(String, usize, &Ability)| match ability.when {
        Some(_) => copies * uses(&ability.gain),
        None => 0,
    };
    let whens = abilities(pack).iter().map(when).sum::<usize>();
    let users = found + tokens * villages(pack) + whens + usize::from(begins_with_animal(pack));
    waiting.min(users)
}

fn animals_use_animals(pack: &Pack) -> bool {
    pack.animals.iter().any(|animal| 0 < uses(&animal.gain))
}

/// Whether the gain that begins a chain may wait for an animal, and so comes on top of it.
fn begins_with_animal(pack: &Pack) -> bool {
    let begins = |gain: &Gains| 0 < uses(gain) && waits(&gain);
    let mut abilities = abilities(pack).into_iter().filter(|(_, _, one)| one.when.is_none());
    abilities.any(|(_, _, ability)| begins(&ability.gain))
        || pack.turn_order.iter().any(|place| begins(&place.gain))
        || pack.rest_tokens.iter().any(|token| begins(&token.gain))
        // The bonuses of all hexes are one step of the eclipse (EW-6.3).
        || pack.terrain.iter().any(|tile| 0 < uses(&tile.gain))
}

/// The founding of each village gives its tokens together (EW-10.4).
fn villages(pack: &Pack) -> usize {
    usize::from(pack.player_board.village_slots)
}

/// Whether something can be left when a part of the gain is carried out: two units or more. Labor
/// and VP are taken at once; food, moves and animals turned up cause no gain between them, but
/// food waits while there is no room for it.
fn waits(gain: &&Gains) -> bool {
    let units = |(symbol, n): (Symbol, u8)| match symbol {
        Symbol::LaborHalves | Symbol::Vp => 0,
        Symbol::Food | Symbol::Move | Symbol::Reveal => 1,
        _ => usize::from(n),
    };
    2 <= gain.iter().map(units).sum::<usize>()
}

fn causes(ability: &Ability) -> bool {
    CAUSES.iter().any(|&symbol| 0 < ability.gain.get(symbol))
}

fn uses(gain: &Gains) -> usize {
    usize::from(gain.get(Symbol::UseAnimal))
}

fn cells(pack: &Pack) -> impl Iterator<Item = &Gains> {
    pack.megalith_boards.iter().flat_map(|board| &board.cells).map(|cell| &cell.gain)
}

fn levels(pack: &Pack) -> impl Iterator<Item = &Gains> {
    pack.idol_board.offering.iter().map(|level| &level.gain)
}

fn slots(pack: &Pack) -> impl Iterator<Item = &Gains> {
    pack.stone_slots.iter().map(|slot| &slot.gain)
}

/// Every ability, its place in the file, and how many cards with it one player may own.
fn abilities(pack: &Pack) -> Vec<(String, usize, &Ability)> {
    fn each<'a>(
        all: &mut Vec<(String, usize, &'a Ability)>,
        place: &str,
        copies: u8,
        abilities: &'a [Ability],
    ) {
        for (index, ability) in abilities.iter().enumerate() {
            all.push((format!("{place}[{index}]"), usize::from(copies), ability));
        }
    }
    let all = &mut Vec::new();
    for (index, card) in pack.starting_cards.iter().enumerate() {
        each(all, &format!("starting_cards[{index}].abilities"), card.count, &card.abilities);
    }
    for (index, card) in pack.tribe_cards.iter().enumerate() {
        each(all, &format!("tribe_cards[{index}].abilities"), card.count, &card.abilities);
    }
    for (index, card) in pack.culture_cards.iter().enumerate() {
        each(all, &format!("culture_cards[{index}].abilities"), 1, &card.abilities);
    }
    for (index, chief) in pack.chiefs.iter().enumerate() {
        each(all, &format!("chiefs[{index}].a"), 1, &chief.a);
        each(all, &format!("chiefs[{index}].b"), 1, &chief.b);
    }
    std::mem::take(all)
}
