//! Random play, step by step.

use crate::{Game, Luck, Rng, Step, Turn};

/// Plays random legal actions to the end, step by step; returns how many steps it took. The slow
/// twin of [`Game::roll_out`].
pub fn play_out<G: Game>(
    game: &mut G,
    rules: &G::Rules,
    rng: &mut Rng,
    scratch: &mut Vec<G::Action>,
) -> u32 {
    let mut n_steps = 0;
    loop {
        let step = match game.turn() {
            Turn::Player(_) => Step::Act(game.sample_action(rules, rng, scratch)),
            Turn::Chance => Step::Chance(game.sample_chance(rules, rng)),
            Turn::Over => return n_steps,
        };
        game.apply(rules, step, &mut ());
        n_steps += 1;
    }
}

/// Lets chance decide until a player is to decide or the game is over.
pub fn take_chances<G: Game>(game: &mut G, rules: &G::Rules, luck: &mut impl Luck) {
    while game.turn() == Turn::Chance {
        let chance = game.sample_chance(rules, luck);
        game.apply(rules, Step::Chance(chance), &mut ());
    }
}
