//! Positions as JSON, in and out.

use std::fmt;

use ochre_kernel::{Game, Rules, Seat, Turn};
use serde_json::{Value, json};

use crate::games::GameName;

/// Why a position is refused: every fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPosition(pub Vec<String>);

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the position can't come about: {}", self.0.join("; "))
    }
}

impl std::error::Error for BadPosition {}

/// A state as `ochre replay --json` prints it: the whole position under `state`, and what most
/// readers want beside it. `step` is the number of steps before it.
pub fn snapshot<G: Game>(rules: &G::Rules, state: &G, step: usize) -> Value {
    let turn = match state.turn() {
        Turn::Player(seat) => json!(seat),
        Turn::Chance => json!("chance"),
        Turn::Over => json!("over"),
    };
    let scores: Vec<i32> =
        Seat::all(rules.players()).map(|seat| state.score(rules, seat)).collect();
    json!({
        "game": G::NAME,
        "step": step,
        "turn": turn,
        "scores": scores,
        "state": state.position(rules),
    })
}

/// Which game a position is of. Takes what [`read_position`] takes.
///
/// # Errors
///
/// When the text is no JSON or names no game.
pub fn position_game(text: &str) -> Result<GameName, BadPosition> {
    let value = parse(text)?;
    let name = value.get("game").and_then(Value::as_str);
    let name = name.ok_or_else(|| fault("it has no `game`".into()))?;
    name.parse().map_err(|unknown| fault(format!("{unknown}")))
}

/// Reads a position: the object itself, or a [`snapshot`] with the position under `state`.
///
/// # Errors
///
/// With every fault.
pub fn read_position<G: Game>(text: &str) -> Result<(G::Rules, G), BadPosition> {
    let position =
        serde_json::from_value(parse(text)?).map_err(|error| fault(error.to_string()))?;
    G::from_position(&position).map_err(BadPosition)
}

fn parse(text: &str) -> Result<Value, BadPosition> {
    let mut value: Value =
        serde_json::from_str(text).map_err(|error| fault(format!("it is no JSON: {error}")))?;
    Ok(match value.get_mut("state") {
        Some(state) => state.take(),
        None => value,
    })
}

fn fault(why: String) -> BadPosition {
    BadPosition(vec![why])
}
