//! The log in the database against what people remember.

use std::collections::HashSet;

use anyhow::{Context, Result};
use ochre_kernel::Turn;
use ochre_store::{Options, Store};
use ochre_table::{Author, Entry, Kind, Stage, Table, TableId};

use crate::ledger::{Ledger, Memory};

/// Compares all tables; returns what is wrong.
///
/// # Errors
///
/// When the store can't be read.
pub async fn check_store<'a>(
    url: &str,
    ledgers: impl IntoIterator<Item = &'a Ledger>,
) -> Result<Vec<String>> {
    let store = Store::open(url, Options::default()).await?;
    let mut faults = Vec::new();
    for ledger in ledgers {
        let table = &ledger.joined.table;
        let id: TableId = table.parse().context("the name of a table")?;
        let checked = match store.load(id, 0).await {
            Ok(entries) => check_log(id, &entries, ledger),
            Err(error) => vec![error.to_string()],
        };
        faults.extend(checked.into_iter().map(|fault| format!("table {table}: {fault}")));
    }
    store.close().await;
    Ok(faults)
}

/// Compares one table.
fn check_log(id: TableId, entries: &[Entry], ledger: &Ledger) -> Vec<String> {
    let memory = ledger.memory();
    let mut faults = Vec::new();
    if let Some((entry, seq)) = entries.iter().zip(1..).find(|(entry, seq)| entry.seq != *seq) {
        faults.push(format!("entry {} stands where {seq} is expected", entry.seq));
    }
    if (entries.len() as u32) < memory.version {
        let n = entries.len();
        faults.push(format!("version {} was told, but {n} entries are stored", memory.version));
    }
    match replay(id, entries, ledger, &memory, &mut faults) {
        Ok(table) => faults.extend(half_applied(&table)),
        Err(why) => faults.push(why),
    }
    faults
}

/// Whether the log ends in the middle of a move: chance has not decided, or the end is missing.
fn half_applied(table: &Table) -> Option<String> {
    match (table.stage(), table.play().turn()) {
        (Stage::Running, Turn::Chance) => Some("the log ends before chance has decided".into()),
        (Stage::Running, Turn::Over) => Some("the game is over, but not the log".into()),
        _ => None,
    }
}

/// Plays the log entry by entry. Every move of a person must be a wish, once.
fn replay(
    id: TableId,
    entries: &[Entry],
    ledger: &Ledger,
    memory: &Memory,
    faults: &mut Vec<String>,
) -> Result<Table, String> {
    let (first, rest) = entries.split_first().ok_or("the log is empty")?;
    let bad = |bad: ochre_table::BadLog| bad.to_string();
    let mut table = Table::from_log(id, std::slice::from_ref(first)).map_err(bad)?;
    let mut fulfilled = HashSet::new();
    let mut timed_out = HashSet::new();
    for (entry, index) in rest.iter().zip(1..) {
        match (entry.kind, entry.author) {
            (Kind::Step, Author::Seat(seat)) if table.sitter(seat).is_person() => {
                let end = index + 1 + rest[index..].iter().take_while(|next| follows(next)).count();
                let end = entries[end - 1].seq;
                let wish = memory.wishes.range(..entry.seq).next_back().map(|(_, wish)| wish);
                let text = wish.map(|wish| format!("{} {}", wish.seat, wish.action));
                match wish {
                    Some(wish) if text.as_ref() == Some(&entry.text) => {
                        if !fulfilled.insert(wish.seen) {
                            faults.push(format!("wish {} was fulfilled twice", wish.id));
                        }
                        if wish.done.is_some_and(|done| done != end) {
                            let (done, seq) = (wish.done, entry.seq);
                            faults.push(format!("entry {seq} ends at {end}, not at {done:?}"));
                        }
                    }
                    _ => faults.push(format!("nobody wished entry {}: {}", entry.seq, entry.text)),
                }
            }
            (Kind::StandIn, Author::Server) if !timed_out.insert(entry.text.clone()) => {
                faults.push(format!("a time-out happened twice: {}", entry.text));
            }
            _ => {}
        }
        table.apply(entry).map_err(bad)?;
    }
    let done = memory.wishes.values().filter(|wish| wish.done.is_some());
    for wish in done.filter(|wish| !fulfilled.contains(&wish.seen)) {
        faults.push(format!("acknowledged and lost: {wish:?}"));
    }
    if ledger.is_plain {
        for wish in memory.wishes.values().filter(|wish| wish.is_refused) {
            faults.push(format!("refused without a reason: {wish:?}"));
        }
    }
    Ok(table)
}

/// Whether an entry belongs to the move before it.
fn follows(entry: &Entry) -> bool {
    match entry.kind {
        Kind::Step => entry.author == Author::Server,
        kind => kind == Kind::End,
    }
}
