//! Each choice in words, with what comes of it.

use ochre_kernel::{Game, Seat, Step};
use ochre_stone_age::{
    Action, Edition, Heap, PhasePosition, Place, Resource, Rules, Stock, StoneAge, ToolSet, divisor,
};

use super::words::{self, counted};

/// What the labels speak of.
pub struct Labels<'a> {
    pub game: &'a StoneAge,
    pub rules: &'a Rules,
    pub phase: PhasePosition,
    /// Who decides.
    pub seat: Seat,
    /// Whether payments tell what one keeps.
    pub tells_kept: bool,
}

impl Labels<'_> {
    /// What the choice is and what comes of it.
    pub fn label(&self, action: Action) -> String {
        match action {
            Action::Place { place, people } => format!("{} {people}", place.title()),
            Action::Use(place) => self.using(place),
            Action::Tools(tools) => self.tools(tools),
            Action::Pay(heap) => self.payment(heap),
            Action::Decline => "decline".into(),
            Action::TakeDie(face) => {
                format!("{face}: {}", words::reward(self.rules.edition(), face))
            }
            Action::TakeResources(heap) => words::heap(self.rules.edition(), heap),
            Action::Feed(heap) => {
                format!("{}{}", words::heap(self.rules.edition(), heap), self.kept(heap))
            }
            Action::Starve => "starve: lose 10 points".into(),
        }
    }

    fn using(&self, place: Place) -> String {
        let people = self.game.tribe(self.seat).people_at(place);
        let dice = |goal| {
            let goal = words::goal(self.rules.edition(), goal);
            format!("roll {} for {goal}", counted(people, "die", "dice"))
        };
        let what = match place {
            Place::ToolMaker => "a tool".into(),
            Place::Hut => "a person".into(),
            Place::Field => "agriculture +1".into(),
            Place::Hunt => dice(None),
            Place::Gather(resource) => dice(Some(resource)),
            Place::Card(space) => {
                let card =
                    self.game.card_on(space).map(|card| words::card(self.rules.edition(), card));
                format!("pay {}: {}{}", space + 1, card.unwrap_or_default(), self.unpaid(place))
            }
            Place::Building(stack) => {
                let tile = self.game.top_tile(stack);
                let tile = tile.map(|tile| words::building(self.rules.edition(), tile));
                format!("{}{}", tile.unwrap_or_default(), self.unpaid(place))
            }
        };
        format!("{:<16}{what}", place.title())
    }

    /// A card or a building that can't be paid is left at once, without a question.
    fn unpaid(&self, place: Place) -> &'static str {
        let mut after = *self.game;
        after.apply(self.rules, Step::Act(Action::Use(place)), &mut ());
        if after.place_in_use() == Some(place) { "" } else { " (you can't pay it yet)" }
    }

    /// `tools 1 2: 14 ÷ 3 gives 4 wood`.
    fn tools(&self, tools: ToolSet) -> String {
        let PhasePosition::AddingTools { goal, dice, .. } = self.phase else {
            return tools.to_string();
        };
        let total = dice.total() + tools.total();
        let name =
            if tools == ToolSet::NONE { "no tools".into() } else { format!("tools {tools}") };
        let divisor = divisor(goal);
        let goal = words::goal(self.rules.edition(), goal);
        format!("{name}: {total} ÷ {divisor} → {} {goal}", total / divisor)
    }

    fn payment(&self, heap: Heap) -> String {
        let points = match self.phase {
            PhasePosition::Paying { place: Place::Building(_), .. } => {
                format!(" → {} points", heap.worth())
            }
            _ => String::new(),
        };
        format!("{}{points}{}", words::heap(self.rules.edition(), heap), self.kept(heap))
    }

    /// What stays after paying; left out where the list is long.
    fn kept(&self, heap: Heap) -> String {
        if !self.tells_kept {
            return String::new();
        }
        let kept = left_over(self.game.tribe(self.seat).stock(), heap, self.rules.edition());
        format!(" (keeps {kept})")
    }
}

fn left_over(stock: Stock, heap: Heap, edition: Edition) -> String {
    let pieces: Vec<String> = Resource::ALL
        .into_iter()
        .map(|resource| (resource, stock.count(resource) - u16::from(heap.count(resource))))
        .filter(|&(_, count)| count != 0)
        .map(|(resource, count)| format!("{count} {}", edition.resource_name(resource)))
        .collect();
    if pieces.is_empty() { "nothing".into() } else { pieces.join(", ") }
}
