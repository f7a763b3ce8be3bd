//! The server from outside: what `trust.md` demands of it, asked over HTTP and sockets.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test may panic")]

mod http;
mod people;
mod server;
mod socket;

mod again;
mod clocks;
mod docs;
mod forgetting;
mod games;
mod ids;
mod illegal;
mod limits;
mod links;
mod malformed;
mod modes;
mod openapi;
mod pages;
mod secret;
mod seeing;
mod sockets;
mod starving;
mod twins;
mod undo;
