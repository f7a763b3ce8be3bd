//! The bot of `docs/api.md` is run as it stands there and plays whole games.

use std::process::Stdio;
use std::time::Duration;

use ochre_wire::{Created, Stage};
use serde_json::json;
use tokio::process::Command;
use tokio::time::timeout;

use crate::server::TestServer;

/// The first Python of the document.
fn example() -> String {
    let document = include_str!("../../../../docs/api.md");
    let (_, rest) = document.split_once("```python\n").expect("docs/api.md has an example");
    rest.split_once("```").unwrap().0.into()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_of_the_document_joins_by_link_and_plays_whole_games() {
    if Command::new("python3").arg("--version").output().await.is_err() {
        println!("skipped: there is no python3 on this machine");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("bot.py");
    std::fs::write(&bot, example()).unwrap();
    let server = TestServer::start().await;
    for (game, options) in
        [("stone-age", json!({ "round-limit": "3" })), ("endless-winter", json!({}))]
    {
        let mut host = server.stranger();
        let seats =
            json!([{ "kind": "open" }, { "kind": "bot", "bot": "greedy" }, { "kind": "open" }]);
        let wish =
            json!({ "game": game, "players": 3, "options": options, "seats": seats, "pace": 0 });
        let Created { table, links, .. } = host.create(&wish).await;
        let mut bots = Vec::new();
        for link in links {
            let link = format!("http://{}/t/{table}#{}", server.address, link.token);
            let bot = Command::new("python3")
                .arg(&bot)
                .arg(link)
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .kill_on_drop(true)
                .spawn()
                .unwrap();
            bots.push(bot);
        }
        // Both have to sit before the game can begin.
        while host.wish(&table, "start", &json!({})).await.status != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let state = host.state(&table).await;
            assert_eq!(state.stage, Stage::Lobby);
        }
        for bot in bots {
            let done = timeout(Duration::from_secs(100), bot.wait_with_output()).await.unwrap();
            let done = done.unwrap();
            let said = String::from_utf8_lossy(&done.stdout).into_owned();
            assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));
            assert!(said.contains("the game is over"), "{said}");
        }
        assert_eq!(host.state(&table).await.stage, Stage::Over);
        let record = host.get(&format!("/api/tables/{table}/record")).await.text();
        assert!(ochre_fair::verify(&record).is_ok());
    }
}

#[test]
fn every_endpoint_is_in_the_document() {
    let document = include_str!("../../../../docs/api.md");
    let openapi: serde_json::Value = serde_json::from_str(&ochre_server::openapi_json()).unwrap();
    for (path, methods) in openapi["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let line = format!("`{} {path}`", method.to_uppercase());
            assert!(document.contains(&line), "docs/api.md says nothing of {line}");
        }
    }
}
