//! Broken positions, each with all that is said of it: good ones, changed in a spot or two.

use serde_json::Value;

use super::good::{GOOD, good};
use super::walks::bare;
use crate::action::Source;
use crate::position::{Position, UsedPosition};

/// A good position and changes to it such as `turn: round = 3 & seats/0/food = 0`; then a line for
/// each fault.
const CASES: &str = include_str!("faults.txt");

/// Changes the end of a path such as `seats/0/food`; `+` appends to a list, `-` takes the last
/// away.
fn set(position: &mut Value, path: &str, value: Value) {
    let (path, is_pop) = path.strip_suffix("/-").map_or((path, false), |path| (path, true));
    let spot = path.split('/').fold(position, |inner, key| {
        if !inner.is_array() {
            return &mut inner[key];
        }
        let items = inner.as_array_mut().unwrap();
        if key == "+" {
            items.push(Value::Null);
        }
        let last = items.len() - 1;
        &mut items[key.parse::<usize>().unwrap_or(last)]
    });
    if is_pop {
        spot.as_array_mut().unwrap().pop();
    } else {
        *spot = value;
    }
}

/// A good position after some changes, without what follows from the rest.
fn changed(name: &str, changes: &str) -> Position {
    let (rules, state) = good(name);
    let mut position = serde_json::to_value(state.position_of_all(&rules)).unwrap();
    bare(&mut position);
    for change in changes.split(" & ") {
        let (path, value) = change.split_once(" = ").unwrap();
        set(&mut position, path, serde_json::from_str(value).unwrap());
    }
    serde_json::from_value(position).unwrap()
}

#[test]
fn the_positions_that_are_broken_below_are_good() {
    for name in GOOD {
        let (rules, state) = good(name);
        let whole = state.position_of_all(&rules);
        assert_eq!(whole.to_state(), Ok((rules.clone(), state)), "{name}");
        assert_eq!(changed(name, "rules = 1").to_state(), Ok((rules, state)), "{name}");
    }
}

#[test]
fn an_impossible_position_is_refused_with_every_fault() {
    let rest = CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut rest = rest.peekable();
    let mut wrong = Vec::new();
    while let Some(case) = rest.next() {
        let (name, changes) = case.split_once(": ").unwrap();
        let mut expected = Vec::new();
        while let Some(fault) = rest.next_if(|line| line.starts_with(' ')) {
            expected.push(fault.trim().to_string());
        }
        let said = changed(name, changes).to_state().err().unwrap_or_default();
        if said != expected || said.is_empty() {
            wrong.push(format!("{case}\n  {}", said.join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn what_is_named_twice_is_read_once() {
    let above = [
        r#"seats/0/hand = ["tribeswoman"]"#,
        r#"seats/0/above = ["brave", "elder"]"#,
        "seats/0/known_hand = []",
        "turn/new_in_hand = []",
        r#"turn/new_above = [{"card": "elder", "ability": 1}]"#,
    ];
    let above = above.join(" & ");
    for (once, twice) in [
        ("rules = 1", r#"turn/taken = ["elder", "elder"]"#),
        ("rules = 1", r#"turn/new_in_hand = ["elder", "elder"]"#),
        (&above, &format!(r#"{above} & turn/new_above/+ = {{"card": "elder", "ability": 1}}"#)),
    ] {
        let read = changed("turn", twice).to_state();
        assert!(read.is_ok(), "{read:?}");
        assert_eq!(read, changed("turn", once).to_state(), "{twice}");
    }
}

/// More than all faces, the chief and a token can have.
#[test]
fn ew_8_6_every_ability_that_was_used_is_looked_at() {
    let (rules, state) = good("turn");
    let mut position = state.position_of_all(&rules);
    let used = |ability| UsedPosition { source: Source::Chief, ability, times: 1 };
    position.turn.used = (1..=200).map(used).collect();
    assert_eq!(position.to_state().unwrap_err().len(), 200, "the chief is not placed");
}

#[test]
fn faults_are_sentences_without_a_capital_or_a_full_stop() {
    for fault in CASES.lines().filter(|line| line.starts_with(' ')).map(str::trim) {
        assert!(!fault.starts_with(char::is_uppercase) && !fault.ends_with('.'), "{fault}");
    }
}
