//! T5: two servers on one PostgreSQL, of which one is killed.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use ochre_client::{Server, Wanted};
use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_wire::Clock;
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::crowd::{Crowd, Plan};
use crate::kills::finish;
use crate::ochre::Ochre;
use crate::report::Row;

/// How long all games together may take.
const GAMES_MAX: Duration = Duration::from_secs(240);

/// Plays games of a few rounds at two servers, kills one of them, and waits for all games to end
/// at the other. So often.
///
/// # Errors
///
/// When it can't be tried; what goes wrong is a violation in the row.
pub async fn kill_a_node(
    program: &Path,
    n_kills: usize,
    n_tables: usize,
    n_rounds: u32,
) -> Result<Row> {
    let mut row = Row::new("T5 two servers: kill -9 of one");
    let folder = tempfile::tempdir()?;
    let postgres = block_in_place(|| PrivatePostgres::start(Fsync::Off));
    let url = postgres.url();
    let mut nodes = Vec::new();
    for _ in 0..2 {
        nodes.push(Ochre::start(program, folder.path(), &url).await?);
    }
    let servers = nodes.iter().map(Ochre::server).collect::<Result<Vec<Server>>>()?;
    let mut ledgers = Vec::new();
    for round in 0..n_kills {
        // Slow enough that the games last beyond the kill.
        let mut crowd = Crowd::new(servers.clone(), Duration::from_millis(5));
        for index in 0..n_tables {
            crowd.add(plan(index, n_rounds));
        }
        sleep(Duration::from_millis(900 + 70 * (round as u64 % 8))).await;
        let victim = round % 2;
        nodes[victim].kill()?;
        row.n_blows += 1;
        let played = crowd.finish(GAMES_MAX).await;
        match played {
            Ok(played) => ledgers.extend(played),
            Err(error) => {
                row.violations.push(error.to_string());
                ledgers.extend(crowd.ledgers());
            }
        }
        nodes[victim].restart().await?;
    }
    for node in &mut nodes {
        node.stop().await?;
    }
    let unfinished = ledgers.iter().filter(|ledger| !ledger.memory().is_over);
    let unfinished: Vec<_> = unfinished.map(|ledger| ledger.joined.table.clone()).collect();
    row.violations.extend(unfinished.into_iter().map(|table| format!("{table} never ended")));
    finish(row, &url, &ledgers).await
}

/// People against people, against bots, and against somebody who never comes.
fn plan(index: usize, n_rounds: u32) -> Plan {
    let game = if index % 8 == 7 { "endless-winter" } else { "stone-age" };
    let mut wanted = Wanted::for_two(game);
    if game == "stone-age" {
        wanted.options.push(("round-limit".into(), n_rounds.to_string()));
    }
    let mut n_present = 2;
    match index % 4 {
        1 => (wanted.people, wanted.bots, n_present) = (1, vec!["greedy".into()], 1),
        2 => {
            // Somebody is away: the clock gives their seat to a bot.
            wanted.clock = Clock::Live { bank: 10, increment: 1, most: 30 };
            n_present = 1;
        }
        _ => {}
    }
    Plan { wanted, n_present, is_endless: false }
}
