//! Time: who runs out of it is replaced by a bot until they are back; pauses and restarts cost none.

use std::time::Duration;

use ochre_store::{Append, Summary};
use ochre_table::{Clock, Draft, Opening, TableId};
use ochre_wire::{Stage, TableState};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::people::{Person, Two};
use crate::server::TestServer;

/// A game of two with so many seconds each. People can't ask for so few: the table is written to
/// the store as it would be with them.
async fn hurried(server: &TestServer, bank: u32) -> Two {
    let (mut ann, mut bob) = (server.stranger(), server.stranger());
    let clock = json!({ "kind": "live", "bank": 10, "increment": 0, "most": 10 });
    let wish = json!({ "game": "stone-age", "players": 2, "seating": "as-joined", "clock": clock, "pace": 0 });
    let made = ann.create(&wish).await;
    let (id, store): (TableId, _) = (made.table.parse().unwrap(), server.app.store());
    let setup = store.load(id, 0).await.unwrap().remove(0);
    let mut opening: Opening = serde_json::from_str(&setup.text).unwrap();
    opening.clock = Clock::Live { bank, increment: 0, most: bank };
    store.delete(id).await.unwrap();
    let text = serde_json::to_string(&opening).unwrap();
    let entries = vec![Draft { author: setup.author, kind: setup.kind, text }];
    let summary = Some(Summary::default());
    let append = Append { table: id, at: 0, time: setup.time, entries, key: None, summary };
    store.append(append).await.unwrap();
    let one = ann.claim(&made.table, &made.links[0].token, "Ann").await;
    let two = bob.claim(&made.table, &made.links[1].token, "Bob").await;
    ann.start(&made.table).await;
    Two { ann, bob, table: made.table, codes: [one.code, two.code] }
}

fn left(state: &TableState, seat: usize) -> i64 {
    state.seats[seat - 1].time_left.unwrap()
}

/// Waits until the table is so.
async fn until(person: &Person, table: &str, is_so: impl Fn(&TableState) -> bool) -> TableState {
    for _ in 0..600 {
        let state = person.state(table).await;
        if is_so(&state) {
            return state;
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("it never comes: {:?}", person.state(table).await);
}

fn stand_in(state: &TableState, seat: usize) -> Option<&str> {
    state.seats[seat - 1].stand_in.as_ref().map(|bot| &*bot.why)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_is_replaced_by_a_bot_and_comes_back() {
    let server = TestServer::start().await;
    let at = hurried(&server, 1).await;
    let state = at.ann.state(&at.table).await;
    assert_eq!((state.running, state.turn), (Some(1), Some(1)));
    assert!((1..=1_000).contains(&left(&state, 1)));
    assert_eq!(left(&state, 2), 1_000);
    let state = until(&at.bob, &at.table, |state| stand_in(state, 1).is_some()).await;
    assert_eq!(stand_in(&state, 1), Some("time"));
    // The bot moves, and Bob's time runs; he moves at once, the bot answers.
    until(&at.bob, &at.table, |state| state.turn == Some(2)).await;
    let refusal = at.ann.act_now(&at.table, "place hunt 1").await.refusal();
    assert!(["bot-plays", "not-your-turn", "stale"].contains(&&*refusal.1), "{refusal:?}");
    let back = at.ann.seat(&at.table, 1, &json!({ "do": "take-back" })).await;
    assert_eq!(back.status, 200);
    let state = at.ann.state(&at.table).await;
    assert_eq!(stand_in(&state, 1), None);
    assert!(left(&state, 1) > 0, "time to find the way back");
    let metrics = at.ann.get("/metrics").await.text();
    assert!(metrics.contains("ochre_time_outs_total"), "{metrics}");
    // Others can't take it back for her, nor the host for Bob.
    until(&at.bob, &at.table, |state| stand_in(state, 2) == Some("time")).await;
    let refusal = at.ann.seat(&at.table, 2, &json!({ "do": "take-back" })).await.refusal();
    assert_eq!(refusal, (422, "bad-request".into()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_by_agreement_stops_the_clocks() {
    let server = TestServer::start().await;
    let at = hurried(&server, 30).await;
    let pause = async |person: &Person, what: &str| -> Value {
        person.wish(&at.table, what, &json!({})).await.value()
    };
    pause(&at.ann, "pause").await;
    let state = at.bob.state(&at.table).await;
    assert_eq!((state.stage, state.seats[0].wants_pause), (Stage::Running, true));
    pause(&at.bob, "pause").await;
    let before = at.ann.state(&at.table).await;
    assert_eq!((before.stage, before.running), (Stage::Paused, None));
    sleep(Duration::from_millis(400)).await;
    let after = at.ann.state(&at.table).await;
    assert_eq!(left(&after, 1), left(&before, 1));
    let refusal = at.ann.act_now(&at.table, "place hunt 1").await.refusal();
    assert_eq!(refusal, (422, "paused".into()));
    pause(&at.bob, "resume").await;
    let state = at.ann.state(&at.table).await;
    assert_eq!((state.stage, state.running), (Stage::Running, Some(1)));
    assert!(left(&state, 1) <= left(&before, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_costs_no_time() {
    let server = TestServer::on_file().await;
    let at = hurried(&server, 2).await;
    let before = left(&at.ann.state(&at.table).await, 1);
    let down = server.stop().await;
    // Longer than the time that Ann has left.
    sleep(Duration::from_millis(2_300)).await;
    let server = down.start().await;
    let mut ann = at.ann.clone();
    ann.address = server.address;
    let state = ann.state(&at.table).await;
    assert_eq!(stand_in(&state, 1), None, "her time has not run out");
    let lost = before - left(&state, 1);
    assert!(lost < 1_000, "{lost} of {before} ms are lost");
    ann.act(&at.table, state.version, "place hunt 1").await.value();
    let log = ann.look(&at.table, "").await.log;
    assert!(log.iter().any(|entry| entry.kind == "down"), "everybody is told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_goes_on_after_a_restart() {
    let server = TestServer::on_file().await;
    let mut ann = server.stranger();
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let wish = json!({ "game": "stone-age", "players": 2, "seats": [bot, bot], "options": { "round-limit": "40" } });
    let made = ann.create(&wish).await;
    ann.start(&made.table).await;
    let before = ann.state(&made.table).await.step;
    let server = server.stop().await.start().await;
    ann.address = server.address;
    let state = until(&ann, &made.table, |state| state.step > before + 20).await;
    assert!(state.version > before);
}
