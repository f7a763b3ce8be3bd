//! Whatever comes about in random games.

use std::collections::BTreeSet;

use ochre_endless_winter_pack::Pack;
use ochre_kernel::{Game, Rules as _, Setup, Viewer};
use ochre_testkit::walk;
use serde_json::Value;

use super::tables;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::EndlessWinter;

#[test]
fn every_state_is_read_back_as_it_was_written() {
    let (mut kinds, mut deepest) = (BTreeSet::new(), 0);
    for rules in tables() {
        for seed in 0..2 {
            walk::<EndlessWinter>(&rules, seed, |game, _| {
                let text = serde_json::to_string(&game.position(&rules)).unwrap();
                let position: Position = serde_json::from_str(&text).unwrap();
                let read = EndlessWinter::from_position(&position);
                assert_eq!(read, Ok((rules.clone(), *game)), "seed {seed}: {text}");
                let mut value = serde_json::to_value(&position).unwrap();
                bare(&mut value);
                let left: Position = serde_json::from_value(value.clone()).unwrap();
                assert_eq!(left.to_state(), Ok((rules.clone(), *game)), "{value}");
                kinds.insert(kind(&value["phase"]));
                for frame in value["pending"].as_array().unwrap() {
                    kinds.insert(kind(frame));
                }
                deepest = deepest.max(position.pending.len());
            });
        }
    }
    assert!(33 < kinds.len(), "some phases never came about: {kinds:?}");
    assert!(deepest < Pack::CHAIN_MAX - Pack::builtin().chain_depth(), "{deepest} were pending");
}

/// The kind of a phase or of something pending, with its stage.
fn kind(value: &Value) -> String {
    let text = |field| value[field].as_str().unwrap_or_default();
    format!("{} {}{}", text("kind"), text("stage"), text("next"))
}

/// Without what follows from the rest, which would tell on every change.
pub(super) fn bare(value: &mut Value) {
    let follows = ["active", "era", "score", "food_max", "camps_left", "owned"];
    let leave_out = |fields: &mut Value| {
        fields.as_object_mut().unwrap().retain(|key, _| !follows.contains(&key.as_str()));
    };
    leave_out(value);
    value["seats"].as_array_mut().unwrap().iter_mut().for_each(leave_out);
}

/// A pack of somebody's own: a name of its own makes another fingerprint.
fn foreign() -> Rules {
    let mut pack = Pack::builtin().clone();
    pack.name = "Mine".into();
    Rules::new(&Setup { pack: Some(pack.write()), ..Setup::of(3) }).unwrap()
}

#[test]
fn a_pack_that_is_not_shipped_travels_with_its_position() {
    let rules = foreign();
    let state = EndlessWinter::new(&rules);
    let text = serde_json::to_string(&state.position(&rules)).unwrap();
    let position: Position = serde_json::from_str(&text).unwrap();
    assert_eq!(position.to_state(), Ok((rules.clone(), state)));
    assert_eq!(state.view(&rules, Viewer::Spectator).components, None);
    let shipped = Rules::new(&Setup::of(3)).unwrap();
    let plain = EndlessWinter::new(&shipped).position(&shipped);
    assert_eq!(plain.components, None);
    // A shipped pack may come along too.
    let components = serde_json::to_value(Pack::builtin()).unwrap();
    let whole = Position { components: Some(components), ..plain.clone() };
    assert_eq!(whole.to_state(), plain.to_state());
    let mixed = Position { components: position.components, ..plain.clone() };
    let (given, follows) = (plain.pack, rules.pack().unwrap());
    let fault = format!("`pack` is {given}, but {follows} follows from `components`");
    assert_eq!(mixed.to_state(), Err(vec![fault]));
}
