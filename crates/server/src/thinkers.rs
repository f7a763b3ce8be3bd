//! Threads in which bots think, apart from those that serve people.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use ochre_table::Thought;
use tokio::sync::oneshot;

/// A thought, and where its result goes.
type Job = (Thought, oneshot::Sender<String>);

/// Threads that think for bots. They run at a lower priority than the rest, so that a searching
/// bot never slows a person's move.
#[derive(Debug)]
pub struct Thinkers {
    jobs: mpsc::Sender<Job>,
}

impl Thinkers {
    /// So many threads.
    pub fn new(n_threads: usize) -> Thinkers {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..n_threads.max(1) {
            let waiting = Arc::clone(&waiting);
            let thinker = thread::Builder::new().name(format!("thinker {number}"));
            if let Err(error) = thinker.spawn(move || work(&waiting)) {
                tracing::error!(%error, "a thread for bots can't be started");
            }
        }
        Thinkers { jobs }
    }

    /// The move that the thought arrives at; none where the bot failed.
    pub async fn think(&self, thought: Thought) -> Option<String> {
        let (tell, told) = oneshot::channel();
        self.jobs.send((thought, tell)).ok()?;
        told.await.ok()
    }
}

fn work(waiting: &Mutex<mpsc::Receiver<Job>>) {
    lower_priority();
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((thought, tell)) = job else { return };
        // Nobody waits any more: the table has moved on, or the server stops.
        if tell.is_closed() {
            continue;
        }
        match catch_unwind(AssertUnwindSafe(thought)) {
            Ok(action) => {
                let _ = tell.send(action);
            }
            Err(_) => tracing::error!("a bot failed while it thought"),
        }
    }
}

fn lower_priority() {
    // On Linux a thread has a priority of its own. Where that is not so, nothing is lost.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 10);
}
