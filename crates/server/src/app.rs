//! What all requests share, and how a wish becomes part of a table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ochre_fair::{MasterKey, Secret};
use ochre_store::{Append, Appended, Store, StoreError, Summary};
use ochre_table::{Asking, Command, Draft, Refused, Table, TableId, Version, Visibility};

use crate::convert;
use crate::guard::Limits;
use crate::live::{Live, Room, Rooms, now};
use crate::metrics::{Metrics, add};
use crate::thinkers::Thinkers;
use crate::webhook::Webhooks;
use crate::{Failure, secrets};

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where people reach it, as `https://games.example.org`; decides about the cookie and which
    /// pages may talk to it.
    pub public_url: Option<String>,
    /// Whether the address of a client is the one that a proxy names.
    pub trust_proxy: bool,
    /// How many threads think for bots.
    pub n_thinkers: usize,
    /// How long a bot may think at most.
    pub simulations_most: u32,
    /// Requests that one address may make in a second; 0 for any number.
    pub requests_per_second: u32,
    /// Addresses whose requests are not counted, such as that of a load generator.
    pub unlimited: Vec<IpAddr>,
    /// Whether people may be told of their turn at addresses that are not on the public internet.
    pub allow_private_webhooks: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            public_url: None,
            trust_proxy: false,
            n_thinkers: n_cores.saturating_sub(1).max(1),
            simulations_most: 20_000,
            requests_per_second: 30,
            unlimited: Vec::new(),
            allow_private_webhooks: false,
        }
    }
}

/// What all requests share.
pub struct App {
    pub(crate) store: Store,
    key: MasterKey,
    /// The name of this process among those on the same store.
    pub(crate) node: String,
    pub(crate) settings: Settings,
    pub(crate) rooms: Rooms,
    pub(crate) thinkers: Thinkers,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) webhooks: Arc<Webhooks>,
    /// The tables whose bots and clocks this process looks after right now; whether something new
    /// has happened meanwhile.
    pub(crate) driving: Mutex<HashMap<TableId, bool>>,
    pub(crate) stop: tokio::sync::watch::Sender<bool>,
}

impl App {
    /// A server on this store, with the key from which the luck of its tables follows.
    ///
    /// # Errors
    ///
    /// When the store belongs to another key.
    pub async fn new(
        store: Store,
        key: MasterKey,
        settings: Settings,
    ) -> Result<Arc<App>, Failure> {
        let own = key.fingerprint();
        let known = store.meta_once("luck key", &own).await?;
        if known != own {
            return Err(Failure::Internal(format!(
                "this database belongs to the luck key {known}, but the key file holds {own}: \
                 start with the key file of the server that made it (docs/hosting.md)"
            )));
        }
        let node = secrets::secret();
        Ok(Arc::new(App {
            store,
            key,
            node,
            thinkers: Thinkers::new(settings.n_thinkers),
            limits: Limits::new(&settings),
            webhooks: Webhooks::new(
                settings.public_url.as_deref(),
                settings.allow_private_webhooks,
            ),
            settings,
            rooms: Rooms::default(),
            metrics: Metrics::default(),
            driving: Mutex::default(),
            stop: tokio::sync::watch::Sender::new(false),
        }))
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What the luck of a table is made of.
    pub(crate) fn secret(&self, id: TableId) -> Secret {
        self.key.secret(id.as_str())
    }

    pub(crate) fn key_fingerprint(&self) -> String {
        self.key.fingerprint()
    }

    /// Stores a new table.
    pub(crate) async fn create(
        &self,
        id: TableId,
        drafts: Vec<Draft>,
        table: &Table,
    ) -> Result<(), Failure> {
        let append = Append {
            table: id,
            at: 0,
            time: table.time(),
            entries: drafts,
            key: None,
            summary: Some(summary(table)),
        };
        self.store.append(append).await?;
        Ok(())
    }

    /// What a person wants: decided, stored, told. Goes on to its end even if the person is gone.
    pub(crate) async fn wish(
        self: &Arc<Self>,
        id: TableId,
        holder: String,
        key: Option<String>,
        command: Command,
    ) -> Result<Version, Failure> {
        // A key is the person's own: nobody can use up another's.
        let key = key.map(|key| format!("{holder} {key}"));
        let app = Arc::clone(self);
        let work = async move {
            let secret = app.secret(id);
            let asking = Asking { holder: &holder, secret: &secret };
            app.perform(id, key, |table| table.decide(asking, &command)).await
        };
        tokio::spawn(work).await.map_err(|error| Failure::Internal(error.to_string()))?
    }

    /// Decides on the current table, stores the entries, and tells everybody.
    pub(crate) async fn perform(
        self: &Arc<Self>,
        id: TableId,
        key: Option<String>,
        decide: impl Fn(&Table) -> Result<Vec<Draft>, Refused>,
    ) -> Result<Version, Failure> {
        let began = Instant::now();
        let room = self.rooms.get(id);
        let mut is_sure = !self.store.is_shared();
        // Another process may be faster now and then, but not for ever.
        for _ in 0..5 {
            let mut live = room.open(&self.store).await?;
            let drafts = match decide(&live.table) {
                Ok(drafts) => drafts,
                Err(_) if !std::mem::replace(&mut is_sure, true) => {
                    // Whoever asks may know from another process what we have not heard yet.
                    let before = live.table.version();
                    live.catch_up(&self.store).await?;
                    let is_news = live.table.version() != before;
                    drop(live);
                    if is_news {
                        room.tell();
                    }
                    continue;
                }
                Err(refused) => {
                    drop(live);
                    return self.answer_again(id, key, refused).await;
                }
            };
            if drafts.is_empty() {
                return Ok(live.table.version());
            }
            let by = drafts.first().map(|draft| draft.author);
            let waited_for = live.table.waits_for();
            match self.append(&mut live, drafts, key.clone()).await {
                Ok(appended) => {
                    if matches!(appended, Appended::Done(_)) {
                        self.webhooks.turn_passed(&live.table, waited_for, by);
                    }
                    let needs_driver = live.table.need().is_some();
                    drop(live);
                    room.tell();
                    add(&self.metrics.fulfilled);
                    self.metrics.stored.count(began.elapsed());
                    if needs_driver {
                        self.drive(id);
                    }
                    return Ok(appended.version());
                }
                Err(StoreError::Stale { .. }) => {}
                Err(error) => {
                    add(&self.metrics.failed);
                    drop(live);
                    self.tell_when_known(room);
                    return Err(error.into());
                }
            }
        }
        Err(Failure::Unavailable("a table changes faster than it can be read".into()))
    }

    /// Stores entries. Until the store has answered, the copy in memory is not to be trusted: it
    /// stays so when this future is dropped.
    async fn append(
        &self,
        live: &mut Live,
        drafts: Vec<Draft>,
        key: Option<String>,
    ) -> Result<Appended, StoreError> {
        let (id, at) = (live.table.id(), live.table.version());
        let time = now().max(live.table.time());
        live.is_doubtful = true;
        live.take(drafts.clone(), time)
            .map_err(|failure| StoreError::Broken(format!("{failure:?}")))?;
        let summary = Some(summary(&live.table));
        let append = Append { table: id, at, time, entries: drafts, key, summary };
        let appended = self.store.append(append).await?;
        live.is_doubtful = matches!(appended, Appended::Again(_));
        Ok(appended)
    }

    /// What got no answer from the store may be there all the same: as soon as the store tells,
    /// everybody who looks at the table is told.
    fn tell_when_known(self: &Arc<Self>, room: Arc<Room>) {
        if room.is_in_question.swap(true, Ordering::Relaxed) {
            return;
        }
        let app = Arc::clone(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(100)).await;
                match room.open(&app.store).await {
                    Err(Failure::Unavailable(_)) => {}
                    _ => break,
                }
            }
            room.is_in_question.store(false, Ordering::Relaxed);
            room.tell();
        });
    }

    /// A wish that comes a second time is no longer possible, but it was fulfilled: it gets its
    /// first answer (T13).
    async fn answer_again(
        &self,
        id: TableId,
        key: Option<String>,
        refused: Refused,
    ) -> Result<Version, Failure> {
        if let Some(key) = key
            && let Some(version) = self.store.answered(id, &key).await?
        {
            return Ok(version);
        }
        add(&self.metrics.refused);
        Err(refused.into())
    }

    /// Writes anew what lists say of a table, after its texts were changed.
    pub(crate) async fn summarize(&self, id: TableId) -> Result<(), Failure> {
        let room = self.rooms.get(id);
        let live = room.open(&self.store).await?;
        let append = Append {
            table: id,
            at: live.table.version(),
            time: live.table.time(),
            entries: Vec::new(),
            key: None,
            summary: Some(summary(&live.table)),
        };
        self.store.append(append).await?;
        Ok(())
    }

    /// Forgets what nobody uses.
    pub(crate) fn sweep(&self) {
        let n_rooms = self.rooms.sweep(now() - 60_000);
        self.metrics.tables.store(n_rooms as i64, Ordering::Relaxed);
        self.limits.sweep();
    }

    /// The room of a table that exists.
    pub(crate) fn room(&self, id: TableId) -> Arc<Room> {
        self.rooms.get(id)
    }
}

/// What lists and the driver need to know of a table.
pub(crate) fn summary(table: &Table) -> Summary {
    Summary {
        stage: table.stage(),
        game: table.opening().game.clone(),
        public: table.opening().visibility == Visibility::Public,
        due: table.need().map(ochre_table::Need::at),
        json: serde_json::to_string(&convert::summary(table)).unwrap_or_default(),
    }
}
