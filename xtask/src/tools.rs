//! What a bare machine may lack. Each tool is installed when a verb needs it and it is missing,
//! and each installation is announced.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::Verdict;
use crate::command::{ask, command, say_and_run};

/// A part of the pinned toolchain that is called as `cargo COMMAND`.
///
/// Rustup installs them by `rust-toolchain.toml` unless it is told not to.
pub fn component(root: &Path, subcommand: &str, component: &str) -> Result<()> {
    if ask(&mut command(root, "cargo", &[subcommand, "--version"])).is_some() {
        return Ok(());
    }
    println!("{component} is missing: installing it");
    install(root, "rustup", &["component", "add", component])
        .with_context(|| format!("`cargo {subcommand}` needs the component {component}"))
}

/// A program of the package registry, at a version that `fits`, as the answer to `probe`.
pub fn program(
    root: &Path,
    package: &str,
    version: &str,
    probe: &[&str],
    fits: impl Fn(&str) -> bool,
) -> Result<()> {
    let Some((first, rest)) = probe.split_first() else { bail!("{package} has no probe") };
    match ask(&mut command(root, first, rest)) {
        Some(answer) if fits(&answer) => return Ok(()),
        Some(answer) => println!("{} does not fit: installing {package} {version}", answer.trim()),
        None => println!("{package} is missing: installing it"),
    }
    install(root, "cargo", &["install", "--locked", package, "--version", version])
}

/// A package of the operating system, where it has `apt-get`.
pub fn system(root: &Path, package: &str, probe: &[&str]) -> Result<()> {
    let Some((first, rest)) = probe.split_first() else { bail!("{package} has no probe") };
    if ask(&mut command(root, first, rest)).is_some() {
        return Ok(());
    }
    println!("{package} is missing: installing it");
    // A fresh machine has no list of packages yet.
    install(root, "apt-get", &["update"])
        .and_then(|()| install(root, "apt-get", &["install", "-y", package]))
        .with_context(|| format!("install {package} by hand, then try again"))
}

fn install(root: &Path, program: &str, arguments: &[&str]) -> Result<()> {
    match say_and_run(&mut command(root, program, arguments))? {
        Verdict::Pass => Ok(()),
        Verdict::Fail => bail!("the installation failed"),
    }
}

/// The version of a package in the text of a `Cargo.lock`.
pub fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "\
[[package]]
name = \"gungraun-macros\"
version = \"0.7.1\"

[[package]]
name = \"gungraun\"
version = \"0.20.3\"
source = \"registry\"
";

    #[test]
    fn the_locked_version_is_that_of_exactly_this_package() {
        assert_eq!(locked_version(LOCK, "gungraun"), Some("0.20.3"));
        assert_eq!(locked_version(LOCK, "gungraun-macros"), Some("0.7.1"));
        assert_eq!(locked_version(LOCK, "gungra"), None);
    }

    #[test]
    fn a_tool_that_fits_is_left_alone() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let fits = |answer: &str| answer.starts_with("cargo 1");
        program(root, "no-such-package", "1", &["cargo", "--version"], fits).unwrap();
        system(root, "no-such-package", &["cargo", "--version"]).unwrap();
    }
}
