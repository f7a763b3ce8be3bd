//! What a session has: its tables, everything that is stored of it, and the right to be forgotten.

use std::slice;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ochre_table::{Author, Entry, Kind, Refused, Table};
use ochre_wire::TableSummary;
use serde_json::{Value, json};

use crate::Failure;
use crate::app::App;
use crate::live::Live;
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

/// The entries that this session caused at a table. Seats change hands, and their numbers change
/// when the game begins: what counts is who sat there when it was written.
fn own_entries<'a>(live: &'a Live, holder: &str) -> Result<Vec<&'a Entry>, Failure> {
    let broken = |bad: ochre_table::BadLog| Failure::Internal(bad.to_string());
    let Some(first) = live.entries.first() else { return Ok(Vec::new()) };
    let mut table = Table::from_log(live.table.id(), slice::from_ref(first)).map_err(broken)?;
    let is_own = |table: &Table, entry: &Entry| match entry.author {
        Author::Seat(seat) => table.sitter(seat).holder.as_deref() == Some(holder),
        Author::Host => table.is_host(holder),
        Author::Server => false,
    };
    let mut own = Vec::from_iter(is_own(&table, first).then_some(first));
    for entry in &live.entries[1..] {
        let before = is_own(&table, entry);
        table.apply(entry).map_err(broken)?;
        // Whoever sits down sits there from then on.
        let sits = entry.kind == Kind::Sit;
        if if sits { is_own(&table, entry) } else { before } {
            own.push(entry);
        }
    }
    Ok(own)
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
        let own = own_entries(&live, &holder)?.into_iter().map(entry);
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
        let mut live = room.open(&app.store).await?;
        let own = own_entries(&live, &holder)?.into_iter();
        let erased: Vec<_> = own.filter_map(|entry| Some((entry.seq, erased(entry)?))).collect();
        live.is_doubtful = true;
        app.store.erase_texts(listed.table, &erased).await?;
        drop(live);
        app.summarize(listed.table).await?;
        room.tell();
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
