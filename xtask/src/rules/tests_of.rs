//! The tests in a source file that carry the number of a rule in their name.
//!
//! Read from the text, so a test must be written out: one that a macro names is not seen.

use super::{Number, digits};

/// A test whose name begins with the letters of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleTest {
    pub file: String,
    pub line: usize,
    pub name: String,
    /// Nothing when the letters are not followed by a number.
    pub number: Option<Number>,
}

/// All tests `sa_…` of a file, for the prefix `SA`. Functions that are no tests are passed over.
pub fn read(file: &str, source: &str, prefix: &str) -> Vec<RuleTest> {
    let letters = format!("{}_", prefix.to_lowercase());
    let mut tests = Vec::new();
    let mut is_test = false;
    for (line, code) in (1..).zip(source.lines()) {
        let code = code.trim_start();
        if code.starts_with("//") {
            continue;
        }
        is_test |= code.starts_with("#[test]");
        let Some(name) = function(code) else { continue };
        // Further attributes may stand between the mark and the function.
        if std::mem::take(&mut is_test)
            && let Some(rest) = name.strip_prefix(&letters)
        {
            let (file, name) = (file.to_owned(), name.to_owned());
            tests.push(RuleTest { file, line, name, number: number(rest) });
        }
    }
    tests
}

/// The name of the function whose signature begins on this line.
fn function(code: &str) -> Option<&str> {
    let (before, after) = code.split_once("fn ")?;
    if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let name = after.trim_start();
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    (end > 0).then(|| &name[..end])
}

/// Reads the number at the head of `4_3_a_sentence`.
fn number(rest: &str) -> Option<Number> {
    let mut parts = rest.split('_');
    let (chapter, item) = (parts.next()?, parts.next()?);
    Some(Number { chapter: digits(chapter)?, item: digits(item)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(source: &str) -> Vec<(usize, String, Option<String>)> {
        read("a.rs", source, "SA")
            .into_iter()
            .map(|test| (test.line, test.name, test.number.map(|number| number.to_string())))
            .collect()
    }

    fn check(source: &str, expected: &[(usize, &str, Option<&str>)]) {
        let expected: Vec<_> = expected
            .iter()
            .map(|(line, name, number)| (*line, (*name).to_owned(), number.map(str::to_owned)))
            .collect();
        assert_eq!(names(source), expected, "{source}");
    }

    #[test]
    fn a_rule_test_is_found_with_its_line_and_number() {
        check(
            "mod tests {\n    #[test]\n    fn sa_10_4_ties_are_shared() {\n    }\n}\n",
            &[(3, "sa_10_4_ties_are_shared", Some("10.4"))],
        );
        check("#[test] fn sa_4_3() {}", &[(1, "sa_4_3", Some("4.3"))]);
    }

    #[test]
    fn digits_after_the_number_belong_to_the_sentence() {
        check("#[test]\nfn sa_3_8_2_players() {}", &[(2, "sa_3_8_2_players", Some("3.8"))]);
        check("#[test]\nfn sa_3_8th_player() {}", &[(2, "sa_3_8th_player", None)]);
    }

    #[test]
    fn other_attributes_and_comments_may_stand_between() {
        check(
            "#[test]\n// Why.\n#[should_panic]\n\nfn sa_1_1_more_than_4() {}",
            &[(5, "sa_1_1_more_than_4", Some("1.1"))],
        );
    }

    #[test]
    fn a_function_that_is_no_test_does_not_count() {
        check("fn sa_1_1_helper() {}", &[]);
        check("// #[test]\nfn sa_1_1_switched_off() {}", &[]);
        check("#[test]\n// fn sa_1_1_commented() {}\nfn other() {}", &[]);
        check("#[test]\nfn other() {}\nfn sa_1_1_after_a_test() {}", &[]);
    }

    #[test]
    fn a_test_of_another_name_is_no_rule_test() {
        check("#[test]\nfn sand_cards_score() {}", &[]);
        check("#[test]\nfn ew_1_1_other_game() {}", &[]);
        check("#[test]\nfn sa_cards() {}", &[(2, "sa_cards", None)]);
    }
}
