//! What the store answers when it can't do what it was asked: a sentence for whoever reads it.

use std::time::Duration;

use ochre_table::Version;
use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

/// Why the store did not do it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first: load what is new and decide again.
    #[error("the table has moved on: you acted on version {seen}, it is at version {now}")]
    Stale {
        /// The version that the append was made for.
        seen: Version,
        /// The version of the table.
        now: Version,
    },
    /// A table can be made only once.
    #[error("a table of this name exists already")]
    Exists,
    /// It was never made, or it was deleted.
    #[error("there is no such table")]
    NoTable,
    /// It would never be stored, however often it is tried: a fault of the caller.
    #[error("this can't be stored: {0}")]
    Refused(String),
    /// The database does not answer now: the disk is full, the server is gone. Nothing is broken,
    /// and it mends itself as soon as the cause is gone. **An append that got this answer may or
    /// may not be stored**: whoever repeats it with the same key does no harm.
    #[error("the store can't do this now: {0}")]
    Unavailable(String),
    /// The database holds something that this program did not write, or refuses its statements.
    #[error("the store is broken: {0}")]
    Broken(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) => of_database(database.as_ref()),
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) => {
                unavailable("the connection to the database is lost", &error)
            }
            // A server that starts up is tried until then, too.
            sqlx::Error::PoolTimedOut => StoreError::Unavailable(
                "the database does not answer, or all connections to it are busy".into(),
            ),
            sqlx::Error::PoolClosed => StoreError::Unavailable("it has been closed".into()),
            sqlx::Error::WorkerCrashed | sqlx::Error::Protocol(_) | sqlx::Error::BeginFailed => {
                unavailable("a connection to the database failed", &error)
            }
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

impl StoreError {
    /// Nothing came back in time.
    pub(crate) fn too_slow(patience: Duration) -> StoreError {
        let seconds = patience.as_secs_f64();
        StoreError::Unavailable(format!("the database did not answer within {seconds} s"))
    }
}

fn of_database(error: &dyn DatabaseError) -> StoreError {
    let code = error.code().unwrap_or_default();
    let sentence = if error.as_error().is::<SqliteError>() {
        // The lowest byte is the code; the others tell details.
        sentence_of_sqlite(code.parse::<u32>().unwrap_or_default() & 0xff)
    } else if error.as_error().is::<PgDatabaseError>() {
        sentence_of_postgres(&code)
    } else {
        None
    };
    match sentence {
        Some(sentence) => unavailable(sentence, error.as_error()),
        None => StoreError::Broken(error.to_string()),
    }
}

/// By <https://www.sqlite.org/rescode.html>.
fn sentence_of_sqlite(code: u32) -> Option<&'static str> {
    match code {
        3 | 23 => Some("the database file may not be used by this user"),
        5 | 6 => Some("another program holds the database file; it works again when that is done"),
        7 => Some("there is no memory left"),
        8 => Some("the database file can only be read, not written"),
        10 => Some("the disk can't be read or written"),
        13 => Some("the disk is full"),
        14 => Some("the database file can't be opened"),
        _ => None,
    }
}

/// By the appendix "PostgreSQL Error Codes"; the first two letters are a class.
fn sentence_of_postgres(code: &str) -> Option<&'static str> {
    match code {
        "53100" => Some("the disk of the database server is full"),
        "53300" => Some("the database server has no connection left"),
        "25006" => Some("the database can only be read, not written"),
        "55P03" => Some("another program holds the table"),
        "57014" => Some("the database server took too long"),
        "40001" | "40P01" => Some("several servers wrote at once"),
        _ => match code.get(..2) {
            Some("08" | "57") => Some("the database server is not there"),
            Some("53" | "58") => Some("the database server is in trouble"),
            Some("28") => Some("the database server does not let us in"),
            Some("3D") => Some("the database does not exist"),
            _ => None,
        },
    }
}

/// Two writers waited for each other, or came too close: nothing is wrong with the data.
pub(crate) fn is_conflict(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The last is a unique violation: another node wrote the same key in the same moment.
    matches!(code.as_deref(), Some("40001" | "40P01" | "23505"))
}

fn unavailable(sentence: &str, error: &dyn std::error::Error) -> StoreError {
    let cause = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    StoreError::Unavailable(format!("{sentence} ({cause})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_of_the_machine_is_told_apart_from_a_broken_store() {
        for code in [5, 8, 10, 13, 14] {
            assert!(sentence_of_sqlite(code).is_some(), "{code}");
        }
        // Corrupt, not a database, a constraint: waiting does not help.
        for code in [11, 26, 19, 1] {
            assert_eq!(sentence_of_sqlite(code), None, "{code}");
        }
        for code in ["08006", "57P01", "57P03", "53100", "25006", "40P01"] {
            assert!(sentence_of_postgres(code).is_some(), "{code}");
        }
        for code in ["42P01", "23505", "22P05", ""] {
            assert_eq!(sentence_of_postgres(code), None, "{code}");
        }
    }

    #[test]
    fn a_stale_append_is_a_sentence_for_a_player() {
        let stale = StoreError::Stale { seen: 4, now: 6 };
        let expected = "the table has moved on: you acted on version 4, it is at version 6";
        assert_eq!(stale.to_string(), expected);
    }
}
