//! Export and erase: what is stored of a session is told to it alone, and goes when it wants.

use serde_json::{Value, json};

use crate::http::Request;
use crate::people::Person;
use crate::server::TestServer;

/// Four people at a table where luck decides about the seats, after some talk before and after.
async fn talked(server: &TestServer) -> (Vec<(Person, String)>, String) {
    let mut people: Vec<(Person, String)> = ["Annabel", "Bartholomew", "Cleopatra", "Desdemona"]
        .map(|name| (server.stranger(), name.to_string()))
        .into();
    let wish = json!({ "game": "stone-age", "players": 4, "visibility": "public" });
    let made = people[0].0.create(&wish).await;
    for ((person, name), link) in people.iter_mut().zip(&made.links) {
        person.claim(&made.table, &link.token, name).await;
        person.chat(&made.table, &format!("lobby words of {name}")).await.value();
    }
    people[0].0.start(&made.table).await;
    for (person, name) in &people {
        person.chat(&made.table, &format!("game words of {name}")).await.value();
    }
    (people, made.table)
}

async fn export(person: &Person) -> Value {
    person.get("/api/me/export").await.value()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_holds_what_the_session_did_and_nothing_of_others() {
    let server = TestServer::start().await;
    let (people, table) = talked(&server).await;
    for (person, name) in &people {
        let export = export(person).await;
        assert_eq!(export["tables"][0]["table"], table);
        let text = export.to_string();
        for words in [format!("lobby words of {name}"), format!("game words of {name}")] {
            assert!(text.contains(&words), "{words} is missing: {text}");
        }
        for (_, other) in people.iter().filter(|(_, other)| other != name) {
            assert!(!text.contains(other), "{other} is told to {name}: {text}");
        }
    }
    assert_eq!(server.stranger().get("/api/me/export").await.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn erasing_leaves_no_name_and_no_word_and_touches_nobody_else() {
    let server = TestServer::on_file().await;
    let (people, table) = talked(&server).await;
    let (person, name) = &people[1];
    let before = person.state(&table).await;
    assert_eq!(person.post("/api/me/erase", &json!({})).await.status, 204);
    let mut all = String::new();
    for (other, _) in &people {
        for path in [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/record"),
            "/api/tables".into(),
            "/api/me/tables".into(),
            "/api/me/export".into(),
        ] {
            all += &other.get(&path).await.text();
        }
    }
    all += &format!("{:?}", server.app.store().export(table.parse().unwrap()).await.unwrap());
    assert!(!all.contains(&**name), "{name} is still there: {all}");
    for (_, other) in people.iter().filter(|(_, other)| other != name) {
        for what in
            [other.clone(), format!("lobby words of {other}"), format!("game words of {other}")]
        {
            assert!(all.contains(&what), "{what} is gone");
        }
    }
    // The game goes on, and the same after a restart.
    let after = people[0].0.state(&table).await;
    assert_eq!((after.version, after.step), (before.version, before.step));
    assert_eq!(person.get("/api/me/tables").await.value(), json!([]));
    let server = server.stop().await.start().await;
    assert_eq!(server.stranger().state(&table).await.version, before.version);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_gave_a_seat_away_can_still_erase_what_they_said_there() {
    let server = TestServer::start().await;
    let (people, table) = talked(&server).await;
    let (person, name) = &people[2];
    let seat = person.state(&table).await.you.seats[0];
    let offer: ochre_wire::Done = person.seat(&table, seat, &json!({ "do": "offer" })).await.ok();
    let mut erin = server.stranger();
    erin.claim(&table, &offer.link.unwrap().token, "Erin").await;
    erin.chat(&table, "words of Erin").await.value();
    assert!(export(person).await.to_string().contains(&format!("game words of {name}")));
    assert!(!export(&erin).await.to_string().contains(&**name), "the seat's past is another's");
    assert_eq!(person.post("/api/me/erase", &json!({})).await.status, 204);
    let seen = erin.get(&format!("/api/tables/{table}")).await.text();
    assert!(!seen.contains(&**name), "{seen}");
    assert!(seen.contains("words of Erin"));
    // The host deletes the whole table: nothing is left of it.
    let path = format!("/api/tables/{table}");
    assert_eq!(people[0].0.send(Request::new("DELETE", &path)).await.status, 204);
    assert_eq!(export(&erin).await["tables"], json!([]));
}
