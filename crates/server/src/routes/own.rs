//! What a session has: its tables, everything that is stored of it, and the right to be forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ochre_table::{Author, Entry, Kind, Refused, Table};
use ochre_wire::TableSummary;
use serde_json::{Value, json};

use crate::Failure;
use crate::app::App;
use crate::session::Session;

/// The tables where this session hosts or plays
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<TableSummary>)))]
pub async fn tables(
    State(app): State<Arc<App>>,
    session: Session,
) -> Result<Json<Vec<TableSummary>>, Failure> {
    let Some(holder) = session.holder() else { return Ok(Json(Vec::new())) };
    let mut tables = Vec::new();
    for listed in app.store.tables_of(&holder).await? {
        let room = app.room(listed.table);
        let live = room.open(&app.store).await?;
        let mut summary = crate::convert::summary(&live.table);
        summary.yours = live.table.seats_of(&holder).iter().map(|seat| seat.number()).collect();
        if !summary.yours.is_empty() || live.table.is_host(&holder) {
            tables.push(summary);
        }
    }
    Ok(Json(tables))
}

/// The entries that this session caused at a table.
fn own_entries<'a>(table: &Table, entries: &'a [Entry], holder: &str) -> Vec<&'a Entry> {
    let seats = table.seats_of(holder);
    let is_own = |entry: &&Entry| match entry.author {
        Author::Seat(seat) => seats.contains(&seat),
        Author::Host => table.is_host(holder),
        Author::Server => false,
    };
    entries.iter().filter(is_own).collect()
}

/// Everything that is stored of this session
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = Value)))]
pub async fn export(State(app): State<Arc<App>>, session: Session) -> Result<Json<Value>, Failure> {
    let holder = session.holder().ok_or(Refused::NotSeated)?;
    let mut tables = Vec::new();
    for listed in app.store.tables_of(&holder).await? {
        let room = app.room(listed.table);
        let live = room.open(&app.store).await?;
        let entry = |entry: &Entry| {
            let (time, kind, text) = (entry.time, entry.kind.as_str(), &entry.text);
            json!({ "seq": entry.seq, "time": time, "kind": kind, "text": text })
        };
        let own = own_entries(&live.table, &live.entries, &holder).into_iter().map(entry);
        tables.push(json!({ "table": listed.table.as_str(), "entries": own.collect::<Vec<_>>() }));
    }
    Ok(Json(json!({ "session": holder, "tables": tables })))
}

/// Removes names, chat and addresses of this session, and the session itself; games stay
#[utoipa::path(post, path = "/api/me/erase", responses((status = 204)))]
pub async fn erase(State(app): State<Arc<App>>, session: Session) -> Result<StatusCode, Failure> {
    let holder = session.holder().ok_or(Refused::NotSeated)?;
    for listed in app.store.tables_of(&holder).await? {
        let room = app.room(listed.table);
        let erased: Vec<_> = {
            let live = room.open(&app.store).await?;
            let own = own_entries(&live.table, &live.entries, &holder).into_iter();
            own.filter_map(|entry| Some((entry.seq, erased(entry)?))).collect()
        };
        app.store.erase_texts(listed.table, &erased).await?;
        room.forget().await;
    }
    app.store.forget(&holder, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What stays of an entry.
fn erased(entry: &Entry) -> Option<String> {
    match entry.kind {
        Kind::Chat => Some("…".into()),
        Kind::Sit => {
            let mut value: Value = serde_json::from_str(&entry.text).ok()?;
            if value.get("bot").is_some() {
                return None;
            }
            value["name"] = format!("Player {}", value["seat"]).into();
            Some(value.to_string())
        }
        Kind::Notify => {
            let value: Value = serde_json::from_str(&entry.text).ok()?;
            Some(json!({ "seat": value["seat"] }).to_string())
        }
        _ => None,
    }
}
