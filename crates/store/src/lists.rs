//! Lists of tables, from their summaries.

use ochre_table::{Millis, TableId};

use crate::store::on_each;
use crate::summary::{ListedRow, read_id};
use crate::{Filter, Listed, Page, Store, StoreError};

/// A filter that says nothing is NULL, and a page from the beginning is after NULL.
const TABLES: &str = "
SELECT id, version, made, changed, stage, game, public, due, json FROM tables
WHERE ($1 IS NULL OR stage = $1) AND ($2 IS NULL OR public = $2) AND ($3 IS NULL OR game = $3)
    AND ($4 IS NULL OR changed < $4 OR (changed = $4 AND id > $5))
ORDER BY changed DESC, id LIMIT $6";

const ONE: &str = "
SELECT id, version, made, changed, stage, game, public, due, json FROM tables WHERE id = $1";

const ALL: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";

const DUE: &str = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";

impl Store {
    /// Tables, those that changed last first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn tables(&self, filter: &Filter, page: Page) -> Result<Vec<Listed>, StoreError> {
        let stage = filter.stage.map(|stage| stage.as_str());
        let after = page.after.as_ref();
        let rows: Vec<ListedRow> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    sqlx::query_as(TABLES)
                        .bind(stage)
                        .bind(filter.public)
                        .bind(filter.game.as_deref())
                        .bind(after.map(|mark| mark.changed))
                        .bind(after.map(|mark| mark.table.as_str()))
                        .bind(i64::from(page.limit))
                        .fetch_all(db.read())
                        .await?
                }))
            })
            .await?;
        rows.into_iter().map(Listed::read).collect()
    }

    /// One table as it is listed.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is none.
    pub async fn listed(&self, table: TableId) -> Result<Listed, StoreError> {
        let row: Option<ListedRow> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_as(ONE).bind(table.as_str());
                    query.fetch_optional(db.read()).await?
                }))
            })
            .await?;
        Listed::read(row.ok_or(StoreError::NoTable)?)
    }

    /// Names of all tables in their order, after this one: for whoever goes through all of them.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn all_tables(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = after.as_ref().map_or("", TableId::as_str);
        let ids: Vec<String> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_scalar(ALL).bind(after).bind(i64::from(limit));
                    query.fetch_all(db.read()).await?
                }))
            })
            .await?;
        ids.iter().map(|id| read_id(id)).collect()
    }

    /// Tables that wanted to be looked at by then, the longest overdue first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn due(&self, before: Millis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_scalar(DUE).bind(before).bind(i64::from(limit));
                    query.fetch_all(db.read()).await?
                }))
            })
            .await?;
        ids.iter().map(|id| read_id(id)).collect()
    }
}
