//! What a bot is.

use ochre_kernel::Game;

/// A player made of code.
///
/// It never holds the true state: each call of `imagine` gives a state that its seat can't tell
/// from the true one ([`Game::resample`]), so a bot can't cheat even by mistake. What is hidden may
/// differ from call to call; whose turn it is and what is legal never does.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions. `legal` is what [`Game::legal_actions`] lists, never empty.
    fn choose(
        &mut self,
        imagine: &mut dyn FnMut() -> G,
        rules: &G::Rules,
        legal: &[G::Action],
    ) -> G::Action;
}
