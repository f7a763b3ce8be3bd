//! Whose request it is. There are no accounts: a session is a random secret in a cookie, or in an
//! `Authorization: Bearer` header for programs, and the seats that were taken with it.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::secrets;

/// The name of the cookie.
const NAME: &str = "ochre_session";

/// Whose request it is.
#[derive(Clone, Debug, Default)]
pub struct Session {
    secret: Option<String>,
    /// Whether the secret must be told in the answer.
    is_new: bool,
}

impl Session {
    /// The hash under which seats remember the session; none for a stranger.
    pub fn holder(&self) -> Option<String> {
        self.secret.as_deref().map(|secret| secrets::hash("session", secret))
    }

    /// The same for something that only a session can do: a stranger gets one.
    pub fn hold(&mut self) -> String {
        let secret = self.secret.get_or_insert_with(|| {
            self.is_new = true;
            secrets::secret()
        });
        secrets::hash("session", secret)
    }

    /// The cookie that tells a new session.
    pub fn cookie(&self, secure: bool) -> Option<HeaderValue> {
        let secret = self.secret.as_deref().filter(|_| self.is_new)?;
        let secure = if secure { "; Secure" } else { "" };
        let cookie =
            format!("{NAME}={secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(cookie).ok()
    }

    /// The secret of a new session, for a program that asks for it.
    pub fn bearer(&self) -> Option<String> {
        self.secret.clone().filter(|_| self.is_new)
    }

    fn read(headers: &HeaderMap) -> Session {
        let secret = bearer(headers).or_else(|| cookie(headers));
        Session {
            secret: secret.filter(|secret| is_secret(secret)).map(str::to_owned),
            is_new: false,
        }
    }
}

/// Anything else was never given by a server.
fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(NAME)?.strip_prefix('='))
}

impl<S: Send + Sync> FromRequestParts<S> for Session {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Session, Self::Rejection> {
        Ok(Session::read(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_comes_by_cookie_or_header() {
        let secret = secrets::secret();
        let read = |name: axum::http::HeaderName, value: String| {
            let headers = HeaderMap::from_iter([(name, value.parse().unwrap())]);
            Session::read(&headers).holder()
        };
        let expected = Some(secrets::hash("session", &secret));
        assert_eq!(read(COOKIE, format!("a=b; ochre_session={secret}; c=d")), expected);
        assert_eq!(read(AUTHORIZATION, format!("Bearer {secret}")), expected);
        assert_eq!(read(COOKIE, format!("ochre_sessions={secret}")), None);
        assert_eq!(read(COOKIE, "ochre_session=short".into()), None);
    }

    #[test]
    fn a_stranger_gets_a_session_once_it_is_needed() {
        let mut session = Session::default();
        assert_eq!((session.holder(), session.cookie(false), session.bearer()), (None, None, None));
        let holder = session.hold();
        assert_eq!(session.holder(), Some(holder));
        let cookie = session.cookie(true).unwrap();
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("HttpOnly; SameSite=Lax; Secure"), "{cookie}");
    }
}
