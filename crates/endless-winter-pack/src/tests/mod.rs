//! Tests of the whole pack.

mod broken;
mod builtin;
mod chain;
mod limits;
mod robust;
mod shown;
mod source;
mod statements;

/// The text of the first pack that was released: what tests say of its values stays true.
const TEXT: &str = include_str!("../../../../packs/reconstruction-1.json");

/// That pack as JSON, to be edited.
fn json() -> serde_json::Value {
    serde_json::from_str(TEXT).unwrap()
}
