//! T6 from outside: two tables that differ only in what a viewer may not know answer that viewer with
//! the same bytes. (Over many more positions, and without a server: `src/tests/twins.rs`.)

use ochre_endless_winter::EndlessWinter;
use ochre_kernel::{Game, Rng, Rules, Seat, Setup, Step, Turn, Viewer};
use ochre_stone_age::StoneAge;
use serde_json::{Value, json};

use crate::people::{Person, fresh};
use crate::server::TestServer;
use crate::socket::Socket;

/// Positions of a random game in which a player decides, and their twins for this viewer.
fn pairs<G: Game>(viewer: Viewer, seed: u64, n_pairs: usize) -> Vec<[Value; 2]> {
    let rules = G::Rules::new(&Setup::of(2)).unwrap();
    let mut rng = Rng::from_seed(seed);
    let mut pairs = Vec::new();
    loop {
        let mut state = G::new(&rules);
        loop {
            let step = match state.turn() {
                Turn::Player(_) => {
                    Step::Act(state.sample_action(&rules, &mut rng, &mut Vec::new()))
                }
                Turn::Chance => Step::Chance(state.sample_chance(&rules, &mut rng)),
                Turn::Over => break,
            };
            state.apply(&rules, step, &mut ());
            let twin = state.resample(&rules, viewer, &mut rng);
            let decides = matches!(state.turn(), Turn::Player(_));
            if decides && twin != state && rng.below(25) == 0 {
                let written = |state: &G| serde_json::to_value(state.position(&rules)).unwrap();
                pairs.push([written(&state), written(&twin)]);
            }
            if pairs.len() == n_pairs {
                return pairs;
            }
        }
    }
}

/// A table that begins so, with people on both seats.
async fn table(server: &TestServer, game: &str, position: &Value) -> (String, [Person; 2]) {
    let mut people = [server.stranger(), server.stranger()];
    let wish = json!({
        "game": game, "players": 2, "position": position, "seating": "as-joined",
        "visibility": "public",
    });
    let made = people[0].create(&wish).await;
    for (person, link) in people.iter_mut().zip(&made.links) {
        person.claim(&made.table, &link.token, "Somebody").await;
    }
    people[0].start(&made.table).await;
    (made.table, people)
}

/// Without what may differ: the name of the table, its commitment and the times.
fn plain(text: &str, table: &str) -> String {
    fn blank(value: &mut Value) {
        match value {
            Value::Object(map) => {
                for key in ["now", "time", "commitment"] {
                    if let Some(value) = map.get_mut(key) {
                        *value = json!("-".repeat(value.to_string().len()));
                    }
                }
                map.values_mut().for_each(blank);
            }
            Value::Array(list) => list.iter_mut().for_each(blank),
            _ => {}
        }
    }
    let text = text.replace(table, "0000000000000000");
    match serde_json::from_str::<Value>(&text) {
        Ok(mut value) => {
            blank(&mut value);
            value.to_string()
        }
        Err(_) => text,
    }
}

/// Everything that this person is told over HTTP and the socket.
async fn told(person: &Person, table: &str, action: &str) -> Vec<(String, usize, String)> {
    let mut all = Vec::new();
    let mut say = |what: &str, text: String| {
        all.push((what.to_string(), text.len(), plain(&text, table)));
    };
    for path in ["", "?seat=0", "/record", "/record?seat=0", "/at/0", "/explain?action=end"] {
        let answer = person.get(&format!("/api/tables/{table}{path}")).await;
        say(&format!("{path} {}", answer.status), answer.text());
    }
    let seen = person.state(table).await.version;
    for (what, body) in [
        ("act", json!({ "id": fresh(), "seen": seen, "action": action })),
        ("act", json!({ "id": fresh(), "seen": seen, "action": "starve" })),
        ("undo", json!({ "id": fresh(), "seen": seen })),
    ] {
        let answer = person.wish(table, what, &body).await;
        say(&format!("{what} {}", answer.status), answer.text());
    }
    let mut socket = Socket::open(person, table, "").await;
    say("socket", socket.raw().await.unwrap());
    all
}

async fn same_bytes<G: Game>(server: &TestServer, n_pairs: usize) {
    for (seed, viewer) in [(1, Viewer::Seat(Seat::FIRST)), (2, Viewer::Spectator)] {
        for [one, two] in pairs::<G>(viewer, seed, n_pairs) {
            let mut answers = Vec::new();
            for position in [&one, &two] {
                let (table, [ann, _]) = table(server, G::NAME, position).await;
                let person = match viewer {
                    Viewer::Seat(_) => ann,
                    Viewer::Spectator => server.stranger(),
                };
                answers.push(told(&person, &table, "setup p3").await);
            }
            let [one_told, two_told] = [&answers[0], &answers[1]];
            for (one_told, two_told) in one_told.iter().zip(two_told) {
                assert_eq!(one_told, two_told, "{viewer:?}: {one} {two}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t6_tables_that_a_viewer_can_not_tell_apart_answer_with_the_same_bytes() {
    let server = TestServer::start().await;
    same_bytes::<StoneAge>(&server, 5).await;
    same_bytes::<EndlessWinter>(&server, 10).await;
}
