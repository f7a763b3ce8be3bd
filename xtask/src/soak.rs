//! `soak`: what must never happen, tried for long with the real program. A short version is among
//! the ordinary tests.

use std::path::Path;

use anyhow::Result;

use crate::Verdict;
use crate::command::{command, say_and_run};

const HELP: &str = "\
cargo xtask soak [--minutes M] [--kills N] [--only t1|t2|t4|t5|t6]

Starts the real program under load and does terrible things to it:
  t1  kill -9 of the server on SQLite, and of the server of PostgreSQL beneath it
  t2  stop and start again
  t4  a full disk, a sealed file, a database that somebody else holds or that can only be read
  t5  two servers on one PostgreSQL, of which one is killed
  t6  100,000 pairs of positions of each game that a viewer can't tell apart: the same bytes for both
Clients remember every acknowledged move, and the log is compared with what they remember.

  --kills N     how often the server on SQLite is killed, and the server of PostgreSQL, 500 unless
                told; the rest in proportion
  --minutes M   begin again until so many minutes are over
  --only NAME   one of the five

Exit code 1 when anything happened that must never happen.";

/// Builds the program and the soak as they are released, and runs it.
pub fn run(root: &Path, arguments: &[String]) -> Result<Verdict> {
    if arguments.iter().any(|word| ["help", "--help", "-h"].contains(&word.as_str())) {
        println!("{HELP}");
        return Ok(Verdict::Pass);
    }
    let only = arguments.iter().position(|word| word == "--only");
    let only = only.and_then(|place| arguments.get(place + 1)).map(String::as_str);
    if only == Some("t6") {
        return twins(root);
    }
    let verdict = on_a_server(root, arguments)?;
    if only.is_some() || verdict == Verdict::Fail { Ok(verdict) } else { twins(root) }
}

fn on_a_server(root: &Path, arguments: &[String]) -> Result<Verdict> {
    let packages = ["build", "--release", "-p", "ochre-cli", "-p", "ochre-soak"];
    if say_and_run(&mut command(root, "cargo", &packages))? == Verdict::Fail {
        return Ok(Verdict::Fail);
    }
    let built = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    let program = format!("{built}/release/ochre");
    let mut soak = command(root, &format!("{built}/release/ochre-soak"), &["--program", &program]);
    say_and_run(soak.args(arguments))
}

/// The tests of T6 take so many pairs when they are told to soak.
fn twins(root: &Path) -> Result<Verdict> {
    let test = ["test", "--release", "-p", "ochre-server", "--lib", "t6_", "--", "--nocapture"];
    say_and_run(command(root, "cargo", &test).env("OCHRE_SOAK", "1"))
}
