//! The socket of a table, from the client's side.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use ochre_wire::{ClientMessage, LogEntry, ServerMessage, TableState};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::people::Person;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens the socket of a table; `query` as `since=3&seat=1`.
    pub async fn open(person: &Person, table: &str, query: &str) -> Socket {
        let socket = Socket::knock(person, table, query, &[]).await;
        socket.unwrap_or_else(|status| panic!("no socket: {status}"))
    }

    /// The same with further headers; the status where it is refused.
    pub async fn knock(
        person: &Person,
        table: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket?{query}", person.address);
        let mut request = url.into_client_request().unwrap();
        let own = person.cookie();
        let own = own.iter().map(|cookie| ("cookie", &**cookie));
        for (name, value) in own.chain(headers.iter().copied()) {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(person.address).await.unwrap();
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(&serde_json::to_string(message).unwrap()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.send_raw(Message::Text(text.into())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.0.send(message).await.unwrap();
    }

    /// The next text that the server sends, or why it closed.
    pub async fn raw(&mut self) -> Result<String, (u16, String)> {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("the server is silent");
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Err((frame.code.into(), frame.reason.to_string()));
                }
                Some(Ok(Message::Close(None)) | Err(_)) | None => return Err((0, String::new())),
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn next(&mut self) -> ServerMessage {
        let text = self.raw().await.unwrap_or_else(|why| panic!("closed: {why:?}"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// The next state and the entries that came with it.
    pub async fn state(&mut self) -> (TableState, Vec<LogEntry>) {
        loop {
            if let ServerMessage::State { state, log } = self.next().await {
                return (*state, log);
            }
        }
    }

    /// The answer to a wish: its version, or the code of its refusal.
    pub async fn answer(&mut self, wish: &str) -> Result<u32, String> {
        loop {
            match self.next().await {
                ServerMessage::Done { id, version } if id == wish => return Ok(version),
                ServerMessage::Refused { id, error } if id == wish => return Err(error.code),
                _ => {}
            }
        }
    }

    /// Sends a wish and waits for its answer.
    pub async fn act(&mut self, id: &str, seen: u32, action: &str) -> Result<u32, String> {
        let (wish, action) = (id.to_string(), action.to_string());
        self.send(&ClientMessage::Act { id: wish, seen, action }).await;
        self.answer(id).await
    }

    /// Reads until the server closes; returns why.
    pub async fn closed(&mut self) -> (u16, String) {
        loop {
            if let Err(why) = self.raw().await {
                return why;
            }
        }
    }
}
