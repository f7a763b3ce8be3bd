//! The store from above: which database, and what a table needs of it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ochre_table::{Author, Entry, Kind, Millis, TableId, Version};

use crate::batch::Answer;
use crate::postgres::Postgres;
use crate::queue::Queue;
use crate::sqlite::Sqlite;
use crate::summary::read_version;
use crate::{Append, StoreError, Watch};

/// The log of tables. Clones share one connection pool.
#[derive(Clone)]
pub struct Store {
    pub(crate) backend: Arc<Backend>,
    queue: Queue,
}

pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Runs the same code on whichever database it is. Statements number their parameters as `$1`,
/// which both understand.
macro_rules! on_each {
    ($store:expr, $db:ident => $body:expr) => {
        match &*$store.backend {
            $crate::store::Backend::Sqlite($db) => $body,
            $crate::store::Backend::Postgres($db) => $body,
        }
    };
}
pub(crate) use on_each;

/// How a store is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How long to wait for a database that is locked, full or silent before
    /// [`StoreError::Unavailable`] is the answer.
    pub patience: Duration,
    /// How many connections may read at once.
    pub readers: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options { patience: Duration::from_secs(5), readers: 4 }
    }
}

const LOAD: &str = "
SELECT seq, time, author, kind, text FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq";

const VERSION: &str = "SELECT version FROM tables WHERE id = $1";

pub(crate) type EntryRow = (i64, Millis, String, String, String);

impl Store {
    /// Opens a store, makes it if it isn't there, and brings its tables up to date.
    ///
    /// `url` is `postgres://…`, `sqlite::memory:`, or the path of an SQLite file with or without
    /// `sqlite:` before it. What is in memory is gone when the store is.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] when it can't be reached or written, [`StoreError::Broken`]
    /// when it is something else or was made by a newer program.
    pub async fn open(url: &str, options: Options) -> Result<Store, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let postgres = Postgres::open(url, options).await?;
            let queue = Queue::start(postgres.appends());
            return Ok(Store { backend: Arc::new(Backend::Postgres(postgres)), queue });
        }
        let path = url.strip_prefix("sqlite:").unwrap_or(url);
        let path = path.strip_prefix("//").unwrap_or(path);
        let sqlite = Sqlite::open(path, options).await?;
        let queue = Queue::start(sqlite.clone());
        Ok(Store { backend: Arc::new(Backend::Sqlite(sqlite)), queue })
    }

    /// Writes entries at a version and returns when they are safe on the disk.
    ///
    /// # Errors
    ///
    /// [`StoreError::Stale`] when the table has moved on, [`StoreError::NoTable`] and
    /// [`StoreError::Exists`] likewise. After [`StoreError::Unavailable`], and when the future is
    /// dropped before it answers, **the append may or may not be stored**: repeat it with the
    /// same key.
    pub async fn append(&self, append: Append) -> Answer {
        self.queue.append(append).await
    }

    /// The entries after a version; with 0 the whole log.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is none.
    pub async fn load(&self, table: TableId, since: Version) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<EntryRow> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_as(LOAD).bind(table.as_str()).bind(i64::from(since));
                    query.fetch_all(db.read()).await?
                }))
            })
            .await?;
        // No table is without entries, so only an empty answer needs a second question.
        if rows.is_empty() {
            self.version(table).await?;
        }
        rows.into_iter().map(read_entry).collect()
    }

    /// The version of a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is none.
    pub async fn version(&self, table: TableId) -> Result<Version, StoreError> {
        let version: Option<i64> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_scalar(VERSION).bind(table.as_str());
                    query.fetch_optional(db.read()).await?
                }))
            })
            .await?;
        read_version(version.ok_or(StoreError::NoTable)?)
    }

    /// News of what other processes write to the same store. With SQLite there are none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] when the database can't be reached now. Once it is reached,
    /// what is written after that is told, or else [`crate::News::Missed`].
    pub async fn watch(&self) -> Result<Watch, StoreError> {
        match &*self.backend {
            Backend::Sqlite(_) => Ok(Watch::silent()),
            Backend::Postgres(postgres) => Ok(postgres.watch().await?),
        }
    }

    /// Copies everything into a new file while play goes on. It becomes visible under its name
    /// when it is complete and safe on the disk.
    ///
    /// # Errors
    ///
    /// [`StoreError::Refused`] when the file exists, and with PostgreSQL, which has its own tool.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.backup(path).await,
            Backend::Postgres(_) => Err(StoreError::Refused(
                "a backup of PostgreSQL is made by its own program pg_dump".into(),
            )),
        }
    }

    /// Writes what still waits, closes all connections and returns when that is done. Clones of
    /// the store answer [`StoreError::Unavailable`] from then on.
    pub async fn close(&self) {
        self.queue.close().await;
        on_each!(self, db => db.close().await);
    }

    /// Waits for an answer, but not for ever: a server that vanished from the network never says
    /// goodbye.
    pub(crate) async fn patient<T>(
        &self,
        answer: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        // The pool and SQLite's own waiting end before this does, with a better sentence.
        let patience = on_each!(self, db => db.patience()) * 2;
        match tokio::time::timeout(patience, answer).await {
            Ok(answer) => answer,
            Err(_) => Err(StoreError::too_slow(patience)),
        }
    }
}

pub(crate) fn read_entry(row: EntryRow) -> Result<Entry, StoreError> {
    let (seq, time, author, kind, text) = row;
    let author: Author = author.parse().map_err(StoreError::Broken)?;
    let kind: Kind = kind.parse().map_err(StoreError::Broken)?;
    Ok(Entry { seq: read_version(seq)?, time, author, kind, text })
}
