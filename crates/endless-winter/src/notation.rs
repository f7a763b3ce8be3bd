//! The text of actions and outcomes, the same in records, sockets and on the command line.
//! `docs/notation.md` specifies it.
//!
//! Words are separated by single spaces, and each thing has one text only: what is read is written
//! the same again.

mod action;
mod chance;
mod gain;
mod section;

#[cfg(test)]
mod tests;

pub(crate) use chance::{chance_text, parse_chance};

/// Why a record for one viewer can't be replayed.
const HIDDEN: &str = "this card is hidden (`?`), so the game can't be replayed past it; the \
                      complete record can be had when the game is over";

/// A hostile line must not become a hostile message.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// A number as it is written: `02` and `+2` are not.
pub(crate) fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// A number that people count from 1 and the code from 0, below `most`.
fn counted(word: &str, most: u8, what: &str) -> Result<u8, String> {
    let counted = number(word).filter(|number| (1..=most).contains(number));
    counted
        .map(|number| number - 1)
        .ok_or_else(|| format!("`{}` is no {what}: it is 1 to {most}", shortened(word)))
}

/// One of the pack's closed lists, by its id.
fn one_of<T: Copy>(
    word: &str,
    all: &[T],
    id: impl Fn(T) -> &'static str,
    what: &str,
) -> Result<T, String> {
    all.iter().copied().find(|&one| id(one) == word).ok_or_else(|| {
        let all: Vec<&str> = all.iter().map(|&one| id(one)).collect();
        format!("`{}` is no {what}: {}", shortened(word), all.join(", "))
    })
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}
