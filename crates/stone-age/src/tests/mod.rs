//! Tests of the rules by number, of the laws, of speed promises.

mod accessors;
mod buying;
mod cards;
mod components;
mod dice_for_all;
mod end;
mod feeding;
mod kept_cards;
mod laws;
mod next_round;
mod notation;
mod perft;
mod placing;
mod placing_few;
mod positions;
mod refusals;
mod scene;
mod scoring;
mod setup;
mod speed;
mod things;
mod tools;
mod two_resources;
mod using;
mod worked_examples;
