//! What ties values of a pack together: counts, statements and worked examples of the rules.
//!
//! A pack may be half read here: a list may be short, a default may stand for what could not be
//! read. So nothing is indexed, and faults of defaults are dropped.

mod boards;
mod cards;
mod chain;
mod field;
mod ids;

pub(crate) use chain::depth;

use crate::fault::Faults;
use crate::pack::Pack;
use crate::stone_rule::StoneRule;
use crate::words::{Species, Starting, Terrain, Tribe, Word};

/// Adds every fault of what was read.
pub(crate) fn check(pack: &Pack, faults: &Faults) {
    check_order(pack, faults);
    ids::check(pack, faults);
    check_counts(pack, faults);
    check_stones(pack, faults);
    cards::check(pack, faults);
    boards::check(pack, faults);
    field::check(pack, faults);
    chain::check(pack, faults);
    for (_, place, component) in pack.components() {
        component.sources().check(&component.rows(), &place, faults);
    }
}

/// Lists of a closed set of ids have each of them once, in its order.
fn check_order(pack: &Pack, faults: &Faults) {
    fn each<'a, W: Word>(faults: &Faults, list: &str, ids: impl Iterator<Item = &'a str>) {
        for (index, (id, word)) in ids.zip(W::WORDS).enumerate() {
            let place = format!("{list}[{index}].id");
            faults.unless(id == word.id(), &place, || {
                format!("must be `{}`: each {} once, in the order of the file", word.id(), W::WHAT)
            });
        }
    }
    each::<Starting>(faults, "starting_cards", pack.starting_cards.iter().map(|c| c.id.as_str()));
    each::<Tribe>(faults, "tribe_cards", pack.tribe_cards.iter().map(|card| card.id.as_str()));
    each::<Species>(faults, "animals", pack.animals.iter().map(|animal| animal.id.id()));
    each::<Terrain>(faults, "terrain", pack.terrain.iter().map(|tile| tile.id.id()));
    for (index, layout) in pack.megalith_layouts.iter().enumerate() {
        let place = format!("megalith_layouts[{index}].players");
        faults.unless(usize::from(layout.players) == index + 2, &place, || {
            format!("must be {}: one layout for each number of players, in order", index + 2)
        });
    }
}

/// How many there are of everything.
fn check_counts(pack: &Pack, faults: &Faults) {
    for (index, card) in pack.starting_cards.iter().enumerate() {
        let wanted = if index == Starting::Tribesman.index() { 7 } else { 1 };
        faults.unless(card.count == wanted, &format!("starting_cards[{index}].count"), || {
            format!("must be {wanted}, not {}: 9 starting cards in all (EW-1.3)", card.count)
        });
    }
    for (index, card) in pack.tribe_cards.iter().enumerate() {
        faults.unless(card.count == 15, &format!("tribe_cards[{index}].count"), || {
            format!("must be 15, not {} (EW-1.2)", card.count)
        });
    }
    for (index, tile) in pack.terrain.iter().enumerate() {
        let wanted = tile.id.tiles();
        faults.unless(tile.count == wanted, &format!("terrain[{index}].count"), || {
            format!("must be {wanted}, not {}: 25 tiles in all (EW-1.10)", tile.count)
        });
    }
    let n_animals = pack.animals.iter().map(|animal| u32::from(animal.count)).sum::<u32>();
    faults.unless(n_animals == 60, "animals", || {
        format!("the counts must add up to 60 cards, not {n_animals}")
    });
    check_eras(faults, "culture_cards", pack.culture_cards.iter().map(|card| card.era));
    check_eras(faults, "sacred_stones", pack.sacred_stones.iter().map(|stone| stone.era));
}

/// The first half of a list is of Era I, the second of Era II.
fn check_eras(faults: &Faults, list: &str, eras: impl Iterator<Item = u8>) {
    let eras = eras.collect::<Vec<_>>();
    let half = if list == "culture_cards" { 20 } else { 10 };
    for (index, &era) in eras.iter().enumerate() {
        let wanted = if index < half { 1 } else { 2 };
        // A card too few or too many is told once and shifts what comes after it.
        let holds = era == wanted || faults.touches(&format!("{list}[{index}].era"));
        let is_shifted = eras.len() != 2 * half;
        if !holds && !is_shifted {
            faults.add(
                &format!("{list}[{index}].era"),
                format!("must be {wanted}: first the {half} of Era I, then the {half} of Era II"),
            );
        }
    }
}

/// The kinds of stones and what the rulebook says they pay (EW-8.8).
fn check_stones(pack: &Pack, faults: &Faults) {
    for (index, stone) in pack.sacred_stones.iter().enumerate() {
        let place = format!("sacred_stones[{index}]");
        if faults.touches(&format!("{place}.rule")) {
            continue;
        }
        let (rule, era) = (stone.rule.id(), stone.rule.era());
        faults.unless(stone.era == era, &format!("{place}.rule"), || {
            format!("the stones with {rule} are of Era {era}")
        });
        if let Some(pays) = stone.rule.stated() {
            faults.unless(stone.pays == pays, &format!("{place}.pays"), || {
                let stated = serde_json::to_string(&pays).unwrap_or_default();
                format!("the rulebook states {stated} for {rule} (EW-8.8)")
            });
        }
    }
    for rule in StoneRule::ALL {
        let there = pack.sacred_stones.iter().any(|stone| stone.rule == rule);
        faults.unless(there, "sacred_stones", || format!("no stone has the rule {}", rule.id()));
    }
    let two = |stone: &crate::SacredStone| stone.species.len() == 2;
    faults.unless(pack.sacred_stones.iter().any(two), "sacred_stones", || {
        "no stone counts the used animals of two species".into()
    });
}
