//! Who sits where.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use ochre_kernel::Seat;
use ochre_table::{Command, Refused};
use ochre_wire::{Done, ErrorBody, SeatChange, SeatLink};

use super::extract::{At, Body, From, Named};
use crate::app::App;
use crate::session::Session;
use crate::{Failure, secrets};

/// Changes who plays a seat, its name, its link, or where its owner is told of their turn
#[utoipa::path(
    post, path = "/api/tables/{table}/seats/{seat}",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = SeatChange,
    responses((status = 200, body = Done), (status = 422, body = ErrorBody))
)]
pub async fn change(
    State(app): State<Arc<App>>,
    At(id): At,
    From(from): From,
    Named((_, number)): Named<(String, u8)>,
    session: Session,
    Body(change): Body<SeatChange>,
) -> Result<Json<Done>, Failure> {
    let holder = session.holder().ok_or(Refused::NotSeated)?;
    app.limits.wish(from, &holder)?;
    let seat = Seat::new(number.wrapping_sub(1)).ok_or(Refused::NoSeat(Seat::MAX as u8))?;
    let token = secrets::secret();
    let link = secrets::hash("link", &token);
    let makes_link = matches!(change, SeatChange::Offer {} | SeatChange::Revoke {});
    let command = match change {
        SeatChange::PutBot { bot } => {
            Command::PutBot { seat, bot: app.bot(&bot)?, value: secrets::value() }
        }
        SeatChange::Offer {} => Command::Offer { seat, link },
        SeatChange::Revoke {} => Command::Revoke { seat, link },
        SeatChange::StandIn { bot } => Command::StandIn { seat, bot: Some(app.bot(&bot)?) },
        SeatChange::TakeBack {} => Command::StandIn { seat, bot: None },
        SeatChange::Rename { name } => Command::Rename { seat, name },
        SeatChange::Notify { url } => {
            let url = url.map(|url| app.webhooks.check(&url)).transpose();
            Command::Notify { seat, url: url.map_err(Refused::Bad)? }
        }
    };
    let version = app.wish(id, holder, None, command).await?;
    let link = makes_link.then_some(SeatLink { seat: number, token });
    Ok(Json(Done { version, link }))
}
