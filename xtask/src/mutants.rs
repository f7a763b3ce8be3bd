//! `mutants`: cargo-mutants on the crates that hold rules. Each surviving mutant is a rule, or a
//! branch of one, that no test defends.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::{command, say_and_run};
use crate::{Verdict, tools};

/// The mutants of a package are judged by its own tests: that is what cargo-mutants does unless
/// told otherwise, and what keeps a run to hours.
const PACKAGES: &[&str] =
    &["ochre-kernel", "ochre-stone-age", "ochre-endless-winter-pack", "ochre-endless-winter"];

/// Splits off the shard, which names the folder of the results, and passes the rest on.
pub fn run(root: &Path, arguments: &[String]) -> Result<Verdict> {
    let (shard, rest) = shard(arguments)?;
    tools::program(root, "cargo-mutants", "^27.1", &["cargo", "mutants", "--version"], |_| true)?;

    // A folder for each shard: a second run in the same folder would move the first aside.
    let name = shard.as_ref().map_or("whole".to_owned(), |shard| shard.replace('/', "-of-"));
    let output = PathBuf::from("target/mutants").join(name);
    fs::create_dir_all(root.join(&output)).with_context(|| output.display().to_string())?;

    let mut mutants = command(root, "cargo", &["mutants", "--test-workspace=false"]);
    for package in PACKAGES {
        mutants.args(["--package", package]);
    }
    mutants.arg("--output").arg(&output);
    if let Some(shard) = &shard {
        mutants.args(["--shard", shard]);
    }
    let verdict = say_and_run(mutants.args(rest))?;
    println!("results: {}/mutants.out", output.display());
    Ok(verdict)
}

/// The value of `--shard K/N`, counted from 0, and what is left of the arguments.
fn shard(arguments: &[String]) -> Result<(Option<String>, Vec<String>)> {
    let mut shard = None;
    let mut rest = Vec::new();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--shard") {
            Some("") => words.next().context("--shard needs a value, as 0/8")?,
            Some(value) if value.starts_with('=') => &value[1..],
            _ => {
                rest.push(word.clone());
                continue;
            }
        };
        let parsed = value.split_once('/').and_then(|(k, n)| {
            let (k, n): (u32, u32) = (k.parse().ok()?, n.parse().ok()?);
            (k < n).then_some(())
        });
        if parsed.is_none() {
            bail!("`{value}` is no shard: K/N with K from 0 to N - 1, as 0/8");
        }
        shard = Some(value.to_owned());
    }
    Ok((shard, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Result<(Option<String>, String)> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        shard(&words).map(|(shard, rest)| (shard, rest.join(" ")))
    }

    #[test]
    fn the_shard_is_taken_out_and_the_rest_passed_on() {
        assert_eq!(split("").unwrap(), (None, String::new()));
        let expected = (Some("2/8".to_owned()), "--list -f a.rs".to_owned());
        assert_eq!(split("--list --shard 2/8 -f a.rs").unwrap(), expected);
        assert_eq!(split("--shard=2/8 --list -f a.rs").unwrap(), expected);
        assert_eq!(split("--sharding x").unwrap(), (None, "--sharding x".to_owned()));
    }

    #[test]
    fn a_shard_that_does_not_exist_is_refused() {
        for text in ["--shard", "--shard 8/8", "--shard 1", "--shard a/b", "--shard=-1/4"] {
            assert!(split(text).is_err(), "{text}");
        }
    }
}
