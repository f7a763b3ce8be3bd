//! What must hold for any text that is read as a component pack. The fuzz target runs it on what it
//! invents, the tests of `ochre-endless-winter-pack` on the corpus. It stands apart from `laws.rs`
//! because that crate knows no other of ours.

use ochre_endless_winter_pack::{Pack, show};

/// Any text is a pack or gets its faults, in the order of the file and safe to print; what is
/// accepted is written and read again unchanged. Says whether it was accepted.
pub fn pack(text: &str) -> bool {
    match Pack::read(text) {
        Ok(pack) => {
            let again = Pack::read(&pack.write()).expect("our own pack");
            assert_eq!(again.fingerprint(), pack.fingerprint());
            assert_eq!(again, pack);
            assert!(!show(&pack).is_empty());
            true
        }
        Err(faults) => {
            let n_lines = 1 + text.bytes().filter(|&byte| byte == b'\n').count();
            assert!(!faults.is_empty());
            assert!(faults.is_sorted_by_key(|fault| fault.line));
            for fault in faults {
                assert!((1..=n_lines).contains(&(fault.line as usize)), "{fault:?}");
                assert!(!fault.to_string().contains(char::is_control), "{fault:?}");
            }
            false
        }
    }
}
