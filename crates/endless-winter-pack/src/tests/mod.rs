//! Tests of the whole pack.

mod broken;
mod builtin;
mod chain;
mod robust;
mod source;
mod statements;

/// The text of the built-in pack.
const TEXT: &str = include_str!("../../../../packs/reconstruction-1.json");

/// The built-in pack as JSON, to be edited.
fn json() -> serde_json::Value {
    serde_json::from_str(TEXT).unwrap()
}
