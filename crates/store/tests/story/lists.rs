//! Lists of tables, and tables of sessions.

use ochre_store::{Append, Appended, Filter, Page, Store, StoreError, Summary};
use ochre_table::{Millis, Stage, TableId};

use crate::{append, id, summary};

async fn make(store: &Store, number: u32, time: Millis, summary: Summary) -> TableId {
    let table = id(number);
    let made = Append { time, summary: Some(summary), ..append(table, 0, "{}") };
    assert_eq!(store.append(made).await, Ok(Appended::Done(1)));
    table
}

async fn listed(store: &Store, filter: &Filter) -> Vec<TableId> {
    let lines = store.tables(filter, Page { after: None, limit: 100 }).await.unwrap();
    lines.iter().map(|line| line.table).collect()
}

pub async fn tables_are_listed(store: &Store) {
    // A game of its own keeps the tables of other chapters out.
    let of = |stage, due| summary(stage, "listed", due);
    let one = make(store, 101, 50_000, of(Stage::Lobby, None)).await;
    let two = make(store, 102, 70_000, of(Stage::Running, Some(900))).await;
    let three = make(store, 103, 70_000, of(Stage::Running, Some(800))).await;
    let private = Summary { public: false, ..of(Stage::Over, None) };
    let four = make(store, 104, 60_000, private.clone()).await;

    let game = Some("listed".to_owned());
    let all = Filter { game: game.clone(), ..Filter::default() };
    assert_eq!(listed(store, &all).await, [two, three, four, one], "what changed last is first");
    let public = Filter { public: Some(true), ..all.clone() };
    assert_eq!(listed(store, &public).await, [two, three, one]);
    let running = Filter { stage: Some(Stage::Running), ..all.clone() };
    assert_eq!(listed(store, &running).await, [two, three]);
    assert!(listed(store, &Filter::default()).await.len() == 100, "pages have a limit");

    // Page by page is the same list.
    let (mut after, mut pages) = (None, Vec::new());
    loop {
        let page = store.tables(&all, Page { after, limit: 1 }).await.unwrap();
        let Some(line) = page.last() else { break };
        after = Some(line.mark());
        pages.push(line.table);
    }
    assert_eq!(pages, [two, three, four, one]);

    let line = store.listed(four).await.unwrap();
    assert_eq!((line.version, line.made, line.changed), (1, 60_000, 60_000));
    assert_eq!(line.summary, private);
    assert_eq!(store.listed(id(999)).await, Err(StoreError::NoTable));

    // A summary changes with an append, stays without one, and can be written alone.
    assert_eq!(store.due(850, 10).await.unwrap(), [three]);
    assert_eq!(store.due(900, 10).await.unwrap(), [three, two]);
    assert_eq!(store.due(900, 1).await.unwrap(), [three]);
    store.append(append(two, 1, "no summary")).await.unwrap();
    assert_eq!(store.due(900, 10).await.unwrap(), [three, two]);
    let over = of(Stage::Over, None);
    let end = Append { summary: Some(over.clone()), ..append(three, 1, "end") };
    store.append(end).await.unwrap();
    assert_eq!(store.due(900, 10).await.unwrap(), [two]);
    assert_eq!(store.listed(three).await.unwrap().summary, over);
    let alone = Append {
        entries: Vec::new(),
        summary: Some(of(Stage::Paused, None)),
        ..append(two, 2, "")
    };
    assert_eq!(store.append(alone.clone()).await, Ok(Appended::Done(2)));
    assert_eq!(store.due(900, 10).await.unwrap(), []);
    let stale = Append { at: 1, ..alone };
    assert_eq!(store.append(stale).await, Err(StoreError::Stale { seen: 1, now: 2 }));
}

pub async fn sessions_know_their_tables(store: &Store) {
    let (one, two) = (id(101), id(102));
    for table in [one, two, one] {
        store.remember("hash a", table).await.unwrap();
    }
    store.remember("hash b", two).await.unwrap();
    assert_eq!(store.remember("hash a", id(999)).await, Err(StoreError::NoTable));

    let tables = async |session| {
        let lines = store.tables_of(session).await.unwrap();
        lines.iter().map(|line| line.table).collect::<Vec<_>>()
    };
    assert_eq!(tables("hash a").await, [one, two]);
    assert_eq!(tables("hash c").await, []);
    assert_eq!(store.sessions_of(two).await.unwrap(), ["hash a", "hash b"]);
    store.forget("hash a", Some(one)).await.unwrap();
    assert_eq!(tables("hash a").await, [two]);
    store.forget("hash a", None).await.unwrap();
    assert_eq!(tables("hash a").await, []);
    assert_eq!(tables("hash b").await, [two]);
}
