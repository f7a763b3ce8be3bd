//! The one write that a table needs: entries at a version.

use ochre_table::{Draft, Millis, TableId, Version};

use crate::{StoreError, Summary};

/// Entries for the end of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// The version that they were decided on; 0 makes the table.
    pub at: Version,
    /// When.
    pub time: Millis,
    /// What happened, in order. Without any entry only the summary is written, and the version
    /// stays.
    pub entries: Vec<Draft>,
    /// Names this append among those of its table, so that repeating it does nothing.
    pub key: Option<String>,
    /// Replaces the table's summary, in the same transaction.
    pub summary: Option<Summary>,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Appended {
    /// It is stored; this is the version now.
    Done(Version),
    /// An append with this key was stored before; this was the version right after it.
    Again(Version),
}

impl Appended {
    /// The version right after this append, whenever it was stored.
    pub const fn version(self) -> Version {
        match self {
            Appended::Done(version) | Appended::Again(version) => version,
        }
    }
}

impl Append {
    /// An index of PostgreSQL holds no more than 2,704 bytes a row.
    const KEY_LENGTH_MAX: usize = 200;
    /// Far more than anything at a table, far less than what hurts the batch around it.
    const BYTES_MAX: usize = 4 << 20;

    /// The version after it.
    pub(crate) fn next(&self) -> Version {
        // 2³² entries would take more room than any disk; `check` refuses what comes near.
        self.at.saturating_add(self.entries.len() as u32)
    }

    /// Refuses what no database takes. It has to be done before the append joins others in a
    /// batch, where it would spoil theirs.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let refused = |why: &str| Err(StoreError::Refused(why.into()));
        if self.at == 0 && self.entries.is_empty() {
            return refused("a table is made by its first entry");
        }
        if u64::from(self.at) + self.entries.len() as u64 > u64::from(i32::MAX as u32) {
            return refused("the log is too long");
        }
        let key = self.key.as_deref().unwrap_or_default();
        if key.len() > Append::KEY_LENGTH_MAX {
            return refused("its key is longer than 200 bytes");
        }
        if key.contains('\0') {
            return refused("its key holds the character NUL");
        }
        let mut bytes = 0;
        for draft in &self.entries {
            check_text(&draft.text)?;
            bytes += draft.text.len();
        }
        if let Some(summary) = &self.summary {
            check_text(&summary.json)?;
            check_text(&summary.game)?;
            bytes += summary.json.len();
        }
        if bytes > Append::BYTES_MAX {
            return refused("it is larger than 4 MiB");
        }
        Ok(())
    }
}

/// PostgreSQL has no NUL in a text; SQLite has, so both must refuse it for logs to move freely.
pub(crate) fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Refused("a text holds the character NUL".into()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ochre_table::{Author, Kind};

    use super::*;

    fn append(text: &str) -> Append {
        let draft = Draft { author: Author::Host, kind: Kind::Chat, text: text.into() };
        let (table, entries) = (TableId::from_bits([7; 10]), vec![draft]);
        Append { table, at: 3, time: 0, entries, key: None, summary: None }
    }

    #[test]
    fn what_no_database_takes_is_refused_before_it_joins_a_batch() {
        let good = append("hello");
        assert_eq!(good.check(), Ok(()));
        assert_eq!(good.next(), 4);
        let long = |n: usize| Some("k".repeat(n));
        assert_eq!(Append { key: long(200), ..good.clone() }.check(), Ok(()));
        let empty = Append { entries: Vec::new(), ..good.clone() };
        assert_eq!(empty.check(), Ok(()));
        let json = "\0".to_owned();
        for bad in [
            append("a\0b"),
            append(&"x".repeat(4 << 20 | 1)),
            Append { key: long(201), ..good.clone() },
            Append { key: Some("a\0b".into()), ..good.clone() },
            Append { at: u32::MAX, ..good.clone() },
            Append { at: 0, ..empty },
            Append { summary: Some(Summary { json, ..Summary::default() }), ..good },
        ] {
            assert!(matches!(bad.check(), Err(StoreError::Refused(_))), "{bad:?}");
        }
    }
}
