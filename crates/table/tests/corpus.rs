//! What the fuzzers start from and what they once found, replayed as ordinary tests.

#[path = "../../../fuzz/table_laws.rs"]
mod table_laws;

use ochre_testkit::n_accepted;

#[test]
fn proofs_of_the_corpus_hold_or_are_refused() {
    assert!(n_accepted("proof", table_laws::proof) > 0, "the corpus holds no good proof");
}

#[test]
fn logs_of_the_corpus_tell_of_a_table_or_are_refused() {
    assert!(n_accepted("log", table_laws::log) > 0, "the corpus holds no good log");
}
