//! Phase 2: the order of places, tools for a roll, a die of the dice for all.

use ochre_stone_age::{OneUse, Place, StoneAge, ToolSet, Top, divisor};

use super::outlook::{Outlook, yield_of};

/// What a tool's point costs when it is of no other use this round: next to nothing, so that no
/// tool is added in vain.
const IDLE: f64 = 0.001;

impl Outlook {
    /// In which order places are resolved: what helps the rest comes first, paying comes last.
    pub(super) fn of_using(&self, game: &StoneAge, place: Place) -> f64 {
        match place {
            Place::ToolMaker => 9.0,
            Place::Field => 8.0,
            Place::Hut => 7.0,
            // Dear resources first: there a tool's point is most often the one that counts.
            Place::Gather(resource) => 5.0 + 0.1 * f64::from(resource.worth()),
            Place::Hunt => 4.0,
            Place::Building(_) => 2.0,
            // What some cards bring may pay for the rest.
            Place::Card(space) => match game.card_on(space).map(|card| card.face().top) {
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
            Some(resource) => amount * self.resource[resource as usize],
            None => {
                // The outlook counts what these hunters bring on average.
                let n_hunters = self.tribe.people_at(Place::Hunt);
                self.of_food(self.food_left - yield_of(n_hunters, 2) + amount)
            }
        };
        let kept = if self.has_rolls_to_come(game) { self.weights.tool_kept } else { IDLE };
        let one_use_kept = (self.weights.one_use * self.rounds.min(1.0)).max(kept);
        let one_use = one_use_total(tools);
        let lasting = tools.total() - one_use;
        gain - kept * f64::from(lasting) - one_use_kept * f64::from(one_use)
    }

    /// Whether this seat will roll again this round, with tools allowed.
    fn has_rolls_to_come(&self, game: &StoneAge) -> bool {
        let current = game.place_in_use();
        Place::ALL.into_iter().any(|place| {
            self.tribe.people_at(place) != 0
                && current != Some(place)
                && match place {
                    Place::Hunt | Place::Gather(_) => true,
                    Place::Card(space) => {
                        let top = game.card_on(space).map(|card| card.face().top);
                        matches!(top, Some(Top::DiceFor(_)))
                    }
                    _ => false,
                }
        })
    }

    /// How good it is to take the die with this face (SA-8.2).
    pub(super) fn of_die(&self, face: u8) -> f64 {
        match face {
            5 => self.of_tool(),
            6 => self.of_agriculture(),
            _ => self.resource[usize::from(face - 1) & 3],
        }
    }
}

/// What the one-use tools of a set add.
fn one_use_total(tools: ToolSet) -> u8 {
    let has = |value| tools.contains(ToolSet::new([0; 4], OneUse::of(value)));
    OneUse::VALUES.into_iter().filter(|&value| has(value)).sum()
}
