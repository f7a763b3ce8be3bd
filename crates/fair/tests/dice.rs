//! T17: the luck of a live table is as even as luck is.

use ochre_fair::{LuckKey, MasterKey, Value};
use ochre_kernel::{Game, Luck, Rules, Setup, Step, Turn};
use ochre_stone_age::StoneAge;

fn key(table: u32) -> LuckKey {
    let values = [1, 2].map(|byte| Value::new([byte; 32]));
    let table = table.to_string();
    LuckKey::new(&MasterKey::new([0; 32]).secret(&table), &table, &values)
}

/// How many standard deviations chi-square lies from what is to be expected (Wilson and Hilferty).
fn deviation(counts: &[u32], weights: &[u32]) -> f64 {
    let n: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
    let part = |(&count, &weight): (&u32, &u32)| {
        let expected = n * f64::from(weight) / total;
        (f64::from(count) - expected).powi(2) / expected
    };
    let chi_square: f64 = counts.iter().zip(weights).map(part).sum();
    let freedom = counts.len() as f64 - 1.0;
    let variance = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - variance)) / variance.sqrt()
}

/// Neither too uneven nor too even: one key in a thousand would fail, and this one doesn't.
fn assert_even(counts: &[u32], weights: &[u32]) {
    let deviation = deviation(counts, weights);
    assert!(deviation.abs() < 3.3, "{deviation:.1} standard deviations: {counts:?}");
}

#[test]
fn t17_numbers_of_one_stream_are_equally_likely() {
    for (n, stream) in [(6, 1), (7, 2), (36, 3), (1000, 4)] {
        let mut stream = key(0).stream(stream);
        let mut counts = vec![0; n as usize];
        for _ in 0..2_000_000 {
            counts[stream.below(n) as usize] += 1;
        }
        assert_even(&counts, &vec![1; n as usize]);
    }
}

/// A table uses the beginning of each stream: those must be even, and tell nothing about the next.
#[test]
fn t17_beginnings_of_streams_are_equally_likely_and_independent() {
    let key = key(0);
    let (mut counts, mut pairs) = ([0; 6], [0; 36]);
    let mut before = key.stream(0).below(6) as usize;
    for n in 1..=500_000 {
        let now = key.stream(n).below(6) as usize;
        counts[now] += 1;
        pairs[before * 6 + now] += 1;
        before = now;
    }
    assert_even(&counts, &[1; 6]);
    assert_even(&pairs, &[1; 36]);
}

#[test]
fn t17_dice_fall_as_often_as_their_weights_say() {
    let rules = <StoneAge as Game>::Rules::new(&Setup::of(2)).unwrap();
    let (mut state, mut outcomes, key) = (StoneAge::new(&rules), Vec::new(), key(0));
    // To the first roll of three dice or more.
    let mut actions = Vec::new();
    let mut rng = ochre_kernel::Rng::from_seed(1);
    loop {
        state.chance_outcomes(&rules, &mut outcomes);
        if outcomes.len() >= 56 && outcomes.iter().any(|&(_, weight)| weight > 1) {
            break;
        }
        let step = match state.turn() {
            Turn::Chance => Step::Chance(key.outcome(0, &outcomes)),
            _ => Step::Act(state.sample_action(&rules, &mut rng, &mut actions)),
        };
        state.apply(&rules, step, &mut ());
    }
    let weights: Vec<u32> = outcomes.iter().map(|&(_, weight)| weight).collect();
    let mut indices: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
    let mut counts = vec![0; indices.len()];
    for n in 1..=500_000 {
        counts[key.outcome(n, &indices)] += 1;
    }
    assert_even(&counts, &weights);
    // The test would notice one die in a hundred that falls otherwise.
    indices[0].1 += 2;
    let mut bent = vec![0; indices.len()];
    for n in 1..=500_000 {
        bent[key.outcome(n, &indices)] += 1;
    }
    assert!(deviation(&bent, &weights) > 10.0);
}

#[test]
fn t17_every_seating_is_equally_likely() {
    let mut counts = std::collections::BTreeMap::new();
    for table in 0..24_000 {
        *counts.entry(key(table).seating(4)).or_default() += 1;
    }
    let counts: Vec<u32> = counts.into_values().collect();
    assert_eq!(counts.len(), 24);
    assert_even(&counts, &[1; 24]);
}
