//! How SQLite writes a batch: a few statements about all appends at once, which arrive as JSON.

use std::collections::HashSet;

use ochre_table::TableId;
use serde_json::{Value, json};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use crate::batch::{Answer, Row, answers, read_done, rows};
use crate::queue::Commit;
use crate::{Append, StoreError, Summary};

const MAKE: &str = "
INSERT INTO tables (id, version, made, changed, stage, game, public, due, json)
SELECT value ->> 'id', value ->> 'next', value ->> 'time', value ->> 'time', value ->> 'stage',
    value ->> 'game', value ->> 'public', value ->> 'due', value ->> 'json'
FROM json_each($1) WHERE true
ON CONFLICT (id) DO NOTHING
RETURNING id";

/// A key that is known already must not be written again, at whatever version.
const MOVE_ON: &str = "
UPDATE tables SET
    version = value ->> 'next',
    changed = value ->> 'time',
    stage = coalesce(value ->> 'stage', tables.stage),
    game = coalesce(value ->> 'game', tables.game),
    public = coalesce(value ->> 'public', tables.public),
    due = CASE WHEN value ->> 'stage' IS NULL THEN tables.due ELSE value ->> 'due' END,
    json = coalesce(value ->> 'json', tables.json)
FROM json_each($1) AS new
WHERE tables.id = value ->> 'id' AND tables.version = value ->> 'at' AND NOT EXISTS (
    SELECT 1 FROM entries WHERE table_id = tables.id AND entries.key = value ->> 'key')
RETURNING id";

const WRITE: &str = "
INSERT INTO entries (table_id, seq, time, author, kind, text, key)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
FROM json_each($1)";

const FIND: &str = "
SELECT tables.id, tables.version,
    (SELECT seq FROM entries WHERE table_id = tables.id AND entries.key = value ->> 'key')
FROM json_each($1) AS new JOIN tables ON tables.id = value ->> 'id'";

impl Commit for Sqlite {
    async fn commit(&self, batch: &[Append]) -> Result<Vec<Answer>, sqlx::Error> {
        let mut connection = self.write().acquire().await?;
        let result = self.write_batch(&mut connection, batch).await;
        if result.as_ref().is_err_and(is_read_only) {
            // What was opened while the file could not be written stays read-only for ever.
            connection.close_on_drop();
        }
        result
    }
}

/// Whether SQLite may only read the file.
fn is_read_only(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == 8)
}

impl Sqlite {
    async fn write_batch(
        &self,
        connection: &mut SqliteConnection,
        batch: &[Append],
    ) -> Result<Vec<Answer>, sqlx::Error> {
        // Immediate: what is read here must still be true when it is written.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let done = move_on(&mut transaction, batch).await?;
        let stored = batch.iter().filter(|append| done.contains(&append.table));
        self.write_rows(&mut transaction, stored.flat_map(rows).collect()).await?;
        let mut found = Vec::new();
        if done.len() < batch.len() {
            let others = batch.iter().filter(|append| !done.contains(&append.table));
            let query = sqlx::query_as(FIND).bind(json_of(others));
            found = query.fetch_all(&mut *transaction).await?;
        }
        transaction.commit().await?;
        answers(batch, &done, found).map_err(broken)
    }

    /// Writes rows of the log; their tables must be there.
    pub async fn write_rows(
        &self,
        connection: &mut SqliteConnection,
        rows: Vec<Row<'_>>,
    ) -> Result<(), sqlx::Error> {
        let row = |row: Row<'_>| {
            let (id, entry) = (row.table, row.entry);
            let (author, kind) = (entry.author.to_string(), entry.kind.as_str());
            json!([id.as_str(), entry.seq, entry.time, author, kind, entry.text, row.key])
        };
        let rows = Value::Array(rows.into_iter().map(row).collect());
        sqlx::query(WRITE).bind(rows.to_string()).execute(connection).await?;
        Ok(())
    }
}

/// Makes new tables and moves those on whose version fits.
async fn move_on(
    connection: &mut SqliteConnection,
    batch: &[Append],
) -> Result<HashSet<TableId>, sqlx::Error> {
    let mut done = Vec::new();
    for (statement, new) in [(MAKE, true), (MOVE_ON, false)] {
        if batch.iter().any(|append| (append.at == 0) == new) {
            let appends = batch.iter().filter(|append| (append.at == 0) == new);
            let query = sqlx::query_scalar(statement).bind(json_of(appends));
            let ids: Vec<String> = query.fetch_all(&mut *connection).await?;
            done.extend(ids);
        }
    }
    read_done(done).map_err(broken)
}

fn json_of<'a>(appends: impl Iterator<Item = &'a Append>) -> String {
    let unsaid = Summary::default();
    let appends = appends.map(|append| {
        // A new table needs a summary; otherwise the old one stays.
        let summary = append.summary.as_ref().or((append.at == 0).then_some(&unsaid));
        json!({
            "id": append.table.as_str(),
            "at": append.at,
            "next": append.next(),
            "time": append.time,
            "key": append.key,
            "stage": summary.map(|summary| summary.stage.as_str()),
            "game": summary.map(|summary| &summary.game),
            "public": summary.map(|summary| summary.public),
            "due": summary.and_then(|summary| summary.due),
            "json": summary.map(|summary| &summary.json),
        })
    });
    Value::Array(appends.collect()).to_string()
}

/// The database gave an answer that can't be.
fn broken(error: StoreError) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}
