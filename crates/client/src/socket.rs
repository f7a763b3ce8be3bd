//! The socket of a table.

use std::time::Duration;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use ochre_wire::ClientMessage;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{ClientError, Heard, Server, gone, strange};

type Stream = WebSocketStream<TcpStream>;

/// How long a server may take to open a socket.
const PATIENCE: Duration = Duration::from_secs(30);

/// The end of a socket where one hears.
#[derive(Debug)]
pub struct Socket(SplitStream<Stream>);

/// The end of a socket where one speaks.
#[derive(Debug)]
pub struct Writer(SplitSink<Stream, Message>);

impl Server {
    /// Opens the socket of a table; what happened until `since` is not told again.
    ///
    /// # Errors
    ///
    /// When it is refused or nobody answers.
    pub async fn socket(
        &self,
        table: &str,
        session: Option<&str>,
        since: u32,
    ) -> Result<(Socket, Writer), ClientError> {
        let address = format!("ws://{}/api/tables/{table}/socket?since={since}", self.authority);
        let mut request = address.into_client_request().map_err(strange)?;
        if let Some(session) = session {
            let bearer = HeaderValue::try_from(format!("Bearer {session}")).map_err(strange)?;
            request.headers_mut().insert("authorization", bearer);
        }
        // Thousands of idle sockets must not need more memory here than there.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let open = async {
            let stream = TcpStream::connect(&self.authority).await.map_err(gone)?;
            stream.set_nodelay(true).map_err(gone)?;
            let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
            match opened.await {
                Ok((stream, _)) => Ok(stream),
                Err(Error::Http(response)) => Err(ClientError::Refused {
                    status: response.status().as_u16(),
                    code: String::new(),
                    sentence: format!("no socket: {}", response.status()),
                }),
                Err(error) => Err(gone(error)),
            }
        };
        let stream = timeout(PATIENCE, open).await.map_err(gone)??;
        let (writer, reader) = stream.split();
        Ok((Socket(reader), Writer(writer)))
    }
}

impl Socket {
    /// The next message. The future can be dropped and made again without losing any.
    ///
    /// # Errors
    ///
    /// When the connection is at its end.
    pub async fn hear(&mut self) -> Result<Heard, ClientError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Heard::read(&text),
                Some(Ok(Message::Close(Some(frame)))) => return Err(gone(frame.reason)),
                Some(Ok(Message::Close(None))) | None => return Err(gone("the socket was closed")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(gone(error)),
            }
        }
    }
}

impl Writer {
    /// Says something.
    ///
    /// # Errors
    ///
    /// When the connection is at its end.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(strange)?;
        self.0.send(Message::text(text)).await.map_err(gone)
    }
}
