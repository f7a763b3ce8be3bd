//! The tables of the engine are those of `rules/stone-age-components.json`.

use serde_json::{Value, json};

use super::scene::{Scene, ready};
use crate::buildings::{Cost, Tile};
use crate::cards::{Bottom, Card, Top};
use crate::place::Place;
use crate::resources::{Resource, Stock};
use crate::rules::Edition;
use crate::tools::Tools;
use crate::tribe::Tribe;
use crate::using::divisor;

fn components() -> Value {
    let text = include_str!("../../../../rules/stone-age-components.json");
    serde_json::from_str(text).unwrap()
}

/// An enum's name as the file writes it.
fn lower(name: impl std::fmt::Debug) -> String {
    format!("{name:?}").to_lowercase()
}

fn card(card: Card) -> Value {
    let face = card.face();
    let top = match face.top {
        Top::DiceForAll => json!({"kind": "dice_for_all"}),
        Top::Food(amount) => json!({"kind": "food", "amount": amount}),
        Top::Resources(resource, amount) => {
            json!({"kind": "resource", "resource": resource, "amount": amount})
        }
        Top::Points(amount) => json!({"kind": "points", "amount": amount}),
        Top::DiceFor(resource) => {
            json!({"kind": "dice_for_resource", "resource": resource, "dice": 2})
        }
        Top::Tool => json!({"kind": "tool", "amount": 1}),
        Top::Agriculture => json!({"kind": "agriculture", "amount": 1}),
        Top::ExtraCard => json!({"kind": "draw_card", "amount": 1}),
        Top::OneUseTool(value) => json!({"kind": "one_use_tool", "value": value}),
        Top::TwoResources => json!({"kind": "resources_of_choice", "amount": 2}),
    };
    let bottom = match face.bottom {
        Bottom::Green(symbol) => {
            json!({"kind": "culture", "background": "green", "symbol": lower(symbol)})
        }
        Bottom::Sand(profession, count) => json!({
            "kind": "profession", "background": "sand", "profession": lower(profession),
            "count": count,
        }),
    };
    json!({"id": card, "top": top, "bottom": bottom})
}

fn building(tile: Tile) -> Value {
    match tile.cost() {
        Cost::Fixed(heap) => {
            json!({"id": tile, "kind": "fixed", "cost": heap, "points": heap.worth()})
        }
        Cost::Count { pieces, kinds } => {
            json!({"id": tile, "kind": "count", "count": pieces, "kinds": kinds})
        }
        Cost::Range => json!({"id": tile, "kind": "range", "min": 1, "max": 7}),
    }
}

#[test]
fn sa_8_1_each_card_is_as_its_scan_shows_it() {
    let cards: Vec<Value> = Card::all().map(card).collect();
    assert_eq!(cards.len(), 36);
    for (ours, theirs) in cards.iter().zip(components()["civ_cards"].as_array().unwrap()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(Value::from(cards), components()["civ_cards"]);
}

#[test]
fn sa_4_7_each_building_is_as_its_scan_shows_it() {
    let tiles: Vec<Value> = Tile::all().map(building).collect();
    assert_eq!(tiles.len(), 28);
    for (ours, theirs) in tiles.iter().zip(components()["buildings"].as_array().unwrap()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(Value::from(tiles), components()["buildings"]);
}

#[test]
fn sa_1_1_resources_and_food_divide_as_the_table_says() {
    let components = components();
    for resource in Resource::ALL {
        assert_eq!(components["resource_values"][resource.name()], resource.worth());
        assert_eq!(divisor(Some(resource)), resource.worth());
    }
    assert_eq!(components["resource_values"].as_object().unwrap().len(), 4);
    assert_eq!(components["food_divisor"], divisor(None));
}

#[test]
fn sa_8_2_the_dice_for_all_give_what_the_table_says() {
    for (face, reward) in components()["dice_for_all_table"].as_object().unwrap() {
        let mut scene = Scene::new(2);
        scene.card(1, "C01").tribe(1).stock = Stock([1, 0, 0, 0]);
        scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood");
        scene.play(&format!("* roll {face} {face}"));
        let told = scene.told().join("\n");
        let gain = match reward.as_str().unwrap() {
            "1 tool" => "gains a tool".to_string(),
            "+1 agriculture" => "advances in agriculture".to_string(),
            resource => format!("gains {resource}"),
        };
        for number in 1..=2 {
            let gained = format!("takes the die with {face}\nplayer {number} {gain}");
            assert!(told.contains(&gained), "{told}");
        }
    }
}

#[test]
fn sa_3_3_each_place_has_as_many_rings_as_the_board() {
    let rings = &components()["board"]["rings"];
    let mut scene = Scene::new(4);
    (scene.tribe(1).people, scene.tribe(1).home) = (10, 10);
    let choices = scene.choices();
    for place in Place::ALL {
        let printed = match place {
            Place::Card(_) => &rings["civ_card"],
            Place::Building(_) => &rings["building"],
            place => &rings[place.name().replace('-', "_")],
        };
        let fixed = [Place::ToolMaker, Place::Hut, Place::Field].contains(&place);
        let most = printed.as_u64().unwrap_or(10);
        let expected: Vec<String> = (1..=most)
            .filter(|&people| !fixed || people == most)
            .map(|people| format!("place {place} {people}"))
            .collect();
        let offered = choices.iter().filter(|text| text.split(' ').nth(1) == Some(place.name()));
        assert_eq!(offered.cloned().collect::<Vec<_>>(), expected, "{printed}");
    }
}

#[test]
fn sa_2_1_the_board_and_the_start_are_as_printed() {
    let board = &components()["board"];
    let mut scene = Scene::new(2);
    assert_eq!(board["people_start"], scene.tribe(1).people);
    assert_eq!(board["people_max"], Tribe::PEOPLE_MOST);
    assert_eq!(board["food_start"], scene.tribe(1).food);
    assert_eq!(board["agriculture_track_max"], Tribe::AGRICULTURE_MOST);
    assert_eq!(board["tool_slots"], Tools::MOST);
    assert_eq!(board["tool_value_max"], Tools::VALUE_MOST);
    assert_eq!(board["tool_total_max"], ready(&[4, 4, 4]).sum());

    scene.tribe(1).food = 0;
    scene.feed();
    assert_eq!(scene.score(1), -board["starvation_penalty"].as_i64().unwrap() as i32);
}

#[test]
fn sa_2_3_the_card_spaces_cost_what_is_printed_from_left_to_right() {
    let costs = components()["board"]["card_slot_costs_left_to_right"].clone();
    for (space, cost) in (1..=4).rev().zip(costs.as_array().unwrap()) {
        let mut scene = Scene::new(2);
        scene.tribe(1).stock = Stock([9, 0, 0, 0]);
        scene.people_on(&format!("1 card-{space} 1"));
        assert_eq!(scene.choices_to("pay"), [format!("pay {cost} wood")]);
    }
}

#[test]
fn sa_3_7_the_limits_for_few_players_are_those_of_the_table() {
    for (players, limits) in components()["board"]["players_limits"].as_object().unwrap() {
        let rules = Scene::new(players.parse().unwrap()).rules;
        assert_eq!(limits["village_places"], rules.village_places(), "{players} players");
        let most = limits["players_per_resource_place"].as_u64().unwrap_or(4);
        assert_eq!(most, u64::from(rules.players_per_resource_place()), "{players} players");
    }
}

#[test]
fn sa_11_1_the_editions_have_their_printed_pieces() {
    let editions = &components()["editions"];
    for edition in [Edition::Y2008, Edition::Y2021] {
        let printed = &editions[edition.name()];
        let pieces = edition.pieces_in_box();
        for (resource, count) in Resource::ALL.into_iter().zip(pieces) {
            assert_eq!(printed[resource.name()], count, "{resource} of {edition:?}");
        }
        assert_eq!(printed["resources"], pieces.iter().sum::<u8>(), "{edition:?}");
    }
    assert_eq!(editions["2008"]["people"], 4 * Tribe::PEOPLE_MOST);
}
