//! Tables over HTTP and sockets.
//!
//! Start at [`App`]: a wish comes in by a route or a socket, becomes entries of a table's log, is
//! stored, and only then told to anybody. `driver.rs` does what no person does: bots and clocks.

mod app;
mod convert;
mod driver;
mod failure;
mod guard;
mod live;
mod making;
mod metrics;
mod routes;
mod secrets;
mod serve;
mod session;
mod socket;
mod strict;
#[cfg(test)]
mod tests;
mod thinkers;
mod webhook;

pub use app::{App, Settings};
pub use failure::Failure;
pub use routes::{openapi_json, router};
pub use serve::{Served, serve};
