//! Promises about speed that can be tested without a clock: nothing allocates, the fast path is the
//! slow path, samples are uniform.

use std::collections::BTreeMap;

use ochre_kernel::{Game, Rng, Rules as _, Setup, Step, Turn, play_out};
use ochre_testkit::walk;

use crate::{Action, Rules, StoneAge};

fn rules(players: u8) -> Rules {
    Rules::new(&Setup::of(players).with("round-limit", "200")).unwrap()
}

#[test]
fn a_state_has_at_most_256_bytes() {
    assert_eq!(size_of::<StoneAge>(), 240);
}

#[test]
fn the_fast_roll_out_ends_as_the_slow_one() {
    for seed in 0..600 {
        let rules = rules(2 + (seed % 3) as u8);
        let (mut fast, mut slow) = (StoneAge::new(&rules), StoneAge::new(&rules));
        let n_fast = fast.roll_out(&rules, &mut Rng::from_seed(seed), &mut Vec::new());
        let n_slow = play_out(&mut slow, &rules, &mut Rng::from_seed(seed), &mut Vec::new());
        assert_eq!((fast, n_fast), (slow, n_slow), "seed {seed}");
    }
}

#[test]
fn the_fast_roll_out_can_begin_anywhere() {
    let rules = rules(3);
    walk::<StoneAge>(&rules, 5, |game, _| {
        let (mut fast, mut slow) = (*game, *game);
        let n_fast = fast.roll_out(&rules, &mut Rng::from_seed(1), &mut Vec::new());
        let n_slow = play_out(&mut slow, &rules, &mut Rng::from_seed(1), &mut Vec::new());
        assert_eq!((fast, n_fast), (slow, n_slow));
    });
}

#[test]
fn nothing_is_allocated_while_a_game_runs() {
    let rules = rules(4);
    let mut rng = Rng::from_seed(1);
    let mut actions = Vec::with_capacity(400);
    let allocated = allocation_counter::measure(|| {
        for _ in 0..20 {
            let mut game = StoneAge::new(&rules);
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
            StoneAge::new(&rules).roll_out(&rules, &mut rng, &mut actions);
        }
    });
    assert_eq!(allocated.count_total, 0);
}

/// Samples often and compares with the list of legal actions.
fn samples_are_uniform(game: &StoneAge, rules: &Rules, actions: &[Action], rng: &mut Rng) {
    let mut counts = vec![0u32; actions.len()];
    for _ in 0..200 * actions.len() {
        let action = game.sample_action(rules, rng, &mut Vec::new());
        counts[actions.iter().position(|&offered| offered == action).unwrap()] += 1;
    }
    let chi_square: f64 =
        counts.iter().map(|&count| (f64::from(count) - 200.0).powi(2) / 200.0).sum();
    let freedom = (actions.len() - 1) as f64;
    // Mean plus six standard deviations: never by luck in so few tries.
    let limit = freedom + 6.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_square < limit, "{chi_square} > {limit}: {counts:?} of {actions:?}");
}

#[test]
fn every_legal_action_is_sampled_equally_often() {
    let rules = rules(2);
    let mut rng = Rng::from_seed(9);
    let mut actions = Vec::new();
    let mut n_checked = 0;
    for seed in 0..12 {
        let mut n_states = 0;
        walk::<StoneAge>(&rules, seed, |game, _| {
            n_states += 1;
            game.legal_actions(&rules, &mut actions);
            if n_states % 11 == 0 && !actions.is_empty() && actions.len() <= 60 {
                samples_are_uniform(game, &rules, &actions, &mut rng);
                n_checked += 1;
            }
        });
    }
    assert!(n_checked > 100, "{n_checked}");
}

#[test]
fn every_way_to_take_two_resources_is_sampled_equally_often_in_each_phase() {
    let rules = rules(3);
    let mut rng = Rng::from_seed(10);
    let mut actions = Vec::new();
    let mut waits: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..300 {
        walk::<StoneAge>(&rules, seed, |game, _| {
            game.legal_actions(&rules, &mut actions);
            if !matches!(actions.last(), Some(Action::TakeResources(_))) || actions.len() > 60 {
                return;
            }
            let n_seen = waits.entry(format!("{:?}", game.phase.waits_for())).or_default();
            *n_seen += 1;
            if *n_seen <= 12 {
                samples_are_uniform(game, &rules, &actions, &mut rng);
            }
        });
    }
    let phases: Vec<&str> = waits.keys().map(String::as_str).collect();
    assert_eq!(phases, ["Die", "Feeding", "Payment", "Place", "Tools"], "{waits:?}");
}
