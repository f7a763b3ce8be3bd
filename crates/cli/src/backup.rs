//! `ochre backup`: a copy of the database while people play.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use ochre_store::Store;
use serde_json::json;

use crate::archive::{States, state_hash};
use crate::export::all_tables;
use crate::{Answer, database, output, progress};

/// Copy the database of a server into a file while people play
///
/// The copy is a database of its own, as everything was at one moment: `ochre serve --database
/// COPY` with the same key file goes on from there.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct BackupArgs {
    /// The database, an SQLite file [default: the one that `ochre serve` uses]
    #[arg(long, value_name = "FILE", env = "OCHRE_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Replay every table of the copy and print the hash over all states
    #[arg(long)]
    check: bool,

    /// For programs: an object with bytes; with --check also tables, unreadable and states
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre backup --database club.db monday.db           a copy
  ochre backup --database club.db --check monday.db   replayed to its last move

The key file is no part of the copy: whoever has both knows the luck of games
that still run. Keep it in another place. PostgreSQL has its own pg_dump.";

/// Runs the verb.
pub fn run(args: &BackupArgs) -> Result<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let states = runtime.block_on(backup(args))?;
    let bytes = std::fs::metadata(&args.file)?.len();
    let mut out = output::stdout();
    if args.json {
        let mut object = json!({ "bytes": bytes });
        if let Some(states) = &states {
            object["tables"] = states.len().into();
            object["unreadable"] = states.n_unreadable().into();
            object["states"] = states.hash().into();
        }
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{} has {bytes} bytes; the key file is no part of it", args.file.display())?;
        if let Some(states) = &states {
            writeln!(out, "{} tables, {} unreadable", states.len(), states.n_unreadable())?;
            writeln!(out, "states {}", states.hash())?;
        }
    }
    out.flush()?;
    // A copy that can't be played is no backup.
    let is_good = states.is_none_or(|states| states.n_unreadable() == 0);
    Ok(if is_good { Answer::Yes } else { Answer::No })
}

async fn backup(args: &BackupArgs) -> Result<Option<States>> {
    let database = match &args.database {
        Some(database) => database.clone(),
        None => database::default_database()?,
    };
    if database::is_postgres(&database) {
        bail!(
            "PostgreSQL makes its own backups: pg_dump --format=custom --file FILE URL. For a \
             file that any database takes there is `ochre export`"
        );
    }
    if args.file.exists() {
        bail!("there is a file {} already: choose another name", args.file.display());
    }
    let store = database::open_existing(&database).await?;
    let copied = store.backup(&args.file).await;
    store.close().await;
    copied.map_err(|error| anyhow!("{} can't be written: {error}", args.file.display()))?;
    if !args.check {
        return Ok(None);
    }
    let copy = database::open_existing(&args.file.display().to_string()).await?;
    let states = states(&copy).await;
    copy.close().await;
    states.map(Some)
}

async fn states(store: &Store) -> Result<States> {
    let mut states = States::default();
    let tables = all_tables(store).await?;
    let bar = progress::tables(tables.len() as u64);
    for table in tables {
        bar.inc(1);
        states.add(table, &state_hash(table, &store.load(table, 0).await?));
    }
    bar.finish_and_clear();
    Ok(states)
}
