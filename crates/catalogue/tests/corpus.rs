//! What the fuzzers start from and what they once found, replayed as ordinary tests.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

#[path = "../../../fuzz/laws.rs"]
mod laws;

use std::fs;
use std::path::Path;

/// How many texts of a target's corpus are accepted. Bytes that are no text never reach a parser.
fn n_accepted(target: &str, law: fn(&str) -> bool) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files =
        fs::read_dir(&folder).unwrap().map(|entry| fs::read(entry.unwrap().path()).unwrap());
    files.filter(|bytes| law(&String::from_utf8_lossy(bytes))).count()
}

#[test]
fn records_of_the_corpus_are_read_and_written_again_or_refused() {
    assert!(n_accepted("record", laws::record) > 0, "the corpus holds no good record");
}

#[test]
fn positions_of_the_corpus_are_played_or_refused() {
    assert!(n_accepted("position", laws::position) > 0, "the corpus holds no good position");
}
