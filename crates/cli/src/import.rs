//! `ochre import`: tables from a file or from another database.

mod source;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use ochre_store::{Store, StoreError, Whole};
use ochre_table::TableId;
use serde_json::json;

use self::source::Source;
use crate::archive::{States, state_hash};
use crate::{Answer, database, output, progress};

/// Put all tables of a file, or of another database, into a database
///
/// A file is checked from its first line to its last before anything is put in; one that was
/// damaged is refused with the number of the line. Then every table is read back from the
/// database, and the states are compared. Tables that are there already stay as they are, so it
/// can be run again. A server on an SQLite file has to be stopped first.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ImportArgs {
    /// The database to put them into: an SQLite file or postgres://… [default: the one that
    /// `ochre serve` uses]; made where there is none
    #[arg(long, value_name = "FILE|URL", env = "OCHRE_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// A file that `ochre export` wrote
    #[arg(value_name = "FILE", required_unless_present = "from", conflicts_with = "from")]
    file: Option<PathBuf>,

    /// Another database to take them from, without a file between
    #[arg(long, value_name = "FILE|URL", hide_env_values = true)]
    from: Option<String>,

    /// Put them in although the database belongs to another key: games that are not over can't go
    /// on there
    #[arg(long)]
    other_key: bool,

    /// For programs: an object with tables, new, kept, differ and states
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre import --database postgres://… --from club.db   move to PostgreSQL
  ochre import --database new.db tables.jsonl           the same by a file

The key file has to move too: see docs/hosting.md. Exit code 1: a table that was
there already has another state than the one in the file.";

/// What became of the tables.
#[derive(Debug, Default)]
struct Outcome {
    n_new: u64,
    n_kept: u64,
    /// Those that were there already in another state.
    differ: Vec<TableId>,
    /// As the database has them now.
    states: States,
}

/// Runs the verb.
pub fn run(args: &ImportArgs) -> Result<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let outcome = runtime.block_on(import(args))?;
    let Outcome { n_new, n_kept, differ, states } = &outcome;
    let mut out = output::stdout();
    if args.json {
        let differ: Vec<String> = differ.iter().map(TableId::to_string).collect();
        let (tables, states) = (states.len(), states.hash());
        let object = json!({
            "tables": tables, "new": n_new, "kept": n_kept, "differ": differ, "states": states,
        });
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{} tables: {n_new} new, {n_kept} were there already", states.len())?;
        writeln!(out, "states {}", states.hash())?;
        for table in differ {
            let _ = writeln!(
                anstream::stderr(),
                "table {table} was there in another state, and stayed as it was"
            );
        }
    }
    out.flush()?;
    Ok(if differ.is_empty() { Answer::Yes } else { Answer::No })
}

async fn import(args: &ImportArgs) -> Result<Outcome> {
    let database = match &args.database {
        Some(database) => database.clone(),
        None => database::default_database()?,
    };
    if args.from.as_ref() == Some(&database) {
        bail!("--from and --database are the same");
    }
    // What is written between the copy and the end of the old server would be lost.
    let _from_alone = args.from.as_deref().map(database::alone).transpose()?;
    let _alone = database::alone(&database)?;
    let mut source = match (&args.from, &args.file) {
        (Some(from), _) => Source::database(from).await?,
        (None, Some(file)) => Source::file(file)?,
        (None, None) => bail!("name a file, or a database with --from"),
    };
    let target = database::open(&database).await?;
    let outcome = put_all(&mut source, &target, args.other_key).await;
    target.close().await;
    outcome
}

async fn put_all(source: &mut Source, target: &Store, other_key: bool) -> Result<Outcome> {
    check_key(source.facts(), target, other_key).await?;
    let bar = progress::tables(source.n_tables());
    let mut outcome = Outcome::default();
    while let Some((whole, state)) = source.next().await? {
        bar.inc(1);
        outcome.put(target, &whole, &state).await?;
    }
    for (key, value) in source.facts() {
        target.meta_once(key, value).await?;
    }
    bar.finish_and_clear();
    Ok(outcome)
}

/// Games go on only with the key under which they began.
async fn check_key(
    facts: &BTreeMap<String, String>,
    target: &Store,
    other_key: bool,
) -> Result<()> {
    let Some(theirs) = facts.get("luck key") else { return Ok(()) };
    let own = target.meta_get("luck key").await?;
    match own.filter(|own| own != theirs) {
        Some(own) if !other_key => bail!(
            "these tables belong to the luck key {theirs}, but the database to {own}: games that \
             are not over could not go on there. Import into a new database, or with --other-key"
        ),
        _ => Ok(()),
    }
}

impl Outcome {
    /// Puts a table in, and reads it back.
    async fn put(&mut self, target: &Store, whole: &Whole, state: &str) -> Result<()> {
        let id = whole.table;
        let is_new = match target.import(whole).await {
            Ok(()) => true,
            Err(StoreError::Exists) => false,
            Err(error) => return Err(error).with_context(|| format!("table {id}")),
        };
        let now = state_hash(id, &target.load(id, 0).await?);
        match (is_new, now == state) {
            (true, true) => self.n_new += 1,
            (true, false) => bail!("table {id} has another state than before: nothing may use it"),
            (false, is_equal) => {
                self.n_kept += 1;
                self.differ.extend((!is_equal).then_some(id));
            }
        }
        self.states.add(id, &now);
        Ok(())
    }
}
