//! What the project asks of itself, as verbs of one program: `cargo xtask test` before a change
//! lands, and the long checks that run apart. `cargo xtask help` lists the verbs.

mod bench;
mod browser;
mod command;
mod files;
mod fuzz;
mod golden;
mod mutants;
mod rules;
mod soak;
mod stages;
mod tidy;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

/// The answer of a verb that could do its work. One that could not gives an error instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Pass,
    Fail,
}

/// One thing this program can do.
struct Verb {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    run: fn(&Path, &[String]) -> Result<Verdict>,
}

const VERBS: &[Verb] = &[
    Verb {
        name: "test",
        arguments: "",
        summary: "everything that must hold before a change lands",
        run: |root, arguments| without(arguments).and_then(|()| stages::test(root)),
    },
    Verb {
        name: "ci",
        arguments: "",
        summary: "the same as test",
        run: |root, arguments| without(arguments).and_then(|()| stages::test(root)),
    },
    Verb {
        name: "rules",
        arguments: "",
        summary: "every numbered rule has a test, every numbered test has a rule",
        run: |root, arguments| without(arguments).and_then(|()| rules::check(root)),
    },
    Verb {
        name: "tidy",
        arguments: "",
        summary: "length of files, leftovers, white space, heads of crates",
        run: |root, arguments| without(arguments).and_then(|()| tidy::check(root)),
    },
    Verb {
        name: "golden",
        arguments: "",
        summary: "write the golden records anew and show what changed",
        run: |root, arguments| without(arguments).and_then(|()| golden::update(root)),
    },
    Verb {
        name: "mutants",
        arguments: "[--shard K/N] [ARGUMENTS]",
        summary: "cargo-mutants on the rules crates: a survivor is a rule without a test",
        run: mutants::run,
    },
    Verb {
        name: "fuzz",
        arguments: "[TARGET] [--seconds N]",
        summary: "every fuzz target, or one, for a minute each (needs nightly)",
        run: fuzz::run,
    },
    Verb {
        name: "browser",
        arguments: "",
        summary: "whole games in a real browser",
        run: |root, arguments| without(arguments).and_then(|()| browser::test(root)),
    },
    Verb {
        name: "screenshots",
        arguments: "",
        summary: "every screen at four sizes, light and dark, to look at",
        run: |root, arguments| without(arguments).and_then(|()| browser::screenshots(root)),
    },
    Verb {
        name: "soak",
        arguments: "[--minutes M] [--kills N]",
        summary: "kills servers and databases under load and looks whether anything is lost",
        run: soak::run,
    },
    Verb {
        name: "bench",
        arguments: "",
        summary: "instruction counts, the same from run to run (needs valgrind)",
        run: |root, arguments| without(arguments).and_then(|()| bench::run(root)),
    },
];

/// 0: done, 1: a check said no, 2: the check could not be made.
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&root(), &arguments) {
        Ok(Verdict::Pass) => ExitCode::SUCCESS,
        Ok(Verdict::Fail) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(root: &Path, arguments: &[String]) -> Result<Verdict> {
    let Some((name, rest)) = arguments.split_first() else {
        println!("{}", help());
        return Ok(Verdict::Pass);
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        println!("{}", help());
        return Ok(Verdict::Pass);
    }
    match VERBS.iter().find(|verb| verb.name == name) {
        Some(verb) => (verb.run)(root, rest),
        None => bail!("there is no verb `{name}`\n\n{}", help()),
    }
}

fn help() -> String {
    let mut text = String::from("cargo xtask VERB\n");
    for verb in VERBS {
        let call = format!("{} {}", verb.name, verb.arguments);
        text += &format!("\n  {call:34}{}", verb.summary);
    }
    text
}

/// Refuses arguments on behalf of a verb that takes none.
fn without(arguments: &[String]) -> Result<()> {
    match arguments.first() {
        Some(argument) => bail!("this verb takes no arguments, but was given `{argument}`"),
        None => Ok(()),
    }
}

/// The folder of the workspace. Cargo names ours at run time; the compiled-in one would be wrong
/// after the checkout has been moved.
fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    own.parent().map_or_else(|| own.clone(), Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn an_unknown_verb_is_an_error_that_lists_every_verb() {
        let error = dispatch(Path::new("."), &words("tset")).unwrap_err().to_string();
        assert!(error.contains("`tset`"), "{error}");
        for verb in VERBS {
            assert!(error.contains(&format!("\n  {}", verb.name)), "{} in {error}", verb.name);
        }
    }

    #[test]
    fn no_verb_at_all_is_a_question_for_help() {
        assert_eq!(dispatch(Path::new("."), &[]).unwrap(), Verdict::Pass);
    }

    #[test]
    fn a_verb_without_arguments_refuses_them() {
        let error = dispatch(Path::new("."), &words("tidy --fix")).unwrap_err().to_string();
        assert!(error.contains("`--fix`"), "{error}");
    }

    #[test]
    fn help_gives_each_verb_one_line_that_fits_a_screen() {
        let text = help();
        assert_eq!(text.lines().count(), VERBS.len() + 2);
        for line in text.lines() {
            assert!(line.len() <= 110, "{line}");
        }
    }
}
