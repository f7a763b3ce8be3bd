//! Tables are made, joined and deleted.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use ochre_table::{Command, Refused};
use ochre_wire::{Claim, Claimed, CreateTable, Created, ErrorBody, Recover};

use super::extract::{At, Body, From, Query, SessionWish, Text, told};
use crate::app::App;
use crate::live::now;
use crate::making::Made;
use crate::session::Session;
use crate::{Failure, secrets};

pub(super) type Answer<T> = Result<(StatusCode, HeaderMap, Json<T>), Failure>;

/// Makes a table; whoever does is its host
#[utoipa::path(
    post, path = "/api/tables", request_body = CreateTable,
    params(("session" = Option<String>, Query, description = "`bearer` for programs")),
    responses((status = 201, body = Created), (status = 400, body = ErrorBody))
)]
pub async fn create(
    State(app): State<Arc<App>>,
    From(from): From,
    session: Session,
    Query(wish): Query<SessionWish>,
    Body(table): Body<CreateTable>,
) -> Answer<Created> {
    app.limits.door(from)?;
    let mut session = session;
    let made = app.make(&table, &session.hold(), Vec::new())?;
    store(&app, made, &session, &wish).await
}

/// Makes a table of a record or a position, to look at it or to play on
#[utoipa::path(
    post, path = "/api/import", request_body = String,
    params(("session" = Option<String>, Query, description = "`bearer` for programs")),
    responses((status = 201, body = Created), (status = 400, body = ErrorBody))
)]
pub async fn import(
    State(app): State<Arc<App>>,
    From(from): From,
    session: Session,
    Query(wish): Query<SessionWish>,
    Text(text): Text,
) -> Answer<Created> {
    app.limits.door(from)?;
    let mut session = session;
    let made = app.make_imported(&text, &session.hold())?;
    store(&app, made, &session, &wish).await
}

pub(super) async fn store(
    app: &Arc<App>,
    made: Made,
    session: &Session,
    wish: &SessionWish,
) -> Answer<Created> {
    let table = made.table(now())?;
    app.create(made.id, made.drafts, &table).await?;
    if let Some(holder) = session.holder() {
        app.store.remember(&holder, made.id).await?;
    }
    let created = Created {
        table: made.id.to_string(),
        links: made.links,
        commitment: made.commitment,
        session: session.bearer().filter(|_| wish.is_bearer()),
    };
    Ok((StatusCode::CREATED, told(app, session, wish.is_bearer()), Json(created)))
}

/// Takes the seat that a secret link opens
#[utoipa::path(
    post, path = "/api/tables/{table}/claim", request_body = Claim,
    params(
        ("table" = String, Path),
        ("session" = Option<String>, Query, description = "`bearer` for programs")
    ),
    responses((status = 200, body = Claimed), (status = 403, body = ErrorBody))
)]
pub async fn claim(
    State(app): State<Arc<App>>,
    At(id): At,
    From(from): From,
    session: Session,
    Query(wish): Query<SessionWish>,
    Body(claim): Body<Claim>,
) -> Answer<Claimed> {
    app.limits.door(from)?;
    let value = match &claim.value {
        Some(value) => Some(value.parse().map_err(|_| {
            Failure::BadRequest("`value` has 64 hexadecimal digits, or is left out".into())
        })?),
        None => None,
    };
    let code = secrets::secret();
    let command = Command::Sit {
        link: claim.token.map(|token| secrets::hash("link", &token)),
        name: claim.name,
        code: secrets::hash("code", &code),
        by_server: value.is_none(),
        value: value.unwrap_or_else(secrets::value),
    };
    sit(&app, id, session, &wish, command, &code).await
}

/// Moves a seat to this device by its recovery code, which changes
#[utoipa::path(
    post, path = "/api/tables/{table}/recover", request_body = Recover,
    params(
        ("table" = String, Path),
        ("session" = Option<String>, Query, description = "`bearer` for programs")
    ),
    responses((status = 200, body = Claimed), (status = 403, body = ErrorBody))
)]
pub async fn recover(
    State(app): State<Arc<App>>,
    At(id): At,
    From(from): From,
    session: Session,
    Query(wish): Query<SessionWish>,
    Body(recover): Body<Recover>,
) -> Answer<Claimed> {
    app.limits.door(from)?;
    let code = secrets::secret();
    let command = Command::Recover {
        code: secrets::hash("code", &secrets::ungrouped(&recover.code)),
        new_code: secrets::hash("code", &code),
    };
    sit(&app, id, session, &wish, command, &code).await
}

async fn sit(
    app: &Arc<App>,
    id: ochre_table::TableId,
    mut session: Session,
    wish: &SessionWish,
    command: Command,
    code: &str,
) -> Answer<Claimed> {
    let holder = session.hold();
    app.wish(id, holder.clone(), None, command).await?;
    app.store.remember(&holder, id).await?;
    let room = app.room(id);
    let live = room.open(&app.store).await?;
    let hash = secrets::hash("code", code);
    let found = live.table.sitters().find(|(_, sitter)| sitter.code.as_ref() == Some(&hash));
    // Somebody else may have taken it over within this moment.
    let (seat, _) = found.ok_or(Refused::BadLink)?;
    let claimed = Claimed {
        seat: seat.number(),
        code: secrets::grouped(code),
        session: session.bearer().filter(|_| wish.is_bearer()),
    };
    Ok((StatusCode::OK, told(app, &session, wish.is_bearer()), Json(claimed)))
}

/// Deletes a table for everybody (host)
#[utoipa::path(
    delete, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody))
)]
pub async fn delete(
    State(app): State<Arc<App>>,
    At(id): At,
    session: Session,
) -> Result<StatusCode, Failure> {
    let holder = session.holder().ok_or(Refused::NotHost)?;
    let room = app.room(id);
    if !room.open(&app.store).await?.table.is_host(&holder) {
        return Err(Refused::NotHost.into());
    }
    app.store.delete(id).await?;
    room.forget().await;
    Ok(StatusCode::NO_CONTENT)
}
