//! Files in and out: small texts only, refused in words where they are something else.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The longest file that is read. A record of a long game has 50 kB.
const BYTES_MOST: u64 = 16 * 1024 * 1024;

/// The text of a file; `-` is standard input.
pub fn read_text(path: &Path) -> Result<String> {
    let name = path.display();
    if path == Path::new("-") {
        return read_limited(io::stdin().lock()).context("standard input can't be read");
    }
    if path.is_dir() {
        bail!("{name} is a folder, not a file");
    }
    let file = File::open(path).with_context(|| format!("{name} can't be opened"))?;
    read_limited(file).with_context(|| format!("{name} can't be read"))
}

fn read_limited(source: impl Read) -> Result<String> {
    let mut bytes = Vec::new();
    source.take(BYTES_MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > BYTES_MOST {
        bail!("it is longer than {} MB", BYTES_MOST / 1024 / 1024);
    }
    String::from_utf8(bytes)
        .map_err(|error| error.utf8_error().valid_up_to())
        .map_err(|at| anyhow::anyhow!("it is no text: byte {} is not UTF-8", at + 1))
}

/// Writes a record: whole or not at all. A file that is no record is never written over.
pub fn write_record(path: &Path, text: &str) -> Result<()> {
    let name = path.display();
    if path.exists() && !is_record(path) {
        bail!("{name} exists and is no record: choose another name");
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("{name} can't be written"))
}

fn is_record(path: &Path) -> bool {
    let mut start = [0; 5];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && &start == b"game "
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_or_no_text_is_refused_in_words() {
        let refusal = |source: &mut dyn Read| read_limited(source).unwrap_err().to_string();
        assert_eq!(refusal(&mut io::repeat(b'a')), "it is longer than 16 MB");
        assert_eq!(refusal(&mut &b"ab\xffc"[..]), "it is no text: byte 3 is not UTF-8");
        assert_eq!(read_limited(&b"game"[..]).unwrap(), "game");
    }

    #[test]
    fn only_records_are_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let [record, other] = ["a.game", "notes"].map(|name| folder.path().join(name));
        for text in ["game one\n", "game two\n"] {
            write_record(&record, text).unwrap();
            assert_eq!(read_text(&record).unwrap(), text);
        }
        fs::write(&other, "milk, eggs").unwrap();
        assert!(write_record(&other, "game three\n").is_err());
        assert_eq!(read_text(&other).unwrap(), "milk, eggs");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        assert!(read_text(folder.path()).unwrap_err().to_string().contains("is a folder"));
    }
}
