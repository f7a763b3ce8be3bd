//! T1 and T2: the server, or its database, is ended again and again while people play.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use ochre_kernel::Rng;
use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::check::check_store;
use crate::crowd::{Crowd, Plan, sum};
use crate::ledger::Ledger;
use crate::ochre::Ochre;
use crate::player::within;
use crate::report::Row;

/// How the server ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// `kill -9`.
    Kill,
    /// `kill`: it may finish what it has begun.
    Term,
}

/// How many tables play meanwhile.
const N_TABLES: usize = 12;
/// How long it may take after a trouble until somebody's move is acknowledged.
const RECOVERY_MAX: Duration = Duration::from_secs(20);
/// After so many kills the file is looked at as the killed process left it.
const LOOK_EVERY: usize = 25;

/// Ends a server on SQLite so often and starts it again.
///
/// # Errors
///
/// When it can't be tried; what goes wrong is a violation in the row.
pub async fn kill_server(program: &Path, blow: Blow, n_blows: usize, seed: u64) -> Result<Row> {
    let mut row = Row::new(match blow {
        Blow::Kill => "T1 SQLite: kill -9",
        Blow::Term => "T2 SQLite: stop and start again",
    });
    let mut rng = Rng::from_stream(seed, 1);
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("ochre.db");
    let database = file.display().to_string();
    let mut ochre = Ochre::start(program, folder.path(), &database).await?;
    let crowd = people(&ochre)?;
    for round in 1..=n_blows {
        sleep(Duration::from_millis(60 + u64::from(rng.below(500)))).await;
        match blow {
            Blow::Kill => ochre.kill()?,
            Blow::Term => {
                let status = ochre.stop().await?;
                if !status.success() {
                    row.violations.push(format!("a server that was asked to stop ended: {status}"));
                }
            }
        }
        row.n_blows += 1;
        if round % LOOK_EVERY == 0 {
            let copy = copy_of(&file)?;
            let ledgers = crowd.ledgers();
            let url = copy.path().join("ochre.db").display().to_string();
            let left = check_store(&url, ledgers.iter().map(|ledger| &**ledger)).await?;
            row.violations.extend(left);
        }
        let n_before = crowd.n_moves();
        ochre.restart().await?;
        recover(&mut row, &crowd, n_before).await;
    }
    let ledgers = crowd.go_home().await?;
    ochre.stop().await?;
    finish(row, &database, &ledgers).await
}

/// Kills PostgreSQL's server so often while the Ochre process stays.
///
/// # Errors
///
/// When it can't be tried; what goes wrong is a violation in the row.
pub async fn kill_postgres(program: &Path, n_kills: usize, fsync: Fsync, seed: u64) -> Result<Row> {
    let mut row = Row::new("T1 PostgreSQL: its server kill -9");
    let mut rng = Rng::from_stream(seed, 2);
    let folder = tempfile::tempdir()?;
    let mut postgres = block_in_place(|| PrivatePostgres::start(fsync));
    let mut ochre = Ochre::start(program, folder.path(), &postgres.url()).await?;
    let crowd = people(&ochre)?;
    for _ in 0..n_kills {
        sleep(Duration::from_millis(100 + u64::from(rng.below(700)))).await;
        block_in_place(|| postgres.kill());
        row.n_blows += 1;
        sleep(Duration::from_millis(u64::from(rng.below(300)))).await;
        let n_before = crowd.n_moves();
        block_in_place(|| postgres.restart());
        recover(&mut row, &crowd, n_before).await;
    }
    if !ochre.is_alive() {
        row.violations.push("the server did not survive its database".into());
    }
    let ledgers = crowd.go_home().await?;
    ochre.stop().await?;
    finish(row, &postgres.url(), &ledgers).await
}

/// People at tables of both games.
fn people(ochre: &Ochre) -> Result<Crowd> {
    let mut crowd = Crowd::new(vec![ochre.server()?], Duration::ZERO);
    for index in 0..N_TABLES {
        crowd.add(Plan::endless(if index % 4 == 3 { "endless-winter" } else { "stone-age" }));
    }
    Ok(crowd)
}

/// Waits for the first move after a trouble.
pub async fn recover(row: &mut Row, crowd: &Crowd, n_before: usize) {
    let begin = Instant::now();
    if !within(RECOVERY_MAX, || crowd.n_moves() > n_before).await {
        row.violations.push(format!("no move for {RECOVERY_MAX:?} after trouble {}", row.n_blows));
    }
    row.recoveries.push(begin.elapsed());
}

/// Compares everything and closes the row.
pub async fn finish(mut row: Row, url: &str, ledgers: &[std::sync::Arc<Ledger>]) -> Result<Row> {
    sum(&mut row, ledgers);
    row.violations.extend(check_store(url, ledgers.iter().map(|ledger| &**ledger)).await?);
    ensure!(row.n_moves > 0, "nobody could move");
    Ok(row.end())
}

/// The file and its write-ahead log as they are now, in a folder of their own.
fn copy_of(file: &Path) -> Result<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    for ending in ["", "-wal"] {
        let from = format!("{}{ending}", file.display());
        if Path::new(&from).exists() {
            std::fs::copy(&from, folder.path().join(format!("ochre.db{ending}")))?;
        }
    }
    Ok(folder)
}
