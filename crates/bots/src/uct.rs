//! Plain open-loop UCT with random roll-outs, for any game: the yardstick for every better bot.
//!
//! The tree branches by decisions only. Luck and what is hidden are drawn anew in each simulation,
//! so a node stands for all states that its decisions can lead to, and which actions are legal may
//! differ from visit to visit: a child counts how often it was on offer, as in the search of
//! information sets (Cowling, Powley and Whitehouse 2012).

use ochre_kernel::{Game, Rng, Turn, Viewer};

use crate::Bot;
use tree::Tree;

mod tree;

/// Thinks for a fixed number of simulations and takes the action that was tried most.
#[derive(Clone, Debug)]
pub struct Uct<G: Game> {
    simulations: u32,
    rng: Rng,
    tree: Tree<G::Action>,
}

impl<G: Game> Uct<G> {
    /// The bot with so many simulations a decision, its roll-outs drawn from this seed.
    pub fn new(simulations: u32, seed: u64) -> Uct<G> {
        Uct { simulations, rng: Rng::from_seed(seed), tree: Tree::default() }
    }
}

impl<G: Game> Bot<G> for Uct<G> {
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
        self.tree.grow(imagine, rules, self.simulations, &mut self.rng);
        let mut visits_most = 0;
        for &action in legal {
            let n_visits = self.tree.visits_of(action);
            if n_visits > visits_most {
                (best, visits_most) = (action, n_visits);
            }
        }
        best
    }
}

/// What a number of simulations came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Searched<A> {
    /// How often each action of the decision was tried, the untried ones left out.
    pub visits: Vec<(A, u32)>,
    /// How large the tree grew.
    pub n_nodes: usize,
}

/// Runs so many simulations from a state in which a player is to decide, with what that player
/// knows. This is all that the bot does in a decision, for measurements.
///
/// # Panics
///
/// When no player is to decide.
pub fn simulations<G: Game>(
    game: &G,
    rules: &G::Rules,
    n_simulations: u32,
    rng: &mut Rng,
) -> Searched<G::Action> {
    let Turn::Player(seat) = game.turn() else { panic!("no player is to decide") };
    let mut fancy = Rng::from_seed(rng.next_u64());
    let mut tree = Tree::default();
    let mut imagine = || game.resample(rules, Viewer::Seat(seat), &mut fancy);
    tree.grow::<G>(&mut imagine, rules, n_simulations, rng);
    Searched { visits: tree.visits().collect(), n_nodes: tree.len() }
}
