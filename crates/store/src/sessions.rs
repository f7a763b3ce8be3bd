//! Which tables the session of a browser takes part in: "my tables" without an account.
//!
//! A session is named by a hash, so that a stolen copy of the store opens nobody's tables.

use ochre_table::TableId;

use crate::store::on_each;
use crate::summary::ListedRow;
use crate::{Listed, Store, StoreError};

pub(crate) const REMEMBER: &str = "
INSERT INTO sessions (session, table_id) SELECT $1, id FROM tables WHERE id = $2
ON CONFLICT DO NOTHING";

const TABLES_OF: &str = "
SELECT id, version, made, changed, stage, game, public, due, json
FROM sessions JOIN tables ON id = table_id WHERE session = $1 ORDER BY changed DESC, id";

const SESSIONS_OF: &str = "SELECT session FROM sessions WHERE table_id = $1 ORDER BY session";

const FORGET: &str = "DELETE FROM sessions WHERE session = $1 AND ($2 IS NULL OR table_id = $2)";

impl Store {
    /// Notes that a session takes part in a table; noting it again changes nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is none.
    pub async fn remember(&self, session_hash: &str, table: TableId) -> Result<(), StoreError> {
        crate::append::check_text(session_hash)?;
        let n_written = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query(REMEMBER).bind(session_hash).bind(table.as_str());
                    query.execute(db.write()).await?.rows_affected()
                }))
            })
            .await?;
        // Nothing written: it was known, or there is nothing to know.
        if n_written == 0 {
            self.version(table).await?;
        }
        Ok(())
    }

    /// The tables of a session, those that changed last first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn tables_of(&self, session_hash: &str) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<ListedRow> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    sqlx::query_as(TABLES_OF).bind(session_hash).fetch_all(db.read()).await?
                }))
            })
            .await?;
        rows.into_iter().map(Listed::read).collect()
    }

    /// The sessions of a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn sessions_of(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        self.patient(async {
            Ok(on_each!(self, db => {
                let query = sqlx::query_scalar(SESSIONS_OF).bind(table.as_str());
                query.fetch_all(db.read()).await?
            }))
        })
        .await
    }

    /// Forgets one table of a session, or all of them.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn forget(
        &self,
        session_hash: &str,
        table: Option<TableId>,
    ) -> Result<(), StoreError> {
        let table = table.as_ref().map(TableId::as_str);
        self.patient(async {
            on_each!(self, db => {
                sqlx::query(FORGET).bind(session_hash).bind(table).execute(db.write()).await?;
            });
            Ok(())
        })
        .await
    }
}
