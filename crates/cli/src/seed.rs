//! Where luck begins when nobody names a seed.

use std::hash::{BuildHasher, RandomState};

/// A seed that nobody can guess: the standard library seeds its hashers from the operating system.
pub fn fresh() -> u64 {
    RandomState::new().hash_one("ochre")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_gets_luck_of_its_own() {
        assert_ne!(fresh(), fresh());
    }
}
