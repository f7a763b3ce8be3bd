//! The pages of the web client, for everything that is no part of the API.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use ochre_web::Asset;

/// Answers every address: a file of the client, or its page, which then shows what the address
/// means.
pub fn router() -> Router {
    Router::new().fallback(answer)
}

async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return status(StatusCode::METHOD_NOT_ALLOWED);
    }
    let path = uri.path().trim_start_matches('/');
    // A wrong address of the API or of a file must not look like a page.
    let is_file = path.starts_with("api/") || path.starts_with("assets/");
    let found = ochre_web::asset(path).or_else(|| ochre_web::page().filter(|_| !is_file));
    match found {
        Some(asset) => file(asset, &headers),
        None => status(StatusCode::NOT_FOUND),
    }
}

fn file(asset: Asset, headers: &HeaderMap) -> Response<Body> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let is_known = text(header::IF_NONE_MATCH).is_some_and(|known| known.contains(&asset.etag));
    let takes_gzip = text(header::ACCEPT_ENCODING).is_some_and(|takes| takes.contains("gzip"));
    let cache = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::new(Body::empty());
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::ETAG, &asset.etag);
    set(header::CACHE_CONTROL, cache);
    set(header::CONTENT_TYPE, &asset.mime);
    set(header::VARY, "accept-encoding");
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    *response.body_mut() = match asset.gzip {
        Some(gzip) if takes_gzip => {
            let encoding = HeaderValue::from_static("gzip");
            response.headers_mut().insert(header::CONTENT_ENCODING, encoding);
            Body::from(gzip.into_owned())
        }
        _ => Body::from(asset.bytes.into_owned()),
    };
    response
}

fn status(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ask(path: &str, headers: &[(&'static str, &str)]) -> Response<Body> {
        let map = headers
            .iter()
            .map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap()));
        answer(Method::GET, path.parse().unwrap(), map.collect()).await
    }

    #[tokio::test]
    async fn every_address_of_the_client_gets_its_page() {
        for path in ["/", "/t/0123456789abcdef", "/settings"] {
            let page = ask(path, &[]).await;
            assert_eq!(page.status(), StatusCode::OK, "{path}");
            assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
            assert_eq!(page.headers()["cache-control"], "no-cache");
        }
        for path in ["/api/nothing", "/assets/nothing.js"] {
            assert_eq!(ask(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[tokio::test]
    async fn what_a_browser_has_is_not_sent_again() {
        let page = ask("/", &[("accept-encoding", "gzip, br")]).await;
        let etag = page.headers()["etag"].to_str().unwrap().to_owned();
        let again = ask("/", &[("if-none-match", &etag)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
}
