//! The routes. A handler reads, asks the table, converts and answers; what it must not forget is
//! done before it (`guard.rs`).

mod extract;
mod lists;
mod looking;
mod moves;
mod own;
mod rematch;
mod seats;
mod tables;
mod texts;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Json, Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::{Failure, guard};

/// The largest request; an imported record or a component pack needs the most.
pub const BODY_MOST: usize = 1 << 20;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ochre",
        description = "Tables of board games: people, bots and other programs play through this.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(
        ochre_wire::ErrorBody,
        ochre_wire::ClientMessage,
        ochre_wire::ServerMessage
    ))
)]
struct Document;

fn api() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(lists::games))
        .routes(routes!(lists::bots))
        .routes(routes!(texts::rules))
        .routes(routes!(tables::create, lists::tables))
        .routes(routes!(tables::import))
        .routes(routes!(looking::table, tables::delete))
        .routes(routes!(looking::at))
        .routes(routes!(looking::explain))
        .routes(routes!(looking::socket))
        .routes(routes!(texts::record))
        .routes(routes!(tables::claim))
        .routes(routes!(tables::recover))
        .routes(routes!(rematch::rematch))
        .routes(routes!(moves::start))
        .routes(routes!(moves::act))
        .routes(routes!(moves::undo))
        .routes(routes!(moves::chat))
        .routes(routes!(moves::pause))
        .routes(routes!(moves::resume))
        .routes(routes!(seats::change))
        .routes(routes!(own::tables))
        .routes(routes!(own::export))
        .routes(routes!(own::erase))
        .routes(routes!(texts::healthz))
        .routes(routes!(texts::metrics))
}

/// The document that describes the API.
pub fn openapi_json() -> String {
    let (_, document) = api().split_for_parts();
    document.to_pretty_json().unwrap_or_default()
}

/// All routes; `fallback` answers what is no part of the API, such as the pages of a client.
pub fn router(app: Arc<App>, fallback: Option<Router>) -> Router {
    let (api, document) = api().split_for_parts();
    let document = Json(document);
    let api = api
        .route("/api/openapi.json", axum::routing::get(|| async move { document.into_response() }))
        .with_state(Arc::clone(&app));
    let unknown = Router::new().fallback(|| async { Failure::NoRoute });
    api.route("/api/{*unknown}", axum::routing::any(|| async { Failure::NoRoute }))
        .method_not_allowed_fallback(|| async { Failure::WrongMethod })
        .fallback_service(fallback.unwrap_or(unknown))
        .layer(DefaultBodyLimit::max(BODY_MOST))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app, guard::check))
        .layer(tower_http::timeout::TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            Duration::from_secs(60),
        ))
        .layer(CatchPanicLayer::custom(|_| {
            Failure::Internal("a handler panicked".into()).into_response()
        }))
}
