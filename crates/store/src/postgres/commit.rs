//! How PostgreSQL writes a batch: a few statements about all appends at once, which arrive as
//! arrays.

use std::collections::HashSet;
use std::io;

use ochre_table::TableId;
use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::{Postgres, listen};
use crate::batch::{Answer, Row, answers, read_done, rows};
use crate::queue::Commit;
use crate::{Append, StoreError, Summary};

const MAKE: &str = "
INSERT INTO tables (id, version, made, changed, stage, game, public, due, json)
SELECT id, next, time, time, stage, game, public, due, json
FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
    $7::text[], $8::boolean[], $9::bigint[], $10::text[])
    AS new (id, at, next, time, key, stage, game, public, due, json)
ON CONFLICT (id) DO NOTHING
RETURNING id";

/// A key that is known already must not be written again, at whatever version. The search for it
/// is no `NOT EXISTS`, which the planner might turn into a walk over all entries.
const MOVE_ON: &str = "
UPDATE tables SET
    version = new.next,
    changed = new.time,
    stage = coalesce(new.stage, tables.stage),
    game = coalesce(new.game, tables.game),
    public = coalesce(new.public, tables.public),
    due = CASE WHEN new.stage IS NULL THEN tables.due ELSE new.due END,
    json = coalesce(new.json, tables.json)
FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
    $7::text[], $8::boolean[], $9::bigint[], $10::text[])
    AS new (id, at, next, time, key, stage, game, public, due, json)
WHERE tables.id = new.id AND tables.version = new.at AND (
    SELECT seq FROM entries WHERE table_id = new.id AND entries.key = new.key) IS NULL
RETURNING tables.id";

const WRITE: &str = "
INSERT INTO entries (table_id, seq, time, author, kind, text, key)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
    $7::text[])";

const FIND: &str = "
SELECT tables.id, tables.version,
    (SELECT seq FROM entries WHERE table_id = tables.id AND entries.key = new.key)
FROM unnest($1::text[], $2::text[]) AS new (id, key) JOIN tables ON tables.id = new.id";

/// The connection that batches are written by.
pub(crate) struct Appends(Postgres);

impl Postgres {
    pub fn appends(&self) -> Appends {
        Appends(self.clone())
    }

    /// Writes rows of the log; their tables must be there.
    pub async fn write_rows(
        &self,
        connection: &mut PgConnection,
        rows: Vec<Row<'_>>,
    ) -> Result<(), sqlx::Error> {
        let column = |value: fn(&Row<'_>) -> i64| -> Vec<i64> { rows.iter().map(value).collect() };
        sqlx::query(WRITE)
            .bind(rows.iter().map(|row| row.table.as_str()).collect::<Vec<_>>())
            .bind(column(|row| row.entry.seq.into()))
            .bind(column(|row| row.entry.time))
            .bind(rows.iter().map(|row| row.entry.author.to_string()).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.entry.kind.as_str()).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.entry.text.as_str()).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.key).collect::<Vec<_>>())
            .execute(connection)
            .await?;
        Ok(())
    }
}

impl Commit for Appends {
    async fn commit(&self, batch: &[Append]) -> Result<Vec<Answer>, sqlx::Error> {
        let Appends(postgres) = self;
        // All nodes take the rows in the same order, so that they rarely wait for each other in
        // a circle.
        let mut order: Vec<usize> = (0..batch.len()).collect();
        order.sort_by_key(|&index| batch[index].table);
        let sorted: Vec<&Append> = order.iter().map(|&index| &batch[index]).collect();

        let mut connection = postgres.appends.acquire().await?;
        let work = write_batch(postgres, &mut connection, &sorted);
        let result = match tokio::time::timeout(postgres.patience, work).await {
            Ok(result) => result,
            Err(_) => Err(io::Error::from(io::ErrorKind::TimedOut).into()),
        };
        match result {
            Ok((done, found)) => answers(batch, &done, found).map_err(broken),
            Err(error) => {
                // Whatever state it is in, nobody shall meet it again.
                drop(connection.detach());
                Err(error)
            }
        }
    }
}

type Outcome = (HashSet<TableId>, Vec<crate::batch::FoundRow>);

async fn write_batch(
    postgres: &Postgres,
    connection: &mut PgConnection,
    batch: &[&Append],
) -> Result<Outcome, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let mut done = Vec::new();
    for (statement, new) in [(MAKE, true), (MOVE_ON, false)] {
        let appends: Vec<&Append> =
            batch.iter().copied().filter(|append| (append.at == 0) == new).collect();
        if !appends.is_empty() {
            done.extend(move_on(&mut transaction, statement, &appends).await?);
        }
    }
    let done = read_done(done).map_err(broken)?;
    let (stored, others): (Vec<&Append>, Vec<&Append>) =
        batch.iter().partition(|append| done.contains(&append.table));
    let written = stored.iter().copied().flat_map(rows).collect();
    postgres.write_rows(&mut transaction, written).await?;
    let news = stored.iter().filter(|append| !append.entries.is_empty());
    let news = news.map(|append| (append.table, append.next()));
    listen::tell(&mut transaction, postgres.origin, news).await?;
    let mut found = Vec::new();
    if !others.is_empty() {
        let ids: Vec<&str> = others.iter().map(|append| append.table.as_str()).collect();
        let keys: Vec<Option<&str>> = others.iter().map(|append| append.key.as_deref()).collect();
        found = sqlx::query_as(FIND).bind(ids).bind(keys).fetch_all(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok((done, found))
}

/// Makes new tables, or moves those on whose version fits.
async fn move_on(
    connection: &mut PgConnection,
    statement: &'static str,
    appends: &[&Append],
) -> Result<Vec<String>, sqlx::Error> {
    let unsaid = Summary::default();
    let summaries: Vec<Option<&Summary>> = appends
        .iter()
        // A new table needs a summary; otherwise the old one stays.
        .map(|append| append.summary.as_ref().or((append.at == 0).then_some(&unsaid)))
        .collect();
    let column = |value: fn(&Append) -> i64| -> Vec<i64> {
        appends.iter().map(|append| value(append)).collect()
    };
    let keys: Vec<Option<&str>> = appends.iter().map(|append| append.key.as_deref()).collect();
    let text = |value: fn(&Summary) -> &str| -> Vec<Option<&str>> {
        summaries.iter().map(|summary| summary.map(value)).collect()
    };
    sqlx::query_scalar(statement)
        .bind(appends.iter().map(|append| append.table.as_str()).collect::<Vec<_>>())
        .bind(column(|append| append.at.into()))
        .bind(column(|append| append.next().into()))
        .bind(column(|append| append.time))
        .bind(keys)
        .bind(text(|summary| summary.stage.as_str()))
        .bind(text(|summary| &summary.game))
        .bind(summaries.iter().map(|summary| summary.map(|it| it.public)).collect::<Vec<_>>())
        .bind(summaries.iter().map(|summary| summary.and_then(|it| it.due)).collect::<Vec<_>>())
        .bind(text(|summary| &summary.json))
        .fetch_all(connection)
        .await
}

/// The database gave an answer that can't be.
fn broken(error: StoreError) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}
