//! Random games, step by step.

use ochre_kernel::{Game, Rng, Step, Turn};

/// The steps of a game.
pub type Steps<G> = Vec<Step<<G as Game>::Action, <G as Game>::Chance>>;

/// More steps than any game takes that ends.
const STEPS_MOST: usize = 100_000;

/// Plays a random game and shows `visit` every state on the way with the step that comes next;
/// `None` after the last.
///
/// # Panics
///
/// When the game doesn't end.
pub fn walk<G: Game>(
    rules: &G::Rules,
    seed: u64,
    mut visit: impl FnMut(&G, Option<Step<G::Action, G::Chance>>),
) {
    let mut rng = Rng::from_seed(seed);
    let mut game = G::new(rules);
    let mut scratch = Vec::new();
    for _ in 0..STEPS_MOST {
        let step = match game.turn() {
            Turn::Player(_) => Step::Act(game.sample_action(rules, &mut rng, &mut scratch)),
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut rng)),
            Turn::Over => return visit(&game, None),
        };
        visit(&game, Some(step));
        game.apply(rules, step, &mut ());
    }
    panic!("seed {seed}: the game does not end");
}

/// The steps of a random game.
pub fn random_steps<G: Game>(rules: &G::Rules, seed: u64) -> Steps<G> {
    let mut steps = Vec::new();
    walk::<G>(rules, seed, |_, step| steps.extend(step));
    steps
}
