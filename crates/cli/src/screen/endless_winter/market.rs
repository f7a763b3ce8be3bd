//! What lies open to be taken: culture cards, sacred stones, tribe cards, animals.

use ochre_endless_winter::{Card, EndlessWinter, Position, Rules};
use ochre_endless_winter_pack::{Animal, Species, Tribe};
use ochre_kernel::Seat;

use super::words;
use crate::screen::layout::{flow, grid, heading, wrap};

/// The open culture cards with their texts.
pub fn culture(view: &Position, rules: &Rules, width: usize) -> Vec<String> {
    let open: Vec<Card> = view.culture.iter().flatten().copied().collect();
    let mut lines = vec![heading("CULTURE CARDS (VP at the end)")];
    if open.is_empty() {
        lines.push("none is left in this round: taking one gives 1 VP".into());
    }
    for card in open {
        let text = format!("{card} {}", words::whole_card(rules, card));
        lines.extend(wrap(&text, 6, width).lines().map(String::from));
    }
    lines
}

/// The open sacred stones, and what the next one costs this player.
pub fn stones(view: &Position, rules: &Rules, own: Option<Seat>, width: usize) -> Vec<String> {
    let own = view.seats.iter().find(|seat| Some(seat.seat) == own);
    let slot = own.and_then(|own| rules.components().stone_slots.get(own.stones.len()));
    let cost = slot.map(|slot| format!("; your next: {} → {}", slot.price, slot.gain));
    let title = format!("SACRED STONES, VP in each eclipse{}", cost.unwrap_or_default());
    let mut lines: Vec<String> = wrap(&title, 2, width).lines().map(heading).collect();
    let pieces: Vec<String> = view
        .stones
        .iter()
        .map(|&stone| format!("{stone} {}", words::stone(rules, stone)))
        .collect();
    if !pieces.is_empty() {
        lines.extend(grid(&pieces, 0, width).lines().map(String::from));
    }
    lines
}

/// The piles of tribe cards in a line.
pub fn piles(game: &EndlessWinter, rules: &Rules, width: usize) -> Vec<String> {
    let pile =
        |tribe| format!("{} {}", words::card(rules, Card::tribe(tribe)), game.tribe_pile(tribe));
    in_a_row("TRIBE CARDS left:", Tribe::ALL.into_iter().map(pile).collect(), width)
}

/// The piles of tribe cards, with the texts of the cards.
pub fn tribes(game: &EndlessWinter, rules: &Rules, width: usize) -> Vec<String> {
    let mut lines = vec![heading("TRIBE CARDS (how many are left)")];
    for tribe in Tribe::ALL {
        let card = Card::tribe(tribe);
        let text = format!(
            "{} ({}): {}",
            words::card(rules, card),
            game.tribe_pile(tribe),
            words::card_text(rules, card)
        );
        lines.extend(wrap(&text, 4, width).lines().map(String::from));
    }
    lines
}

/// The hunting grounds, with what each animal gives when it is used; and with what sets are worth.
pub fn grounds(game: &EndlessWinter, rules: &Rules, with_sets: bool, width: usize) -> Vec<String> {
    let title = format!("HUNTING GROUNDS (deck {}):", game.animals_left());
    let there = Species::ALL.into_iter().filter(|&species| game.grounds(species) != 0);
    let mut pieces: Vec<String> =
        there.map(|species| words::times(&animal(rules, species), game.grounds(species))).collect();
    if pieces.is_empty() {
        pieces.push("no animal".into());
    }
    let mut lines = in_a_row(&title, pieces, width);
    if with_sets {
        let animals = rules.components().animals.iter().filter(|animal| !animal.set_vp.is_empty());
        let set = |animal: &Animal| {
            let vp: Vec<String> = animal.set_vp.iter().map(ToString::to_string).collect();
            format!("{} {}", words::short_animal(animal.id), vp.join(" "))
        };
        let title = "SETS of unused animals, VP at the end:";
        lines.extend(in_a_row(title, animals.map(set).collect(), width));
    }
    lines
}

/// A title and pieces with commas after it.
fn in_a_row(title: &str, pieces: Vec<String>, width: usize) -> Vec<String> {
    let last = pieces.len().saturating_sub(1);
    let comma = |(index, piece)| if index == last { piece } else { format!("{piece},") };
    let pieces: Vec<String> = pieces.into_iter().enumerate().map(comma).collect();
    let used = title.chars().count() + 1;
    let is_long = pieces.first().is_some_and(|piece| used + piece.chars().count() > width);
    let (between, used) = if is_long { ("\n  ", 2) } else { (" ", used) };
    let text = flow(&pieces, " ", used, 2, width);
    format!("{}{between}{text}", heading(title)).lines().map(String::from).collect()
}

/// `Ground Sloth (food 4)`.
pub fn animal(rules: &Rules, species: Species) -> String {
    let printed = rules.components().animal(species);
    format!("{} ({})", printed.name, words::brief(&printed.gain))
}
