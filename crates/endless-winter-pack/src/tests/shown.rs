//! A pack in words: every kind of component by its name, with its values and where they are from.

use serde_json::json;

use super::broken::set;
use super::json;
use crate::{Pack, Provenance};

/// A list of the file, and what its first component is called.
const NAMES: [(&str, &str); 16] = [
    ("starting_cards[0]", "Brave"),
    ("tribe_cards[0]", "Elder"),
    ("culture_cards[0]", "Hearth (c1_01)"),
    ("chiefs[0]", "Keen Eye"),
    ("animals[0]", "Woolly Rhinoceros"),
    ("terrain[0]", "Start tile"),
    ("sacred_stones[0]", "Stone s1_01"),
    ("stone_slots[0]", "Number 1"),
    ("megalith_boards[0]", "Board ma"),
    ("megalith_layouts[0]", "2 players"),
    ("idol_board", ""),
    ("player_board", ""),
    ("turn_order[0]", "Number 1"),
    ("setup_cards[0]", "Card p1"),
    ("glacier_tokens[0]", "Token g01"),
    ("rest_tokens[0]", "Token r1"),
];

#[test]
fn every_component_is_called_by_its_name() {
    let pack = &Pack::released()[0];
    for (place, name) in NAMES {
        let begin = format!("{place}.");
        let called = pack.values().find(|value| value.place.starts_with(&begin)).unwrap();
        assert_eq!(called.component, name, "{place}");
    }
    let numbers = pack.values().filter(|value| value.place.starts_with("turn_order"));
    let numbers = numbers.map(|value| value.component).collect::<Vec<_>>();
    assert_eq!(numbers, ["Number 1", "Number 2", "Number 3", "Number 4"]);
}

#[test]
fn every_component_says_where_its_values_are_from() {
    let plain = &Pack::released()[0];
    for (place, _) in NAMES {
        let begin = format!("{place}.");
        let path = format!("/{}", place.replace("[0]", "/0"));
        let field = plain.values().find(|value| value.place.starts_with(&begin)).unwrap().field;
        let mut pack = json();
        set(&mut pack, &format!("{path}/stated"), json!([]));
        set(&mut pack, &format!("{path}/derived"), json!([field]));
        set(&mut pack, &format!("{path}/note"), json!("out of my box"));
        let pack = Pack::read(&pack.to_string()).unwrap();
        let values = pack.values().filter(|value| value.place.starts_with(&begin));
        for (index, value) in values.enumerate() {
            assert_eq!(value.note.as_deref(), Some("out of my box"), "{}", value.place);
            assert_eq!(value.provenance == Provenance::Derived, index == 0, "{}", value.place);
        }
        let mut unknown = json();
        set(&mut unknown, &format!("{path}/derived"), json!(["colour"]));
        let faults = Pack::read(&unknown.to_string()).unwrap_err();
        assert!(faults[0].what.contains("`colour` is no value of this component"), "{place}");
    }
}

#[test]
fn tokens_and_places_are_shown_with_what_they_give() {
    let pack = &Pack::released()[0];
    let value = |place: &str| pack.values().find(|value| value.place == place).unwrap().value;
    for (place, gain) in [
        ("glacier_tokens[0].gain", "food 3"),
        ("rest_tokens[4].gain", "food 1, bury 1"),
        ("turn_order[0].gain", "draw 1"),
        ("turn_order[3].gain", "food 1"),
    ] {
        assert_eq!(value(place), gain, "{place}");
    }
}

#[test]
fn how_deep_gains_chain_is_told() {
    let depths = Pack::released().iter().map(|pack| pack.chain_depth()).collect::<Vec<_>>();
    assert_eq!(depths[0], 13);
    assert_eq!(depths[1], crate::check::depth(&Pack::released()[1]));
}

#[test]
fn deep_lists_are_written_with_two_spaces_a_level() {
    let row = json!("x".repeat(60));
    let written = crate::write::pretty(&json!({"a": [[[[&row, &row], &row], 1], 2]}));
    let lines = written.lines().map(|line| line.replace(row.as_str().unwrap(), "x"));
    let expected = [
        "{",
        "  \"a\": [",
        "    [",
        "      [",
        "        [",
        "          \"x\",",
        "          \"x\"",
        "        ],",
        "        \"x\"",
        "      ],",
        "      1",
        "    ],",
        "    2",
        "  ]",
        "}",
    ];
    assert_eq!(lines.collect::<Vec<_>>(), expected);
    // What just fits with a comma stands on one line, however deep.
    for (n, breaks) in [(86, false), (87, true)] {
        let list = json!({"a": [[["y".repeat(n), 1], "x".repeat(90)]]});
        let written = crate::write::pretty(&list);
        assert_eq!(written.contains("[\n        \"y"), breaks, "{written}");
    }
}
