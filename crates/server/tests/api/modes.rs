//! One game goes from hot-seat to online to bots and back, and its proof holds.

use std::time::Duration;

use ochre_wire::{Created, Done, SeatKind, Stage, TableState};
use serde_json::json;

use crate::people::Person;
use crate::server::TestServer;

/// Moves for whichever own seat is to decide, so many times; false when the game is over.
async fn moves(person: &Person, table: &str, n_moves: usize) -> bool {
    for _ in 0..n_moves {
        let state = waits(person, table, |state| {
            state.stage == Stage::Over
                || state.turn.is_some_and(|turn| state.you.seats.contains(&turn))
        })
        .await;
        if state.stage == Stage::Over {
            return false;
        }
        let seat = state.turn.unwrap();
        let state = person.look(table, &format!("seat={seat}")).await.state;
        assert_eq!(state.you.viewer, Some(seat));
        person.act(table, state.version, &state.choices[0].action).await.value();
    }
    true
}

/// Waits until the table is so.
async fn waits(person: &Person, table: &str, is_so: impl Fn(&TableState) -> bool) -> TableState {
    for _ in 0..1_500 {
        let state = person.state(table).await;
        if is_so(&state) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never comes: {:?}", person.state(table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_from_one_screen_to_two_to_bots_and_back() {
    let server = TestServer::start().await;
    let (mut ann, mut bob) = (server.stranger(), server.stranger());
    let options = json!({ "round-limit": "4" });
    let table = json!({ "game": "stone-age", "players": 3, "options": options, "seating": "as-joined", "pace": 0 });
    let Created { table, links, .. } = ann.create(&table).await;
    // Hot-seat: all three seats at one screen.
    for (link, name) in links.iter().zip(["Ann", "Ben", "Cleo"]) {
        ann.claim(&table, &link.token, name).await;
    }
    ann.start(&table).await;
    assert_eq!(ann.state(&table).await.you.seats, [1, 2, 3]);
    assert!(moves(&ann, &table, 6).await);

    // Online: seat 2 goes to Bob.
    let offer: Done = ann.seat(&table, 2, &json!({ "do": "offer" })).await.ok();
    bob.claim(&table, &offer.link.unwrap().token, "Bob").await;
    assert_eq!(ann.state(&table).await.you.seats, [1, 3]);
    let refusal = ann.get(&format!("/api/tables/{table}?seat=2")).await.refusal();
    assert_eq!(refusal, (403, "not-seated".into()));
    while ann.state(&table).await.turn != Some(2) {
        moves(&ann, &table, 1).await;
    }
    assert!(moves(&bob, &table, 1).await);

    // Bots: one stands in for Bob, one gets seat 3 for good.
    bob.seat(&table, 2, &json!({ "do": "stand-in", "bot": "greedy" })).await.value();
    let _: Done = ann.seat(&table, 3, &json!({ "do": "revoke" })).await.ok();
    ann.seat(&table, 3, &json!({ "do": "put-bot", "bot": "random" })).await.value();
    let state = ann.state(&table).await;
    assert_eq!((state.seats[1].kind, state.seats[2].kind), (SeatKind::Person, SeatKind::Bot));
    assert_eq!(state.seats[1].stand_in.as_ref().unwrap().why, "asked");
    assert!(moves(&ann, &table, 4).await);
    let refusal = bob.act_now(&table, "place hunt 1").await.refusal();
    assert!(["bot-plays", "not-your-turn"].contains(&&*refusal.1), "{refusal:?}");

    // And back: Bob plays again, a person takes the bot's seat.
    bob.seat(&table, 2, &json!({ "do": "take-back" })).await.value();
    let offer: Done = ann.seat(&table, 3, &json!({ "do": "offer" })).await.ok();
    let mut cleo = server.stranger();
    cleo.claim(&table, &offer.link.unwrap().token, "Cleo").await;
    loop {
        let state =
            waits(&ann, &table, |state| state.stage == Stage::Over || state.turn.is_some()).await;
        let person = match state.turn {
            _ if state.stage == Stage::Over => break,
            Some(1) => &ann,
            Some(2) => &bob,
            _ => &cleo,
        };
        moves(person, &table, 1).await;
    }
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text();
    let verified = ochre_fair::verify(&record).unwrap();
    // Who came later added nothing to the luck, and changed nothing about it.
    assert!(verified.proof.values.iter().all(|share| share.by_server));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_own_value_is_part_of_the_luck_and_told_in_the_proof() {
    let server = TestServer::start().await;
    let mut ann = server.stranger();
    let bot = json!([{ "kind": "open" }, { "kind": "bot", "bot": "random" }]);
    let options = json!({ "round-limit": "1" });
    let wish =
        json!({ "game": "stone-age", "players": 2, "seats": bot, "options": options, "pace": 0 });
    let Created { table, links, .. } = ann.create(&wish).await;
    let value = "0123456789abcdef".repeat(4);
    let claim = json!({ "token": links[0].token, "name": "Ann", "value": value });
    ann.enter(&format!("/api/tables/{table}/claim"), &claim).await.value();
    ann.start(&table).await;
    while moves(&ann, &table, 1).await {}
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text();
    assert!(record.contains(&format!("#fair value 1 seat {value}\n")), "{record}");
    assert!(ochre_fair::verify(&record).is_ok());
    // The same again: a rematch has the same game and bots, and another luck.
    let again: Created = ann.wish(&table, "rematch", &json!({})).await.ok();
    let state = ann.state(&again.table).await;
    assert_eq!((state.stage, state.seats.len()), (Stage::Lobby, 2));
    assert_eq!(state.options["round-limit"], "1");
    assert_eq!((again.links.len(), state.luck.secret), (1, None));
}
