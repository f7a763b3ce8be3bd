//! How a game looks in a terminal. Each game draws itself; everything else is the same for all.

mod endless_winter;
pub mod layout;
mod stone_age;

use ochre_kernel::{Game, Viewer};

/// Who looks at the screen, and how wide it is.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// What may be shown.
    pub viewer: Viewer,
    /// Who sits where, for people to read.
    pub names: &'a [String],
    /// Columns of the terminal.
    pub width: usize,
    /// Whether the whole table is shown; else a game may leave out what the question doesn't need.
    pub whole: bool,
    /// Whether long lists of choices are shown whole.
    pub all: bool,
}

/// A game that can be played in a terminal.
pub trait Screen: Game {
    /// The name of the game for people.
    const TITLE: &'static str;
    /// What the game is about, in a few lines for a newcomer.
    const INTRODUCTION: &'static str;
    /// How the table is read, in a line or two.
    const READING: &'static str;
    /// How choices can be typed, for `help`.
    const TYPING: &'static str;
    /// Where the numbered rules are.
    const RULES_FILE: &'static str;
    /// The numbered rules.
    const RULES_TEXT: &'static str;
    /// The number of a rule, to show how they are asked for.
    const RULE: &'static str;
    /// Whether nobody can decide without seeing hidden cards of their own. Then whoever is asked
    /// looks at the screen, also where several people share it.
    const HAS_HANDS: bool = false;

    /// Puts the choices in the order in which they are numbered for people.
    fn arrange(&self, _rules: &Self::Rules, _legal: &mut [Self::Action]) {}

    /// The whole table. `legal` are the numbered choices of whoever looks; a game may write their
    /// numbers into the table.
    fn table(&self, rules: &Self::Rules, look: &Look, legal: &[Self::Action]) -> String;

    /// What is to be decided, and the numbered choices that the table doesn't show.
    fn question(&self, rules: &Self::Rules, look: &Look, legal: &[Self::Action]) -> String;

    /// What somebody typed, in the notation of records as far as that can be guessed.
    ///
    /// # Errors
    ///
    /// With a sentence that says what is missing.
    fn notation(&self, rules: &Self::Rules, typed: &str) -> Result<String, String>;

    /// An event as a sentence for people, without a full stop.
    fn sentence(rules: &Self::Rules, event: &Self::Event) -> String {
        Self::describe(rules, event)
    }

    /// Whether the event belongs to the one before it and is told in the same line.
    fn continues(_event: &Self::Event) -> bool {
        false
    }

    /// Whether the table shows just as well what happened, so that the news leave it out.
    fn is_on_the_table(_event: &Self::Event) -> bool {
        false
    }

    /// A source of points in words.
    fn source_title(source: &'static str) -> &'static str {
        source
    }
}
