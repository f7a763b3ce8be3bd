//! Plain texts: records, rules, health, metrics.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ochre_catalogue::GameName;
use ochre_fair::{Proof, Share, prove};
use ochre_table::{Seating, Stage, Table};
use ochre_wire::ErrorBody;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{At, Named, Query, eyes, plain};
use super::looking::Look;
use crate::Failure;
use crate::app::App;
use crate::session::Session;

const TEXT: &str = "text/plain; charset=utf-8";

/// The record: what the asking session may know while the game runs, everything with its proof
/// when it is over
#[utoipa::path(
    get, path = "/api/tables/{table}/record", params(("table" = String, Path), Look),
    responses((status = 200, body = String), (status = 404, body = ErrorBody))
)]
pub async fn record(
    State(app): State<Arc<App>>,
    At(id): At,
    session: Session,
    Query(look): Query<Look>,
) -> Result<Response, Failure> {
    let room = app.room(id);
    let live = room.open(&app.store).await?;
    let eyes = eyes(&live.table, &session, look.seat)?;
    let table = &live.table;
    let text = match table.stage() {
        Stage::Lobby => return Err(ochre_table::Refused::NotBegun.into()),
        Stage::Over => finished(table),
        _ => table.play().record(&table.names(), Some(eyes.viewer)),
    };
    Ok((plain(TEXT), text).into_response())
}

/// A whole record, with its proof where there is one.
fn finished(table: &Table) -> String {
    let record = table.play().record(&table.names(), None);
    let opening = table.opening();
    let (Some(secret), Ok(commitment)) =
        (table.secret().and_then(|secret| secret.parse().ok()), opening.commitment.parse())
    else {
        return record;
    };
    if opening.imported || opening.position.is_some() {
        return record;
    }
    let share = |&(value, by_server): &(_, _)| Share { value, by_server };
    let proof = Proof {
        table: table.id().to_string(),
        commitment,
        secret,
        values: table.values().iter().map(share).collect(),
        seating: (opening.seating == Seating::Random).then(|| table.seating().to_vec()),
    };
    prove(&record, &proof)
}

/// The rules of a game in every language, English first.
macro_rules! rulebooks {
    ($file:literal) => {
        [
            ("en", include_str!(concat!("../../../../rules/", $file))),
            ("uk", include_str!(concat!("../../../../rules/uk/", $file))),
            ("ru", include_str!(concat!("../../../../rules/ru/", $file))),
            ("pl", include_str!(concat!("../../../../rules/pl/", $file))),
            ("it", include_str!(concat!("../../../../rules/it/", $file))),
            ("de", include_str!(concat!("../../../../rules/de/", $file))),
        ]
    };
}
/// In which language somebody reads.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// `en`, `uk`, `ru`, `pl`, `it` or `de`; English for any other.
    #[serde(default)]
    pub language: String,
}

/// The numbered rules of a game, in Markdown
#[utoipa::path(
    get, path = "/api/rules/{game}", params(("game" = String, Path), Reading),
    responses((status = 200, body = String), (status = 400, body = ErrorBody))
)]
pub async fn rules(
    Named(game): Named<String>,
    Query(Reading { language }): Query<Reading>,
) -> Result<Response, Failure> {
    let game: GameName =
        game.parse().map_err(|unknown| Failure::BadRequest(format!("{unknown}")))?;
    let texts = match game {
        GameName::StoneAge => rulebooks!("stone-age.md"),
        GameName::EndlessWinter => rulebooks!("endless-winter.md"),
    };
    let found = texts.iter().find(|(code, _)| *code == language);
    let (code, text) = found.unwrap_or(&texts[0]);
    let mut response = (plain("text/markdown; charset=utf-8"), *text).into_response();
    let language = HeaderValue::from_static(code);
    response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    Ok(response)
}

/// Whether the server and its store are well
#[utoipa::path(get, path = "/healthz", responses((status = 200), (status = 503)))]
pub async fn healthz(State(app): State<Arc<App>>) -> Response {
    match app.store.clock().await {
        Ok(_) => (plain(TEXT), "ok\n").into_response(),
        Err(error) => {
            tracing::warn!(%error, "the store is not well");
            let text = "the store does not answer\n";
            (StatusCode::SERVICE_UNAVAILABLE, plain(TEXT), text).into_response()
        }
    }
}

/// Counters for Prometheus
#[utoipa::path(get, path = "/metrics", responses((status = 200)))]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    (plain("text/plain; version=0.0.4; charset=utf-8"), app.metrics.text(&app.webhooks.told))
        .into_response()
}
