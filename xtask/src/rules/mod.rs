//! `rules`: every numbered rule has a test, every numbered test has a rule.
//!
//! For each `rules/GAME.md` with a `crates/GAME`: the numbers that the file defines are held
//! against the names of the tests in the crate. `SA-4.3` is tested by any `sa_4_3_…`.

mod book;
mod tests_of;

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::{Verdict, files};
use book::Book;
use tests_of::RuleTest;

/// Chapter and item of a rule, as in `SA-4.3`, without the letters of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Number {
    chapter: u16,
    item: u16,
}

impl Number {
    /// Reads `4.3`.
    fn parse(text: &str) -> Option<Number> {
        let (chapter, item) = text.split_once('.')?;
        Some(Number { chapter: digits(chapter)?, item: digits(item)? })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.chapter, self.item)
    }
}

/// Stricter than `parse`, which takes `+4`.
fn digits(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Holds rules and tests of every game against each other and prints a line for each.
pub fn check(root: &Path) -> Result<Verdict> {
    let all = files::list(root)?;
    let mut n_games = 0;
    let mut faults = Vec::new();
    for file in &all {
        let Some(game) = file.strip_prefix("rules/").and_then(|name| name.strip_suffix(".md"))
        else {
            continue;
        };
        let text = files::text(root, file)?.with_context(|| format!("{file} is no text"))?;
        let Some(book) = Book::read(&text) else { continue };
        n_games += 1;
        faults.extend(book.faults.iter().map(|fault| format!("{file}: {fault}")));

        // `rules/uk/GAME.md` is a translation: it has the same rules.
        if let Some((_, of)) = game.split_once('/') {
            faults.extend(translation_faults(root, file, of, &book)?);
            continue;
        }
        let folder = format!("crates/{game}/");
        if !all.iter().any(|file| file.starts_with(&folder)) {
            println!("{game}: {} rules, no crate yet", book.numbers.len());
            continue;
        }
        let tests = tests_under(root, &all, &folder, &book.prefix)?;
        faults.extend(compare(&book, &tests));
        println!("{game}: {} rules, {} tests", book.numbers.len(), tests.len());
    }
    ensure!(n_games > 0, "no file in rules/ defines a rule");
    for fault in &faults {
        println!("{fault}");
    }
    Ok(if faults.is_empty() { Verdict::Pass } else { Verdict::Fail })
}

fn translation_faults(root: &Path, file: &str, game: &str, book: &Book) -> Result<Vec<String>> {
    let original = files::text(root, &format!("rules/{game}.md"))?;
    let original = original.as_deref().and_then(Book::read);
    let original = original.with_context(|| format!("{file} translates no rules"))?;
    let lacks = original.numbers.difference(&book.numbers).map(|number| ("lacks", number));
    let has_more = book.numbers.difference(&original.numbers).map(|number| ("has its own", number));
    let fault = |(what, number)| format!("{file} {what} {}-{number}", book.prefix);
    Ok(lacks.chain(has_more).map(fault).collect())
}

fn tests_under(root: &Path, all: &[String], folder: &str, prefix: &str) -> Result<Vec<RuleTest>> {
    let mut tests = Vec::new();
    for file in all.iter().filter(|file| file.starts_with(folder) && file.ends_with(".rs")) {
        if let Some(source) = files::text(root, file)? {
            tests.extend(tests_of::read(file, &source, prefix));
        }
    }
    Ok(tests)
}

/// Rules without a test, then tests without a rule.
fn compare(book: &Book, tests: &[RuleTest]) -> Vec<String> {
    let tested: BTreeSet<Number> = tests.iter().filter_map(|test| test.number).collect();
    let mut faults = Vec::new();
    for number in book.numbers.difference(&tested) {
        faults.push(format!("{}-{number} has no test", book.prefix));
    }
    for test in tests {
        if !test.number.is_some_and(|number| book.numbers.contains(&number)) {
            let RuleTest { file, line, name, .. } = test;
            faults.push(format!("{file}:{line}: `{name}` names no rule of {}", book.prefix));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_two_runs_of_digits() {
        assert_eq!(Number::parse("10.4"), Some(Number { chapter: 10, item: 4 }));
        for text in ["", "4", "4.", ".3", "4.3.1", "+4.3", "4.x", "4.99999"] {
            assert_eq!(Number::parse(text), None, "{text}");
        }
    }

    #[test]
    fn both_directions_of_a_gap_are_reported() {
        let book = Book::read("- SA-3.1 Place.\n- SA-3.2 Once.\n- SA-3.10 Later.\n").unwrap();
        let source = "\
#[test]
fn sa_3_1_a_person_is_placed() {}
#[test]
fn sa_3_10_later() {}
#[test]
fn sa_9_1_of_another_book() {}
#[test]
fn sa_what_is_this() {}
";
        let tests = tests_of::read("crates/stone-age/tests/a.rs", source, "SA");
        assert_eq!(
            compare(&book, &tests),
            [
                "SA-3.2 has no test",
                "crates/stone-age/tests/a.rs:6: `sa_9_1_of_another_book` names no rule of SA",
                "crates/stone-age/tests/a.rs:8: `sa_what_is_this` names no rule of SA",
            ]
        );
    }

    #[test]
    fn a_test_for_every_rule_is_no_fault() {
        let book = Book::read("- SA-3.1 Place.\n").unwrap();
        let source = "#[test]\nfn sa_3_1_once() {}\n#[test]\nfn sa_3_1_again() {}\n";
        assert_eq!(compare(&book, &tests_of::read("a.rs", source, "SA")), [""; 0]);
    }
}
