//! What a soak says at its end.

use std::fmt::{self, Display, Formatter};
use std::time::{Duration, Instant};

/// One kind of trouble, and what came of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// What was done.
    pub name: &'static str,
    /// How often.
    pub n_blows: usize,
    /// Moves that the server acknowledged.
    pub n_moves: usize,
    /// Games that came to their end.
    pub n_games: usize,
    /// Wishes that had to be sent again.
    pub n_resent: usize,
    /// Wishes that got their first answer a second time.
    pub n_same_answers: usize,
    /// From sending a move to the message for the other seat.
    pub told: Vec<Duration>,
    /// From the end of each trouble to the first move after it.
    pub recoveries: Vec<Duration>,
    /// What must never happen, and did.
    pub violations: Vec<String>,
    begin: Instant,
    taken: Duration,
}

impl Row {
    /// Nothing yet.
    pub fn new(name: &'static str) -> Row {
        Row {
            name,
            n_blows: 0,
            n_moves: 0,
            n_games: 0,
            n_resent: 0,
            n_same_answers: 0,
            told: Vec::new(),
            recoveries: Vec::new(),
            violations: Vec::new(),
            begin: Instant::now(),
            taken: Duration::ZERO,
        }
    }

    /// It is over.
    pub fn end(mut self) -> Row {
        self.taken = self.begin.elapsed();
        self
    }

    /// The heads of the columns.
    pub fn head() -> String {
        format!(
            "{:34}{:>6}{:>9}{:>7}{:>8}{:>7}{:>16}{:>15}{:>8}{:>7}",
            "what",
            "times",
            "moves",
            "games",
            "resent",
            "again",
            "told p50/p99",
            "back p50/max",
            "faults",
            "time"
        )
    }
}

/// A part of sorted times, in milliseconds.
fn part(times: &[Duration], percent: usize) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let index = (sorted.len().saturating_sub(1) * percent).div_ceil(100);
    sorted.get(index).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
}

impl Display for Row {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let told = format!("{:.1}/{:.1} ms", part(&self.told, 50), part(&self.told, 99));
        let recovered = match self.recoveries.is_empty() {
            true => String::from("-"),
            false => {
                let (half, all) = (part(&self.recoveries, 50), part(&self.recoveries, 100));
                format!("{:.2}/{:.1} s", half / 1_000.0, all / 1_000.0)
            }
        };
        let seconds = format!("{:.0} s", self.taken.as_secs_f64());
        write!(
            f,
            "{:34}{:>6}{:>9}{:>7}{:>8}{:>7}{told:>16}{recovered:>15}{:>8}{seconds:>7}",
            self.name,
            self.n_blows,
            self.n_moves,
            self.n_games,
            self.n_resent,
            self.n_same_answers,
            self.violations.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_stands_under_its_heads() {
        let mut row = Row::new("T1 SQLite, kill -9");
        row.told = (1..=100).map(Duration::from_millis).collect();
        let row = row.end();
        assert_eq!(row.to_string().len(), Row::head().len());
        assert!(row.to_string().contains("51.0/100.0 ms"), "{row}");
    }
}
