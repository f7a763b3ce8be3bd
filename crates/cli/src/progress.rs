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

/// A line that says what is being done.
pub fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
