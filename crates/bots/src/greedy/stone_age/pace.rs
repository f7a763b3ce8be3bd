//! How long a game will last.

use ochre_kernel::{Game as _, Rules as _};
use ochre_stone_age::{Place, Rules, StoneAge};

use super::weights::Weights;

/// So many rounds at the usual pace are mixed into the pace that a game shows.
const USUAL_ROUNDS: f64 = 4.0;
/// The cards of the deck after the first four are laid out (SA-2.3).
const DECK: f64 = 32.0;

/// How many rounds are to come after this one, by the pace of buying so far (SA-9.1, SA-9.2).
pub(super) fn rounds_to_come(game: &StoneAge, rules: &Rules, weights: &Weights) -> f64 {
    let n_rounds = f64::from(game.round() - 1);
    let pace =
        |usual: f64, n_bought: f64| (usual * USUAL_ROUNDS + n_bought) / (USUAL_ROUNDS + n_rounds);

    let cards_left = f64::from(game.cards_left());
    let mut rounds = cards_left / pace(weights.card_pace, DECK - cards_left);
    for stack in 0..rules.players() {
        let n_left = game.tiles_left(stack);
        let n_bought = f64::from(StoneAge::STACK_TILES - n_left);
        // Who stands on a building will mostly buy it.
        let is_wanted = game.people_at(Place::Building(stack)) != 0;
        let n_left = f64::from(n_left.saturating_sub(u8::from(is_wanted)));
        rounds = rounds.min(n_left / pace(weights.tile_pace, n_bought));
    }
    if let Some(limit) = rules.round_limit() {
        rounds = rounds.min(f64::from(limit.saturating_sub(game.round())));
    }
    rounds
}

#[cfg(test)]
mod tests {
    use ochre_kernel::{Rng, Setup, Step, Turn};

    use super::super::weights::WEIGHTS;
    use super::*;

    #[test]
    fn a_game_nears_its_end() {
        let rules = Rules::new(&Setup::of(4)).unwrap();
        let mut rng = Rng::from_seed(1);
        let mut game = StoneAge::new(&rules);
        let (mut first, mut last) = (None, 0.0);
        while game.turn() != Turn::Over {
            let step = match game.turn() {
                Turn::Chance => Step::Chance(game.sample_chance(&rules, &mut rng)),
                _ => {
                    last = rounds_to_come(&game, &rules, &WEIGHTS[2]);
                    assert!(last >= 0.0);
                    first.get_or_insert(last);
                    Step::Act(game.sample_action(&rules, &mut rng, &mut Vec::new()))
                }
            };
            game.apply(&rules, step, &mut ());
        }
        assert!((8.0..20.0).contains(&first.unwrap()), "{first:?}");
        assert!(last < 2.0, "{last}");
    }

    #[test]
    fn nothing_comes_after_the_round_limit() {
        let rules = Rules::new(&Setup::of(2).with("round-limit", "3")).unwrap();
        let game = StoneAge::new(&rules);
        assert_eq!(rounds_to_come(&game, &rules, &WEIGHTS[0]), 2.0);
    }
}
