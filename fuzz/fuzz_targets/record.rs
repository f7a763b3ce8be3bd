//! Runs the law of the same name on what the fuzzer invents.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code)]
mod laws;

libfuzzer_sys::fuzz_target!(|text: &str| {
    laws::record(text);
});
