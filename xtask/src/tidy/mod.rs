//! `tidy`: what neither the compiler nor a linter sees. Long files, leftovers, paths of one
//! machine, white space, and crates that do not say what they are for.

mod text;

use std::path::Path;

use anyhow::Result;

use crate::{Verdict, files};

/// Something to mend, or to think about.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    line: usize,
    what: String,
    is_fault: bool,
}

/// Looks through every file of the project; faults go to stdout, warnings to stderr.
pub fn check(root: &Path) -> Result<Verdict> {
    let all = files::list(root)?;
    let mut n_faults = 0;
    for file in &all {
        for finding in look_at(root, &all, file)? {
            let Finding { line, what, is_fault } = finding;
            if is_fault {
                n_faults += 1;
                println!("{file}:{line}: {what}");
            } else {
                eprintln!("warning: {file}:{line}: {what}");
            }
        }
    }
    println!("tidy: {} files, {n_faults} faults", all.len());
    Ok(if n_faults == 0 { Verdict::Pass } else { Verdict::Fail })
}

fn look_at(root: &Path, all: &[String], file: &str) -> Result<Vec<Finding>> {
    let Some(content) = files::text(root, file)? else {
        let what = "source that is no text".to_owned();
        let fault = Finding { line: 1, what, is_fault: true };
        return Ok(if text::is_source(file) { vec![fault] } else { Vec::new() });
    };
    let mut findings = text::findings(file, &content);
    if is_crate_root(all, file) && !content.starts_with("//!") {
        let what = "a crate begins with `//!` and what it is for".to_owned();
        findings.push(Finding { line: 1, what, is_fault: true });
    }
    Ok(findings)
}

/// Whether this is the first file of a library or program: `src/lib.rs` beside a `Cargo.toml`.
fn is_crate_root(all: &[String], file: &str) -> bool {
    let folder = file.strip_suffix("src/lib.rs").or_else(|| file.strip_suffix("src/main.rs"));
    folder.is_some_and(|folder| all.contains(&format!("{folder}Cargo.toml")))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn owned(files: &[&str]) -> Vec<String> {
        files.iter().map(|file| (*file).to_owned()).collect()
    }

    #[test]
    fn a_crate_root_stands_beside_a_manifest() {
        let all = owned(&["crates/cli/Cargo.toml", "crates/cli/src/main.rs", "xtask/Cargo.toml"]);
        assert!(is_crate_root(&all, "crates/cli/src/main.rs"));
        assert!(is_crate_root(&all, "crates/cli/src/lib.rs"));
        assert!(is_crate_root(&all, "xtask/src/main.rs"));
        assert!(!is_crate_root(&all, "crates/cli/src/play.rs"));
        assert!(!is_crate_root(&all, "web/src/main.rs"));
    }

    /// A project of one crate in a folder that git ignores.
    fn project(name: &str, main: &str) -> (std::path::PathBuf, Vec<String>) {
        let folder = crate::root().join("target/xtask-tests").join(name);
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::write(folder.join("Cargo.toml"), "[package]\n").unwrap();
        fs::write(folder.join("src/main.rs"), main).unwrap();
        (folder, owned(&["Cargo.toml", "src/main.rs"]))
    }

    #[test]
    fn a_crate_says_what_it_is_for() {
        let (root, all) = project("with-head", "//! A program.\n\nfn main() {}\n");
        assert_eq!(look_at(&root, &all, "src/main.rs").unwrap(), []);

        let (root, all) = project("without-head", "fn main() {}\n");
        let findings = look_at(&root, &all, "src/main.rs").unwrap();
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].is_fault && findings[0].what.contains("//!"), "{findings:?}");
    }

    #[test]
    fn source_that_is_no_text_is_a_fault() {
        let (root, all) = project("no-text", "//! \0\n");
        assert!(look_at(&root, &all, "src/main.rs").unwrap()[0].is_fault);
    }

    #[test]
    fn this_program_passes_its_own_checks() {
        let root = crate::root();
        let all = files::list(&root).unwrap();
        for file in all.iter().filter(|file| file.starts_with("xtask/")) {
            assert_eq!(look_at(&root, &all, file).unwrap(), [], "{file}");
        }
    }
}
