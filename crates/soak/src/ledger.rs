//! What the people at one table remember.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ochre_client::Joined;

/// A move that somebody wished for.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Made anew for each wish.
    pub id: String,
    /// The version that was looked at.
    pub seen: u32,
    /// Who wished it.
    pub seat: u8,
    /// What.
    pub action: String,
    /// When it was sent first.
    pub sent: Instant,
    /// The version after it, once the server has said so.
    pub done: Option<u32>,
    /// Whether the table refused it, which it may where clocks and bots play, too.
    pub is_refused: bool,
    /// Whether the other seat has heard of it.
    is_told: bool,
}

impl Wish {
    /// A new wish.
    pub fn new(id: String, seen: u32, seat: u8, action: String) -> Wish {
        let sent = Instant::now();
        Wish { id, seen, seat, action, sent, done: None, is_refused: false, is_told: false }
    }
}

/// What the people at one table remember.
#[derive(Debug)]
pub struct Ledger {
    /// The table and who plays.
    pub joined: Joined,
    /// Whether only people play, without clocks: then every wish must be fulfilled.
    pub is_plain: bool,
    memory: Mutex<Memory>,
}

/// What is remembered.
#[derive(Debug, Default)]
pub struct Memory {
    /// Every wish by the version that it was made on.
    pub wishes: BTreeMap<u32, Wish>,
    /// The highest version that anybody was told of.
    pub version: u32,
    /// Whether somebody saw the end of the game.
    pub is_over: bool,
    /// What must never happen, and did.
    pub violations: Vec<String>,
    /// From sending a move to the message for the other seat.
    pub told: Vec<Duration>,
    /// Wishes that had to be sent again.
    pub n_resent: usize,
    /// Wishes that got the same answer a second time.
    pub n_same_answers: usize,
    /// How often somebody was told that nothing can be stored now.
    pub n_unavailable: usize,
    /// How often somebody came back after a connection was lost.
    pub n_returns: usize,
}

impl Ledger {
    /// Nothing has happened yet.
    pub fn new(joined: Joined, is_plain: bool) -> Ledger {
        Ledger { joined, is_plain, memory: Mutex::default() }
    }

    /// What is remembered.
    pub fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where the table stands, for whoever looks for a fault.
    pub fn described(&self) -> String {
        let memory = self.memory();
        let last = memory.wishes.values().next_back();
        format!("table {} at version {}, last wish {last:?}", self.joined.table, memory.version)
    }

    /// Something happened that must never happen.
    pub fn blame(&self, what: String) {
        let table = &self.joined.table;
        self.memory().violations.push(format!("table {table}: {what}"));
    }
}

impl Memory {
    /// A seat was told of a version, and whether the game is over.
    pub fn told(&mut self, seat: u8, version: u32, is_over: bool) {
        self.version = self.version.max(version);
        self.is_over |= is_over;
        let last = self.wishes.values_mut().next_back();
        if let Some(wish) = last
            && wish.seat != seat
            && version > wish.seen
            && !wish.is_told
        {
            wish.is_told = true;
            self.told.push(wish.sent.elapsed());
        }
    }

    /// A wish was acknowledged; returns what is wrong about that.
    pub fn acknowledged(&mut self, seen: u32, version: u32) -> Option<String> {
        self.version = self.version.max(version);
        let wish = self.wishes.get_mut(&seen)?;
        match wish.done {
            Some(before) if before != version => Some(format!(
                "wish {} was answered by version {before} and then by version {version}",
                wish.id
            )),
            _ => {
                wish.done = Some(version);
                None
            }
        }
    }

    /// How many moves were acknowledged.
    pub fn n_done(&self) -> usize {
        self.wishes.values().filter(|wish| wish.done.is_some()).count()
    }
}
