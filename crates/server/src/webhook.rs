//! Tells people away from the screen that it is their turn: a POST to an address that they gave.
//!
//! The process whose append made the table wait for somebody tells it, after the append is stored:
//! so it is told once, however many processes there are. It is a convenience and no promise: what
//! waits here is lost when the process is killed.

mod address;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ochre_kernel::Seat;
use ochre_table::{Author, Table, TableId};
use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Url};
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::time::sleep;

use self::address::{Reach, Resolver};
use crate::metrics::add;

/// How many calls are made at once; slow receivers must not hold up the others.
const CALLS_MOST: usize = 64;
/// How many tables may wait to tell somebody.
const TABLES_MOST: usize = 2_000;

/// How long it waits for a receiver.
#[derive(Clone, Copy, Debug)]
struct Patience {
    /// One call, from the name to the answer.
    call: Duration,
    /// Before the next try.
    pauses: [Duration; 2],
}

const PATIENCE: Patience = Patience {
    call: Duration::from_secs(5),
    pauses: [Duration::from_secs(2), Duration::from_secs(15)],
};

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Turn {
    table: String,
    game: String,
    seat: u8,
    name: String,
    round: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
}

/// Somebody is to be told something.
struct Notice {
    to: Url,
    turn: Turn,
}

/// Counters for `/metrics`.
#[derive(Debug, Default)]
pub struct Told {
    /// Calls that were answered well.
    pub sent: AtomicU64,
    /// Calls that failed for good, and those that there was no room for.
    pub failed: AtomicU64,
}

/// Tells people that it is their turn.
pub struct Webhooks {
    /// None where this machine has no certificates to check others by.
    client: Option<Client>,
    reach: Reach,
    public_url: Option<String>,
    patience: Patience,
    /// The tables that somebody looks after, and what each still has to tell: one at a time.
    waiting: Mutex<HashMap<TableId, Vec<Notice>>>,
    calls: Semaphore,
    pub told: Told,
}

impl Webhooks {
    /// Calls addresses on the public internet, or any.
    pub fn new(public_url: Option<&str>, allow_private: bool) -> Arc<Webhooks> {
        let reach = if allow_private { Reach::Anywhere } else { Reach::Public };
        Arc::new(Webhooks::with_patience(public_url, reach, PATIENCE))
    }

    fn with_patience(public_url: Option<&str>, reach: Reach, patience: Patience) -> Webhooks {
        let client = client(reach, patience.call).inspect_err(|error| {
            tracing::warn!(%error, "nobody can be told of their turn: are there CA certificates?");
        });
        Webhooks {
            client: client.ok(),
            reach,
            public_url: public_url.map(|url| url.trim_end_matches('/').to_owned()),
            patience,
            waiting: Mutex::default(),
            calls: Semaphore::new(CALLS_MOST),
            told: Told::default(),
        }
    }

    /// The address as it is stored.
    ///
    /// # Errors
    ///
    /// With a sentence, where nobody can be told there.
    pub fn check(&self, url: &str) -> Result<String, String> {
        if self.client.is_none() {
            return Err("this server can't tell anybody of their turn: its machine lacks \
                        certificates (docs/hosting.md)"
                .into());
        }
        self.reach.check(url).map(Url::into)
    }

    /// Tells the person whom the table waits for now, where somebody else's entries caused it.
    /// `before` is the seat that it waited for until then.
    pub fn turn_passed(self: &Arc<Self>, table: &Table, before: Option<Seat>, by: Option<Author>) {
        let Some(seat) = table.waits_for().filter(|&seat| Some(seat) != before) else { return };
        let sitter = table.sitter(seat);
        let Some(to) = &sitter.webhook else { return };
        let is_own = |author: Author| {
            let own = sitter.holder.as_deref().unwrap_or_default();
            match author {
                Author::Seat(other) => {
                    let other = table.sitter(other);
                    other.is_person() && other.holder.as_deref() == Some(own)
                }
                Author::Host => table.is_host(own),
                Author::Server => false,
            }
        };
        // Whoever plays both sides at one screen knows.
        if by.is_some_and(is_own) {
            return;
        }
        // What may be called can change between two starts of the server.
        let Ok(to) = self.reach.check(to) else { return add(&self.told.failed) };
        let url = self.public_url.as_ref().map(|url| format!("{url}/t/{}", table.id()));
        let turn = Turn {
            table: table.id().to_string(),
            game: table.opening().game.clone(),
            seat: seat.number(),
            name: sitter.name.clone(),
            round: table.play().round(),
            url,
        };
        self.queue(table.id(), Notice { to, turn });
    }

    fn queue(self: &Arc<Self>, id: TableId, notice: Notice) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(notices) = waiting.get_mut(&id) {
            // A newer turn of the same seat makes the older one pointless.
            notices.retain(|old| old.turn.seat != notice.turn.seat);
            return notices.push(notice);
        }
        if waiting.len() >= TABLES_MOST {
            return add(&self.told.failed);
        }
        waiting.insert(id, vec![notice]);
        drop(waiting);
        let own = Arc::clone(self);
        tokio::spawn(async move {
            while let Some(notice) = own.next(id) {
                let done = own.call(&notice).await;
                add(if done { &own.told.sent } else { &own.told.failed });
            }
        });
    }

    /// What a table still has to tell; without any nobody looks after it any more.
    fn next(&self, id: TableId) -> Option<Notice> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let notices = waiting.get_mut(&id)?;
        if notices.is_empty() {
            waiting.remove(&id);
            return None;
        }
        Some(notices.remove(0))
    }

    /// Calls, and calls again where that may help.
    async fn call(&self, notice: &Notice) -> bool {
        let Ok(body) = serde_json::to_string(&notice.turn) else { return false };
        let mut pauses = self.patience.pauses.iter();
        loop {
            let again = match self.try_call(&notice.to, body.clone()).await {
                Ok(()) => return true,
                Err(again) => again,
            };
            let Some(pause) = pauses.next().filter(|_| again) else { return false };
            sleep(*pause).await;
        }
    }

    /// One call. An error says whether another one may help.
    async fn try_call(&self, to: &Url, body: String) -> Result<(), bool> {
        let client = self.client.as_ref().ok_or(false)?;
        let _call = self.calls.acquire().await.map_err(|_| false)?;
        let call = client.post(to.clone()).header(CONTENT_TYPE, "application/json").body(body);
        // Neither the address nor the error, which repeats it, may get into a log.
        match call.send().await {
            Ok(answer) if answer.status().is_success() => Ok(()),
            Ok(answer) => {
                let status = answer.status();
                tracing::debug!(%status, "somebody could not be told of their turn");
                Err(status.is_server_error() || status.as_u16() == 429)
            }
            Err(error) => {
                let (slow, lost) = (error.is_timeout(), error.is_connect());
                tracing::debug!(slow, lost, "somebody could not be told of their turn");
                Err(slow || lost)
            }
        }
    }

    /// Returns when nothing waits any more, or after a while.
    pub async fn finish(&self) {
        for _ in 0..60 {
            if self.waiting.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Nothing but one plain request: no redirects, no proxy, no cookies, no connection that is kept.
/// The answer is not read beyond its head.
fn client(reach: Reach, time_most: Duration) -> Result<Client, reqwest::Error> {
    // The same as sqlx has. Whoever installed one before us was right.
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder()
        .user_agent(concat!("ochre/", env!("CARGO_PKG_VERSION")))
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .referer(false)
        .no_proxy()
        .http1_only()
        .pool_max_idle_per_host(0)
        .timeout(time_most)
        .dns_resolver(Resolver(reach))
        .build()
}
