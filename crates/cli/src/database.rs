//! Which database, and that nobody else serves it.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use ochre_store::{Options, Store};

/// Where the user's programs keep their data.
pub fn data_folder() -> Result<PathBuf> {
    let folder = dirs::data_dir().context("this system names no data folder: give --database")?;
    let folder = folder.join("ochre");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

/// The database that is served when nobody says which.
pub fn default_database() -> Result<String> {
    Ok(data_folder()?.join("ochre.db").display().to_string())
}

/// Whether a PostgreSQL server holds it.
pub fn is_postgres(database: &str) -> bool {
    database.starts_with("postgres://") || database.starts_with("postgresql://")
}

/// The file of an SQLite database that is one.
pub fn sqlite_file(database: &str) -> Option<PathBuf> {
    let path = database.strip_prefix("sqlite:").unwrap_or(database);
    let path = path.strip_prefix("//").unwrap_or(path);
    (!is_postgres(database) && path != ":memory:").then(|| PathBuf::from(path))
}

/// As it may be printed: the address of a PostgreSQL server holds a password.
pub fn shown(database: &str) -> String {
    match sqlite_file(database) {
        Some(file) => file.display().to_string(),
        None if is_postgres(database) => "the PostgreSQL database".into(),
        None => "the database in memory".into(),
    }
}

/// Opens a database, and makes it where there is none.
pub async fn open(database: &str) -> Result<Store> {
    if let Some(file) = sqlite_file(database) {
        must_have_folder(&file)?;
    }
    Store::open(database, Options::default())
        .await
        .map_err(|error| anyhow!("{} can't be used: {error}", shown(database)))
}

fn must_have_folder(file: &Path) -> Result<()> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !folder.is_dir() => {
            bail!("there is no folder {}: make it, or choose another file", folder.display())
        }
        _ => Ok(()),
    }
}

/// Opens a database that must be there.
pub async fn open_existing(database: &str) -> Result<Store> {
    if let Some(file) = sqlite_file(database).filter(|file| !file.is_file()) {
        bail!("there is no database {}: name it with --database", file.display());
    }
    open(database).await
}

/// The right to write to an SQLite file alone, for as long as this lives. The system takes it back
/// when the process ends, however it ends.
#[derive(Debug)]
pub struct Alone {
    _lock: Option<File>,
}

/// Takes the right to write to a database alone. Processes on PostgreSQL share theirs.
///
/// Two servers on one SQLite file would not hear of each other's moves: the second is refused.
pub fn alone(database: &str) -> Result<Alone> {
    let Some(file) = sqlite_file(database) else { return Ok(Alone { _lock: None }) };
    must_have_folder(&file)?;
    let mut beside = file.clone().into_os_string();
    beside.push(".lock");
    let name = PathBuf::from(&beside);
    let mut lock = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&name)
        .with_context(|| format!("{} can't be made", name.display()))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(fs::TryLockError::WouldBlock) => {
            let mut process = String::new();
            let _ = lock.read_to_string(&mut process);
            let process: String = process.chars().filter(char::is_ascii_digit).take(10).collect();
            bail!(
                "another ochre uses {} (process {process}): stop it first, or choose another file \
                 with --database. Several servers share their tables on PostgreSQL \
                 (docs/hosting.md)",
                file.display()
            );
        }
        Err(fs::TryLockError::Error(error)) => {
            return Err(error).with_context(|| format!("{} can't be locked", name.display()));
        }
    }
    // For whoever is refused; nothing depends on it.
    let _ = lock.set_len(0).and_then(|()| writeln!(lock, "{}", std::process::id()));
    Ok(Alone { _lock: Some(lock) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_told_from_a_server() {
        for (database, file) in [
            ("ochre.db", Some("ochre.db")),
            ("sqlite:a/b.db", Some("a/b.db")),
            ("sqlite:///a/b.db", Some("/a/b.db")),
            ("sqlite::memory:", None),
            ("postgres://a:secret@b/c", None),
        ] {
            assert_eq!(sqlite_file(database), file.map(PathBuf::from), "{database}");
            assert!(!shown(database).contains("secret"));
        }
    }

    #[test]
    fn an_sqlite_file_has_one_user_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("a.db").display().to_string();
        let first = alone(&database).unwrap();
        let refusal = alone(&database).unwrap_err().to_string();
        let expected = format!("(process {})", std::process::id());
        assert!(refusal.contains("another ochre uses") && refusal.contains(&expected), "{refusal}");
        drop(first);
        alone(&database).unwrap();
        let shared = alone("postgres://a/b").unwrap();
        alone("postgres://a/b").unwrap();
        drop(shared);
    }
}
