//! T13: every wish has an id and the version it was made on; nothing happens twice, nothing is
//! dropped in silence.

use ochre_wire::{ClientMessage, Done, ErrorBody};
use serde_json::{Value, json};

use crate::people::{fresh, two};
use crate::server::TestServer;
use crate::socket::Socket;

fn act(id: &str, seen: u32, action: &str) -> Value {
    json!({ "id": id, "seen": seen, "action": action })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t13_the_same_id_gets_the_first_answer_however_late() {
    let server = TestServer::on_file().await;
    let at = two(&server, json!({})).await;
    let seen = at.ann.state(&at.table).await.version;
    let wish = act("one", seen, "place hunt 1");
    let first: Done = at.ann.wish(&at.table, "act", &wish).await.ok();
    assert_eq!(first, Done { version: seen + 1, link: None });
    let again = async |person: &crate::people::Person| -> Done {
        person.wish(&at.table, "act", &wish).await.ok()
    };
    assert_eq!(again(&at.ann).await, first);
    // The table moves on.
    at.bob.act_now(&at.table, "place forest 2").await.value();
    at.ann.chat(&at.table, "so").await.value();
    at.ann.act_now(&at.table, "place field 1").await.value();
    let now = at.ann.state(&at.table).await;
    assert_eq!(again(&at.ann).await, first);
    let mut socket = Socket::open(&at.ann, &at.table, "").await;
    assert_eq!(socket.act("one", seen, "place hunt 1").await, Ok(first.version));
    assert_eq!(socket.act("one", seen, "place river 1").await, Ok(first.version));
    // Chat is never refused as stale, and yet not said twice.
    let chat = json!({ "id": "words", "text": "once" });
    let said: Done = at.ann.wish(&at.table, "chat", &chat).await.ok();
    assert_eq!(at.ann.wish(&at.table, "chat", &chat).await.ok::<Done>(), said);
    socket.send(&ClientMessage::Chat { id: "words".into(), text: "once".into() }).await;
    assert_eq!(socket.answer("words").await, Ok(said.version));
    assert_eq!(at.ann.state(&at.table).await.version, now.version + 1);
    // Another's id is another's: Bob's `one` is not Ann's.
    let refused = at.bob.wish(&at.table, "act", &wish).await.refusal();
    assert_eq!(refused, (409, "stale".into()));
    // Also after a restart.
    let server = server.stop().await.start().await;
    let mut ann = at.ann.clone();
    ann.address = server.address;
    assert_eq!(again(&ann).await, first);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t13_the_same_id_in_parallel_happens_once() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    for round in 0..10 {
        let seen = at.ann.state(&at.table).await.version;
        let person = at.turn().await;
        let action = person.state(&at.table).await.choices[0].action.clone();
        let wish = act(&format!("round-{round}"), seen, &action);
        let mut all = Vec::new();
        for _ in 0..12 {
            let (person, table, wish) = (person.clone(), at.table.clone(), wish.clone());
            all.push(tokio::spawn(async move { person.wish(&table, "act", &wish).await }));
        }
        let mut socket = Socket::open(person, &at.table, "").await;
        let by_socket = socket.act(&format!("round-{round}"), seen, &action).await.unwrap();
        for answer in all {
            assert_eq!(answer.await.unwrap().ok::<Done>().version, by_socket);
        }
        assert_eq!(at.ann.state(&at.table).await.version, by_socket, "it happened once");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t13_of_two_tabs_that_race_exactly_one_wins_and_the_other_is_told() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    for _ in 0..20 {
        let person = at.turn().await.clone();
        let state = person.state(&at.table).await;
        let mut tabs = Vec::new();
        for tab in 0..6 {
            let (person, table) = (person.clone(), at.table.clone());
            let action = state.choices[tab % state.choices.len()].action.clone();
            let seen = state.version;
            tabs.push(tokio::spawn(async move {
                if tab % 2 == 0 {
                    let answer = person.act(&table, seen, &action).await;
                    return match answer.status {
                        200 => Ok(answer.ok::<Done>().version),
                        _ => {
                            let error: ErrorBody = answer.read_as();
                            // Somebody may have decided twice already since.
                            assert!(error.version.is_none_or(|now| now > seen));
                            Err(error.code)
                        }
                    };
                }
                let mut socket = Socket::open(&person, &table, "").await;
                socket.act(&fresh(), seen, &action).await
            }));
        }
        let mut n_won = 0;
        for tab in tabs {
            match tab.await.unwrap() {
                Ok(_) => n_won += 1,
                Err(code) => assert_eq!(code, "stale"),
            }
        }
        assert_eq!(n_won, 1);
        let log = at.ann.look(&at.table, &format!("since={}", state.version)).await.log;
        let acted = log.iter().filter(|entry| entry.author != "server");
        assert_eq!(acted.count(), 1, "{log:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t13_a_stale_wish_is_refused_with_the_version_of_now_unless_only_words_came_between() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let seen = at.ann.state(&at.table).await.version;
    at.bob.chat(&at.table, "hurry").await.value();
    at.ann.act(&at.table, seen, "place hunt 1").await.value();
    let now = at.bob.state(&at.table).await.version;
    for old in [0, 1, seen, now - 1] {
        let answer = at.bob.act(&at.table, old, "place hunt 1").await;
        assert_eq!(answer.status, 409);
        let error: ErrorBody = answer.read_as();
        assert_eq!((&*error.code, error.version), ("stale", Some(now)));
    }
    at.bob.act(&at.table, now, "place hunt 1").await.value();
}
