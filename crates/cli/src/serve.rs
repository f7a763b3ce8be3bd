//! `ochre serve`: tables for browsers and programs.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use ochre_fair::MasterKey;
use ochre_server::{App, Settings, serve};
use ochre_store::{Options, Store};
use tokio::net::TcpListener;

use crate::Answer;

/// Starts the server: people and bots at tables, in the browser or by program
///
/// Without any flag it serves this machine alone and keeps everything in one SQLite file.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "OCHRE_LISTEN")]
    listen: String,

    /// An SQLite file or postgres://… [default: ochre.db in the data folder of the user]
    #[arg(long, value_name = "FILE|URL", env = "OCHRE_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// The key from which the luck of all tables follows; made where there is none
    /// [default: ochre.key beside the SQLite file, or in the data folder]
    #[arg(long, value_name = "FILE", env = "OCHRE_KEY")]
    key: Option<PathBuf>,

    /// Where people reach the server, as https://games.example.org
    #[arg(long, value_name = "URL", env = "OCHRE_PUBLIC_URL")]
    public_url: Option<String>,

    /// Believe the proxy in front about the address of a client (X-Forwarded-For)
    #[arg(long, env = "OCHRE_TRUST_PROXY")]
    trust_proxy: bool,

    /// Requests that one address may make in a second; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 30, env = "OCHRE_REQUESTS_PER_SECOND")]
    requests_per_second: u32,

    /// Don't open a browser
    #[arg(long, env = "OCHRE_NO_OPEN")]
    no_open: bool,
}

/// Serves until it is told to stop.
pub fn run(args: &ServeArgs) -> Result<Answer> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve_until_stopped(args))?;
    Ok(Answer::Yes)
}

async fn serve_until_stopped(args: &ServeArgs) -> Result<()> {
    let listener = TcpListener::bind(&args.listen).await.with_context(|| {
        format!("can't listen on {}: choose another address with --listen", args.listen)
    })?;
    let database = match &args.database {
        Some(database) => database.clone(),
        None => data_folder()?.join("ochre.db").display().to_string(),
    };
    let key = master_key(&key_file(args, &database)?)?;
    let store = Store::open(&database, Options::default()).await.context("the database")?;
    let settings = Settings {
        public_url: args.public_url.clone(),
        trust_proxy: args.trust_proxy,
        requests_per_second: args.requests_per_second,
        ..Settings::default()
    };
    let app = App::new(store, key, settings).await.map_err(|failure| anyhow!("{failure:?}"))?;
    let served =
        serve(app.clone(), listener, None).await.map_err(|failure| anyhow!("{failure:?}"))?;
    println!("Ochre is at http://{}", served.address);
    std::io::stdout().flush()?;
    tokio::spawn(async move {
        stop_asked().await;
        app.stop();
    });
    Ok(served.finished().await?)
}

/// Returns when the user or the system asks the program to stop.
async fn stop_asked() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

/// Where the user's programs keep their data.
fn data_folder() -> Result<PathBuf> {
    let folder = dirs::data_dir().context("this system names no data folder: give --database")?;
    let folder = folder.join("ochre");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

fn key_file(args: &ServeArgs, database: &str) -> Result<PathBuf> {
    if let Some(key) = &args.key {
        return Ok(key.clone());
    }
    if database.contains("://") {
        return Ok(data_folder()?.join("ochre.key"));
    }
    let database = Path::new(database.strip_prefix("sqlite:").unwrap_or(database));
    Ok(database.with_extension("key"))
}

/// Reads the key, or makes one that only this user can read.
fn master_key(file: &Path) -> Result<MasterKey> {
    match fs::read_to_string(file) {
        Ok(text) => text
            .trim()
            .parse()
            .map_err(|_| anyhow!("{} holds no key: 64 hexadecimal digits", file.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).context("the system gives no random bytes")?;
            let key = MasterKey::new(bytes);
            let mut options = fs::OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut out = options.open(file).with_context(|| file.display().to_string())?;
            writeln!(out, "{}", key.to_hex())?;
            out.sync_all()?;
            Ok(key)
        }
        Err(error) => Err(error).with_context(|| file.display().to_string()),
    }
}
