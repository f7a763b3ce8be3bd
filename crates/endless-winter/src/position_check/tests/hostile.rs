//! Whatever is read, nothing falls over: a position is refused, or it can be played on.

use ochre_endless_winter_pack::{Pack, Symbol};
use ochre_kernel::{Game, Rng, Step, Turn};
use ochre_testkit::walk;
use serde_json::Value;

use super::good::{GOOD, good};
use super::tables;
use super::walks::bare;
use crate::position::{FramePosition, Id, Position};
use crate::rules::Rules;
use crate::state::EndlessWinter;

/// Every number, name and list of a position, as JSON pointers.
fn leaves(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, inner)| leaves(inner, format!("{at}/{key}"), out));
        }
        Value::Array(items) => {
            out.push(at.clone());
            let items = items.iter().enumerate();
            items.for_each(|(index, inner)| leaves(inner, format!("{at}/{index}"), out));
        }
        _ => out.push(at),
    }
}

/// Something else of the same kind; often what another position has there.
fn disturb(value: &mut Value, other: Option<&Value>, rng: &mut Rng) {
    if let (Some(other), 0) = (other, rng.below(2)) {
        *value = other.clone();
        return;
    }
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            let numbers = [number + 1, number - 1, 0, 1, 2, 3, 4, 7, 10, 200, 255, 65_535];
            *value = numbers[rng.below(12) as usize].into();
        }
        Value::Bool(bit) => *value = (!*bit).into(),
        Value::Array(items) => match (items.last().cloned(), rng.below(3)) {
            (Some(last), 0) => items.push(last),
            (Some(_), 1) => {
                items.pop();
            }
            (Some(_), _) => items.reverse(),
            (None, _) => items.push(2.into()),
        },
        _ => *value = Value::Null,
    }
}

/// Moves a card or an animal, so that none is lost.
fn shuffle(value: &mut Value, rng: &mut Rng) {
    let seat = rng.below(value["seats"].as_array().unwrap().len() as u32) as usize;
    let piles = ["hand", "deck", "discard", "above", "eclipse_pile", "buried"];
    let (from, to) = (piles[rng.below(6) as usize], piles[rng.below(6) as usize]);
    let own = &mut value["seats"][seat];
    if let Some(card) = own[from].as_array_mut().unwrap().pop() {
        own[to].as_array_mut().unwrap().push(card);
    }
    if rng.below(2) == 0 {
        own["known_hand"] = Value::Array(Vec::new());
    }
}

#[test]
fn a_disturbed_position_is_refused_or_playable() {
    let mut rng = Rng::from_seed(7);
    let (mut n_refused, mut n_read) = (0, 0);
    for rules in tables() {
        for seed in 0..2 {
            let mut positions = Vec::new();
            walk::<EndlessWinter>(&rules, seed, |game, _| {
                positions.push(serde_json::to_value(game.position(&rules)).unwrap());
            });
            for original in &positions {
                let mut value = original.clone();
                let other = &positions[rng.below(positions.len() as u32) as usize];
                bare(&mut value);
                match rng.below(6) {
                    0 => value["phase"] = other["phase"].clone(),
                    1 => value["turn"] = other["turn"].clone(),
                    2 => value["pending"] = other["pending"].clone(),
                    _ => (),
                }
                (0..rng.below(3)).for_each(|_| shuffle(&mut value, &mut rng));
                let mut pointers = Vec::new();
                leaves(&value, String::new(), &mut pointers);
                for _ in 0..rng.below(3) {
                    let pointer = &pointers[rng.below(pointers.len() as u32) as usize];
                    if let Some(spot) = value.pointer_mut(pointer) {
                        disturb(spot, other.pointer(pointer), &mut rng);
                    }
                }
                let Ok(position) = serde_json::from_value::<Position>(value.clone()) else {
                    continue;
                };
                match position.to_state() {
                    Err(_) => n_refused += 1,
                    Ok((rules, game)) => {
                        n_read += 1;
                        play_on(&rules, game, &value, &mut rng);
                    }
                }
            }
        }
    }
    assert!(1000 < n_refused && 1000 < n_read, "{n_refused} refused, {n_read} read");
}

/// Plays some steps; each state on the way is read back.
fn play_on(rules: &Rules, mut game: EndlessWinter, from: &Value, rng: &mut Rng) {
    let mut scratch = Vec::new();
    for _ in 0..20 {
        let read = game.position(rules).to_state();
        assert_eq!(read, Ok((rules.clone(), game)), "from {from}");
        let step = match game.turn() {
            Turn::Player(_) => Step::Act(game.sample_action(rules, rng, &mut scratch)),
            Turn::Chance => Step::Chance(game.sample_chance(rules, rng)),
            Turn::Over => return,
        };
        game.apply(rules, step, &mut ());
    }
}

#[test]
fn the_largest_numbers_and_long_lists_are_refused_at_once() {
    for name in GOOD {
        let (rules, state) = good(name);
        let whole = serde_json::to_value(state.position_of_all(&rules)).unwrap();
        let mut pointers = Vec::new();
        leaves(&whole, String::new(), &mut pointers);
        for pointer in &pointers {
            for extreme in [0, 15, 16, 254, 255, 65_535] {
                let mut value = whole.clone();
                match value.pointer_mut(pointer) {
                    Some(Value::Array(items)) => {
                        let length = items.len() * extreme.min(1000);
                        *items = items.iter().cycle().take(length).cloned().collect();
                    }
                    Some(spot) => *spot = extreme.into(),
                    None => (),
                }
                if let Ok(position) = serde_json::from_value::<Position>(value) {
                    let n_faults = position.to_state().err().unwrap_or_default().len();
                    assert!(n_faults < 300, "{n_faults} faults with {extreme} at {pointer}");
                }
            }
        }
    }
}

/// Every symbol, on as many levels as are read: what they cause finds room too.
#[test]
fn as_much_as_can_be_pending_can_be_carried_out() {
    let symbols = Symbol::ALL
        .into_iter()
        .filter(|symbol| !matches!(symbol, Symbol::LaborHalves | Symbol::Vp | Symbol::Discard));
    let left = symbols.map(|symbol| (Id(symbol), 5)).collect();
    let gains = FramePosition::Gains { left, stones: Vec::new(), must: false };
    for (name, seed) in ["turn", "late"].into_iter().flat_map(|name| [(name, 1), (name, 2)]) {
        let (rules, state) = good(name);
        let mut position = state.position_of_all(&rules);
        let most = Pack::CHAIN_MAX - Pack::builtin().chain_depth();
        position.pending = vec![gains.clone(); most];
        let (rules, mut game) = position.to_state().unwrap();
        game.roll_out(&rules, &mut Rng::from_seed(seed), &mut Vec::new());
        assert_eq!(game.turn(), Turn::Over);
        position.pending.push(gains.clone());
        let fault = format!("`pending` has length {}, but a position has {most} at most", most + 1);
        assert_eq!(position.to_state(), Err(vec![fault]));
    }
}
