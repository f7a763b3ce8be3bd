//! Luck comes through one door: the engine asks, the caller decides what answers.

/// A source of luck. Self-play uses [`Rng`]; a live table one that nobody can predict.
pub trait Luck {
    /// A number below `n`, each equally likely. `n` is not 0.
    fn below(&mut self, n: u32) -> u32;
}

/// Picks one of weighted outcomes.
///
/// # Panics
///
/// When there are no outcomes.
pub fn draw<C: Copy>(outcomes: &[(C, u32)], luck: &mut impl Luck) -> C {
    let total = outcomes.iter().map(|&(_, weight)| weight).sum();
    let mut left = luck.below(total);
    for &(outcome, weight) in outcomes {
        if left < weight {
            return outcome;
        }
        left -= weight;
    }
    unreachable!("the weights sum to {total}")
}

/// xoshiro256++ seeded with SplitMix64: fast, and the same numbers for ever.
///
/// For bots, self-play and tests. Whoever sees enough dice can predict the next ones, so a live
/// table never rolls with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng([u64; 4]);

impl Rng {
    /// The generator of that seed.
    pub fn from_seed(seed: u64) -> Rng {
        let mut state = seed;
        Rng(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }))
    }

    /// The generator of one of many independent streams of a seed, such as one per game.
    pub fn from_stream(seed: u64, stream: u64) -> Rng {
        let mut rng = Rng::from_seed(seed);
        let start = rng.next_u64();
        Rng::from_seed(start ^ stream.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `n`, each equally likely. `n` is not 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n != 0, "nothing to choose from");
        // Lemire: multiply and keep the high half; the rare low products are thrown away so that
        // every number is exactly equally likely.
        let mut product = u64::from(self.next_u64() as u32) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_u64() as u32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A number from 0 to 1, 1 excluded.
    pub fn unit(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }
}

impl Luck for Rng {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        Rng::below(self, n)
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng as _, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn the_generator_is_xoshiro256_plus_plus() {
        for seed in [0, 1, 42, u64::MAX] {
            let mut ours = Rng::from_seed(seed);
            let mut theirs = Xoshiro256PlusPlus::seed_from_u64(seed);
            for _ in 0..1000 {
                assert_eq!(ours.next_u64(), theirs.next_u64(), "seed {seed}");
            }
        }
    }

    #[test]
    fn the_first_dice_of_a_seed_never_change() {
        let mut rng = Rng::from_seed(1);
        let dice: Vec<u32> = (0..16).map(|_| rng.below(6) + 1).collect();
        assert_eq!(dice, [3, 4, 3, 1, 4, 6, 1, 1, 1, 6, 6, 4, 3, 6, 5, 6]);
        let mut rng = Rng::from_stream(1, 2);
        let dice: Vec<u32> = (0..16).map(|_| rng.below(6) + 1).collect();
        assert_eq!(dice, [4, 2, 5, 3, 6, 2, 1, 1, 3, 2, 2, 3, 3, 3, 3, 3]);
    }

    #[test]
    fn numbers_below_n_are_equally_likely() {
        let mut rng = Rng::from_seed(7);
        let mut counts = [0u32; 7];
        for _ in 0..700_000 {
            counts[rng.below(7) as usize] += 1;
        }
        let chi_square: f64 =
            counts.iter().map(|&count| (f64::from(count) - 1e5).powi(2) / 1e5).sum();
        assert!(chi_square < 22.5, "{counts:?}"); // 6 degrees of freedom, 0.1 %
    }

    #[test]
    fn what_would_make_some_numbers_likelier_is_thrown_away() {
        // Of four 32-bit numbers in a row the first is thrown away, the others are three numbers.
        let mut bits = Rng::from_seed(8);
        let expected = std::iter::repeat_with(|| bits.next_u64() as u32)
            .filter(|bits| bits % 4 != 0)
            .map(|bits| bits / 4 * 3 + bits % 4 - 1);
        let mut rng = Rng::from_seed(8);
        for (index, expected) in expected.take(1000).enumerate() {
            assert_eq!(rng.below(3 << 30), expected, "number {index}");
        }
    }

    #[test]
    fn nothing_is_thrown_away_where_all_numbers_are_equally_likely_anyway() {
        let (mut bits, mut rng) = (Rng::from_seed(8), Rng::from_seed(8));
        for index in 0..1000 {
            assert_eq!(rng.below(1 << 31), bits.next_u64() as u32 >> 1, "number {index}");
        }
    }

    #[test]
    fn draws_follow_the_weights() {
        let mut rng = Rng::from_seed(3);
        let mut counts = [0u32; 3];
        for _ in 0..60_000 {
            counts[draw(&[(0, 1), (1, 2), (2, 3)], &mut rng)] += 1;
        }
        for (count, expected) in counts.into_iter().zip([10_000, 20_000, 30_000]) {
            assert!(count.abs_diff(expected) < 500, "{counts:?}");
        }
    }

    #[test]
    fn unit_numbers_lie_between_0_and_1() {
        let mut rng = Rng::from_seed(5);
        let mean = (0..10_000)
            .map(|_| rng.unit())
            .inspect(|unit| assert!((0.0..1.0).contains(unit)))
            .sum::<f64>()
            / 1e4;
        assert!((0.49..0.51).contains(&mean), "{mean}");
    }
}
