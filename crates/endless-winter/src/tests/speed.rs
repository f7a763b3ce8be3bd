//! Promises about speed that can be tested without a clock: nothing allocates, a state is small.

use ochre_kernel::{Game, Rng, Rules as _, Setup, Step, Turn, play_out};
use ochre_testkit::random_steps;

use crate::{EndlessWinter, Rules};

/// With every variant and module.
fn rules(players: u8) -> Rules {
    let options = Rules::OPTIONS.iter().map(|option| option.key);
    let setup = options.fold(Setup::of(players), |setup, key| setup.with(key, "on"));
    Rules::new(&setup).unwrap()
}

#[test]
fn a_state_has_at_most_2048_bytes() {
    assert!(size_of::<EndlessWinter>() <= 2048, "{}", size_of::<EndlessWinter>());
}

#[test]
fn nothing_is_allocated_by_apply_and_legal_actions() {
    for players in 2..=4 {
        let rules = rules(players);
        let games: Vec<_> =
            (0..5).map(|seed| random_steps::<EndlessWinter>(&rules, seed)).collect();
        let mut actions = Vec::with_capacity(2000);
        for steps in &games {
            let mut game = EndlessWinter::new(&rules);
            for &step in steps {
                let before = game;
                let allocated = allocation_counter::measure(|| {
                    game.legal_actions(&rules, &mut actions);
                    game.apply(&rules, step, &mut ());
                });
                assert_eq!(allocated.count_total, 0, "{step:?} in {before:?}");
            }
            assert_eq!(game.turn(), Turn::Over);
        }
    }
}

#[test]
fn nothing_is_allocated_while_a_game_runs() {
    let rules = rules(4);
    let mut rng = Rng::from_seed(1);
    let mut actions = Vec::with_capacity(2000);
    let allocated = allocation_counter::measure(|| {
        for _ in 0..20 {
            let mut game = EndlessWinter::new(&rules);
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample_chance(&rules, &mut rng)),
                    Turn::Player(_) => {
                        game.legal_actions(&rules, &mut actions);
                        Step::Act(actions[rng.below(actions.len() as u32) as usize])
                    }
                };
                game.apply(&rules, step, &mut ());
            }
            EndlessWinter::new(&rules).roll_out(&rules, &mut rng, &mut actions);
        }
    });
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn the_fast_roll_out_ends_as_the_slow_one() {
    for seed in 0..100 {
        let rules = rules(2 + (seed % 3) as u8);
        let (mut fast, mut slow) = (EndlessWinter::new(&rules), EndlessWinter::new(&rules));
        let n_fast = fast.roll_out(&rules, &mut Rng::from_seed(seed), &mut Vec::new());
        let n_slow = play_out(&mut slow, &rules, &mut Rng::from_seed(seed), &mut Vec::new());
        assert_eq!((fast, n_fast), (slow, n_slow), "seed {seed}");
    }
}
