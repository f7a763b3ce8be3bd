//! Those who played together play again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use ochre_kernel::Viewer;
use ochre_table::{Command, Refused, Table, TableId};
use ochre_wire::{CreateTable, Created, ErrorBody, SeatState, SeatWish};

use super::extract::{At, From, SessionWish};
use super::tables::{Answer, store};
use crate::Failure;
use crate::app::App;
use crate::convert::{Eyes, table_state};
use crate::session::Session;

/// Makes a table to play again, or tells the one that somebody else has made
///
/// It has the same game, options and bots. The seats of people are kept for them: everybody who
/// sat here takes theirs with `claim` and no link.
#[utoipa::path(
    post, path = "/api/tables/{table}/rematch", params(("table" = String, Path)),
    responses(
        (status = 201, body = Created), (status = 200, body = Created),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)
    )
)]
pub async fn rematch(
    State(app): State<Arc<App>>,
    At(id): At,
    From(from): From,
    session: Session,
) -> Answer<Created> {
    app.limits.door(from)?;
    let holder = session.holder().ok_or(Refused::NotSeated)?;
    let (wish, kept, before) = {
        let room = app.room(id);
        let live = room.open(&app.store).await?;
        live.table.may_go_on(&holder)?;
        (again(&live.table), holders(&live.table), live.table.next())
    };
    if let Some(answer) = there_already(&app, before).await? {
        return Ok(answer);
    }
    let made = app.make(&wish, &holder, kept)?;
    let table = made.id;
    let answer = store(&app, made, &session, &SessionWish::default()).await?;
    match app.wish(id, holder, None, Command::Next { table, instead_of: before }).await {
        Ok(_) => Ok(answer),
        Err(failure) => {
            // Somebody was faster, and all are to meet at one table.
            app.store.delete(table).await?;
            let next = app.room(id).open(&app.store).await?.table.next();
            there_already(&app, next).await?.ok_or(failure)
        }
    }
}

/// The answer for everybody but the first who asks, unless the new table was deleted.
async fn there_already(
    app: &Arc<App>,
    next: Option<TableId>,
) -> Result<Option<(StatusCode, HeaderMap, Json<Created>)>, Failure> {
    let Some(next) = next else { return Ok(None) };
    let room = app.room(next);
    let commitment = match room.open(&app.store).await {
        Ok(live) => live.table.opening().commitment.clone(),
        Err(Failure::NoTable) => return Ok(None),
        Err(failure) => return Err(failure),
    };
    let created = Created { table: next.to_string(), links: Vec::new(), commitment, session: None };
    Ok(Some((StatusCode::OK, HeaderMap::new(), Json(created))))
}

/// The same table again.
fn again(table: &Table) -> CreateTable {
    let eyes = Eyes { holder: None, viewer: Viewer::Spectator };
    let state = table_state(table, &eyes, &[], 0);
    let seat = |seat: SeatState| match seat.bot {
        Some(bot) => SeatWish::Bot { bot },
        None => SeatWish::Open {},
    };
    CreateTable {
        game: state.game,
        players: state.seats.len() as u8,
        options: state.options,
        pack: table.opening().components.clone(),
        position: None,
        colours: state.seats.iter().map(|seat| seat.colour).collect(),
        seats: state.seats.into_iter().map(seat).collect(),
        visibility: state.visibility,
        clock: state.clock,
        seating: state.seating,
        pace: Some(state.pace),
        projection: Some(!table.opening().no_projection),
    }
}

/// Who sat on each seat.
fn holders(table: &Table) -> Vec<Option<String>> {
    table.sitters().map(|(_, sitter)| sitter.holder.clone()).collect()
}
