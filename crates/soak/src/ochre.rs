//! The real program as a child process.

use std::fs::{File, OpenOptions};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use ochre_client::Server;
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use tokio::time::sleep;

/// How long a start may take on a busy machine.
const START_MAX: Duration = Duration::from_secs(30);
/// How long a stop may take: longer than the server waits for slow readers.
const STOP_MAX: Duration = Duration::from_secs(20);

/// A server that runs, or one that was stopped and can run again at the same address.
#[derive(Debug)]
pub struct Ochre {
    program: PathBuf,
    folder: PathBuf,
    database: String,
    port: u16,
    child: Option<Child>,
}

impl Ochre {
    /// Starts a server. Its key is in the folder, and so is what it says.
    ///
    /// # Errors
    ///
    /// When it does not start.
    pub async fn start(program: &Path, folder: &Path, database: &str) -> Result<Ochre> {
        // The system gives a port that nobody has; nobody takes it within this moment.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let (program, folder) = (program.to_owned(), folder.to_owned());
        let mut server = Ochre { program, folder, database: database.into(), port, child: None };
        server.restart().await?;
        Ok(server)
    }

    /// Starts it again at the same address.
    ///
    /// # Errors
    ///
    /// When it does not start.
    pub async fn restart(&mut self) -> Result<()> {
        // A file that grows beyond a limit is an error to be answered, not a signal that kills.
        let mut command = Command::new("sh");
        command
            .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#])
            .arg(&self.program)
            .args(["serve", "--no-open", "--requests-per-second", "0"])
            .args(["--listen", &format!("127.0.0.1:{}", self.port)])
            .args(["--database", &self.database])
            .arg("--key")
            .arg(self.folder.join("ochre.key"))
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(self.log()?);
        let child = command.spawn().context("the program does not start")?;
        let child = self.child.insert(child);
        let begin = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                bail!("the server ended with {status}; see what it said");
            }
            let server = Server::at(&format!("127.0.0.1:{}", self.port))?;
            if server.text("/healthz", None).await.is_ok() {
                return Ok(());
            }
            if begin.elapsed() > START_MAX {
                bail!("the server does not answer");
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Where it is.
    ///
    /// # Errors
    ///
    /// Never, as long as a port is a number.
    pub fn server(&self) -> Result<Server> {
        Ok(Server::at(&format!("127.0.0.1:{}", self.port))?)
    }

    /// Kills it, as `kill -9` does.
    ///
    /// # Errors
    ///
    /// When it does not run.
    pub fn kill(&mut self) -> Result<()> {
        let mut child = self.child.take().context("it does not run")?;
        child.kill()?;
        child.wait()?;
        Ok(())
    }

    /// Asks it to stop and waits until it has.
    ///
    /// # Errors
    ///
    /// When it does not run, or does not stop in time.
    pub async fn stop(&mut self) -> Result<ExitStatus> {
        let mut child = self.child.take().context("it does not run")?;
        kill_process(Pid::from_child(&child), Signal::TERM)?;
        let begin = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status);
            }
            if begin.elapsed() > STOP_MAX {
                child.kill()?;
                child.wait()?;
                bail!("the server does not stop when it is asked to");
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// No file that it writes may be longer: a disk that is full. Nothing lifts the limit.
    ///
    /// # Errors
    ///
    /// When it does not run.
    pub fn limit_files(&self, bytes: Option<u64>) -> Result<()> {
        let child = self.child.as_ref().context("it does not run")?;
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(Pid::from_child(child)), Resource::Fsize, limit)?;
        Ok(())
    }

    /// Whether the process that was started last still runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| matches!(child.try_wait(), Ok(None)))
    }

    fn log(&self) -> Result<File> {
        let file = self.folder.join(format!("server-{}.log", self.port));
        OpenOptions::new().create(true).append(true).open(file).context("the log of the server")
    }
}

impl Drop for Ochre {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}
