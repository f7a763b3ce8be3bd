//! `browser`: whole games in a real browser against the real program. `screenshots`: every screen at
//! four sizes, light and dark, for people to look at.

use std::path::Path;

use anyhow::Result;

use crate::command::{command, run, say_and_run};
use crate::{Verdict, tools};

/// Makes sure that there is a browser.
pub fn install(root: &Path) -> Result<()> {
    tools::system(root, "chromium", &["chromium", "--version"])
}

/// Plays in the browser.
pub fn test(root: &Path) -> Result<Verdict> {
    in_browser(root, &["test"])
}

/// Writes pictures of every screen.
pub fn screenshots(root: &Path) -> Result<Verdict> {
    let verdict = in_browser(root, &["test", "--config", "screenshots.config.ts"])?;
    println!("pictures: target/screenshots");
    Ok(verdict)
}

/// Runs Playwright with the browser of the system, on the program as it is now.
fn in_browser(root: &Path, arguments: &[&str]) -> Result<Verdict> {
    install(root)?;
    // The program as `cargo test` builds it: another set of features would build half of it anew.
    let build = ["test", "--workspace", "--no-run", "--quiet"];
    let built = say_and_run(&mut command(root, "cargo", &build))?;
    if built == Verdict::Fail {
        return Ok(Verdict::Fail);
    }
    let mut playwright = command(root, "node", &["node_modules/@playwright/test/cli.js"]);
    run(playwright.args(arguments).current_dir(root.join("web")))
}
