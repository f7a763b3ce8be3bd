//! How many appends a second a store takes: many tables, each waiting for its answer before its
//! next append, as players do.
//!
//! `cargo run --release -p ochre-store --features private-postgres --example appends [TABLES] [APPENDS]`

use std::time::{Duration, Instant};

use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_store::{Append, Options, Store, Summary};
use ochre_table::{Author, Draft, Kind, TableId, Version};

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let n_tables: u32 = words.next().map_or(Ok(1_000), |word| word.parse())?;
    let n_appends: u32 = words.next().map_or(Ok(50), |word| word.parse())?;

    let folder = tempfile::tempdir()?;
    let file = folder.path().join("ochre.db");
    let path = file.to_str().ok_or("the temporary folder has a strange name")?;
    measure("SQLite, synchronous=FULL", path, n_tables, n_appends).await?;

    let server = PrivatePostgres::start(Fsync::On);
    measure("PostgreSQL, fsync=on", &server.url(), n_tables, n_appends).await
}

async fn measure(name: &str, url: &str, n_tables: u32, n_appends: u32) -> Result<(), Failure> {
    let store = Store::open(url, Options::default()).await?;
    let begin = Instant::now();
    let mut players = tokio::task::JoinSet::new();
    for number in 0..n_tables {
        players.spawn(play(store.clone(), number, n_appends));
    }
    let mut waits = Vec::new();
    while let Some(played) = players.join_next().await {
        waits.extend(played??);
    }
    let seconds = begin.elapsed().as_secs_f64();
    waits.sort_unstable();
    let part = |share: usize| waits[(waits.len() - 1) * share / 100];
    println!(
        "{name}: {n_tables} tables, {} appends of 2 entries in {seconds:.2} s, {:.0} a second; \
         answered after {:.1?} (half), {:.1?} (99 of 100)",
        waits.len(),
        waits.len() as f64 / seconds,
        part(50),
        part(99),
    );
    store.close().await;
    Ok(())
}

/// Makes a table and appends to it; returns how long each answer took.
async fn play(store: Store, number: u32, n_appends: u32) -> Result<Vec<Duration>, Failure> {
    // As tables have it: names without order.
    let scattered = u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834);
    let mut bits = [0; 10];
    bits.copy_from_slice(&scattered.to_be_bytes()[..10]);
    let table = TableId::from_bits(bits);
    let mut waits = Vec::new();
    let mut at: Version = 0;
    for step in 0..n_appends {
        let draft = |text: &str| Draft {
            author: Author::Server,
            kind: if step == 0 { Kind::Setup } else { Kind::Step },
            text: text.into(),
        };
        let json = "{\"players\":[\"Ayla\",\"Jondalar\"],\"turn\":1,\"scores\":[12,34]}".to_owned();
        let append = Append {
            table,
            at,
            time: i64::from(step),
            entries: vec![draft("1 place forest 3"), draft("* roll 2 4 5")],
            key: Some(format!("{number:08x}-{step:08x}")),
            summary: Some(Summary { json, due: Some(i64::from(step)), ..Summary::default() }),
        };
        let begin = Instant::now();
        at = store.append(append).await?.version();
        waits.push(begin.elapsed());
    }
    Ok(waits)
}
