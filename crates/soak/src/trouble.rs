//! T4: a disk that is full, a file that can't be written, a database that somebody else holds:
//! a clear refusal, no corruption, and back to work without a restart.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use ochre_client::{Joined, Server, Wanted};
use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_wire::{Chat, Done};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::crowd::{Crowd, Plan};
use crate::kills::{finish, recover};
use crate::ochre::Ochre;
use crate::player::within;
use crate::report::Row;

/// How long somebody may wait for a refusal: the patience of the store, twice, and a little.
const REFUSAL_MAX: Duration = Duration::from_secs(15);

/// All troubles one after another, each so often.
///
/// # Errors
///
/// When one can't be tried; what goes wrong is a violation in its row.
pub async fn all_troubles(program: &Path, n_times: usize) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    let mut full = Sqlite::start("T4 SQLite: disk full", program).await?;
    for _ in 0..n_times {
        full.ochre.limit_files(Some(4096))?;
        full.must_refuse().await?;
        full.ochre.limit_files(None)?;
        full.must_recover().await;
    }
    rows.push(full.end().await?);

    let mut locked = Sqlite::start("T4 SQLite: held by another program", program).await?;
    for _ in 0..n_times {
        let mut other = locked.connect().await?;
        other.execute("BEGIN IMMEDIATE").await?;
        locked.must_refuse().await?;
        other.execute("ROLLBACK").await?;
        other.close().await?;
        locked.must_recover().await;
    }
    rows.push(locked.end().await?);

    let mut read_only = Sqlite::start("T4 SQLite: file can't be written", program).await?;
    // Only some systems have such a file, and only for some users.
    if read_only.seal(true)? {
        read_only.seal(false)?;
        for _ in 0..n_times {
            read_only.seal(true)?;
            read_only.must_refuse().await?;
            read_only.seal(false)?;
            read_only.must_recover().await;
        }
        rows.push(read_only.end().await?);
    } else {
        eprintln!("no file can be sealed by chattr here: that trouble is left out");
    }
    rows.push(read_only_postgres(program, n_times).await?);
    Ok(rows)
}

/// A server on SQLite with people who play, and somebody who talks.
struct Sqlite {
    row: Row,
    folder: tempfile::TempDir,
    ochre: Ochre,
    crowd: Crowd,
    talk: Joined,
}

impl Sqlite {
    async fn start(name: &'static str, program: &Path) -> Result<Sqlite> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("ochre.db").display().to_string();
        let ochre = Ochre::start(program, folder.path(), &database).await?;
        let crowd = crowd(&ochre).await?;
        let talk = ochre.server()?.join(&Wanted::for_two("stone-age")).await?;
        Ok(Sqlite { row: Row::new(name), folder, ochre, crowd, talk })
    }

    fn file(&self) -> std::path::PathBuf {
        self.folder.path().join("ochre.db")
    }

    /// Another program that uses the same file.
    async fn connect(&self) -> Result<SqliteConnection> {
        let options = SqliteConnectOptions::new().filename(self.file());
        Ok(options.busy_timeout(Duration::from_secs(10)).connect().await?)
    }

    /// Lets nobody write the write-ahead log, not even who has it open; `false` where that is
    /// impossible.
    fn seal(&self, is_sealed: bool) -> Result<bool> {
        let sign = if is_sealed { "+i" } else { "-i" };
        let mut command = Command::new("chattr");
        command.arg(sign).arg(format!("{}-wal", self.file().display()));
        Ok(command.output().is_ok_and(|output| output.status.success()))
    }

    async fn must_refuse(&mut self) -> Result<()> {
        must_refuse(&mut self.row, &self.crowd, &self.ochre.server()?, &self.talk).await;
        Ok(())
    }

    async fn must_recover(&mut self) {
        let n_before = self.crowd.n_moves();
        recover(&mut self.row, &self.crowd, n_before).await;
    }

    async fn end(mut self) -> Result<Row> {
        if !self.ochre.is_alive() {
            self.row.violations.push("the server did not survive".into());
        }
        let ledgers = self.crowd.go_home().await?;
        self.ochre.stop().await?;
        let file = self.folder.path().join("ochre.db");
        let mut connection = SqliteConnectOptions::new().filename(&file).connect().await?;
        let well: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
        connection.close().await?;
        if well != "ok" {
            self.row.violations.push(format!("the file is damaged: {well}"));
        }
        finish(self.row, &file.display().to_string(), &ledgers).await
    }
}

/// PostgreSQL takes nothing for a while, as a stand-by does.
async fn read_only_postgres(program: &Path, n_times: usize) -> Result<Row> {
    let mut row = Row::new("T4 PostgreSQL: read only");
    let folder = tempfile::tempdir()?;
    let postgres = block_in_place(|| PrivatePostgres::start(Fsync::Off));
    let mut ochre = Ochre::start(program, folder.path(), &postgres.url()).await?;
    let crowd = crowd(&ochre).await?;
    let talk = ochre.server()?.join(&Wanted::for_two("stone-age")).await?;
    let mut admin = PgConnection::connect(&postgres.url()).await?;
    admin.execute("SET default_transaction_read_only = off").await?;
    for _ in 0..n_times {
        admin.execute("ALTER SYSTEM SET default_transaction_read_only = on").await?;
        admin.execute("SELECT pg_reload_conf()").await?;
        must_refuse(&mut row, &crowd, &ochre.server()?, &talk).await;
        admin.execute("ALTER SYSTEM RESET default_transaction_read_only").await?;
        admin.execute("SELECT pg_reload_conf()").await?;
        let n_before = crowd.n_moves();
        recover(&mut row, &crowd, n_before).await;
    }
    admin.close().await?;
    let ledgers = crowd.go_home().await?;
    ochre.stop().await?;
    finish(row, &postgres.url(), &ledgers).await
}

async fn crowd(ochre: &Ochre) -> Result<Crowd> {
    let mut crowd = Crowd::new(vec![ochre.server()?], Duration::ZERO);
    (0..4).for_each(|_| crowd.add(Plan::endless("stone-age")));
    let plays = within(Duration::from_secs(20), || crowd.n_moves() > 20).await;
    ensure!(plays, "nobody could move before the trouble");
    Ok(crowd)
}

/// Whoever plays is told that nothing can be stored, and so is whoever talks.
async fn must_refuse(row: &mut Row, crowd: &Crowd, server: &Server, talk: &Joined) {
    row.n_blows += 1;
    let n_before = crowd.n_unavailable();
    let path = format!("/api/tables/{}/chat", talk.table);
    let session = talk.sessions.first().map(String::as_str);
    let chat = Chat { id: format!("talk-{}", row.n_blows), text: "anybody there?".into() };
    let said: Result<Done, _> = server.post(&path, session, &chat).await;
    match said {
        Err(error) if error.status() == Some(503) => {}
        other => row.violations.push(format!("503 was expected in trouble, not {other:?}")),
    }
    if !within(REFUSAL_MAX, || crowd.n_unavailable() > n_before).await {
        row.violations.push("nobody who played was told of the trouble".into());
    }
    // It stays calm however long it lasts.
    sleep(Duration::from_millis(500)).await;
}

/// Whether clocks stand still while no server is up (T2).
///
/// # Errors
///
/// When it can't be tried.
pub async fn clocks_stand_still(program: &Path, down: Duration) -> Result<Row> {
    let mut row = Row::new("T2 clocks stand still meanwhile");
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("ochre.db").display().to_string();
    let mut ochre = Ochre::start(program, folder.path(), &database).await?;
    let server = ochre.server()?;
    let mut wanted = Wanted::for_two("stone-age");
    wanted.clock = ochre_wire::Clock::Live { bank: 60, increment: 0, most: 60 };
    let joined = server.join(&wanted).await?;
    let before = time_left(&server, &joined).await?;
    ochre.stop().await?;
    sleep(down).await;
    ochre.restart().await?;
    row.n_blows += 1;
    let after = time_left(&server, &joined).await?;
    let lost = Duration::from_millis((before - after).max(0) as u64);
    if lost > Duration::from_secs(2) {
        row.violations.push(format!("a clock lost {lost:?} while the server was down {down:?}"));
    }
    row.n_moves = 1;
    Ok(row.end())
}

/// What the seat whose time runs has left.
async fn time_left(server: &Server, joined: &Joined) -> Result<i64> {
    let session = joined.sessions.first().map(String::as_str);
    let path = format!("/api/tables/{}", joined.table);
    let seen: serde_json::Value = server.get(&path, session).await?;
    let state = &seen["state"];
    let running = state["running"].as_u64().context("no clock runs")?;
    let seat = &state["seats"][running as usize - 1];
    seat["time_left"].as_i64().context("no time is told")
}
