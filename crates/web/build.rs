//! Builds the web client into `OUT_DIR/client`: `npm ci` only when the lock file has changed since
//! the last time, then `vite build`. Where nothing changed, cargo doesn't even start this.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

/// What the client is made of, seen from the root of the project.
const INPUTS: &[&str] = &[
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/.npmrc",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "locales",
];

/// The oldest Node that the tools of the client run on.
const NODE_LEAST: u32 = 20;

fn main() {
    if let Err(why) = build() {
        // A panic would bury the sentence under a backtrace.
        eprintln!("\n{why}\n");
        exit(1);
    }
}

fn build() -> Result<(), String> {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../..");
    let web = root.join("web");
    for input in INPUTS {
        println!("cargo::rerun-if-changed={}", root.join(input).display());
    }
    check_node()?;
    // Two builds at once (an editor and a terminal) must not install into one folder.
    let lock =
        File::create(web.join(".npm-lock")).map_err(|why| format!("web/.npm-lock: {why}"))?;
    lock.lock().map_err(|why| format!("web/.npm-lock: {why}"))?;
    install(&web)?;
    let client = PathBuf::from(variable("OUT_DIR")?).join("client");
    let mut vite = Command::new("node");
    vite.arg("node_modules/vite/bin/vite.js").args(["build", "--emptyOutDir", "--outDir"]);
    run(vite.arg(client).env("NODE_ENV", "production").current_dir(&web))
}

fn check_node() -> Result<(), String> {
    let asked = Command::new("node").arg("--version").output().ok();
    let version = asked.map(|answer| String::from_utf8_lossy(&answer.stdout).trim().to_string());
    let major: Option<u32> = version
        .as_deref()
        .and_then(|version| version.trim_start_matches('v').split('.').next()?.parse().ok());
    match major {
        Some(major) if major >= NODE_LEAST => Ok(()),
        Some(_) => Err(format!(
            "The web client of Ochre needs Node {NODE_LEAST} or newer to be built; here is {}.\n\
             Get a newer one from https://nodejs.org, then build again.",
            version.unwrap_or_default()
        )),
        None => Err(format!(
            "The web client of Ochre needs Node {NODE_LEAST} or newer to be built, and none is here.\n\
             Get it from https://nodejs.org (or `apt-get install nodejs npm`), then build again."
        )),
    }
}

/// Installs the tools, unless they are those of this lock file already.
fn install(web: &Path) -> Result<(), String> {
    let lock = fs::read(web.join("package-lock.json"))
        .map_err(|why| format!("package-lock.json: {why}"))?;
    let stamp = web.join("node_modules/.ochre-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm)
        .args(["ci", "--prefer-offline", "--no-audit", "--no-fund"])
        .current_dir(web))?;
    fs::write(&stamp, lock).map_err(|why| format!("{}: {why}", stamp.display()))
}

fn run(command: &mut Command) -> Result<(), String> {
    let program = format!("{command:?}");
    let output = command.output().map_err(|why| format!("{program} doesn't start: {why}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "Building the web client failed: {program}\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}

fn variable(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| format!("cargo sets {name}"))
}
