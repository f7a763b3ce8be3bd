//! Tables in memory: copies of what the store holds, made when they are needed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use ochre_kernel::Viewer;
use ochre_store::Store;
use ochre_table::{Draft, Entry, Millis, Table, TableId, Version};
use tokio::sync::{MappedMutexGuard, MutexGuard, watch};

use crate::Failure;

/// A table and its log.
pub struct Live {
    pub table: Table,
    pub entries: Vec<Entry>,
    /// The copy may differ from the store and must be read again before anybody uses it.
    pub is_doubtful: bool,
}

impl Live {
    async fn load(store: &Store, id: TableId) -> Result<Live, Failure> {
        let entries = store.load(id, 0).await?;
        let table =
            Table::from_log(id, &entries).map_err(|bad| Failure::Internal(bad.to_string()))?;
        Ok(Live { table, entries, is_doubtful: false })
    }

    /// Takes entries that are about to be stored.
    pub fn take(&mut self, drafts: Vec<Draft>, time: Millis) -> Result<(), Failure> {
        for draft in drafts {
            self.apply(draft.entry(self.table.version() + 1, time))?;
        }
        Ok(())
    }

    fn apply(&mut self, entry: Entry) -> Result<(), Failure> {
        self.table.apply(&entry).map_err(|bad| Failure::Internal(bad.to_string()))?;
        self.entries.push(entry);
        Ok(())
    }

    /// Takes what another process has stored.
    pub async fn catch_up(&mut self, store: &Store) -> Result<(), Failure> {
        for entry in store.load(self.table.id(), self.table.version()).await? {
            self.is_doubtful = true;
            self.apply(entry)?;
        }
        self.is_doubtful = false;
        Ok(())
    }
}

/// Where a table is looked at and played.
pub struct Room {
    pub id: TableId,
    live: tokio::sync::Mutex<Option<Live>>,
    /// Tells sockets that something happened: entries, or people who came and went.
    pub changed: watch::Sender<u64>,
    here: Mutex<Vec<Viewer>>,
    used: AtomicI64,
    /// The store gave no answer, and somebody waits to tell what it holds.
    pub is_in_question: AtomicBool,
}

impl Room {
    fn new(id: TableId) -> Room {
        Room {
            id,
            live: tokio::sync::Mutex::new(None),
            changed: watch::Sender::new(0),
            here: Mutex::new(Vec::new()),
            used: AtomicI64::new(0),
            is_in_question: AtomicBool::new(false),
        }
    }

    /// The table, read from the store where that is needed.
    pub async fn open(&self, store: &Store) -> Result<MappedMutexGuard<'_, Live>, Failure> {
        self.used.store(now(), Ordering::Relaxed);
        let mut live = self.live.lock().await;
        if live.as_ref().is_none_or(|live| live.is_doubtful) {
            *live = None;
            *live = Some(Live::load(store, self.id).await?);
        }
        MutexGuard::try_map(live, Option::as_mut)
            .map_err(|_| Failure::Internal("a table was lost while it was read".into()))
    }

    /// The table at this version at least, where it is in memory; others will read it anyway.
    pub async fn catch_up(&self, store: &Store, version: Version) -> Result<(), Failure> {
        let mut live = self.live.lock().await;
        let Some(copy) = live.as_mut() else {
            self.tell();
            return Ok(());
        };
        if copy.table.version() < version {
            match copy.catch_up(store).await {
                Ok(()) => {}
                Err(Failure::NoTable) => *live = None,
                Err(failure) => {
                    copy.is_doubtful = true;
                    return Err(failure);
                }
            }
        }
        drop(live);
        self.tell();
        Ok(())
    }

    /// What is in memory is worth nothing.
    pub async fn forget(&self) {
        *self.live.lock().await = None;
        self.tell();
    }

    /// Wakes the sockets.
    pub fn tell(&self) {
        self.changed.send_modify(|n_changes| *n_changes += 1);
    }

    /// Somebody looks at the table.
    pub fn come(&self, viewer: Viewer) {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).push(viewer);
        self.tell_of(viewer);
    }

    /// Somebody looks away.
    pub fn go(&self, viewer: Viewer) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = here.iter().position(|&other| other == viewer) {
            here.swap_remove(index);
        }
        drop(here);
        self.tell_of(viewer);
    }

    /// Who looks on is nobody's business: only seats are shown as taken or left.
    fn tell_of(&self, viewer: Viewer) {
        if viewer != Viewer::Spectator {
            self.tell();
        }
    }

    /// Who looks at the table through this server.
    pub fn here(&self) -> Vec<Viewer> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Frees the memory of a table that nobody has touched for a while.
    fn rest(&self, before: Millis) -> bool {
        let is_idle = self.used.load(Ordering::Relaxed) < before;
        if is_idle && let Ok(mut live) = self.live.try_lock() {
            *live = None;
        }
        is_idle
    }
}

/// All rooms of this process.
#[derive(Default)]
pub struct Rooms(Mutex<HashMap<TableId, Arc<Room>>>);

impl Rooms {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, whether or not there is such a table.
    pub fn get(&self, id: TableId) -> Arc<Room> {
        Arc::clone(self.lock().entry(id).or_insert_with(|| Arc::new(Room::new(id))))
    }

    /// The room of a table that somebody uses.
    pub fn find(&self, id: TableId) -> Option<Arc<Room>> {
        self.lock().get(&id).cloned()
    }

    /// All rooms.
    pub fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// Forgets what nobody has used since then; returns how many rooms are left.
    pub fn sweep(&self, before: Millis) -> usize {
        let mut rooms = self.lock();
        // A room with sockets stays, but its table needs no memory while nothing happens.
        rooms.retain(|_, room| !(room.rest(before) && Arc::strong_count(room) == 1));
        rooms.len()
    }
}

/// The time of this machine.
pub fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
