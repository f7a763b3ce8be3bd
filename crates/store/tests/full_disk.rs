//! A disk that takes no more, for real: the system refuses to let a file grow.
//!
//! The limit holds for a whole process, and the signal that comes with it has to be ignored from
//! its start: so the test starts itself again, by a shell.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::process::Command;
use std::time::Duration;

use ochre_store::{Append, Options, Store, StoreError};
use ochre_table::{Author, Draft, Kind, TableId, Version};
use rustix::process::{Resource, Rlimit, setrlimit};

const NAME: &str = "a_disk_that_takes_no_more_loses_nothing";
const INSIDE: &str = "OCHRE_TEST_OF_A_FULL_DISK";

#[test]
fn a_disk_that_takes_no_more_loses_nothing() {
    if std::env::var_os(INSIDE).is_some() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        return runtime.unwrap().block_on(play_on_a_small_disk());
    }
    let status = Command::new("sh")
        .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", NAME, "--nocapture"])
        .env(INSIDE, "1")
        .status();
    assert!(status.unwrap().success());
}

/// No file of this process may be longer.
fn limit(bytes: Option<u64>) {
    setrlimit(Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
}

async fn play_on_a_small_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ochre.db");
    let options = Options { patience: Duration::from_secs(2), readers: 1 };
    let store = Store::open(path.to_str().unwrap(), options).await.unwrap();
    let table = TableId::from_bits([1; 10]);
    let mut at = 0;
    for round in 1..=3 {
        limit(Some(round * 400_000));
        let mut n_stored = 0;
        let sentence = loop {
            match store.append(append(table, at)).await {
                Ok(done) => at = done.version(),
                Err(StoreError::Unavailable(sentence)) => break sentence,
                Err(error) => panic!("{error}"),
            }
            n_stored += 1;
            assert!(n_stored < 1_000, "the limit does not work");
        };
        assert!(sentence.starts_with("the disk"), "{sentence}");
        // However often it is tried: a calm answer, or room was found after all because the
        // write-ahead log could be emptied into the file. What was answered can be read.
        for _ in 0..5 {
            match store.append(append(table, at)).await {
                Ok(done) => at = done.version(),
                Err(StoreError::Unavailable(_)) => (),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(store.load(table, 0).await.unwrap().len() as Version, at);
        limit(None);
        at = store.append(append(table, at)).await.unwrap().version();
    }
    store.close().await;
    let store = Store::open(path.to_str().unwrap(), options).await.unwrap();
    let texts: Vec<String> =
        store.load(table, 0).await.unwrap().into_iter().map(|entry| entry.text).collect();
    assert_eq!(texts, (0..at).map(text).collect::<Vec<_>>());
}

fn text(at: Version) -> String {
    format!("{at} ").repeat(2_000)
}

fn append(table: TableId, at: Version) -> Append {
    let draft = Draft { author: Author::Host, kind: Kind::Chat, text: text(at) };
    Append { table, at, time: 0, entries: vec![draft], key: None, summary: None }
}
