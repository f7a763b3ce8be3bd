//! Many people at many tables.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Result, bail};
use ochre_client::{Server, Wanted};
use ochre_kernel::Rng;
use ochre_wire::Clock;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::ledger::Ledger;
use crate::player::Player;
use crate::report::Row;

/// How long the crowd may take to go home.
const HOME_MAX: Duration = Duration::from_secs(90);

/// Many people at many tables.
pub struct Crowd {
    place: Arc<Place>,
    stop: watch::Sender<bool>,
    tables: JoinSet<()>,
}

/// What all tables of a crowd share.
struct Place {
    /// The servers that everybody knows; the people of a table prefer them in turn.
    servers: Vec<Server>,
    ledgers: Mutex<Vec<Arc<Ledger>>>,
    stop: watch::Receiver<bool>,
    pause: Duration,
}

/// Which games a table plays.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What kind of table.
    pub wanted: Wanted,
    /// How many of its people come; the others leave their seat to the clock.
    pub n_present: u8,
    /// Whether a new game follows the old one.
    pub is_endless: bool,
}

impl Plan {
    /// Two people, game after game.
    pub fn endless(game: &str) -> Plan {
        Plan { wanted: Wanted::for_two(game), n_present: 2, is_endless: true }
    }
}

impl Crowd {
    /// Nobody yet.
    pub fn new(servers: Vec<Server>, pause: Duration) -> Crowd {
        let (stop, stopped) = watch::channel(false);
        let place = Place { servers, ledgers: Mutex::default(), stop: stopped, pause };
        Crowd { place: Arc::new(place), stop, tables: JoinSet::new() }
    }

    /// Adds a table.
    pub fn add(&mut self, plan: Plan) {
        let seed = self.tables.len() as u64;
        self.tables.spawn(Arc::clone(&self.place).keep(plan, seed));
    }

    /// Lets everybody finish their move and go home.
    ///
    /// # Errors
    ///
    /// When somebody waits for an answer for too long.
    pub async fn go_home(mut self) -> Result<Vec<Arc<Ledger>>> {
        self.stop.send_replace(true);
        self.finish(HOME_MAX).await
    }

    /// Waits until all games are over.
    ///
    /// # Errors
    ///
    /// When that takes too long.
    pub async fn finish(&mut self, most: Duration) -> Result<Vec<Arc<Ledger>>> {
        let all = async { while self.tables.join_next().await.is_some() {} };
        if timeout(most, all).await.is_err() {
            let ledgers = self.ledgers();
            let open = ledgers.iter().filter(|ledger| !ledger.memory().is_over);
            let open: Vec<_> = open.map(|ledger| ledger.described()).collect();
            bail!("some people never came home: {}", open.join("; "));
        }
        Ok(self.ledgers())
    }

    /// What everybody remembers.
    pub fn ledgers(&self) -> Vec<Arc<Ledger>> {
        self.place.ledgers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many moves were acknowledged until now.
    pub fn n_moves(&self) -> usize {
        self.ledgers().iter().map(|ledger| ledger.memory().n_done()).sum()
    }

    /// How often somebody was told that nothing can be stored.
    pub fn n_unavailable(&self) -> usize {
        self.ledgers().iter().map(|ledger| ledger.memory().n_unavailable).sum()
    }
}

impl Place {
    /// Plays at one table, game after game.
    async fn keep(self: Arc<Place>, plan: Plan, seed: u64) {
        let mut rng = Rng::from_stream(seed, 3);
        let mut n_games = 0;
        while !*self.stop.borrow() && (plan.is_endless || n_games == 0) {
            let server = &self.servers[(seed + n_games) as usize % self.servers.len()];
            // Whoever is not answered makes another table: nobody knows of the old one.
            let Ok(joined) = server.join(&plan.wanted).await else {
                sleep(Duration::from_millis(50)).await;
                continue;
            };
            n_games += 1;
            let is_plain = plan.wanted.bots.is_empty() && plan.wanted.clock == Clock::None;
            let ledger = Arc::new(Ledger::new(joined, is_plain));
            self.ledgers.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&ledger));
            let mut people = JoinSet::new();
            for seat in 1..=plan.n_present {
                let mut servers = self.servers.clone();
                let n_servers = servers.len();
                servers.rotate_left((seed as usize + usize::from(seat)) % n_servers);
                let player = Player {
                    ledger: Arc::clone(&ledger),
                    seat,
                    servers,
                    stop: self.stop.clone(),
                    rng: Rng::from_stream(rng.next_u64(), seat.into()),
                    pause: self.pause,
                };
                people.spawn(player.play());
            }
            people.join_all().await;
        }
    }
}

/// Adds what the people of all tables remember.
pub fn sum(row: &mut Row, ledgers: &[Arc<Ledger>]) {
    for ledger in ledgers {
        let memory = ledger.memory();
        row.n_moves += memory.n_done();
        row.n_resent += memory.n_resent;
        row.n_same_answers += memory.n_same_answers;
        row.n_games += usize::from(memory.is_over);
        row.violations.extend(memory.violations.iter().cloned());
        row.told.extend(&memory.told);
    }
}
