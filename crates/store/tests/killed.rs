//! `kill -9` in the middle of play: everything that was answered is there, and nothing half.
//!
//! A killed process proves what happens when a process dies. That a commit waits for the disk, as
//! a power cut asks for, is a setting that another test looks at.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use ochre_store::{Append, Options, Store, StoreError};
use ochre_table::{Author, Draft, Kind, TableId, Version};
use tokio::task::JoinSet;

const NAME: &str = "a_killed_process_loses_nothing_that_was_answered";
const INSIDE: &str = "OCHRE_TEST_OF_A_KILLED_PROCESS";
const N_TABLES: usize = 30;

#[test]
fn a_killed_process_loses_nothing_that_was_answered() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    if let Ok(path) = std::env::var(INSIDE) {
        return runtime.block_on(play_until_killed(&path));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ochre.db").to_str().unwrap().to_owned();
    let mut answered = [0; N_TABLES];
    for round in 0..5 {
        let mut player = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", NAME, "--nocapture"])
            .env(INSIDE, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(player.stdout.take().unwrap()).lines();
        // Wait until it plays, then let it play for some other time in each round.
        let begun = lines.by_ref().find(|line| line.as_ref().unwrap().starts_with("stored "));
        std::thread::sleep(Duration::from_millis(20 + 37 * round));
        player.kill().unwrap();
        player.wait().unwrap();
        for line in begun.into_iter().chain(lines) {
            let line = line.unwrap();
            let numbers: Vec<u32> =
                line.split(' ').skip(1).filter_map(|word| word.parse().ok()).collect();
            // The last line may be cut.
            if let (true, [table, version, 0]) = (line.starts_with("stored "), &numbers[..]) {
                answered[*table as usize] = *version;
            }
        }
        runtime.block_on(look_at_all(&path, &answered));
    }
    assert!(answered.iter().sum::<Version>() > 100, "{answered:?}");
}

fn id(table: usize) -> TableId {
    TableId::from_bits([table as u8; 10])
}

async fn play_until_killed(path: &str) {
    let store = Store::open(path, Options::default()).await.unwrap();
    let mut players = JoinSet::new();
    for table in 0..N_TABLES {
        let store = store.clone();
        players.spawn(async move {
            let mut at = match store.version(id(table)).await {
                Err(StoreError::NoTable) => 0,
                version => version.unwrap(),
            };
            loop {
                let text = format!("after {at}");
                let draft = Draft { author: Author::Server, kind: Kind::Step, text };
                // Two entries, so that half an append would be seen.
                let entries = vec![draft.clone(), draft];
                let key = Some(format!("key {at}"));
                let wish = Append { table: id(table), at, time: 0, entries, key, summary: None };
                at = store.append(wish).await.unwrap().version();
                // In one write, with a mark at its end.
                let line = format!("stored {table} {at} 0\n");
                std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    players.join_all().await;
}

async fn look_at_all(path: &str, answered: &[Version]) {
    let store = Store::open(path, Options::default()).await.unwrap();
    for (table, &version) in answered.iter().enumerate() {
        let log = match store.load(id(table), 0).await {
            Err(StoreError::NoTable) if version == 0 => continue,
            log => log.unwrap(),
        };
        let n_entries = log.len() as Version;
        assert!(n_entries >= version, "table {table}: {version} answered, {n_entries} stored");
        assert_eq!(n_entries % 2, 0, "half an append");
        assert_eq!(store.version(id(table)).await, Ok(n_entries));
        for entry in log {
            let at = (entry.seq - 1) / 2 * 2;
            assert_eq!(entry.text, format!("after {at}"));
        }
    }
    store.close().await;
}
