//! What the fuzzer of packs starts from and what it once found, replayed as an ordinary test.

#![expect(clippy::expect_used, reason = "a test may panic")]

#[path = "../../../fuzz/pack_law.rs"]
mod laws;

use std::fs;
use std::path::Path;

#[test]
fn packs_of_the_corpus_are_read_and_written_again_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/pack");
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(&folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        // Bytes that are no text never reach the reader.
        let bytes = fs::read(entry.path()).unwrap();
        let is_good = laws::pack(&String::from_utf8_lossy(&bytes));
        if is_good { good.push(name) } else { bad.push(name) }
    }
    // A pack must not change sides without anybody noticing.
    for name in ["at-the-limit", "corrected", "reordered"] {
        assert!(good.iter().any(|other| other == name), "{name} is refused");
    }
    for name in ["too-deep", "many-faults", "twice"] {
        assert!(bad.iter().any(|other| other == name), "{name} is accepted");
    }
}
