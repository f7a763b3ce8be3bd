//! Tables move between stores without any change, and a backup is one while people play (T3).

#![expect(clippy::unwrap_used, reason = "a test that can't run the program fails here")]

mod common;
#[path = "common/server.rs"]
mod server;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use common::run;
use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_store::{Append, Options, Store};
use ochre_table::{Author, Draft, Kind, TableId};
use serde_json::{Value, json};
use server::Server;

/// Two games that are over, and a table where somebody sits and talks.
fn some_tables(database: &Path) {
    let server = Server::start(database, &[]);
    play_bots(&server, "stone-age");
    play_bots(&server, "endless-winter");
    let (path, made) = server.make("stone-age", &json!([]));
    let session = made["session"].as_str().unwrap();
    let claim = json!({ "token": made["links"][0]["token"], "name": "Оксана" });
    assert_eq!(server.ask(session, &format!("{path}/claim"), Some(claim)).0, 200);
    let chat = json!({ "id": "one", "text": "привіт" });
    assert_eq!(server.ask(session, &format!("{path}/chat"), Some(chat)).0, 200);
    assert_eq!(server.stop().0, Some(0));
}

/// Lets bots play a game to its end.
fn play_bots(server: &Server, game: &str) {
    let bot = json!({ "kind": "bot", "bot": "random" });
    let (path, made) = server.make(game, &json!([bot, bot]));
    let session = made["session"].as_str().unwrap();
    let (status, answer) = server.ask(session, &format!("{path}/start"), Some(json!({})));
    assert_eq!(status, 200, "{answer}");
    let begin = Instant::now();
    while server.ask(session, &path, None).1["state"]["stage"] != "over" {
        assert!(begin.elapsed() < Duration::from_secs(120), "bots take too long");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Runs a verb that answers with an object.
fn answer(code: i32, args: &[&str]) -> Value {
    let ran = run(&[args, &["--json"]].concat(), "");
    assert_eq!(ran.code, code, "{args:?}: {ran:?}");
    serde_json::from_str(&ran.stdout).unwrap()
}

fn refusal(args: &[&str]) -> String {
    let ran = run(args, "");
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{args:?}: {ran:?}");
    ran.stderr
}

#[test]
fn sqlite_to_postgresql_and_back_gives_equal_states() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (a, b, file, again) = (at("a.db"), at("b.db"), at("a.jsonl"), at("b.jsonl"));
    some_tables(Path::new(&a));
    let postgres = PrivatePostgres::start(Fsync::Off);
    let server = postgres.url();

    let exported = answer(0, &["export", "--database", &a, &file]);
    let states = &exported["states"];
    assert_eq!(exported, json!({ "tables": 3, "unreadable": 0, "states": states }));
    let all_new = json!({ "tables": 3, "new": 3, "kept": 0, "differ": [], "states": states });
    assert_eq!(answer(0, &["import", "--database", &server, &file]), all_new);
    assert_eq!(answer(0, &["import", "--database", &b, "--from", &server]), all_new);
    assert_eq!(answer(0, &["export", "--database", &b, &again]), exported);
    assert_eq!(fs::read_to_string(&file).unwrap(), fs::read_to_string(&again).unwrap());

    // Once more changes nothing.
    let kept = json!({ "tables": 3, "new": 0, "kept": 3, "differ": [], "states": states });
    assert_eq!(answer(0, &["import", "--database", &b, &file]), kept);
    assert!(refusal(&["export", "--database", &a, &file]).contains("already"));
    let refused = refusal(&["backup", "--database", &server, &at("no.db")]);
    assert!(refused.contains("pg_dump"), "{refused}");

    // The moved tables go on under their key, and only under it.
    let key = at("a.key");
    assert_eq!(Server::start(Path::new(&b), &["--key", &key]).stop().0, Some(0));
    let other = ["serve", "--database", &b, "--listen", "127.0.0.1:0"];
    assert!(refusal(&other).contains("needs the key"));
}

#[test]
fn a_damaged_file_is_refused_with_its_line_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (a, file, damaged, target) = (at("a.db"), at("a.jsonl"), at("bad.jsonl"), at("b.db"));
    some_tables(Path::new(&a));
    answer(0, &["export", "--database", &a, &file]);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    let said = lines.iter().position(|line| line.contains("привіт")).unwrap() + 1;
    let join = |lines: &[&str]| lines.join("\n") + "\n";
    for (bad, line, why) in [
        (text.replace("привіт", "правіт"), said, "was changed"),
        (join(&lines[..4]), 5, "cut short"),
        (join(&lines[1..]), 1, "its head"),
        (join(&[lines[0], lines[2], lines[3], lines[4]]), 4, "tables of other states"),
        (text.clone() + lines[1], 6, "after the end"),
        (text.replacen("\"format\":1", "\"format\":9", 1), 1, "reads format 1"),
        (text.replacen("\"public\"", "\"secret\"", 1), 2, "unknown field `secret`"),
        (join(&[lines[0], &"[".repeat(10_000)]), 2, "no line of an export"),
        (lines[0].into(), 2, "cut short"),
        (String::new(), 1, "its head"),
    ] {
        fs::write(&damaged, bad).unwrap();
        let refused = refusal(&["import", "--database", &target, &damaged]);
        let expected = format!("bad.jsonl, line {line}: ");
        assert!(refused.contains(&expected) && refused.contains(why), "{expected}{why}: {refused}");
        assert!(!Path::new(&target).exists(), "{why}");
    }
}

#[tokio::test]
async fn what_is_there_stays_and_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (a, b) = (at("a.db"), at("b.db"));
    some_tables(Path::new(&a));
    answer(0, &["import", "--database", &b, "--from", &a]);
    let store = Store::open(&b, Options::default()).await.unwrap();
    let table = store.all_tables(None, 1).await.unwrap()[0];
    let version = store.version(table).await.unwrap();
    store.append(chat(table, version, "later")).await.unwrap();
    store.close().await;
    let differs = answer(1, &["import", "--database", &b, "--from", &a]);
    assert_eq!(differs["differ"], json!([table.as_str()]));
    assert_eq!(differs["kept"], 3);

    // Tables of another key could not be played on.
    let other = at("c.db");
    let store = Store::open(&other, Options::default()).await.unwrap();
    store.meta_once("luck key", "0123456789abcdef").await.unwrap();
    store.close().await;
    let args = ["import", "--database", &other, "--from", &a];
    assert!(refusal(&args).contains("belong to the luck key"));
    assert_eq!(answer(0, &[&args[..], &["--other-key"]].concat())["new"], 3);

    // A server that runs would write on.
    let server = Server::start(Path::new(&a), &[]);
    let refused = refusal(&["import", "--database", &at("d.db"), "--from", &a]);
    assert!(refused.contains("another ochre uses"), "{refused}");
    drop(server);
    assert!(refusal(&["export", "--database", &at("no.db"), "x"]).contains("there is no database"));
    assert!(refusal(&["import", "--database", &a, "--from", &a]).contains("are the same"));
}

fn chat(table: TableId, at: u32, text: &str) -> Append {
    let draft = Draft { author: Author::Host, kind: Kind::Chat, text: text.into() };
    Append { table, at, time: 0, entries: vec![draft], key: None, summary: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_people_play_is_every_table_at_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let database = at("a.db");
    some_tables(Path::new(&database));
    let store = Store::open(&database, Options::default()).await.unwrap();
    // More tables, so that there is something to copy.
    let ids = store.all_tables(None, 10).await.unwrap();
    for n in 0..60_u8 {
        let mut whole = store.export(ids[usize::from(n) % ids.len()]).await.unwrap();
        whole.table = TableId::from_bits([n; 10]);
        store.import(&whole).await.unwrap();
    }
    let stop = std::sync::Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..8_u8)
        .map(|n| {
            let (store, stop, table) = (store.clone(), stop.clone(), TableId::from_bits([n; 10]));
            tokio::spawn(async move {
                let first = store.version(table).await.unwrap();
                let mut version = first;
                while !stop.load(Ordering::Relaxed) {
                    let append = chat(table, version, &format!("line {version}"));
                    version = store.append(append).await.unwrap().version();
                }
                version - first
            })
        })
        .collect();
    let mut copies = Vec::new();
    for n in 0..3 {
        let copy = at(&format!("copy{n}.db"));
        let path = copy.clone();
        let database = database.clone();
        let made = tokio::task::spawn_blocking(move || {
            answer(0, &["backup", "--check", "--database", &database, &path])
        });
        let made = made.await.unwrap();
        assert_eq!((&made["tables"], &made["unreadable"]), (&json!(63), &json!(0)), "{made}");
        copies.push(copy);
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        assert!(writer.await.unwrap() > 10, "hardly anybody played");
    }
    for copy in copies {
        let copy = Store::open(&copy, Options::default()).await.unwrap();
        for table in store.all_tables(None, 100).await.unwrap() {
            let (whole, part) = (store.load(table, 0).await.unwrap(), copy.load(table, 0).await);
            let part = part.unwrap();
            assert_eq!(whole[..part.len()], part, "{table}");
        }
        copy.close().await;
    }
}
