//! Runs the law of the same name on what the fuzzer invents.
#![no_main]

#[path = "../pack_law.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|text: &str| {
    laws::pack(text);
});
