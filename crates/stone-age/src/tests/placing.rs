//! SA-3.1 to SA-3.6 and SA-3.9: placing people.

use ochre_kernel::Step;

use super::scene::{Scene, ready};
use crate::action::Action;
use crate::illegal::Illegal;
use crate::place::Place;

#[test]
fn sa_3_1_one_or_more_people_go_on_one_place() {
    let mut expected: Vec<String> =
        ["tool-maker 1", "hut 2", "field 1"].map(|text| format!("place {text}")).into();
    for place in ["hunt", "forest", "clay-pit", "quarry", "river"] {
        expected.extend((1..=5).map(|people| format!("place {place} {people}")));
    }
    expected.extend((1..=4).map(|space| format!("place card-{space} 1")));
    for players in 2..=4 {
        let buildings = (1..=players).map(|stack| format!("place building-{stack} 1"));
        let expected: Vec<String> = expected.iter().cloned().chain(buildings).collect();
        assert_eq!(Scene::new(players).choices(), expected, "{players} players");
    }
}

#[test]
fn sa_3_1_nobody_places_0_people_or_more_than_wait_on_the_own_board() {
    let mut scene = Scene::new(2);
    let nobody = Step::Act(Action::Place { place: Place::Hunt, people: 0 });
    assert_eq!(scene.refusal(nobody), Illegal::NobodyPlaced);
    let why = "you have 5 people left and tried to place 6 (SA-3.1)";
    assert_eq!(scene.refused("1 place hunt 6"), why);
    scene.play("1 place hunt 3; 2 place hunt 1");
    let why = "you have 2 people left and tried to place 3 (SA-3.1)";
    assert_eq!(scene.refused("1 place forest 3"), why);
}

#[test]
fn sa_3_1_players_take_turns_clockwise_from_the_start_player() {
    for (players, start, order) in [(2, 2, "21212"), (3, 2, "231231"), (4, 3, "3412341")] {
        let mut scene = Scene::new(players);
        scene.start(start);
        for number in order.chars() {
            assert_eq!(scene.turn(), number.to_string(), "{players} players: {order}");
            // The last choices are a building or a card each.
            let choice = scene.choices().pop().unwrap();
            scene.play(&format!("{number} {choice}"));
        }
    }
}

#[test]
fn sa_3_1_who_can_place_must_place() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.choices_to("place"), scene.choices());
    let why = "this is the time to place people on one place (SA-3.1)";
    for instead in ["decline", "use hunt", "tools none", "starve", "take 2 wood", "die 1"] {
        assert_eq!(scene.refused(&format!("1 {instead}")), why, "{instead}");
    }
}

#[test]
fn sa_3_1_who_has_nobody_left_is_passed_over() {
    let mut scene = Scene::new(3);
    scene.play("1 place hunt 5; 2 place hunt 1; 3 place hunt 5; 2 place hut 2; 2 place forest 1");
    // The last one of seat 2 may still go to many places; the others are out.
    assert_eq!(scene.turn(), "2");
    scene.play("2 place field 1");
    assert_eq!(scene.turn(), "*", "phase 2 begins when nobody can place");
}

/// Two tribes of ten, and every place but the hunting grounds and one building is taken.
fn crowded() -> Scene {
    let mut scene = Scene::new(2);
    for number in 1..=2 {
        (scene.tribe(number).people, scene.tribe(number).home) = (10, 10);
    }
    for (number, places) in [
        (1, "hunt forest clay-pit tool-maker card-1 card-2 building-1"),
        (2, "quarry river field card-3 card-4"),
    ] {
        for place in places.split(' ') {
            scene.tribe(number).place(place.parse().unwrap(), 1);
        }
    }
    scene
}

#[test]
fn sa_3_1_who_has_people_but_no_legal_placement_is_passed_over_for_good() {
    let mut scene = crowded();
    scene.start(2).play("2 place building-2 1");
    // Seat 1 has 3 people at home, hunts already, and finds all else taken.
    assert_eq!((scene.turn(), scene.tribe(1).home), ("2".into(), 3));
    assert_eq!(scene.choices(), (1..=4).map(|n| format!("place hunt {n}")).collect::<Vec<_>>());
    scene.play("2 place hunt 1");
    // The phase is over though both have people at home.
    assert_eq!((scene.tribe(1).home, scene.tribe(2).home), (3, 3));
    assert_eq!((scene.turn(), scene.choices_to("use").len()), ("2".into(), 7));
}

#[test]
fn sa_3_2_a_second_placement_on_one_place_is_refused() {
    for place in ["hunt", "forest", "clay-pit", "quarry", "river"] {
        let mut scene = Scene::new(4);
        for number in 1..=4 {
            scene.play(&format!("{number} place {place} 1"));
        }
        let why = format!("you have placed people on {place} in this round already (SA-3.2)");
        assert_eq!(scene.refused(&format!("1 place {place} 1")), why);
        assert!(!scene.choices().iter().any(|choice| choice.contains(place)), "{place}");
    }
    for place in ["tool-maker 1", "hut 2", "field 1", "card-1 1", "building-1 1"] {
        let mut scene = Scene::new(2);
        (scene.tribe(1).people, scene.tribe(1).home) = (7, 7);
        scene.play(&format!("1 place {place}; 2 place hunt 1"));
        let refusal = scene.refused(&format!("1 place {place}"));
        assert!(refusal.ends_with("in this round already (SA-3.2)"), "{refusal}");
    }
}

#[test]
fn sa_3_2_each_card_and_each_building_is_a_place_of_its_own() {
    let mut scene = Scene::new(2);
    scene.play("1 place card-1 1; 2 place hunt 1; 1 place card-2 1; 2 place forest 1");
    scene.play("1 place building-1 1; 2 place river 1; 1 place building-2 1; 2 place field 1");
    assert_eq!(scene.tribe(1).home, 1);
}

#[test]
fn sa_3_2_the_same_place_is_open_again_in_the_next_round() {
    let mut scene = Scene::new(2);
    scene.play("1 place hunt 5; 2 place forest 5; * roll 1 1 1 1 1; * roll 1 1 1 1 1");
    scene.play("2 place forest 5; 1 place hunt 5");
}

#[test]
fn sa_3_3_tool_maker_and_field_take_exactly_1_and_the_hut_exactly_2_people() {
    let mut scene = Scene::new(4);
    for place in ["tool-maker", "field"] {
        let why = format!("{place} takes exactly 1 person (SA-3.3)");
        assert_eq!(scene.refused(&format!("1 place {place} 2")), why);
    }
    for people in [1, 3, 5] {
        let why = "hut takes exactly 2 people, placed in one go (SA-3.3)";
        assert_eq!(scene.refused(&format!("1 place hut {people}")), why);
    }
    assert_eq!(scene.choices()[..3], ["place tool-maker 1", "place hut 2", "place field 1"]);
}

#[test]
fn sa_3_3_tool_maker_field_and_hut_are_then_full() {
    for place in ["tool-maker 1", "hut 2", "field 1"] {
        let mut scene = Scene::new(4);
        scene.play(&format!("1 place {place}"));
        let name = place.split(' ').next().unwrap();
        for number in 2..=4 {
            let why = format!("{name} is occupied in this round (SA-3.3)");
            assert_eq!(scene.refused(&format!("{number} place {place}")), why);
            assert!(!scene.choices().contains(&format!("place {place}")));
            scene.play(&format!("{number} place hunt 1"));
        }
    }
}

#[test]
fn sa_3_3_one_person_alone_cannot_go_to_the_hut() {
    let mut scene = Scene::new(2);
    scene.play("1 place hunt 4; 2 place hunt 3");
    assert!(!scene.choices().contains(&"place hut 2".into()));
    scene.play("1 place field 1");
    assert!(scene.choices().contains(&"place hut 2".into()));
}

#[test]
fn sa_3_4_hunting_takes_any_number_of_people_and_players() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        for number in 1..=players {
            (scene.tribe(number).people, scene.tribe(number).home) = (10, 10);
        }
        for number in 1..=players {
            let offered = scene.choices().iter().filter(|text| text.contains("hunt")).count();
            assert_eq!(offered, 10);
            scene.play(&format!("{number} place hunt 10"));
        }
        assert_eq!(scene.game.people_at(Place::Hunt), 10 * players);
    }
}

#[test]
fn sa_3_5_forest_clay_pit_quarry_and_river_take_7_people_each_in_all() {
    for place in ["forest", "clay-pit", "quarry", "river"] {
        let mut scene = Scene::new(4);
        (scene.tribe(1).people, scene.tribe(1).home) = (10, 10);
        let why = format!("{place} has room for 7 more people (SA-3.5)");
        assert_eq!(scene.refused(&format!("1 place {place} 8")), why);
        scene.play(&format!("1 place {place} 5"));
        let why = format!("{place} has room for 2 more people (SA-3.5)");
        assert_eq!(scene.refused(&format!("2 place {place} 3")), why);
        let mut offered = scene.choices();
        offered.retain(|choice| choice.contains(place));
        assert_eq!(offered, [format!("place {place} 1"), format!("place {place} 2")]);
        scene.play(&format!("2 place {place} 2"));
        let why = format!("{place} is full (SA-3.5)");
        assert_eq!(scene.refused(&format!("3 place {place} 1")), why);
        assert!(!scene.choices().iter().any(|choice| choice.contains(place)));
    }
    let mut scene = Scene::new(4);
    (scene.tribe(1).people, scene.tribe(1).home) = (10, 10);
    scene.play("1 place river 7");
}

#[test]
fn sa_3_6_each_card_and_each_building_takes_1_person() {
    for place in ["card-1", "card-2", "card-3", "card-4", "building-1", "building-4"] {
        let mut scene = Scene::new(4);
        let why = format!("{place} takes exactly 1 person (SA-3.6)");
        assert_eq!(scene.refused(&format!("1 place {place} 2")), why);
        scene.play(&format!("1 place {place} 1"));
        let why = format!("{place} is occupied in this round (SA-3.6)");
        assert_eq!(scene.refused(&format!("2 place {place} 1")), why);
        assert!(!scene.choices().contains(&format!("place {place} 1")));
    }
    let mut scene = Scene::new(3);
    let why = "there is no building on building-4 (SA-3.6)";
    assert_eq!(scene.refused("1 place building-4 1"), why);
}

#[test]
fn sa_3_9_people_may_be_placed_where_they_gain_nothing() {
    let mut scene = Scene::new(2);
    let tribe = scene.tribe(1);
    (tribe.people, tribe.home, tribe.agriculture, tribe.food) = (10, 10, 10, 30);
    tribe.tools = ready(&[4, 4, 4]);
    for place in ["tool-maker 1", "hut 2", "field 1", "card-4 1", "building-1 1"] {
        assert!(scene.choices().contains(&format!("place {place}")), "{place}");
    }
    // Each is resolved all the same; the card and the building can't be paid.
    scene.people_on("1 hut 2; 1 field 1; 1 card-4 1; 1 building-1 1");
    scene.play("1 use hut; 1 use field; 1 use card-4");
    let tribe = scene.tribe(1);
    assert_eq!((tribe.people, tribe.home, tribe.agriculture), (10, 10, 10));
    assert!(tribe.cards.is_empty() && tribe.buildings.is_empty());
    scene.start(1).people_on("1 tool-maker 1");
    assert_eq!(scene.tools(1), [(4, false); 3]);
}
