//! Looking at a table: now, at a past moment, and live.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use ochre_table::Refused;
use ochre_wire::{ErrorBody, LogEntry, TableState};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout_at};
use utoipa::{IntoParams, ToSchema};

use super::extract::{At, From, Named, Query, eyes};
use crate::Failure;
use crate::app::App;
use crate::convert;
use crate::live::now;
use crate::session::Session;
use crate::socket::{Client, MESSAGE_MOST};

/// Through whose eyes, since when, and how long to wait for news.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// One of the own seats; 0 looks as a spectator. The first own seat without it.
    pub seat: Option<u8>,
    /// Only entries after this version are told.
    #[serde(default)]
    pub since: u32,
    /// How many seconds to wait until there is something after `since`, at most 30.
    #[serde(default)]
    pub wait: u64,
}

/// A table and the entries of its log.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seen {
    /// The table now.
    pub state: TableState,
    /// The entries after `since`.
    pub log: Vec<LogEntry>,
}

/// A table as the asking session may see it
#[utoipa::path(
    get, path = "/api/tables/{table}", params(("table" = String, Path), Look),
    responses((status = 200, body = Seen), (status = 404, body = ErrorBody))
)]
pub async fn table(
    State(app): State<Arc<App>>,
    At(id): At,
    session: Session,
    Query(look): Query<Look>,
) -> Result<Json<Seen>, Failure> {
    let until = Instant::now() + Duration::from_secs(look.wait.min(30));
    let room = app.room(id);
    let mut changed = room.changed.subscribe();
    loop {
        let live = room.open(&app.store).await?;
        let eyes = eyes(&live.table, &session, look.seat)?;
        if live.table.version() > look.since || Instant::now() >= until {
            let state = convert::table_state(&live.table, &eyes, &room.here(), now());
            let log = convert::log_since(&live, look.since, eyes.viewer);
            return Ok(Json(Seen { state, log }));
        }
        drop(live);
        // Whoever waits is answered in any case; what matters is what the table says then.
        let _ = timeout_at(until, changed.changed()).await;
    }
}

/// A table as it was after a step
#[utoipa::path(
    get, path = "/api/tables/{table}/at/{step}",
    params(("table" = String, Path), ("step" = u32, Path), Look),
    responses((status = 200, body = TableState), (status = 404, body = ErrorBody))
)]
pub async fn at(
    State(app): State<Arc<App>>,
    At(id): At,
    Named((_, step)): Named<(String, usize)>,
    session: Session,
    Query(look): Query<Look>,
) -> Result<Json<TableState>, Failure> {
    let room = app.room(id);
    let live = room.open(&app.store).await?;
    let eyes = eyes(&live.table, &session, look.seat)?;
    let n_steps = live.table.play().n_steps();
    if step > n_steps {
        return Err(Failure::BadRequest(format!("the game has {n_steps} steps")));
    }
    Ok(Json(convert::table_state_at(&live.table, &eyes, step, &room.here(), now())))
}

/// The action that somebody asks about.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// In the notation of records.
    pub action: String,
}

/// Why the seat whose turn it is can't do something; nothing where it can
#[utoipa::path(
    get, path = "/api/tables/{table}/explain", params(("table" = String, Path), Explain),
    responses((status = 200, body = Option<ErrorBody>), (status = 404, body = ErrorBody))
)]
pub async fn explain(
    State(app): State<Arc<App>>,
    At(id): At,
    session: Session,
    Query(explain): Query<Explain>,
) -> Result<Json<Option<ErrorBody>>, Failure> {
    let room = app.room(id);
    let live = room.open(&app.store).await?;
    let eyes = eyes(&live.table, &session, None)?;
    // What is hidden decides about what is possible: only who decides may ask.
    let decides = live.table.waits_for().map(|seat| live.table.sitter(seat).holder.clone());
    if decides.flatten() != eyes.holder || eyes.holder.is_none() {
        return Err(Refused::NotSeated.into());
    }
    let refused = live.table.play().check(&explain.action).err();
    Ok(Json(refused.map(|refused| Failure::from(refused).body())))
}

/// The socket of a table: `ClientMessage` and `ServerMessage` as JSON
#[utoipa::path(
    get, path = "/api/tables/{table}/socket", params(("table" = String, Path), Look),
    responses((status = 101), (status = 404, body = ErrorBody))
)]
pub async fn socket(
    State(app): State<Arc<App>>,
    At(id): At,
    From(from): From,
    session: Session,
    Query(look): Query<Look>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let upgrade = upgrade.map_err(|why| Failure::BadRequest(why.body_text()))?;
    let room = app.room(id);
    let live = room.open(&app.store).await?;
    let eyes = eyes(&live.table, &session, look.seat)?;
    drop(live);
    let client = Client { app, id, eyes, from, since: look.since };
    // Small buffers: thousands of sockets are idle most of the time.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_message_size(MESSAGE_MOST)
        .max_frame_size(MESSAGE_MOST);
    Ok(upgrade.on_upgrade(|socket| client.run(socket)))
}
