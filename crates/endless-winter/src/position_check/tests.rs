//! Positions are read back as they were written, views hide what they must, and impossible
//! positions are refused with every fault.

mod faults;
mod good;
mod hostile;
mod rare;
mod views;
mod walks;

use std::collections::BTreeSet;

use ochre_endless_winter_pack::{Species, Symbol, Terrain, Tribe};
use ochre_kernel::{Rules as _, Setup};
use serde_json::Value;

use crate::rules::Rules;

/// Tables of every size, plain and with everything on.
fn tables() -> impl Iterator<Item = Rules> {
    let on = ["choose-chiefs", "short-era-1", "glacier-tokens", "rest-tokens"];
    (2..=4).flat_map(move |players| {
        let usual = Setup::of(players);
        let all = on.iter().fold(usual.clone(), |setup, key| setup.with(key, "on"));
        let chosen = usual.clone().with("choose-setup", "on").with("rest-tokens", "on");
        [usual, all, chosen].map(|setup| Rules::new(&setup).unwrap())
    })
}

/// Every name of a field.
fn fields(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Object(inner) => inner.iter().for_each(|(field, value)| {
            out.insert(field.clone());
            fields(value, out);
        }),
        Value::Array(inner) => inner.iter().for_each(|value| fields(value, out)),
        _ => (),
    }
}

#[test]
fn every_field_is_explained_in_the_notation() {
    let page = include_str!("../../../../docs/notation.md");
    let part = page.split("\n### ").find(|part| part.starts_with("Positions of Endless Winter"));
    let part = part.expect("the part");
    let mut names = BTreeSet::new();
    for name in good::GOOD {
        let (rules, state) = good::good(name);
        let position = serde_json::to_value(state.position_of_all(&rules)).unwrap();
        fields(&position, &mut names);
    }
    // Counts are keyed by the ids of a pack, camps by hexes.
    let is_id = |name: &str| {
        Symbol::ALL.iter().any(|symbol| symbol.id() == name)
            || Species::ALL.iter().any(|species| species.id() == name)
            || Tribe::ALL.iter().any(|tribe| tribe.id() == name)
            || Terrain::ALL.iter().any(|terrain| terrain.id() == name)
            || name.parse::<u8>().is_ok()
    };
    let explained = |name: &String| {
        part.contains(&format!("`{name}`")) || part.contains(&format!("\"{name}\":"))
    };
    for name in names.iter().filter(|name| !is_id(name)) {
        assert!(explained(name), "{name} is not explained");
    }
}

#[test]
fn what_there_is_none_of_is_not_listed() {
    let check = |counts: &Value, field: &str| {
        let mut numbers = counts.as_object().into_iter().flat_map(|counts| counts.values());
        assert!(numbers.all(|number| *number != 0), "{field}: {counts}");
    };
    for name in good::GOOD {
        let (rules, state) = good::good(name);
        let position = serde_json::to_value(state.position_of_all(&rules)).unwrap();
        for field in ["tribe_piles", "animal_deck", "hunting_grounds", "tiles_to_lay"] {
            check(&position[field], field);
        }
        for seat in position["seats"].as_array().unwrap() {
            for field in ["animals", "used_animals", "camps", "vp"] {
                check(&seat[field], field);
            }
        }
    }
}
