//! `docs/fairness.md`: its example is a fair game, and its vectors are ours.

#![expect(clippy::unwrap_used, reason = "without the document and its example nothing is tested")]

use ochre_fair::{Fault, LuckKey, MasterKey, Proof, Share, Value, verify};
use ochre_kernel::Luck;

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness.md");
    std::fs::read_to_string(path).unwrap()
}

/// The record in the document.
fn example(document: &str) -> &str {
    let (_, record) = document.split_once("```text\ngame ").unwrap();
    let (record, _) = record.split_once("```").unwrap();
    let start = record.as_ptr() as usize - document.as_ptr() as usize - "game ".len();
    &document[start..start + "game ".len() + record.len()]
}

fn master() -> MasterKey {
    MasterKey::new(std::array::from_fn(|index| index as u8))
}

#[test]
fn the_example_is_fair() {
    let document = document();
    let verified = verify(example(&document)).unwrap();
    let share = |byte, by_server| Share { value: Value::new([byte; 32]), by_server };
    let secret = master().secret("tbl-1");
    let expected = Proof {
        table: "tbl-1".into(),
        commitment: secret.commitment(),
        secret,
        values: vec![share(1, false), share(2, true)],
        seating: Some(vec![1, 0]),
    };
    assert_eq!(verified.proof, expected);
    assert_eq!((verified.n_steps, verified.n_outcomes), (13, 9));
}

#[test]
fn a_flipped_die_of_the_example_is_named() {
    let document = document();
    let flipped = example(&document).replace("* roll 3\n", "* roll 4\n");
    let unfair = verify(&flipped).unwrap_err();
    let fault = Fault::Outcome { n: 9, expected: "roll 3".into(), given: "roll 4".into() };
    assert_eq!((unfair.line, &unfair.fault), (21, &fault));
    assert_eq!(
        unfair.to_string(),
        "line 21: outcome 9 differs: luck decides `* roll 3`, the record says `* roll 4`"
    );
}

#[test]
fn the_vectors_are_ours() {
    let secret = master().secret("tbl-1");
    let values = [1, 2, 3].map(|byte| Value::new([byte; 32]));
    let key = LuckKey::new(&secret, "tbl-1", &values);
    let seats = [2, 3, 4].map(|players| {
        let seats = key.seating(players).into_iter().map(|seat| (seat + 1).to_string());
        format!("`{}`", seats.collect::<Vec<_>>().join(" "))
    });
    let numbers = |stream: u32, n: u32, count: usize| {
        let mut stream = key.stream(stream);
        let numbers = std::iter::repeat_with(|| stream.below(n).to_string());
        format!("`{}`", numbers.take(count).collect::<Vec<_>>().join(" "))
    };
    let letters: String =
        (1..=24).map(|n| key.outcome(n, &[('a', 1), ('b', 2), ('c', 3)])).collect();
    let document = document();
    for (name, vector) in [
        ("fingerprint", format!("`{}`", master().fingerprint())),
        ("secret", format!("`{}`", secret.to_hex())),
        ("commitment", format!("`{}`", secret.commitment())),
        ("numbers below 6, all of stream 1", numbers(1, 6, 20)),
        ("numbers below 3221225472, all of stream 7", numbers(7, 3_221_225_472, 4)),
        ("seats of 2, 3 and 4 places, by this key", seats.join(", ")),
        ("outcomes 1 to 24 among a, b, c with weights 1, 2, 3", format!("`{letters}`")),
        ("outcomes 1 to 6, rolls of three dice", throws(&key)),
    ] {
        let row = format!("| {name} | {vector} |");
        assert!(document.contains(&row), "{row}");
    }
}

/// The first six rolls of three dice, from the list that the document of the notation describes.
fn throws(key: &LuckKey) -> String {
    let mut list = Vec::new();
    for (a, b, c) in
        (1..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| (a, b, c))))
    {
        let weight = if a == c {
            1
        } else if a == b || b == c {
            3
        } else {
            6
        };
        list.push(((a, b, c), weight));
    }
    let throw = |n| key.outcome(n, &list);
    let throws: Vec<String> =
        (1..=6).map(throw).map(|(a, b, c)| format!("`{a} {b} {c}`")).collect();
    throws.join(", ")
}
