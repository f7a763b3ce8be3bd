//! Counters for `/metrics`, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::webhook::Told;

/// The upper bounds of the times that are counted, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000];

/// What the server counts. No name, no secret, no table is ever in it.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Wishes that were stored.
    pub fulfilled: AtomicU64,
    /// Wishes that were refused.
    pub refused: AtomicU64,
    /// Wishes that failed because the store didn't answer.
    pub failed: AtomicU64,
    /// Moves of bots.
    pub bot_moves: AtomicU64,
    /// Seats whose time ran out.
    pub time_outs: AtomicU64,
    /// Requests that came too fast.
    pub limited: AtomicU64,
    /// Open sockets.
    pub sockets: AtomicI64,
    /// Tables in memory.
    pub tables: AtomicI64,
    /// From a wish to its place on the disk.
    pub stored: Times,
}

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Times {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    /// Counts one.
    pub fn count(&self, taken: Duration) {
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            if taken <= Duration::from_millis(bound) {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(taken.as_micros() as u64, Ordering::Relaxed);
    }
}

/// Adds one.
pub fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// The text for Prometheus.
    pub fn text(&self, told: &Told) -> String {
        let mut text = String::new();
        let mut say = |name: &str, kind: &str, about: &str, value: i64| {
            let _ = write!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        for (name, about, counter) in [
            ("ochre_wishes_fulfilled_total", "Wishes that were stored.", &self.fulfilled),
            ("ochre_wishes_refused_total", "Wishes that were refused.", &self.refused),
            ("ochre_wishes_failed_total", "Wishes that could not be stored.", &self.failed),
            ("ochre_bot_moves_total", "Moves of bots.", &self.bot_moves),
            ("ochre_time_outs_total", "Seats whose time ran out.", &self.time_outs),
            ("ochre_webhooks_sent_total", "People told that it is their turn.", &told.sent),
            ("ochre_webhooks_failed_total", "People who could not be told.", &told.failed),
            ("ochre_requests_limited_total", "Requests that came too fast.", &self.limited),
        ] {
            say(name, "counter", about, read(counter));
        }
        for (name, about, gauge) in [
            ("ochre_sockets", "Open sockets.", &self.sockets),
            ("ochre_tables_in_memory", "Tables in memory.", &self.tables),
        ] {
            say(name, "gauge", about, gauge.load(Ordering::Relaxed));
        }
        let name = "ochre_stored_seconds";
        let _ = writeln!(text, "# HELP {name} From a wish to its place on the disk.");
        let _ = writeln!(text, "# TYPE {name} histogram");
        for (bucket, bound) in self.stored.buckets.iter().zip(BOUNDS) {
            let bound = bound as f64 / 1_000.0;
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {}", read(bucket));
        }
        let count = read(&self.stored.count);
        let sum = read(&self.stored.micros) as f64 / 1e6;
        let _ = write!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}\n"
        );
        text
    }
}
