//! `ochre serve`: tables for browsers and programs.

mod asked;
mod key;
mod links;
mod logs;
mod settings;

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use ochre_server::{App, Failure, Settings, serve};

use self::asked::StopAsked;
use self::settings::Wishes;
use crate::{Answer, database};

/// Starts the server: people and bots at tables, in the browser or by program
///
/// Without any flag it serves this machine alone and keeps everything in one SQLite file. Nothing
/// that was answered is lost when it is stopped, however it is stopped.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ServeArgs {
    #[command(flatten)]
    wishes: Wishes,

    /// A file with settings in TOML
    #[arg(long, value_name = "FILE", env = "OCHRE_CONFIG", hide_env_values = true)]
    config: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Every setting can be a flag (--public-url URL), a variable of the environment
(OCHRE_PUBLIC_URL=URL) or a line of the --config file (public-url = \"URL\").
Flags come before variables, variables before the file.

Examples:
  ochre serve                            this machine alone
  ochre serve --lan                      everybody in your network
  ochre serve --public-url https://games.example.org --trust-proxy
                                         a club, behind a proxy with HTTPS
  ochre serve --database postgres://…    several servers on one database

docs/hosting.md tells about backups, upgrades, PostgreSQL and two machines.";

/// Serves until it is told to stop.
pub fn run(args: ServeArgs) -> Result<Answer> {
    let wishes = args.wishes.complete(args.config.as_deref())?;
    logs::begin(wishes.log.as_deref(), wishes.log_format.unwrap_or_default())?;
    for variable in Wishes::unknown_variables() {
        tracing::warn!(variable, "there is no such setting; `ochre serve --help` lists them");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve_until_stopped(wishes))?;
    Ok(Answer::Yes)
}

async fn serve_until_stopped(wishes: Wishes) -> Result<()> {
    let (lan, no_open) = (wishes.lan.unwrap_or(false), wishes.no_open.unwrap_or(false));
    let database = match &wishes.database {
        Some(database) => database.clone(),
        None => database::default_database()?,
    };
    let _alone = database::alone(&database)?;
    let listener = links::listen(wishes.listen.as_deref(), lan).await?;
    let store = database::open(&database).await?;
    let key_file = match &wishes.key {
        Some(file) => file.clone(),
        None => key::default_file(&database)?,
    };
    let key = key::master_key(&key_file, &store).await?;
    let app = App::new(store, key, settings(&wishes)).await.map_err(sentence)?;
    // From here on it stops in order; before, there is nothing to put in order.
    let mut stop_asked = StopAsked::hear()?;
    let pages = Some(crate::pages::router());
    let served = serve(app.clone(), listener, pages).await.map_err(sentence)?;
    tell(served.address, lan, wishes.public_url.as_deref())?;
    tracing::info!(address = %served.address, version = env!("CARGO_PKG_VERSION"), "serving");
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if links::may_open(no_open, io::stdout().is_terminal(), is_set) {
        let link = local_link(served.address);
        // Whoever has no browser has the link.
        let _ = open::that_detached(link);
    }
    tokio::spawn(async move {
        stop_asked.wait().await;
        tracing::info!("stopping");
        app.stop();
        stop_asked.wait().await;
        // Asked twice: at once. Everything that was answered is stored.
        std::process::exit(130);
    });
    Ok(served.finished().await?)
}

fn settings(wishes: &Wishes) -> Settings {
    let usual = Settings::default();
    Settings {
        public_url: wishes.public_url.clone(),
        trust_proxy: wishes.trust_proxy.unwrap_or(usual.trust_proxy),
        n_thinkers: wishes.bot_threads.unwrap_or(usual.n_thinkers),
        simulations_most: wishes.most_simulations.unwrap_or(usual.simulations_most),
        requests_per_second: wishes.requests_per_second.unwrap_or(usual.requests_per_second),
        unlimited: wishes.unlimited.clone().unwrap_or(usual.unlimited),
        allow_private_webhooks: wishes
            .allow_private_webhooks
            .unwrap_or(usual.allow_private_webhooks),
    }
}

/// Prints where the server is.
fn tell(address: SocketAddr, lan: bool, public_url: Option<&str>) -> Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "Ochre is at {}", local_link(address))?;
    if let Some(public_url) = public_url {
        writeln!(out, "People reach it at {public_url}")?;
    }
    if lan {
        let links = links::lan_links(address.port());
        match links.first() {
            None => writeln!(out, "This machine has no address in a network.")?,
            Some(first) => {
                writeln!(out, "Others in your network reach it at")?;
                for link in &links {
                    writeln!(out, "  {link}")?;
                }
                if io::stdout().is_terminal()
                    && let Some(code) = links::code(first)
                {
                    writeln!(out, "or by this code:\n{code}")?;
                }
            }
        }
    }
    Ok(out.flush()?)
}

/// The link for a browser on this machine.
fn local_link(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://localhost:{}", address.port()),
        false => format!("http://{address}"),
    }
}

/// What went wrong, for whoever runs the server: a client is told less.
fn sentence(failure: Failure) -> anyhow::Error {
    match failure {
        Failure::Internal(why) | Failure::Unavailable(why) => anyhow!(why),
        other => anyhow!(other.to_string()),
    }
}
