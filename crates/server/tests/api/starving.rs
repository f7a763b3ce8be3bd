//! T12: bots that think hard don't slow people.

use std::time::{Duration, Instant};

use ochre_server::Settings;
use ochre_wire::Created;
use serde_json::json;

use crate::people::two;
use crate::server::{TestServer, no_limits};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t12_searching_bots_do_not_slow_the_moves_of_people() {
    let n_thinkers = Settings::default().n_thinkers;
    let server = TestServer::with(Settings { n_thinkers, ..no_limits() }).await;
    let mut host = server.stranger();
    let heavy = json!({ "kind": "bot", "bot": "uct:20000" });
    let mut tables = Vec::new();
    for game in ["stone-age", "endless-winter", "stone-age", "endless-winter"] {
        let seats = vec![heavy.clone(); 4];
        let table = json!({ "game": game, "players": 4, "seats": seats, "pace": 0 });
        let Created { table, .. } = host.create(&table).await;
        host.start(&table).await;
        tables.push(table);
    }
    let at = two(&server, json!({})).await;
    let mut taken = Vec::new();
    for _ in 0..60 {
        let person = at.turn().await;
        let state = person.state(&at.table).await;
        let action = &state.choices[0].action;
        let began = Instant::now();
        person.act(&at.table, state.version, action).await.value();
        taken.push(began.elapsed());
    }
    taken.sort_unstable();
    println!("median {:?}, worst {:?}", taken[30], taken[59]);
    assert!(taken[30] < Duration::from_millis(50), "{taken:?}");
    // The bots were at it meanwhile: their games have not ended, but go on.
    let mut n_steps = 0;
    for table in &tables {
        let state = host.state(table).await;
        assert_eq!(state.stage, ochre_wire::Stage::Running);
        n_steps += state.step;
    }
    assert!(n_steps > 0);
}
