//! Names and chat: what people type, made harmless.

/// The longest name.
pub const NAME_MOST: usize = 24;
/// The longest line of chat.
pub const CHAT_MOST: usize = 500;

/// A name that everybody may see.
///
/// # Errors
///
/// With a sentence, where nothing is left of it or it is too long.
pub fn clean_name(text: &str) -> Result<String, String> {
    clean(text, NAME_MOST, "a name")
}

/// A line of chat that everybody may see.
///
/// # Errors
///
/// With a sentence, where nothing is left of it or it is too long.
pub fn clean_chat(text: &str) -> Result<String, String> {
    clean(text, CHAT_MOST, "a line of chat")
}

fn clean(text: &str, most: usize, what: &str) -> Result<String, String> {
    let visible: String = text
        .chars()
        .map(|char| if char.is_whitespace() { ' ' } else { char })
        .filter(|&char| !is_trick(char))
        .collect();
    let words = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match words.chars().count() {
        0 => Err(format!("{what} needs at least one letter")),
        length if length > most => Err(format!("{what} has at most {most} letters")),
        _ => Ok(words),
    }
}

/// Characters that nobody sees but that turn, hide or break what stands beside them.
fn is_trick(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_letters_and_lose_tricks() {
        for (typed, kept) in [
            ("Оксана", "Оксана"),
            ("  Ann \t Lee ", "Ann Lee"),
            ("a\u{202e}b\u{2066}c\u{200b}", "abc"),
            ("<b>&amp;", "<b>&amp;"),
            ("Łukasz 🙂", "Łukasz 🙂"),
            ("one\ntwo\0", "one two"),
        ] {
            assert_eq!(clean_name(typed), Ok(kept.into()), "{typed:?}");
        }
        for empty in ["", " ", "\u{200b}\u{202e}", "\n\0"] {
            assert_eq!(clean_name(empty), Err("a name needs at least one letter".into()));
        }
        let long = "x".repeat(25);
        assert_eq!(clean_name(&long), Err("a name has at most 24 letters".into()));
        assert_eq!(clean_name(&long[1..]), Ok(long[1..].into()));
        assert!(clean_chat(&"x".repeat(501)).is_err());
    }
}
