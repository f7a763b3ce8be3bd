//! All tables of a server in one file: what `ochre export` writes and `ochre import` reads.
//!
//! Each line is an object of JSON: a head, one line a table, an end. `whole` is the SHA-256 of
//! everything about a table, `state` of the state that its log leads to: equal states on both
//! sides are what a move from one store to another has to show.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow, bail};
use ochre_store::{Summary, Whole};
use ochre_table::{Author, Entry, Kind, Millis, Stage, Table, TableId, Version};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Raised when an older program could not read the file.
pub const FORMAT: u32 = 1;

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Line {
    /// The first one.
    Head {
        /// Of this file.
        format: u32,
        /// Which program wrote it.
        program: String,
        /// Small facts about the whole store, such as the fingerprint of its key.
        facts: BTreeMap<String, String>,
    },
    /// A table.
    Table(Box<TableLine>),
    /// The last one: without it the file was cut short.
    End {
        /// How many there are.
        tables: u64,
        /// The hash over the states of all.
        states: String,
    },
}

/// A table in a line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableLine {
    table: String,
    stage: String,
    game: String,
    public: bool,
    due: Option<Millis>,
    summary: String,
    /// Time, author, kind and text of each entry, from the first on.
    entries: Vec<(Millis, String, String, String)>,
    keys: Vec<(Version, String)>,
    sessions: Vec<String>,
    whole: String,
    state: String,
}

impl TableLine {
    /// The line of a table.
    pub fn new(whole: &Whole) -> TableLine {
        let entry = |entry: &Entry| {
            let (author, kind) = (entry.author.to_string(), entry.kind.as_str().to_owned());
            (entry.time, author, kind, entry.text.clone())
        };
        let mut line = TableLine {
            table: whole.table.to_string(),
            stage: whole.summary.stage.as_str().into(),
            game: whole.summary.game.clone(),
            public: whole.summary.public,
            due: whole.summary.due,
            summary: whole.summary.json.clone(),
            entries: whole.entries.iter().map(entry).collect(),
            keys: whole.keys.clone(),
            sessions: whole.sessions.clone(),
            whole: String::new(),
            state: state_hash(whole.table, &whole.entries),
        };
        line.whole = line.hash();
        line
    }

    /// The hash of the state.
    pub fn state(&self) -> &str {
        &self.state
    }

    /// The table, if nothing about it was damaged.
    pub fn read(&self) -> Result<Whole> {
        if self.hash() != self.whole {
            bail!("table {} was changed since it was exported", self.table);
        }
        let table: TableId = self.table.parse()?;
        let mut entries = Vec::with_capacity(self.entries.len());
        for ((time, author, kind, text), seq) in self.entries.iter().zip(1..) {
            let author: Author = author.parse().map_err(|why: String| anyhow!(why))?;
            let kind: Kind = kind.parse().map_err(|why: String| anyhow!(why))?;
            entries.push(Entry { seq, time: *time, author, kind, text: text.clone() });
        }
        let stages = [Stage::Lobby, Stage::Running, Stage::Paused, Stage::Over];
        let stage = stages.into_iter().find(|stage| stage.as_str() == self.stage);
        let stage = stage.with_context(|| format!("a table is in stage `{}`", self.stage))?;
        let (game, json) = (self.game.clone(), self.summary.clone());
        let summary = Summary { stage, game, public: self.public, due: self.due, json };
        let (keys, sessions) = (self.keys.clone(), self.sessions.clone());
        Ok(Whole { table, summary, entries, keys, sessions })
    }

    /// Over every value with its length, so that no two tables give the same bytes.
    fn hash(&self) -> String {
        let mut sha = Sha256::new_with_prefix("ochre table 1");
        let mut add = |text: &str| {
            sha.update((text.len() as u64).to_le_bytes());
            sha.update(text);
        };
        let due = self.due.map(|due| due.to_string()).unwrap_or_default();
        for text in [&self.table, &self.stage, &self.game, &due, &self.summary] {
            add(text);
        }
        add(if self.public { "public" } else { "" });
        add(&self.entries.len().to_string());
        for (time, author, kind, text) in &self.entries {
            add(&time.to_string());
            [author, kind, text].into_iter().for_each(|text| add(text));
        }
        add(&self.keys.len().to_string());
        for (version, key) in &self.keys {
            add(&version.to_string());
            add(key);
        }
        self.sessions.iter().for_each(|session| add(session));
        hex(sha)
    }
}

/// The hash of the state that a log leads to: over the name of the table, its version and the
/// whole position. A log that this program can't play has none.
pub fn state_hash(table: TableId, entries: &[Entry]) -> String {
    let Ok(played) = Table::from_log(table, entries) else { return "unreadable".into() };
    let position = played.play().position();
    let text = format!("{table}\n{}\n{position}", played.version());
    hex(Sha256::new_with_prefix("ochre state 1\n").chain_update(text))
}

/// The states of many tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct States(BTreeMap<TableId, String>);

impl States {
    /// Adds a table.
    pub fn add(&mut self, table: TableId, state: &str) {
        self.0.insert(table, state.into());
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.0.len() as u64
    }

    /// How many logs could not be played.
    pub fn n_unreadable(&self) -> usize {
        self.0.values().filter(|state| *state == "unreadable").count()
    }

    /// The hash over all, in the order of their names: each store sorts in its own way.
    pub fn hash(&self) -> String {
        let mut sha = Sha256::new_with_prefix("ochre states 1\n");
        for (table, state) in &self.0 {
            sha.update(format!("{table} {state}\n"));
        }
        hex(sha)
    }
}

fn hex(sha: Sha256) -> String {
    sha.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole() -> Whole {
        let entry = |seq, kind, text: &str| Entry {
            seq,
            time: 5,
            author: Author::Host,
            kind,
            text: text.into(),
        };
        Whole {
            table: TableId::from_bits([3; 10]),
            summary: Summary { due: Some(7), ..Summary::default() },
            entries: vec![entry(1, Kind::Setup, "{}"), entry(2, Kind::Chat, "привіт \"\\")],
            keys: vec![(2, "k".into())],
            sessions: vec!["s".into()],
        }
    }

    #[test]
    fn a_table_is_written_and_read_alike() {
        let whole = whole();
        let line = Line::Table(Box::new(TableLine::new(&whole)));
        let text = serde_json::to_string(&line).unwrap();
        let Line::Table(read) = serde_json::from_str(&text).unwrap() else { panic!("{text}") };
        assert_eq!(read.read().unwrap(), whole);
        assert_eq!(read.state(), "unreadable");
    }

    #[test]
    fn whatever_changes_is_noticed() {
        let good = TableLine::new(&whole());
        let changes: [fn(&mut TableLine); 8] = [
            |line| line.table = TableId::from_bits([4; 10]).to_string(),
            |line| line.public = true,
            |line| line.due = None,
            |line| line.entries[1].3 = "привіт".into(),
            |line| line.entries[1].0 += 1,
            |line| line.entries.truncate(1),
            |line| line.keys[0].1 += "k",
            |line| line.sessions.clear(),
        ];
        for (index, change) in changes.into_iter().enumerate() {
            let mut bad = good.clone();
            change(&mut bad);
            assert!(bad.read().is_err(), "{index}");
        }
    }

    #[test]
    fn the_order_of_tables_does_not_matter() {
        let [one, two] = [1, 2].map(|byte| TableId::from_bits([byte; 10]));
        let (mut a, mut b) = (States::default(), States::default());
        a.add(one, "x");
        a.add(two, "y");
        b.add(two, "y");
        assert_ne!(a.hash(), b.hash());
        b.add(one, "x");
        assert_eq!((a.hash(), a.len()), (b.hash(), 2));
    }
}
