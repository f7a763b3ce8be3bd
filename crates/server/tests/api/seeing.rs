//! Who may see what: public, unlisted and private tables, hosts without a seat.

use serde_json::{Value, json};

use crate::people::{Person, two};
use crate::server::TestServer;
use crate::socket::Socket;

async fn listed(person: &Person) -> Vec<String> {
    let tables = person.get("/api/tables").await.value();
    let name = |table: &Value| table["table"].as_str().unwrap().to_string();
    tables.as_array().unwrap().iter().map(name).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_see_public_tables_know_unlisted_ones_by_address_and_private_ones_never() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let public = two(&server, json!({ "visibility": "public" })).await;
    let unlisted = two(&server, json!({ "visibility": "unlisted" })).await;
    let private = two(&server, json!({ "visibility": "private" })).await;
    assert_eq!(listed(&stranger).await, std::slice::from_ref(&public.table));
    for at in [&public, &unlisted] {
        assert_eq!(stranger.state(&at.table).await.you.viewer, None);
    }
    let missing = stranger.get("/api/tables/0000000000000000").await;
    for path in ["", "/record", "/at/0", "/explain?action=x", "/socket"] {
        let answer = stranger.get(&format!("/api/tables/{}{path}", private.table)).await;
        if path == "/socket" {
            let socket = Socket::knock(&stranger, &private.table, "", &[]).await;
            assert_eq!(socket.err(), Some(404));
            continue;
        }
        // It looks like a table that doesn't exist.
        assert_eq!((answer.status, &answer.body), (404, &missing.body), "{path}");
    }
    assert_eq!(private.bob.state(&private.table).await.you.viewer, Some(2));
    // A private table has its link all the same.
    let mine = private.bob.get("/api/me/tables").await.value();
    assert_eq!((&mine[0]["table"], &mine[0]["yours"]), (&json!(private.table), &json!([2])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_without_a_seat_sees_nothing_hidden_and_can_not_begin_too_early() {
    let server = TestServer::start().await;
    let mut host = server.stranger();
    let wish = json!({ "game": "endless-winter", "players": 2, "seating": "as-joined", "visibility": "private" });
    let made = host.create(&wish).await;
    assert_eq!(host.wish(&made.table, "start", &json!({})).await.refusal().1, "empty-seat");
    let (mut ann, mut bob) = (server.stranger(), server.stranger());
    ann.claim(&made.table, &made.links[0].token, "Ann").await;
    assert_eq!(host.wish(&made.table, "start", &json!({})).await.refusal().1, "empty-seat");
    bob.claim(&made.table, &made.links[1].token, "Bob").await;
    host.start(&made.table).await;
    // On until both have cards in hand that they drew.
    let drew = async |person: &Person| {
        let record = person.get(&format!("/api/tables/{}/record", made.table)).await.text();
        record.lines().any(|line| line.starts_with("* draw ") && !line.ends_with('?'))
    };
    while !drew(&ann).await || !drew(&bob).await {
        for person in [&ann, &bob] {
            let state = person.state(&made.table).await;
            if let Some(choice) = state.choices.first() {
                person.act(&made.table, state.version, &choice.action).await.value();
            }
        }
    }
    let state = host.state(&made.table).await;
    assert_eq!((state.you.host, state.you.viewer, state.choices.len()), (true, None, 0));
    let own = ann.state(&made.table).await;
    let other = bob.state(&made.table).await;
    let hand = |view: &Value, seat: usize| view["seats"][seat]["hand"].clone();
    assert_ne!(hand(&own.view, 0), hand(&state.view, 0), "Ann sees her hand, the host does not");
    assert_eq!(hand(&other.view, 0), hand(&state.view, 0), "Bob sees as much of it as the host");
    assert_eq!(hand(&own.view, 1), hand(&state.view, 1));
    // Not by any other door either.
    for seat in [1, 2] {
        let asked = host.get(&format!("/api/tables/{}?seat={seat}", made.table)).await;
        assert_eq!(asked.refusal(), (403, "not-seated".into()));
    }
    let asked = host.get(&format!("/api/tables/{}/explain?action=end", made.table)).await;
    assert_eq!(asked.refusal(), (403, "not-seated".into()));
    let export = host.get("/api/me/export").await.text();
    assert!(!export.contains("draw"), "{export}");
    let record = host.get(&format!("/api/tables/{}/record", made.table)).await.text();
    let drawn: Vec<&str> = record.lines().filter(|line| line.starts_with("* draw")).collect();
    assert!(drawn.len() > 1 && drawn.iter().all(|line| *line == "* draw ?"), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_who_decides_is_told_why_something_is_not_possible() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let path = format!("/api/tables/{}/explain?action=", at.table);
    let asked = at.ann.get(&format!("{path}place%20hut%201")).await.value();
    assert_eq!(asked["code"], "illegal");
    assert!(asked["rule"].as_str().unwrap().starts_with("SA-"));
    assert_eq!(at.ann.get(&format!("{path}place%20hunt%201")).await.value(), Value::Null);
    for other in [&at.bob, &server.stranger()] {
        let refusal = other.get(&format!("{path}place%20hunt%201")).await.refusal();
        assert_eq!(refusal, (403, "not-seated".into()));
    }
}
