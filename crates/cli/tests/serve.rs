//! A server from outside: where it is, who it refuses, what it tells and what it doesn't.

mod common;
#[path = "common/server.rs"]
mod server;

use std::fs;

use common::run;
use serde_json::{Value, json};
use server::Server;

#[test]
fn a_server_says_where_it_is_and_stops_when_it_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("a.db");
    let server = Server::start(&database, &[]);
    assert_eq!(server.ask("", "/healthz", None), (200, json!("ok\n")));
    let (code, log) = server.stop();
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("serving") && log.contains("stopping"), "{log}");
    assert!(database.exists() && database.with_extension("key").exists());
}

/// It was killed when the request came between its first line and its readiness to hear it.
#[test]
fn a_server_that_is_asked_to_stop_at_once_stops_in_order() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..5 {
        let (code, log) = Server::start(&folder.path().join("a.db"), &[]).stop();
        assert_eq!(code, Some(0), "{log}");
    }
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("a.db");
    let first = Server::start(&database, &[]);
    let path = database.display().to_string();
    let second = run(&["serve", "--database", &path, "--listen", "127.0.0.1:0"], "");
    assert_eq!((second.code, second.stdout.as_str()), (2, ""), "{second:?}");
    assert!(second.stderr.contains("another ochre uses"), "{second:?}");
    // A killed one leaves nothing behind that would refuse the next.
    drop(first);
    assert_eq!(Server::start(&database, &[]).stop().0, Some(0));
}

#[test]
fn settings_come_from_a_file_and_slips_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let (database, config) = (folder.path().join("a.db"), folder.path().join("ochre.toml"));
    let path = config.display().to_string();
    fs::write(&config, "log-format = \"json\"\nlog = \"info\"\nlisten = \"nowhere\"\n").unwrap();
    // The address of the file is wrong, but the flag comes first.
    let (code, log) = Server::start(&database, &["--config", &path]).stop();
    assert_eq!(code, Some(0), "{log}");
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["level"], "INFO", "{line}");
    }
    for (text, why) in [
        ("listen-on = 1\n", "unknown field `listen-on`, expected one of `listen`, `database`"),
        ("listen = 8080\n", "invalid type"),
        ("listen = \"8080\"\n", "it reads 127.0.0.1:8080"),
        ("public-url = \"games.example\"\n", "it reads https://games.example.org"),
        ("log = \"loud=very\"\n", "it takes error, warn, info"),
        ("database = \"no/such/folder/a.db\"\n", "no/such/folder"),
    ] {
        fs::write(&config, text).unwrap();
        let refused = run(&["serve", "--config", &path], "");
        assert_eq!((refused.code, refused.stdout.as_str()), (2, ""), "{refused:?}");
        assert!(refused.stderr.contains(why), "{why}: {refused:?}");
    }
}

#[test]
fn no_secret_and_no_name_gets_into_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--log", "trace,sqlx=info", "--allow-private-webhooks"];
    let server = Server::start(&folder.path().join("a.db"), &args);
    let (path, made) = server.make("stone-age", &json!([]));
    let mut secrets = vec!["Zbigniew".to_string(), "whisper".into(), "private-hook".into()];
    for index in 0..2 {
        let token = made["links"][index]["token"].as_str().unwrap();
        let claim = json!({ "token": token, "name": "Zbigniew" });
        let (_, claimed) = server.ask("", &format!("{path}/claim?session=bearer"), Some(claim));
        let session = claimed["session"].as_str().unwrap().to_string();
        secrets.extend([token.into(), claimed["code"].as_str().unwrap().into(), session.clone()]);
        let notify = json!({ "do": "notify", "url": "http://localhost:9/private-hook" });
        let seat = claimed["seat"].as_u64().unwrap();
        assert_eq!(server.ask(&session, &format!("{path}/seats/{seat}"), Some(notify)).0, 200);
        let chat = json!({ "id": "c", "text": "whisper" });
        assert_eq!(server.ask(&session, &format!("{path}/chat"), Some(chat)).0, 200);
    }
    let host = made["session"].as_str().unwrap();
    secrets.push(host.into());
    assert_eq!(server.ask(host, &format!("{path}/start"), Some(json!({}))).0, 200);
    secrets.push(fs::read_to_string(folder.path().join("a.key")).unwrap().trim().into());
    let (_, log) = server.stop();
    // The call to a port where nobody listens fails, and that much is told.
    assert!(log.contains("could not be told of their turn"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret}: {log}");
    }
}
