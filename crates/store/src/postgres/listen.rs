//! LISTEN and NOTIFY: nodes tell each other which tables moved on.

use std::fmt::Write as _;
use std::time::Duration;

use ochre_table::{TableId, Version};
use sqlx::Executor;
use sqlx::postgres::{PgConnection, PgListener, PgPool};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::{News, Watch};

const CHANNEL: &str = "ochre_tables";
/// News that wait for a slow reader; more wait on the database server.
const NEWS_MAX: usize = 1024;
/// After so long a silence we ask whether the connection is still there.
const SILENCE: Duration = Duration::from_secs(20);
/// Between attempts to connect again.
const PAUSE: Duration = Duration::from_millis(200);

/// Tells all nodes, at the commit of the transaction that this connection is in. The payload is
/// who tells it, then tables with their versions; version 0 stands for a table that was rewritten.
pub(super) async fn tell(
    connection: &mut PgConnection,
    origin: u64,
    tables: impl Iterator<Item = (TableId, Version)>,
) -> Result<(), sqlx::Error> {
    let mut payload = format!("{origin:x}");
    let who = payload.len();
    for (table, version) in tables {
        // Writing to a string can't fail.
        let _ = write!(payload, " {table}:{version}");
    }
    if payload.len() > who {
        let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload);
        query.execute(connection).await?;
    }
    Ok(())
}

/// Listens until the receiver is dropped or the pool is closed.
pub(super) async fn watch(
    pool: PgPool,
    origin: u64,
    patience: Duration,
) -> Result<Watch, sqlx::Error> {
    let (sender, receiver) = mpsc::channel(NEWS_MAX);
    let mut listener = connect(&pool).await?;
    tokio::spawn(async move {
        let own = format!("{origin:x}");
        loop {
            tokio::select! {
                () = sender.closed() => return,
                // Closing waits for our connection; it must not wait for a slow reader.
                () = pool.close_event() => return,
                () = hear(&mut listener, &own, &sender, patience) => (),
            }
            // The old connection goes back first: it may be the last that the pool has.
            drop(listener);
            listener = loop {
                match connect(&pool).await {
                    Ok(listener) => break listener,
                    Err(sqlx::Error::PoolClosed) => return,
                    Err(_) if sender.is_closed() => return,
                    Err(_) => sleep(PAUSE).await,
                }
            };
            // Only now: whoever catches up before we listen again could miss something for good.
            if sender.send(News::Missed).await.is_err() {
                return;
            }
        }
    });
    Ok(Watch::new(receiver))
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what comes until the connection is lost.
async fn hear(
    listener: &mut PgListener,
    own: &str,
    sender: &mpsc::Sender<News>,
    patience: Duration,
) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                for news in read(notification.payload(), own) {
                    if sender.send(news).await.is_err() {
                        return;
                    }
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => match timeout(patience, listener.execute("SELECT 1")).await {
                Ok(Ok(_)) => (),
                Ok(Err(_)) | Err(_) => return,
            },
        }
    }
}

/// News of others; what can't be read comes from a newer program and may be about anything.
fn read(payload: &str, own: &str) -> Vec<News> {
    let mut words = payload.split(' ');
    if words.next() == Some(own) {
        return Vec::new();
    }
    let news = words.map(|word| {
        let (table, version) = word.split_once(':')?;
        let (table, version) = (table.parse().ok()?, version.parse().ok()?);
        Some(if version == 0 { News::Rewritten(table) } else { News::Appended(table, version) })
    });
    news.collect::<Option<Vec<News>>>().unwrap_or_else(|| vec![News::Missed])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_others_are_read_and_our_own_are_not_news() {
        let (one, two) = (TableId::from_bits([1; 10]), TableId::from_bits([2; 10]));
        let payload = format!("ab12 {one}:7 {two}:0");
        assert_eq!(read(&payload, "cd"), [News::Appended(one, 7), News::Rewritten(two)]);
        assert_eq!(read(&payload, "ab12"), []);
        assert_eq!(read("ab12 nonsense", "cd"), [News::Missed]);
    }

    #[test]
    fn a_full_batch_fits_in_one_notification() {
        let longest = format!(" {}:{}", TableId::from_bits([1; 10]), Version::MAX);
        assert!(16 + crate::queue::BATCH_MAX * longest.len() < 8000);
    }
}
