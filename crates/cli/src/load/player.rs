//! Both seats of a table, played at random.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ochre_client::{ClientError, Heard, Joined, Server, Socket, State, Wanted, Writer};
use ochre_kernel::Rng;
use ochre_wire::ClientMessage;
use tokio::time::{Instant, sleep_until};

/// What all tables share.
pub struct Load {
    pub server: Server,
    pub wanted: Wanted,
    /// From one move of a table to its next; none for as fast as possible.
    pub pause: Option<Duration>,
    /// What is sent earlier is not counted: sockets are still being opened.
    pub from: Instant,
    pub until: Instant,
    pub n_moves: Arc<AtomicU64>,
}

/// What was counted.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Microseconds from sending each move to the other seat's message.
    pub micros: Vec<u32>,
    /// Moves that were acknowledged.
    pub n_moves: u64,
    /// Games that came to their end.
    pub n_games: u64,
    pub n_refused: u64,
    pub n_errors: u64,
    /// How long was counted.
    pub seconds: f64,
    /// The processor time of the server meanwhile.
    pub busy: Option<Duration>,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.micros.extend(other.micros);
        self.n_moves += other.n_moves;
        self.n_games += other.n_games;
        self.n_refused += other.n_refused;
        self.n_errors += other.n_errors;
    }
}

/// Plays game after game at one table's place until the time is over.
pub async fn play(load: Arc<Load>, first: Joined, mut due: Instant, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut rng = Rng::from_stream(seed, 7);
    let mut table: Result<Joined, ClientError> = Ok(first);
    while Instant::now() < load.until {
        let played = match &table {
            Ok(table) => play_game(&load, table, &mut due, &mut rng, &mut tally).await,
            Err(error) => Err(ClientError::Gone(error.to_string())),
        };
        match played {
            Ok(is_over) => tally.n_games += u64::from(is_over),
            Err(_) => {
                tally.n_errors += 1;
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        if Instant::now() < load.until {
            table = load.server.join(&load.wanted).await;
        }
    }
    tally
}

/// A seat and what it has heard.
struct Side {
    socket: Socket,
    writer: Writer,
    number: u8,
    is_over: bool,
}

/// A move that may be made.
struct Chance {
    side: usize,
    seen: u32,
    action: String,
}

/// A move that was sent.
struct Sent {
    side: usize,
    seen: u32,
    at: Instant,
    is_done: bool,
    is_told: bool,
}

/// Plays one game; returns whether it came to its end before the time did.
async fn play_game(
    load: &Load,
    table: &Joined,
    due: &mut Instant,
    rng: &mut Rng,
    tally: &mut Tally,
) -> Result<bool, ClientError> {
    let mut sides = Vec::new();
    for (session, number) in table.sessions.iter().zip(1..) {
        let (socket, writer) = load.server.socket(&table.table, Some(session), 0).await?;
        sides.push(Side { socket, writer, number, is_over: false });
    }
    let [one, two] = &mut sides[..] else { return Err(ClientError::Strange("two play".into())) };
    let mut chance: Option<Chance> = None;
    let mut sent: Option<Sent> = None;
    while !(one.is_over && two.is_over) {
        let (index, heard) = tokio::select! {
            heard = one.socket.hear() => (0, heard?),
            heard = two.socket.hear() => (1, heard?),
            () = sleep_until(*due), if sent.is_none() && chance.is_some() => {
                let Some(Chance { side, seen, action }) = chance.take() else { continue };
                let at = Instant::now();
                // Who is late catches up, but not by more than one move.
                let pause = load.pause.unwrap_or_default();
                *due = (*due + pause).max(at);
                let id = format!("{:016x}", rng.next_u64());
                let writer = if side == 0 { &mut one.writer } else { &mut two.writer };
                writer.say(&ClientMessage::Act { id, seen, action }).await?;
                sent = Some(Sent { side, seen, at, is_done: false, is_told: false });
                continue;
            }
            () = sleep_until(load.until) => return Ok(false),
        };
        let side = if index == 0 { &mut *one } else { &mut *two };
        match heard {
            Heard::State(state) => {
                let is_newer = sent.as_ref().is_none_or(|sent| state.version > sent.seen);
                if let Some(sent) = &mut sent
                    && is_newer
                    && sent.side != index
                    && !sent.is_told
                {
                    sent.is_told = true;
                    if sent.at >= load.from {
                        tally.micros.push(sent.at.elapsed().as_micros() as u32);
                    }
                }
                side.is_over = state.stage == "over";
                if is_newer && state.turn == Some(side.number) {
                    chance = choose(*state, index, rng).or(chance);
                }
            }
            Heard::Done { .. } => {
                if let Some(sent) = &mut sent {
                    sent.is_done = true;
                    if sent.at >= load.from {
                        tally.n_moves += 1;
                        load.n_moves.fetch_add(1, Ordering::Relaxed);
                    }
                }
            }
            Heard::Refused(_) => {
                tally.n_refused += 1;
                (sent, chance) = (None, None);
                side.writer.say(&ClientMessage::Look { seat: Some(side.number) }).await?;
            }
            Heard::Pong => {}
        }
        sent = sent.filter(|sent| !(sent.is_done && sent.is_told));
    }
    Ok(true)
}

fn choose(mut state: State, side: usize, rng: &mut Rng) -> Option<Chance> {
    if state.choices.is_empty() {
        return None;
    }
    let index = rng.below(state.choices.len() as u32) as usize;
    let action = state.choices.swap_remove(index).action;
    Some(Chance { side, seen: state.version, action })
}
