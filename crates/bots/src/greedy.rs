//! Play by judgement alone: what looks best at once is done.

use ochre_kernel::{Game, Seat, Turn};

use crate::Bot;

mod endless_winter;
mod stone_age;

/// A hand-written judgement of single actions, for games that have one.
///
/// It may use only what the seat knows: for two states that look alike to the seat it must judge
/// alike, whatever is hidden in them.
pub trait Instinct: Game {
    /// What is worked out once for all actions of a decision.
    type Outlook;

    /// How things look to this seat, which is to decide.
    fn outlook(&self, rules: &Self::Rules, seat: Seat) -> Self::Outlook;

    /// How good this legal action looks; compared only with the others of the same decision.
    fn instinct(&self, outlook: &Self::Outlook, action: Self::Action) -> f64;
}

/// Takes the action that looks best, the first of equals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Instinct> Bot<G> for Greedy {
    fn choose(
        &mut self,
        imagine: &mut dyn FnMut() -> G,
        rules: &G::Rules,
        legal: &[G::Action],
    ) -> G::Action {
        let mut best = legal[0];
        if legal.len() == 1 {
            return best;
        }
        let game = imagine();
        let Turn::Player(seat) = game.turn() else { unreachable!("a bot is asked on its turn") };
        let outlook = game.outlook(rules, seat);
        let mut best_value = f64::NEG_INFINITY;
        for &action in legal {
            let value = game.instinct(&outlook, action);
            if value > best_value {
                (best, best_value) = (action, value);
            }
        }
        best
    }
}
