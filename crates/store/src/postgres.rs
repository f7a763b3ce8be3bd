//! PostgreSQL: one database for any number of processes.

mod commit;
mod listen;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::str::FromStr;
use std::time::Duration;

use ochre_table::TableId;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};

use crate::schema::migrate;
use crate::{Options, StoreError, Watch};

/// Changes of the schema in their order. What was released stays as it is.
const MIGRATIONS: &[(&str, &str)] =
    &[("tables", include_str!("../migrations/postgres/1_tables.sql"))];

/// An open database.
#[derive(Clone)]
pub(crate) struct Postgres {
    pool: PgPool,
    /// Batches have a connection of their own: however much is read, what was played is written.
    appends: PgPool,
    /// Tells our own notifications from those of others.
    origin: u64,
    patience: Duration,
}

const CLOCK: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

const LEASE: &str = "
INSERT INTO leases (table_id, node, until)
SELECT tables.id, $2, $4 FROM json_array_elements_text($1::json) AS wish (id)
JOIN tables ON tables.id = wish.id
ORDER BY tables.id
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE leases.node = excluded.node OR leases.until <= $3
RETURNING table_id";

/// Whoever set the whole server to answer before the disk does, did not mean games.
const WAIT_FOR_THE_DISK: &str = "
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'";

impl Postgres {
    pub async fn open(url: &str, options: Options) -> Result<Postgres, StoreError> {
        let connect = PgConnectOptions::from_str(url)
            .map_err(|error| StoreError::Refused(format!("this is no address: {error}")))?
            .application_name("ochre");
        let pool = |n| {
            PgPoolOptions::new().max_connections(n).acquire_timeout(options.patience).after_connect(
                |connection, _| {
                    Box::pin(async {
                        sqlx::query(WAIT_FOR_THE_DISK).execute(connection).await.map(drop)
                    })
                },
            )
        };
        let appends = pool(1).connect_with(connect.clone()).await?;
        // Besides readers there are the listener, leases and beats.
        let pool = pool(options.readers.max(1) + 2).connect_lazy_with(connect);
        migrate(&appends, MIGRATIONS).await?;
        let origin = RandomState::new().build_hasher().finish();
        Ok(Postgres { pool, appends, origin, patience: options.patience })
    }

    pub fn read(&self) -> &PgPool {
        &self.pool
    }

    pub fn write(&self) -> &PgPool {
        &self.pool
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

    /// Tells other nodes, at the commit of this transaction, to forget what they know.
    pub async fn tell_rewritten(
        &self,
        connection: &mut PgConnection,
        table: TableId,
    ) -> Result<(), sqlx::Error> {
        listen::tell(connection, self.origin, [(table, 0)].into_iter()).await
    }

    pub async fn close(&self) {
        self.pool.close().await;
        self.appends.close().await;
    }

    pub async fn watch(&self) -> Result<Watch, StoreError> {
        Ok(listen::watch(self.pool.clone(), self.origin, self.patience).await?)
    }
}
