//! Whole games between bots.

use ochre_kernel::{Game, Rng, Step, Turn, Viewer};

use crate::Bot;

/// A game from its first step to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The final state.
    pub state: G,
    /// What brought it about: with the rules, this is the record of the game.
    pub steps: Vec<Step<G::Action, G::Chance>>,
}

/// Plays a whole game; `on_step` sees each step with the state that it is about to be applied to.
/// Bot number n sits on seat n.
///
/// The luck is stream 0 of the seed and imagination is stream 1: how long a bot thinks doesn't
/// change the dice, and the same decisions meet the same luck.
///
/// # Panics
///
/// When a seat has no bot.
pub fn play_game<G: Game>(
    rules: &G::Rules,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    mut on_step: impl FnMut(&G, Step<G::Action, G::Chance>),
) -> G {
    let mut luck = Rng::from_stream(seed, 0);
    let mut fancy = Rng::from_stream(seed, 1);
    let mut legal = Vec::new();
    let mut game = G::new(rules);
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut luck)),
            Turn::Player(seat) => {
                game.legal_actions(rules, &mut legal);
                let mut imagine = || game.resample(rules, Viewer::Seat(seat), &mut fancy);
                let action = bots[seat.index()].choose(&mut imagine, rules, &legal);
                debug_assert!(legal.contains(&action), "{action:?} is not legal");
                Step::Act(action)
            }
        };
        on_step(&game, step);
        game.apply(rules, step, &mut ());
    }
}

/// Plays a whole game and keeps its steps.
pub fn record_game<G: Game>(
    rules: &G::Rules,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
) -> Played<G> {
    let mut steps = Vec::new();
    let state = play_game(rules, bots, seed, |_, step| steps.push(step));
    Played { state, steps }
}
