//! Whole logs: erased in part, taken out, put in, copied, backed up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ochre_store::{Append, Appended, News, Options, Store, StoreError, Whole};
use ochre_table::{Kind, Stage};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::{append, draft, everything, id, open, summary, with_key};

pub async fn texts_are_erased(store: &Store) {
    let table = id(301);
    store.append(append(table, 0, "{}")).await.unwrap();
    let entries =
        vec![draft(Kind::Sit, "Ayla"), draft(Kind::Chat, "hi"), draft(Kind::Step, "1 feed")];
    store.append(Append { entries, ..append(table, 1, "") }).await.unwrap();
    let before = store.load(table, 0).await.unwrap();

    let erased = |seq| (seq, "…".to_owned());
    for wrong in [4, 1, 5] {
        let answer = store.erase_texts(table, &[erased(2), erased(wrong)]).await;
        assert!(matches!(answer, Err(StoreError::Refused(_))), "{wrong}: {answer:?}");
        assert_eq!(store.load(table, 0).await.unwrap(), before, "all or nothing");
    }
    store.erase_texts(table, &[erased(2), erased(3)]).await.unwrap();
    let mut expected = before;
    expected[1].text = "…".into();
    expected[2].text = "…".into();
    assert_eq!(store.load(table, 0).await.unwrap(), expected);
}

pub async fn a_log_is_taken_out_and_put_in(store: &Store) {
    let table = id(302);
    let running = Some(summary(Stage::Running, "stone-age", Some(12)));
    let first = Append { summary: running, ..append(table, 0, "{}") };
    let second = with_key(append(table, 1, "1 place forest 3"), "k");
    store.append(first).await.unwrap();
    store.append(second.clone()).await.unwrap();
    store.remember("hash", table).await.unwrap();

    let whole = store.export(table).await.unwrap();
    assert_eq!(whole.entries, store.load(table, 0).await.unwrap());
    assert_eq!((whole.keys.len(), whole.sessions.len()), (1, 1));
    assert_eq!(store.import(&whole).await, Err(StoreError::Exists));
    assert_eq!(store.delete(table).await, Ok(true));
    assert_eq!(store.delete(table).await, Ok(false));
    assert_eq!(store.export(table).await, Err(StoreError::NoTable));
    assert_eq!(store.load(table, 0).await, Err(StoreError::NoTable));
    assert!(store.tables_of("hash").await.unwrap().is_empty());

    store.import(&whole).await.unwrap();
    assert_eq!(store.export(table).await.unwrap(), whole);
    assert_eq!(store.append(second).await, Ok(Appended::Again(2)), "keys travel too");
    assert_eq!(store.append(append(table, 2, "x")).await, Ok(Appended::Done(3)));
    let line = store.listed(table).await.unwrap();
    assert_eq!((line.version, line.made, line.changed), (3, 1_000, 1_002));

    // A long log goes in at once.
    let mut long = Whole { table: id(303), ..whole.clone() };
    let entry = long.entries[1].clone();
    long.entries.extend((3..=5_000).map(|seq| ochre_table::Entry { seq, ..entry.clone() }));
    store.import(&long).await.unwrap();
    assert_eq!(store.export(id(303)).await.unwrap(), long);

    for wrong in [
        Whole { table: id(304), entries: Vec::new(), ..whole.clone() },
        Whole { table: id(304), entries: whole.entries[1..].to_vec(), ..whole.clone() },
        Whole { table: id(304), keys: vec![(9, "k".into())], ..whole.clone() },
    ] {
        let answer = store.import(&wrong).await;
        assert!(matches!(answer, Err(StoreError::Refused(_))), "{wrong:?}: {answer:?}");
    }
    // After a refusal in the middle of a transaction the store writes as before.
    assert_eq!(store.append(append(table, 3, "x")).await, Ok(Appended::Done(4)));
}

pub async fn moves_between_both(url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (postgres, sqlite) = (open(url).await, open(&path("one.db")).await);
    for number in 0..20 {
        sqlite.append(with_key(append(id(number), 0, "{}"), "k")).await.unwrap();
        sqlite.append(append(id(number), 1, "1 feed")).await.unwrap();
        sqlite.remember("hash", id(number)).await.unwrap();
    }
    sqlite.meta_set("luck", "fingerprint").await.unwrap();
    let expected = everything(&sqlite).await;

    let other_node = open(url).await;
    let mut watch = other_node.watch().await.unwrap();
    assert_eq!(sqlite.copy_to(&postgres).await, Ok(20));
    assert_eq!(watch.next().await, Some(News::Rewritten(id(0))));
    assert_eq!(sqlite.copy_to(&postgres).await, Ok(0), "once more changes nothing");
    assert_eq!(everything(&postgres).await, expected);

    let back = open(&path("two.db")).await;
    assert_eq!(postgres.copy_to(&back).await, Ok(20));
    assert_eq!(everything(&back).await, expected);
    assert_eq!(back.meta_get("luck").await.unwrap().unwrap(), "fingerprint");
    let answer = postgres.backup(folder.path()).await;
    assert!(answer.unwrap_err().to_string().contains("pg_dump"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_playing_is_a_prefix_of_every_log() {
    const N_TABLES: u32 = 20;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path().join("ochre.db").to_str().unwrap()).await;
    for number in 0..N_TABLES {
        store.append(append(id(number), 0, "{}")).await.unwrap();
    }
    let over = Arc::new(AtomicBool::new(false));
    let mut play = JoinSet::new();
    for number in 0..N_TABLES {
        let (store, over) = (store.clone(), Arc::clone(&over));
        play.spawn(async move {
            let mut at = 1;
            while !over.load(Ordering::Relaxed) {
                let done = store.append(append(id(number), at, &format!("step {at}"))).await;
                assert_eq!(done, Ok(Appended::Done(at + 1)));
                at += 1;
            }
            at
        });
    }
    let copy = folder.path().join("copy.db");
    // Until they are well under way; if one failed, its version would stay.
    let begin = Instant::now();
    while store.version(id(0)).await.unwrap() < 20 {
        assert!(begin.elapsed() < Duration::from_secs(60));
        sleep(Duration::from_millis(1)).await;
    }
    store.backup(&copy).await.unwrap();
    over.store(true, Ordering::Relaxed);
    let n_played: u32 = play.join_all().await.iter().sum();

    let answer = store.backup(&copy).await;
    assert!(matches!(answer, Err(StoreError::Refused(_))), "{answer:?}");
    let copied = Store::open(copy.to_str().unwrap(), Options::default()).await.unwrap();
    let mut n_copied = 0;
    for number in 0..N_TABLES {
        let log = copied.load(id(number), 0).await.unwrap();
        assert_eq!(copied.version(id(number)).await.unwrap(), log.len() as u32);
        assert_eq!(store.load(id(number), 0).await.unwrap()[..log.len()], log[..]);
        n_copied += log.len() as u32;
    }
    assert!((20..=n_played).contains(&n_copied), "{n_copied} of {n_played}");
    assert_eq!(copied.append(append(id(0), 0, "")).await, Err(StoreError::Exists));
}
