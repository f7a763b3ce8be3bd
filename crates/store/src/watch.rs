//! News of what other processes write to the same store.

use ochre_table::{TableId, Version};
use tokio::sync::mpsc;

/// What another process did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// It appended to a table, which is at this version now.
    Appended(TableId, Version),
    /// It erased texts of a table, deleted or imported it: what is known about it is worth
    /// nothing.
    Rewritten(TableId),
    /// The connection was lost for a while: any table may have changed.
    Missed,
}

/// Receives [`News`]; dropping it ends the listening.
#[derive(Debug)]
pub struct Watch(Option<mpsc::Receiver<News>>);

impl Watch {
    pub(crate) fn silent() -> Watch {
        Watch(None)
    }

    pub(crate) fn new(receiver: mpsc::Receiver<News>) -> Watch {
        Watch(Some(receiver))
    }

    /// Waits for the next piece of news, with SQLite for ever; nothing comes after the store was
    /// closed. The future can be dropped and made again without losing any.
    pub async fn next(&mut self) -> Option<News> {
        match &mut self.0 {
            Some(receiver) => receiver.recv().await,
            None => std::future::pending().await,
        }
    }
}
