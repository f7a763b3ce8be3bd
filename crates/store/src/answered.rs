//! What a wish was answered that comes a second time.

use ochre_table::{TableId, Version};

use crate::store::{Backend, on_each};
use crate::summary::read_version;
use crate::{Store, StoreError};

const ANSWERED: &str = "SELECT seq FROM entries WHERE table_id = $1 AND key = $2";

impl Store {
    /// The version right after the append with this key, where it is stored.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]
    pub async fn answered(&self, table: TableId, key: &str) -> Result<Option<Version>, StoreError> {
        let seq: Option<i64> = self
            .patient(async {
                Ok(on_each!(self, db => {
                    let query = sqlx::query_scalar(ANSWERED).bind(table.as_str()).bind(key);
                    query.fetch_optional(db.read()).await?
                }))
            })
            .await?;
        seq.map(read_version).transpose()
    }

    /// Whether several processes can work on it at once.
    pub fn is_shared(&self) -> bool {
        matches!(*self.backend, Backend::Postgres(_))
    }
}
