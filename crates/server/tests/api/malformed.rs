//! T8, what no client sends by mistake: requests that can't be read change nothing, and each gets a
//! refusal that a program understands.

use ochre_wire::ClientMessage;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::http::Request;
use crate::people::two;
use crate::server::TestServer;
use crate::socket::Socket;

/// A body with one thing replaced.
fn act(key: &str, value: Value) -> String {
    let mut body = json!({ "id": "a", "seen": 9, "action": "place hunt 1" });
    body[key] = value;
    body.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t8_requests_that_can_not_be_read_change_nothing() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let before = at.fingerprint().await;
    let own = |what: &str| format!("/api/tables/{}/{what}", at.table);
    let good = act("id", json!("a"));
    let deep = format!("{}1{}", "[".repeat(50_000), "]".repeat(50_000));
    let post =
        |body: &[u8]| Request { body: body.into(), ..Request::new("POST", &own("act")).json("") };
    let twice = good.replace("\"id\":", "\"id\":\"b\",\"id\":");
    let escaped = good.replace("\"id\":", "\"\\u0069d\":\"b\",\"id\":");
    let mut broken = good.clone().into_bytes();
    let hunt = broken.windows(4).position(|part| part == b"hunt").unwrap();
    broken[hunt] = 0xff;
    let mut cases: Vec<(&str, Request, u16, &str)> = vec![
        ("no JSON", post(b"{"), 400, "bad-request"),
        ("nothing", post(b""), 400, "bad-request"),
        ("a list", post(b"[]"), 400, "bad-request"),
        ("two values", post(format!("{good}{good}").as_bytes()), 400, "bad-request"),
        ("a key twice", post(twice.as_bytes()), 400, "bad-request"),
        ("a key twice in disguise", post(escaped.as_bytes()), 400, "bad-request"),
        ("too deep", post(deep.as_bytes()), 400, "bad-request"),
        (
            "too deep inside",
            post(act("id", json!(0)).replace('0', &deep).as_bytes()),
            400,
            "bad-request",
        ),
        ("an unknown field", post(act("seat", json!(2)).as_bytes()), 400, "bad-request"),
        ("broken UTF-8", post(&broken), 400, "bad-request"),
        ("half a surrogate", post(good.replace("hunt", "\\ud800").as_bytes()), 400, "bad-request"),
        ("too large", post(&vec![b' '; 3 << 20]), 413, "too-large"),
        ("a number as id", post(act("id", json!(7)).as_bytes()), 400, "bad-request"),
        ("no id", post(act("id", json!("")).as_bytes()), 400, "bad-request"),
        ("an id with spaces", post(act("id", json!("a b")).as_bytes()), 400, "bad-request"),
        ("a long id", post(act("id", json!("x".repeat(65))).as_bytes()), 400, "bad-request"),
        ("an id of other letters", post(act("id", json!("ї")).as_bytes()), 400, "bad-request"),
        ("a negative version", post(act("seen", json!(-1)).as_bytes()), 400, "bad-request"),
        ("a huge version", post(act("seen", json!(1u64 << 32)).as_bytes()), 400, "bad-request"),
        ("half a version", post(act("seen", json!(1.5)).as_bytes()), 400, "bad-request"),
        ("a version in words", post(act("seen", json!("9")).as_bytes()), 400, "bad-request"),
        ("no version", post(act("seen", Value::Null).as_bytes()), 400, "bad-request"),
        ("no action", post(act("action", Value::Null).as_bytes()), 400, "bad-request"),
        (
            "an action in parts",
            post(act("action", json!(["place"])).as_bytes()),
            400,
            "bad-request",
        ),
        (
            "another type",
            Request { body: good.clone().into(), ..Request::new("POST", &own("act")) }
                .header("content-type", "text/plain"),
            400,
            "bad-request",
        ),
        (
            "a form",
            Request { body: b"id=a&seen=9".into(), ..Request::new("POST", &own("act")) }
                .header("content-type", "application/x-www-form-urlencoded"),
            400,
            "bad-request",
        ),
        (
            "no type",
            Request { body: good.clone().into(), ..Request::new("POST", &own("act")) },
            400,
            "bad-request",
        ),
    ];
    for (method, path, status, code) in [
        ("GET", own("act"), 405, "wrong-method"),
        ("PUT", own("act"), 405, "wrong-method"),
        ("DELETE", own("start"), 405, "wrong-method"),
        ("PATCH", "/api/tables".into(), 405, "wrong-method"),
        ("POST", "/metrics".into(), 405, "wrong-method"),
        ("GET", "/api/nothing".into(), 404, "no-route"),
        ("POST", own("nothing"), 404, "no-route"),
        ("GET", "/elsewhere".into(), 404, "no-route"),
        ("GET", own("socket"), 400, "bad-request"),
        ("GET", own("at/-1"), 400, "bad-request"),
        ("GET", own("at/99999999999999999999"), 400, "bad-request"),
        ("GET", own("at/100000"), 400, "bad-request"),
        ("GET", own("explain"), 400, "bad-request"),
        ("GET", format!("/api/tables/{}?since=-1", at.table), 400, "bad-request"),
        ("GET", format!("/api/tables/{}?since=4294967296", at.table), 400, "bad-request"),
        ("GET", format!("/api/tables/{}?seat=256", at.table), 400, "bad-request"),
        ("GET", format!("/api/tables/{}?wait=x", at.table), 400, "bad-request"),
        ("GET", format!("/api/tables/{}?since=1&since=2", at.table), 400, "bad-request"),
        ("GET", format!("/api/tables/{}?spy=1", at.table), 400, "bad-request"),
        ("GET", "/api/tables/%ff%ff".into(), 400, "bad-request"),
        ("GET", "/api/tables/..%2f..%2fetc".into(), 404, "no-table"),
        ("GET", "/api/rules/chess".into(), 400, "bad-request"),
    ] {
        cases.push(("a path", Request::new(method, &path), status, code));
    }
    for seat in ["0", "-1", "256", "x", "99999999999"] {
        let status = if seat == "0" { 422 } else { 400 };
        let code = if seat == "0" { "no-seat" } else { "bad-request" };
        let request =
            Request::new("POST", &own(&format!("seats/{seat}"))).json(r#"{"do":"offer"}"#);
        cases.push(("a seat", request, status, code));
    }
    for body in [
        r#"{"do":"fly"}"#,
        r#"{}"#,
        r#"{"do":"offer","do":"revoke"}"#,
        r#"{"do":"offer","extra":1}"#,
        r#"{"do":"put-bot","bot":"deep-blue"}"#,
        r#"{"do":"put-bot","bot":"uct:999999999"}"#,
        r#"{"do":"put-bot","bot":"uct:-1"}"#,
    ] {
        cases.push((body, Request::new("POST", &own("seats/2")).json(body), 400, "bad-request"));
    }
    for (name, request, status, code) in cases {
        let path = request.path.clone();
        let answer = at.ann.send(request).await;
        assert_eq!(answer.refusal(), (status, code.to_string()), "{name} {path}");
        assert_eq!(at.fingerprint().await, before, "{name} {path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t8_tables_that_can_not_be_made_are_refused() {
    let server = TestServer::start().await;
    let ann = server.stranger();
    let made = |key: &str, value: Value| {
        let mut table = json!({ "game": "stone-age", "players": 2 });
        table[key] = value;
        table.to_string()
    };
    let nine = vec![json!({ "kind": "open" }); 9];
    let mut bodies = vec![
        r#"{"game":"stone-age","players":2,"options":{"edition":"2021","edition":"2008"}}"#.into(),
        r#"{"game":"stone-age","players":2,"position":{"round":1,"round":2}}"#.into(),
        made("position", json!(0))
            .replace(":0", &format!(":{}1{}", "[".repeat(200), "]".repeat(200))),
        made("seats", json!(nine)),
        made("seats", json!([{ "kind": "bot", "bot": "uct:20001" }])),
        made("seats", json!([{ "kind": "person" }])),
        made("options", json!({ "edition": "1999" })),
        made("options", json!({ "cheat": "on" })),
        made("pack", json!("{}")),
        made("position", json!({})),
        made("pace", json!(10_001)),
        made("clock", json!({ "kind": "live", "bank": 1, "increment": 0, "most": 1 })),
        made("clock", json!({ "kind": "days", "hours": 0 })),
        made("clock", json!({ "kind": "none", "hours": 1 })),
        made("visibility", json!("secret")),
        made("game", json!("chess")),
        made("host", json!("me")),
    ];
    for players in [json!(0), json!(1), json!(5), json!(255), json!(256), json!(-1), json!("2")] {
        bodies.push(made("players", players));
    }
    for body in bodies {
        let answer = ann.send(Request::new("POST", "/api/tables").json(&body)).await;
        assert_eq!(answer.status, 400, "{body}");
        assert_eq!(answer.refusal().1, "bad-request", "{body}");
    }
    let cut = "game stone-age\nrules 1\nplayers 2\n\n* building-1 B99\n".as_bytes();
    for text in [&b""[..], b"game chess\n", b"{\"game\":", b"\xff\xfe", cut] {
        let request = Request { body: text.into(), ..Request::new("POST", "/api/import") };
        let text = String::from_utf8_lossy(text);
        assert_eq!(ann.send(request).await.refusal(), (400, "bad-request".into()), "{text}");
    }
    let request = Request { body: vec![b' '; 2 << 20], ..Request::new("POST", "/api/import") };
    assert_eq!(ann.send(request).await.refusal(), (413, "too-large".into()));
    assert!(server.app.store().all_tables(None, 10).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t8_messages_that_can_not_be_read_change_nothing() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let mut socket = Socket::open(&at.ann, &at.table, "").await;
    let seen = socket.state().await.0.version;
    let before = at.fingerprint().await;
    for text in [
        "",
        "x",
        "[]",
        "{}",
        r#"{"type":"fly"}"#,
        r#"{"type":"ping","type":"ping"}"#,
        r#"{"type":"act","id":"a","seen":1,"seen":1,"action":"place hunt 1"}"#,
        r#"{"type":"act","id":"a","seen":-1,"action":"place hunt 1"}"#,
        r#"{"type":"act","id":"a","seen":9,"action":"place hunt 1","seat":2}"#,
        r#"{"type":"chat","id":"a"}"#,
        r#"{"type":"look","seat":256}"#,
    ] {
        socket.send_text(text).await;
        assert_eq!(socket.answer("").await, Err("bad-request".into()), "{text}");
    }
    socket.send_text(&"[".repeat(10_000)).await;
    assert_eq!(socket.answer("").await, Err("bad-request".into()));
    assert_eq!(socket.act("a b", seen, "place hunt 1").await, Err("bad-request".into()));
    socket.send(&ClientMessage::Ping {}).await;
    assert_eq!(socket.next().await, ochre_wire::ServerMessage::Pong {});
    // What is too large or no text ends the connection, and nothing else.
    for message in [Message::Text("x".repeat(20_000).into()), Message::Binary(vec![0; 9].into())] {
        let mut socket = Socket::open(&at.bob, &at.table, "").await;
        socket.send_raw(message).await;
        socket.closed().await;
    }
    drop(socket);
    let mut after = at.fingerprint().await;
    // Whether somebody is looking is no part of the game.
    for seen in after.as_array_mut().unwrap() {
        seen["state"]["seats"] = before[0]["state"]["seats"].clone();
    }
    let mut before = before;
    before[1]["state"]["seats"] = before[0]["state"]["seats"].clone();
    assert_eq!(after, before);
}
