//! `ochre-soak`: what must never happen, tried for long. `cargo xtask soak` builds and runs it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Parser;
use ochre_soak::{
    Blow, Row, all_troubles, clocks_stand_still, kill_a_node, kill_postgres, kill_server,
};
use ochre_store::private_postgres::Fsync;

/// Kills servers and databases under load, fills disks, and looks whether anything is lost
///
/// Clients remember every acknowledged move, and the log in the database is compared with what
/// they remember. The exit code is 1 when anything happened that must never happen.
#[derive(Debug, Parser)]
struct Args {
    /// The program ochre
    #[arg(long, value_name = "FILE")]
    program: PathBuf,

    /// How often a server on SQLite is killed, and PostgreSQL's own; other troubles in proportion
    #[arg(long, value_name = "N", default_value_t = 500)]
    kills: usize,

    /// Begin again until so many minutes are over
    #[arg(long, value_name = "M", default_value_t = 0)]
    minutes: u64,

    /// Only what has this in its name: t1, t2, t4 or t5
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

fn main() -> Result<ExitCode> {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let until = Instant::now() + Duration::from_secs(args.minutes * 60);
    let mut rows = Vec::new();
    for seed in 0.. {
        rows.extend(runtime.block_on(soak(&args, seed))?);
        if Instant::now() >= until {
            break;
        }
    }
    println!("\n{}", Row::head());
    rows.iter().for_each(|row| println!("{row}"));
    let n_violations: usize = rows.iter().map(|row| row.violations.len()).sum();
    if n_violations == 0 {
        println!("nothing happened that must never happen");
        return Ok(ExitCode::SUCCESS);
    }
    println!("{n_violations} times something happened that must never happen");
    Ok(ExitCode::from(1))
}

/// Every trouble once.
async fn soak(args: &Args, seed: u64) -> Result<Vec<Row>> {
    let program: &Path = &args.program.canonicalize()?;
    let n_kills = args.kills;
    let wanted = |name: &str| args.only.as_deref().is_none_or(|only| only == name);
    let mut rows = Vec::new();
    let mut say = |row: Row| {
        println!("{row}");
        row.violations.iter().take(20).for_each(|violation| println!("  FAULT {violation}"));
        rows.push(row);
    };
    println!("{}", Row::head());
    if wanted("t1") {
        say(kill_server(program, Blow::Kill, n_kills, seed).await?);
        say(kill_postgres(program, n_kills, Fsync::On, seed).await?);
    }
    if wanted("t2") {
        say(kill_server(program, Blow::Term, n_kills.div_ceil(10), seed).await?);
        say(clocks_stand_still(program, Duration::from_secs(6)).await?);
    }
    if wanted("t4") {
        for row in all_troubles(program, n_kills.div_ceil(100)).await? {
            say(row);
        }
    }
    if wanted("t5") {
        say(kill_a_node(program, n_kills.div_ceil(50), 16, 12).await?);
    }
    Ok(rows)
}
