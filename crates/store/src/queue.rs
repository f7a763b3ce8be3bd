//! Group commit: one task takes all appends that wait into one transaction, so that a disk which
//! can be asked some hundred times a second stores thousands of appends.

use std::collections::{HashSet, VecDeque};

use tokio::sync::{mpsc, oneshot};

use crate::batch::Answer;
use crate::error::is_conflict;
use crate::{Append, StoreError};

/// How many appends may wait; whoever comes later waits for a place.
const QUEUE_MAX: usize = 1024;
/// How many go into one transaction. PostgreSQL announces a batch in one message of 8,000 bytes.
pub(crate) const BATCH_MAX: usize = 256;
/// How many bytes of text go into one transaction, about.
const BATCH_BYTES_MAX: usize = 4 << 20;
/// How often a single append is tried when other nodes write in the same moment.
const TRIES_MAX: usize = 5;

/// Stores batches.
pub(crate) trait Commit: Send + Sync + 'static {
    /// Stores appends to different tables in one transaction and returns after its commit, with
    /// an answer for each. After an error nothing is stored, unless the connection was lost
    /// during the commit: then nobody knows.
    fn commit(
        &self,
        batch: &[Append],
    ) -> impl Future<Output = Result<Vec<Answer>, sqlx::Error>> + Send;
}

/// The door to the task that writes.
#[derive(Clone)]
pub(crate) struct Queue(mpsc::Sender<Message>);

enum Message {
    Write(Job),
    /// Write what waits, take nothing more, then say so.
    Close(oneshot::Sender<()>),
}

struct Job {
    append: Append,
    answer: oneshot::Sender<Answer>,
}

impl Queue {
    /// Starts the task; it ends when the last clone of the queue is gone and all is written.
    pub fn start(backend: impl Commit) -> Queue {
        let (sender, receiver) = mpsc::channel(QUEUE_MAX);
        tokio::spawn(write(backend, receiver));
        Queue(sender)
    }

    /// Waits until the append is stored or refused.
    pub async fn append(&self, append: Append) -> Answer {
        append.check()?;
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Unavailable("it has been closed".into());
        self.0.send(Message::Write(Job { append, answer })).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Returns when all that waited is written; nothing is taken after it.
    pub async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.0.send(Message::Close(closed)).await.is_ok() {
            let _ = done.await;
        }
    }
}

async fn write(backend: impl Commit, mut messages: mpsc::Receiver<Message>) {
    let mut waiting = VecDeque::new();
    // Dropped at the end of this task, which tells who waits for it.
    let mut closing = Vec::new();
    loop {
        let mut next = None;
        if waiting.is_empty() {
            next = messages.recv().await;
            if next.is_none() {
                return;
            }
        }
        while let Some(message) = next.take().or_else(|| messages.try_recv().ok()) {
            match message {
                Message::Write(job) => waiting.push_back(job),
                Message::Close(closed) => {
                    messages.close();
                    closing.push(closed);
                }
            }
            if waiting.len() == 2 * BATCH_MAX {
                break;
            }
        }
        let (batch, answers) = take_batch(&mut waiting);
        for (result, answer) in store(&backend, &batch).await.into_iter().zip(answers) {
            // Who asked may have gone away; what is stored is stored.
            let _ = answer.send(result);
        }
    }
}

/// Takes from the front, at most one append a table: the second one of a table waits for the next
/// batch, so that a batch can be written by statements about sets.
fn take_batch(waiting: &mut VecDeque<Job>) -> (Vec<Append>, Vec<oneshot::Sender<Answer>>) {
    let (mut batch, mut answers, mut later) = (Vec::new(), Vec::new(), VecDeque::new());
    let (mut tables, mut bytes) = (HashSet::new(), 0);
    for job in waiting.drain(..) {
        let full = batch.len() == BATCH_MAX || bytes > BATCH_BYTES_MAX;
        // A table is noted even if its append has to wait: those after it must wait too.
        if !tables.insert(job.append.table) || full {
            later.push_back(job);
            continue;
        }
        bytes += job.append.entries.iter().map(|draft| draft.text.len()).sum::<usize>();
        batch.push(job.append);
        answers.push(job.answer);
    }
    *waiting = later;
    (batch, answers)
}

async fn store(backend: &impl Commit, batch: &[Append]) -> Vec<Answer> {
    let error = match backend.commit(batch).await {
        Ok(answers) => return answers,
        Err(error) => error,
    };
    let conflict = is_conflict(&error);
    let error = StoreError::from(error);
    // The database is away: it would be so for each of them alone, too.
    if matches!(error, StoreError::Unavailable(_)) && !conflict {
        return vec![Err(error); batch.len()];
    }
    // One of them spoils the batch, or another node's batch came across it: one by one.
    let mut answers = Vec::with_capacity(batch.len());
    for append in batch {
        answers.push(store_alone(backend, append).await);
    }
    answers
}

async fn store_alone(backend: &impl Commit, append: &Append) -> Answer {
    let mut tries = 1;
    loop {
        match backend.commit(std::slice::from_ref(append)).await {
            Ok(mut answers) => match answers.pop() {
                Some(answer) => return answer,
                None => return Err(StoreError::Broken("an append got no answer".into())),
            },
            Err(error) if is_conflict(&error) && tries < TRIES_MAX => tries += 1,
            Err(error) => return Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use ochre_table::{Author, Draft, Kind, TableId};

    use super::*;
    use crate::Appended;

    fn job(table: u8, at: u32, text: &str) -> Job {
        let draft = Draft { author: Author::Server, kind: Kind::Step, text: text.into() };
        let (table, entries) = (TableId::from_bits([table; 10]), vec![draft]);
        let append = Append { table, at, time: 0, entries, key: None, summary: None };
        Job { append, answer: oneshot::channel().0 }
    }

    fn taken(waiting: &mut VecDeque<Job>) -> Vec<(TableId, u32)> {
        take_batch(waiting).0.iter().map(|append| (append.table, append.at)).collect()
    }

    #[test]
    fn a_batch_has_a_table_once_and_keeps_the_order_of_each_table() {
        let jobs = [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2)];
        let mut waiting = jobs.map(|(table, at)| job(table, at, "")).into();
        let id = |table: u8| TableId::from_bits([table; 10]);
        assert_eq!(taken(&mut waiting), [(id(1), 1), (id(2), 1), (id(3), 1)]);
        assert_eq!(taken(&mut waiting), [(id(1), 2), (id(2), 2)]);
        assert_eq!(taken(&mut waiting), [(id(1), 3)]);
        assert_eq!(taken(&mut waiting), []);
    }

    #[test]
    fn a_batch_that_is_full_leaves_the_rest_in_order() {
        let long = "x".repeat(BATCH_BYTES_MAX + 1);
        let mut waiting = [job(1, 1, &long), job(2, 1, ""), job(2, 2, "")].into();
        let id = |table: u8| TableId::from_bits([table; 10]);
        assert_eq!(taken(&mut waiting), [(id(1), 1)]);
        assert_eq!(taken(&mut waiting), [(id(2), 1)]);
        assert_eq!(taken(&mut waiting), [(id(2), 2)]);
    }

    /// Answers as a database would that chokes on one text, or is away.
    struct Fake {
        n_calls: std::sync::atomic::AtomicUsize,
        away: bool,
    }

    impl Commit for Fake {
        async fn commit(&self, batch: &[Append]) -> Result<Vec<Answer>, sqlx::Error> {
            self.n_calls.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            if self.away {
                return Err(std::io::Error::from(std::io::ErrorKind::BrokenPipe).into());
            }
            if batch.iter().any(|append| append.entries[0].text == "poison") {
                return Err(sqlx::Error::Decode("poison".into()));
            }
            Ok(batch.iter().map(|append| Ok(Appended::Done(append.next()))).collect())
        }
    }

    async fn stored(away: bool) -> (Vec<Answer>, usize) {
        let backend = Fake { n_calls: 0.into(), away };
        let batch = [job(1, 1, ""), job(2, 5, "poison"), job(3, 1, "")].map(|job| job.append);
        (store(&backend, &batch).await, backend.n_calls.into_inner())
    }

    #[tokio::test]
    async fn one_that_spoils_a_batch_is_found_and_the_others_are_stored() {
        let (answers, n_calls) = stored(false).await;
        assert_eq!(answers[0], Ok(Appended::Done(2)));
        assert!(matches!(answers[1], Err(StoreError::Broken(_))), "{answers:?}");
        assert_eq!(answers[2], Ok(Appended::Done(2)));
        assert_eq!(n_calls, 4);
    }

    #[tokio::test]
    async fn a_database_that_is_away_is_asked_once_for_all() {
        let (answers, n_calls) = stored(true).await;
        assert!(answers.iter().all(|answer| matches!(answer, Err(StoreError::Unavailable(_)))));
        assert_eq!((answers.len(), n_calls), (3, 1));
    }
}
