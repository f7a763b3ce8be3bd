//! Sockets that look at tables where nothing happens.

use anyhow::{Context, Result};
use futures_util::stream::{self, StreamExt};
use ochre_client::{Server, Wanted};

use super::{AT_ONCE, join};

/// So many look at one table, as a family with two friends would.
const AT_A_TABLE: usize = 5;

/// Opens so many sockets and keeps them open until the program ends; returns how many are open.
pub async fn open(server: &Server, wanted: &Wanted, n_sockets: usize) -> Result<usize> {
    let tables = join(server, wanted, n_sockets.div_ceil(AT_A_TABLE)).await?;
    let places = tables.iter().cycle().take(n_sockets);
    let opened = places.map(|table| server.socket(&table.table, None, 0));
    let mut opened = stream::iter(opened).buffer_unordered(AT_ONCE);
    let mut n_open = 0;
    while let Some(socket) = opened.next().await {
        let (mut socket, writer) = socket.context("a socket can't be opened")?;
        n_open += 1;
        tokio::spawn(async move {
            // Who hears also answers when the server asks whether anybody is there.
            while socket.hear().await.is_ok() {}
            drop(writer);
        });
    }
    Ok(n_open)
}
