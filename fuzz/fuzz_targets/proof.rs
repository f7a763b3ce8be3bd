//! Runs the law of the same name on what the fuzzer invents.
#![no_main]

#[path = "../table_laws.rs"]
#[allow(dead_code)]
mod table_laws;

libfuzzer_sys::fuzz_target!(|text: &str| {
    table_laws::proof(text);
});
