//! SA-7.1: the next round. SA-12.1: the order of chance, and decisions that are not asked.

use super::scene::{Scene, ready, used};
use crate::resources::Stock;

#[test]
fn sa_7_1_the_start_player_marker_goes_to_the_left_neighbour() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        for round in 2..=6 {
            for number in 1..=players {
                scene.tribe(number).food = 12;
            }
            scene.feed();
            let start = u16::from((round - 1) % players + 1);
            assert_eq!(scene.turn(), start.to_string(), "round {round}, {players} players");
            assert_eq!(scene.game.start_player().to_string(), start.to_string());
            assert_eq!(ochre_kernel::Game::round(&scene.game), u16::from(round));
        }
    }
}

/// Buys the cards on these spaces; says which cards slid and which spaces wait for new ones.
fn after_buying(spaces: &[u8]) -> (String, Vec<u8>) {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([9, 9, 0, 0]);
    scene.tribe(2).stock = Stock([9, 9, 0, 0]);
    let (mine, yours) = spaces.split_at(spaces.len().min(3));
    let people: Vec<String> = mine
        .iter()
        .map(|space| format!("1 card-{space} 1"))
        .chain(yours.iter().map(|space| format!("2 card-{space} 1")))
        .collect();
    scene.people_on(&people.join("; "));
    while scene.turn() != "*" && !scene.choices()[0].starts_with("place") {
        let (number, choice) = (scene.turn(), scene.choices().remove(0));
        scene.play(&format!("{number} {choice}"));
    }
    let slid = scene.cards();
    let mut filled = Vec::new();
    for card in ["C01", "C02", "C03", "C04"] {
        let Some((first, _)) = scene.outcomes().first().cloned() else { break };
        let space = first.strip_prefix("card-").unwrap().split(' ').next().unwrap();
        filled.push(space.parse().unwrap());
        scene.play(&format!("* card-{space} {card}"));
    }
    assert_eq!(scene.turn(), "2", "the round begins");
    (slid, filled)
}

#[test]
fn sa_7_1_cards_slide_to_the_cheap_end_and_empty_spaces_are_filled_from_there() {
    for (bought, slid, filled) in [
        (&[][..], "C11 C12 C13 C15", &[][..]),
        (&[1], "C12 C13 C15 -", &[4]),
        (&[4], "C11 C12 C13 -", &[4]),
        (&[2, 3], "C11 C15 - -", &[3, 4]),
        (&[1, 4], "C12 C13 - -", &[3, 4]),
        (&[1, 2, 3], "C15 - - -", &[2, 3, 4]),
        (&[1, 2, 3, 4], "- - - -", &[1, 2, 3, 4]),
    ] {
        assert_eq!(after_buying(bought), (slid.into(), filled.to_vec()), "{bought:?} bought");
    }
}

#[test]
fn sa_7_1_only_cards_that_move_are_said_to_slide() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([9, 0, 0, 0]);
    scene.people_on("1 card-2 1; 2 hunt 1");
    scene.play("1 pay 2 wood; * roll 1");
    let told = scene.told();
    let slid: Vec<&str> =
        told.iter().map(String::as_str).filter(|line| line.contains("slides")).collect();
    assert_eq!(slid, ["C13 slides from card-3 to card-2", "C15 slides from card-4 to card-3"]);
}

#[test]
fn sa_7_1_all_tools_are_ready_again() {
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = used(&[1, 2, 2]);
    scene.tribe(2).tools = used(&[1]);
    scene.feed();
    assert_eq!(scene.tools(1), [(1, false), (2, false), (2, false)]);
    assert_eq!(scene.tools(2), [(1, false)]);
}

#[test]
fn sa_12_1_a_new_building_comes_right_after_its_payment_and_cards_at_the_next_round() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([3, 1, 0, 0]);
    scene.people_on("1 building-1 1; 1 card-1 1; 2 hunt 1");
    scene.play("1 use building-1; 1 pay 2 wood 1 brick");
    let why = "a building must be turned up first (SA-12.1)";
    assert_eq!(scene.refused("1 use card-1"), why);
    assert_eq!(scene.refused("* card-1 C01"), why);
    let why = "the next one to be turned up is on building-1 (SA-12.1)";
    assert_eq!(scene.refused("* building-2 B03"), why);
    scene.play("* building-1 B03; 1 pay 1 wood");
    let why = "dice must be rolled first (SA-12.1)";
    assert_eq!(scene.refused("* card-1 C01"), why);
    scene.play("* roll 3");
    let why = "a card must be laid on a space first (SA-12.1)";
    assert_eq!(scene.refused("2 place hunt 1"), why);
    let why = "the next one to be turned up is on card-4 (SA-12.1)";
    assert_eq!(scene.refused("* card-1 C01"), why);
    scene.play("* card-4 C01");
    assert_eq!(scene.cards(), "C12 C13 C15 C01");
}

#[test]
fn sa_12_1_dice_are_written_sorted() {
    assert_eq!(
        "roll 3 1 2".parse::<crate::Chance>(),
        Err("dice are written sorted (SA-12.1)".into())
    );
    let mut scene = Scene::new(2);
    scene.people_on("1 hunt 3");
    for (text, _) in scene.outcomes() {
        let faces: Vec<&str> = text.split(' ').skip(1).collect();
        assert!(faces.is_sorted(), "{text}");
    }
}

#[test]
fn sa_12_1_the_only_possible_placement_is_neither_asked_nor_written() {
    only_possible_placement(Scene::new(2));
}

#[test]
fn sa_12_1_a_forced_placement_is_not_asked_of_the_holder_of_the_face_up_card_either() {
    let mut scene = Scene::new(2);
    scene.two_resources(1);
    only_possible_placement(scene);
}

fn only_possible_placement(mut scene: Scene) {
    (scene.tribe(2).people, scene.tribe(2).home) = (10, 10);
    for (number, places) in [
        (1, "tool-maker field building-1 building-2"),
        (2, "forest clay-pit quarry river card-1 card-2 card-3 card-4"),
    ] {
        for place in places.split(' ') {
            scene.tribe(number).place(place.parse().unwrap(), 1);
        }
    }
    scene.start(2);
    assert_eq!(scene.choices(), ["place hunt 1", "place hunt 2"]);
    scene.play("2 place hunt 2");
    // All that seat 1 could do with the last one was to hunt, too.
    let told = ["player 2 places 2 people on hunt", "player 1 places 1 person on hunt"];
    assert_eq!(scene.told(), told);
    assert_eq!((scene.turn(), scene.choices_to("use").len()), ("2".into(), 9));
}

#[test]
fn sa_12_1_the_only_place_left_is_used_unasked() {
    let mut scene = Scene::new(2);
    scene.people_on("1 field 1; 1 hut 2").play("1 use hut");
    assert_eq!((scene.tribe(1).agriculture, scene.game.round), (1, 2));
}

#[test]
fn sa_12_1_without_ready_tools_nobody_is_asked_for_tools() {
    for tools in [crate::Tools::NONE, used(&[1, 1])] {
        let mut scene = Scene::new(2);
        scene.tribe(1).tools = tools;
        scene.people_on("1 hunt 1").play("* roll 4");
        assert_eq!((scene.tribe(1).food, scene.game.round), (12 + 2 - 5, 2));
    }
    let mut scene = Scene::new(2);
    scene.tribe(1).tools = ready(&[1]);
    scene.people_on("1 hunt 1").play("* roll 4");
    assert_eq!(scene.choices(), ["tools none", "tools 1"]);
}

#[test]
fn sa_12_1_what_cannot_be_paid_is_declined_unasked() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([2, 0, 0, 0]);
    scene.people_on("1 card-3 1; 1 building-1 1; 1 building-2 1");
    scene.play("1 use card-3; 1 use building-1");
    let told = scene.told();
    for place in ["card-3", "building-1", "building-2"] {
        assert!(told.contains(&format!("player 1 declines {place}")), "{told:?}");
    }
    assert_eq!((scene.game.round, scene.tribe(1).stock), (2, Stock([2, 0, 0, 0])));
}
