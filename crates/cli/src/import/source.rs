//! Where tables come from: a file that was checked, or another database.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use ochre_store::{Store, StoreError, Whole};
use ochre_table::TableId;

use crate::archive::{FORMAT, Line, States, TableLine, state_hash};
use crate::export::all_tables;
use crate::{database, progress};

/// The longest line; a table of a long game has a tenth of a megabyte.
const LINE_MOST: u64 = 64 * 1024 * 1024;

/// Where tables come from.
pub enum Source {
    /// A file from its second line on.
    File { lines: Lines, facts: BTreeMap<String, String>, n_tables: u64 },
    /// Another database.
    Database { store: Store, tables: std::vec::IntoIter<TableId>, facts: BTreeMap<String, String> },
}

impl Source {
    /// A file, after it was checked from its first line to its last.
    pub fn file(path: &Path) -> Result<Source> {
        let (mut lines, facts, n_tables) = check(path)?;
        lines.rewind()?;
        lines.next()?;
        Ok(Source::File { lines, facts, n_tables })
    }

    /// A database.
    pub async fn database(database: &str) -> Result<Source> {
        let store = database::open_existing(database).await?;
        let facts = store.meta_all().await?.into_iter().collect();
        let tables = all_tables(&store).await?.into_iter();
        Ok(Source::Database { store, tables, facts })
    }

    /// Small facts about the whole store.
    pub fn facts(&self) -> &BTreeMap<String, String> {
        match self {
            Source::File { facts, .. } | Source::Database { facts, .. } => facts,
        }
    }

    /// How many tables there are.
    pub fn n_tables(&self) -> u64 {
        match self {
            Source::File { n_tables, .. } => *n_tables,
            Source::Database { tables, .. } => tables.len() as u64,
        }
    }

    /// The next table, and the hash of its state.
    pub async fn next(&mut self) -> Result<Option<(Whole, String)>> {
        match self {
            Source::File { lines, .. } => match lines.next()? {
                Some(Line::Table(table)) => Ok(Some((table.read()?, table.state().into()))),
                _ => Ok(None),
            },
            Source::Database { store, tables, .. } => {
                for table in tables {
                    match store.export(table).await {
                        Ok(whole) => {
                            let state = state_hash(table, &whole.entries);
                            return Ok(Some((whole, state)));
                        }
                        // Deleted since it was listed.
                        Err(StoreError::NoTable) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                store.close().await;
                Ok(None)
            }
        }
    }
}

/// Reads a whole file and finds its first fault.
fn check(path: &Path) -> Result<(Lines, BTreeMap<String, String>, u64)> {
    let mut lines = Lines::open(path)?;
    let Some(Line::Head { format, program, facts }) = lines.next()? else {
        return Err(lines.fault("the first line of an export is its head"));
    };
    if format != FORMAT {
        return Err(lines.fault(&format!(
            "{program} wrote format {format}; this program reads format {FORMAT}"
        )));
    }
    let bar = progress::spinner();
    bar.set_message("checking the file");
    let mut states = States::default();
    let (n_tables, hash) = loop {
        match lines.next()? {
            Some(Line::Table(table)) => {
                let id = check_table(&table).with_context(|| lines.place())?;
                states.add(id, table.state());
            }
            Some(Line::End { tables, states }) => break (tables, states),
            Some(Line::Head { .. }) => return Err(lines.fault("a second head")),
            None => return Err(lines.fault("the end is missing: the file was cut short")),
        }
    };
    if (n_tables, &hash) != (states.len(), &states.hash()) {
        return Err(lines.fault(&format!("{n_tables} tables of other states were exported")));
    }
    if lines.next()?.is_some() {
        return Err(lines.fault("there is something after the end"));
    }
    bar.finish_and_clear();
    Ok((lines, facts, n_tables))
}

/// Whether a table is as it was, and leads to the state that it led to.
fn check_table(line: &TableLine) -> Result<TableId> {
    let whole = line.read()?;
    let state = state_hash(whole.table, &whole.entries);
    if state != line.state() {
        bail!(
            "table {} leads to another state than where it comes from: state {state}, not {}",
            whole.table,
            line.state()
        );
    }
    Ok(whole.table)
}

/// The lines of a file.
pub struct Lines {
    file: BufReader<File>,
    path: PathBuf,
    n_read: u64,
}

impl Lines {
    fn open(path: &Path) -> Result<Lines> {
        let name = path.display();
        let file = File::open(path).with_context(|| format!("{name} can't be opened"))?;
        Ok(Lines { file: BufReader::new(file), path: path.into(), n_read: 0 })
    }

    fn rewind(&mut self) -> Result<()> {
        self.file.rewind()?;
        self.n_read = 0;
        Ok(())
    }

    /// The next line; none at the end of the file.
    fn next(&mut self) -> Result<Option<Line>> {
        let mut line = Vec::new();
        self.n_read += 1;
        let mut limited = (&mut self.file).take(LINE_MOST);
        let n = limited.read_until(b'\n', &mut line).with_context(|| self.place())?;
        if n as u64 == LINE_MOST {
            return Err(self.fault("it is longer than 64 MB"));
        }
        if n == 0 {
            return Ok(None);
        }
        // Deep nesting is refused by the reader itself.
        match serde_json::from_slice(&line) {
            Ok(line) => Ok(Some(line)),
            Err(error) => Err(self.fault(&format!("it is no line of an export: {error}"))),
        }
    }

    fn place(&self) -> String {
        format!("{}, line {}", self.path.display(), self.n_read)
    }

    fn fault(&self, why: &str) -> anyhow::Error {
        anyhow::anyhow!("{}: {why}", self.place())
    }
}
