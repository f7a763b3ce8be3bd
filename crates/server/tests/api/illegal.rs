//! T8, what a cheat or a mistake sends: each wish that is not possible gets its refusal, and
//! nothing changes.

use serde_json::{Value, json};

use crate::people::{Person, fresh, two};
use crate::server::TestServer;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t8_what_is_not_possible_is_refused_and_changes_nothing() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let elsewhere = two(&server, json!({})).await;
    let stranger = server.stranger();
    let mut liar = server.stranger();
    liar.remember("0123456789abcdefghjkmnpqrstvwxyz");
    let seen = at.ann.state(&at.table).await.version;
    let act = |seen: u32, action: &str| json!({ "id": fresh(), "seen": seen, "action": action });
    let undo = |keep: Value| json!({ "id": fresh(), "seen": seen, "keep": keep });
    let chat = |text: String| json!({ "id": fresh(), "text": text });
    let put = |bot: &str| json!({ "do": "put-bot", "bot": bot });
    let claim = |token: String| json!({ "token": token, "name": "Eve" });
    let (ann, bob, eve) = (&at.ann, &at.bob, &elsewhere.ann);
    let cases: Vec<(&Person, &str, Value, u16, &str)> = vec![
        // Out of turn, on a foreign seat, without one.
        (bob, "act", act(seen, "place hunt 1"), 422, "not-your-turn"),
        (&stranger, "act", act(seen, "place hunt 1"), 403, "not-seated"),
        (&liar, "act", act(seen, "place hunt 1"), 403, "not-seated"),
        (eve, "act", act(seen, "place hunt 1"), 403, "not-seated"),
        // Another phase, no action, foreign things.
        (ann, "act", act(seen, "use forest"), 422, "illegal"),
        (ann, "act", act(seen, "feed 1 wood"), 422, "illegal"),
        (ann, "act", act(seen, "starve"), 422, "illegal"),
        (ann, "act", act(seen, "place hut 1"), 422, "illegal"),
        (ann, "act", act(seen, "place card-9 1"), 422, "no-action"),
        (ann, "act", act(seen, "play elder"), 422, "no-action"),
        (ann, "act", act(seen, "* roll 6 6 6"), 422, "no-action"),
        (ann, "act", act(seen, "1 place hunt 1"), 422, "no-action"),
        (ann, "act", act(seen, "place hunt 1\n2 place hunt 1"), 422, "no-action"),
        (ann, "act", act(seen, "place hunt 1\0"), 422, "no-action"),
        (ann, "act", act(seen, ""), 422, "no-action"),
        (ann, "act", act(seen, &"x".repeat(100_000)), 422, "no-action"),
        // Huge and negative counts.
        (ann, "act", act(seen, "place forest 0"), 422, "no-action"),
        (ann, "act", act(seen, "place forest 8"), 422, "illegal"),
        (ann, "act", act(seen, "place forest 256"), 422, "no-action"),
        (ann, "act", act(seen, "place forest -1"), 422, "no-action"),
        (ann, "act", act(seen, "place forest 99999999999999999999"), 422, "no-action"),
        // Old and future versions.
        (ann, "act", act(0, "place hunt 1"), 409, "stale"),
        (ann, "act", act(seen - 1, "place hunt 1"), 409, "stale"),
        (ann, "act", act(seen + 1, "place hunt 1"), 409, "stale"),
        (ann, "act", act(u32::MAX, "place hunt 1"), 409, "stale"),
        // Nothing to take back.
        (ann, "undo", undo(Value::Null), 422, "no-undo"),
        (ann, "undo", undo(json!(0)), 422, "no-undo"),
        (ann, "undo", undo(json!(u32::MAX)), 422, "no-undo"),
        (&stranger, "undo", undo(Value::Null), 403, "not-seated"),
        (eve, "undo", undo(Value::Null), 403, "not-seated"),
        // Words.
        (ann, "chat", chat(String::new()), 422, "bad-request"),
        (ann, "chat", chat("\u{202e}\u{200b} \n".into()), 422, "bad-request"),
        (ann, "chat", chat("x".repeat(501)), 422, "bad-request"),
        (eve, "chat", chat("hello".into()), 403, "not-seated"),
        // Seats.
        (bob, "seats/1", put("greedy"), 403, "not-host"),
        (ann, "seats/2", put("greedy"), 409, "taken"),
        (ann, "seats/3", put("greedy"), 422, "no-seat"),
        (bob, "seats/1", json!({ "do": "revoke" }), 403, "not-host"),
        (bob, "seats/1", json!({ "do": "offer" }), 403, "not-host"),
        (ann, "seats/2", json!({ "do": "offer" }), 409, "taken"),
        (bob, "seats/1", json!({ "do": "stand-in", "bot": "greedy" }), 403, "not-host"),
        (ann, "seats/2", json!({ "do": "take-back" }), 422, "bad-request"),
        (bob, "seats/1", json!({ "do": "rename", "name": "Bob" }), 403, "not-seated"),
        (ann, "seats/1", json!({ "do": "rename", "name": "x".repeat(25) }), 422, "bad-request"),
        (eve, "seats/1", json!({ "do": "notify" }), 403, "not-seated"),
        (&stranger, "seats/1", json!({ "do": "revoke" }), 403, "not-seated"),
        // Doors.
        (&stranger, "claim", claim("0".repeat(32)), 403, "bad-link"),
        (&stranger, "claim", claim(String::new()), 403, "bad-link"),
        (&stranger, "claim", claim("x".repeat(10_000)), 403, "bad-link"),
        (
            &stranger,
            "claim",
            json!({ "token": "0", "name": "Eve", "value": "00" }),
            400,
            "bad-request",
        ),
        (&stranger, "recover", json!({ "code": "0".repeat(32) }), 403, "bad-code"),
        (&stranger, "recover", json!({ "code": "" }), 403, "bad-code"),
        // The life of the table.
        (ann, "start", json!({}), 409, "begun"),
        (bob, "start", json!({}), 403, "not-host"),
        (ann, "resume", json!({}), 422, "not-paused"),
        (eve, "pause", json!({}), 403, "not-seated"),
        (eve, "rematch", json!({}), 403, "not-seated"),
    ];
    let before = at.fingerprint().await;
    for (who, what, body, status, code) in cases {
        let answer = who.wish(&at.table, what, &body).await;
        assert_eq!(answer.refusal(), (status, code.to_string()), "{what} {body}");
        assert_eq!(at.fingerprint().await, before, "{what} {body}");
    }
    for (who, table) in [(ann, "0000000000000000"), (ann, "no-table"), (eve, "0000000000000000")] {
        let answer = who.wish(table, "act", &act(seen, "place hunt 1")).await;
        assert_eq!(answer.refusal(), (404, "no-table".into()));
    }
    for (who, status, code) in [(bob, 403, "not-host"), (&stranger, 403, "not-host")] {
        let path = format!("/api/tables/{}", at.table);
        let answer = who.send(crate::http::Request::new("DELETE", &path)).await;
        assert_eq!(answer.refusal(), (status, code.to_string()));
    }
    assert_eq!(at.fingerprint().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t8_a_refusal_names_the_rule_and_the_version() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let seen = at.ann.state(&at.table).await.version;
    let illegal: ochre_wire::ErrorBody = at.ann.act(&at.table, seen, "starve").await.read_as();
    let rule = illegal.rule.unwrap();
    assert!(rule.starts_with("SA-") && illegal.sentence.contains(&rule), "{}", illegal.sentence);
    assert!(illegal.key.unwrap()["key"].is_string());
    let stale: ochre_wire::ErrorBody = at.ann.act(&at.table, 1, "place hunt 1").await.read_as();
    assert_eq!((&*stale.code, stale.version), ("stale", Some(seen)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t8_a_lobby_and_a_finished_game_refuse_moves() {
    let server = TestServer::start().await;
    let mut ann = server.stranger();
    let made = ann.create(&json!({ "game": "stone-age", "players": 2 })).await;
    ann.claim(&made.table, &made.links[0].token, "Ann").await;
    let seen = ann.state(&made.table).await.version;
    let act = |seen: u32| json!({ "id": fresh(), "seen": seen, "action": "place hunt 1" });
    let undo = |seen: u32| json!({ "id": fresh(), "seen": seen });
    for (what, body) in [("act", act(seen)), ("undo", undo(seen)), ("pause", json!({}))] {
        let refusal = ann.wish(&made.table, what, &body).await.refusal();
        assert_eq!(refusal, (422, "not-begun".into()), "{what}");
    }
    let record = ann.get(&format!("/api/tables/{}/record", made.table)).await;
    assert_eq!(record.refusal(), (422, "not-begun".into()));

    let at = two(&server, json!({ "options": { "round-limit": "1" } })).await;
    at.ann.wish(&at.table, "pause", &json!({})).await.value();
    at.play_to_the_end().await;
    let seen = at.ann.state(&at.table).await.version;
    let before = at.fingerprint().await;
    for (what, body, status, code) in [
        ("act", act(seen), 422, "over"),
        ("undo", undo(seen), 422, "over"),
        ("pause", json!({}), 422, "over"),
        ("resume", json!({}), 422, "over"),
        ("start", json!({}), 409, "begun"),
        ("seats/1", json!({ "do": "stand-in", "bot": "greedy" }), 422, "over"),
    ] {
        let refusal = at.ann.wish(&at.table, what, &body).await.refusal();
        assert_eq!(refusal, (status, code.to_string()), "{what}");
        assert_eq!(at.fingerprint().await, before, "{what}");
    }
}
