//! Every kind of fault, made by editing the built-in pack: its place and its sentence.

use serde_json::{Value, json};

use super::json;
use crate::Pack;

/// Puts a value at a path; a field or an entry that is not there yet is added.
pub(super) fn set(pack: &mut Value, path: &str, value: Value) {
    let (above, name) = path.rsplit_once('/').unwrap();
    match pack.pointer_mut(above).unwrap() {
        Value::Object(fields) => drop(fields.insert(name.to_owned(), value)),
        Value::Array(list) => match list.get_mut(name.parse::<usize>().unwrap()) {
            Some(entry) => *entry = value,
            None => list.push(value),
        },
        other => panic!("{other} has no parts"),
    }
}

pub(super) fn remove(pack: &mut Value, path: &str) {
    let (above, name) = path.rsplit_once('/').unwrap();
    match pack.pointer_mut(above).unwrap() {
        Value::Object(fields) => drop(fields.shift_remove(name).unwrap()),
        Value::Array(list) => drop(list.remove(name.parse().unwrap())),
        other => panic!("{other} has no parts"),
    }
}

/// The faults of a pack: place and words.
pub(super) fn faults(pack: &Value) -> Vec<(String, String)> {
    let faults = Pack::read(&pack.to_string()).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.place, fault.what)).collect()
}

/// One value changed gives exactly this fault.
pub(super) fn check(path: &str, value: Value, place: &str, what: &str) {
    let mut pack = json();
    set(&mut pack, path, value);
    assert_eq!(faults(&pack), [(place.to_owned(), what.to_owned())], "{path}");
}

/// One value left out gives exactly this fault.
pub(super) fn check_without(path: &str, place: &str, what: &str) {
    let mut pack = json();
    remove(&mut pack, path);
    assert_eq!(faults(&pack), [(place.to_owned(), what.to_owned())], "{path}");
}

#[test]
fn what_is_no_pack_is_refused() {
    let check = |text: &str, line: u32, what: &str| {
        let faults = Pack::read(text).unwrap_err();
        assert_eq!(faults.len(), 1, "{text}");
        let whole = (&*faults[0].place, faults[0].line, &*faults[0].what);
        assert_eq!(whole, ("the file", line, what), "{text}");
    };
    check("", 1, "is no JSON: EOF while parsing a value at line 1 column 0");
    check("{\n\"format\": 1,\n}", 3, "is no JSON: trailing comma at line 3 column 1");
    check(&"[".repeat(5_000), 1, "is no JSON: recursion limit exceeded at line 1 column 128");
    check("\n[]", 2, "must be an object, not a list");
    check(&" ".repeat(Pack::TEXT_MAX + 1), 1, "is longer than 1048576 bytes");
    assert_eq!(Pack::read("{}").unwrap_err().len(), 20);
}

#[test]
fn a_missing_field_is_named() {
    check_without("/chiefs", "chiefs", "is missing");
    check_without("/tribe_cards/2/labor_halves", "tribe_cards[2].labor_halves", "is missing");
    check_without(
        "/culture_cards/5/abilities/0/gain",
        "culture_cards[5].abilities[0].gain",
        "is missing",
    );
    check_without("/animals/3/count", "animals[3].count", "is missing");
    check_without("/sacred_stones/0/terrain", "sacred_stones[0].terrain", "is missing");
    check_without("/sacred_stones/0/rule", "sacred_stones[0].rule", "is missing");
    check_without("/megalith_boards/1/cells/2/at", "megalith_boards[1].cells[2].at", "is missing");
    check_without("/idol_board/offering/0/ratio", "idol_board.offering[0].ratio", "is missing");
}

#[test]
fn an_unknown_field_is_named() {
    let fields = "is no field here; the fields are id, gain, stated, derived, note";
    check("/rest_tokens/0/price", json!({}), "rest_tokens[0].price", fields);
    let mut pack = json();
    set(&mut pack, "/extra\u{1b}", json!(1));
    assert_eq!(faults(&pack)[0].0, r"extra\u{1b}");
    // Only cards that can lie in an eclipse pile have abilities of the eclipse.
    let fields = "is no field here; the fields are column, when, price, gain";
    let place = "culture_cards[0].abilities[0].eclipse";
    check("/culture_cards/0/abilities/0/eclipse", json!(true), place, fields);
    let fields = "is no field here; the fields are id, era, rule, pays, stated, derived, note";
    check("/sacred_stones/8/terrain", json!(["lake"]), "sacred_stones[8].terrain", fields);
}

#[test]
fn a_field_that_is_there_twice_is_named() {
    let text = json().to_string().replacen("\"vp\":0,", "\"vp\":0,\"vp\":1,", 1);
    let fault = &Pack::read(&text).unwrap_err()[0];
    assert_eq!(fault.to_string(), "line 1, starting_cards[0].vp: is there twice");
    let text = json().to_string().replacen("{\"food\":1}", "{\"food\":1,\"food\":1}", 1);
    let fault = &Pack::read(&text).unwrap_err()[0];
    assert_eq!(
        fault.to_string(),
        "line 1, starting_cards[0].abilities[1].gain.food: is there twice"
    );
}

#[test]
fn a_value_of_the_wrong_type_is_named() {
    check("/name", json!(7), "name", "must be a text, not a number");
    check("/name", json!(" "), "name", "must be a text of 1 to 60 characters");
    check("/about", json!("a\u{7}"), "about", "must be a text without control characters");
    check("/chiefs", json!({}), "chiefs", "must be a list, not an object");
    check("/chiefs/2", json!("Ann"), "chiefs[2]", "must be an object, not a text");
    let place = "tribe_cards[0].labor_halves";
    let range = "must be a whole number from 0 to 10, not";
    check("/tribe_cards/0/labor_halves", json!(1.5), place, &format!("{range} 1.5"));
    check("/tribe_cards/0/labor_halves", json!("1"), place, &format!("{range} a text"));
    check("/tribe_cards/0/labor_halves", json!(null), place, &format!("{range} null"));
    check(
        "/setup_cards/0/camp",
        json!(1),
        "setup_cards[0].camp",
        "must be true or false, not a number",
    );
    check("/turn_order/0/gain", json!([]), "turn_order[0].gain", "must be an object, not a list");
    let place = "megalith_layouts[0].offsets[1]";
    check("/megalith_layouts/0/offsets/1", json!([1]), place, "must have 2 entries, not 1");
}

#[test]
fn a_value_out_of_range_is_named() {
    check("/format", json!(2), "format", "must be 1, not 2");
    check("/game", json!("chess"), "game", "must be \"endless-winter\"");
    let range = "must be a whole number from 0 to 10, not";
    check("/culture_cards/1/vp", json!(11), "culture_cards[1].vp", &format!("{range} 11"));
    check("/culture_cards/1/vp", json!(-1), "culture_cards[1].vp", &format!("{range} -1"));
    check("/culture_cards/1/vp", json!(1e300), "culture_cards[1].vp", &format!("{range} 1e+300"));
    let range = "must be a whole number from 1 to 10, not 0";
    check("/turn_order/3/gain/food", json!(0), "turn_order[3].gain.food", range);
    check("/idol_board/offering/0/ratio", json!(0), "idol_board.offering[0].ratio", range);
    let range = "must be a whole number from 1 to 5, not 6";
    check("/turn_order/0/gain/draw", json!(6), "turn_order[0].gain.draw", range);
    let range = "must be a whole number from 4 to 8, not 3";
    check("/idol_board/reverence/0/places", json!(3), "idol_board.reverence[0].places", range);
    let range = "must be a whole number from 0 to 7, not 8";
    check("/megalith_boards/0/start/0", json!(8), "megalith_boards[0].start[0]", range);
    let place = "setup_cards[1].tools";
    check("/setup_cards/1/tools", json!(9), place, "must be a whole number from 0 to 5, not 9");
}

#[test]
fn an_unknown_id_is_named() {
    let check_starts = |path: &str, value: Value, place: &str, what: &str| {
        let mut pack = json();
        set(&mut pack, path, value);
        let faults = faults(&pack);
        assert_eq!((faults.len(), &*faults[0].0), (1, place), "{faults:?}");
        assert!(faults[0].1.starts_with(what), "{faults:?}");
    };
    let gain = "/culture_cards/0/abilities/0/gain/wood";
    let place = "culture_cards[0].abilities[0].gain.wood";
    check_starts(gain, json!(1), place, "`wood` is no symbol here; they are megalith, draw, idol,");
    let columns = "`rest` is no column here; they are any, initiate, develop, migrate, hunt";
    let place = "chiefs[1].a[0].column";
    check("/chiefs/1/a/0/column", json!("rest"), place, columns);
    let place = "tribe_cards[0].column";
    check_starts(
        "/tribe_cards/0/column",
        json!("any"),
        place,
        "`any` is no column here; they are init",
    );
    let place = "culture_cards[7].abilities[1].when";
    let events = "`camp` is no event here; they are bury, take_animal";
    check("/culture_cards/7/abilities/1/when", json!("camp"), place, events);
    let place = "setup_cards[0].animals[0]";
    check_starts("/setup_cards/0/animals/0", json!("dodo"), place, "`dodo` is no species here");
    check_starts(
        "/setup_cards/0/tribe",
        json!("x"),
        "setup_cards[0].tribe",
        "`x` is no tribe card here",
    );
    check_starts("/animals/0/id", json!("dodo"), "animals[0].id", "`dodo` is no species here");
    let place = "sacred_stones[0].terrain[0]";
    check_starts("/sacred_stones/0/terrain/0", json!("sea"), place, "`sea` is no terrain here");
    check_starts("/sacred_stones/0/terrain/0", json!("start"), place, "`start` is no terrain here");
    check_starts(
        "/sacred_stones/9/rule",
        json!("x"),
        "sacred_stones[9].rule",
        "`x` is no rule of a stone",
    );
    let place = "culture_cards[0].abilities[0].gain.discard";
    let gain = "/culture_cards/0/abilities/0/gain/discard";
    check(gain, json!(1), place, "`discard` can't be gained");
    check("/stone_slots/0/price/vp", json!(1), "stone_slots[0].price.vp", "`vp` can't be paid");
}

#[test]
fn a_wrong_number_of_things_is_named() {
    let lists = [
        ("starting_cards", 3),
        ("tribe_cards", 5),
        ("chiefs", 5),
        ("animals", 7),
        ("terrain", 8),
        ("stone_slots", 3),
        ("megalith_boards", 4),
        ("megalith_layouts", 3),
        ("turn_order", 4),
        ("setup_cards", 5),
        ("glacier_tokens", 10),
        ("rest_tokens", 5),
        ("culture_cards", 40),
        ("sacred_stones", 20),
    ];
    for (list, n) in lists {
        let what = format!("must have {n} entries, not {}", n - 1);
        check_without(&format!("/{list}/{}", n - 1), list, &what);
    }
    let board = "megalith_boards[2]";
    check_without(
        "/megalith_boards/2/cells/7",
        &format!("{board}.cells"),
        "must have 8 entries, not 7",
    );
    check_without(
        "/megalith_boards/2/arrows/1",
        &format!("{board}.arrows"),
        "must have 2 entries, not 1",
    );
    let what = "must be 7, not 6: 9 starting cards in all (EW-1.3)";
    check("/starting_cards/2/count", json!(6), "starting_cards[2].count", what);
    check("/tribe_cards/4/count", json!(14), "tribe_cards[4].count", "must be 15, not 14 (EW-1.2)");
    let what = "must be 6, not 5: 25 tiles in all (EW-1.10)";
    check("/terrain/7/count", json!(5), "terrain[7].count", what);
    check("/animals/0/count", json!(9), "animals", "the counts must add up to 60 cards, not 59");
    let what = "must be 1: first the 20 of Era I, then the 20 of Era II";
    check("/culture_cards/19/era", json!(2), "culture_cards[19].era", what);
    check("/chiefs/4/b", json!([]), "chiefs[4].b", "a chief has an ability");
    check(
        "/culture_cards/3/abilities",
        json!([]),
        "culture_cards[3].abilities",
        "a culture card has an ability",
    );
    check("/chiefs/4/b/0/gain", json!({}), "chiefs[4].b[0].gain", "an ability must give something");
    check("/animals/6/gain", json!({}), "animals[6].gain", "an animal must give something");
    let what = "must have 2 entries, not 3: the most of a set of Woolly Mammoth";
    check("/animals/5/set_vp/2", json!(9), "animals[5].set_vp", what);
}

#[test]
fn things_in_the_wrong_order_or_named_twice_are_named() {
    let mut pack = json();
    pack["tribe_cards"].as_array_mut().unwrap().swap(0, 2);
    let places = faults(&pack).into_iter().map(|(place, _)| place).collect::<Vec<_>>();
    assert_eq!(places, ["tribe_cards[0].id", "tribe_cards[2].id"]);
    let what = "must be `lake`: each terrain once, in the order of the file";
    check("/terrain/4/id", json!("forest"), "terrain[4].id", what);
    let what = "is the same as culture_cards[0].name";
    check("/culture_cards/9/name", json!("Hearth"), "culture_cards[9].name", what);
    let what = "all culture cards are different, but this is like culture_cards[0]";
    let same = json!([{"gain": {"food": 3}}]);
    check("/culture_cards/1/abilities", same, "culture_cards[1]", what);
    let what = "must be 3: one layout for each number of players, in order";
    check("/megalith_layouts/1/players", json!(2), "megalith_layouts[1].players", what);
    check(
        "/sacred_stones/19/species/1",
        json!("woolly_mammoth"),
        "sacred_stones[19].species",
        "must all be different",
    );
}

#[test]
fn an_id_of_the_owners_own_is_named() {
    for (path, place, id) in [
        ("/culture_cards/7/id", "culture_cards[7].id", "c1_08"),
        ("/culture_cards/39/id", "culture_cards[39].id", "c2_20"),
        ("/chiefs/4/id", "chiefs[4].id", "firewolf"),
        ("/sacred_stones/9/id", "sacred_stones[9].id", "s1_10"),
        ("/sacred_stones/10/id", "sacred_stones[10].id", "s2_01"),
        ("/megalith_boards/3/id", "megalith_boards[3].id", "md"),
        ("/setup_cards/4/id", "setup_cards[4].id", "p5"),
        ("/glacier_tokens/9/id", "glacier_tokens[9].id", "g10"),
        ("/rest_tokens/0/id", "rest_tokens[0].id", "r1"),
    ] {
        let what = format!("must be `{id}`: ids are the same in every pack, records use them");
        // A new one, one of another thing, one that is no id at all.
        for other in [json!("mine"), json!("c1_02"), json!("Rest \u{1b} 1"), json!("")] {
            check(path, other, place, &what);
        }
        check(path, json!(1), place, "must be an id, not a number");
    }
    let mut pack = json();
    pack["rest_tokens"].as_array_mut().unwrap().swap(1, 3);
    let places = faults(&pack).into_iter().map(|(place, _)| place).collect::<Vec<_>>();
    assert_eq!(places, ["rest_tokens[1].id", "rest_tokens[3].id"]);
}

#[test]
fn provenance_of_what_is_not_there_is_named() {
    let place = "tribe_cards[0].stated[0]";
    let what = "`labour` is no value of this component";
    check("/tribe_cards/0/stated/0", json!("labour"), place, what);
    let what = "`abilities[2]` is no value of this component";
    check("/tribe_cards/0/stated/0", json!("abilities[2]"), place, what);
    let what = "`count` is listed twice";
    check("/tribe_cards/0/derived", json!(["count"]), "tribe_cards[0].derived[0]", what);
    let what = "`set_vp` is listed twice";
    check("/animals/1/stated/1", json!("set_vp"), "animals[1].stated[1]", what);
    check("/chiefs/0/stated", json!("a"), "chiefs[0].stated", "must be a list, not a text");
}

#[test]
fn all_faults_are_listed_at_once_in_the_order_of_the_file() {
    let mut pack = json();
    set(&mut pack, "/rest_tokens/1/gain", json!({"wood": 1, "draw": 99}));
    remove(&mut pack, "/tribe_cards/0/vp");
    set(&mut pack, "/tribe_cards/1/count", json!(16));
    set(&mut pack, "/starting_cards/2/stated", json!(["wings"]));
    set(&mut pack, "/animals/2/count", json!(11));
    set(&mut pack, "/megalith_boards/0/arrows/0", json!([7, 7]));
    remove(&mut pack, "/idol_board");
    set(&mut pack, "/colour", json!("red"));
    let text = crate::write::pretty(&pack);
    let found = Pack::read(&text).unwrap_err();
    let places = found.iter().map(|fault| &*fault.place).collect::<Vec<_>>();
    let expected = [
        "idol_board",
        "starting_cards[2].stated[0]",
        "tribe_cards[0].vp",
        "tribe_cards[1].count",
        "animals",
        "megalith_boards[0].arrows[0]",
        "rest_tokens[1].gain.wood",
        "rest_tokens[1].gain.draw",
        "colour",
    ];
    assert_eq!(places, expected);
    for fault in &found {
        let line = text.lines().nth(fault.line as usize - 1).unwrap();
        let last = fault.place.rsplit(['.', '[']).next().unwrap().trim_end_matches(']');
        let is_missing = fault.what == "is missing";
        assert!(is_missing || line.contains(last) || line.contains(['[', '"']), "{fault}: {line}");
    }
}
