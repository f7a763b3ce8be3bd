//! A person on a seat: plays at random, comes back whenever the connection is lost, and asks
//! again for what was not answered.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ochre_client::{ClientError, Heard, Refusal, Server, Socket, State, Writer};
use ochre_kernel::Rng;
use ochre_wire::ClientMessage;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::ledger::{Ledger, Wish};

/// After so long a silence somebody looks whether the connection is still there.
const SILENCE: Duration = Duration::from_secs(12);
/// Between attempts to come back.
const PAUSE: Duration = Duration::from_millis(25);
/// One of so many acknowledged wishes is asked for again, to see whether it gets its first answer.
const AGAIN: u32 = 16;

/// A person on a seat.
pub struct Player {
    pub ledger: Arc<Ledger>,
    /// Counted from 1.
    pub seat: u8,
    /// The servers that this person knows, the preferred one first.
    pub servers: Vec<Server>,
    /// Whether the game is to be left at the next occasion.
    pub stop: watch::Receiver<bool>,
    pub rng: Rng,
    /// How long this person thinks.
    pub pause: Duration,
}

/// Where a person stands.
#[derive(Default)]
struct Standing {
    /// What was wished and not answered.
    wish: Option<Wish>,
    /// A wish that was answered and is asked for again, and its answer.
    again: Option<(Wish, u32)>,
    /// The newest version that this person has heard of.
    version: u32,
    /// Whether nothing was heard for long, although the connection was there.
    was_silent: bool,
    is_over: bool,
}

impl Player {
    /// Plays until the game is over or the crowd goes home.
    pub async fn play(mut self) {
        let mut standing = Standing::default();
        let mut n_failures = 0;
        while !(standing.is_over || *self.stop.borrow() && standing.wish.is_none()) {
            let server = self.servers[n_failures % self.servers.len()].clone();
            let known = self.ledger.memory().version;
            let session = &self.ledger.joined.sessions[usize::from(self.seat) - 1];
            let table = &self.ledger.joined.table;
            match server.socket(table, Some(session), standing.version).await {
                Ok((socket, writer)) => {
                    let known = known.min(if self.servers.len() == 1 { known } else { 0 });
                    let _ = self.stay(socket, writer, known, &mut standing).await;
                    self.ledger.memory().n_returns += 1;
                }
                Err(error) => {
                    if matches!(error.status(), Some(status) if status != 503) {
                        self.ledger.blame(format!("no socket: {error}"));
                    }
                }
            }
            n_failures += 1;
            sleep(PAUSE).await;
        }
    }

    /// Plays as long as the connection lasts.
    async fn stay(
        &mut self,
        mut socket: Socket,
        mut writer: Writer,
        known: u32,
        standing: &mut Standing,
    ) -> Result<(), ClientError> {
        let mut is_first = true;
        standing.again = None;
        if let Some(wish) = &standing.wish {
            self.ledger.memory().n_resent += 1;
            writer.say(&act(wish)).await?;
        }
        loop {
            let heard = tokio::select! {
                heard = timeout(SILENCE, socket.hear()) => heard,
                _ = self.stop.changed(), if !*self.stop.borrow() => {
                    if standing.wish.is_none() {
                        return Ok(());
                    }
                    continue;
                }
            };
            let Ok(heard) = heard else {
                standing.was_silent = true;
                return Ok(());
            };
            match heard? {
                Heard::State(state) => {
                    if std::mem::take(&mut is_first) {
                        self.check_return(&state, known, standing);
                    }
                    standing.version = state.version;
                    standing.is_over = state.stage == "over";
                    self.ledger.memory().told(self.seat, state.version, standing.is_over);
                    if standing.is_over && standing.wish.is_none() {
                        return Ok(());
                    }
                    self.decide(*state, standing, &mut writer).await?;
                }
                Heard::Done { id, version } => {
                    self.done(&id, version, standing, &mut writer).await?;
                    if *self.stop.borrow() || standing.is_over {
                        return Ok(());
                    }
                }
                Heard::Refused(refusal) => self.refused(&refusal, standing, &mut writer).await?,
                Heard::Pong => {}
            }
        }
    }

    /// What is told after a return: nothing that was known before may be gone.
    fn check_return(&self, state: &State, known: u32, standing: &mut Standing) {
        if state.version < known {
            let version = state.version;
            self.ledger.blame(format!("version {known} was told, now it is version {version}"));
        }
        if std::mem::take(&mut standing.was_silent) && state.version > standing.version {
            let (seat, version) = (self.seat, state.version);
            self.ledger.blame(format!("seat {seat} was not told of version {version}"));
        }
    }

    /// Takes a random choice, where it is this seat's turn.
    async fn decide(
        &mut self,
        mut state: State,
        standing: &mut Standing,
        writer: &mut Writer,
    ) -> Result<(), ClientError> {
        let is_free = standing.wish.is_none() && standing.again.is_none();
        if !is_free || state.choices.is_empty() || *self.stop.borrow() {
            return Ok(());
        }
        let index = self.rng.below(state.choices.len() as u32) as usize;
        let action = state.choices.swap_remove(index).action;
        let id = format!("{:016x}", self.rng.next_u64());
        if !self.pause.is_zero() {
            sleep(self.pause).await;
        }
        let wish = Wish::new(id, state.version, self.seat, action);
        self.ledger.memory().wishes.insert(wish.seen, wish.clone());
        let said = act(&wish);
        standing.wish = Some(wish);
        writer.say(&said).await
    }

    async fn done(
        &mut self,
        id: &str,
        version: u32,
        standing: &mut Standing,
        writer: &mut Writer,
    ) -> Result<(), ClientError> {
        if let Some((wish, before)) = standing.again.take_if(|(wish, _)| wish.id == id) {
            self.ledger.memory().n_same_answers += 1;
            if before != version {
                self.ledger.blame(format!("{wish:?} was answered by {before}, then by {version}"));
            }
            // The turn may be this seat's own again, but that was told while it waited.
            let seat = Some(self.seat);
            return writer.say(&ClientMessage::Look { seat }).await;
        }
        let Some(wish) = standing.wish.take_if(|wish| wish.id == id) else {
            self.ledger.blame(format!("an answer to `{id}`, which nobody asked"));
            return Ok(());
        };
        let fault = self.ledger.memory().acknowledged(wish.seen, version);
        fault.into_iter().for_each(|fault| self.ledger.blame(fault));
        if self.rng.below(AGAIN) == 0 && !*self.stop.borrow() {
            let said = act(&wish);
            standing.again = Some((wish, version));
            return writer.say(&said).await;
        }
        Ok(())
    }

    async fn refused(
        &self,
        refusal: &Refusal,
        standing: &mut Standing,
        writer: &mut Writer,
    ) -> Result<(), ClientError> {
        let wished = standing.wish.as_ref().or(standing.again.as_ref().map(|(wish, _)| wish));
        let Some(wish) = wished.filter(|wish| wish.id == refusal.id) else {
            self.ledger.blame(format!("a refusal that nobody asked for: {refusal:?}"));
            return Ok(());
        };
        if refusal.code == "unavailable" {
            self.ledger.memory().n_unavailable += 1;
            sleep(PAUSE * 2).await;
            self.ledger.memory().n_resent += 1;
            return writer.say(&act(wish)).await;
        }
        if self.ledger.is_plain || standing.wish.is_none() {
            self.ledger.blame(format!("{wish:?} was refused: {refusal:?}"));
        }
        if let Some(wish) = self.ledger.memory().wishes.get_mut(&wish.seen) {
            wish.is_refused = true;
        }
        (standing.wish, standing.again) = (None, None);
        writer.say(&ClientMessage::Look { seat: Some(self.seat) }).await
    }
}

fn act(wish: &Wish) -> ClientMessage {
    let Wish { id, seen, action, .. } = wish.clone();
    ClientMessage::Act { id, seen, action }
}

/// Whether something is true within so long.
pub async fn within(most: Duration, mut is_true: impl FnMut() -> bool) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < most {
        if is_true() {
            return true;
        }
        sleep(Duration::from_millis(20)).await;
    }
    is_true()
}
