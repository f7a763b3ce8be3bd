//! What people type, in the notation of records: any words of a choice that no other choice has.

use ochre_endless_winter::{Action, Card, EndlessWinter, Rules, Source, Way};
use ochre_kernel::Game;

use super::words;

/// Words that say nothing.
const FILLERS: [&str; 12] =
    ["a", "an", "the", "to", "in", "into", "on", "at", "and", "with", "take", "from"];

/// The notation that is meant; what can't be guessed stays as it is.
///
/// # Errors
///
/// When the words fit several choices: a guess would be final.
pub fn notation(game: &EndlessWinter, rules: &Rules, typed: &str) -> Result<String, String> {
    let typed = typed.to_lowercase().replace([',', ':', '→', '>'], " ");
    let all: Vec<&str> = typed.split_whitespace().collect();
    let whole = all.join(" ");
    let whole = match whole.as_str() {
        "done" | "pass" | "finish" | "end turn" | "go on" => "end".to_string(),
        _ => whole,
    };
    if whole.parse::<Action>().is_ok() {
        return Ok(whole);
    }
    let meant: Vec<&str> = all.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    let mut legal = Vec::new();
    game.legal_actions(rules, &mut legal);
    // `no idol` declines; else nobody means to decline.
    let declines = meant.first().is_some_and(|word| ["no", "decline"].contains(word));
    let fits = |action: &Action| match action {
        Action::Decline(symbol) if declines => is_in_order(&meant[1..], &[symbol.id().to_string()]),
        Action::Decline(_) => false,
        _ => !meant.is_empty() && is_in_order(&meant, &sayings(game, rules, *action)),
    };
    let found: Vec<String> =
        legal.iter().filter(|action| fits(action)).map(Action::to_string).collect();
    match &found[..] {
        [] => Ok(impossible(game, rules, &meant).unwrap_or(whole)),
        [one] => Ok(one.clone()),
        several => {
            let shown: Vec<String> = several.iter().take(4).map(|one| format!("`{one}`")).collect();
            let more = if several.len() > 4 { ", …" } else { "" };
            Err(format!("Which one? {}{more}", shown.join(", ")))
        }
    }
}

/// An action that can't be taken now but is what was meant: it will be told why not.
fn impossible(game: &EndlessWinter, rules: &Rules, meant: &[&str]) -> Option<String> {
    let words = meant.join(" ");
    let is_open = |card: &Card| game.market().contains(&Some(*card));
    let named = |card: &Card| words::card(rules, *card).to_lowercase() == words;
    let words = match Card::all().find(named) {
        Some(card) if is_open(&card) => format!("culture {card}"),
        Some(card) => format!("play {card}"),
        None => words,
    };
    let verbs = ["", "gain ", "top ", "middle ", "place ", "place member ", "play "];
    let texts = verbs.iter().map(|verb| format!("{verb}{words}"));
    texts.into_iter().find(|text| text.parse::<Action>().is_ok())
}

/// Whether the typed words are among the others, in their order; a beginning of a word is enough.
fn is_in_order(typed: &[&str], sayings: &[String]) -> bool {
    let mut left = sayings.iter();
    typed.iter().all(|word| left.any(|saying| fits(word, saying)))
}

/// Numbers and sites must be whole, of a word two letters will do.
fn fits(word: &str, saying: &str) -> bool {
    let is_number = word.starts_with(|char: char| char.is_ascii_digit());
    word == saying || !is_number && word.len() > 1 && saying.starts_with(word)
}

/// The words of the notation, each followed by other words for the same thing.
fn sayings(game: &EndlessWinter, rules: &Rules, action: Action) -> Vec<String> {
    let mut sayings = Vec::new();
    for word in action.to_string().split(' ') {
        sayings.push(word.to_string());
        if word.contains('_') {
            sayings.extend(word.split('_').map(String::from));
        }
    }
    let card = match action {
        Action::Play(card) | Action::Discard(card) | Action::Pile(card) => Some(card),
        Action::Use(Source::Card(card), _) => Some(card),
        Action::Top(Way::Culture(card))
        | Action::Gain(_, Way::Culture(card) | Way::Bury(_, card)) => Some(card),
        _ => None,
    };
    let name = match action {
        _ if card.is_some() => card.map(|card| words::card(rules, card)),
        Action::TakeChief(chief, _) => Some(&*rules.components().chiefs[chief.index()].name),
        Action::Use(Source::Chief, _) => game
            .view(rules, ochre_kernel::Viewer::Spectator)
            .active
            .and_then(|seat| game.player(seat).chief())
            .map(|(chief, _)| &*rules.components().chiefs[chief.index()].name),
        _ => None,
    };
    let name = name.unwrap_or_default().to_lowercase();
    sayings.extend(name.split_whitespace().map(String::from));
    sayings
}
