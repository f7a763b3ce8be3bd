//! Strength from match results: Elo differences with their uncertainty, and sequential tests.

/// Results of one bot against another, group by group. A group is the same luck played once with
/// each seating, so its games are not independent of each other but groups are.
#[derive(Clone, Debug, Default)]
pub struct Duel {
    /// Victories of the two in each group; shared ones count in parts.
    groups: Vec<(f64, f64)>,
}

/// An Elo difference with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference.
    pub elo: f64,
    /// The low end of the interval.
    pub low: f64,
    /// The high end of the interval.
    pub high: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The higher difference.
    Higher,
    /// The lower difference.
    Lower,
    /// More games are needed.
    Open,
}

impl Duel {
    /// Adds a group: victories of the first and of the second.
    pub fn push(&mut self, first: f64, second: f64) {
        self.groups.push((first, second));
    }

    /// The second's share of the victories of both, and the standard error of that share.
    ///
    /// With more than two at the table victory goes to somebody in proportion to strength (Luce), so
    /// the share between two bots that sit equally often means the same as in a game of two.
    fn share(&self) -> (f64, f64) {
        let n = self.groups.len() as f64;
        let first: f64 = self.groups.iter().map(|group| group.0).sum();
        let second: f64 = self.groups.iter().map(|group| group.1).sum();
        let all = first + second;
        // Half a victory for each keeps a clean sweep finite.
        let share = (second + 0.5) / (all + 1.0);
        let squares: f64 = self
            .groups
            .iter()
            .map(|(first, second)| (second - share * (first + second)).powi(2))
            .sum();
        let by_groups = squares / (n - 1.0).max(1.0) * n / (all + 1.0).powi(2);
        // Few or equal groups look certain by chance; pairing never helps more than twofold.
        let by_games = share * (1.0 - share) / (all + 1.0);
        (share, by_groups.max(by_games / 2.0).sqrt())
    }

    /// How much stronger the second is.
    pub fn elo(&self) -> Elo {
        let (share, error) = self.share();
        let edge = 0.05 / (self.groups.len() as f64 + 1.0);
        let bounded = |share: f64| to_elo(share.clamp(edge, 1.0 - edge));
        Elo {
            elo: to_elo(share),
            low: bounded(share - 1.96 * error),
            high: bounded(share + 1.96 * error),
        }
    }

    /// Whether the second is `low` or `high` Elo stronger: a sequential probability ratio test with
    /// 5 % error on each side, by the normal approximation of the groups' results.
    pub fn test(&self, low: f64, high: f64) -> (Verdict, f64) {
        let (share, error) = self.share();
        let (at_low, at_high) = (to_share(low), to_share(high));
        let ratio = (at_high - at_low) * (2.0 * share - at_low - at_high) / (2.0 * error * error);
        let bound = (0.95f64 / 0.05).ln();
        let verdict = match ratio {
            // A handful of groups says nothing about their spread.
            _ if self.groups.len() < 10 => Verdict::Open,
            ratio if ratio >= bound => Verdict::Higher,
            ratio if ratio <= -bound => Verdict::Lower,
            _ => Verdict::Open,
        };
        (verdict, ratio)
    }
}

fn to_elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

fn to_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use ochre_kernel::Rng;

    use super::*;

    fn duel(n_groups: usize, share: f64, seed: u64) -> Duel {
        let mut rng = Rng::from_seed(seed);
        let mut duel = Duel::default();
        for _ in 0..n_groups {
            let wins =
                f64::from(u8::from(rng.unit() < share)) + f64::from(u8::from(rng.unit() < share));
            duel.push(2.0 - wins, wins);
        }
        duel
    }

    #[test]
    fn three_quarters_of_the_victories_are_191_elo() {
        assert!((to_elo(0.75) - 190.85).abs() < 0.01);
        assert!((to_share(190.85) - 0.75).abs() < 1e-4);
        let elo = duel(5000, 0.75, 1).elo();
        assert!(
            (180.0..202.0).contains(&elo.elo) && elo.low < elo.elo && elo.elo < elo.high,
            "{elo:?}"
        );
    }

    #[test]
    fn the_interval_holds_the_truth_19_times_in_20() {
        let n_held = (0..400)
            .filter(|&seed| {
                let elo = duel(100, 0.6, seed).elo();
                (elo.low..elo.high).contains(&to_elo(0.6))
            })
            .count();
        assert!((366..=394).contains(&n_held), "{n_held} of 400");
    }

    #[test]
    fn a_clean_sweep_is_finite_and_its_interval_wide() {
        let elo = duel(20, 1.0, 1).elo();
        assert!(elo.elo.is_finite() && elo.high.is_finite(), "{elo:?}");
        assert!(
            elo.low > 300.0 && elo.elo > elo.low + 50.0 && elo.high > elo.elo + 50.0,
            "{elo:?}"
        );
    }

    #[test]
    fn the_sequential_test_finds_the_truth_and_waits_for_enough_games() {
        assert_eq!(duel(2000, to_share(50.0), 1).test(0.0, 50.0).0, Verdict::Higher);
        assert_eq!(duel(2000, to_share(0.0), 2).test(0.0, 50.0).0, Verdict::Lower);
        assert_eq!(duel(9, 1.0, 3).test(0.0, 5.0).0, Verdict::Open);
    }
}
