//! Broken positions, each with all that is said of it: good ones, changed in a spot or two.

use ochre_kernel::{Game, Rules as _, Setup};
use serde_json::{Value, json};

use crate::place::Place;
use crate::position::{Position, ToolPosition};
use crate::rules::Rules;
use crate::state::StoneAge;

/// A good position by its name in the table.
fn good(name: &str) -> Value {
    match name {
        "start" => {
            let rules = Rules::new(&Setup::of(2)).unwrap();
            serde_json::to_value(StoneAge::new(&rules).position(&rules)).unwrap()
        }
        // Round 5 begins: seat 1 is to place.
        "placing" => json!({
            "game": "stone-age", "rules": 1, "players": 2, "options": {},
            "round": 5, "start_player": 1, "phase": {"kind": "placing", "seat": 1},
            "seats": [{
                "seat": 1, "food": 6, "resources": {"wood": 2, "brick": 1}, "people": 6,
                "placed": {}, "agriculture": 1,
                "tools": [{"value": 1, "used": false}, {"value": 1, "used": false}],
                "one_use_tools": [2], "two_resources": false, "buildings": ["B01"],
                "building_points": 10, "cards": ["C33", "C05"], "extra_card": null, "starved": 0,
            }, {
                "seat": 2, "food": 3, "resources": {"wood": 4, "gold": 1}, "people": 5,
                "placed": {}, "agriculture": 1, "tools": [{"value": 1, "used": false}],
                "one_use_tools": [], "two_resources": true, "buildings": ["B18", "B26"],
                "building_points": 25, "cards": ["C32", "C23", "C36"], "extra_card": "C14",
                "starved": 1,
            }],
            "card_spaces": ["C01", "C11", "C12", "C13"],
            "stacks": [{"top": "B02", "left": 5}, {"top": "B03", "left": 6}],
        }),
        // Later in that round: seat 1 says which place is next.
        "using" => {
            let mut position = good("placing");
            position["phase"] = json!({"kind": "using", "seat": 1});
            position["seats"][0]["placed"] = json!({"forest": 2, "card-2": 1, "building-1": 1});
            position["seats"][1]["placed"] = json!({"hut": 2, "hunt": 3});
            position
        }
        _ => panic!("there is no good position `{name}`"),
    }
}

/// A good position and changes to it such as `placing: round = 3 & seats/0/food = 0`; then a line
/// for each fault.
const CASES: &str = include_str!("faults.txt");

/// Changes the end of a path such as `seats/0/food`; `+` appends to a list.
fn set(position: &mut Value, path: &str, value: Value) {
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
    *spot = value;
}

/// A good position after some changes.
fn changed(name: &str, changes: &str) -> Position {
    let mut position = good(name);
    for change in changes.split(" & ") {
        let (path, value) = change.split_once(" = ").unwrap();
        set(&mut position, path, serde_json::from_str(value).unwrap());
    }
    serde_json::from_value(position).unwrap()
}

#[test]
fn the_positions_that_are_broken_below_are_good() {
    for name in ["start", "placing", "using"] {
        let position: Position = serde_json::from_value(good(name)).unwrap();
        assert!(position.to_state().is_ok(), "{name}: {:?}", position.to_state());
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
        let said = changed(name, changes).to_state().expect_err(case);
        if said != expected {
            wrong.push(format!("{case}\n  {}", said.join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn sa_6_2_who_has_eaten_can_have_starved_in_every_round() {
    for changes in [
        r#"phase = {"kind": "feeding", "seat": 2, "missing": 1} & seats/1/food = 0"#,
        r#"phase = {"kind": "over"} & options/round-limit = "5" & ends = ["round-limit"]"#,
    ] {
        let read = changed("placing", &format!("{changes} & seats/0/starved = 5")).to_state();
        let starved = read.map(|(_, game)| game.tribes.0.map(|tribe| tribe.n_starved));
        assert_eq!(starved, Ok([5, 1, 0, 0]), "{changes}");
    }
}

#[test]
fn faults_are_sentences_without_a_capital_or_a_full_stop() {
    for fault in CASES.lines().filter(|line| line.starts_with(' ')).map(str::trim) {
        assert!(!fault.starts_with(char::is_uppercase) && !fault.ends_with('.'), "{fault}");
    }
}

#[test]
fn the_number_of_the_round_stops_while_the_start_player_moves_on() {
    for start in [1, 2] {
        let changes = format!("round = 65535 & start_player = {start} & phase/seat = {start}");
        assert!(changed("placing", &changes).to_state().is_ok());
    }
}

#[test]
fn places_that_no_board_has_are_refused() {
    let mut position = changed("using", "round = 5");
    position.seats[1].placed.insert(Place::Card(200), 1);
    let fault = "`placed` or `phase` names a place that no board has";
    assert_eq!(position.to_state(), Err(vec![fault.into()]));
}

#[test]
fn long_lists_are_refused_at_once() {
    let mut position = changed("using", "round = 5");
    let own = &mut position.seats[0];
    own.cards = own.cards.repeat(100_000);
    own.buildings = own.buildings.repeat(100_000);
    own.tools = vec![ToolPosition { value: 255, used: true }; 100_000];
    own.one_use_tools = (0..=255).cycle().take(100_000).collect();
    position.card_spaces = position.card_spaces.repeat(100_000);
    position.stacks = vec![position.stacks[0].clone(); 100_000];
    position.seats = vec![position.seats[0].clone(); 10];
    position.ends = Some(vec!["cards".into(); 100_000]);
    for number in 0..100_000 {
        position.options.insert(format!("option {number}"), "no".into());
    }
    let faults = position.to_state().unwrap_err();
    assert!((50..500).contains(&faults.len()), "{}", faults.len());
}
