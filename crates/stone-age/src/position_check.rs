//! Reads a position and refuses what can't come about, with every fault.

use crate::position::Position;
use crate::rules::Rules;
use crate::state::StoneAge;

impl Position {
    pub(crate) fn to_state(&self) -> Result<(Rules, StoneAge), Vec<String>> {
        Err(vec!["not yet".into()])
    }
}
