//! What the fuzzers start from and what they once found, replayed as ordinary tests.

#![expect(clippy::expect_used, reason = "a test may panic")]

#[path = "../../../fuzz/laws.rs"]
mod laws;

use ochre_testkit::n_accepted;

#[test]
fn records_of_the_corpus_are_read_and_written_again_or_refused() {
    assert!(n_accepted("record", laws::record) > 0, "the corpus holds no good record");
}

#[test]
fn positions_of_the_corpus_are_played_or_refused() {
    assert!(n_accepted("position", laws::position) > 0, "the corpus holds no good position");
}
