//! Nodes: who drives a table, who is alive, what they tell each other.

use std::time::Duration;

use ochre_store::{Appended, News, Store, StoreError, Watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::{append, id, open, with_key};

pub async fn one_node_drives_a_table(store: &Store) {
    let (table, long) = (id(201), Duration::from_secs(60));
    store.append(append(table, 0, "{}")).await.unwrap();
    assert!(store.lease(table, "a", long).await.unwrap());
    assert!(store.lease(table, "a", long).await.unwrap(), "it can be renewed");
    assert!(!store.lease(table, "b", long).await.unwrap());
    store.release(table, "b").await.unwrap();
    assert!(!store.lease(table, "b", long).await.unwrap(), "nobody gives up another's right");
    store.release(table, "a").await.unwrap();
    assert!(store.lease(table, "b", Duration::from_millis(300)).await.unwrap());

    // Node b dies without a word.
    assert!(!store.lease(table, "a", long).await.unwrap());
    sleep(Duration::from_millis(400)).await;
    assert!(store.lease(table, "a", long).await.unwrap());

    // Many at once; a table that isn't there belongs to nobody.
    let other = id(202);
    store.append(append(other, 0, "{}")).await.unwrap();
    let wishes = [other, id(999), table, other];
    assert_eq!(store.lease_all(&wishes, "b", long).await.unwrap(), [other]);
    assert_eq!(store.lease_all(&[], "b", long).await.unwrap(), []);
    assert!(!store.lease(id(999), "b", long).await.unwrap());
    store.release_all("a").await.unwrap();
    let mut both = store.lease_all(&wishes, "b", long).await.unwrap();
    both.sort();
    assert_eq!(both, [table, other]);
}

pub async fn beats_and_facts(store: &Store) {
    assert_eq!(store.last_beat().await, Ok(None));
    let before = store.clock().await.unwrap();
    store.beat("a").await.unwrap();
    sleep(Duration::from_millis(5)).await;
    store.beat("b").await.unwrap();
    store.beat("b").await.unwrap();
    let after = store.clock().await.unwrap();
    let last = store.last_beat().await.unwrap().unwrap();
    assert!((before..=after).contains(&last), "{before} {last} {after}");
    // After 2020 and before 2100: it is in milliseconds.
    assert!((1_577_836_800_000..4_102_444_800_000).contains(&last), "{last}");

    assert_eq!(store.meta_get("luck").await, Ok(None));
    assert_eq!(store.meta_once("luck", "one").await.unwrap(), "one");
    assert_eq!(store.meta_once("luck", "two").await.unwrap(), "one");
    store.meta_set("luck", "three").await.unwrap();
    assert_eq!(store.meta_get("luck").await.unwrap().unwrap(), "three");
    assert_eq!(store.meta_all().await.unwrap(), [("luck".into(), "three".into())]);
    assert!(matches!(store.meta_set("\0", "").await, Err(StoreError::Refused(_))));
}

pub async fn two_nodes_on_one_postgres(url: &str) {
    // They even start in the same moment.
    let (one, two) = tokio::join!(open(url), open(url));
    assert!(one.is_shared());
    let mut watch = two.watch().await.unwrap();

    one.append(append(id(1), 0, "{}")).await.unwrap();
    assert_eq!(next(&mut watch).await, News::Appended(id(1), 1));
    // What it wrote itself is no news.
    two.append(append(id(2), 0, "{}")).await.unwrap();
    one.append(append(id(2), 1, "x")).await.unwrap();
    assert_eq!(next(&mut watch).await, News::Appended(id(2), 2));
    one.delete(id(2)).await.unwrap();
    assert_eq!(next(&mut watch).await, News::Rewritten(id(2)));

    // Both play the same hundred tables: at each version exactly one of them wins, whatever
    // their batches do to each other.
    const N_TABLES: u32 = 100;
    const N_ROUNDS: u32 = 10;
    for number in 0..N_TABLES {
        one.append(append(id(5_000 + number), 0, "{}")).await.unwrap();
    }
    let mut play = JoinSet::new();
    for number in 0..N_TABLES {
        for (name, store) in [("one", one.clone()), ("two", two.clone())] {
            play.spawn(async move {
                let mut n_won = 0;
                for at in 1..=N_ROUNDS {
                    let wish =
                        with_key(append(id(5_000 + number), at, name), &format!("{name}{at}"));
                    match store.append(wish).await {
                        Ok(Appended::Done(version)) => {
                            assert_eq!(version, at + 1);
                            n_won += 1;
                        }
                        Err(StoreError::Stale { seen, now }) => {
                            assert_eq!(seen, at);
                            assert!(now > at);
                        }
                        other => panic!("{other:?}"),
                    }
                }
                n_won
            });
        }
    }
    let n_won: u32 = play.join_all().await.iter().sum();
    let mut n_entries = 0;
    for number in 0..N_TABLES {
        n_entries += one.version(id(5_000 + number)).await.unwrap() - 1;
    }
    assert_eq!(n_won, n_entries);
    assert_eq!(n_won, N_TABLES * N_ROUNDS, "each version has one winner");
    // News that nobody reads must not keep a store from closing: more than fit in the channel.
    for at in N_ROUNDS + 1..N_ROUNDS + 20 {
        let mut more = JoinSet::new();
        for number in 0..N_TABLES {
            let (one, wish) = (one.clone(), append(id(5_000 + number), at, "more"));
            more.spawn(async move { one.append(wish).await.unwrap() });
        }
        more.join_all().await;
    }
    one.close().await;
    timeout(Duration::from_secs(10), two.close()).await.unwrap();
    while timeout(Duration::from_secs(10), watch.next()).await.unwrap().is_some() {}
}

async fn next(watch: &mut Watch) -> News {
    timeout(Duration::from_secs(10), watch.next()).await.unwrap().unwrap()
}
