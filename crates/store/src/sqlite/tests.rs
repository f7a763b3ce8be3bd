//! Trouble that is made on the writing connection itself.

use std::time::Duration;

use ochre_table::{Author, Draft, Kind, TableId, Version};

use super::Sqlite;
use crate::store::Backend;
use crate::{Append, Appended, Options, Store, StoreError};

fn append(table: u8, at: Version, text: &str) -> Append {
    let draft = Draft { author: Author::Host, kind: Kind::Chat, text: text.into() };
    let (table, entries) = (TableId::from_bits([table; 10]), vec![draft]);
    Append { table, at, time: 0, entries, key: None, summary: None }
}

async fn opened() -> (tempfile::TempDir, Store, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ochre.db");
    let options = Options { patience: Duration::from_millis(500), readers: 1 };
    let store = Store::open(path.to_str().unwrap(), options).await.unwrap();
    let Backend::Sqlite(sqlite) = &*store.backend else { unreachable!() };
    let sqlite = sqlite.clone();
    (folder, store, sqlite)
}

async fn pragma(sqlite: &Sqlite, pragma: &'static str) {
    sqlx::query(pragma).execute(sqlite.write()).await.unwrap();
}

fn sentence(answer: Result<Appended, StoreError>) -> String {
    match answer {
        Err(StoreError::Unavailable(sentence)) => sentence,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_else_is_lost() {
    let (_folder, store, sqlite) = opened().await;
    store.append(append(1, 0, "{}")).await.unwrap();
    pragma(&sqlite, "PRAGMA max_page_count = 40").await;
    let large = "x".repeat(1 << 20);
    for _ in 0..3 {
        let said = sentence(store.append(append(1, 1, &large)).await);
        assert!(said.starts_with("the disk is full"), "{said}");
        // What still fits is stored as ever: the failed transaction left nothing behind. (The
        // connection is a new one without the limit when sqlx had lost track.)
        assert_eq!(store.version(TableId::from_bits([1; 10])).await, Ok(1));
        pragma(&sqlite, "PRAGMA max_page_count = 40").await;
    }
    pragma(&sqlite, "PRAGMA max_page_count = 4294967294").await;
    assert_eq!(store.append(append(1, 1, &large)).await, Ok(Appended::Done(2)));
}

#[tokio::test]
async fn a_file_that_can_only_be_read_is_told_and_read() {
    let (_folder, store, sqlite) = opened().await;
    store.append(append(1, 0, "{}")).await.unwrap();
    pragma(&sqlite, "PRAGMA query_only = ON").await;
    let said = sentence(store.append(append(1, 1, "x")).await);
    assert!(said.starts_with("the database file can only be read"), "{said}");
    assert_eq!(store.load(TableId::from_bits([1; 10]), 0).await.unwrap().len(), 1);
    pragma(&sqlite, "PRAGMA query_only = OFF").await;
    assert_eq!(store.append(append(1, 1, "x")).await, Ok(Appended::Done(2)));
}

#[tokio::test]
async fn a_store_in_memory_works_like_any_other() {
    let store = Store::open("sqlite::memory:", Options::default()).await.unwrap();
    assert_eq!(store.append(append(1, 0, "{}")).await, Ok(Appended::Done(1)));
    let stale = StoreError::Stale { seen: 7, now: 1 };
    assert_eq!(store.append(append(1, 7, "x")).await, Err(stale));
    let other = Store::open("sqlite::memory:", Options::default()).await.unwrap();
    let nothing = other.load(TableId::from_bits([1; 10]), 0).await;
    assert_eq!(nothing, Err(StoreError::NoTable), "each has a memory of its own");
}

#[tokio::test]
async fn commits_wait_for_the_disk_and_erased_texts_are_overwritten() {
    let (_folder, store, sqlite) = opened().await;
    for (pool, name) in [(sqlite.write(), "write"), (sqlite.read(), "read")] {
        let value = async |pragma: &'static str| -> i64 {
            sqlx::query_scalar(pragma).fetch_one(pool).await.unwrap()
        };
        assert_eq!(value("PRAGMA synchronous").await, 2, "FULL, {name}");
        assert_eq!(value("PRAGMA foreign_keys").await, 1, "{name}");
        assert_eq!(value("PRAGMA secure_delete").await, 1, "{name}");
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(pool).await.unwrap();
        assert_eq!(mode, "wal", "{name}");
    }
    store.close().await;
}
