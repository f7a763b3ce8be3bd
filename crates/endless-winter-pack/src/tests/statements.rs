//! What ties values together: boards that can be laid out, statements and worked examples.

use serde_json::json;

use super::broken::{check, check_without, faults, set};
use super::json;

#[test]
fn a_wrong_megalith_board_is_named() {
    let board = "megalith_boards[3]";
    let cells = "the cells must touch each other along their edges";
    check("/megalith_boards/3/cells/7/at", json!([2, 4]), &format!("{board}.cells"), cells);
    let twice = "another cell of the board is there";
    check("/megalith_boards/3/cells/7/at", json!([0, 1]), &format!("{board}.cells[7].at"), twice);
    let mut pack = json();
    set(&mut pack, "/megalith_boards/3/start", json!([4, 4]));
    let expected = (format!("{board}.start"), "there is no such cell on the board".to_owned());
    assert_eq!(faults(&pack), [expected]);
    let arrow = format!("{board}.arrows[1]");
    let none = "points to no cell of the board";
    check("/megalith_boards/3/arrows/1", json!([5, 0]), &arrow, none);
    check("/megalith_boards/3/arrows/1", json!([0, 0]), &arrow, "points to the start cell");
    let same = "points where the other arrow points";
    check("/megalith_boards/3/arrows/1", json!([0, 1]), &arrow, same);
    let gain = "must be {}: the start cell gives one more megalith, at an arrow (EW-8.4)";
    let place = format!("{board}.cells[0].gain");
    check("/megalith_boards/3/cells/0/gain/food", json!(1), &place, gain);
    let layout = "megalith_layouts[0].offsets";
    let overlap = "the boards must not overlap";
    check("/megalith_layouts/0/offsets/3", json!([1, 1]), layout, overlap);
    check(
        "/megalith_layouts/0/offsets/3",
        json!([9, 9]),
        layout,
        "the boards must touch each other",
    );
    let fits = "the boards must fit in 16 rows and columns";
    check("/megalith_layouts/0/offsets/3", json!([15, 0]), layout, fits);
    // A board of another shape may lie elsewhere when it is shuffled.
    let mut pack = json();
    set(&mut pack, "/megalith_boards/3/cells/7/at", json!([0, 4]));
    let places = faults(&pack).into_iter().map(|(place, _)| place).collect::<Vec<_>>();
    assert_eq!(places, [0, 1, 2].map(|n| format!("megalith_layouts[{n}].offsets")));
}

#[test]
fn what_the_rulebook_states_must_hold() {
    let place = "starting_cards[0].labor_halves";
    check(
        "/starting_cards/0/labor_halves",
        json!(2),
        place,
        "must be 3: the Brave gives 1.5 labor",
    );
    let place = "starting_cards[0].abilities";
    let what = "the Brave gives 2.5 labor in Initiate, not 1.5";
    let mut pack = json();
    set(&mut pack, "/starting_cards/0/abilities/0/column", json!("hunt"));
    assert_eq!(faults(&pack)[0], (place.to_owned(), what.to_owned()));
    let what = "the Tribeswoman trades 1 food for 1 tool";
    let place = "starting_cards[1].abilities";
    check("/starting_cards/1/abilities/0/gain/tool", json!(2), place, what);
    let what = "the Artisan gives 2 labor in Develop, not 2.5";
    let gain = "/tribe_cards/1/abilities/0/gain/labor_halves";
    check(gain, json!(3), "tribe_cards[1].abilities", what);
    let what = "the Hunter gives 2 labor in Hunt, not 1.5";
    let gain = "/tribe_cards/3/abilities/0/gain/labor_halves";
    check(gain, json!(1), "tribe_cards[3].abilities", what);
    let what = "the Shaman gives 1.5 labor in the eclipse, not 2";
    check("/tribe_cards/4/labor_halves", json!(2), "tribe_cards[4].abilities", what);
    let what = "an ability of the eclipse has neither `column` nor `when`";
    let column = "/tribe_cards/4/abilities/2/column";
    check(column, json!("hunt"), "tribe_cards[4].abilities[2]", what);

    let what = "3 sloths and 1 argentavis must be worth 10 VP";
    check("/animals/1/set_vp/3", json!(9), "animals[1].set_vp", what);
    check("/animals/5/set_vp/0", json!(3), "animals[5].set_vp", "1 mammoth must be worth 2 VP");
    check(
        "/animals/0/set_vp/1",
        json!(4),
        "animals[0].set_vp",
        "a set of rhinos must be worth 3 VP",
    );

    let what = "three levels must give 2, 3 and 5 VP, from the lowest up, and the others none";
    check("/idol_board/reverence/0/vp", json!(1), "idol_board.reverence", what);
    let what = "the rulebook states from 1: 3 VP, from 4: 6 VP, from 7: 10 VP";
    let place = "idol_board.reverence_tables[1]";
    check("/idol_board/reverence_tables/1/2/vp", json!(9), place, what);
    let mut pack = json();
    set(&mut pack, "/idol_board/offering/5/ratio", json!(3));
    set(&mut pack, "/idol_board/offering/6/ratio", json!(3));
    let what = "a level must have the ratio 2";
    assert_eq!(faults(&pack), [("idol_board.offering".to_owned(), what.to_owned())]);

    check("/player_board/food_max", json!(6), "player_board.food_max", "must be 5, not 6");
    check("/player_board/food_spaces", json!(9), "player_board.food_spaces", "must be 10, not 9");
    let place = "player_board.labor_spaces";
    let what = "3 food from 3 must give 2 labor";
    check("/player_board/labor_spaces/1", json!(4), place, what);
    let what = "each space must be further right than the one before";
    check("/player_board/labor_spaces/4", json!(7), place, what);
    let what = "slot 3 must give idol 1 (EW-6.3)";
    check(
        "/player_board/megalith_slots/2",
        json!({"tool": 1}),
        "player_board.megalith_slots[2]",
        what,
    );
    let what = "must be draw 1 (EW-6.3)";
    check("/player_board/village_gain", json!({"food": 1}), "player_board.village_gain", what);

    let what = "the rulebook states {\"vp\":2,\"per\":1} for villages_touching_type (EW-8.8)";
    check("/sacred_stones/0/pays/vp", json!(3), "sacred_stones[0].pays", what);
    let what = "each row must begin at a higher number than the one before and be worth no less";
    check("/sacred_stones/10/pays/table/1/from", json!(1), "sacred_stones[10].pays.table", what);
    let what = "no stone counts the used animals of two species";
    check_without("/sacred_stones/19/species/1", "sacred_stones", what);
    let mut pack = json();
    pack["sacred_stones"][8] = pack["sacred_stones"][0].clone();
    set(&mut pack, "/sacred_stones/8/id", json!("s1_09"));
    let what = "no stone has the rule own_megaliths_on_boards";
    assert_eq!(faults(&pack), [("sacred_stones".to_owned(), what.to_owned())]);
    let mut pack = json();
    pack["sacred_stones"][9] = pack["sacred_stones"][10].clone();
    set(&mut pack, "/sacred_stones/9/id", json!("s1_10"));
    set(&mut pack, "/sacred_stones/9/era", json!(1));
    assert_eq!(faults(&pack)[0].1, "the stones with buried_cards are of Era 2");

    let mut pack = json();
    set(&mut pack, "/animals/3/count", json!(3));
    set(&mut pack, "/animals/0/count", json!(17));
    for card in 0..4 {
        set(&mut pack, &format!("/setup_cards/{card}/animals"), json!(["glyptodon"]));
    }
    let what = "the set-up cards need 4 of Glyptodon";
    assert_eq!(faults(&pack), [("animals[3].count".to_owned(), what.to_owned())]);
    let mut pack = json();
    set(&mut pack, "/player_board/tool_max", json!(3));
    set(&mut pack, "/setup_cards/0/tools", json!(3));
    let what = "must be below the most tools";
    assert_eq!(faults(&pack), [("setup_cards[0].tools".to_owned(), what.to_owned())]);
}
