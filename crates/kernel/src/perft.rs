//! Counts of decision sequences: a wrong rule changes a number.

use crate::{Game, Rng, Step, Turn, take_chances};

/// How many sequences of `depth` decisions there are. Luck does not branch: after decision number
/// n each line of play gets the luck of stream n of the seed. A line that ends early counts once.
pub fn perft<G: Game>(game: &G, rules: &G::Rules, depth: u32, seed: u64) -> u64 {
    let mut root = *game;
    take_chances(&mut root, rules, &mut Rng::from_stream(seed, 0));
    let mut buffers = vec![Vec::new(); depth as usize];
    count(&root, rules, seed, &mut buffers)
}

fn count<G: Game>(game: &G, rules: &G::Rules, seed: u64, buffers: &mut [Vec<G::Action>]) -> u64 {
    let Some((actions, deeper)) = buffers.split_first_mut() else { return 1 };
    if game.turn() == Turn::Over {
        return 1;
    }
    game.legal_actions(rules, actions);
    let mut n_lines = 0;
    for &action in actions.iter() {
        let mut child = *game;
        child.apply(rules, Step::Act(action), &mut ());
        take_chances(&mut child, rules, &mut Rng::from_stream(seed, 1 + deeper.len() as u64));
        n_lines += count(&child, rules, seed, deeper);
    }
    n_lines
}
