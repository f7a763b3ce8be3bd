//! What the load generator says at its end.

use std::io::Write;

use anyhow::Result;
use serde_json::json;

use super::LoadArgs;
use super::player::Tally;
use crate::{Answer, output};

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    tables: usize,
    rate: Option<f64>,
    game: &'static str,
    pub tally: Tally,
    /// Idle sockets.
    pub sockets: usize,
    /// Bytes of the server before anything, with the idle sockets, and at the end.
    pub memory_before: Option<u64>,
    pub memory_idle: Option<u64>,
    pub memory_after: Option<u64>,
}

impl Report {
    pub fn new(args: &LoadArgs) -> Report {
        let (tables, rate, game) = (args.tables, args.rate, args.game.name());
        Report { tables, rate, game, ..Report::default() }
    }

    fn per_second(&self) -> f64 {
        self.tally.n_moves as f64 / self.tally.seconds.max(1e-9)
    }

    /// Processor time of the server for each move, in microseconds.
    fn micros_a_move(&self) -> Option<f64> {
        self.tally.busy.map(|busy| busy.as_secs_f64() * 1e6 / (self.tally.n_moves.max(1) as f64))
    }

    /// Negative where moves were refused or connections broke: that is no measurement.
    fn answer(&self) -> Answer {
        let is_clean = self.tally.n_refused + self.tally.n_errors == 0;
        if is_clean { Answer::Yes } else { Answer::No }
    }

    pub fn print_text(&self) -> Result<Answer> {
        let mut out = output::stdout();
        if self.tables > 0 {
            let asked = self.rate.map_or("as fast as possible".into(), |rate| {
                format!("{rate:.0} moves a second asked for")
            });
            writeln!(out, "{}, {} tables of 2, {asked}", self.game, self.tables)?;
            writeln!(
                out,
                "{} moves and {} games in {:.1} s: {:.0} moves a second",
                self.tally.n_moves,
                self.tally.n_games,
                self.tally.seconds,
                self.per_second()
            )?;
            let times = Times::of(&self.tally.micros);
            writeln!(
                out,
                "until the other seat hears of a move: {:.1} ms (half), {:.1} ms (99 of 100), \
                 {:.1} ms (all)",
                times.half, times.most, times.all
            )?;
            writeln!(out, "{} refused, {} errors", self.tally.n_refused, self.tally.n_errors)?;
            if let Some(micros) = self.micros_a_move() {
                writeln!(out, "processor time of the server: {micros:.0} µs a move")?;
            }
        }
        let mib = |bytes: u64| bytes as f64 / 1e6;
        if self.sockets > 0 {
            writeln!(out, "{} idle sockets", self.sockets)?;
        }
        for (bytes, when) in [
            (self.memory_before, "before"),
            (self.memory_idle, "with the idle sockets"),
            (self.memory_after, "at the end"),
        ] {
            if let Some(bytes) = bytes {
                writeln!(out, "memory of the server {when}: {:.1} MB", mib(bytes))?;
            }
        }
        out.flush()?;
        Ok(self.answer())
    }

    pub fn print_json(&self) -> Result<Answer> {
        let times = Times::of(&self.tally.micros);
        let value = json!({
            "game": self.game,
            "tables": self.tables,
            "rate": self.rate,
            "seconds": self.tally.seconds,
            "moves": self.tally.n_moves,
            "moves_per_second": self.per_second(),
            "p50_ms": times.half,
            "p99_ms": times.most,
            "max_ms": times.all,
            "games": self.tally.n_games,
            "refused": self.tally.n_refused,
            "errors": self.tally.n_errors,
            "server_us_per_move": self.micros_a_move(),
            "sockets": self.sockets,
            "server_bytes_before": self.memory_before,
            "server_bytes_idle": self.memory_idle,
            "server_bytes_after": self.memory_after,
        });
        let mut out = output::stdout();
        writeln!(out, "{value}")?;
        out.flush()?;
        Ok(self.answer())
    }
}

/// Within how many milliseconds half of all, 99 of 100 and all were told.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Times {
    half: f64,
    most: f64,
    all: f64,
}

impl Times {
    fn of(micros: &[u32]) -> Times {
        let mut sorted = micros.to_vec();
        sorted.sort_unstable();
        let Some(last) = sorted.len().checked_sub(1) else { return Times::default() };
        let at = |percent: usize| f64::from(sorted[(last * percent).div_ceil(100)]) / 1_000.0;
        Times { half: at(50), most: at(99), all: at(100) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_from_the_sorted_ones() {
        let micros: Vec<u32> = (0..=100).rev().map(|n| n * 1_000).collect();
        assert_eq!(Times::of(&micros), Times { half: 50.0, most: 99.0, all: 100.0 });
        assert_eq!(Times::of(&[7_000]), Times { half: 7.0, most: 7.0, all: 7.0 });
        assert_eq!(Times::of(&[]), Times::default());
    }
}
