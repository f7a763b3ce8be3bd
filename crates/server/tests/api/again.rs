//! Those who played together play again, and strangers sit down at public tables.

use ochre_wire::{Claimed, Created, Stage, TableState};
use serde_json::json;

use crate::http::Request;
use crate::people::{Person, two};
use crate::server::TestServer;

async fn take(person: &mut Person, table: &str, name: &str) -> Claimed {
    person.enter(&format!("/api/tables/{table}/claim"), &json!({ "name": name })).await.ok()
}

async fn refused(person: &mut Person, table: &str) -> (u16, String) {
    person.enter(&format!("/api/tables/{table}/claim"), &json!({ "name": "X" })).await.refusal()
}

/// Nothing is free for this person.
fn none_free() -> (u16, String) {
    (403, "no-free-seat".into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_keeps_the_seats_of_those_who_played() {
    let server = TestServer::start().await;
    let options = json!({ "round-limit": "1" });
    // Nobody else may even look at it.
    let mut game = two(&server, json!({ "options": options, "visibility": "private" })).await;
    let early = game.ann.wish(&game.table, "rematch", &json!({})).await;
    assert_eq!(early.refusal(), (409, "not-over".into()));
    game.play_to_the_end().await;
    assert_eq!(game.bob.state(&game.table).await.rematch, None);

    let again: Created = game.bob.wish(&game.table, "rematch", &json!({})).await.ok();
    assert_eq!(again.links.len(), 2, "whoever asks first is the host and has every link");
    let told = game.ann.state(&game.table).await.rematch;
    assert_eq!(told.as_ref(), Some(&again.table), "the others are told where");
    let same: Created = game.ann.wish(&game.table, "rematch", &json!({})).await.ok();
    assert_eq!((&same.table, same.links.len()), (&again.table, 0));

    let mut eve = server.stranger();
    assert_eq!(refused(&mut eve, &again.table).await.0, 403);
    assert_eq!(take(&mut game.ann, &again.table, "Ann").await.seat, 1);
    assert_eq!(refused(&mut game.ann, &again.table).await, none_free());
    assert_eq!(take(&mut game.bob, &again.table, "Bob").await.seat, 2);
    game.bob.start(&again.table).await;
    let state: TableState = game.ann.state(&again.table).await;
    assert_eq!((state.stage, state.options["round-limit"].as_str()), (Stage::Running, "1"));
    assert!(!state.you.host && game.bob.state(&again.table).await.you.host);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_ask_at_once_meet_at_one_table() {
    let server = TestServer::start().await;
    for _ in 0..5 {
        let game = two(&server, json!({ "options": { "round-limit": "1" } })).await;
        game.play_to_the_end().await;
        let none = json!({});
        let (one, other) = tokio::join!(
            game.ann.wish(&game.table, "rematch", &none),
            game.bob.wish(&game.table, "rematch", &none)
        );
        let (one, other): (Created, Created) = (one.ok(), other.ok());
        assert_eq!(one.table, other.table);
        assert_eq!(one.links.len() + other.links.len(), 2, "one of them made it");
        // The table that came too late is gone.
        let n_own = game.ann.get("/api/me/tables").await.value().as_array().unwrap().len()
            + game.bob.get("/api/me/tables").await.value().as_array().unwrap().len();
        assert_eq!(n_own, 3, "the old one twice, the new one once");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_rematch_can_be_made_anew() {
    let server = TestServer::start().await;
    let game = two(&server, json!({ "options": { "round-limit": "1" } })).await;
    game.play_to_the_end().await;
    let first: Created = game.ann.wish(&game.table, "rematch", &json!({})).await.ok();
    let path = format!("/api/tables/{}", first.table);
    assert_eq!(game.ann.send(Request::new("DELETE", &path)).await.status, 204);
    let second: Created = game.bob.wish(&game.table, "rematch", &json!({})).await.ok();
    assert_ne!(first.table, second.table);
    assert_eq!(game.ann.state(&game.table).await.rematch, Some(second.table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_sit_down_at_a_public_table_and_at_no_other() {
    let server = TestServer::start().await;
    let mut ann = server.stranger();
    let wish =
        |visibility: &str| json!({ "game": "stone-age", "players": 3, "visibility": visibility });
    let open = ann.create(&wish("public")).await;
    let unlisted = ann.create(&wish("unlisted")).await;
    ann.claim(&open.table, &open.links[1].token, "Ann").await;

    let (mut bob, mut cat, mut dan) = (server.stranger(), server.stranger(), server.stranger());
    assert_eq!(take(&mut bob, &open.table, "Bob").await.seat, 1);
    let twice = refused(&mut bob, &open.table).await;
    assert_eq!(twice, none_free(), "nobody fills a public table alone");
    assert_eq!(take(&mut cat, &open.table, "Cat").await.seat, 3);
    assert_eq!(refused(&mut dan, &open.table).await, none_free());
    assert_eq!(refused(&mut dan, &unlisted.table).await, none_free());

    // A seat that was emptied in the game is the host's to give.
    ann.start(&open.table).await;
    let seat = bob.state(&open.table).await.you.seats[0];
    assert_eq!(ann.seat(&open.table, seat, &json!({ "do": "revoke" })).await.status, 200);
    assert_eq!(refused(&mut dan, &open.table).await, none_free());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_colour_stays_with_who_sat_down_on_it() {
    let server = TestServer::start().await;
    let options = json!({ "round-limit": "1" });
    let more = json!({ "colours": [4, 2], "seating": "random", "options": options });
    let mut game = two(&server, more).await;
    let named = |state: &TableState| {
        let mut named: Vec<_> = state.seats.iter().map(|s| (s.name.clone(), s.colour)).collect();
        named.sort();
        named
    };
    let expected = [("Ann".to_string(), 4), ("Bob".to_string(), 2)];
    assert_eq!(named(&game.ann.state(&game.table).await), expected);
    // Lots have decided about the seats.
    while game.ann.state(&game.table).await.stage != Stage::Over {
        let turn = game.ann.state(&game.table).await.turn;
        let is_ann = game.ann.state(&game.table).await.you.seats.first() == turn.as_ref();
        let person = if is_ann { &game.ann } else { &game.bob };
        let state = person.state(&game.table).await;
        person.act(&game.table, state.version, &state.choices[0].action).await.value();
    }
    let again: Created = game.ann.wish(&game.table, "rematch", &json!({})).await.ok();
    take(&mut game.ann, &again.table, "Ann").await;
    take(&mut game.bob, &again.table, "Bob").await;
    assert_eq!(named(&game.bob.state(&again.table).await), expected);
    for bad in [json!([1]), json!([1, 1]), json!([0, 1]), json!([1, 5]), json!([1, 2, 3])] {
        let wish = json!({ "game": "stone-age", "players": 2, "colours": bad });
        let refusal = game.ann.post("/api/tables", &wish).await.refusal();
        assert_eq!(refusal, (400, "bad-request".into()), "{bad}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_tells_what_the_score_would_be_unless_it_is_switched_off() {
    let server = TestServer::start().await;
    let game = two(&server, json!({ "options": { "round-limit": "1" } })).await;
    let told =
        |state: &TableState| state.seats.iter().map(|seat| seat.projection).collect::<Vec<_>>();
    assert_eq!(told(&game.ann.state(&game.table).await), [Some(0), Some(0)]);
    game.play_to_the_end().await;
    assert_eq!(told(&game.ann.state(&game.table).await), [None, None], "it is the score then");
    let silent = two(&server, json!({ "projection": false })).await;
    assert_eq!(told(&silent.ann.state(&silent.table).await), [None, None]);
}
