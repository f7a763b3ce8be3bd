//! Requests: one connection each, because a server that is killed now and then leaves no pool of
//! connections worth keeping.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use ochre_wire::ErrorBody;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::{ClientError, gone, strange};

/// How long an answer may take: longer than the server's own patience with its store.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// `127.0.0.1:8080`.
    pub(crate) authority: String,
}

impl Server {
    /// The server at an address: `127.0.0.1:8080`, or `http://127.0.0.1:8080`.
    ///
    /// # Errors
    ///
    /// When the address is no plain HTTP.
    pub fn at(address: &str) -> Result<Server, ClientError> {
        let authority = address.strip_prefix("http://").unwrap_or(address).trim_end_matches('/');
        if authority.is_empty() || authority.contains('/') {
            return Err(strange(format!(
                "`{address}` is no address such as http://127.0.0.1:8080"
            )));
        }
        Ok(Server { authority: authority.into() })
    }

    /// Its address.
    pub fn address(&self) -> &str {
        &self.authority
    }

    /// Asks for JSON.
    ///
    /// # Errors
    ///
    /// When it is refused or nobody answers.
    pub async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        session: Option<&str>,
    ) -> Result<T, ClientError> {
        let text = self.ask(Method::GET, path, session, String::new()).await?;
        serde_json::from_str(&text).map_err(strange)
    }

    /// Asks for a text.
    ///
    /// # Errors
    ///
    /// When it is refused or nobody answers.
    pub async fn text(&self, path: &str, session: Option<&str>) -> Result<String, ClientError> {
        self.ask(Method::GET, path, session, String::new()).await
    }

    /// Sends JSON and gets JSON.
    ///
    /// # Errors
    ///
    /// When it is refused or nobody answers.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        session: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(strange)?;
        let text = self.ask(Method::POST, path, session, body).await?;
        serde_json::from_str(&text).map_err(strange)
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        session: Option<&str>,
        body: String,
    ) -> Result<String, ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.authority)
            .header(CONTENT_TYPE, "application/json");
        if let Some(session) = session {
            request = request.header(AUTHORIZATION, format!("Bearer {session}"));
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(strange)?;
        match timeout(PATIENCE, self.answer(request)).await {
            Ok(answer) => answer,
            Err(_) => Err(gone("no answer within half a minute")),
        }
    }

    async fn answer(&self, request: Request<Full<Bytes>>) -> Result<String, ClientError> {
        let stream = TcpStream::connect(&self.authority).await.map_err(gone)?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(gone)?;
        let connection = tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(gone)?;
        let status = response.status();
        let body = response.into_body().collect().await.map_err(gone)?.to_bytes();
        connection.abort();
        let text = String::from_utf8(body.to_vec()).map_err(strange)?;
        if status.is_success() {
            return Ok(text);
        }
        let error: ErrorBody = serde_json::from_str(&text)
            .map_err(|_| strange(format!("status {status} without a reason: {text}")))?;
        let ErrorBody { code, sentence, .. } = error;
        Err(ClientError::Refused { status: status.as_u16(), code, sentence })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_with_and_without_its_scheme() {
        let authority = |address| Server::at(address).map(|server| server.authority).ok();
        let expected = Some("127.0.0.1:80".to_owned());
        assert_eq!(authority("127.0.0.1:80"), expected);
        assert_eq!(authority("http://127.0.0.1:80/"), expected);
        assert_eq!(authority("https://games.example"), None);
        assert_eq!(authority(""), None);
    }
}
