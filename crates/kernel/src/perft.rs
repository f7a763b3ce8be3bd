//! Counts of decision sequences: a wrong rule changes a number.

use crate::{Game, Rng, Step, Turn, take_chances};

/// How many sequences of `depth` decisions there are. Luck does not branch: before the first
/// decision each line of play gets the luck of stream 0 of the seed, after decision n, counted from
/// the last one, that of stream n. A line that ends early counts once.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, Turns};

    /// What two dice of this stream of seed 5 show together: the choices that a toy then has.
    fn choices(stream: u64) -> u64 {
        let mut rng = Rng::from_stream(5, stream);
        u64::from(2 + rng.below(6) + rng.below(6))
    }

    #[test]
    fn each_depth_has_luck_of_its_own_that_all_its_lines_share() {
        let counted = |depth| perft(&Toy::new(&Turns(9)), &Turns(9), depth, 5);
        assert_eq!([0, 1, 2, 3].map(choices), [10, 5, 11, 9]);
        assert_eq!(counted(0), 1);
        assert_eq!(counted(1), choices(0));
        assert_eq!(counted(2), choices(0) * choices(2));
        assert_eq!(counted(3), choices(0) * choices(3) * choices(2));
    }

    #[test]
    fn a_line_that_ends_early_counts_once() {
        let counted = perft(&Toy::new(&Turns(2)), &Turns(2), 4, 5);
        assert_eq!(counted, choices(0) * choices(4));
    }
}
