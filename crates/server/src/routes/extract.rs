//! What handlers read from a request, with refusals in our own words.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use ochre_kernel::{Seat, Viewer};
use ochre_table::{Table, TableId};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::convert::{Eyes, own_eyes};
use crate::session::Session;
use crate::{Failure, guard, strict};

/// The table that the address names.
pub struct At(pub TableId);

impl FromRequestParts<Arc<App>> for At {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<At, Failure> {
        #[derive(Deserialize)]
        struct OfTable {
            table: String,
        }
        let Named(OfTable { table }) = Named::from_request_parts(parts, app).await?;
        // A name that no table can have is a table that doesn't exist.
        table.parse().map(At).map_err(|_| Failure::NoTable)
    }
}

/// What the address names beside or instead of a table.
pub struct Named<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Named<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named<T>, Failure> {
        let Path(value) = Path::from_request_parts(parts, app).await?;
        Ok(Named(value))
    }
}

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Failure> {
        // A form of another page can send other types without asking, but not this one.
        let kind = request.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
        let kind = kind.unwrap_or_default().split(|&byte| byte == b';').next().unwrap_or_default();
        if !kind.trim_ascii().eq_ignore_ascii_case(b"application/json") {
            let why = "send JSON, and say so: `Content-Type: application/json`";
            return Err(Failure::BadRequest(why.into()));
        }
        let bytes = Bytes::from_request(request, app).await?;
        let read = strict::read(&bytes);
        read.map(Body).map_err(|error| Failure::BadRequest(format!("this can't be read: {error}")))
    }
}

/// A body of plain text.
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Text, Failure> {
        let bytes = Bytes::from_request(request, app).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Text).map_err(|_| Failure::BadRequest("this is no text in UTF-8".into()))
    }
}

/// What stands behind the `?`.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Query<T>, Failure> {
        let axum::extract::Query(value) =
            axum::extract::Query::from_request_parts(parts, app).await?;
        Ok(Query(value))
    }
}

/// The address of whoever asks.
pub struct From(pub IpAddr);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<From, Failure> {
        let from = parts.extensions.get::<guard::From>();
        let guard::From(from) =
            from.ok_or_else(|| Failure::Internal("a request came past the guard".into()))?;
        Ok(From(*from))
    }
}

/// Through whose eyes a table is looked at: a seat that the session has, by number or the first.
pub fn eyes(table: &Table, session: &Session, seat: Option<u8>) -> Result<Eyes, Failure> {
    let holder = session.holder();
    let own = holder.as_deref().map(|own| table.seats_of(own)).unwrap_or_default();
    let wanted = match seat {
        None => own_eyes(table, holder.as_deref()),
        Some(0) => Viewer::Spectator,
        Some(number) => {
            let seat = Seat::new(number - 1).filter(|seat| own.contains(seat));
            Viewer::Seat(seat.ok_or(Failure::Refused(ochre_table::Refused::NotSeated))?)
        }
    };
    if !table.may_view(holder.as_deref(), wanted) {
        return Err(Failure::NoTable);
    }
    Ok(Eyes { holder, viewer: wanted })
}

/// The headers that tell a new session.
pub fn told(app: &App, session: &Session, bearer: bool) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let secure = app.settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    if !bearer && let Some(cookie) = session.cookie(secure) {
        headers.insert(header::SET_COOKIE, cookie);
    }
    // Answers with secrets stay out of every cache.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers
}

/// Whether a program wants its session in the answer instead of a cookie.
#[derive(Debug, Default, Deserialize)]
pub struct SessionWish {
    /// `bearer` tells it in the answer.
    #[serde(default)]
    pub session: Option<String>,
}

impl SessionWish {
    pub fn is_bearer(&self) -> bool {
        self.session.as_deref() == Some("bearer")
    }
}

/// Plain text in UTF-8.
pub fn plain(kind: &'static str) -> [(HeaderName, HeaderValue); 1] {
    [(header::CONTENT_TYPE, HeaderValue::from_static(kind))]
}
