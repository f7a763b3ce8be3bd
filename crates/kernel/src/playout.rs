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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, Turns};

    #[test]
    fn a_random_game_is_played_to_its_end_step_by_step() {
        let rules = Turns(3);
        let mut toy = Toy::new(&rules);
        let n_steps = play_out(&mut toy, &rules, &mut Rng::from_seed(4), &mut Vec::new());
        // Two dice and one of the numbers up to their sum, three times.
        let mut rng = Rng::from_seed(4);
        let named = std::iter::repeat_with(|| {
            let reach = 2 + rng.below(6) + rng.below(6);
            1 + rng.below(reach)
        });
        let end = Toy { turns_left: 0, n_dice: 0, reach: 0, named: named.take(3).sum() };
        assert_eq!((toy, n_steps), (end, 9));
        assert_eq!(play_out(&mut toy, &rules, &mut Rng::from_seed(4), &mut Vec::new()), 0);
    }

    #[test]
    fn chance_decides_until_a_player_is_to_decide() {
        let rules = Turns(3);
        let mut toy = Toy::new(&rules);
        take_chances(&mut toy, &rules, &mut Rng::from_seed(4));
        let mut rng = Rng::from_seed(4);
        let reach = 2 + rng.below(6) as u8 + rng.below(6) as u8;
        assert_eq!(toy, Toy { turns_left: 3, n_dice: 2, reach, named: 0 });
        let before = toy;
        take_chances(&mut toy, &rules, &mut rng);
        assert_eq!(toy, before);
    }

    #[test]
    fn chance_decides_nothing_when_the_game_is_over() {
        let over = Toy::new(&Turns(0));
        let mut toy = over;
        take_chances(&mut toy, &Turns(0), &mut Rng::from_seed(4));
        assert_eq!(toy, over);
    }
}
