//! Playing: what changes the game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use ochre_table::{Command, Refused};
use ochre_wire::{Act, Chat, Done, ErrorBody, Undo};

use super::extract::{At, Body, From};
use crate::Failure;
use crate::app::App;
use crate::session::Session;
use crate::socket::check_key;

/// Who asks for what, at which table.
struct Wish {
    app: Arc<App>,
    at: At,
    from: From,
    session: Session,
}

impl Wish {
    async fn of(self, key: Option<String>, command: Command) -> Result<Json<Done>, Failure> {
        let Wish { app, at: At(id), from: From(from), session } = self;
        let holder = session.holder().ok_or(Refused::NotSeated)?;
        if let Some(key) = &key {
            check_key(key)?;
        }
        app.limits.wish(from, &holder)?;
        let version = app.wish(id, holder, key, command).await?;
        Ok(Json(Done { version, link: None }))
    }
}

/// Begins the game (host)
#[utoipa::path(
    post, path = "/api/tables/{table}/start", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = 422, body = ErrorBody))
)]
pub async fn start(
    State(app): State<Arc<App>>,
    at: At,
    from: From,
    session: Session,
) -> Result<Json<Done>, Failure> {
    Wish { app, at, from, session }.of(None, Command::Start).await
}

/// Decides for the seat whose turn it is
#[utoipa::path(
    post, path = "/api/tables/{table}/act", params(("table" = String, Path)), request_body = Act,
    responses(
        (status = 200, body = Done), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)
    )
)]
pub async fn act(
    State(app): State<Arc<App>>,
    at: At,
    from: From,
    session: Session,
    Body(Act { id, seen, action }): Body<Act>,
) -> Result<Json<Done>, Failure> {
    Wish { app, at, from, session }.of(Some(id), Command::Act { seen, action }).await
}

/// Takes back, as long as neither luck nor anybody else has decided since
#[utoipa::path(
    post, path = "/api/tables/{table}/undo", params(("table" = String, Path)), request_body = Undo,
    responses((status = 200, body = Done), (status = 422, body = ErrorBody))
)]
pub async fn undo(
    State(app): State<Arc<App>>,
    at: At,
    from: From,
    session: Session,
    Body(Undo { id, seen, keep }): Body<Undo>,
) -> Result<Json<Done>, Failure> {
    let keep = keep.map(|keep| keep as usize);
    Wish { app, at, from, session }.of(Some(id), Command::Undo { seen, keep }).await
}

/// Says something to the table
#[utoipa::path(
    post, path = "/api/tables/{table}/chat", params(("table" = String, Path)), request_body = Chat,
    responses((status = 200, body = Done), (status = 429, body = ErrorBody))
)]
pub async fn chat(
    State(app): State<Arc<App>>,
    at: At,
    from: From,
    session: Session,
    Body(Chat { id, text }): Body<Chat>,
) -> Result<Json<Done>, Failure> {
    if let Some(holder) = session.holder() {
        app.limits.chat(from.0, &holder)?;
    }
    Wish { app, at, from, session }.of(Some(id), Command::Chat { text }).await
}

/// Asks for a pause, or agrees to one
#[utoipa::path(
    post, path = "/api/tables/{table}/pause", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = 422, body = ErrorBody))
)]
pub async fn pause(
    State(app): State<Arc<App>>,
    at: At,
    from: From,
    session: Session,
) -> Result<Json<Done>, Failure> {
    Wish { app, at, from, session }.of(None, Command::Pause).await
}

/// Goes on after a pause
#[utoipa::path(
    post, path = "/api/tables/{table}/resume", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = 422, body = ErrorBody))
)]
pub async fn resume(
    State(app): State<Arc<App>>,
    at: At,
    from: From,
    session: Session,
) -> Result<Json<Done>, Failure> {
    Wish { app, at, from, session }.of(None, Command::Resume).await
}
