//! Progress bars on standard error. Where nobody looks, nothing is drawn.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many games.
pub fn games(n_games: u64) -> ProgressBar {
    let bar = ProgressBar::new(n_games);
    let template = "{bar:32} {human_pos}/{human_len} games  {per_sec}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("█▌░"));
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A bar for so many tables.
pub fn tables(n_tables: u64) -> ProgressBar {
    let bar = ProgressBar::new(n_tables);
    let template = "{bar:32} {human_pos}/{human_len} tables  {per_sec}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("█▌░"));
    }
    bar
}

/// A line that says what is being done.
pub fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A bar for so many seconds.
pub fn seconds(n_seconds: u64) -> ProgressBar {
    let bar = ProgressBar::new(n_seconds);
    if let Ok(style) = ProgressStyle::with_template("{bar:32} {pos}/{len} s  {msg}") {
        bar.set_style(style.progress_chars("█▌░"));
    }
    bar
}
