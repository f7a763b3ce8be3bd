//! The document that describes the API says what is there.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::http::Request;
use crate::people::two;
use crate::server::TestServer;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_documented_path_answers_and_every_route_is_documented() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let document = server.stranger().get("/api/openapi.json").await.value();
    assert!(document["openapi"].as_str().unwrap().starts_with('3'));
    let paths = document["paths"].as_object().unwrap();
    let mut listed = BTreeSet::new();
    for (path, methods) in paths {
        for (method, about) in methods.as_object().unwrap() {
            listed.insert(format!("{} {path}", method.to_uppercase()));
            assert!(about["summary"].is_string() || about["description"].is_string(), "{path}");
            assert!(about["responses"].as_object().is_some_and(|all| !all.is_empty()), "{path}");
            // The table goes last of all.
            if method == "delete" {
                continue;
            }
            let path = path
                .replace("{table}", &at.table)
                .replace("{step}", "0")
                .replace("{seat}", "1")
                .replace("{game}", "stone-age");
            assert!(!path.contains('{'), "{path}");
            let answer = at.ann.send(Request::new(&method.to_uppercase(), &path)).await;
            assert!(
                ![404, 405, 500].contains(&answer.status),
                "{method} {path}: {}",
                answer.text()
            );
        }
    }
    let expected = [
        "DELETE /api/tables/{table}",
        "GET /api/bots",
        "GET /api/games",
        "GET /api/me/export",
        "GET /api/me/tables",
        "GET /api/rules/{game}",
        "GET /api/tables",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/at/{step}",
        "GET /api/tables/{table}/explain",
        "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/socket",
        "GET /healthz",
        "GET /metrics",
        "POST /api/import",
        "POST /api/me/erase",
        "POST /api/tables",
        "POST /api/tables/{table}/act",
        "POST /api/tables/{table}/chat",
        "POST /api/tables/{table}/claim",
        "POST /api/tables/{table}/pause",
        "POST /api/tables/{table}/recover",
        "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/resume",
        "POST /api/tables/{table}/seats/{seat}",
        "POST /api/tables/{table}/start",
        "POST /api/tables/{table}/undo",
    ];
    assert_eq!(listed, expected.map(String::from).into());
    // Every type that is referred to is there.
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for name in references(&document) {
        assert!(schemas.contains_key(&name), "{name}");
    }
    for name in ["TableState", "LogEntry", "ErrorBody", "ClientMessage", "ServerMessage"] {
        assert!(schemas.contains_key(name), "{name}");
    }
}

fn references(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(map) => map
            .iter()
            .flat_map(|(key, value)| match (key.as_str(), value.as_str()) {
                ("$ref", Some(to)) => [to.rsplit('/').next().unwrap().to_string()].into(),
                _ => references(value),
            })
            .collect(),
        Value::Array(list) => list.iter().flat_map(references).collect(),
        _ => BTreeSet::new(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_bots_and_rules_are_told() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let games = stranger.get("/api/games").await.value();
    let names: Vec<_> = games.as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert_eq!(names, ["stone-age", "endless-winter"]);
    assert!(stranger.get("/api/bots").await.value().as_array().unwrap().len() >= 3);
    for game in ["stone-age", "endless-winter"] {
        let rules = stranger.get(&format!("/api/rules/{game}")).await;
        assert!(rules.header("content-type").unwrap().starts_with("text/markdown"));
        assert!(rules.text().len() > 10_000);
    }
    assert_eq!(stranger.get("/healthz").await.text(), "ok\n");
    // Big answers are packed for whoever can unpack them.
    let packed = Request::new("GET", "/api/rules/stone-age").header("accept-encoding", "gzip");
    let packed = stranger.send(packed).await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert_eq!(&packed.body[..2], &[0x1f, 0x8b]);
}
