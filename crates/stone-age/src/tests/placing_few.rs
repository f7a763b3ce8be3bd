//! SA-3.7 and SA-3.8: places are scarcer with 2 and 3 players.

use super::scene::Scene;
use crate::place::Place;

const VILLAGE: [&str; 3] = ["tool-maker 1", "hut 2", "field 1"];
const RESOURCE_PLACES: [&str; 4] = ["forest", "clay-pit", "quarry", "river"];

/// Fills two of the village places, by two players or by one, and looks at the third.
fn check_village(players: u8, by_one: bool, is_closed: bool) {
    let [tool_maker, hut, field] = VILLAGE;
    for [first, second, third] in
        [[tool_maker, hut, field], [tool_maker, field, hut], [hut, field, tool_maker]]
    {
        let mut scene = Scene::new(players);
        scene.play(&format!("1 place {first}"));
        if by_one {
            for number in 2..=players {
                scene.play(&format!("{number} place hunt 1"));
            }
            scene.play(&format!("1 place {second}"));
        } else {
            scene.play(&format!("2 place {second}"));
        }
        let offered = scene.choices().contains(&format!("place {third}"));
        assert_eq!(offered, !is_closed, "{third} with {players} players, by one: {by_one}");
        if is_closed {
            let rule = if players == 2 { "SA-3.8" } else { "SA-3.7" };
            let why = format!(
                "with {players} players only two of tool-maker, hut and field may be occupied in \
                 a round ({rule})"
            );
            let number = scene.turn();
            assert_eq!(scene.refused(&format!("{number} place {third}")), why);
        } else {
            let number = scene.turn();
            scene.play(&format!("{number} place {third}"));
        }
    }
}

#[test]
fn sa_3_7_with_3_players_only_two_of_tool_maker_hut_and_field_may_be_occupied() {
    check_village(3, false, true);
    check_village(3, true, true);
}

#[test]
fn sa_3_8_with_2_players_only_two_of_tool_maker_hut_and_field_may_be_occupied() {
    check_village(2, false, true);
    check_village(2, true, true);
}

#[test]
fn sa_3_7_with_4_players_all_of_tool_maker_hut_and_field_may_be_occupied() {
    check_village(4, false, false);
    check_village(4, true, false);
}

#[test]
fn sa_3_7_with_3_players_a_resource_place_takes_people_of_two_players() {
    for place in RESOURCE_PLACES {
        // Whoever the two are, the third is shut out.
        for [first, second, third] in [[1, 2, 3], [2, 3, 1], [3, 1, 2]] {
            let mut scene = Scene::new(3);
            scene.start(first);
            scene.play(&format!("{first} place {place} 1; {second} place {place} 1"));
            let why = format!("with 3 players only two of you may use {place} in a round (SA-3.7)");
            assert_eq!(scene.refused(&format!("{third} place {place} 1")), why);
            assert!(!scene.choices().iter().any(|choice| choice.contains(place)), "{place}");
            for other in RESOURCE_PLACES.into_iter().filter(|&other| other != place) {
                assert!(scene.choices().contains(&format!("place {other} 5")), "{other}");
            }
        }
    }
}

#[test]
fn sa_3_7_with_3_players_two_who_share_a_place_still_find_it_full_at_7() {
    let mut scene = Scene::new(3);
    scene.play("1 place forest 5");
    let why = "forest has room for 2 more people (SA-3.5)";
    assert_eq!(scene.refused("2 place forest 3"), why);
    scene.play("2 place forest 2; 3 place quarry 4; 2 place quarry 3");
}

#[test]
fn sa_3_8_with_2_players_a_resource_place_takes_people_of_one_player() {
    for place in RESOURCE_PLACES {
        for [first, second] in [[1, 2], [2, 1]] {
            let mut scene = Scene::new(2);
            scene.start(first).play(&format!("{first} place {place} 1"));
            let why = format!("with 2 players only one of you may use {place} in a round (SA-3.8)");
            assert_eq!(scene.refused(&format!("{second} place {place} 1")), why);
            assert!(!scene.choices().iter().any(|choice| choice.contains(place)), "{place}");
            for other in RESOURCE_PLACES.into_iter().filter(|&other| other != place) {
                assert!(scene.choices().contains(&format!("place {other} 5")), "{other}");
            }
        }
    }
}

#[test]
fn sa_3_7_with_4_players_all_may_use_one_resource_place() {
    for place in RESOURCE_PLACES {
        let mut scene = Scene::new(4);
        for number in 1..=4 {
            scene.play(&format!("{number} place {place} 1"));
        }
        assert_eq!(scene.game.people_at(place.parse().unwrap()), 4);
    }
}

#[test]
fn sa_3_8_hunting_is_never_restricted() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        for number in 1..=players {
            scene.play(&format!("{number} place hunt 4"));
        }
        assert_eq!(scene.game.people_at(Place::Hunt), 4 * players, "{players} players");
    }
}

#[test]
fn sa_3_8_cards_and_buildings_are_open_to_all() {
    let mut scene = Scene::new(2);
    scene.play("1 place card-1 1; 2 place card-2 1; 1 place building-1 1; 2 place building-2 1");
    scene.play("1 place card-3 1; 2 place card-4 1");
}

#[test]
fn sa_3_7_what_was_shut_is_open_again_in_the_next_round() {
    let mut scene = Scene::new(3);
    scene.play("1 place hut 2; 2 place field 1; 3 place forest 1; 1 place forest 3");
    scene.play("2 place hunt 4; 3 place hunt 4");
    scene.play("1 use hut; * roll 1 1 1; 2 use field; * roll 1 1 1 1");
    scene.play("3 use forest; * roll 1; * roll 1 1 1 1");
    scene.play("2 place tool-maker 1; 3 place hut 2; 1 place river 1; 2 place forest 1");
}

#[test]
fn sa_3_2_a_place_that_is_closed_by_oneself_is_not_offered_again() {
    for (players, steps) in [
        (2, "1 place forest 1; 2 place hunt 1"),
        (3, "1 place forest 1; 2 place forest 1; 3 place hunt 1"),
    ] {
        let mut scene = Scene::new(players);
        scene.play(steps);
        let offered = scene.choices_to("place");
        assert!(offered.iter().all(|choice| !choice.contains("forest")), "{offered:?}");
    }
}
