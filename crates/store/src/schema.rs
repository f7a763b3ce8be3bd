//! The schema of a store is brought up to date when it is opened.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Acquire, SqlSafeStr};

use crate::StoreError;

/// Runs what has not run yet; the position of a file is its number.
pub(crate) async fn migrate<'a, A>(
    pool: A,
    files: &'static [(&'static str, &'static str)],
) -> Result<(), StoreError>
where
    A: Acquire<'a>,
    <A::Connection as std::ops::Deref>::Target: Migrate,
{
    let migrations = files.iter().zip(1..).map(|(&(name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        MigrateError::VersionMissing(_) => {
            StoreError::Broken("it was made by a newer version of this program".into())
        }
        error => StoreError::Broken(error.to_string()),
    })
}
