//! The socket of a table: each message is authorised by itself, and nothing is told twice or lost.

use ochre_wire::{ClientMessage, ServerMessage};
use serde_json::json;

use crate::http::Request;
use crate::people::two;
use crate::server::TestServer;
use crate::socket::Socket;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t10_every_message_of_a_socket_is_authorised() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let mut stranger = Socket::open(&server.stranger(), &at.table, "").await;
    let (state, _) = stranger.state().await;
    assert_eq!((state.you.seats.len(), state.you.viewer, state.choices.len()), (0, None, 0));
    let seen = state.version;
    assert_eq!(stranger.act("a", seen, "place hunt 1").await, Err("not-seated".into()));
    let chat = ClientMessage::Chat { id: "b".into(), text: "hello".into() };
    stranger.send(&chat).await;
    assert_eq!(stranger.answer("b").await, Err("not-seated".into()));
    stranger.send(&ClientMessage::Undo { id: "c".into(), seen, keep: None }).await;
    assert_eq!(stranger.answer("c").await, Err("not-seated".into()));
    // Nobody looks through the eyes of a seat that isn't theirs.
    for seat in [1, 2, 3, 4, 5, 200] {
        stranger.send(&ClientMessage::Look { seat: Some(seat) }).await;
        assert_eq!(stranger.answer("").await, Err("not-seated".into()), "{seat}");
    }
    let asked = at.bob.get(&format!("/api/tables/{}?seat=1", at.table)).await;
    assert_eq!(asked.refusal(), (403, "not-seated".into()));
    assert_eq!(Socket::knock(&at.bob, &at.table, "seat=1", &[]).await.err(), Some(403));
    let mut bob = Socket::open(&at.bob, &at.table, "seat=0").await;
    assert_eq!(bob.state().await.0.you.viewer, None);
    bob.send(&ClientMessage::Look { seat: Some(2) }).await;
    while bob.state().await.0.you.viewer != Some(2) {}
    assert_eq!(bob.act("d", seen, "place hunt 1").await, Err("not-your-turn".into()));
    assert_eq!(at.ann.state(&at.table).await.version, seen);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_gets_another_seat_by_lot_looks_through_it() {
    let server = TestServer::start().await;
    let mut is_moved = false;
    // Luck leaves both where they are every second time.
    while !is_moved {
        let (ann, mut bob) = (&mut server.stranger(), server.stranger());
        let made = ann.create(&json!({ "game": "stone-age", "players": 2 })).await;
        ann.claim(&made.table, &made.links[0].token, "Ann").await;
        bob.claim(&made.table, &made.links[1].token, "Bob").await;
        let mut socket = Socket::open(&bob, &made.table, "seat=2").await;
        assert_eq!(socket.state().await.0.you.viewer, Some(2));
        ann.start(&made.table).await;
        let begun = loop {
            let (state, _) = socket.state().await;
            if state.stage == ochre_wire::Stage::Running {
                break state;
            }
        };
        assert_eq!(begun.you.viewer, begun.you.seats.first().copied());
        is_moved = begun.you.viewer == Some(1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t10_who_loses_a_seat_sees_no_more_through_it() {
    let server = TestServer::start().await;
    let at = two(&server, json!({ "game": "endless-winter", "visibility": "private" })).await;
    let open = two(&server, json!({ "game": "endless-winter" })).await;
    for at in [at, open] {
        let mut bob = Socket::open(&at.bob, &at.table, "").await;
        let (state, _) = bob.state().await;
        assert_eq!(state.you.viewer, Some(2));
        at.ann.seat(&at.table, 2, &json!({ "do": "revoke" })).await.value();
        if state.visibility == ochre_wire::Visibility::Private {
            assert_eq!(bob.closed().await, (1008, "no-table".into()));
            assert_eq!(Socket::knock(&at.bob, &at.table, "", &[]).await.err(), Some(404));
            continue;
        }
        let (state, _) = loop {
            let told = bob.state().await;
            if told.0.seats[1].kind == ochre_wire::SeatKind::Open {
                break told;
            }
        };
        assert_eq!((state.you.viewer, state.you.seats.len()), (None, 0));
        let stranger = server.stranger().state(&at.table).await;
        assert_eq!(state.view, stranger.view);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_is_told_once_and_only_what_was_missed() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let mut bob = Socket::open(&at.bob, &at.table, "").await;
    let (state, log) = bob.state().await;
    assert_eq!(log.len(), state.version as usize);
    let before = state.version;
    at.ann.act(&at.table, before, "place hunt 1").await.value();
    let log = loop {
        let (_, log) = bob.state().await;
        if !log.is_empty() {
            break log;
        }
    };
    assert_eq!((log[0].seq, &*log[0].text, &*log[0].author), (before + 1, "1 place hunt 1", "1"));
    drop(bob);
    at.bob.act_now(&at.table, "place forest 2").await.value();
    at.ann.chat(&at.table, "nice").await.value();
    let mut bob = Socket::open(&at.bob, &at.table, &format!("since={}", before + 1)).await;
    let (state, log) = bob.state().await;
    let told: Vec<&str> = log.iter().map(|entry| &*entry.text).collect();
    assert_eq!((told, state.version), (vec!["2 place forest 2", "nice"], before + 3));
    // Who was ahead, at a server that lost nothing, is told how it is.
    let mut bob = Socket::open(&at.bob, &at.table, "since=4000000000").await;
    let (state, log) = bob.state().await;
    assert_eq!((log.len(), state.version), (0, before + 3));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_asks_its_clients_to_come_back() {
    let server = TestServer::on_file().await;
    let at = two(&server, json!({})).await;
    let mut ann = Socket::open(&at.ann, &at.table, "").await;
    let seen = ann.state().await.0.version;
    ann.act("a", seen, "place hunt 1").await.unwrap();
    let stopped = tokio::spawn(server.stop());
    assert_eq!(ann.closed().await, (1012, "restart".into()));
    let server = stopped.await.unwrap().start().await;
    let mut again = at.ann.clone();
    again.address = server.address;
    let mut ann = Socket::open(&again, &at.table, &format!("since={seen}")).await;
    let (state, log) = ann.state().await;
    assert_eq!((state.version, log.len(), &*log[0].text), (seen + 1, 1, "1 place hunt 1"));
    // And the wish that was answered before is not fulfilled again.
    assert_eq!(ann.act("a", seen, "place hunt 1").await, Ok(seen + 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_table_is_gone_for_everybody_at_once() {
    let server = TestServer::start().await;
    let at = two(&server, json!({ "visibility": "public" })).await;
    let mut bob = Socket::open(&at.bob, &at.table, "").await;
    assert!(matches!(bob.next().await, ServerMessage::State { .. }));
    let path = format!("/api/tables/{}", at.table);
    assert_eq!(at.ann.send(Request::new("DELETE", &path)).await.status, 204);
    assert_eq!(bob.closed().await, (1008, "no-table".into()));
    for person in [&at.ann, &at.bob, &server.stranger()] {
        assert_eq!(person.get(&path).await.refusal(), (404, "no-table".into()));
        assert_eq!(person.get("/api/tables").await.value(), json!([]));
        assert_eq!(person.get("/api/me/tables").await.value(), json!([]));
    }
    let answer = at.ann.wish(&at.table, "chat", &json!({ "id": "a", "text": "x" })).await;
    assert_eq!(answer.refusal(), (404, "no-table".into()));
}
