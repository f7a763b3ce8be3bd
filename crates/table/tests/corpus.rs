//! What the fuzzers start from and what they once found, replayed as ordinary tests.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../../../fuzz/table_laws.rs"]
mod table_laws;

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
fn proofs_of_the_corpus_hold_or_are_refused() {
    assert!(n_accepted("proof", table_laws::proof) > 0, "the corpus holds no good proof");
}

#[test]
fn logs_of_the_corpus_tell_of_a_table_or_are_refused() {
    assert!(n_accepted("log", table_laws::log) > 0, "the corpus holds no good log");
}
