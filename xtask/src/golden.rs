//! `golden`: writes the golden records anew. To be read before it is committed: a line that
//! changed is a game that would have gone otherwise.

use std::path::Path;

use anyhow::Result;

use crate::Verdict;
use crate::command::{command, run, say_and_run};

/// Runs the tests with `golden` in their names with leave to write, then shows what changed.
pub fn update(root: &Path) -> Result<Verdict> {
    let mut rewrite = command(root, "cargo", &["test", "--workspace", "golden"]);
    rewrite.env("UPDATE", "1");
    if say_and_run(&mut rewrite)? == Verdict::Fail {
        return Ok(Verdict::Fail);
    }
    println!("\nwhat changed in games/:");
    run(&mut command(root, "git", &["--no-pager", "diff", "--stat", "--", "games"]))?;
    // New records are in no diff.
    run(&mut command(root, "git", &["status", "--short", "--", "games"]))
}
