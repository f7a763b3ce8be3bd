//! What no person does: bots move, time runs out. It happens once, whichever processes run.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use ochre_store::{Filter, News, Page};
use ochre_table::{Need, Stage, TableId};
use tokio::time::sleep;

use crate::Failure;
use crate::app::App;
use crate::live::now;
use crate::metrics::add;

/// How long a process may be silent before another one takes over its tables.
const LEASE: Duration = Duration::from_secs(8);
/// How often tables are looked for that nobody looks after.
const LOOK: Duration = Duration::from_millis(500);
/// What is due sooner is waited for; the rest is found by looking.
const SOON: i64 = 3_000;
/// No beat for so long means that no server was up.
const SILENCE: i64 = 3_000;

impl App {
    /// Looks after a table until it waits for people.
    pub(crate) fn drive(self: &Arc<Self>, id: TableId) {
        let mut driving = self.driving.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(again) = driving.get_mut(&id) {
            *again = true;
            return;
        }
        driving.insert(id, false);
        drop(driving);
        let app = Arc::clone(self);
        tokio::spawn(async move {
            loop {
                if let Err(failure) = app.look_after(id).await {
                    tracing::debug!(table = %id, ?failure, "a table can't be looked after now");
                }
                let mut driving = app.driving.lock().unwrap_or_else(PoisonError::into_inner);
                // Whoever called meanwhile relies on us.
                match driving.get_mut(&id) {
                    Some(again) if *again => *again = false,
                    _ => {
                        driving.remove(&id);
                        return;
                    }
                }
            }
        });
    }

    async fn look_after(self: &Arc<Self>, id: TableId) -> Result<(), Failure> {
        if !self.lease(id).await? {
            return Ok(());
        }
        let result = self.moves(id).await;
        if self.store.is_shared() {
            self.store.release(id, &self.node).await?;
        }
        result
    }

    /// The right to look after a table; who is alone on a store needs none.
    async fn lease(&self, id: TableId) -> Result<bool, Failure> {
        Ok(!self.store.is_shared() || self.store.lease(id, &self.node, LEASE).await?)
    }

    /// Does what is due, one after another.
    async fn moves(self: &Arc<Self>, id: TableId) -> Result<(), Failure> {
        let mut leased = tokio::time::Instant::now();
        loop {
            let room = self.room(id);
            let live = room.open(&self.store).await?;
            let Some(need) = live.table.need() else { return Ok(()) };
            let wait = need.at() - now();
            if wait > 0 {
                drop(live);
                if wait > SOON {
                    return Ok(());
                }
                sleep(Duration::from_millis(wait as u64)).await;
                continue;
            }
            match need {
                Need::Bot { seat, bot, .. } => {
                    let n_steps = live.table.play().n_steps();
                    let seed = u64::from_le_bytes(crate::secrets::random());
                    let thought = live.table.play().thought(seat, &bot, seed);
                    drop(live);
                    let Some(action) = self.thinkers.think(thought).await else {
                        return Err(Failure::Internal(format!("bot {bot} failed")));
                    };
                    let secret = self.secret(id);
                    let moved = self.perform(id, None, |table| {
                        // A person may have taken back or come back while the bot thought.
                        if table.play().n_steps() != n_steps {
                            let now = table.version();
                            return Err(ochre_table::Refused::Stale { seen: 0, now });
                        }
                        table.bot_moves(seat, &action, &secret)
                    });
                    match moved.await {
                        Ok(_) => add(&self.metrics.bot_moves),
                        Err(Failure::Refused(ochre_table::Refused::WrongKey(key))) => {
                            return Err(Failure::Internal(format!("key {key} is needed")));
                        }
                        Err(Failure::Refused(_)) => {}
                        Err(failure) => return Err(failure),
                    }
                }
                Need::TimeOut { .. } => {
                    drop(live);
                    let out = self
                        .perform(id, None, |table| Ok(table.time_out(now()).into_iter().collect()));
                    out.await?;
                    add(&self.metrics.time_outs);
                }
            }
            if leased.elapsed() > LEASE / 2 {
                if !self.lease(id).await? {
                    return Ok(());
                }
                leased = tokio::time::Instant::now();
            }
        }
    }

    /// Looks for tables that nobody looks after, for ever: time that runs out, and what a killed
    /// process left behind.
    pub(crate) async fn look_for_due(self: Arc<Self>) {
        loop {
            sleep(LOOK).await;
            match self.store.due(now(), 500).await {
                Ok(tables) => tables.into_iter().for_each(|id| self.drive(id)),
                Err(error) => tracing::warn!(%error, "due tables can't be read"),
            }
        }
    }

    /// Tells the store that a server is up, and forgets what nobody uses, for ever.
    pub(crate) async fn beat(self: Arc<Self>) {
        for n_beats in 0u64.. {
            if let Err(error) = self.store.beat(&self.node).await {
                tracing::warn!(%error, "the store does not answer");
            }
            if n_beats % 15 == 0 {
                self.sweep();
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Hears what other processes write, for ever.
    pub(crate) async fn hear(self: Arc<Self>) {
        loop {
            let mut news = match self.store.watch().await {
                Ok(news) => news,
                Err(error) => {
                    tracing::warn!(%error, "other servers can't be heard");
                    sleep(Duration::from_secs(1)).await;
                    continue;
                }
            };
            while let Some(news) = news.next().await {
                self.heard(news).await;
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    async fn heard(self: &Arc<Self>, news: News) {
        match news {
            News::Appended(id, version) => {
                let Some(room) = self.rooms.find(id) else { return };
                // One slow table must not keep the others from hearing.
                let app = Arc::clone(self);
                tokio::spawn(async move {
                    if let Err(failure) = room.catch_up(&app.store, version).await {
                        tracing::warn!(table = %id, ?failure, "a table can't catch up");
                    }
                });
            }
            News::Rewritten(id) => {
                if let Some(room) = self.rooms.find(id) {
                    room.forget().await;
                }
            }
            News::Missed => {
                for room in self.rooms.all() {
                    room.forget().await;
                }
            }
        }
    }

    /// When no server was up for a while, that time does not count at any table (T2).
    pub(crate) async fn forgive_silence(self: &Arc<Self>) -> Result<(), Failure> {
        let up = self.store.clock().await?;
        let Some(down) = self.store.last_beat().await? else { return Ok(()) };
        // Another process on the same store may just be late with its beat.
        if self.store.is_shared() && up - down < SILENCE {
            return Ok(());
        }
        let filter = Filter { stage: Some(Stage::Running), ..Filter::default() };
        let mut page = Page { after: None, limit: 200 };
        loop {
            let tables = self.store.tables(&filter, page).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            page.after = Some(last.mark());
            // Only clocks and bots make a table due, and only clocks mind.
            for listed in tables.iter().filter(|listed| listed.summary.due.is_some()) {
                let forgive = self.perform(listed.table, None, |table| {
                    Ok(table.was_down(down, up).into_iter().collect())
                });
                if let Err(failure) = forgive.await {
                    tracing::warn!(table = %listed.table, ?failure, "a clock can't be set right");
                }
            }
        }
    }
}
