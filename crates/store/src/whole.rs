//! Whole logs: taken out, put in, copied from one store to another; and what a person may have
//! erased.

use std::collections::HashMap;

use ochre_table::{Entry, TableId, Version};

use crate::append::check_text;
use crate::batch::Row;
use crate::sessions::REMEMBER;
use crate::store::{EntryRow, on_each, read_entry};
use crate::summary::read_version;
use crate::{Store, StoreError, Summary};

/// Everything about a table but who drives it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// Which table.
    pub table: TableId,
    /// What it tells about itself.
    pub summary: Summary,
    /// Its log, from the first entry on.
    pub entries: Vec<Entry>,
    /// Keys of appends and the version right after each, so that an append that was stored in
    /// one store is known in the other.
    pub keys: Vec<(Version, String)>,
    /// The sessions that take part, as hashes.
    pub sessions: Vec<String>,
}

const MAKE: &str = "
INSERT INTO tables (id, version, made, changed, stage, game, public, due, json)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (id) DO NOTHING";

const ENTRIES: &str = "
SELECT seq, time, author, kind, text, key FROM entries WHERE table_id = $1 AND seq <= $2
ORDER BY seq";

const ERASE: &str = "
UPDATE entries SET text = $3 WHERE table_id = $1 AND seq = $2 AND kind IN ('chat', 'sit')";

const DELETE: &str = "DELETE FROM tables WHERE id = $1";

/// How many rows of a log are written by one statement.
const ROWS_MAX: usize = 2000;

impl Store {
    /// Takes out everything about a table, as it was at one moment.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is none.
    pub async fn export(&self, table: TableId) -> Result<Whole, StoreError> {
        // The log only grows, so the entries up to the version that was listed belong to it.
        let listed = self.listed(table).await?;
        type KeyedRow = (i64, i64, String, String, String, Option<String>);
        let rows: Vec<KeyedRow> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_as(ENTRIES).bind(table.as_str());
                    query.bind(i64::from(listed.version)).fetch_all(db.read()).await?
                }))
            })
            .await?;
        let (mut entries, mut keys) = (Vec::with_capacity(rows.len()), Vec::new());
        for (seq, time, author, kind, text, key) in rows {
            let row: EntryRow = (seq, time, author, kind, text);
            entries.push(read_entry(row)?);
            if let Some(key) = key {
                keys.push((read_version(seq)?, key));
            }
        }
        let sessions = self.sessions_of(table).await?;
        Ok(Whole { table, summary: listed.summary, entries, keys, sessions })
    }

    /// Puts in a whole table at once.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] when a table has this name, [`StoreError::Refused`] when the
    /// entries are not numbered from 1 on without a gap.
    pub async fn import(&self, whole: &Whole) -> Result<(), StoreError> {
        let (first, last) = whole.check()?;
        let (id, summary) = (whole.table.as_str(), &whole.summary);
        on_each!(self, db => {
            let mut transaction = db.write().begin().await?;
            let query = sqlx::query(MAKE).bind(id).bind(i64::from(last.seq));
            let query = query.bind(first.time).bind(last.time).bind(summary.stage.as_str());
            let query = query.bind(&summary.game).bind(summary.public).bind(summary.due);
            let done = query.bind(&summary.json).execute(&mut *transaction).await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Exists);
            }
            for rows in whole.rows() {
                db.write_rows(&mut transaction, rows).await?;
            }
            for session in &whole.sessions {
                let query = sqlx::query(REMEMBER).bind(session).bind(id);
                query.execute(&mut *transaction).await?;
            }
            db.tell_rewritten(&mut transaction, whole.table).await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Copies all tables and facts to another store. What is there already stays as it is, so
    /// that a copy that was cut short can be run again. Returns how many tables were copied.
    ///
    /// # Errors
    ///
    /// The first trouble with either store.
    pub async fn copy_to(&self, other: &Store) -> Result<u64, StoreError> {
        let (mut after, mut n_copied) = (None, 0);
        loop {
            let tables = self.all_tables(after, 500).await?;
            let Some(last) = tables.last() else { break };
            after = Some(*last);
            for table in tables {
                let whole = match self.export(table).await {
                    Ok(whole) => whole,
                    // Deleted since it was listed.
                    Err(StoreError::NoTable) => continue,
                    Err(error) => return Err(error),
                };
                match other.import(&whole).await {
                    Ok(()) => n_copied += 1,
                    Err(StoreError::Exists) => (),
                    Err(error) => return Err(error),
                }
            }
        }
        for (key, value) in self.meta_all().await? {
            other.meta_once(&key, &value).await?;
        }
        Ok(n_copied)
    }

    /// Replaces texts of what people said and how they called themselves, on request of one of
    /// them; either all of these texts or none. The rest of the log never changes.
    ///
    /// # Errors
    ///
    /// [`StoreError::Refused`] when one of them is no entry of kind chat or sit.
    pub async fn erase_texts(
        &self,
        table: TableId,
        texts: &[(Version, String)],
    ) -> Result<(), StoreError> {
        for (_, text) in texts {
            check_text(text)?;
        }
        self.patient(async {
            on_each!(self, db => {
                let mut transaction = db.write().begin().await?;
                for (seq, text) in texts {
                    let query = sqlx::query(ERASE).bind(table.as_str()).bind(i64::from(*seq));
                    let done = query.bind(text).execute(&mut *transaction).await?;
                    if done.rows_affected() != 1 {
                        let sentence = format!("entry {seq} is not something said, nor a name");
                        return Err(StoreError::Refused(sentence));
                    }
                }
                db.tell_rewritten(&mut transaction, table).await?;
                transaction.commit().await?;
            });
            Ok(())
        })
        .await
    }

    /// Deletes a table with everything about it; `false` when there was none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn delete(&self, table: TableId) -> Result<bool, StoreError> {
        self.patient(async {
            Ok(on_each!(self, db => {
                let mut transaction = db.write().begin().await?;
                let query = sqlx::query(DELETE).bind(table.as_str());
                let done = query.execute(&mut *transaction).await?;
                db.tell_rewritten(&mut transaction, table).await?;
                transaction.commit().await?;
                done.rows_affected() == 1
            }))
        })
        .await
    }
}

impl Whole {
    /// Its first and its last entry.
    fn check(&self) -> Result<(&Entry, &Entry), StoreError> {
        let refused = |why: &str| Err(StoreError::Refused(why.into()));
        let (Some(first), Some(last)) = (self.entries.first(), self.entries.last()) else {
            return refused("a table has entries");
        };
        if !self.entries.iter().zip(1..).all(|(entry, seq)| entry.seq == seq) {
            return refused("entries are numbered from 1 on, without a gap");
        }
        if self.keys.iter().any(|(version, _)| !(1..=last.seq).contains(version)) {
            return refused("a key belongs to no entry");
        }
        let texts = self.entries.iter().map(|entry| &entry.text);
        let texts = texts.chain(self.keys.iter().map(|(_, key)| key)).chain(&self.sessions);
        for text in texts.chain([&self.summary.game, &self.summary.json]) {
            check_text(text)?;
        }
        Ok((first, last))
    }

    /// The rows of its log in portions for one statement each.
    fn rows(&self) -> impl Iterator<Item = Vec<Row<'_>>> {
        let keys: HashMap<Version, &str> =
            self.keys.iter().map(|(version, key)| (*version, key.as_str())).collect();
        self.entries.chunks(ROWS_MAX).map(move |chunk| {
            let row = |entry: &Entry| Row {
                table: self.table,
                entry: entry.clone(),
                key: keys.get(&entry.seq).copied(),
            };
            chunk.iter().map(row).collect()
        })
    }
}
