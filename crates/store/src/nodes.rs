//! Server processes that share a store: which of them drives a table, and which are alive.
//!
//! Times come from the clock of the database, so that nodes need not agree about theirs.

use std::time::Duration;

use ochre_table::{Millis, TableId};

use crate::store::on_each;
use crate::summary::read_id;
use crate::{Store, StoreError};

const RELEASE: &str = "DELETE FROM leases WHERE table_id = $1 AND node = $2";

const RELEASE_ALL: &str = "DELETE FROM leases WHERE node = $1";

const BEAT: &str = "
INSERT INTO beats (node, time) VALUES ($1, $2)
ON CONFLICT (node) DO UPDATE SET time = excluded.time";

/// Only the newest beat is ever asked for; the others are kept for a day, for whoever looks.
const FORGET_BEATS: &str = "DELETE FROM beats WHERE time < $1";

const DAY: Millis = 24 * 60 * 60 * 1000;

const LAST_BEAT: &str = "SELECT max(time) FROM beats";

impl Store {
    /// What time it is by the clock of the database.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn clock(&self) -> Result<Millis, StoreError> {
        self.patient(async {
            Ok(on_each!(self, db => {
                sqlx::query_scalar(db.clock_sql()).fetch_one(db.read()).await?
            }))
        })
        .await
    }

    /// Takes or renews the right to drive a table's bots and clocks; `false` when another node
    /// has it. The right of a node that died runs out.
    ///
    /// It saves work and keeps two nodes from moving the same bot. It is no lock: the version of
    /// an append decides who was first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn lease(
        &self,
        table: TableId,
        node: &str,
        span: Duration,
    ) -> Result<bool, StoreError> {
        Ok(!self.lease_all(&[table], node, span).await?.is_empty())
    }

    /// The same for many tables at once; returns those that the node has now, in any order.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn lease_all(
        &self,
        tables: &[TableId],
        node: &str,
        span: Duration,
    ) -> Result<Vec<TableId>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let mut tables = tables.to_vec();
        tables.sort_unstable();
        tables.dedup();
        let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let names = serde_json::Value::from(names).to_string();
        let now = self.clock().await?;
        let until = now.saturating_add(Millis::try_from(span.as_millis()).unwrap_or(Millis::MAX));
        let ids: Vec<String> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_scalar(db.lease_sql());
                    let query = query.bind(names).bind(node).bind(now).bind(until);
                    query.fetch_all(db.write()).await?
                }))
            })
            .await?;
        ids.iter().map(|id| read_id(id)).collect()
    }

    /// Gives up the right to drive a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn release(&self, table: TableId, node: &str) -> Result<(), StoreError> {
        self.patient(async {
            on_each!(self, db => {
                let query = sqlx::query(RELEASE).bind(table.as_str()).bind(node);
                query.execute(db.write()).await?;
            });
            Ok(())
        })
        .await
    }

    /// Gives up the right to drive any table: the node is about to stop.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn release_all(&self, node: &str) -> Result<(), StoreError> {
        self.patient(async {
            on_each!(self, db => {
                sqlx::query(RELEASE_ALL).bind(node).execute(db.write()).await?;
            });
            Ok(())
        })
        .await
    }

    /// Notes that a node is alive.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn beat(&self, node: &str) -> Result<(), StoreError> {
        let now = self.clock().await?;
        self.patient(async {
            on_each!(self, db => {
                sqlx::query(BEAT).bind(node).bind(now).execute(db.write()).await?;
                sqlx::query(FORGET_BEATS).bind(now - DAY).execute(db.write()).await?;
            });
            Ok(())
        })
        .await
    }

    /// When any node was last alive. The time since then up to [`Store::clock`] is how long no
    /// server was there.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        self.patient(async {
            Ok(on_each!(self, db => {
                sqlx::query_scalar(LAST_BEAT).fetch_one(db.read()).await?
            }))
        })
        .await
    }
}
