//! People at tables, and what they do there.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use ochre_wire::{Claimed, Created, Done, LogEntry, TableState};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::{Answer, Request};
use crate::server::TestServer;

/// Somebody with a browser, or without a session yet.
#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
    session: Option<String>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
}

/// A table and its log.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Seen {
    pub state: TableState,
    pub log: Vec<LogEntry>,
}

/// An id that no wish had before.
pub fn fresh() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("wish-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

impl Person {
    pub fn new(address: SocketAddr) -> Person {
        Person { address, session: None, headers: Vec::new() }
    }

    /// The header that a browser would send.
    pub fn cookie(&self) -> Option<String> {
        self.session.as_ref().map(|secret| format!("a=b; ochre_session={secret}"))
    }

    /// The secret in it.
    pub fn secret(&self) -> Option<&str> {
        self.session.as_deref()
    }

    /// Takes over the secret of a session, as a program would.
    pub fn remember(&mut self, secret: &str) {
        self.session = Some(secret.into());
    }

    pub async fn send(&self, request: Request) -> Answer {
        let own = self.cookie().map(|cookie| ("cookie".to_string(), cookie));
        let mut request = request;
        request.headers.extend(own.into_iter().chain(self.headers.clone()));
        request.send(self.address).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::new("GET", path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Request::new("POST", path).json(&body.to_string())).await
    }

    /// Posts and keeps the session that comes back, as a browser does.
    pub async fn enter(&mut self, path: &str, body: &Value) -> Answer {
        let answer = self.post(path, body).await;
        if let Some(cookie) = answer.header("set-cookie") {
            let value = cookie.split(';').next().unwrap().split_once('=').unwrap().1;
            self.session = Some(value.into());
        }
        answer
    }

    pub async fn create(&mut self, table: &Value) -> Created {
        self.enter("/api/tables", table).await.ok()
    }

    pub async fn claim(&mut self, table: &str, token: &str, name: &str) -> Claimed {
        let claim = json!({ "token": token, "name": name });
        self.enter(&format!("/api/tables/{table}/claim"), &claim).await.ok()
    }

    pub async fn look(&self, table: &str, query: &str) -> Seen {
        self.get(&format!("/api/tables/{table}?{query}")).await.ok()
    }

    pub async fn state(&self, table: &str) -> TableState {
        self.look(table, "").await.state
    }

    /// Wishes something of a table: `what` is the last part of the address.
    pub async fn wish(&self, table: &str, what: &str, body: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/{what}"), body).await
    }

    pub async fn start(&self, table: &str) -> Done {
        self.wish(table, "start", &json!({})).await.ok()
    }

    pub async fn act(&self, table: &str, seen: u32, action: &str) -> Answer {
        self.wish(table, "act", &json!({ "id": fresh(), "seen": seen, "action": action })).await
    }

    /// Acts on what is there now.
    pub async fn act_now(&self, table: &str, action: &str) -> Answer {
        let seen = self.state(table).await.version;
        self.act(table, seen, action).await
    }

    pub async fn chat(&self, table: &str, text: &str) -> Answer {
        self.wish(table, "chat", &json!({ "id": fresh(), "text": text })).await
    }

    pub async fn seat(&self, table: &str, seat: u8, change: &Value) -> Answer {
        self.wish(table, &format!("seats/{seat}"), change).await
    }
}

/// Ann, who hosts and sits on seat 1, and Bob on seat 2; the game has begun.
pub struct Two {
    pub ann: Person,
    pub bob: Person,
    pub table: String,
    /// The recovery codes.
    pub codes: [String; 2],
}

/// A game of Stone Age for two, as joined; `more` replaces what is said of the table.
pub async fn two(server: &TestServer, more: Value) -> Two {
    let mut table = json!({ "game": "stone-age", "players": 2, "seating": "as-joined", "pace": 0 });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    let (mut ann, mut bob) = (server.stranger(), server.stranger());
    let Created { table, links, .. } = ann.create(&table).await;
    let one = ann.claim(&table, &links[0].token, "Ann").await;
    let two = bob.claim(&table, &links[1].token, "Bob").await;
    ann.start(&table).await;
    Two { ann, bob, table, codes: [one.code, two.code] }
}

impl Two {
    /// Who is to decide.
    pub async fn turn(&self) -> &Person {
        match self.ann.state(&self.table).await.turn {
            Some(1) => &self.ann,
            _ => &self.bob,
        }
    }

    /// Everything that a refusal must leave as it is, through both pairs of eyes.
    pub async fn fingerprint(&self) -> Value {
        let mut all = json!([]);
        for person in [&self.ann, &self.bob] {
            let mut seen = person.get(&format!("/api/tables/{}", self.table)).await.value();
            seen["state"]["now"] = Value::Null;
            for seat in seen["state"]["seats"].as_array_mut().unwrap() {
                seat["time_left"] = Value::Null;
            }
            all.as_array_mut().unwrap().push(seen);
        }
        all
    }

    /// Plays the first choice of whoever's turn it is until the game is over.
    pub async fn play_to_the_end(&self) {
        loop {
            let person = self.turn().await;
            let state = person.state(&self.table).await;
            let Some(choice) = state.choices.first() else { return };
            let _: Done = person.act(&self.table, state.version, &choice.action).await.ok();
        }
    }
}
