//! Disks that are full, files that are locked, servers that are killed: a clear answer, nothing
//! lost that was answered, and back to work without a restart.

use std::path::Path;
use std::time::Duration;

use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_store::{Appended, News, Options, Store, StoreError};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::time::{sleep, timeout};

use crate::{append, id, with_key};

const HASTY: Options = Options { patience: Duration::from_millis(300), readers: 2 };

fn unavailable<T: std::fmt::Debug>(answer: Result<T, StoreError>) -> String {
    match answer {
        Err(StoreError::Unavailable(sentence)) => sentence,
        other => panic!("{other:?}"),
    }
}

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await.unwrap()
}

#[tokio::test]
async fn a_locked_file_is_told_and_works_again_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ochre.db");
    let store = Store::open(path.to_str().unwrap(), HASTY).await.unwrap();
    store.append(append(id(1), 0, "{}")).await.unwrap();

    let mut other = raw(&path).await;
    let lock = other.begin_with("BEGIN EXCLUSIVE").await.unwrap();
    let sentence = unavailable(store.append(append(id(1), 1, "x")).await);
    assert!(sentence.starts_with("another program holds the database file"), "{sentence}");
    unavailable(store.meta_set("a", "b").await);
    assert_eq!(store.load(id(1), 0).await.unwrap().len(), 1, "reading goes on");
    lock.rollback().await.unwrap();
    assert_eq!(store.append(append(id(1), 1, "x")).await, Ok(Appended::Done(2)));
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "this is no database, but it is longer than its header".repeat(20))
        .unwrap();
    let answer = Store::open(path.to_str().unwrap(), HASTY).await.map(drop);
    assert!(matches!(answer, Err(StoreError::Broken(_))), "{answer:?}");

    let nowhere = folder.path().join("no such folder").join("ochre.db");
    let sentence = unavailable(Store::open(nowhere.to_str().unwrap(), HASTY).await.map(drop));
    assert!(sentence.starts_with("the database file can't be opened"), "{sentence}");

    // Made by a program that knows more than this one.
    let path = folder.path().join("newer.db");
    Store::open(path.to_str().unwrap(), HASTY).await.unwrap().close().await;
    let mut newer = raw(&path).await;
    let later = "UPDATE _sqlx_migrations SET version = 999";
    sqlx::query(later).execute(&mut newer).await.unwrap();
    let answer = Store::open(path.to_str().unwrap(), HASTY).await.map(drop);
    assert!(answer.unwrap_err().to_string().contains("newer"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_postgres_comes_back_with_all_that_was_answered() {
    let mut server = PrivatePostgres::start(Fsync::Off);
    let options = Options { patience: Duration::from_secs(2), ..Options::default() };
    let store = Store::open(&server.url(), options).await.unwrap();
    let other = Store::open(&server.url(), options).await.unwrap();
    let mut watch = other.watch().await.unwrap();
    let table = id(1);
    store.append(append(table, 0, "{}")).await.unwrap();
    assert_eq!(watch.next().await, Some(News::Appended(table, 1)));

    // Someone plays on and on, and repeats what was not answered with the same key.
    let player = tokio::spawn({
        let store = store.clone();
        async move {
            let mut n_troubles = 0;
            for at in 1..=400 {
                let wish = with_key(append(table, at, &format!("step {at}")), &format!("key {at}"));
                loop {
                    match store.append(wish.clone()).await {
                        Ok(done) => {
                            assert_eq!(done.version(), at + 1);
                            break;
                        }
                        Err(StoreError::Unavailable(_)) => {
                            n_troubles += 1;
                            sleep(Duration::from_millis(20)).await;
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
                // Long enough for the server to be killed in between.
                sleep(Duration::from_millis(2)).await;
            }
            n_troubles
        }
    });
    for _ in 0..3 {
        sleep(Duration::from_millis(100)).await;
        server.kill();
        unavailable(store.version(table).await);
        sleep(Duration::from_millis(100)).await;
        server.restart();
    }
    let n_troubles = timeout(Duration::from_secs(60), player).await.unwrap().unwrap();
    assert!(n_troubles > 0, "it was never killed in between");
    let texts: Vec<String> =
        store.load(table, 1).await.unwrap().into_iter().map(|entry| entry.text).collect();
    assert_eq!(texts, (1..=400).map(|at| format!("step {at}")).collect::<Vec<_>>());

    // Whoever listens is told that something may be missing, and then hears again.
    let mut missed = false;
    loop {
        match timeout(Duration::from_secs(10), watch.next()).await.unwrap().unwrap() {
            News::Missed => missed = true,
            News::Appended(_, 401) => break,
            _ => (),
        }
    }
    assert!(missed);

    server.stop();
    let sentence = unavailable(store.append(append(table, 401, "x")).await);
    assert!(!sentence.is_empty());
    server.restart();
    assert_eq!(store.append(append(table, 401, "x")).await, Ok(Appended::Done(402)));
}
