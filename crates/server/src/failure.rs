//! The one place where a refusal becomes an answer of HTTP.

use axum::Json;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ochre_store::StoreError;
use ochre_table::Refused;
use ochre_wire::ErrorBody;

/// Why a request is not fulfilled.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The table refuses it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// There is no such table, or not for this viewer: both look alike.
    #[error("there is no such table: it was deleted, or the address is wrong")]
    NoTable,
    /// The request can't be read.
    #[error("{0}")]
    BadRequest(String),
    /// The request is larger than any that is needed.
    #[error("this is too large: a request has at most {} kilobytes", crate::routes::BODY_MOST / 1024)]
    TooLarge,
    /// There is nothing at this address.
    #[error("there is nothing here: /api/openapi.json lists what there is")]
    NoRoute,
    /// There is something at this address, but not for this method.
    #[error("this address takes another method: see /api/openapi.json")]
    WrongMethod,
    /// Nobody may do that from there.
    #[error("{0}")]
    Forbidden(&'static str),
    /// Too much at once.
    #[error("too many requests: wait {0} seconds")]
    TooMany(u64),
    /// The store doesn't answer; the person can do nothing about it.
    #[error("the table can't be stored right now; nothing is lost, try again in a moment")]
    Unavailable(String),
    /// A fault of ours.
    #[error("something went wrong on the server; nothing is lost, try again in a moment")]
    Internal(String),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::NoTable => Failure::NoTable,
            StoreError::Stale { seen, now } => Refused::Stale { seen, now }.into(),
            StoreError::Refused(why) => Failure::BadRequest(why),
            StoreError::Unavailable(why) => Failure::Unavailable(why),
            StoreError::Exists | StoreError::Broken(_) => Failure::Internal(error.to_string()),
        }
    }
}

impl From<BytesRejection> for Failure {
    fn from(rejection: BytesRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
            _ => Failure::BadRequest(rejection.body_text()),
        }
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Failure {
        Failure::BadRequest(rejection.body_text())
    }
}

impl From<PathRejection> for Failure {
    fn from(rejection: PathRejection) -> Failure {
        Failure::BadRequest(rejection.body_text())
    }
}

impl Failure {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Failure::Refused(refused) => match refused {
                Refused::Stale { .. }
                | Refused::Taken(_)
                | Refused::Begun
                | Refused::NotOver
                | Refused::Follows => StatusCode::CONFLICT,
                Refused::NotSeated
                | Refused::NotHost
                | Refused::BadLink
                | Refused::BadCode
                | Refused::NoFreeSeat => StatusCode::FORBIDDEN,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Failure::NoTable => StatusCode::NOT_FOUND,
            Failure::BadRequest(_) => StatusCode::BAD_REQUEST,
            Failure::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::NoRoute => StatusCode::NOT_FOUND,
            Failure::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Failure::Forbidden(_) => StatusCode::FORBIDDEN,
            Failure::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Failure::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What the client is told; our own faults are told to the log instead.
    pub fn body(&self) -> ErrorBody {
        if let Failure::Unavailable(why) | Failure::Internal(why) = self {
            tracing::warn!(why, "a request failed");
        }
        let (code, rule, key, version) = match self {
            Failure::Refused(refused) => match refused {
                Refused::Illegal { rule, key, .. } => {
                    (refused.code(), Some((*rule).into()), Some(key.clone()), None)
                }
                Refused::Stale { now, .. } => (refused.code(), None, None, Some(*now)),
                _ => (refused.code(), None, None, None),
            },
            Failure::NoTable => ("no-table", None, None, None),
            Failure::BadRequest(_) => ("bad-request", None, None, None),
            Failure::TooLarge => ("too-large", None, None, None),
            Failure::NoRoute => ("no-route", None, None, None),
            Failure::WrongMethod => ("wrong-method", None, None, None),
            Failure::Forbidden(_) => ("forbidden", None, None, None),
            Failure::TooMany(_) => ("too-many", None, None, None),
            Failure::Unavailable(_) => ("unavailable", None, None, None),
            Failure::Internal(_) => ("internal", None, None, None),
        };
        ErrorBody { code: code.into(), sentence: self.to_string(), rule, key, version }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.body())).into_response();
        if let Failure::TooMany(seconds) = self {
            response.headers_mut().insert(axum::http::header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
