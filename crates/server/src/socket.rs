//! The socket of a table: what happens is told as it happens, and only what was missed.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use ochre_kernel::{Seat, Viewer};
use ochre_table::{Command, TableId, Version};
use ochre_wire::{ClientMessage, ServerMessage};
use tokio::time::{Instant, timeout};

use crate::app::App;
use crate::convert::{self, Eyes};
use crate::live::{Room, now};
use crate::{Failure, strict};

/// The largest message that a client may send.
pub const MESSAGE_MOST: usize = 16 * 1024;
/// How long a client may be silent before it is asked whether it is there.
const QUIET: Duration = Duration::from_secs(25);
/// How long a client may take to read a message.
const SLOW: Duration = Duration::from_secs(20);
/// The code of a closed socket for "the server starts again, come back".
const RESTART: u16 = 1012;
/// The code of a closed socket for "you may not".
const POLICY: u16 = 1008;

/// One client at one table.
pub struct Client {
    pub app: Arc<App>,
    pub id: TableId,
    pub eyes: Eyes,
    pub from: IpAddr,
    /// The last entry that the client knows.
    pub since: Version,
}

impl Client {
    /// Serves the socket until one side closes it.
    pub async fn run(mut self, mut socket: WebSocket) {
        let room = self.app.room(self.id);
        self.app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        room.come(self.eyes.viewer);
        let why = self.serve(&mut socket, &room).await;
        room.go(self.eyes.viewer);
        self.app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        let (code, reason) = match why {
            Some(failure @ Failure::NoTable) => (POLICY, failure.body().code),
            // A store that doesn't answer mends itself: the client comes back.
            Some(failure) => (RESTART, failure.body().code),
            None => (RESTART, "restart".into()),
        };
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
    }

    /// Returns why the client may no longer look, or nothing where the connection is at its end.
    async fn serve(&mut self, socket: &mut WebSocket, room: &Room) -> Option<Failure> {
        let mut changed = room.changed.subscribe();
        let mut heard = Instant::now();
        if let Err(ended) = self.tell(socket, room).await {
            return ended;
        }
        let mut stopping = self.app.stopping();
        loop {
            tokio::select! {
                biased;
                () = stopping.wait() => return None,
                message = socket.recv() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        _ => return None,
                    };
                    if let Err(ended) = self.hear(socket, room, &text).await {
                        return ended;
                    }
                }
                news = changed.changed() => {
                    if news.is_err() {
                        return None;
                    }
                    if let Err(ended) = self.tell(socket, room).await {
                        return ended;
                    }
                }
                () = tokio::time::sleep(QUIET) => {
                    if heard.elapsed() > QUIET * 3 {
                        return None;
                    }
                    if send(socket, Message::Ping(Default::default())).await.is_err() {
                        return None;
                    }
                }
            }
        }
    }

    /// Tells how the table is, and what the client has missed.
    async fn tell(&mut self, socket: &mut WebSocket, room: &Room) -> Result<(), Option<Failure>> {
        let message = {
            let live = room.open(&self.app.store).await.map_err(Some)?;
            // Luck seats people when the game begins, and a seat may be given away while its owner
            // looks.
            if !live.table.may_view(self.eyes.holder.as_deref(), self.eyes.viewer) {
                let viewer = convert::own_eyes(&live.table, self.eyes.holder.as_deref());
                if !live.table.may_view(self.eyes.holder.as_deref(), viewer) {
                    return Err(Some(Failure::NoTable));
                }
                room.go(self.eyes.viewer);
                room.come(viewer);
                self.eyes.viewer = viewer;
            }
            let state = convert::table_state(&live.table, &self.eyes, &room.here(), now());
            let log = convert::log_since(&live, self.since, self.eyes.viewer);
            self.since = live.table.version();
            ServerMessage::State { state: Box::new(state), log }
        };
        say(socket, &message).await
    }

    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        room: &Room,
        text: &str,
    ) -> Result<(), Option<Failure>> {
        let unreadable =
            |error| Failure::BadRequest(format!("this message can't be read: {error}"));
        let message = self.app.limits.request(self.from);
        let message = message.and_then(|()| strict::read(text.as_bytes()).map_err(unreadable));
        let message: ClientMessage = match message {
            Ok(message) => message,
            Err(failure) => {
                let refused = ServerMessage::Refused { id: String::new(), error: failure.body() };
                return say(socket, &refused).await;
            }
        };
        let (id, command) = match message {
            ClientMessage::Ping {} => return say(socket, &ServerMessage::Pong {}).await,
            ClientMessage::Look { seat } => {
                let viewer = match seat {
                    None | Some(0) => Some(Viewer::Spectator),
                    Some(number) => Seat::new(number - 1).map(Viewer::Seat),
                };
                let live = room.open(&self.app.store).await.map_err(Some)?;
                let holder = self.eyes.holder.as_deref();
                let viewer = viewer.filter(|&viewer| live.table.may_view(holder, viewer));
                drop(live);
                let Some(viewer) = viewer else {
                    let error = Failure::Refused(ochre_table::Refused::NotSeated).body();
                    return say(socket, &ServerMessage::Refused { id: String::new(), error }).await;
                };
                room.go(self.eyes.viewer);
                room.come(viewer);
                self.eyes.viewer = viewer;
                return self.tell(socket, room).await;
            }
            ClientMessage::Act { id, seen, action } => (id, Command::Act { seen, action }),
            ClientMessage::Undo { id, seen, keep } => {
                (id, Command::Undo { seen, keep: keep.map(|keep| keep as usize) })
            }
            ClientMessage::Chat { id, text } => (id, Command::Chat { text }),
        };
        let answer = match self.wish(&id, command).await {
            Ok(version) => ServerMessage::Done { id, version },
            Err(failure) => ServerMessage::Refused { id, error: failure.body() },
        };
        say(socket, &answer).await
    }

    async fn wish(&self, id: &str, command: Command) -> Result<Version, Failure> {
        let holder = self.eyes.holder.clone();
        let holder = holder.ok_or(Failure::Refused(ochre_table::Refused::NotSeated))?;
        check_key(id)?;
        self.app.limits.wish(self.from, &holder)?;
        if matches!(command, Command::Chat { .. }) {
            self.app.limits.chat(self.from, &holder)?;
        }
        self.app.wish(self.id, holder, Some(id.into()), command).await
    }
}

/// A key that a wish can have.
pub fn check_key(key: &str) -> Result<(), Failure> {
    if (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(());
    }
    Err(Failure::BadRequest("the `id` of a wish has 1 to 64 plain letters, digits or signs".into()))
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), Option<Failure>> {
    let text = serde_json::to_string(message).map_err(|_| None)?;
    send(socket, Message::Text(text.into())).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Option<Failure>> {
    match timeout(SLOW, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(None),
    }
}
