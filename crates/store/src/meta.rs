//! Small facts about the whole store, such as the fingerprint of the key that luck comes from.

use crate::append::check_text;
use crate::store::on_each;
use crate::{Store, StoreError};

const GET: &str = "SELECT value FROM meta WHERE key = $1";

const SET: &str = "
INSERT INTO meta (key, value) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value";

const SET_ONCE: &str = "
INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";

const ALL: &str = "SELECT key, value FROM meta ORDER BY key";

impl Store {
    /// A fact, if it is known.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn meta_get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.patient(async {
            Ok(on_each!(self, db => {
                sqlx::query_scalar(GET).bind(key).fetch_optional(db.read()).await?
            }))
        })
        .await
    }

    /// Notes a fact, whatever was noted before.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn meta_set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.meta_write(SET, key, value).await
    }

    /// Notes a fact unless one is noted, and returns what is noted then: of two nodes that start
    /// at the same moment, both learn who was first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn meta_once(&self, key: &str, value: &str) -> Result<String, StoreError> {
        self.meta_write(SET_ONCE, key, value).await?;
        let known = self.meta_get(key).await?;
        known.ok_or_else(|| StoreError::Broken(format!("the fact `{key}` vanished")))
    }

    /// All facts, in the order of their keys.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn meta_all(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.patient(async {
            Ok(on_each!(self, db => sqlx::query_as(ALL).fetch_all(db.read()).await?))
        })
        .await
    }

    async fn meta_write(
        &self,
        statement: &'static str,
        key: &str,
        value: &str,
    ) -> Result<(), StoreError> {
        check_text(key)?;
        check_text(value)?;
        self.patient(async {
            on_each!(self, db => {
                sqlx::query(statement).bind(key).bind(value).execute(db.write()).await?;
            });
            Ok(())
        })
        .await
    }
}
