//! `bench`: instruction counts under valgrind. They are the same from run to run, where times on
//! a shared machine are not.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::command::{command, say_and_run};
use crate::{Verdict, tools};

/// Runs the benchmark `instructions` of every package that has one.
pub fn run(root: &Path) -> Result<Verdict> {
    let lock = fs::read_to_string(root.join("Cargo.lock")).context("Cargo.lock")?;
    let version = tools::locked_version(&lock, "gungraun")
        .context("no package uses gungraun, so there is no instruction count")?;
    tools::system(root, "valgrind", &["valgrind", "--version"])?;
    // The runner refuses a library of any other version.
    tools::program(
        root,
        "gungraun-runner",
        version,
        &["gungraun-runner", "--version"],
        |answer| answer.split_whitespace().any(|word| word == version),
    )?;
    let arguments = ["bench", "--workspace", "--bench", "instructions"];
    say_and_run(&mut command(root, "cargo", &arguments))
}
