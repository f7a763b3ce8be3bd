//! Positions are read back as they were written, and impossible ones are refused with every fault.

mod faults;

use std::collections::BTreeSet;

use ochre_kernel::{Game, Rng, Rules as _, Setup, Step, Turn, Viewer};
use serde_json::Value;

use crate::position::Position;
use crate::rules::Rules;
use crate::state::StoneAge;

/// Calls `visit` with every state of a random game, the last one included.
fn walk(rules: &Rules, seed: u64, mut visit: impl FnMut(&StoneAge)) {
    let mut rng = Rng::from_seed(seed);
    let (mut game, mut scratch) = (StoneAge::new(rules), Vec::new());
    loop {
        visit(&game);
        let step = match game.turn() {
            Turn::Player(_) => Step::Act(game.sample_action(rules, &mut rng, &mut scratch)),
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut rng)),
            Turn::Over => return,
        };
        game.apply(rules, step, &mut ());
    }
}

/// Tables of every size, with and without options.
fn tables() -> impl Iterator<Item = Rules> {
    (2..=4).flat_map(|players| {
        let usual = Setup::of(players);
        let short = usual.clone().with("edition", "2021").with("round-limit", "3");
        [usual, short].map(|setup| Rules::new(&setup).unwrap())
    })
}

fn kind(position: &Value) -> String {
    position["phase"]["kind"].as_str().unwrap().into()
}

#[test]
fn every_state_is_read_back_as_it_was_written() {
    let mut kinds = BTreeSet::new();
    for rules in tables() {
        for seed in 0..6 {
            walk(&rules, seed, |game| {
                let text = serde_json::to_string(&game.position(&rules)).unwrap();
                let position: Position = serde_json::from_str(&text).unwrap();
                let read = StoneAge::from_position(&position);
                assert_eq!(read, Ok((rules, *game)), "seed {seed}: {text}");
                kinds.insert(kind(&serde_json::to_value(&position).unwrap()));
            });
        }
    }
    assert_eq!(kinds.len(), 12, "some phases never came about: {kinds:?}");
}

#[test]
fn what_follows_from_the_rest_may_be_left_out() {
    for rules in tables() {
        walk(&rules, 1, |game| {
            let mut position = game.position(&rules);
            (position.cards_left, position.ends) = (None, None);
            for own in &mut position.seats {
                (own.score, own.home) = (None, None);
                own.resources.retain(|_, count| *count != 0);
            }
            assert_eq!(position.to_state(), Ok((rules, *game)));
        });
    }
}

#[test]
fn sa_8_9_a_hidden_extra_card_is_refused_and_nothing_else() {
    let mut n_hidden = 0;
    for (rules, seed) in tables().flat_map(|rules| [(rules, 1), (rules, 2)]) {
        walk(&rules, seed, |game| {
            for viewer in Viewer::all(rules.players()).filter(|_| game.extra.is_some()) {
                let expected = match game.hidden_extra(viewer) {
                    None => Ok((rules, *game)),
                    Some(extra) => Err(vec![format!(
                        "`seats[{}].extra_card` is hidden (`?`), but only a complete position can \
                         be read (SA-8.9)",
                        extra.owner.index()
                    )]),
                };
                n_hidden += u32::from(expected.is_err());
                assert_eq!(game.view(&rules, viewer).to_state(), expected);
            }
        });
    }
    assert!(n_hidden > 100, "{n_hidden}");
}

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
    if let (Some(other), 0) = (other, rng.below(3)) {
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
        Value::String(text) if text.starts_with(['B', 'C']) => {
            *value = format!("{}{:02}", &text[..1], rng.below(36) + 1).into();
        }
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

/// Whatever is read, the engine never falls over: a position is refused, or it can be played on.
#[test]
fn a_disturbed_position_is_refused_or_playable() {
    let mut rng = Rng::from_seed(7);
    let (mut n_refused, mut n_read, mut scratch) = (0, 0, Vec::new());
    for rules in tables() {
        for seed in 0..2 {
            let mut positions = Vec::new();
            walk(&rules, seed, |game| {
                positions.push(serde_json::to_value(game.position(&rules)).unwrap());
            });
            for original in &positions {
                let mut value = original.clone();
                let other = &positions[rng.below(positions.len() as u32) as usize];
                if rng.below(4) == 0 {
                    value["phase"] = other["phase"].clone();
                }
                for own in value["seats"].as_array_mut().unwrap() {
                    own.as_object_mut().unwrap().retain(|key, _| key != "score" && key != "home");
                }
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
                let Ok((rules, mut game)) = position.to_state() else {
                    n_refused += 1;
                    continue;
                };
                n_read += 1;
                let again = game.position(&rules).to_state();
                assert_eq!(again, Ok((rules, game)), "{value}");
                for _ in 0..10 {
                    let step = match game.turn() {
                        Turn::Player(_) => {
                            Step::Act(game.sample_action(&rules, &mut rng, &mut scratch))
                        }
                        Turn::Chance => Step::Chance(game.sample_chance(&rules, &mut rng)),
                        Turn::Over => break,
                    };
                    game.apply(&rules, step, &mut ());
                    let next = game.position(&rules).to_state();
                    assert_eq!(next, Ok((rules, game)), "after {step:?} from {value}");
                }
            }
        }
    }
    assert!(n_refused > 1000 && n_read > 1000, "{n_refused} refused, {n_read} read");
}
