//! What the fuzzers start from and what they once found.

use std::fs;
use std::path::Path;

/// How many texts of a target's corpus a law accepts. Bytes that are no text never reach a parser.
///
/// # Panics
///
/// Where there is no such corpus.
pub fn n_accepted(target: &str, law: fn(&str) -> bool) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    files
        .map(|entry| entry.and_then(|entry| fs::read(entry.path())))
        .map(|bytes| bytes.unwrap_or_else(|why| panic!("{}: {why}", folder.display())))
        .filter(|bytes| law(&String::from_utf8_lossy(bytes)))
        .count()
}
