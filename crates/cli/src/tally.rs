//! Sums over many games, all of whole numbers: the same in whatever order games are counted.

use ochre_kernel::{Game, PerSeat, Rules, Seat};

/// What came out of a number of games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    n_games: u64,
    rounds: u64,
    winner_score: i64,
    seats: PerSeat<SeatTally>,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    /// Victories, in twelfths: a victory may be shared by 2, 3 or 4.
    twelfths: u64,
    score: i64,
    score_squared: i64,
    sources: Vec<(&'static str, i64)>,
}

/// A share of the victory in twelfths.
pub fn twelfths(share: f64) -> u64 {
    (12.0 * share).round() as u64
}

impl Tally {
    /// Counts a finished game.
    pub fn count<G: Game>(&mut self, state: &G, rules: &G::Rules) {
        let Some(shares) = state.win_shares(rules) else { return };
        let mut best = i64::MIN;
        for seat in Seat::all(rules.players()) {
            let score = i64::from(state.score(rules, seat));
            let sources = state.score_sources(rules, seat);
            best = best.max(score);
            let game = SeatTally {
                twelfths: twelfths(shares[seat]),
                score,
                score_squared: score * score,
                sources: sources.into_iter().map(|(name, points)| (name, points.into())).collect(),
            };
            self.seats[seat].add(&game);
        }
        self.n_games += 1;
        self.rounds += u64::from(state.round());
        self.winner_score += best;
    }

    /// Adds what came out of other games.
    pub fn add(&mut self, other: &Tally) {
        self.n_games += other.n_games;
        self.rounds += other.rounds;
        self.winner_score += other.winner_score;
        for (mine, theirs) in self.seats.0.iter_mut().zip(&other.seats.0) {
            mine.add(theirs);
        }
    }

    /// How many games were counted.
    pub fn n_games(&self) -> u64 {
        self.n_games
    }

    /// The seat's share of all victories.
    pub fn win_share(&self, seat: Seat) -> f64 {
        self.per_game(self.seats[seat].twelfths as f64) / 12.0
    }

    /// Points on average.
    pub fn score_mean(&self, seat: Seat) -> f64 {
        self.per_game(self.seats[seat].score as f64)
    }

    /// How far points are from their average, as a standard deviation.
    pub fn score_sd(&self, seat: Seat) -> f64 {
        let mean = self.score_mean(seat);
        (self.per_game(self.seats[seat].score_squared as f64) - mean * mean).max(0.0).sqrt()
    }

    /// Each source of points with its average.
    pub fn source_means(&self, seat: Seat) -> impl Iterator<Item = (&'static str, f64)> {
        self.seats[seat].sources.iter().map(|&(name, points)| (name, self.per_game(points as f64)))
    }

    /// Rounds on average.
    pub fn rounds_mean(&self) -> f64 {
        self.per_game(self.rounds as f64)
    }

    /// The highest score on average.
    pub fn winner_score_mean(&self) -> f64 {
        self.per_game(self.winner_score as f64)
    }

    fn per_game(&self, sum: f64) -> f64 {
        sum / self.n_games.max(1) as f64
    }
}

impl SeatTally {
    fn add(&mut self, other: &SeatTally) {
        self.twelfths += other.twelfths;
        self.score += other.score;
        self.score_squared += other.score_squared;
        if self.sources.is_empty() {
            self.sources.clone_from(&other.sources);
            return;
        }
        for (mine, theirs) in self.sources.iter_mut().zip(&other.sources) {
            mine.1 += theirs.1;
        }
    }
}

#[cfg(test)]
mod tests {
    use ochre_kernel::{Rng, Setup};
    use ochre_stone_age::{Rules as StoneAgeRules, StoneAge};

    use super::*;

    #[test]
    fn sums_do_not_depend_on_the_order_and_shares_add_up() {
        let rules = StoneAgeRules::new(&Setup::of(3).with("round-limit", "2")).unwrap();
        let games: Vec<StoneAge> = (0..40)
            .map(|seed| {
                let mut game = StoneAge::new(&rules);
                game.roll_out(&rules, &mut Rng::from_seed(seed), &mut Vec::new());
                game
            })
            .collect();
        let (mut forth, mut back) = (Tally::default(), Tally::default());
        games.iter().for_each(|game| forth.count(game, &rules));
        for game in games.iter().rev() {
            let mut one = Tally::default();
            one.count(game, &rules);
            back.add(&one);
        }
        let seats: Vec<Seat> = Seat::all(3).collect();
        let shares: f64 = seats.iter().map(|&seat| forth.win_share(seat)).sum();
        assert!((shares - 1.0).abs() < 1e-12, "{shares}");
        for seat in seats {
            assert_eq!(forth.score_mean(seat), back.score_mean(seat));
            assert_eq!(forth.score_sd(seat), back.score_sd(seat));
            let sources: f64 = forth.source_means(seat).map(|source| source.1).sum();
            assert!((sources - forth.score_mean(seat)).abs() < 1e-9);
            assert!(forth.winner_score_mean() >= forth.score_mean(seat));
        }
        assert_eq!((forth.n_games(), forth.rounds_mean()), (40, 2.0));
    }
}
