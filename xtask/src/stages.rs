//! `test`: the stages that must hold before a change lands, the quick ones first.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::command::{command, run};
use crate::{Verdict, browser, rules, tidy, tools};

/// One concern, with the line that repeats it alone.
struct Stage {
    name: &'static str,
    work: Work,
}

enum Work {
    Cargo(&'static [&'static str]),
    /// A script of the web client.
    Npm(&'static str),
    Verb(&'static str, fn(&Path) -> Result<Verdict>),
}

const STAGES: &[Stage] = &[
    Stage { name: "format", work: Work::Cargo(&["fmt", "--all", "--check"]) },
    Stage { name: "tidy", work: Work::Verb("tidy", tidy::check) },
    Stage { name: "rules", work: Work::Verb("rules", rules::check) },
    Stage {
        name: "lint",
        work: Work::Cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    // The lint has built the client, and for that installed its tools.
    Stage { name: "web types", work: Work::Npm("check") },
    Stage { name: "web tests", work: Work::Npm("test") },
    Stage { name: "tests", work: Work::Cargo(&["test", "--workspace"]) },
    Stage { name: "browser", work: Work::Verb("browser", browser::test) },
];

/// The store is tested on a server of its own. Debian keeps the server's programs off the path.
const POSTGRESQL: &[&str] =
    &["sh", "-c", "initdb --version || ls /usr/lib/postgresql/*/bin/initdb"];

/// Runs every stage in order and stops at the first that fails.
pub fn test(root: &Path) -> Result<Verdict> {
    tools::component(root, "fmt", "rustfmt")?;
    tools::component(root, "clippy", "clippy")?;
    tools::system(root, "postgresql", POSTGRESQL)?;
    browser::install(root)?;
    in_order(root, STAGES)
}

fn in_order(root: &Path, stages: &[Stage]) -> Result<Verdict> {
    let begin = Instant::now();
    for stage in stages {
        println!("== {}: {}", stage.name, stage.repeat());
        let stage_begin = Instant::now();
        let verdict = stage.run(root)?;
        let taken = seconds(stage_begin.elapsed());
        if verdict == Verdict::Fail {
            println!("== {}: FAILED after {taken}; to repeat it: {}", stage.name, stage.repeat());
            return Ok(Verdict::Fail);
        }
        println!("== {}: passed in {taken}", stage.name);
    }
    println!("== all {} stages passed in {}", stages.len(), seconds(begin.elapsed()));
    Ok(Verdict::Pass)
}

impl Stage {
    fn run(&self, root: &Path) -> Result<Verdict> {
        match self.work {
            Work::Cargo(arguments) => run(&mut command(root, "cargo", arguments)),
            Work::Npm(script) => {
                run(&mut command(root, "npm", &["--prefix", "web", "run", script]))
            }
            Work::Verb(_, check) => check(root),
        }
    }

    fn repeat(&self) -> String {
        match self.work {
            Work::Cargo(arguments) => format!("cargo {}", arguments.join(" ")),
            Work::Npm(script) => format!("npm --prefix web run {script}"),
            Work::Verb(name, _) => format!("cargo xtask {name}"),
        }
    }
}

fn seconds(taken: Duration) -> String {
    format!("{:.1} s", taken.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::VERBS;

    #[test]
    fn the_first_failing_stage_is_the_last_that_runs() {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        fn pass(_: &Path) -> Result<Verdict> {
            RUNS.fetch_add(1, Ordering::Relaxed);
            Ok(Verdict::Pass)
        }
        fn fail(_: &Path) -> Result<Verdict> {
            RUNS.fetch_add(1, Ordering::Relaxed);
            Ok(Verdict::Fail)
        }
        let stage = |check| Stage { name: "stage", work: Work::Verb("stage", check) };

        let verdict = in_order(Path::new("."), &[stage(pass), stage(pass)]).unwrap();
        assert_eq!((verdict, RUNS.swap(0, Ordering::Relaxed)), (Verdict::Pass, 2));

        let verdict = in_order(Path::new("."), &[stage(pass), stage(fail), stage(pass)]).unwrap();
        assert_eq!((verdict, RUNS.load(Ordering::Relaxed)), (Verdict::Fail, 2));
    }

    #[test]
    fn a_stage_that_is_a_verb_is_repeated_by_a_verb_that_exists() {
        for stage in STAGES {
            if let Work::Verb(name, _) = stage.work {
                assert!(VERBS.iter().any(|verb| verb.name == name), "{name}");
            }
        }
    }

    #[test]
    fn each_stage_says_how_it_is_repeated_alone() {
        let lines: Vec<String> = STAGES.iter().map(Stage::repeat).collect();
        assert!(lines.contains(&"cargo test --workspace".to_string()));
        assert!(lines.contains(&"npm --prefix web run check".to_string()));
    }
}
