//! SA-4.1 to SA-4.4: resolving places, and what people find there.

use super::scene::{Scene, ready};
use crate::illegal::Illegal;
use crate::resources::Stock;

#[test]
fn sa_4_1_each_player_resolves_all_places_before_the_next_begins() {
    let mut scene = Scene::new(3);
    scene.start(2).people_on("1 hunt 1; 1 forest 1; 2 hunt 1; 2 river 1; 3 field 1; 3 card-1 1");
    for (start, steps) in [
        ("2", "2 use hunt; * roll 6; * roll 6"),
        ("3", "3 use field"),
        ("1", "1 use hunt; * roll 6; * roll 6"),
    ] {
        assert_eq!(scene.turn(), start);
        scene.play(steps);
    }
    assert_eq!(scene.game.round, 2);
}

#[test]
fn sa_4_1_the_start_player_begins_whoever_placed_last() {
    let mut scene = Scene::new(3);
    scene.start(2).play("2 place field 1; 3 place hunt 5; 1 place river 5; 2 place forest 4");
    assert_eq!(scene.turn(), "2", "not seat 3, the left neighbour of who placed last");
    assert_eq!(scene.choices(), ["use field", "use forest"]);
}

#[test]
fn sa_4_1_a_player_resolves_places_in_the_order_they_like() {
    let places = ["tool-maker", "hunt", "clay-pit", "card-3"];
    for first in places {
        let mut scene = Scene::new(2);
        scene.tribe(1).stock = Stock([9, 0, 0, 0]);
        scene.people_on("1 tool-maker 1; 1 hunt 1; 1 clay-pit 1; 1 card-3 1");
        assert_eq!(scene.choices(), places.map(|place| format!("use {place}")));
        scene.play(&format!("1 use {first}"));
        match first {
            "tool-maker" => (),
            "card-3" => drop(scene.play("1 decline").told()),
            _ => drop(scene.play("* roll 1").told()),
        }
        let left: Vec<String> = places
            .iter()
            .filter(|&&place| place != first)
            .map(|place| format!("use {place}"))
            .collect();
        assert_eq!(scene.choices(), left);
        assert_eq!(
            scene.refused(&format!("1 use {first}")),
            format!("you have nobody on {first} (SA-4.1)")
        );
    }
}

#[test]
fn sa_4_1_people_go_home_when_their_place_is_completely_resolved() {
    let mut scene = Scene::new(2);
    scene.card(1, "C01").tribe(1).stock = Stock([9, 0, 0, 0]);
    scene.people_on("1 hut 2; 1 river 1; 1 card-1 1; 1 building-2 1");
    assert_eq!(scene.tribe(1).home, 0);
    scene.play("1 use hut");
    assert_eq!((scene.tribe(1).home, scene.tribe(1).people), (2 + 1, 6));
    scene.play("1 use river");
    assert_eq!(scene.tribe(1).home, 3, "before the roll");
    scene.play("* roll 6");
    assert_eq!(scene.tribe(1).home, 4);
    scene.play("1 use card-1; 1 pay 1 wood; * roll 1 2");
    assert_eq!(scene.tribe(1).home, 4, "before the dice for all are taken");
    scene.play("1 die 1");
    // The other took the last die, and the building is the last place.
    assert_eq!(scene.tribe(1).home, 5);
    scene.play("1 decline");
    assert_eq!(scene.tribe(1).home, 6);
}

#[test]
fn sa_4_1_only_cards_and_buildings_can_be_declined() {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1]);
    scene.people_on("1 tool-maker 1; 1 hunt 1; 1 field 1");
    let why = "this is the time to choose which place to use next (SA-4.1)";
    assert_eq!(scene.refused("1 decline"), why);
    scene.play("1 use hunt");
    assert_eq!(scene.refused("1 decline"), "dice must be rolled first (SA-12.1)");
    scene.play("* roll 5");
    let why = "this is the time to choose the tools for the roll (SA-4.3)";
    assert_eq!(scene.refused("1 decline"), why);
    assert_eq!(scene.choices(), ["tools none", "tools 1"]);
}

#[test]
fn sa_4_1_nobody_resolves_a_place_of_another() {
    let mut scene = Scene::new(2);
    scene.people_on("1 hunt 1; 1 forest 1; 2 river 1");
    assert_eq!(scene.refused("1 use river"), "you have nobody on river (SA-4.1)");
}

#[test]
fn sa_4_2_the_tool_maker_gives_a_tool() {
    let mut scene = Scene::new(2);
    scene.people_on("2 tool-maker 1");
    assert_eq!((scene.tools(1), scene.tools(2)), (vec![], vec![(1, false)]));
}

#[test]
fn sa_4_2_the_hut_gives_a_person_up_to_10() {
    for (before, after) in [(5, 6), (9, 10), (10, 10)] {
        let mut scene = Scene::new(2);
        (scene.tribe(1).people, scene.tribe(1).home) = (before, before);
        scene.people_on("1 hut 2");
        let tribe = scene.tribe(1);
        assert_eq!((tribe.people, tribe.home), (after, after), "{before} people");
    }
}

#[test]
fn sa_4_2_the_field_raises_agriculture_up_to_10() {
    for (before, after) in [(0, 1), (9, 10), (10, 10)] {
        let mut scene = Scene::new(2);
        scene.tribe(1).agriculture = before;
        scene.people_on("1 field 1");
        assert_eq!(scene.tribe(1).agriculture, after, "from {before}");
    }
}

/// Rolls so at a place and adds no tools; says how much more of its kind the player then has.
fn yields(place: &str, faces: &[u8]) -> u16 {
    let mut scene = Scene::new(4);
    let n_dice = faces.len();
    (scene.tribe(1).people, scene.tribe(1).home) = (10, 10);
    // Two further places: after the roll there is still something to choose.
    scene.people_on(&format!("1 {place} {n_dice}; 1 card-3 1; 1 card-4 1"));
    scene.play(&format!("1 use {place}"));
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    let wrong = Illegal::WrongDice { expected: n_dice as u8, rolled: n_dice as u8 + 1 };
    assert_eq!(scene.why_not(&format!("* roll {} 6", faces.join(" "))), wrong);
    scene.play(&format!("* roll {}", faces.join(" ")));
    let stock = scene.tribe(1).stock.0;
    let food = scene.tribe(1).food - 12;
    let kind = ["hunt", "forest", "clay-pit", "quarry", "river"].iter().position(|&p| p == place);
    let all = [food, stock[0], stock[1], stock[2], stock[3]];
    assert_eq!(all.iter().sum::<u16>(), all[kind.unwrap()], "nothing else came from {place}");
    all[kind.unwrap()]
}

#[test]
fn sa_4_3_hunting_gives_half_the_total_rounded_down() {
    for (faces, food) in
        [(&[1][..], 0), (&[2], 1), (&[3], 1), (&[1, 2, 2, 4, 5], 7), (&[2, 3, 6], 5), (&[6; 8], 24)]
    {
        assert_eq!(yields("hunt", faces), food, "{faces:?}");
    }
}

#[test]
fn sa_4_4_resource_places_divide_by_3_4_5_and_6_rounded_down() {
    for (faces, [wood, brick, stone, gold]) in [
        (&[2][..], [0, 0, 0, 0]),
        (&[3], [1, 0, 0, 0]),
        (&[4], [1, 1, 0, 0]),
        (&[5], [1, 1, 1, 0]),
        (&[6], [2, 1, 1, 1]),
        (&[5, 6], [3, 2, 2, 1]),
        (&[6, 6], [4, 3, 2, 2]),
        (&[1, 4, 5, 6, 6, 6, 6], [11, 8, 6, 5]),
    ] {
        for (place, gained) in
            [("forest", wood), ("clay-pit", brick), ("quarry", stone), ("river", gold)]
        {
            assert_eq!(yields(place, faces), gained, "{place} {faces:?}");
        }
    }
}

#[test]
fn sa_4_3_tools_are_added_after_the_roll_and_before_the_division() {
    for (place, tools, expected) in [
        ("hunt", "none", [4, 0, 0, 0, 0]),
        ("hunt", "1", [4, 0, 0, 0, 0]),
        ("hunt", "2", [5, 0, 0, 0, 0]),
        ("hunt", "1 2 2", [6, 0, 0, 0, 0]),
        ("forest", "1", [0, 3, 0, 0, 0]),
        ("clay-pit", "2 2", [0, 0, 3, 0, 0]),
        ("quarry", "2", [0, 0, 0, 2, 0]),
        ("river", "2 2", [0, 0, 0, 0, 2]),
        ("river", "1 2", [0, 0, 0, 0, 1]),
    ] {
        let mut scene = Scene::new(2);
        let tribe = scene.tribe(1);
        (tribe.tools, tribe.food) = (ready(&[1, 2, 2]), 5);
        scene.people_on(&format!("1 {place} 2"));
        let why = "dice must be rolled first (SA-12.1)";
        assert_eq!(scene.refused("1 tools none"), why);
        scene.play(&format!("* roll 2 6; 1 tools {tools}"));
        let [food, wood, brick, stone, gold] = expected;
        let tribe = scene.tribe(1);
        assert_eq!((tribe.food, tribe.stock), (food, Stock([wood, brick, stone, gold])));
    }
}

#[test]
fn sa_4_3_there_is_one_die_per_person_and_each_throw_has_its_chance() {
    let mut scene = Scene::new(2);
    scene.people_on("1 hunt 2");
    let outcomes = scene.outcomes();
    assert_eq!(outcomes.len(), 21);
    for (text, weight) in outcomes {
        let faces: Vec<&str> = text.split(' ').skip(1).collect();
        assert_eq!(weight, if faces[0] == faces[1] { 1 } else { 2 }, "{text}");
    }
}
