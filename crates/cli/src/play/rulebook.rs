//! The numbered rules, to be read during a game.

/// The paragraph in which the rule of this number stands; `3.8` finds `SA-3.8` too.
pub fn rule(text: &str, number: &str) -> Option<String> {
    let number = number.trim().to_uppercase();
    if !number.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let paragraphs = paragraphs(text);
    // The number at the head of its paragraph first; some share a paragraph with their neighbours.
    let is_it = |word: &str| word == number || word.split_once('-').is_some_and(|w| w.1 == number);
    let at_head = |text: &&String| text.split(' ').next().is_some_and(is_it);
    let inside = |text: &&String| text.contains(". ") && text.split(' ').any(is_it);
    paragraphs.iter().find(at_head).or_else(|| paragraphs.iter().find(inside)).cloned()
}

/// The list items of the text, each as one line.
fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        if let Some(start) = line.strip_prefix("- ") {
            paragraphs.push(start.trim().replace("**", ""));
            is_open = true;
        } else if line.starts_with("  ") && is_open {
            if let Some(last) = paragraphs.last_mut() {
                *last += &format!(" {}", line.trim().replace("**", ""));
            }
        } else {
            is_open = false;
        }
    }
    paragraphs
}

#[cfg(test)]
mod tests {
    use ochre_stone_age::StoneAge;

    use super::*;
    use crate::screen::Screen;

    #[test]
    fn each_rule_is_found_by_its_number() {
        let find = |number| rule(StoneAge::RULES_TEXT, number);
        for (number, beginning) in [
            ("SA-3.8", "SA-3.8 2 players: of tool maker"),
            ("3.8", "SA-3.8 2 players"),
            ("sa-8.11", "SA-8.11 Two resources"),
            ("SA-8.4", "SA-8.3 Food (7): that much food. SA-8.4 Resources"),
        ] {
            let found = find(number).unwrap();
            assert!(found.starts_with(beginning), "{number}: {found}");
        }
        assert!(find("SA-3.8").unwrap().ends_with("(Hunting is never restricted.)"));
        for wrong in ["SA-99.1", "", "hut", "-"] {
            assert_eq!(find(wrong), None, "{wrong}");
        }
    }
}
