//! `fuzz`: each target for a while. What a fuzzer finds belongs in `fuzz/corpus/TARGET`, where
//! the ordinary tests replay it for ever.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{ask, command, say_and_run};
use crate::{Verdict, tools};

const TARGETS: &str = "fuzz/fuzz_targets";
const SECONDS_DEFAULT: u32 = 60;

/// Runs the targets asked for. Without nightly there is nothing to run, which is no failure.
pub fn run(root: &Path, arguments: &[String]) -> Result<Verdict> {
    let wanted = Wanted::parse(arguments)?;
    let targets = wanted.choose(targets(root)?)?;
    if ask(&mut command(root, "rustup", &["run", "nightly", "rustc", "-V"])).is_none() {
        println!("fuzzing is skipped: the sanitizers need a nightly toolchain, and none is here");
        println!("to install one: rustup toolchain install nightly --profile minimal");
        return Ok(Verdict::Pass);
    }
    tools::program(root, "cargo-fuzz", "^0.13", &["cargo", "fuzz", "--version"], |_| true)?;

    let mut verdict = Verdict::Pass;
    for target in &targets {
        if fuzz(root, target, wanted.seconds)? == Verdict::Fail {
            verdict = Verdict::Fail;
            println!("{target}: what broke it is in fuzz/artifacts/{target}");
            println!("mend the fault, and keep the input in fuzz/corpus/{target}");
        }
    }
    Ok(verdict)
}

fn fuzz(root: &Path, target: &str, seconds: u32) -> Result<Verdict> {
    // New inputs go to the first folder. The corpus in the tree grows by hand only, because the
    // ordinary tests replay all of it.
    let found = root.join("target/fuzz-corpus").join(target);
    let kept = root.join("fuzz/corpus").join(target);
    fs::create_dir_all(&found).with_context(|| found.display().to_string())?;

    let mut fuzz = command(root, "rustup", &["run", "nightly", "cargo", "fuzz", "run"]);
    fuzz.args(["--fuzz-dir", "fuzz", target]).arg(&found);
    if kept.is_dir() {
        fuzz.arg(&kept);
    }
    // A parser that needs ten seconds hangs.
    fuzz.args(["--", "-timeout=10", &format!("-max_total_time={seconds}")]);
    say_and_run(&mut fuzz)
}

fn targets(root: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(root.join(TARGETS)).with_context(|| format!("no {TARGETS}"))?;
    let mut targets = Vec::new();
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        targets.extend(name.strip_suffix(".rs").map(str::to_owned));
    }
    targets.sort();
    ensure!(!targets.is_empty(), "no targets in {TARGETS}");
    Ok(targets)
}

/// What the arguments ask for.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    target: Option<String>,
    seconds: u32,
}

impl Wanted {
    fn parse(arguments: &[String]) -> Result<Wanted> {
        let mut wanted = Wanted { target: None, seconds: SECONDS_DEFAULT };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            if word == "--seconds" {
                let value = words.next().context("--seconds needs a number")?;
                wanted.seconds = value.parse().with_context(|| format!("--seconds {value}"))?;
                // The fuzzer takes 0 for no limit.
                ensure!(wanted.seconds > 0, "--seconds must be at least 1");
            } else if word.starts_with('-') || wanted.target.is_some() {
                bail!("unexpected `{word}`: fuzz [TARGET] [--seconds N]");
            } else {
                wanted.target = Some(word.clone());
            }
        }
        Ok(wanted)
    }

    fn choose(&self, all: Vec<String>) -> Result<Vec<String>> {
        match &self.target {
            None => Ok(all),
            Some(target) if all.contains(target) => Ok(vec![target.clone()]),
            Some(target) => bail!("no fuzz target `{target}`; there are: {}", all.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Wanted> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        Wanted::parse(&words)
    }

    #[test]
    fn arguments_come_in_any_order() {
        let wanted =
            |target: Option<&str>, seconds| Wanted { target: target.map(str::to_owned), seconds };
        assert_eq!(parse("").unwrap(), wanted(None, 60));
        assert_eq!(parse("record --seconds 5").unwrap(), wanted(Some("record"), 5));
        assert_eq!(parse("--seconds 5 record").unwrap(), wanted(Some("record"), 5));
    }

    #[test]
    fn arguments_that_make_no_sense_are_refused() {
        for text in ["--seconds", "--seconds x", "--seconds 0", "--jobs", "record position"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_unknown_target_is_refused_with_those_that_exist() {
        let all = vec!["position".to_owned(), "record".to_owned()];
        assert_eq!(parse("").unwrap().choose(all.clone()).unwrap(), all);
        assert_eq!(parse("record").unwrap().choose(all.clone()).unwrap(), ["record"]);
        let error = parse("recrod").unwrap().choose(all).unwrap_err().to_string();
        assert_eq!(error, "no fuzz target `recrod`; there are: position, record");
    }
}
