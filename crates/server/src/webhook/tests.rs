//! People are told of their turn: once, by whoever was there, and nowhere they should not be.

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::response::Redirect;
use axum::routing::post;
use ochre_fair::MasterKey;
use ochre_store::private_postgres::{Fsync, PrivatePostgres};
use ochre_store::{Options, Store};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

use super::*;
use crate::{App, Served, Settings, serve};

const SHORT: Duration = Duration::from_millis(50);
const QUICK: Patience = Patience { call: Duration::from_millis(400), pauses: [SHORT; 2] };

/// Listens on this machine; returns its address.
async fn listen(router: Router) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router).await });
    format!("http://{address}")
}

/// A receiver that answers so, the last answer for ever; what it hears comes out of the channel.
async fn receiver(answers: &'static [u16]) -> (String, UnboundedReceiver<Value>) {
    let (heard, hears) = unbounded_channel();
    let answers = Arc::new(Mutex::new(answers.iter().copied().peekable()));
    let answer = move |body: String| async move {
        heard.send(serde_json::from_str(&body).unwrap()).unwrap();
        let mut answers = answers.lock().unwrap();
        let status = answers.next().unwrap_or(200);
        StatusCode::from_u16(status).unwrap()
    };
    (listen(Router::new().route("/hook", post(answer))).await + "/hook", hears)
}

async fn next(hears: &mut UnboundedReceiver<Value>) -> Value {
    timeout(Duration::from_secs(10), hears.recv()).await.unwrap().unwrap()
}

async fn silence(hears: &mut UnboundedReceiver<Value>) {
    let more = timeout(Duration::from_millis(300), hears.recv()).await;
    assert!(!matches!(more, Ok(Some(_))), "{more:?}");
}

/// A server on this store; whether it may call this machine.
async fn node(database: &str, allow_private_webhooks: bool) -> (String, Served) {
    let store = Store::open(database, Options::default()).await.unwrap();
    let settings = Settings {
        public_url: Some("https://games.example/".into()),
        requests_per_second: 0,
        n_thinkers: 1,
        allow_private_webhooks,
        ..Settings::default()
    };
    let app = App::new(store, MasterKey::new([7; 32]), settings).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let served = serve(app, listener, None).await.unwrap();
    (format!("http://{}", served.address), served)
}

/// Asks a server, as whoever has this secret.
async fn ask(session: &str, url: &str, body: Option<Value>) -> (u16, Value) {
    // Reads as well as it writes, unlike the client that calls people.
    let client = client(Reach::Anywhere, Duration::from_secs(20)).unwrap();
    let request = match body {
        None => client.get(url),
        Some(body) => {
            client.post(url).header(CONTENT_TYPE, "application/json").body(body.to_string())
        }
    };
    let answer = request.bearer_auth(session).send().await.unwrap();
    let status = answer.status().as_u16();
    (status, serde_json::from_str(&answer.text().await.unwrap()).unwrap_or_default())
}

/// A table of two people that has begun; both secrets, and its address without the server.
async fn begun(server: &str, hook: &str) -> (String, [String; 2]) {
    let wish = json!({ "game": "stone-age", "players": 2, "seating": "as-joined" });
    let (_, made) = ask("", &format!("{server}/api/tables?session=bearer"), Some(wish)).await;
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let host = made["session"].as_str().unwrap().to_owned();
    let claim =
        |index: usize, name: &str| json!({ "token": made["links"][index]["token"], "name": name });
    ask(&host, &format!("{server}{path}/claim"), Some(claim(0, "Ann"))).await;
    let url = format!("{server}{path}/claim?session=bearer");
    let (_, guest) = ask("", &url, Some(claim(1, "Оксана"))).await;
    let guest = guest["session"].as_str().unwrap().to_owned();
    let notify = json!({ "do": "notify", "url": hook });
    for (session, seat) in [(&host, 1), (&guest, 2)] {
        let url = format!("{server}{path}/seats/{seat}");
        assert_eq!(ask(session, &url, Some(notify.clone())).await.0, 200);
    }
    assert_eq!(ask(&host, &format!("{server}{path}/start"), Some(json!({}))).await.0, 200);
    (path, [host, guest])
}

/// The first thing that can be done, by whoever decides; returns the seat that decides then.
async fn act(server: &str, path: &str, sessions: &[String; 2]) -> u64 {
    let look = async |session: &str| {
        ask(session, &format!("{server}{path}"), None).await.1["state"].take()
    };
    let turn = async || look(&sessions[0]).await["turn"].as_u64().unwrap();
    let session = &sessions[turn().await as usize - 1];
    let state = look(session).await;
    let (seen, action) = (&state["version"], &state["choices"][0]["action"]);
    let act = json!({ "id": format!("{seen}"), "seen": seen, "action": action });
    let (status, answer) = ask(session, &format!("{server}{path}/act"), Some(act)).await;
    assert_eq!(status, 200, "{answer}");
    turn().await
}

#[tokio::test]
async fn the_next_player_is_told_by_the_others_move_and_never_by_their_own() {
    let (hook, mut hears) = receiver(&[]).await;
    let (server, _served) = node("sqlite::memory:", true).await;
    let (path, sessions) = begun(&server, &hook).await;
    // The host began the game and decides first: that is no news.
    silence(&mut hears).await;
    assert_eq!(act(&server, &path, &sessions).await, 2);
    let table = path.rsplit('/').next().unwrap();
    let url = format!("https://games.example/t/{table}");
    let expected = json!({
        "table": table, "game": "stone-age", "seat": 2, "name": "Оксана", "round": 1, "url": url,
    });
    assert_eq!(next(&mut hears).await, expected);
    let chat = json!({ "id": "c", "text": "hello" });
    assert_eq!(ask(&sessions[0], &format!("{server}{path}/chat"), Some(chat)).await.0, 200);
    silence(&mut hears).await;
    assert_eq!(act(&server, &path, &sessions).await, 1);
    assert_eq!(next(&mut hears).await["seat"], 1);
    let (_, log) = ask(&sessions[0], &format!("{server}{path}"), None).await;
    assert!(!log.to_string().contains("/hook"), "nobody sees where others are told");
}

#[tokio::test]
async fn two_processes_on_one_store_tell_a_turn_once() {
    let postgres = PrivatePostgres::start(Fsync::Off);
    let (hook, mut hears) = receiver(&[]).await;
    let (one, _one) = node(&postgres.url(), true).await;
    let (two, _two) = node(&postgres.url(), true).await;
    let (path, sessions) = begun(&one, &hook).await;
    for (server, other) in [(&one, &two), (&two, &one), (&one, &two), (&two, &one)] {
        // Both know the table.
        ask(&sessions[0], &format!("{other}{path}"), None).await;
        let seat = act(server, &path, &sessions).await;
        assert_eq!(next(&mut hears).await["seat"], seat);
        silence(&mut hears).await;
    }
}

#[tokio::test]
async fn an_address_inside_is_refused_when_it_is_set() {
    let (server, _served) = node("sqlite::memory:", false).await;
    let (path, [host, _]) = begun(&server, "https://example.com/hook").await;
    let state = async || ask(&host, &format!("{server}{path}"), None).await.1["state"].take();
    let before = state().await["version"].take();
    for bad in ["http://127.0.0.1:8080/secret", "http://[::1]/secret", "secret"] {
        let notify = json!({ "do": "notify", "url": bad });
        let (status, refusal) = ask(&host, &format!("{server}{path}/seats/1"), Some(notify)).await;
        let sentence = refusal["sentence"].as_str().unwrap();
        assert_eq!(status, 422, "{refusal}");
        assert!(sentence.contains("address") && !sentence.contains("secret"), "{sentence}");
    }
    assert_eq!(state().await["version"], before);
}

fn notice(to: &str, round: u16) -> Notice {
    let (table, game, name) = ("t".into(), "g".into(), "n".into());
    let turn = Turn { table, game, seat: 1, name, round, url: None };
    Notice { to: to.parse().unwrap(), turn }
}

/// What becomes of a call: how many were answered well, how many failed.
async fn called(reach: Reach, to: &str) -> (u64, u64) {
    let webhooks = Arc::new(Webhooks::with_patience(None, reach, QUICK));
    webhooks.queue(TableId::from_bits([1; 10]), notice(to, 1));
    webhooks.finish().await;
    let read = |counter: &AtomicU64| counter.load(std::sync::atomic::Ordering::Relaxed);
    (read(&webhooks.told.sent), read(&webhooks.told.failed))
}

#[tokio::test]
async fn a_name_that_leads_inside_is_refused_at_the_moment_of_connecting() {
    let (hook, mut hears) = receiver(&[]).await;
    let named = hook.replace("127.0.0.1", "localhost");
    assert_eq!(called(Reach::Public, &named).await, (0, 1));
    silence(&mut hears).await;
    assert_eq!(called(Reach::Anywhere, &named).await, (1, 0));
}

#[tokio::test]
async fn trouble_is_tried_again_and_a_refusal_is_not() {
    let (hook, mut hears) = receiver(&[500, 429, 204]).await;
    assert_eq!(called(Reach::Anywhere, &hook).await, (1, 0));
    for _ in 0..3 {
        next(&mut hears).await;
    }
    let (hook, mut hears) = receiver(&[404]).await;
    assert_eq!(called(Reach::Anywhere, &hook).await, (0, 1));
    next(&mut hears).await;
    silence(&mut hears).await;
    assert_eq!(called(Reach::Anywhere, "http://127.0.0.1:1/").await, (0, 1));
}

#[tokio::test]
async fn nobody_is_led_elsewhere_and_nobody_is_waited_for() {
    let (hook, mut hears) = receiver(&[]).await;
    let redirect =
        listen(Router::new().fallback(move || async move { Redirect::temporary(&hook) }));
    assert_eq!(called(Reach::Anywhere, &redirect.await).await, (0, 1));
    silence(&mut hears).await;
    let never = listen(Router::new().fallback(std::future::pending::<()>)).await;
    assert_eq!(called(Reach::Anywhere, &never).await, (0, 1));
}

#[tokio::test]
async fn a_table_tells_one_at_a_time_and_only_what_is_new() {
    let (heard, mut hears) = unbounded_channel();
    let gate = Arc::new(Semaphore::new(0));
    let own = Arc::clone(&gate);
    let slow = move |body: String| async move {
        heard.send(serde_json::from_str(&body).unwrap()).unwrap();
        own.acquire().await.unwrap().forget();
    };
    let hook = listen(Router::new().route("/", post(slow))).await;
    let webhooks = Arc::new(Webhooks::with_patience(None, Reach::Anywhere, PATIENCE));
    let id = TableId::from_bits([1; 10]);
    webhooks.queue(id, notice(&hook, 1));
    assert_eq!(next(&mut hears).await["round"], 1);
    for round in 2..=4 {
        webhooks.queue(id, notice(&hook, round));
    }
    silence(&mut hears).await;
    gate.add_permits(2);
    assert_eq!(next(&mut hears).await["round"], 4);
    webhooks.finish().await;
    silence(&mut hears).await;
}
