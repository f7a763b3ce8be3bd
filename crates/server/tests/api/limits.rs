//! T12: whoever is too fast is told how long to wait, and nobody else notices.

use ochre_server::Settings;
use serde_json::json;

use crate::http::{Answer, Request};
use crate::people::{Person, fresh, two};
use crate::server::TestServer;
use crate::socket::Socket;

/// A server behind a proxy, so that a test can come from anywhere.
async fn limited() -> TestServer {
    let settings = Settings { trust_proxy: true, requests_per_second: 30, ..Settings::default() };
    TestServer::with(settings).await
}

fn from(server: &TestServer, address: &str) -> Person {
    let mut person = server.stranger();
    person.headers.push(("x-forwarded-for".into(), address.into()));
    person
}

fn must_wait(answer: &Answer) {
    assert_eq!(answer.refusal(), (429, "too-many".into()));
    let seconds: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t12_one_address_that_floods_waits_alone() {
    let server = limited().await;
    let (flood, calm) = (from(&server, "203.0.113.7"), from(&server, "203.0.113.8"));
    let mut n_answered = 0;
    let refused = loop {
        let answer = flood.get("/api/games").await;
        if answer.status != 200 {
            break answer;
        }
        n_answered += 1;
        assert!(n_answered < 2_000, "there is no limit");
    };
    must_wait(&refused);
    assert!(n_answered >= 300, "a page loads at once: {n_answered}");
    assert_eq!(calm.get("/api/games").await.status, 200);
    // What a client claims about its address counts only at the end, where the proxy wrote.
    let mut liar = server.stranger();
    liar.headers.push(("x-forwarded-for".into(), "198.51.100.1, 203.0.113.7".into()));
    must_wait(&liar.get("/api/games").await);
    let metrics = calm.get("/metrics").await.text();
    let limited = metrics.lines().find(|line| line.starts_with("ochre_requests_limited_total "));
    assert!(limited.unwrap().split(' ').nth(1).unwrap().parse::<u32>().unwrap() >= 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t12_links_and_codes_can_not_be_guessed_quickly() {
    let server = limited().await;
    let (mut host, calm) = (from(&server, "203.0.113.1"), from(&server, "203.0.113.3"));
    let made = host.create(&json!({ "game": "stone-age", "players": 2 })).await;
    for (address, what, body) in [
        ("203.0.113.7", "claim", json!({ "token": "0".repeat(32), "name": "Eve" })),
        ("203.0.113.9", "recover", json!({ "code": "0".repeat(32) })),
    ] {
        let guesser = from(&server, address);
        let mut n_tried = 0;
        let refused = loop {
            let answer = guesser.wish(&made.table, what, &body).await;
            if answer.status != 403 {
                break answer;
            }
            n_tried += 1;
            assert!(n_tried < 100, "there is no limit");
        };
        must_wait(&refused);
        let claim = json!({ "token": "1".repeat(32), "name": "Ann" });
        assert_eq!(calm.wish(&made.table, "claim", &claim).await.status, 403);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t12_one_seat_that_floods_a_table_does_not_slow_the_other() {
    // The addresses differ, so only the limits of sessions count.
    let server = limited().await;
    let at = two(&server, json!({})).await;
    let send = async |n: u32, person: &Person, what: &str, body: &str| {
        let path = format!("/api/tables/{}/{what}", at.table);
        let address = format!("198.51.{}.{}", n / 200, n % 200);
        let request = Request::new("POST", &path).json(body);
        person.send(request.header("x-forwarded-for", &address)).await
    };
    let chat = || json!({ "id": fresh(), "text": "spam" }).to_string();
    let act = || json!({ "id": fresh(), "seen": 1, "action": "x" }).to_string();
    type Make<'a> = &'a dyn Fn() -> String;
    for (what, make, expected, most) in
        [("chat", &chat as Make<'_>, 200, 20), ("act", &act as Make<'_>, 409, 200)]
    {
        let mut n = 0;
        let refused = loop {
            let answer = send(n, &at.bob, what, &make()).await;
            if answer.status != expected {
                break answer;
            }
            n += 1;
            assert!(n < most, "there is no limit for {what}");
        };
        must_wait(&refused);
        assert_eq!(send(n + 1, &at.ann, what, &make()).await.status, expected, "Ann does not wait");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t12_a_socket_that_floods_is_refused_message_by_message() {
    let server = limited().await;
    let at = two(&server, json!({})).await;
    let mut bob = Socket::open(&at.bob, &at.table, "").await;
    let seen = bob.state().await.0.version;
    let mut n_stale = 0;
    let code = loop {
        match bob.act(&fresh(), 1, "place hunt 1").await {
            Err(code) if code == "stale" => n_stale += 1,
            other => break other,
        }
        assert!(n_stale < 1_000, "there is no limit");
    };
    assert_eq!(code, Err("too-many".into()));
    let other = server.stranger();
    assert_eq!(other.state(&at.table).await.version, seen);
}
