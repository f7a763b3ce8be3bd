//! The numbers that a file of rules defines.
//!
//! A rule is an item of a list that begins with its number (`- SA-3.1 From the start …`). One item
//! may define several: a number then follows the end of a sentence and is followed by a capital
//! (`- SA-8.3 Food (7): that much food. SA-8.4 Resources …`). Every other mention is a reference.

use std::collections::BTreeSet;

use super::Number;

/// The rules of one game.
#[derive(Debug, PartialEq, Eq)]
pub struct Book {
    /// The letters before each number, as `SA`.
    pub prefix: String,
    pub numbers: BTreeSet<Number>,
    /// What is wrong with the file itself.
    pub faults: Vec<String>,
}

impl Book {
    /// Reads a file of rules; nothing if it defines no rule at all.
    pub fn read(text: &str) -> Option<Book> {
        let items: Vec<Vec<&str>> = items(text);
        let (prefix, _) = items.iter().find_map(|item| split(item.first()?))?;
        let mut book =
            Book { prefix: prefix.to_owned(), numbers: BTreeSet::new(), faults: Vec::new() };
        for number in items.iter().flat_map(|item| definitions(item, prefix)) {
            if !book.numbers.insert(number) {
                book.faults.push(format!("{prefix}-{number} is defined twice"));
            }
        }
        // Also guards this reader: a definition it fails to see is nearly always mentioned.
        for number in mentions(text, prefix).difference(&book.numbers) {
            book.faults.push(format!("{prefix}-{number} is mentioned, but defined nowhere"));
        }
        Some(book)
    }
}

/// The items of all lists, each as its words. Lines that continue an item belong to it.
fn items(text: &str) -> Vec<Vec<&str>> {
    let mut items: Vec<Vec<&str>> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        if let Some(item) = line.strip_prefix("- ") {
            items.push(item.split_whitespace().collect());
            open = true;
        } else if line.trim().is_empty() || line.starts_with('#') {
            open = false;
        } else if open && let Some(item) = items.last_mut() {
            item.extend(line.split_whitespace());
        }
    }
    items
}

fn definitions(words: &[&str], prefix: &str) -> Vec<Number> {
    let number_at = |at: usize| {
        let (letters, number) = split(words.get(at)?)?;
        (letters == prefix).then_some(number)
    };
    let Some(first) = number_at(0) else { return Vec::new() };
    let mut found = vec![first];
    for at in 1..words.len() {
        let after_sentence = words[at - 1].ends_with('.');
        let before_title = words.get(at + 1).is_some_and(|next| begins_a_title(next));
        if after_sentence && before_title {
            found.extend(number_at(at));
        }
    }
    found
}

fn begins_a_title(word: &str) -> bool {
    word.trim_start_matches('*').starts_with(char::is_uppercase)
}

/// Every number of this game in the text, wherever it stands.
fn mentions(text: &str, prefix: &str) -> BTreeSet<Number> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.')
        .filter_map(|word| split(word.trim_matches(['-', '.'])))
        .filter(|(letters, _)| *letters == prefix)
        .map(|(_, number)| number)
        .collect()
}

/// Splits `SA-4.3` into its letters and its number.
fn split(word: &str) -> Option<(&str, Number)> {
    let (letters, number) = word.split_once('-')?;
    let capitals = !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_uppercase());
    capitals.then_some((letters, Number::parse(number)?))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn numbers(text: &str) -> Vec<String> {
        let book = Book::read(text).unwrap();
        book.numbers.iter().map(|number| format!("{}-{number}", book.prefix)).collect()
    }

    #[test]
    fn one_item_may_define_several_rules() {
        let text = "- SA-8.3 Food (7): that much food. SA-8.4 Resources (5): those. SA-8.5 Points.";
        assert_eq!(numbers(text), ["SA-8.3", "SA-8.4", "SA-8.5"]);
        let text = "- EW-7.1 Round marker on. EW-7.2 All figures return.\n- EW-7.3 Grounds.\n";
        assert_eq!(numbers(text), ["EW-7.1", "EW-7.2", "EW-7.3"]);
    }

    #[test]
    fn a_definition_may_stand_on_a_line_that_continues_the_item() {
        assert_eq!(numbers("- SA-8.7 Tool.\n  SA-8.8\n  Agriculture.\n"), ["SA-8.7", "SA-8.8"]);
        assert_eq!(numbers("- SA-2.1 2 players.\n- SA-2.2 **Ruling**: so."), ["SA-2.1", "SA-2.2"]);
    }

    #[test]
    fn a_reference_is_no_definition() {
        let text = "\
- EW-5.1 Gain a tool (EW-5.4). As in EW-5.5, so here; USE_ANIMAL: EW-5.6. STONE: EW-5.7.
  EW-5.8 applies too.

EW-5.9 In prose. EW-5.10 Likewise.
- Hunting: 5 dice. EW-5.11 Example.
- An item. OT-5.12 Of another game.
";
        assert_eq!(numbers(text), ["EW-5.1"]);
    }

    #[test]
    fn a_file_reports_numbers_defined_twice_and_numbers_defined_nowhere() {
        let book = Book::read("- SA-1.1 One (SA-1.3).\n- SA-1.2 Two.\n- SA-1.1 Three.\n").unwrap();
        assert_eq!(
            book.faults,
            ["SA-1.1 is defined twice", "SA-1.3 is mentioned, but defined nowhere"]
        );
        assert_eq!(Book::read("# Words\n- No rule here, see SA-1.1.\n"), None);
    }

    /// How many items each chapter has, and that they are numbered from 1 without a gap.
    fn check_chapters(file: &str, expected: &[u16]) {
        let text = fs::read_to_string(crate::root().join(file)).unwrap();
        let book = Book::read(&text).unwrap();
        let mut all = BTreeSet::new();
        for (chapter, last) in (1..).zip(expected) {
            all.extend((1..=*last).map(|item| Number { chapter, item }));
        }
        assert_eq!(book.numbers, all, "{file}");
        assert_eq!(book.faults, [""; 0], "{file}");
    }

    /// A new rule changes a number here, and only then: a rule that this reader misses would
    /// never be asked for a test.
    #[test]
    fn every_rule_of_both_games_is_found() {
        check_chapters("rules/stone-age.md", &[3, 4, 9, 7, 4, 3, 1, 11, 3, 4, 1, 1]);
        check_chapters("rules/endless-winter.md", &[11, 6, 2, 9, 13, 4, 5, 8, 5, 5, 1]);
    }
}
