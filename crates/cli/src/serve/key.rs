//! The key from which the luck of all tables follows.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use ochre_fair::MasterKey;
use ochre_store::Store;

use crate::database::{data_folder, sqlite_file};

/// Where the key is when nobody says where: beside the SQLite file, or in the data folder.
pub fn default_file(database: &str) -> Result<PathBuf> {
    match sqlite_file(database) {
        Some(file) => Ok(file.with_extension("key")),
        None => Ok(data_folder()?.join("ochre.key")),
    }
}

/// Reads the key. Where there is none, it makes one, but only for a database that has had none:
/// a new key would turn the luck of the tables there into nothing.
pub async fn master_key(file: &Path, store: &Store) -> Result<MasterKey> {
    let name = file.display();
    match fs::read_to_string(file) {
        Ok(text) => text
            .trim()
            .parse()
            .map_err(|_| anyhow!("{name} holds no key: it has 64 hexadecimal digits")),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            if let Some(known) = store.meta_get("luck key").await? {
                bail!(
                    "the key file {name} is missing: this database needs the key {known}. Copy \
                     the file from where the database was made, or name it with --key \
                     (docs/hosting.md)"
                );
            }
            make(file).with_context(|| format!("{name} can't be made"))
        }
        Err(error) => Err(error).with_context(|| format!("{name} can't be read")),
    }
}

/// A new key that only this user can read.
fn make(file: &Path) -> Result<MasterKey> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system gives no random bytes")?;
    let key = MasterKey::new(bytes);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = options.open(file)?;
    writeln!(out, "{}", key.to_hex())?;
    out.sync_all()?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_key_is_made_once_and_never_for_tables_that_have_another() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ochre.key");
        let store = crate::database::open("sqlite::memory:").await.unwrap();
        let key = master_key(&file, &store).await.unwrap();
        assert_eq!(master_key(&file, &store).await.unwrap(), key);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        store.meta_once("luck key", &key.fingerprint()).await.unwrap();
        let other = folder.path().join("other.key");
        let refusal = master_key(&other, &store).await.unwrap_err().to_string();
        assert!(refusal.contains(&key.fingerprint()) && !other.exists(), "{refusal}");
        fs::write(&other, "abc").unwrap();
        assert!(master_key(&other, &store).await.is_err());
    }

    #[test]
    fn the_key_is_beside_the_file() {
        assert_eq!(default_file("sqlite:a/b.db").unwrap(), PathBuf::from("a/b.key"));
    }
}
