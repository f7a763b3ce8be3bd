//! Entries at a version.

use std::collections::HashMap;

use ochre_kernel::Seat;
use ochre_store::{Append, Appended, Store, StoreError};
use ochre_table::{Author, Draft, Entry, Kind};

use crate::{append, draft, id, with_key};

pub async fn a_table_is_made_and_grows(store: &Store) {
    let table = id(1);
    assert_eq!(store.load(table, 0).await, Err(StoreError::NoTable));
    assert_eq!(store.append(append(table, 1, "x")).await, Err(StoreError::NoTable));

    let first = with_key(append(table, 0, "{\"game\":\"stone-age\"}"), "make");
    assert_eq!(store.append(first.clone()).await, Ok(Appended::Done(1)));
    assert_eq!(store.append(first.clone()).await, Ok(Appended::Again(1)));
    let other = with_key(first.clone(), "other");
    assert_eq!(store.append(other).await, Err(StoreError::Exists));

    // Texts of all kinds, several entries in one append.
    let step = Draft {
        author: Author::Seat(Seat::FIRST),
        kind: Kind::Step,
        text: "2 place forest 3".into(),
    };
    let odd = "a \"quote\", a \\, a\nline, мамонт, 🦣, '; DROP TABLE tables; --";
    let entries = vec![step, draft(Kind::Chat, odd), draft(Kind::StandIn, "")];
    let second = Append { table, at: 1, time: -5, entries, key: None, summary: None };
    let second = with_key(second, "second");
    assert_eq!(store.append(second.clone()).await, Ok(Appended::Done(4)));
    assert_eq!(store.version(table).await, Ok(4));

    // Whoever acted on what was is told; the same wish again is answered as before, whatever
    // version it names now.
    let late = store.append(with_key(append(table, 1, "late"), "late")).await;
    assert_eq!(late, Err(StoreError::Stale { seen: 1, now: 4 }));
    let early = store.append(append(table, 9, "early")).await;
    assert_eq!(early, Err(StoreError::Stale { seen: 9, now: 4 }));
    assert_eq!(store.append(second.clone()).await, Ok(Appended::Again(4)));
    assert_eq!(store.append(append(table, 4, "next")).await, Ok(Appended::Done(5)));
    assert_eq!(store.append(second.clone()).await, Ok(Appended::Again(4)));
    let newer = Append { at: 5, ..second.clone() };
    assert_eq!(store.append(newer).await, Ok(Appended::Again(4)));

    let mut expected: Vec<Entry> = Vec::new();
    for (time, draft) in [(first.time, &first.entries[0])]
        .into_iter()
        .chain(second.entries.iter().map(|draft| (second.time, draft)))
    {
        expected.push(draft.clone().entry(expected.len() as u32 + 1, time));
    }
    expected.push(append(table, 4, "next").entries[0].clone().entry(5, 1_004));
    assert_eq!(store.load(table, 0).await.unwrap(), expected);
    assert_eq!(store.load(table, 3).await.unwrap(), expected[3..]);
    assert_eq!(store.load(table, 5).await.unwrap(), []);
    assert_eq!(store.load(table, 99).await.unwrap(), []);

    assert_eq!(store.answered(table, "second").await, Ok(Some(4)));
    assert_eq!(store.answered(table, "late").await, Ok(None));

    // The same key at another table is another append.
    let elsewhere = with_key(append(id(2), 0, "{}"), "second");
    assert_eq!(store.append(elsewhere).await, Ok(Appended::Done(1)));
}

pub async fn a_batch_is_judged_one_by_one(store: &Store) {
    const N_TABLES: u32 = 300;
    let tables: Vec<_> = (1_000..1_000 + N_TABLES).map(id).collect();
    let mut made = tokio::task::JoinSet::new();
    for &table in &tables {
        let store = store.clone();
        made.spawn(async move { store.append(append(table, 0, "{}")).await });
    }
    assert!(made.join_all().await.iter().all(|answer| *answer == Ok(Appended::Done(1))));

    // All at once: a good append for each, a stale one for some, a table that isn't there, and
    // two who both want to be first.
    let mut wishes: Vec<(Append, Result<Appended, StoreError>)> = Vec::new();
    for (index, &table) in tables.iter().enumerate() {
        match index % 100 {
            7 => {
                let stale = Err(StoreError::Stale { seen: 4, now: 1 });
                wishes.push((append(table, 4, "stale"), stale));
            }
            8 => wishes.push((append(id(77), 1, "nowhere"), Err(StoreError::NoTable))),
            _ => wishes.push((append(table, 1, "good"), Ok(Appended::Done(2)))),
        }
    }
    let mut running = tokio::task::JoinSet::new();
    for (wish, expected) in wishes {
        let store = store.clone();
        running.spawn(async move {
            let answer = store.append(wish.clone()).await;
            assert_eq!(answer, expected, "{wish:?}");
        });
    }
    running.join_all().await;

    let table = tables[0];
    let mut rivals = tokio::task::JoinSet::new();
    for rival in 0..50 {
        let (store, wish) = (store.clone(), append(table, 2, &format!("rival {rival}")));
        rivals.spawn(async move { store.append(wish).await });
    }
    let mut counts: HashMap<Result<Appended, StoreError>, u32> = HashMap::new();
    for answer in rivals.join_all().await {
        *counts.entry(answer).or_default() += 1;
    }
    let stale = Err(StoreError::Stale { seen: 2, now: 3 });
    assert_eq!(counts, HashMap::from([(Ok(Appended::Done(3)), 1), (stale, 49)]));

    // The same wish from fifty tabs: one is stored, the others get its answer.
    let mut tabs = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (store, wish) = (store.clone(), with_key(append(table, 3, "tab"), "tab"));
        tabs.spawn(async move { store.append(wish).await.unwrap() });
    }
    let answers = tabs.join_all().await;
    assert_eq!(answers.iter().filter(|answer| **answer == Appended::Done(4)).count(), 1);
    assert_eq!(answers.iter().filter(|answer| **answer == Appended::Again(4)).count(), 49);
    assert_eq!(store.load(table, 3).await.unwrap().len(), 1);
}

pub async fn what_can_not_be_stored_is_refused(store: &Store) {
    let wrong = [
        append(id(1), 5, "a\0b"),
        with_key(append(id(1), 5, "x"), &"k".repeat(201)),
        Append { entries: Vec::new(), ..append(id(3), 0, "") },
    ];
    for wish in wrong {
        let answer = store.append(wish.clone()).await;
        assert!(matches!(answer, Err(StoreError::Refused(_))), "{wish:?}: {answer:?}");
    }
    assert_eq!(store.version(id(1)).await, Ok(5));
    let big = "x".repeat(1 << 20);
    assert_eq!(store.append(append(id(2), 1, &big)).await, Ok(Appended::Done(2)));
    assert_eq!(store.load(id(2), 1).await.unwrap()[0].text, big);
}
