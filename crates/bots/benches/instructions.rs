//! Instructions of random games, of lists of legal actions and of search: the same from run to run.
//! `cargo xtask bench` runs it under valgrind.

#![expect(missing_docs, reason = "the harness makes public items of its own")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use ochre_bots::simulations;
use ochre_kernel::{Game, Rng, Rules as _, Setup, play_out, take_chances};
use ochre_stone_age::{Rules, StoneAge};

fn rules(players: u8) -> Rules {
    match Rules::new(&Setup::of(players).with("round-limit", "200")) {
        Ok(rules) => rules,
        Err(error) => panic!("{error}"),
    }
}

#[library_benchmark]
#[bench::two(rules(2))]
#[bench::three(rules(3))]
#[bench::four(rules(4))]
fn hundred_random_games(rules: Rules) -> u32 {
    let mut rng = Rng::from_seed(1);
    (0..100).map(|_| StoneAge::new(&rules).roll_out(&rules, &mut rng, &mut Vec::new())).sum()
}

#[library_benchmark]
#[bench::two(rules(2))]
#[bench::four(rules(4))]
fn hundred_random_games_step_by_step(rules: Rules) -> u32 {
    let mut rng = Rng::from_seed(1);
    let mut scratch = Vec::new();
    (0..100).map(|_| play_out(&mut StoneAge::new(&rules), &rules, &mut rng, &mut scratch)).sum()
}

#[library_benchmark]
#[bench::two(rules(2))]
#[bench::four(rules(4))]
fn hundred_lists_of_legal_actions(rules: Rules) -> usize {
    let mut game = StoneAge::new(&rules);
    take_chances(&mut game, &rules, &mut Rng::from_seed(1));
    let mut actions = Vec::with_capacity(400);
    for _ in 0..100 {
        black_box(&game).legal_actions(&rules, &mut actions);
    }
    actions.len()
}

#[library_benchmark]
#[bench::two(rules(2))]
fn search_of_400_simulations(rules: Rules) -> usize {
    let mut rng = Rng::from_seed(1);
    let mut game = StoneAge::new(&rules);
    take_chances(&mut game, &rules, &mut rng);
    simulations(&game, &rules, 400, &mut rng).n_nodes
}

library_benchmark_group!(
    name = stone_age,
    benchmarks = [
        hundred_random_games,
        hundred_random_games_step_by_step,
        hundred_lists_of_legal_actions,
        search_of_400_simulations
    ]
);

main!(library_benchmark_groups = stone_age);
