//! A PostgreSQL server of one's own for a test: in a temporary folder, reached by a socket in it,
//! gone when it is dropped or when the test is killed.
//!
//! For tests only: it panics where a test would.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long a start may take on a busy machine.
const START_MAX: Duration = Duration::from_secs(60);

/// Runs the server and waits for one line: the signal that ends it. When the pipe breaks because
/// the test was killed, the server is killed too.
const KEEPER: &str = r#"
exec 3<&0
"$@" < /dev/null &
server=$!
read -r signal <&3
kill -s "${signal:-KILL}" "$server"
wait "$server""#;

/// Whether a commit waits for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fsync {
    /// As in earnest; for measurements.
    On,
    /// Quick; for tests. A killed server loses nothing by it, only a machine that stops would.
    Off,
}

/// A running server, or one that was stopped and can run again.
#[derive(Debug)]
pub struct PrivatePostgres {
    programs: PathBuf,
    folder: TempDir,
    is_root: bool,
    fsync: Fsync,
    keeper: Option<Child>,
}

impl PrivatePostgres {
    /// Makes a new, empty server and starts it.
    ///
    /// # Panics
    ///
    /// When PostgreSQL is not installed or does not start.
    pub fn start(fsync: Fsync) -> PrivatePostgres {
        let Some(programs) = find_programs() else {
            panic!(
                "this test needs PostgreSQL; `cargo xtask test` installs it, or by hand: \
                 apt-get install postgresql"
            )
        };
        let folder = must(TempDir::with_prefix("ochre-postgres-"), "a temporary folder");
        let is_root = must(fs::metadata(folder.path()), "the temporary folder").uid() == 0;
        let mut server = PrivatePostgres { programs, folder, is_root, fsync, keeper: None };
        if is_root {
            // PostgreSQL refuses to run as root.
            server.run(Command::new("chown").arg("postgres").arg(server.folder.path()));
        }
        server.run(server.program("initdb").arg("--pgdata").arg(server.data()).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]));
        server.restart();
        server
    }

    /// The address of its first database.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Makes another database and returns its address.
    ///
    /// # Panics
    ///
    /// When there is one of this name.
    pub fn database(&self, name: &str) -> String {
        self.run(self.program("createdb").arg("--host").arg(self.folder.path()).args([
            "--username=postgres",
            "--no-password",
            name,
        ]));
        self.url_of(name)
    }

    /// Stops it in good order; all connections are closed.
    pub fn stop(&mut self) {
        self.end("INT");
    }

    /// Kills it, as `kill -9` does.
    pub fn kill(&mut self) {
        self.end("KILL");
    }

    /// Starts it again with all its data.
    ///
    /// # Panics
    ///
    /// When it runs already or does not start.
    pub fn restart(&mut self) {
        assert!(self.keeper.is_none(), "it runs already");
        let begin = Instant::now();
        // After a kill the old processes need a moment to notice; until then a new server refuses
        // to start beside them.
        while !self.try_start() {
            let log = fs::read_to_string(self.log()).unwrap_or_default();
            assert!(begin.elapsed() < START_MAX, "PostgreSQL does not start:\n{log}");
            sleep(Duration::from_millis(100));
        }
    }

    fn try_start(&mut self) -> bool {
        let socket = self.folder.path().display();
        let log = must(File::create(self.log()), "the log of the server");
        let fsync = match self.fsync {
            Fsync::On => "fsync=on",
            Fsync::Off => "fsync=off",
        };
        let mut server = self.program("postgres");
        server.arg("-D").arg(self.data()).args(["-c", "listen_addresses=", "-c", fsync]);
        server.args(["-c", &format!("unix_socket_directories={socket}")]);
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]).arg(server.get_program()).args(server.get_args());
        keeper.current_dir(self.folder.path()).stdin(Stdio::piped()).stdout(Stdio::null());
        self.keeper = Some(must(keeper.stderr(log).spawn(), "sh"));
        let begin = Instant::now();
        loop {
            // The keeper ends with the server only when it was told to, so the server is asked.
            let mut ask = self.program("pg_isready");
            ask.arg("--quiet").arg("--host").arg(self.folder.path());
            if must(ask.status(), "pg_isready").success() {
                return true;
            }
            let log = fs::read_to_string(self.log()).unwrap_or_default();
            let starting = log.contains("the database system is starting up");
            if log.contains("FATAL:") && !starting || begin.elapsed() > START_MAX {
                self.kill();
                return false;
            }
            sleep(Duration::from_millis(30));
        }
    }

    fn end(&mut self, signal: &str) {
        if let Some(mut keeper) = self.keeper.take() {
            if let Some(mut pipe) = keeper.stdin.take() {
                let _ = writeln!(pipe, "{signal}");
            }
            let _ = keeper.wait();
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn url_of(&self, database: &str) -> String {
        let socket = self.folder.path().display();
        format!("postgres://postgres@localhost/{database}?host={socket}")
    }

    /// One of PostgreSQL's programs, as a user that may run it.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if self.is_root {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]);
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }

    fn run(&self, command: &mut Command) {
        let output = must(command.output(), "a program of PostgreSQL");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command:?} failed:\n{said}");
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The folder of PostgreSQL's programs: where `initdb` on the path leads to, or where Debian
/// keeps them.
fn find_programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path)
        .filter_map(|folder| fs::canonicalize(folder.join("initdb")).ok())
        .filter_map(|program| program.parent().map(Path::to_path_buf))
        .collect();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    debian.sort();
    folders.extend(debian.into_iter().rev());
    let runs = |program: PathBuf| {
        fs::metadata(program).is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
    };
    let all = ["initdb", "postgres", "createdb", "pg_isready"];
    folders.into_iter().find(|folder| all.iter().all(|name| runs(folder.join(name))))
}

fn must<T>(result: std::io::Result<T>, what: &str) -> T {
    result.unwrap_or_else(|error| panic!("{what}: {error}"))
}
