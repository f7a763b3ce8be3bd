//! How long, how far and how many: what is just allowed, and what is one too many.

use serde_json::json;

use super::broken::{check, faults, set};
use super::{TEXT, json};
use crate::{MegalithBoard, MegalithLayout, Pack};

#[test]
fn a_text_may_be_as_long_as_it_says() {
    for (path, most) in [("/name", 60), ("/about", 1000)] {
        let mut pack = json();
        set(&mut pack, path, json!("я".repeat(most)));
        assert_eq!(faults(&pack), []);
        let what = format!("must be a text of 1 to {most} characters");
        check(path, json!("я".repeat(most + 1)), &path[1..], &what);
        check(path, json!("я".repeat(most + 7)), &path[1..], &what);
        check(path, json!(" "), &path[1..], &what);
    }
}

#[test]
fn a_file_may_be_as_long_as_it_says() {
    let padded = |length: usize| format!("{TEXT}{}", " ".repeat(length - TEXT.len()));
    assert_eq!(Pack::read(&padded(1 << 20)).as_ref(), Ok(&Pack::released()[0]));
    let faults = Pack::read(&padded((1 << 20) + 1)).unwrap_err();
    let all = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(all, ["line 1, the file: is longer than 1048576 bytes"]);
}

#[test]
fn a_fault_is_found_on_its_line_also_after_empty_lines() {
    let line = |text: &str| Pack::read(text).unwrap_err()[0].line;
    let wrong = TEXT.replacen("\"culture_cards\": [", "\"culture_cards\": [7,", 1);
    let at = line(&wrong);
    assert!(TEXT.lines().nth(at as usize - 1).unwrap().contains("\"culture_cards\""));
    assert_eq!(line(&wrong.replace('\n', "\n\n\n")), 3 * at - 2);
    assert_eq!(line(&format!("\n\n \n{wrong}")), at + 3);
}

#[test]
fn cells_and_boards_lie_within_their_bounds() {
    let side = MegalithBoard::SIDE_MAX;
    let place = "megalith_boards[3].cells[7].at[0]";
    let what = format!("must be a whole number from 0 to {}, not {side}", side - 1);
    check("/megalith_boards/3/cells/7/at", json!([side, 0]), place, &what);
    let side = MegalithLayout::SIDE_MAX;
    let place = "megalith_layouts[0].offsets[3][1]";
    let what = format!("must be a whole number from 0 to {}, not {side}", side - 1);
    check("/megalith_layouts/0/offsets/3", json!([0, side]), place, &what);
    // A board is four cells wide: from column 13 on the last is in the seventeenth.
    let layout = "megalith_layouts[0].offsets";
    let fits = "the boards must fit in 16 rows and columns";
    check("/megalith_layouts/0/offsets/3", json!([0, 13]), layout, fits);
    let mut pack = json();
    set(&mut pack, "/megalith_layouts/0/offsets", json!([[0, 0], [0, 4], [0, 8], [0, 12]]));
    assert_eq!(faults(&pack), [], "in one row");
    set(&mut pack, "/megalith_layouts/0/offsets", json!([[8, 0], [10, 0], [12, 0], [14, 0]]));
    assert_eq!(faults(&pack), [], "in one column");
}

#[test]
fn the_boards_are_looked_at_in_every_order() {
    for place in 0..4 {
        let mut pack = json();
        for n in [0, 1, 2] {
            let offsets = json!([[0, 0], [0, 5], [0, 10], [2, 0]]);
            set(&mut pack, &format!("/megalith_layouts/{n}/offsets"), offsets);
        }
        assert_eq!(faults(&pack).len(), 3, "they do not touch each other");
        let cells = (0..5).map(|column| json!({"at": [0, column], "gain": {}}));
        let more = (0..3).map(|column| json!({"at": [1, column], "gain": {}}));
        let cells = cells.chain(more).collect::<Vec<_>>();
        for board in 0..4 {
            set(&mut pack, &format!("/megalith_boards/{board}/cells"), json!(cells));
        }
        assert_eq!(faults(&pack), [], "all are as long");
        let path = format!("/megalith_boards/{place}/cells/4/at");
        set(&mut pack, &path, json!([1, 3]));
        assert_eq!(faults(&pack).len(), 3, "board {place} is short: somewhere it leaves a gap");
    }
}

#[test]
fn ew_1_9_each_board_is_looked_at_in_each_place() {
    let cells = |last: [u8; 2]| {
        let all = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], last];
        json!(all.map(|at| json!({"at": at, "gain": {}})))
    };
    for (board, place) in (0..4).flat_map(|board| (0..4).map(move |place| (board, place))) {
        // Three lie one below the other; the fourth touches them with its last cell only.
        let mut offsets = vec![[1, 4], [4, 4], [7, 4]];
        offsets.insert(place, [0, 0]);
        let mut pack = json();
        for n in 0..3 {
            set(&mut pack, &format!("/megalith_layouts/{n}/offsets"), json!(offsets));
        }
        for n in 0..4 {
            set(&mut pack, &format!("/megalith_boards/{n}/cells"), cells([1, 3]));
        }
        assert_eq!(faults(&pack), []);
        set(&mut pack, &format!("/megalith_boards/{board}/cells"), cells([0, 3]));
        assert_eq!(faults(&pack).len(), 3, "board {board} leaves a gap in place {place}");
    }
}

#[test]
fn one_village_and_one_maximum_of_food_are_the_most() {
    for symbol in ["village", "max_food"] {
        let path = format!("/culture_cards/0/abilities/0/gain/{symbol}");
        let place = format!("culture_cards[0].abilities[0].gain.{symbol}");
        check(&path, json!(2), &place, "must be 1, not 2");
        let mut pack = json();
        set(&mut pack, &path, json!(1));
        assert_eq!(faults(&pack), []);
    }
}

#[test]
fn labor_that_is_paid_or_waits_is_none_that_the_rulebook_counts() {
    for more in [
        json!({"price": {"food": 1}, "gain": {"labor_halves": 2}}),
        json!({"when": "bury", "gain": {"labor_halves": 2}}),
    ] {
        let mut pack = json();
        set(&mut pack, "/starting_cards/0/abilities/2", more);
        assert_eq!(faults(&pack), []);
    }
    let more = json!({"gain": {"labor_halves": 2}});
    let what = "the Brave gives 2.5 labor in Initiate, not 3.5";
    check("/starting_cards/0/abilities/2", more, "starting_cards[0].abilities", what);
}

#[test]
fn as_many_faults_are_told_as_are_worth_reading() {
    let mut pack = json();
    for index in 0..1200 {
        let path = format!("/culture_cards/{}/abilities/0/gain/x{index}", index % 40);
        set(&mut pack, &path, json!(1));
    }
    assert_eq!(faults(&pack).len(), 1000);
}
