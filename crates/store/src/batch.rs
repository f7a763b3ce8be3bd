//! A batch: appends to different tables that share a transaction, each judged on its own.

use std::collections::{HashMap, HashSet};

use ochre_table::{Entry, TableId, Version};

use crate::summary::{read_id, read_version};
use crate::{Append, Appended, StoreError};

/// What one append of a batch is told.
pub(crate) type Answer = Result<Appended, StoreError>;

/// A row of the log.
pub(crate) struct Row<'a> {
    pub table: TableId,
    pub entry: Entry,
    pub key: Option<&'a str>,
}

/// The rows that an append becomes; its key is beside the last one.
pub(crate) fn rows(append: &Append) -> impl Iterator<Item = Row<'_>> {
    append.entries.iter().zip(append.at + 1..).map(|(draft, seq)| Row {
        table: append.table,
        entry: draft.clone().entry(seq, append.time),
        key: append.key.as_deref().filter(|_| seq == append.next()),
    })
}

/// The tables whose names a statement returned.
pub(crate) fn read_done(ids: Vec<String>) -> Result<HashSet<TableId>, StoreError> {
    ids.iter().map(|id| read_id(id)).collect()
}

/// What is known about the table of an append that did not fit: its version, and the version
/// after the append that had the same key.
pub(crate) type FoundRow = (String, i64, Option<i64>);

/// Tells each append of a batch what became of it. `found` is about those that are not `done`.
pub(crate) fn answers(
    batch: &[Append],
    done: &HashSet<TableId>,
    found: Vec<FoundRow>,
) -> Result<Vec<Answer>, StoreError> {
    let mut states: HashMap<TableId, (Version, Option<Version>)> = HashMap::new();
    for (id, now, again) in found {
        let again = again.map(read_version).transpose()?;
        states.insert(read_id(&id)?, (read_version(now)?, again));
    }
    let answer = |append: &Append| {
        if done.contains(&append.table) {
            return Ok(Appended::Done(append.next()));
        }
        match states.get(&append.table) {
            Some((_, Some(again))) => Ok(Appended::Again(*again)),
            Some(_) if append.at == 0 => Err(StoreError::Exists),
            Some((now, None)) => Err(StoreError::Stale { seen: append.at, now: *now }),
            None => Err(StoreError::NoTable),
        }
    };
    Ok(batch.iter().map(answer).collect())
}
