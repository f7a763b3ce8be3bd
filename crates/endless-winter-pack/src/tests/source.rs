//! The built-in pack has the values of `rules/endless-winter-components.json`, all and unchanged.

use serde_json::Value;

use crate::{Ability, At, Bound, Gains, Pack, Pays, Step, StoneRule, Symbol, TribeCard, When};

const SOURCE: &str = include_str!("../../../../rules/endless-winter-components.json");

fn source(list: &str) -> Value {
    serde_json::from_str::<Value>(SOURCE).unwrap()[list].clone()
}

fn entries(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// The source has no field that the comparison overlooks.
fn only(value: &Value, fields: &[&str]) {
    for key in value.as_object().unwrap().keys() {
        assert!(fields.contains(&key.as_str()), "{key} of {value}");
    }
}

fn check_names(value: &Value, id: &str, name: &str) {
    assert_eq!((value["id"].as_str(), value["en"].as_str()), (Some(id), Some(name)));
}

fn number(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))).unwrap()
}

/// Labor of the source is in units with decimals.
fn halves(value: &Value) -> u8 {
    let halves = 2.0 * value.as_f64().unwrap();
    assert_eq!(halves.fract(), 0.0);
    halves as u8
}

fn gains(value: &Value) -> Gains {
    let of = |(key, n): (&String, &Value)| {
        let (id, n) = match key.as_str() {
            "LABOR" => ("labor_halves".to_owned(), halves(n)),
            _ => (key.to_lowercase(), number(n)),
        };
        (Symbol::ALL.into_iter().find(|symbol| symbol.id() == id).unwrap(), n)
    };
    value.as_object().unwrap().iter().map(of).collect()
}

fn ability(value: &Value, eclipse: bool) -> Ability {
    only(value, &["column", "when", "cost", "gain"]);
    let id = |name: &str| value.get(name).map(|id| id.as_str().unwrap().to_owned());
    let column = id("column").map(|id| Bound::ALL.into_iter().find(|b| b.id() == id).unwrap());
    let when = id("when").map(|id| When::ALL.into_iter().find(|w| w.id() == id).unwrap());
    let price = value.get("cost").map_or(Gains::NONE, gains);
    Ability { eclipse, column, when, price, gain: gains(&value["gain"]) }
}

fn abilities(value: &Value, eclipse: bool) -> Vec<Ability> {
    entries(value).iter().map(|value| ability(value, eclipse)).collect()
}

fn table(value: &Value) -> Vec<Step> {
    let step = |(key, vp): (&String, &Value)| {
        let from = key.trim_end_matches('+').split('-').next().unwrap().parse().unwrap();
        Step { from, vp: number(vp) }
    };
    value.as_object().unwrap().iter().map(step).collect()
}

fn at(value: &Value) -> At {
    At { row: number(&value[0]), column: number(&value[1]) }
}

fn check_tribe_cards(cards: &[TribeCard], list: &Value) {
    assert_eq!(cards.len(), entries(list).len());
    for (card, value) in cards.iter().zip(entries(list)) {
        let known = ["id", "ru", "en", "column", "count", "labor", "vp", "action", "eclipse"];
        only(value, &[&known[..], &["stated", "derived", "note"]].concat());
        assert_eq!(card.id, value["id"]);
        assert_eq!(card.name, value["en"]);
        assert_eq!(card.column.map(crate::Column::id), value["column"].as_str());
        assert_eq!(card.count, number(&value["count"]));
        assert_eq!(card.labor_halves, halves(&value["labor"]));
        assert_eq!(card.vp, number(&value["vp"]));
        let mut wanted = abilities(&value["action"], false);
        let n_action = wanted.len();
        wanted.extend(abilities(&value["eclipse"], true));
        assert_eq!(card.abilities, wanted);
        for (list, own) in [("stated", &card.sources.stated), ("derived", &card.sources.derived)] {
            let mut paths = Vec::new();
            for field in value.get(list).map_or(&[][..], entries) {
                match field.as_str().unwrap() {
                    "labor" => paths.push("labor_halves".to_owned()),
                    "action" => paths.extend((0..n_action).map(|n| format!("abilities[{n}]"))),
                    other => paths.push(other.to_owned()),
                }
            }
            assert_eq!(*own, paths, "{}", card.id);
        }
        assert_eq!(card.sources.note.as_deref(), value.get("note").map(|n| n.as_str().unwrap()));
    }
}

#[test]
fn the_cards_are_those_of_the_source() {
    let pack = &Pack::released()[0];
    check_tribe_cards(&pack.starting_cards, &source("starting_cards"));
    check_tribe_cards(&pack.tribe_cards, &source("tribe_cards"));
    let list = source("culture_cards");
    assert_eq!(entries(&list).len(), 40);
    for (card, value) in pack.culture_cards.iter().zip(entries(&list)) {
        only(value, &["id", "era", "ru", "en", "vp", "abilities"]);
        check_names(value, &card.id, &card.name);
        assert_eq!((card.era, card.vp), (number(&value["era"]), number(&value["vp"])));
        assert_eq!(card.abilities, abilities(&value["abilities"], false), "{}", card.id);
    }
    let list = source("chiefs");
    assert_eq!(entries(&list).len(), 5);
    for (chief, value) in pack.chiefs.iter().zip(entries(&list)) {
        only(value, &["id", "ru", "es", "de", "en", "A", "B"]);
        check_names(value, &chief.id, &chief.name);
        assert_eq!(chief.a, abilities(&value["A"], false));
        assert_eq!(chief.b, abilities(&value["B"], false));
    }
    let list = source("setup_cards");
    assert_eq!(entries(&list).len(), 5);
    for (card, value) in pack.setup_cards.iter().zip(entries(&list)) {
        only(value, &["id", "food", "tools", "tribe", "animals", "camp"]);
        assert_eq!(card.id, value["id"]);
        assert_eq!((card.food, card.tools), (number(&value["food"]), number(&value["tools"])));
        assert_eq!(card.tribe.id(), value["tribe"]);
        let animals = card.animals.iter().map(|species| species.id()).collect::<Vec<_>>();
        assert_eq!(animals, entries(&value["animals"]));
        assert_eq!(card.camp, value["camp"]);
    }
}

#[test]
fn animals_and_terrain_are_those_of_the_source() {
    let pack = &Pack::released()[0];
    let list = source("animals");
    assert_eq!(entries(&list).len(), 7);
    for (animal, value) in pack.animals.iter().zip(entries(&list)) {
        only(value, &["id", "ru", "en", "count", "use", "set_vp", "wild", "stated", "derived"]);
        only(&value["use"], &["gain"]);
        check_names(value, animal.id.id(), &animal.name);
        assert_eq!(animal.count, number(&value["count"]));
        assert_eq!(animal.gain, gains(&value["use"]["gain"]));
        let set_vp = entries(&value["set_vp"]).iter().map(number).collect::<Vec<_>>();
        assert_eq!(animal.set_vp, set_vp);
        assert_eq!(animal.id.is_wild(), value.get("wild").is_some());
        let stated = !entries(&value["stated"]).is_empty();
        assert_eq!(stated, !animal.sources.stated.is_empty() || animal.sources.note.is_some());
        assert_eq!(animal.sources.derived, ["count"]);
    }
    let list = source("terrain");
    assert_eq!(entries(&list).len(), 8);
    for (tile, value) in pack.terrain.iter().zip(entries(&list)) {
        only(value, &["id", "ru", "en", "count", "eclipse"]);
        check_names(value, tile.id.id(), &tile.name);
        assert_eq!(tile.count, number(&value["count"]));
        assert_eq!(tile.gain, gains(&value["eclipse"]));
        assert_eq!(tile.sources.derived, ["count"]);
    }
}

#[test]
fn the_sacred_stones_are_those_of_the_source() {
    let pack = &Pack::released()[0];
    let list = source("sacred_stones");
    assert_eq!(entries(&list).len(), 20);
    for (stone, value) in pack.sacred_stones.iter().zip(entries(&list)) {
        let known = ["id", "era", "rule", "type", "types", "species", "vp_each", "vp_per", "table"];
        only(value, &known);
        assert_eq!((&*stone.id, stone.era), (value["id"].as_str().unwrap(), number(&value["era"])));
        let rule = value["rule"].as_str().unwrap();
        let halved = (stone.rule == StoneRule::IdolSteps).then_some("idol_steps_half");
        assert_eq!(halved.unwrap_or(stone.rule.id()), rule);
        let one = value.get("type").map(std::slice::from_ref);
        let types = one.or(value.get("types").map(entries)).unwrap_or_default();
        assert_eq!(stone.terrain.iter().map(|t| t.id()).collect::<Vec<_>>(), types);
        let species = value.get("species").map_or(&[][..], entries);
        assert_eq!(stone.species.iter().map(|s| s.id()).collect::<Vec<_>>(), species);
        let pays = match (value.get("vp_each"), value.get("vp_per"), value.get("table")) {
            (Some(vp), None, None) => Pays::Each { vp: number(vp), per: 1 },
            (None, Some(per), None) => Pays::Each { vp: 1, per: number(per) },
            (None, None, Some(rows)) => Pays::Table { table: table(rows) },
            other => panic!("{other:?}"),
        };
        assert_eq!(stone.pays, pays, "{}", stone.id);
    }
    let list = source("sacred_stone_slots");
    assert_eq!(entries(&list).len(), 3);
    for (index, (slot, value)) in pack.stone_slots.iter().zip(entries(&list)).enumerate() {
        only(value, &["slot", "cost", "bonus"]);
        assert_eq!(usize::from(number(&value["slot"])), index + 1);
        assert_eq!((slot.price, slot.gain), (gains(&value["cost"]), gains(&value["bonus"])));
    }
}

#[test]
fn the_megalith_boards_are_those_of_the_source() {
    let pack = &Pack::released()[0];
    let list = source("megalith_boards");
    assert_eq!(entries(&list).len(), 4);
    for (board, value) in pack.megalith_boards.iter().zip(entries(&list)) {
        only(value, &["id", "rows", "cols", "start", "arrows", "cells"]);
        assert_eq!(board.id, value["id"].as_str().unwrap().to_lowercase());
        assert_eq!(board.start, at(&value["start"]));
        let arrows = entries(&value["arrows"]).iter().map(at).collect::<Vec<_>>();
        assert_eq!(board.arrows, arrows);
        let mut cells = board.cells.iter();
        assert_eq!(entries(&value["cells"]).len(), usize::from(number(&value["rows"])));
        for (row, line) in entries(&value["cells"]).iter().enumerate() {
            assert_eq!(entries(line).len(), usize::from(number(&value["cols"])));
            for (column, value) in entries(line).iter().enumerate() {
                only(value, &["start", "gain"]);
                let cell = cells.next().unwrap();
                assert_eq!(cell.at, At { row: row as u8, column: column as u8 });
                // The one more megalith of a start cell is what its arrows say.
                let is_start = value.get("start").is_some();
                assert_eq!(is_start, value["gain"].get("CHAIN_MEGALITH").is_some());
                assert_eq!(is_start, cell.at == board.start);
                let gain = if is_start { Gains::NONE } else { gains(&value["gain"]) };
                assert_eq!(cell.gain, gain);
            }
        }
        assert_eq!(cells.next(), None);
    }
    let layouts = source("megalith_layouts");
    only(&layouts, &["_note", "2", "3", "4"]);
    for layout in &pack.megalith_layouts {
        let offsets = entries(&layouts[layout.players.to_string()]).iter().map(at);
        assert_eq!(layout.offsets, offsets.collect::<Vec<_>>());
    }
}

#[test]
fn the_other_boards_and_the_tokens_are_those_of_the_source() {
    let pack = &Pack::released()[0];
    let board = source("idol_board");
    only(&board, &["offering", "reverence", "reverence_tables", "known"]);
    let (offering, reverence) = (entries(&board["offering"]), entries(&board["reverence"]));
    assert_eq!(pack.idol_board.offering.len(), offering.len());
    for (level, value) in pack.idol_board.offering.iter().zip(offering) {
        only(value, &["level", "ratio", "bonus"]);
        assert_eq!((level.ratio, level.gain), (number(&value["ratio"]), gains(&value["bonus"])));
    }
    assert_eq!(pack.idol_board.reverence.len(), reverence.len());
    for (level, value) in pack.idol_board.reverence.iter().zip(reverence) {
        only(value, &["level", "cells", "vp"]);
        assert_eq!((level.places, level.vp), (number(&value["cells"]), number(&value["vp"])));
    }
    let tables = ["1st", "2nd", "other"].map(|rank| table(&board["reverence_tables"][rank]));
    assert_eq!(pack.idol_board.reverence_tables, tables);

    let (own, value) = (&pack.player_board, source("player_board"));
    let known = ["food_max_all_camps", "food_spaces", "labor_symbols_crossed_when_leaving"];
    let more = ["tool_max", "megalith_slots", "village_slots", "village_eclipse", "known"];
    only(&value, &[&known[..], &more].concat());
    assert_eq!(own.food_max, number(&value["food_max_all_camps"]));
    assert_eq!(own.food_spaces, number(&value["food_spaces"]));
    let spaces = entries(&value["labor_symbols_crossed_when_leaving"]).iter().map(number);
    assert_eq!(own.labor_spaces, spaces.collect::<Vec<_>>());
    assert_eq!(own.tool_max, number(&value["tool_max"]));
    let slots = entries(&value["megalith_slots"]).iter().map(gains).collect::<Vec<_>>();
    assert_eq!(own.megalith_slots, slots);
    assert_eq!(own.village_slots, number(&value["village_slots"]));
    assert_eq!(own.village_gain, gains(&value["village_eclipse"]));

    let places = source("turn_order_eclipse");
    assert_eq!(places.as_object().unwrap().len(), pack.turn_order.len());
    for (index, place) in pack.turn_order.iter().enumerate() {
        assert_eq!(place.gain, gains(&places[(index + 1).to_string()]));
    }
    for (tokens, list) in
        [(&pack.glacier_tokens, "glacier_tokens"), (&pack.rest_tokens, "rest_tokens")]
    {
        let wanted = entries(&source(list)).iter().map(gains).collect::<Vec<_>>();
        assert_eq!(tokens.iter().map(|token| token.gain).collect::<Vec<_>>(), wanted);
    }
}

#[test]
fn nothing_of_the_source_is_left_out() {
    let known = [
        // The file itself, and remarks that are in `about`, in the notes and in `docs/pack.md`.
        ["format", "name", "game", "about", "stated", "chiefs_note"],
        ["starting_cards", "tribe_cards", "culture_cards", "chiefs", "animals", "terrain"],
        ["sacred_stones", "sacred_stone_slots", "megalith_boards", "megalith_layouts", "", ""],
        ["idol_board", "player_board", "turn_order_eclipse", "setup_cards", "", ""],
        ["glacier_tokens", "rest_tokens", "", "", "", ""],
    ];
    only(&serde_json::from_str(SOURCE).unwrap(), known.as_flattened());
}
