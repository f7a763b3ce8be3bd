//! SQLite: one file, one writer, some readers.

mod commit;
#[cfg(test)]
mod tests;

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::Duration;

use ochre_table::TableId;
use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use crate::schema::migrate;
use crate::{Options, StoreError};

/// Changes of the schema in their order. What was released stays as it is.
const MIGRATIONS: &[(&str, &str)] =
    &[("tables", include_str!("../migrations/sqlite/1_tables.sql"))];

/// An open file.
///
/// SQLite has one writer at a time. Ours is the only connection of a pool of its own: whoever
/// wants to write waits there in order, instead of knocking at a locked file.
#[derive(Clone)]
pub(crate) struct Sqlite {
    read: SqlitePool,
    write: SqlitePool,
    patience: Duration,
}

const CLOCK: &str = "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)";

const LEASE: &str = "
INSERT INTO leases (table_id, node, until)
SELECT tables.id, $2, $4 FROM json_each($1) JOIN tables ON tables.id = json_each.value
WHERE true
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE leases.node = excluded.node OR leases.until <= $3
RETURNING table_id";

impl Sqlite {
    pub async fn open(path: &str, options: Options) -> Result<Sqlite, StoreError> {
        let in_memory = path == ":memory:";
        let patience = options.patience;
        let connect = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before it is answered; the default of WAL would wait for
            // the next checkpoint.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(patience)
            // What a person had erased must not stay in free pages of the file.
            .pragma("secure_delete", "ON")
            // Appends to hundreds of tables touch a thousand pages, the default: every commit
            // would move them from the write-ahead log into the file. With 32 MiB it happens now
            // and then, once for many changes of a page.
            .pragma("wal_autocheckpoint", "8000")
            // A log that grew during a long backup is cut again.
            .pragma("journal_size_limit", "67108864");
        let pool = |n| {
            SqlitePoolOptions::new()
                .max_connections(n)
                .acquire_timeout(patience)
                .idle_timeout(None)
                .max_lifetime(None)
                .test_before_acquire(false)
        };
        let mut writer = pool(1);
        if !in_memory {
            writer = writer.before_acquire(|connection, _| Box::pin(is_clean(connection)));
        }
        let write = writer.connect_with(connect.clone()).await?;
        // Each connection to `:memory:` has a database of its own, so there is only one.
        let read = if in_memory {
            write.clone()
        } else {
            pool(options.readers.max(1)).connect_lazy_with(connect)
        };
        migrate(&write, MIGRATIONS).await?;
        Ok(Sqlite { read, write, patience })
    }

    pub fn read(&self) -> &SqlitePool {
        &self.read
    }

    pub fn write(&self) -> &SqlitePool {
        &self.write
    }

    pub fn patience(&self) -> Duration {
        self.patience
    }

    pub fn clock_sql(&self) -> &'static str {
        CLOCK
    }

    pub fn lease_sql(&self) -> &'static str {
        LEASE
    }

    /// Nobody else reads this file, so nobody has to be told.
    pub async fn tell_rewritten(
        &self,
        _: &mut SqliteConnection,
        _: TableId,
    ) -> Result<(), sqlx::Error> {
        Ok(())
    }

    pub async fn close(&self) {
        self.read.close().await;
        // The last one to close empties the write-ahead log into the file.
        self.write.close().await;
    }

    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        let Some(name) = path.to_str() else {
            return Err(StoreError::Refused("the name of the file is no UTF-8".into()));
        };
        if path.exists() {
            return Err(StoreError::Refused(format!("there is a file {name} already")));
        }
        let partial = format!("{name}.partial");
        // Left over from a backup that was cut short.
        let _ = fs::remove_file(&partial);
        // It reads one snapshot and hinders nobody who writes.
        let copied = sqlx::query("VACUUM INTO $1").bind(&partial).execute(&self.read).await;
        if let Err(error) = copied {
            let _ = fs::remove_file(&partial);
            return Err(error.into());
        }
        let path = path.to_path_buf();
        let kept = tokio::task::spawn_blocking(move || keep(partial.as_ref(), &path)).await;
        let kept = kept.map_err(|error| StoreError::Broken(error.to_string()))?;
        kept.map_err(|error| StoreError::Unavailable(format!("the backup: {error}")))
    }
}

/// Gives a complete file its name, safe on the disk.
fn keep(partial: &Path, path: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, path)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// SQLite itself rolls back after some errors, which sqlx doesn't notice: a connection that still
/// thinks it is in a transaction is thrown away. (In memory there is no disk to fail, and nothing
/// would be left.)
async fn is_clean(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    // A rollback may be on its way to the connection's thread; the ping arrives after it.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}
