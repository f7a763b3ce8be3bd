//! Runs the built program.

#![expect(clippy::unwrap_used, reason = "a test that can't run the program fails here")]

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the program gave.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The program, 80 columns wide and without colours.
pub fn ochre() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ochre"));
    command.env("COLUMNS", "80").env_remove("CLICOLOR_FORCE").env_remove("RUST_BACKTRACE");
    command
}

/// Runs the program with these arguments and this input.
pub fn run(args: &[&str], input: &str) -> Ran {
    let mut child = ochre()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    // A program that ends early doesn't read everything.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}
