//! What must hold for any proof and any log of a table. The fuzz targets run these on what they
//! invent, the tests of the table on the corpus.

use ochre_table::{Author, Entry, Kind, Table, TableId};

/// Any text is a record with a proof or gets a refusal. Says whether it was accepted.
pub fn proof(text: &str) -> bool {
    ochre_fair::verify(text).is_ok()
}

/// Any lines of the form `AUTHOR KIND TEXT` are the log of a table or get a refusal; a table can be
/// looked at. Says whether they were accepted.
pub fn log(text: &str) -> bool {
    let entry = |(line, seq): (&str, u32)| {
        let mut parts = line.splitn(3, ' ');
        let (author, kind) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let text = parts.next().unwrap_or_default().into();
        let (author, kind): (Author, Kind) = (author, kind);
        Some(Entry { seq, time: i64::from(seq) * 1000, author, kind, text })
    };
    let Some(entries) = text.lines().zip(1..).map(entry).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let id = TableId::from_bits([7; 10]);
    let Ok(table) = Table::from_log(id, &entries) else { return false };
    let viewer = ochre_kernel::Viewer::Spectator;
    let play = table.play();
    let n_steps = play.n_steps();
    let _ = (play.view(n_steps, viewer), play.told(0, viewer), play.choices(), table.need());
    true
}
