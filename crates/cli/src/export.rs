//! `ochre export`: all tables of a server as one file.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use ochre_store::{Store, StoreError};
use ochre_table::TableId;
use serde_json::json;

use crate::archive::{FORMAT, Line, States, TableLine};
use crate::{Answer, database, output, progress};

/// Write all tables of a server to one file
///
/// The file holds every table with its log, so that `ochre import` can put them into any other
/// database, and a hash over the states of all tables, which is the same on both sides. Play may
/// go on meanwhile: each table is written as it is at one moment.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ExportArgs {
    /// The database: an SQLite file or postgres://… [default: the one that `ochre serve` uses]
    #[arg(long, value_name = "FILE|URL", env = "OCHRE_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// For programs: an object with tables, unreadable and states
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre export --database club.db tables.jsonl
  ochre import --database postgres://… tables.jsonl

The file holds names, talk and hidden cards: keep it as you keep the database.
The key file is no part of it.";

/// Runs the verb.
pub fn run(args: &ExportArgs) -> Result<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let states = runtime.block_on(export(args))?;
    let mut out = output::stdout();
    let n_unreadable = states.n_unreadable();
    if args.json {
        let (tables, states) = (states.len(), states.hash());
        let object = json!({ "tables": tables, "unreadable": n_unreadable, "states": states });
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{} tables in {}", states.len(), args.file.display())?;
        if n_unreadable != 0 {
            writeln!(
                out,
                "{n_unreadable} of them this program can't play; they are in it as well"
            )?;
        }
        writeln!(out, "states {}", states.hash())?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

async fn export(args: &ExportArgs) -> Result<States> {
    let database = match &args.database {
        Some(database) => database.clone(),
        None => database::default_database()?,
    };
    let name = args.file.display();
    if args.file.exists() {
        bail!("there is a file {name} already: choose another name");
    }
    let store = database::open_existing(&database).await?;
    // Under its name it is complete, or not there at all.
    let partial = PathBuf::from(format!("{name}.partial"));
    let written = write(&store, &partial).await;
    store.close().await;
    if written.is_err() {
        let _ = fs::remove_file(&partial);
    }
    let states = written.with_context(|| format!("{name} can't be written"))?;
    fs::rename(&partial, &args.file).with_context(|| format!("{name} can't be written"))?;
    Ok(states)
}

async fn write(store: &Store, file: &Path) -> Result<States> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    // There are hidden cards in it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = BufWriter::new(options.open(file)?);
    let mut say = |line: &Line| -> Result<()> {
        serde_json::to_writer(&mut out, line)?;
        Ok(writeln!(out)?)
    };
    let program = concat!("ochre ", env!("CARGO_PKG_VERSION")).into();
    let facts = store.meta_all().await?.into_iter().collect();
    say(&Line::Head { format: FORMAT, program, facts })?;
    let tables = all_tables(store).await?;
    let bar = progress::tables(tables.len() as u64);
    let mut states = States::default();
    for table in tables {
        bar.inc(1);
        let whole = match store.export(table).await {
            Ok(whole) => whole,
            // Deleted since it was listed.
            Err(StoreError::NoTable) => continue,
            Err(error) => return Err(error.into()),
        };
        let line = TableLine::new(&whole);
        states.add(table, line.state());
        say(&Line::Table(Box::new(line)))?;
    }
    say(&Line::End { tables: states.len(), states: states.hash() })?;
    let out = out.into_inner().map_err(|error| error.into_error())?;
    out.sync_all()?;
    bar.finish_and_clear();
    Ok(states)
}

/// The names of all tables.
pub async fn all_tables(store: &Store) -> Result<Vec<TableId>> {
    let mut all = Vec::new();
    loop {
        let more = store.all_tables(all.last().copied(), 1_000).await?;
        if more.is_empty() {
            return Ok(all);
        }
        all.extend(more);
    }
}
