//! Judgement of Stone Age: each action is worth the points that it should bring by the end.
//!
//! `outlook.rs` works out what a resource, food, a tool, a person are worth to this seat now; the
//! other files turn that into values of actions, by the phases of a round.

use ochre_kernel::Seat;
use ochre_stone_age::{Action, Rules, StoneAge};

use crate::Instinct;

mod buying;
mod cards;
mod outlook;
mod pace;
mod placing;
mod using;
mod weights;

pub use outlook::Outlook;

impl Instinct for StoneAge {
    type Outlook = Outlook;

    fn outlook(&self, rules: &Rules, seat: Seat) -> Outlook {
        Outlook::new(self, rules, seat)
    }

    fn instinct(&self, outlook: &Outlook, action: Action) -> f64 {
        match action {
            Action::Place { place, people } => outlook.of_placing(self, place, people),
            Action::Use(place) => outlook.of_using(self, place),
            Action::Tools(tools) => outlook.of_tools(self, tools),
            Action::Pay(heap) => outlook.of_paying(self, heap),
            Action::Decline => 0.0,
            Action::TakeDie(face) => outlook.of_die(face),
            Action::TakeResources(heap) => outlook.of_two_resources(self, heap),
            Action::Feed(heap) => -outlook.worth_of(heap),
            Action::Starve => -10.0,
        }
    }
}
