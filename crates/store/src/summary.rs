//! What lists and the driver of bots and clocks need to know about a table without loading it.

use ochre_table::{Millis, Stage, TableId, Version};

use crate::StoreError;

/// Written with the append that changes it, so that it is never older than the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How far the table is.
    pub stage: Stage,
    /// Which game is played.
    pub game: String,
    /// May strangers see it in a list?
    pub public: bool,
    /// When the server has to look at it again: a clock runs out, a bot has to move.
    pub due: Option<Millis>,
    /// Whatever else a list shows.
    pub json: String,
}

impl Default for Summary {
    /// Of a table that told nothing about itself.
    fn default() -> Summary {
        let (game, json) = (String::new(), "{}".to_owned());
        Summary { stage: Stage::Lobby, game, public: false, due: None, json }
    }
}

/// A line in a list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which table.
    pub table: TableId,
    /// Its version.
    pub version: Version,
    /// When it was made.
    pub made: Millis,
    /// When its last entry was written.
    pub changed: Millis,
    /// What it tells about itself.
    pub summary: Summary,
}

impl Listed {
    /// The place in a list right after this line, for the next [`Page`].
    pub fn mark(&self) -> Mark {
        Mark { changed: self.changed, table: self.table }
    }
}

/// Which tables; nothing said means all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those so far.
    pub stage: Option<Stage>,
    /// Only those that strangers may see, or only the others.
    pub public: Option<bool>,
    /// Only tables of this game.
    pub game: Option<String>,
}

/// Which part of a list that begins with what changed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// What comes after this line of the page before; from the beginning without it.
    pub after: Option<Mark>,
    /// So many lines.
    pub limit: u32,
}

/// A place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When the table before it changed.
    pub changed: Millis,
    /// The table before it.
    pub table: TableId,
}

/// The columns of a [`Listed`], in their order in every query.
pub(crate) type ListedRow =
    (String, i64, Millis, Millis, String, String, bool, Option<Millis>, String);

impl Listed {
    pub(crate) fn read(row: ListedRow) -> Result<Listed, StoreError> {
        let (id, version, made, changed, stage, game, public, due, json) = row;
        let summary = Summary { stage: read_stage(&stage)?, game, public, due, json };
        Ok(Listed { table: read_id(&id)?, version: read_version(version)?, made, changed, summary })
    }
}

pub(crate) fn read_id(id: &str) -> Result<TableId, StoreError> {
    id.parse().map_err(|_| StoreError::Broken(format!("a table is named `{id}`")))
}

pub(crate) fn read_version(version: i64) -> Result<Version, StoreError> {
    version.try_into().map_err(|_| StoreError::Broken(format!("a version is {version}")))
}

fn read_stage(stage: &str) -> Result<Stage, StoreError> {
    [Stage::Lobby, Stage::Running, Stage::Paused, Stage::Over]
        .into_iter()
        .find(|known| known.as_str() == stage)
        .ok_or_else(|| StoreError::Broken(format!("a table is in stage `{stage}`")))
}
