//! Luck that nobody can predict or bend, and the proof of it.
