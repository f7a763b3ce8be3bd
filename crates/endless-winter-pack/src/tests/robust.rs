//! No text makes the reader panic, hang or accept what is wrong.

use serde_json::{Value, json};

use super::{TEXT, json};
use crate::Pack;

#[test]
fn every_truncation_is_refused() {
    let text = json().to_string();
    for (end, _) in text.char_indices() {
        let faults = Pack::read(&text[..end]).unwrap_err();
        assert_eq!(faults.len(), 1, "cut at {end}");
        assert!(faults[0].what.starts_with("is no JSON: "), "cut at {end}");
    }
}

/// A small generator: the same numbers on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn n_values(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(n_values).sum::<usize>(),
        Value::Object(fields) => fields.values().map(n_values).sum(),
        _ => 0,
    }
}

/// The value of a number, counting each before its parts.
fn nth<'a>(value: &'a mut Value, n: &mut usize) -> Option<&'a mut Value> {
    if *n == 0 {
        return Some(value);
    }
    *n -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|value| nth(value, n)),
        Value::Object(fields) => fields.values_mut().find_map(|value| nth(value, n)),
        _ => None,
    }
}

fn mutate(value: &mut Value, dice: &mut Dice) {
    let others = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(255),
        json!(256),
        json!(1.5),
        json!(u64::MAX),
        json!(""),
        json!("hunt"),
        json!("\u{202e}\u{0}"),
        json!([]),
        json!([[0, 0]]),
        json!({}),
        json!({"food": 1}),
        json!({"labor_halves": 255}),
        json!("x".repeat(5_000)),
        json!(vec![0; 500]),
        json!(["stated", "a[", "]", ".", "a.b[9999999999999999999]"]),
    ];
    match value {
        Value::Array(list) if !list.is_empty() && dice.below(3) > 0 => {
            let index = dice.below(list.len());
            match dice.below(3) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => list.rotate_left(index),
            }
        }
        Value::Object(fields) if !fields.is_empty() && dice.below(3) > 0 => {
            let key = fields.keys().nth(dice.below(fields.len())).unwrap().clone();
            let old = fields.remove(&key).unwrap();
            if dice.below(2) == 0 {
                fields.insert(format!("{key}_"), old);
            }
        }
        Value::Number(number) if dice.below(2) == 0 => {
            *value = json!(number.as_u64().unwrap_or(0) + 1);
        }
        _ => *value = others[dice.below(others.len())].clone(),
    }
}

#[test]
fn random_changes_never_panic_and_what_is_accepted_reads_back() {
    let mut dice = Dice(2026);
    let (mut n_accepted, n_all) = (0, n_values(&json()));
    for round in 0..1_000 {
        let mut pack = json();
        for _ in 0..=round % 3 {
            let n = &mut dice.below(n_all);
            if let Some(value) = nth(&mut pack, n) {
                mutate(value, &mut dice);
            }
        }
        match Pack::read(&pack.to_string()) {
            Ok(read) => {
                n_accepted += 1;
                assert_eq!(Pack::read(&read.write()).as_ref(), Ok(&read));
                let _ = crate::show(&read);
            }
            Err(faults) => {
                assert!(!faults.is_empty());
                for fault in faults {
                    assert!(!fault.to_string().contains(char::is_control), "{fault:?}");
                }
            }
        }
    }
    // Both sides are really tried.
    assert!((50..950).contains(&n_accepted), "{n_accepted} accepted");
}

#[test]
fn broken_text_never_panics() {
    let mut dice = Dice(7);
    for _ in 0..1_000 {
        let mut bytes = TEXT.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len());
            bytes[at] = br#"{}[]",:\0 xe-"#[dice.below(13)];
        }
        let _ = Pack::read(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn big_texts_are_refused_quickly() {
    let fill = |unit: &str| format!("[{}0]", unit.repeat(Pack::TEXT_MAX / unit.len() - 2));
    assert!(Pack::read(&fill("0,")).is_err());
    let mut pack = json();
    pack["chiefs"] = json!(vec![json!({"x": 1}); 50_000]);
    let faults = Pack::read(&pack.to_string()).unwrap_err();
    assert!(faults.len() < 1_000, "{}", faults.len());
    // Half of the file is fields that nobody knows, half is faults below a list.
    let junk = (0..55_000).map(|n| format!("\"k{n}\":0,")).collect::<String>();
    let cells = vec![r#"{"a":0,"b":0,"c":0,"d":0,"e":0}"#; 100].join(",");
    let boards = vec![format!("{{\"cells\":[{cells}]}}"); 100].join(",");
    let text = format!("{{{junk}\"megalith_boards\":[{boards}]}}");
    assert!((800_000..Pack::TEXT_MAX).contains(&text.len()), "{}", text.len());
    assert_eq!(Pack::read(&text).unwrap_err().len(), 1000);
}
