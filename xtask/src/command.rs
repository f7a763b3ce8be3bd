//! Running other programs: shown as a reader would type them, judged by their exit code.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::Verdict;

/// A command in the root of the workspace.
///
/// `cargo` is looked up on the path and not taken from Cargo's own variable, so that what is
/// printed is what runs.
pub fn command(root: &Path, program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root);
    command
}

/// Runs a command with our output as its own.
///
/// # Errors
///
/// When the program could not be started. That it failed is a verdict, not an error.
pub fn run(command: &mut Command) -> Result<Verdict> {
    let status = command.status().with_context(|| format!("cannot run `{}`", shown(command)))?;
    Ok(if status.success() { Verdict::Pass } else { Verdict::Fail })
}

/// Says what is run, then runs it.
pub fn say_and_run(command: &mut Command) -> Result<Verdict> {
    println!("$ {}", shown(command));
    run(command)
}

/// Asks a program something: what it printed, or nothing if it is missing or failed.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The command as a line for a shell, with the variables that were set for it.
pub fn shown(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            words.push(format!("{}={}", name.to_string_lossy(), value.to_string_lossy()));
        }
    }
    words.push(command.get_program().to_string_lossy().into_owned());
    words.extend(command.get_args().map(|word| quoted(&word.to_string_lossy())));
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:+,@^".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shown_command_can_be_typed_again() {
        let mut typed = command(Path::new("."), "cargo", &["test", "two words", "it's"]);
        typed.env("UPDATE", "1");
        assert_eq!(shown(&typed), r"UPDATE=1 cargo test 'two words' 'it'\''s'");
    }

    #[test]
    fn a_failing_program_is_a_verdict_and_a_missing_one_an_error() {
        let quiet = |program: &str, argument: &str| {
            let mut command = command(Path::new("."), program, &[argument]);
            run(command.stdout(Stdio::null()).stderr(Stdio::null()))
        };
        assert_eq!(quiet("cargo", "--version").unwrap(), Verdict::Pass);
        assert_eq!(quiet("cargo", "--no-such-option").unwrap(), Verdict::Fail);
        let error = quiet("no-such-program", "--version").unwrap_err().to_string();
        assert_eq!(error, "cannot run `no-such-program --version`");
    }

    #[test]
    fn only_a_program_that_succeeds_gives_an_answer() {
        let root = Path::new(".");
        assert!(ask(&mut command(root, "cargo", &["-V"])).unwrap().starts_with("cargo 1."));
        assert_eq!(ask(&mut command(root, "cargo", &["--no-such-option"])), None);
        assert_eq!(ask(&mut command(root, "no-such-program", &[])), None);
    }
}
