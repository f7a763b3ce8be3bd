//! Whole games of both kinds by two people and a bot, every message checked, and their proof.

use std::time::Duration;

use ochre_fair::verify;
use ochre_kernel::Rng;
use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_wire::{ClientMessage, Created, LogEntry, ServerMessage, Stage, TableState};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::people::{Person, Seen, fresh};
use crate::server::{TestServer, no_limits};
use crate::socket::Socket;

/// What a client knows of a table: it must always grow without a gap.
#[derive(Default)]
struct Known {
    log: Vec<LogEntry>,
}

impl Known {
    fn version(&self) -> u32 {
        self.log.last().map_or(0, |entry| entry.seq)
    }

    /// Takes what the server told after `since`, which is all that was known.
    fn take(&mut self, state: &TableState, log: Vec<LogEntry>) {
        for entry in log {
            assert_eq!(entry.seq, self.version() + 1, "{entry:?}");
            self.log.push(entry);
        }
        assert_eq!(state.version, self.version(), "the log leads to the state");
        let steps = self.log.iter().filter(|entry| entry.kind == "step");
        assert_eq!(steps.count(), state.step as usize);
        if state.stage == Stage::Running {
            let own = state.you.viewer.is_some() && state.turn == state.you.viewer;
            assert_eq!(own, !state.choices.is_empty(), "who decides has choices, nobody else");
            assert_eq!(state.luck.secret, None);
        }
    }
}

/// Any of the choices.
fn choose<'a>(state: &'a TableState, rng: &mut Rng) -> Option<&'a str> {
    let n_choices = state.choices.len() as u32;
    (n_choices > 0).then(|| &*state.choices[rng.below(n_choices) as usize].action)
}

/// Plays by requests that wait for news.
async fn play_by_http(person: Person, table: String, seed: u64) -> Known {
    let (mut known, mut rng) = (Known::default(), Rng::from_seed(seed));
    loop {
        let since = known.version();
        let Seen { state, log } = person.look(&table, &format!("since={since}&wait=20")).await;
        known.take(&state, log);
        if state.stage == Stage::Over {
            return known;
        }
        if let Some(action) = choose(&state, &mut rng) {
            let done = person.act(&table, state.version, action).await;
            assert_eq!(done.status, 200, "{action}: {}", done.text());
        }
    }
}

/// Plays by a socket that breaks now and then.
async fn play_by_socket(person: Person, table: String, seed: u64) -> Known {
    let (mut known, mut rng) = (Known::default(), Rng::from_seed(seed));
    loop {
        let since = known.version();
        let mut socket = Socket::open(&person, &table, &format!("since={since}")).await;
        for _ in 0..60 {
            match socket.next().await {
                ServerMessage::State { state, log } => {
                    known.take(&state, log);
                    if state.stage == Stage::Over {
                        return known;
                    }
                    if let Some(action) = choose(&state, &mut rng) {
                        let (id, seen) = (fresh(), state.version);
                        socket.send(&ClientMessage::Act { id, seen, action: action.into() }).await;
                    }
                }
                ServerMessage::Done { version, .. } => assert!(version > 0),
                // Somebody came or went, so the same decision was asked and answered twice.
                ServerMessage::Refused { error, .. } => assert_eq!(error.code, "stale"),
                ServerMessage::Pong {} => panic!("nobody asked"),
            }
        }
    }
}

/// A table of two people and a bot, about to begin.
async fn three(server: &TestServer, game: &str, options: &Value) -> (Person, Person, String) {
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let seats = json!([{ "kind": "open" }, bot, { "kind": "open" }]);
    let (mut ann, mut bob) = (server.stranger(), server.stranger());
    let table =
        json!({ "game": game, "players": 3, "options": options, "seats": seats, "pace": 0 });
    let Created { table, links, commitment, .. } = ann.create(&table).await;
    assert_eq!(commitment, server.secret(&table).commitment().to_string());
    assert_eq!(links.iter().map(|link| link.seat).collect::<Vec<_>>(), [1, 3]);
    ann.claim(&table, &links[0].token, "Ann").await;
    assert_eq!(ann.wish(&table, "start", &json!({})).await.refusal(), (422, "empty-seat".into()));
    bob.claim(&table, &links[1].token, "Bob").await;
    ann.start(&table).await;
    (ann, bob, table)
}

async fn a_whole_game(server: &TestServer, game: &str, options: &Value, by_socket: bool) {
    let (ann, bob, table) = three(server, game, options).await;
    let play = |person: &Person, seed| {
        let (person, table) = (person.clone(), table.clone());
        match by_socket {
            true => tokio::spawn(play_by_socket(person, table, seed)),
            false => tokio::spawn(play_by_http(person, table, seed)),
        }
    };
    let (one, two) = (play(&ann, 1), play(&bob, 2));
    let minute = Duration::from_secs(120);
    let one = timeout(minute, one).await.expect("Ann waits for ever").unwrap();
    let two = timeout(minute, two).await.expect("Bob waits for ever").unwrap();
    // What came in pieces is what comes at once.
    assert_eq!(one.log, ann.look(&table, "").await.log);
    assert_eq!(two.log, bob.look(&table, "").await.log);
    assert_eq!(one.log.len(), two.log.len());
    assert!(one.log.iter().any(|entry| entry.kind == "step" && !entry.sentences.is_empty()));
    the_record_is_proven(server, &table).await;
}

async fn the_record_is_proven(server: &TestServer, table: &str) {
    let record = server.stranger().get(&format!("/api/tables/{table}/record")).await.text();
    let verified = verify(&record).unwrap_or_else(|unfair| panic!("{unfair}\n{record}"));
    assert_eq!(verified.proof.table, table);
    assert!(verified.n_outcomes > 10);
    let names: Vec<_> = verified.names.iter().flatten().map(String::as_str).collect();
    assert!(names.contains(&"Ann") && names.contains(&"Bob"), "{names:?}");
    // Another outcome, a step less, another secret: refused.
    let mut without: Vec<&str> = record.lines().collect();
    without.remove(without.iter().rposition(|line| line.starts_with("* ")).unwrap());
    assert!(verify(&without.join("\n")).is_err());
    let secret = server.secret(table).to_hex();
    let other = if secret.starts_with('0') { "1" } else { "0" };
    assert!(verify(&record.replace(&secret, &format!("{other}{}", &secret[1..]))).is_err());
    let seats = record.lines().find(|line| line.starts_with("#fair seating")).unwrap();
    let turned: String = seats.chars().rev().collect();
    let turned = format!("#fair seating {}", &turned[..5]);
    if turned != seats {
        assert!(verify(&record.replace(seats, &turned)).is_err());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_are_played_by_requests() {
    let server = TestServer::start().await;
    a_whole_game(&server, "stone-age", &json!({ "round-limit": "6" }), false).await;
    a_whole_game(&server, "endless-winter", &json!({}), false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_are_played_by_sockets_that_break_and_come_back() {
    let server = TestServer::start().await;
    a_whole_game(&server, "stone-age", &json!({ "round-limit": "6" }), true).await;
    let options = json!({ "rest-tokens": "on", "glacier-tokens": "on", "choose-setup": "on" });
    a_whole_game(&server, "endless-winter", &options, true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_on_postgresql_and_by_two_servers() {
    let postgres = PrivatePostgres::start(Fsync::Off);
    let server = TestServer::on(postgres.url(), no_limits(), None).await;
    a_whole_game(&server, "stone-age", &json!({ "round-limit": "3" }), false).await;
    // Ann at one server, Bob at another.
    let other = TestServer::on(postgres.url(), no_limits(), None).await;
    let (ann, mut bob, table) = three(&server, "stone-age", &json!({ "round-limit": "3" })).await;
    bob.address = other.address;
    let one = tokio::spawn(play_by_socket(ann, table.clone(), 3));
    let two = tokio::spawn(play_by_socket(bob, table.clone(), 4));
    let minute = Duration::from_secs(120);
    let (one, two) = timeout(minute, async { (one.await, two.await) }).await.unwrap();
    assert_eq!(one.unwrap().log.len(), two.unwrap().log.len());
    the_record_is_proven(&other, &table).await;
    other.stop().await;
    server.stop().await;
}
