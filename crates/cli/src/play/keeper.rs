//! Keeps the record of a running game, and knows whether something would be lost.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::files;

/// Where a game is kept.
#[derive(Debug, Default)]
pub struct Keeper {
    /// Always up to date.
    record: Option<PathBuf>,
    /// Where it was saved last, and how many steps it had.
    saved: Option<(PathBuf, usize)>,
    /// At how many steps somebody was told that the game is not saved.
    warned: Option<usize>,
}

impl Keeper {
    /// Keeps the record in this file, if one is named; `resumed` has the first steps already.
    pub fn new(record: Option<PathBuf>, resumed: Option<PathBuf>, n_steps: usize) -> Keeper {
        let saved = resumed.map(|path| (path, n_steps));
        Keeper { record, saved, warned: None }
    }

    /// Brings the file up to date, where there is one.
    pub fn keep(&mut self, record: impl Fn() -> String, n_steps: usize) -> Result<()> {
        if let Some(path) = self.record.clone() {
            self.save(&path, &record(), n_steps)?;
        }
        Ok(())
    }

    /// Writes a file.
    pub fn save(&mut self, path: &Path, record: &str, n_steps: usize) -> Result<()> {
        files::write_record(path, record)?;
        self.saved = Some((path.into(), n_steps));
        Ok(())
    }

    /// The file that has the whole game so far.
    pub fn file(&self, n_steps: usize) -> Option<&Path> {
        let (path, saved) = self.saved.as_ref()?;
        (*saved == n_steps).then_some(path.as_path())
    }

    /// Where `save` without a name goes: where the game was saved last.
    pub fn usual_file(&self) -> Option<PathBuf> {
        self.saved.as_ref().map(|(path, _)| path.clone())
    }

    /// Whether nothing would be lost, or the person knows. Counts as a warning.
    pub fn may_leave(&mut self, n_steps: usize) -> bool {
        let knows = self.warned == Some(n_steps);
        self.warned = Some(n_steps);
        knows || self.file(n_steps).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_would_lose_a_game_is_warned_once() {
        let mut keeper = Keeper::default();
        assert!(!keeper.may_leave(5));
        assert!(keeper.may_leave(5));
        assert!(!keeper.may_leave(6));
        let mut keeper = Keeper::new(None, Some("a.game".into()), 5);
        assert!(keeper.may_leave(5) && !keeper.may_leave(6));
    }

    #[test]
    fn a_record_is_kept_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.game");
        let mut keeper = Keeper::new(Some(path.clone()), None, 0);
        keeper.keep(|| "game x\n".into(), 3).unwrap();
        assert_eq!(keeper.file(3), Some(path.as_path()));
        assert_eq!(keeper.file(4), None);
        assert_eq!(keeper.usual_file(), Some(path));
        Keeper::default().keep(|| unreachable!("nothing to keep"), 1).unwrap();
    }
}
