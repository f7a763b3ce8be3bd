//! T7: the secret of the luck is nowhere before the game is over, and told then.

use std::io::Write;
use std::sync::{Arc, Mutex};

use ochre_wire::Stage;
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::people::{Two, two};
use crate::server::TestServer;
use crate::socket::Socket;

/// Everything that was ever logged.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Logged {
    type Writer = Logged;

    fn make_writer(&self) -> Logged {
        self.clone()
    }
}

/// The secret in every form in which it could slip out.
struct Forms(Vec<Vec<u8>>);

impl Forms {
    fn of(hex: &str) -> Forms {
        let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(byte).collect();
        let numbers = format!("{bytes:?}");
        let spaceless = numbers.replace(' ', "");
        // A part of it would be too much already.
        Forms(vec![
            hex.as_bytes()[..16].to_vec(),
            hex.to_uppercase().as_bytes()[..16].to_vec(),
            bytes[..8].to_vec(),
            numbers.as_bytes()[1..30].to_vec(),
            spaceless.as_bytes()[1..20].to_vec(),
        ])
    }

    fn are_in(&self, place: &[u8]) -> bool {
        self.0.iter().any(|form| place.windows(form.len()).any(|part| part == form))
    }
}

/// Everything that anybody can ask for while the game runs.
async fn everything(server: &TestServer, at: &Two, step: u32) -> Vec<(String, Vec<u8>)> {
    let table = &at.table;
    let mut all = Vec::new();
    for (who, person) in [("ann", &at.ann), ("bob", &at.bob), ("stranger", &server.stranger())] {
        for path in [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}?seat=0"),
            format!("/api/tables/{table}/at/{}", step / 2),
            format!("/api/tables/{table}/record"),
            format!("/api/tables/{table}/explain?action=x"),
            "/api/tables".into(),
            "/api/me/tables".into(),
            "/api/me/export".into(),
            "/metrics".into(),
            "/healthz".into(),
        ] {
            let answer = person.get(&path).await;
            let whole = format!("{:?} ", answer.headers).into_bytes();
            all.push((format!("{who} {path}"), [whole, answer.body].concat()));
        }
        let mut socket = Socket::open(person, table, "").await;
        all.push((format!("{who} socket"), socket.raw().await.unwrap().into_bytes()));
    }
    for file in std::fs::read_dir(server.folder()).unwrap() {
        let path = file.unwrap().path();
        all.push((path.display().to_string(), std::fs::read(&path).unwrap()));
    }
    let backup = server.folder().join(format!("backup-{step}.db"));
    server.app.store().backup(&backup).await.unwrap();
    all.push(("backup".into(), std::fs::read(&backup).unwrap()));
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t7_the_secret_is_nowhere_before_the_game_is_over() {
    let logged = Logged::default();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false);
    log.with_writer(logged.clone()).init();
    tracing::info!("the log is heard");

    let server = TestServer::on_file().await;
    let options = json!({ "round-limit": "2" });
    let at = two(&server, json!({ "options": options, "visibility": "public" })).await;
    let secret = server.secret(&at.table).to_hex();
    let forms = Forms::of(&secret);
    assert!(forms.are_in(format!("x{secret}").as_bytes()), "the search finds");
    let mut n_moves = 0;
    loop {
        let person = at.turn().await;
        let state = person.state(&at.table).await;
        if state.stage == Stage::Over {
            break;
        }
        if n_moves % 12 == 0 {
            for (place, bytes) in everything(&server, &at, state.step).await {
                assert!(!forms.are_in(&bytes), "the secret is in {place}");
            }
        }
        n_moves += 1;
        // Refusals and their traces count as well.
        person.act(&at.table, state.version, "place nowhere 1").await.refusal();
        let action = &state.choices.last().unwrap().action;
        let done = person.act(&at.table, state.version, action).await;
        assert_eq!(done.status, 200);
        let is_over = person.state(&at.table).await.stage == Stage::Over;
        let log = logged.0.lock().unwrap();
        assert!(is_over || !forms.are_in(&log), "the secret is in the log of the server");
    }
    assert!(n_moves > 20, "{n_moves}");
    assert!(logged.0.lock().unwrap().len() > 100, "something was logged");

    // Now everybody may know it.
    let stranger = server.stranger();
    assert_eq!(stranger.state(&at.table).await.luck.secret, Some(secret.clone()));
    let last = stranger.look(&at.table, "").await.log.pop().unwrap();
    assert_eq!((&*last.kind, last.text), ("end", secret.clone()));
    let record = stranger.get(&format!("/api/tables/{}/record", at.table)).await.text();
    assert!(record.contains(&format!("#fair secret {secret}\n")));
    let told = everything(&server, &at, 0).await;
    let is_told = |place: &str| told.iter().any(|(at, bytes)| at == place && forms.are_in(bytes));
    assert!(is_told("backup") && is_told("stranger socket"));
    // But never that of another table.
    let other = two(&server, json!({})).await;
    let forms = Forms::of(&server.secret(&other.table).to_hex());
    assert!(everything(&server, &other, 1).await.iter().all(|(_, bytes)| !forms.are_in(bytes)));
}
