//! Fairness proofs: accepted with what was proven, refused with the line.

#![expect(clippy::unwrap_used, reason = "without the example of the document nothing is tested")]

mod common;

use common::run;
use serde_json::{Value, json};

/// The game in the document, which `crates/fair` checks.
fn record() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness.md");
    let document = std::fs::read_to_string(path).unwrap();
    let (_, record) = document.split_once("```text\ngame ").unwrap();
    format!("game {}", record.split_once("```").unwrap().0)
}

#[test]
fn a_fair_game_is_told_with_what_is_left_to_compare() {
    let ran = run(&["verify", "-"], &record());
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    insta::assert_snapshot!("fair", ran.stdout);
}

#[test]
fn a_fair_game_is_an_object_for_programs() {
    let ran = run(&["verify", "-", "--json"], &record());
    let object: Value = serde_json::from_str(&ran.stdout).unwrap();
    let expected = json!({
        "verified": true,
        "game": "stone-age",
        "table": "tbl-1",
        "steps": 13,
        "outcomes": 9,
        "commitment": "bc5d04fc83faad1d5ee106de8ec4e93004fa485fe87dc04cc64892e49a6af4c4",
        "secret": "e1be07002899da49bfc47da55db35c3916d9f6d3d1f503821a55c82f5dc80844",
        "values": [
            { "place": 1, "seat": 2, "value": "01".repeat(32), "by_server": false },
            { "place": 2, "seat": 1, "value": "02".repeat(32), "by_server": true },
        ],
        "seated_by_luck": true,
        "digest": "3beb28f9954a72d780cb51f3b2a2ae225ec21b9a047c12286389c4a0b96b397b",
    });
    assert_eq!((ran.code, object), (0, expected));
}

#[test]
fn an_unfair_game_is_refused_with_its_line() {
    let flipped = record().replace("* roll 3\n", "* roll 4\n");
    let why = "line 21: outcome 9 differs: luck decides `* roll 3`, the record says `* roll 4`";
    let ran = run(&["verify", "-"], &flipped);
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.trim_end()), (1, "", why));
    let ran = run(&["verify", "-", "--json"], &flipped);
    let object: Value = serde_json::from_str(&ran.stdout).unwrap();
    let expected = json!({ "verified": false, "line": 21, "fault": "outcome", "why": why });
    assert_eq!((ran.code, object, ran.stderr.as_str()), (1, expected, ""));
}

#[test]
fn what_proves_nothing_is_refused_in_words() {
    let record = record();
    let (plain, _) = record.split_once("#fair").unwrap();
    let (unfinished, _) = record.split_once("* roll 3\n").unwrap();
    for (text, why) in [
        (plain, "line 24: the record has no proof"),
        (unfinished, "line 20: the game is not over"),
        ("hello\n", "line 1: a header line begins with"),
    ] {
        let ran = run(&["verify", "-"], text);
        assert!(ran.code == 1 && ran.stdout.is_empty(), "{ran:?}");
        assert!(ran.stderr.starts_with(why), "{ran:?}");
    }
}
