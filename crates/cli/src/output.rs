//! Where results go: standard output, locked and buffered, without colours where nobody sees them.

use std::io::{self, BufWriter, StdoutLock};

use anstream::AutoStream;

/// Standard output. Whoever writes to it flushes it before the program ends or asks something.
pub type Out = BufWriter<AutoStream<StdoutLock<'static>>>;

/// Standard output for as long as the verb runs.
pub fn stdout() -> Out {
    BufWriter::new(anstream::stdout().lock())
}

/// Whether the reader of our output went away.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// The text without anything that would act on a terminal: a file may hold what it likes.
pub fn plain(text: &str) -> String {
    text.chars().filter(|char| !char.is_control()).collect()
}

/// How many columns the terminal has; 80 where there is none.
pub fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    columns.or_else(terminal_width).unwrap_or(80).clamp(60, 200)
}

#[cfg(unix)]
fn terminal_width() -> Option<usize> {
    let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
    Some(usize::from(size.ws_col)).filter(|&columns| columns != 0)
}

#[cfg(not(unix))]
fn terminal_width() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_from_a_file_acts_on_the_terminal() {
        assert_eq!(plain("a\x1b[31mb\r\n\u{9b}c"), "a[31mbc");
    }

    #[test]
    fn a_broken_pipe_is_known_wherever_it_stands_in_the_chain() {
        let pipe = || io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(is_broken_pipe(&anyhow::Error::from(pipe())));
        assert!(is_broken_pipe(&anyhow::Error::from(pipe()).context("while writing")));
        assert!(!is_broken_pipe(&anyhow::Error::from(io::Error::other("full"))));
        assert!(!is_broken_pipe(&anyhow::anyhow!("pipe")));
    }
}
