//! Stone Age in a terminal.

mod board;
mod choices;
mod labels;
mod players;
mod story;
mod typed;
mod words;

use ochre_kernel::Game;
use ochre_stone_age::{Action, Event, Rules, StoneAge};

use crate::screen::{Look, Screen, layout};

impl Screen for StoneAge {
    const TITLE: &'static str = "Stone Age";

    const INTRODUCTION: &'static str = "Lead your tribe to the most points. A round has three \
         phases. First everyone in turn puts people on places. Then everyone uses their places: dice \
         give food and resources, resources pay for cards and buildings. Then everyone feeds their \
         people, 1 food each. Buildings score at once. Cards score at the end: the number of \
         different culture symbols, squared; farmers, tool makers, builders and shamans times your \
         agriculture, tools, buildings and people.";

    const READING: &'static str = "On the table, each 1 is a person of player 1 and each · a free ring for one \
         person; * marks who starts the round; tools in brackets are used.";

    const TYPING: &'static str =
        "  forest 3         puts 3 people on the forest; also hunt, clay pit, quarry, river
  hut              puts people on a place that takes a fixed number; also tool maker, field,
                   card 1 to card 4, building 1 to building 4
  forest           in phase 2: uses the forest next
  tools 1 2        adds these tools to the roll; `no tools`; `tools one-use 3`
  pay 2 wood gold  pays for a card or a building; or `decline`
  die 5            takes a die of the dice for all
  feed 2 wood      pays for missing food; or `starve`
  take wood gold   uses the card that gives any 2 resources";

    const RULES_FILE: &'static str = "rules/stone-age.md";
    const RULES_TEXT: &'static str = include_str!("../../../../rules/stone-age.md");
    const RULE: &'static str = "SA-3.8";

    fn arrange(&self, rules: &Rules, legal: &mut [Action]) {
        choices::arrange(self, self.position(rules).phase, legal);
    }

    fn table(&self, rules: &Rules, look: &Look, legal: &[Action]) -> String {
        let view = self.view(rules, look.viewer);
        let title = format!(
            "Round {} · {} · {} cards in the deck",
            view.round,
            words::phase(view.phase),
            self.cards_left()
        );
        let rule = "─".repeat(look.width.saturating_sub(layout::columns(&title) + 4));
        let board = board::board(self, rules, &view, legal, look.width);
        let players = players::players(self, rules, &view, look);
        format!("{}\n{board}{players}", layout::heading(&format!("── {title} {rule}")))
    }

    fn question(&self, rules: &Rules, look: &Look, legal: &[Action]) -> String {
        choices::question(self, rules, look, legal)
    }

    fn notation(&self, rules: &Rules, typed: &str) -> Result<String, String> {
        typed::notation(self.position(rules).phase, typed)
    }

    fn sentence(rules: &Rules, event: &Event) -> String {
        story::sentence(rules, event)
    }

    fn continues(event: &Event) -> bool {
        story::continues(event)
    }

    fn source_title(source: &'static str) -> &'static str {
        match source {
            "buildings" => "buildings",
            "cards_now" => "points on cards",
            "starvation" => "starvation",
            "resources" => "resources left",
            "culture_set" => "culture symbols, squared",
            "culture_second" => "second culture set, squared",
            "farmers" => "farmers × agriculture",
            "toolmakers" => "tool makers × tools",
            "builders" => "builders × buildings",
            "shamans" => "shamans × people",
            other => other,
        }
    }
}
