//! The built-in pack: sound, written in its own form, known by its fingerprint.

use serde_json::{Value, json};

use super::{TEXT, json};
use crate::{Fault, Pack, Provenance, Species, Starting, Terrain, Tribe, show};

#[test]
fn every_released_pack_is_sound() {
    let texts = [TEXT, include_str!("../../../../packs/reconstruction-2.json")];
    for (text, pack) in texts.into_iter().zip(Pack::released()) {
        let faults = Pack::read(text).err().unwrap_or_default();
        assert_eq!(faults.iter().map(Fault::to_string).collect::<Vec<_>>(), [""; 0]);
        assert_eq!(pack, &Pack::read(text).unwrap());
    }
    assert_eq!(Pack::released().len(), texts.len());
    assert_eq!(Some(Pack::builtin()), Pack::released().last());
}

#[test]
fn the_files_are_as_they_would_be_written() {
    for (number, pack) in (1..).zip(Pack::released()) {
        let file = format!("../../packs/reconstruction-{number}.json");
        let written = pack.write();
        if std::env::var_os("OCHRE_UPDATE").is_some() {
            std::fs::write(&file, &written).unwrap();
        }
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(written == text, "{file}: OCHRE_UPDATE=1 writes it anew");
    }
}

#[test]
fn things_are_found_by_their_id() {
    let pack = &Pack::released()[0];
    for tribe in Tribe::ALL {
        assert_eq!(
            (&*pack.tribe_card(tribe).id, &*pack.tribe_card(tribe).name),
            (tribe.id(), tribe.english())
        );
    }
    for starting in Starting::ALL {
        assert_eq!(pack.starting_card(starting).id, starting.id());
    }
    for species in Species::ALL {
        assert_eq!(
            (pack.animal(species).id, &*pack.animal(species).name),
            (species, species.english())
        );
    }
    for terrain in Terrain::ALL {
        assert_eq!(
            (pack.tile(terrain).id, &*pack.tile(terrain).name),
            (terrain, terrain.english())
        );
    }
}

#[test]
fn worked_examples_of_values() {
    let pack = &Pack::released()[0];
    assert_eq!(pack.player_board.labor_halves(3, 3), 4);
    assert_eq!(pack.player_board.labor_halves(3, 1), 2);
    assert_eq!(pack.player_board.labor_halves(2, 1), 0);
    assert_eq!(pack.player_board.labor_halves(2, 9), 2);
    assert_eq!(pack.animal(Species::GroundSloth).set_worth(3 + 1), 10);
    assert_eq!(pack.animal(Species::WoollyMammoth).set_worth(1), 2);
    assert_eq!(pack.animal(Species::WoollyMammoth).set_worth(5), 6);
    assert_eq!(pack.animal(Species::Argentavis).set_worth(3), 0);
    // Two villages; nine steps of idols; four and seven buried cards.
    assert_eq!(pack.sacred_stones[0].pays.worth(2), 4);
    assert_eq!(pack.sacred_stones[12].pays.worth(9), 4);
    assert_eq!([0, 3, 4, 7, 30].map(|n| pack.sacred_stones[10].pays.worth(n)), [0, 2, 4, 7, 7]);
}

/// A record names a pack by this: a released pack keeps it for ever.
#[test]
fn the_fingerprint_is_what_it_was() {
    let prints = Pack::released().iter().map(|pack| pack.fingerprint().to_string());
    let expected = ["61567339c6aa8bf1728946671bf142a3", "1d9dc641ddd797690f3357953f949bc5"];
    assert_eq!(prints.collect::<Vec<_>>(), expected);
}

#[test]
fn the_fingerprint_does_not_see_white_space_and_the_order_of_fields() {
    fn reversed(value: &Value) -> Value {
        match value {
            Value::Object(fields) => {
                Value::Object(fields.iter().rev().map(|(k, v)| (k.clone(), reversed(v))).collect())
            }
            Value::Array(list) => list.iter().map(reversed).collect(),
            other => other.clone(),
        }
    }
    let print = Pack::released()[0].fingerprint();
    for text in [
        json().to_string(),
        reversed(&json()).to_string(),
        serde_json::to_string_pretty(&json()).unwrap(),
        format!("\u{feff}{}", TEXT.replace('\n', "\r\n\t")),
    ] {
        let pack = Pack::read(&text).unwrap();
        assert_eq!(pack.fingerprint(), print);
        assert!(pack.write() == TEXT, "written otherwise");
    }
}

#[test]
fn the_fingerprint_sees_every_other_change() {
    let mut prints = vec![Pack::released()[0].fingerprint()];
    for (path, value) in [
        ("/name", json!("Mine")),
        ("/about", json!("Corrected from my box.")),
        ("/culture_cards/0/name", json!("Fireplace")),
        ("/culture_cards/0/vp", json!(2)),
        ("/culture_cards/0/abilities/0/gain/food", json!(2)),
        ("/culture_cards/4/abilities/1/price/tool", json!(2)),
        ("/chiefs/1/a/0/column", json!("any")),
        ("/terrain/7/gain", json!({"vp": 1})),
        ("/idol_board/offering/0/ratio", json!(6)),
        ("/player_board/tool_max", json!(9)),
        ("/setup_cards/0/camp", json!(true)),
        ("/tribe_cards/0/stated", json!([])),
        ("/megalith_boards/0/arrows/1", json!([1, 1])),
        ("/megalith_layouts/0/offsets/3", json!([2, 5])),
    ] {
        let mut pack = json();
        *pack.pointer_mut(path).unwrap() = value;
        let pack = Pack::read(&pack.to_string()).unwrap();
        assert!(!prints.contains(&pack.fingerprint()), "{path}");
        prints.push(pack.fingerprint());
        assert_eq!(Pack::read(&pack.write()), Ok(pack));
    }
}

#[test]
fn each_value_has_its_provenance() {
    let pack = &Pack::released()[0];
    let find = |place: &str| pack.values().find(|value| value.place == place).unwrap();
    let check = |place: &str, value: &str, provenance: Provenance| {
        let found = find(place);
        assert_eq!((&*found.value, found.provenance), (value, provenance), "{place}");
    };
    check("starting_cards[0].labor_halves", "3 (labor 1.5)", Provenance::Stated);
    check("starting_cards[0].abilities[0]", "in any column: labor 1", Provenance::Stated);
    check("starting_cards[0].abilities[1]", "eclipse: food 1", Provenance::Reconstructed);
    check("starting_cards[2].count", "7", Provenance::Derived);
    check("starting_cards[2].abilities", "none", Provenance::Reconstructed);
    let trade = "when a card is buried: food 1 → idol 1";
    check("culture_cards[14].abilities[1]", trade, Provenance::Reconstructed);
    check("animals[5].gain", "megalith 1, food up to the maximum", Provenance::Reconstructed);
    check("animals[1].set_vp[3]", "4 in a set: 10 VP", Provenance::Stated);
    check("animals[1].set_vp[2]", "3 in a set: 6 VP", Provenance::Reconstructed);
    check("sacred_stones[12].pays", "1 VP for each 2", Provenance::Stated);
    check("idol_board.reverence[2].vp", "2", Provenance::Stated);
    check("idol_board.reverence[1].vp", "0", Provenance::Reconstructed);
    let table = "from 1: 6 VP, from 4: 10 VP, from 7: 15 VP";
    check("idol_board.reverence_tables[0]", table, Provenance::Stated);
    check("player_board.megalith_slots[1]", "nothing", Provenance::Stated);
    let count = |kind| pack.values().filter(|value| value.provenance == kind).count();
    let counts = [Provenance::Stated, Provenance::Derived, Provenance::Reconstructed].map(count);
    assert_eq!(counts, [85, 16, 376]);
}

#[test]
fn a_pack_is_shown_with_every_value() {
    let shown = show(&Pack::released()[0]);
    let rows = shown.lines().filter(|line| {
        ["stated", "derived", "reconstructed"]
            .iter()
            .any(|word| line.ends_with(&format!(" {word}")))
    });
    assert_eq!(rows.count(), Pack::released()[0].values().count());
    for part in [
        "Reconstruction 1\nfingerprint ",
        "\n\nStarting cards\n  Brave\n    count                  1 ",
        "\n  Hearth (c1_01)\n    era ",
        "\n\nSlots for sacred stones\n  Number 1\n    price                  tool 1, food 1 ",
        "\n\nIdol board\n    (stated: three levels",
        "\n    cells[0]               row 0, column 0: one more megalith at an arrow ",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
}

/// The manual's tables name what there is, and its example is a card as it stands in the pack.
#[test]
fn the_manual_is_current() {
    let manual = include_str!("../../../../docs/pack.md");
    let named = |id: &str| manual.contains(&format!("`{id}`"));
    for symbol in crate::Symbol::ALL {
        assert!(named(symbol.id()), "{symbol:?}");
    }
    for id in Species::ALL.map(Species::id).into_iter().chain(Terrain::ALL.map(Terrain::id)) {
        assert!(named(id), "{id}");
    }
    for rule in crate::StoneRule::ALL {
        assert!(named(rule.id()), "{rule:?}");
    }
    let pack = Pack::builtin();
    let chiefs = pack.chiefs.iter().map(|chief| &chief.id);
    for id in chiefs.chain(pack.megalith_boards.iter().map(|board| &board.id)) {
        assert!(named(id), "{id}");
    }
    let room = format!("room for {} unfinished things", Pack::CHAIN_MAX);
    let depth = format!("The built-in pack comes to {}.", crate::check::depth(pack));
    assert!(manual.contains(&room) && manual.contains(&depth), "{room}; {depth}");
    for key in json().as_object().unwrap().keys() {
        assert!(named(key), "{key}");
    }
    let card = json()["culture_cards"][0].clone();
    let examples = manual.lines().filter(|line| line.starts_with("{\"id\": \"c1_01\""));
    let examples = examples.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let [before, after] = &examples.collect::<Vec<_>>()[..] else { panic!("two examples") };
    assert_eq!(*before, card);
    let mut pack = json();
    pack["culture_cards"][0] = after.clone();
    assert!(Pack::read(&pack.to_string()).is_ok());
}
