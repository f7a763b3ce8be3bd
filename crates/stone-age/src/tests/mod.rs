//! Tests of the rules by number, of the laws, of speed promises.

mod buying;
mod feeding;
mod laws;
mod next_round;
mod placing;
mod placing_few;
mod scene;
mod setup;
mod speed;
mod things;
mod tools;
mod using;
