//! What every store must do, told once and run on SQLite and on PostgreSQL.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod lists;
mod log;
mod nodes;
mod trouble;
mod whole;

use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_store::{Append, Options, Store, Summary};
use ochre_table::{Author, Draft, Kind, Millis, Stage, TableId, Version};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_the_promises_of_a_store() {
    let folder = tempfile::tempdir().unwrap();
    keeps_the_promises(folder.path().join("ochre.db").to_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_promises_of_a_store() {
    let server = PrivatePostgres::start(Fsync::Off);
    keeps_the_promises(&server.url()).await;
    nodes::two_nodes_on_one_postgres(&server.database("nodes")).await;
    whole::moves_between_both(&server.database("moves")).await;
}

async fn keeps_the_promises(url: &str) {
    let store = open(url).await;
    log::a_table_is_made_and_grows(&store).await;
    log::a_batch_is_judged_one_by_one(&store).await;
    log::what_can_not_be_stored_is_refused(&store).await;
    lists::tables_are_listed(&store).await;
    lists::sessions_know_their_tables(&store).await;
    nodes::one_node_drives_a_table(&store).await;
    nodes::beats_and_facts(&store).await;
    whole::texts_are_erased(&store).await;
    whole::a_log_is_taken_out_and_put_in(&store).await;

    let before = everything(&store).await;
    assert!(before.len() > 100);
    store.close().await;
    let closed = store.append(append(id(1), 1, "too late")).await;
    assert_eq!(closed.unwrap_err().to_string(), "the store can't do this now: it has been closed");
    let store = open(url).await;
    assert_eq!(everything(&store).await, before, "reopening keeps everything");
    store.close().await;
}

async fn open(url: &str) -> Store {
    Store::open(url, Options::default()).await.unwrap()
}

async fn everything(store: &Store) -> Vec<ochre_store::Whole> {
    let mut all = Vec::new();
    for table in store.all_tables(None, 10_000).await.unwrap() {
        all.push(store.export(table).await.unwrap());
    }
    all
}

fn id(number: u32) -> TableId {
    let mut bits = [0; 10];
    bits[6..].copy_from_slice(&number.to_be_bytes());
    TableId::from_bits(bits)
}

fn draft(kind: Kind, text: &str) -> Draft {
    Draft { author: Author::Host, kind, text: text.into() }
}

/// One entry; at version 0 it is a set-up.
fn append(table: TableId, at: Version, text: &str) -> Append {
    let kind = if at == 0 { Kind::Setup } else { Kind::Step };
    let (time, entries) = (1_000 + Millis::from(at), vec![draft(kind, text)]);
    Append { table, at, time, entries, key: None, summary: None }
}

fn with_key(append: Append, key: &str) -> Append {
    Append { key: Some(key.into()), ..append }
}

fn summary(stage: Stage, game: &str, due: Option<Millis>) -> Summary {
    let json = format!("{{\"game\":\"{game}\"}}");
    Summary { stage, game: game.into(), public: true, due, json }
}
