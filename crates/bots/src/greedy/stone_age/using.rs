//! Phase 2: the order of places, tools for a roll, a die of the dice for all.

use ochre_stone_age::{Place, Resource, StoneAge, ToolSet, Top, divisor};

use super::outlook::Outlook;

impl Outlook {
    /// In which order places are resolved: what helps the rest comes first, paying comes last.
    pub(super) fn of_using(&self, game: &StoneAge, place: Place) -> f64 {
        match place {
            Place::ToolMaker => 9.0,
            Place::Field => 8.0,
            Place::Hut => 7.0,
            // Dear resources first: their rolls gain most by tools.
            Place::Gather(resource) => 5.0 + 0.1 * f64::from(resource.worth()),
            Place::Hunt => 4.0,
            Place::Building(_) => 2.0,
            Place::Card(space) => match game.card_on(space).map(|card| card.face().top) {
                // What these bring may pay for the rest.
                Some(
                    Top::DiceForAll | Top::Resources(..) | Top::DiceFor(_) | Top::TwoResources,
                ) => 3.0,
                _ => 1.0,
            },
        }
    }

    /// How good it is to add these tools to the roll on the table.
    pub(super) fn of_tools(&self, game: &StoneAge, tools: ToolSet) -> f64 {
        let (Some(dice), Some(goal)) = (game.dice(), game.roll_goal()) else { return 0.0 };
        let amount = f64::from((dice.total() + tools.total()) / divisor(goal));
        let gain = match goal {
            None => {
                // The hunters of this roll were counted as an expectation.
                let n_hunters = self.tribe.people_at(Place::Hunt);
                let others = self.food_left - super::outlook::yield_of(n_hunters, 2);
                self.of_food(others + amount)
            }
            Some(resource) => amount * self.resource[resource as usize],
        };
        let one_use: u8 = tools_one_use(tools);
        let ordinary = f64::from(tools.total() - one_use);
        let kept = if self.rolls_to_come(game) { self.weights.tool_kept } else { 0.001 };
        let one_use_kept = (self.weights.one_use * self.rounds.min(1.0)).max(kept);
        gain - kept * ordinary - one_use_kept * f64::from(one_use)
    }

    /// Whether this seat will roll again this round.
    fn rolls_to_come(&self, game: &StoneAge) -> bool {
        let current = game.place_in_use();
        Place::ALL.into_iter().any(|place| {
            let rolls = match place {
                Place::Hunt | Place::Gather(_) => true,
                Place::Card(space) => {
                    matches!(game.card_on(space).map(|card| card.face().top), Some(Top::DiceFor(_)))
                }
                _ => false,
            };
            rolls && self.tribe.people_at(place) != 0 && current != Some(place)
        })
    }

    /// How good it is to take the die with this face (SA-8.2).
    pub(super) fn of_die(&self, face: u8) -> f64 {
        match face {
            5 => self.of_tool(),
            6 => self.of_agriculture(),
            _ => self.resource[usize::from(face - 1) % Resource::ALL.len()],
        }
    }
}

/// What the one-use tools of a set add.
fn tools_one_use(tools: ToolSet) -> u8 {
    ochre_stone_age::OneUse::VALUES
        .into_iter()
        .filter(|&value| tools.contains(ToolSet::new([0; 4], ochre_stone_age::OneUse::of(value))))
        .sum()
}
