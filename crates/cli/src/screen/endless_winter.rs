//! Endless Winter: Paleoamericans in a terminal.

mod board;
mod choices;
mod columns;
mod field;
mod idols;
mod labels;
mod map;
mod market;
mod players;
mod prompt;
mod story;
mod typed;
mod ways;
mod words;

#[cfg(test)]
mod tests;

use ochre_endless_winter::{Action, EndlessWinter, Event, Rules};

use crate::screen::{Look, Screen};

impl Screen for EndlessWinter {
    const TITLE: &'static str = "Endless Winter";

    const INTRODUCTION: &'static str = "The ice retreats, and your tribe crosses into a new \
         land. In 4 rounds you place your chief and two tribe members, one figure a turn, in one of \
         four columns: Initiate takes people into the tribe, Develop finds culture cards and sacred \
         stones, Migrate moves camps and founds villages, Hunt brings in animals. Tribe cards from \
         your hand, and food, are the labor that pays for it; a figure may also rest. After three \
         turns each comes the eclipse: cards you kept for it decide the next turn order, and the \
         map, your villages, megaliths and stones give their gains. Victory points come from \
         stones, megaliths, idols and cards, and at the end from sets of animals, from what you can \
         offer and from the cards you have buried.";

    const READING: &'static str = "Each 1 is a camp or figure of player 1 (1c the chief), ▲1 a \
         village, [1] a megalith ([g] grey). A card's text reads: where it works, what it costs → \
         what it gives. An idol is a step on either track, a bury takes a card out of your deck. \
         +END is what the final scoring would add now. > marks who decides. In the middle of a \
         turn only what the question needs is shown; Enter shows the whole table.";

    const TYPING: &'static str = "  chief hunt           places your chief; also member rest, …
  play hearth          plays a card; also hearth alone, or c1_01
  spend                food for labor, down to the next symbol
  use brave            uses an ability; of several, use c1_05 2
  top …, middle, bottom what the column offers; also elder, track reading, move 0 4, camp
  offering, reverence  advances an idol; tool or food takes that instead
  1.4                  puts a megalith on row 1, column 4; 1.4+1 on top of four
  bury hand elder      buries a card; also bury discard …, bury above …
  village 1-2-8        founds a village where these hexes meet
  no idol              declines it
  end                  ends your turn, or goes on
  Whatever the choices call it, as long as one choice is meant.";

    const RULES_FILE: &'static str = "rules/endless-winter.md";
    const RULES_TEXT: &'static str = include_str!("../../../../rules/endless-winter.md");
    const RULE: &'static str = "EW-5.6";
    const HAS_HANDS: bool = true;

    fn arrange(&self, _: &Rules, legal: &mut [Action]) {
        choices::arrange(legal);
    }

    fn table(&self, rules: &Rules, look: &Look, legal: &[Action]) -> String {
        board::table(self, rules, look, legal)
    }

    fn question(&self, rules: &Rules, look: &Look, legal: &[Action]) -> String {
        choices::question(self, rules, look, legal)
    }

    fn notation(&self, rules: &Rules, typed: &str) -> Result<String, String> {
        typed::notation(self, rules, typed)
    }

    fn sentence(rules: &Rules, event: &Event) -> String {
        story::sentence(rules, event)
    }

    fn continues(event: &Event) -> bool {
        story::continues(event)
    }

    fn is_on_the_table(event: &Event) -> bool {
        story::is_on_the_table(event)
    }

    fn source_title(source: &'static str) -> &'static str {
        match source {
            "symbols" => "VP symbols",
            "cells" => "cells of megalith boards",
            "on-top" => "megaliths on top",
            "idol-levels" => "levels of the idols",
            "stones" => "sacred stones",
            "nothing-left" => "nothing left to take",
            "tokens" => "glacier tokens",
            "offering" => "offering: food and tools",
            "reverence" => "reverence: buried cards",
            "cards" => "tribe and culture cards",
            "animals" => "sets of animals",
            other => other,
        }
    }
}
