//! T9: seats are opened by secret links, which are exchanged for a cookie by a POST.

use std::collections::HashSet;

use ochre_wire::{Created, Done};
use serde_json::{Value, json};

use crate::http::Request;
use crate::people::two;
use crate::server::{TestServer, no_limits};

/// Everything that somebody can read about a table.
async fn readable(server: &TestServer, person: &crate::people::Person, table: &str) -> String {
    let mut all = String::new();
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}?seat=0"),
        "/api/tables".into(),
        "/api/me/tables".into(),
        "/api/me/export".into(),
        "/metrics".into(),
    ] {
        let answer = person.get(&path).await;
        all += &format!("{:?}{}", answer.headers, answer.text());
    }
    let stored = server.app.store().export(table.parse().unwrap()).await.unwrap();
    all + &format!("{stored:?}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t9_links_are_long_random_and_told_once() {
    let server = TestServer::start().await;
    let mut ann = server.stranger();
    let mut tokens = HashSet::new();
    for _ in 0..20 {
        let table = json!({ "game": "stone-age", "players": 4, "visibility": "public" });
        let Created { table, links, .. } = ann.create(&table).await;
        let told = readable(&server, &ann, &table).await;
        for link in links {
            // 32 of 32 letters: 160 bits.
            assert_eq!(link.token.len(), 32);
            assert!(link.token.bytes().all(|byte| byte.is_ascii_alphanumeric()));
            assert!(!told.contains(&link.token), "the link of a seat is told again");
            assert!(tokens.insert(link.token));
        }
    }
    // Each letter at each place: nothing about them is fixed.
    for place in 0..32 {
        let letters: HashSet<u8> = tokens.iter().map(|token| token.as_bytes()[place]).collect();
        assert!(letters.len() > 16, "{place}: {letters:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t9_looking_claims_nothing_and_a_link_opens_its_seat_once() {
    let server = TestServer::start().await;
    let (mut ann, mut bob) = (server.stranger(), server.stranger());
    let Created { table, links, .. } =
        ann.create(&json!({ "game": "stone-age", "players": 2 })).await;
    let token = &links[0].token;
    // What a chat program does with a link: the fragment never reaches the server.
    for path in [
        format!("/api/tables/{table}"),
        format!("/t/{table}"),
        format!("/api/tables/{table}/claim?token={token}"),
        format!("/api/tables/{table}/claim"),
    ] {
        for method in ["GET", "HEAD"] {
            let answer = bob.send(Request::new(method, &path)).await;
            assert_eq!(answer.header("set-cookie"), None, "{method} {path}");
        }
    }
    assert!(ann.state(&table).await.seats.iter().all(|seat| seat.name.is_empty()));
    let code = bob.claim(&table, token, "Bob").await.code;
    let claim = json!({ "token": token, "name": "Eve" });
    for person in [&server.stranger(), &ann, &bob] {
        let again = person.wish(&table, "claim", &claim).await;
        assert_eq!(again.refusal(), (403, "bad-link".into()));
        assert_eq!(again.header("set-cookie"), None);
    }
    // The link of one table opens no other.
    let other = ann.create(&json!({ "game": "stone-age", "players": 2 })).await;
    let claim = json!({ "token": links[1].token, "name": "Eve" });
    let refusal = ann.wish(&other.table, "claim", &claim).await.refusal();
    assert_eq!(refusal, (403, "bad-link".into()));
    let told = readable(&server, &bob, &table).await;
    let plain = code.replace('-', "");
    for secret in [token, &code, &plain, bob.secret().unwrap()] {
        assert!(!told.contains(secret), "a secret is stored or told again");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t9_a_session_is_a_cookie_that_no_script_and_no_other_page_can_use() {
    for (public_url, secure) in [(None, false), (Some("https://games.example".to_string()), true)] {
        let server = TestServer::with(ochre_server::Settings { public_url, ..no_limits() }).await;
        let table = json!({ "game": "stone-age", "players": 2 });
        let answer = server.stranger().post("/api/tables", &table).await;
        let cookie = answer.header("set-cookie").unwrap();
        let parts: Vec<&str> = cookie.split("; ").collect();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(parts.contains(&part), "{cookie}");
        }
        assert_eq!(parts.contains(&"Secure"), secure, "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert!(answer.value().get("session").is_none());
        // A program asks for it in the answer instead, and sends it as a header.
        let answer = server.stranger().post("/api/tables?session=bearer", &table).await;
        assert_eq!(answer.header("set-cookie"), None);
        let created: Created = answer.ok();
        let bearer = format!("Bearer {}", created.session.unwrap());
        let mine = Request::new("GET", "/api/me/tables").header("authorization", &bearer);
        let mine: Value = server.stranger().send(mine).await.ok();
        assert_eq!(mine[0]["table"], created.table);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t9_a_seat_is_offered_revoked_and_recovered() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let sits = async |person: &crate::people::Person| person.state(&at.table).await.you.seats;

    // Bob offers his seat: he stays until the link is used.
    let offer: Done = at.bob.seat(&at.table, 2, &json!({ "do": "offer" })).await.ok();
    let link = offer.link.unwrap();
    assert_eq!(sits(&at.bob).await, [2]);
    let mut cleo = server.stranger();
    let first = cleo.claim(&at.table, &link.token, "Cleo").await;
    assert_eq!((first.seat, sits(&at.bob).await), (2, vec![]));
    let refusal = at.bob.act_now(&at.table, "place hunt 1").await.refusal();
    assert_eq!(refusal, (403, "not-seated".into()));

    // Her code moves the seat to another device, and is another one then.
    let mut phone = server.stranger();
    let typed = json!({ "code": first.code.to_uppercase().replace('-', " ") });
    let path = format!("/api/tables/{}/recover", at.table);
    let moved: ochre_wire::Claimed = phone.enter(&path, &typed).await.ok();
    assert_eq!((sits(&phone).await, sits(&cleo).await), (vec![2], vec![]));
    assert_eq!(phone.post(&path, &typed).await.refusal(), (403, "bad-code".into()));
    assert_eq!(at.bob.post(&path, &json!({ "code": at.codes[1] })).await.status, 403);

    // The host revokes: whoever sat there is out, and their code is worth nothing.
    let old: Done = at.ann.seat(&at.table, 2, &json!({ "do": "revoke" })).await.ok();
    let new: Done = at.ann.seat(&at.table, 2, &json!({ "do": "revoke" })).await.ok();
    assert_eq!(sits(&phone).await, [0u8; 0]);
    assert_eq!(phone.post(&path, &json!({ "code": moved.code })).await.status, 403);
    let claim = |done: Done| json!({ "token": done.link.unwrap().token, "name": "Dan" });
    let dan = server.stranger();
    let refusal = dan.wish(&at.table, "claim", &claim(old)).await.refusal();
    assert_eq!(refusal, (403, "bad-link".into()));
    assert_eq!(dan.wish(&at.table, "claim", &claim(new)).await.status, 200);

    // The host who moves to another device stays the host.
    let mut laptop = server.stranger();
    laptop.enter(&path, &json!({ "code": at.codes[0] })).await.value();
    let states = (laptop.state(&at.table).await.you, at.ann.state(&at.table).await.you);
    assert_eq!((states.0.host, states.1.host), (true, false));
}
