//! The weakest bot: it takes any legal action. Whatever can't beat it has a fault.

use ochre_kernel::{Game, Rng};

use crate::Bot;

/// Takes each legal action equally likely.
#[derive(Clone, Debug)]
pub struct RandomBot {
    rng: Rng,
}

impl RandomBot {
    /// The bot that draws from this seed.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot { rng: Rng::from_seed(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _: &mut dyn FnMut() -> G, _: &G::Rules, legal: &[G::Action]) -> G::Action {
        legal[self.rng.below(legal.len() as u32) as usize]
    }
}
