//! The program `ochre`: a server with a web client, board games in the terminal, and tools for
//! their records.
//!
//! Arguments become plain data (`args.rs`), each verb is a file that runs on them, and here the
//! result becomes an exit code: 0 done, 1 a negative answer, 2 an error.

mod archive;
mod arena;
mod args;
mod backup;
mod bench;
mod database;
mod elo;
mod export;
mod files;
mod import;
mod load;
mod opening;
mod output;
mod pack;
mod pages;
mod perft;
mod play;
mod progress;
mod replay;
mod scores;
mod screen;
mod seats;
mod seed;
mod serve;
mod simulate;
mod tally;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

/// How a verb that ran to its end answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Done.
    Yes,
    /// A negative answer, such as a record that breaks a rule.
    No,
}

fn main() -> ExitCode {
    match args::Cli::parse().run() {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // Whoever closed the pipe has read enough.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let why = output::plain(&format!("{error:#}"));
            let _ = writeln!(anstream::stderr(), "error: {why}");
            ExitCode::from(2)
        }
    }
}
