//! What keeps strangers out and greedy ones slow.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::Failure;
use crate::app::{App, Settings};
use crate::metrics::add;

/// How often something may be done.
pub struct Limits {
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// Guessing links and codes, and making tables.
    doors: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// Wishes at one table by one session, and lines of chat.
    wishes: Option<DefaultKeyedRateLimiter<String>>,
    chat: Option<DefaultKeyedRateLimiter<String>>,
    unlimited: Vec<IpAddr>,
}

fn limiter<K: std::hash::Hash + Eq + Clone>(
    per_second: u32,
    burst: u32,
) -> Option<DefaultKeyedRateLimiter<K>> {
    let quota = Quota::per_second(NonZeroU32::new(per_second)?);
    Some(RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(burst)?)))
}

/// How long to wait, where it is too much.
fn pass<K: std::hash::Hash + Eq + Clone>(
    limiter: Option<&DefaultKeyedRateLimiter<K>>,
    key: &K,
) -> Result<(), Failure> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Failure::TooMany(wait.as_secs() + 1)
    })
}

impl Limits {
    /// The limits that the settings ask for.
    pub fn new(settings: &Settings) -> Limits {
        let n = settings.requests_per_second;
        let is_on = n != 0;
        Limits {
            addresses: limiter(n, n.saturating_mul(10)),
            doors: limiter(if is_on { 1 } else { 0 }, 30),
            wishes: limiter(if is_on { 10 } else { 0 }, 40),
            chat: limiter(if is_on { 1 } else { 0 }, 8),
            unlimited: settings.unlimited.clone(),
        }
    }

    /// A request of this address.
    pub fn request(&self, from: IpAddr) -> Result<(), Failure> {
        if self.unlimited.contains(&from) {
            return Ok(());
        }
        pass(self.addresses.as_ref(), &from)
    }

    /// Somebody at this address makes a table, or tries a link or a code.
    pub fn door(&self, from: IpAddr) -> Result<(), Failure> {
        if self.unlimited.contains(&from) {
            return Ok(());
        }
        pass(self.doors.as_ref(), &from)
    }

    /// A session wishes something at a table.
    pub fn wish(&self, from: IpAddr, holder: &str) -> Result<(), Failure> {
        if self.unlimited.contains(&from) {
            return Ok(());
        }
        pass(self.wishes.as_ref(), &holder.to_string())
    }

    /// A session says something.
    pub fn chat(&self, from: IpAddr, holder: &str) -> Result<(), Failure> {
        if self.unlimited.contains(&from) {
            return Ok(());
        }
        pass(self.chat.as_ref(), &holder.to_string())
    }

    /// Forgets those who are long gone.
    pub fn sweep(&self) {
        for limiter in [&self.addresses, &self.doors].into_iter().flatten() {
            limiter.retain_recent();
        }
        for limiter in [&self.wishes, &self.chat].into_iter().flatten() {
            limiter.retain_recent();
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

/// Checks every request before anything is done: its origin and its rate.
pub async fn check(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let from = address(&app.settings, &request);
    request.extensions_mut().insert(From(from));
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key("sec-websocket-key");
    let checked = if (changes || is_socket) && !is_own_page(&app.settings, request.headers()) {
        Err(Failure::Forbidden("this page may not speak for you: open the table itself"))
    } else {
        app.limits.request(from).inspect_err(|_| add(&app.metrics.limited))
    };
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    for (name, value) in &HEADERS {
        response.headers_mut().entry(name.clone()).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// No script but our own, nothing from elsewhere, no address of a table told to others.
static HEADERS: [(HeaderName, &str); 4] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// Whether a request comes from one of our own pages, or from a program that is no browser.
fn is_own_page(settings: &Settings, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text(HeaderName::from_static("sec-fetch-site")) == Some("cross-site") {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return true };
    if settings.public_url.as_deref().is_some_and(|own| own.trim_end_matches('/') == origin) {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(HOST)
}

/// The address of the client; behind a proxy the one that the nearest proxy saw.
fn address(settings: &Settings, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(peer)| peer.ip());
    if !settings.trust_proxy {
        return peer.to_canonical();
    }
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let nearest =
        forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    nearest.unwrap_or(peer).to_canonical()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_speak_for_somebody() {
        let settings =
            Settings { public_url: Some("https://games.example".into()), ..Settings::default() };
        for (headers, expected) in [
            (&[][..], true),
            (&[("host", "h:1"), ("origin", "http://h:1")], true),
            (&[("host", "h:1"), ("origin", "https://games.example")], true),
            (&[("host", "h:1"), ("origin", "http://evil.example")], false),
            (&[("host", "h:1"), ("origin", "null")], false),
            (&[("host", "h:1"), ("origin", "http://h:2")], false),
            (&[("sec-fetch-site", "cross-site")], false),
        ] {
            let map = headers.iter().map(|&(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            });
            assert_eq!(is_own_page(&settings, &map.collect()), expected, "{headers:?}");
        }
    }

    #[test]
    fn who_is_too_fast_waits_alone() {
        let settings = Settings { requests_per_second: 1, ..Settings::default() };
        let limits = Limits::new(&settings);
        let [one, two]: [IpAddr; 2] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        for _ in 0..10 {
            limits.request(one).unwrap();
        }
        assert!(matches!(limits.request(one), Err(Failure::TooMany(1..=2))));
        limits.request(two).unwrap();
        let off = Limits::new(&Settings { requests_per_second: 0, ..Settings::default() });
        assert!((0..1_000).all(|_| off.request(one).is_ok() && off.chat(one, "a").is_ok()));
    }
}
