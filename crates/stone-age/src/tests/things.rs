//! SA-1.1 to SA-1.3: players, resources, limits. SA-11.1: editions.

use ochre_kernel::{Rules as _, Setup, SetupError};

use super::scene::{Scene, ready};
use crate::resources::{Resource, Stock};
use crate::rules::{Edition, Rules};

#[test]
fn sa_1_1_the_game_is_for_2_to_4_players() {
    for players in 0..=9 {
        let rules = Rules::new(&Setup::of(players));
        match players {
            2..=4 => assert_eq!(rules.map(|rules| rules.players()), Ok(players)),
            _ => {
                let refusal = SetupError::Players { wanted: players, least: 2, most: 4 };
                assert_eq!(rules, Err(refusal), "{players} players");
            }
        }
    }
}

#[test]
fn sa_1_1_wood_is_worth_3_brick_4_stone_5_gold_6() {
    let worths = Resource::ALL.map(|resource| (resource.name(), resource.worth()));
    assert_eq!(worths, [("wood", 3), ("brick", 4), ("stone", 5), ("gold", 6)]);
}

#[test]
fn sa_1_1_food_pays_for_no_card_and_no_building() {
    let mut scene = Scene::new(2);
    scene.tile(1, "B26").tribe(1).food = 500;
    scene.people_on("1 card-1 1; 1 building-1 1");
    scene.play("1 use card-1");
    // With food alone there is nothing to choose: both were declined.
    assert_eq!(scene.told()[1], "player 1 declines card-1");
    assert_eq!(scene.turn(), "2");
    assert_eq!((scene.tribe(1).cards.len(), scene.tribe(1).buildings.len()), (0, 0));
    assert_eq!(scene.tribe(1).food, 500 - 5);
    for action in ["pay 1 food", "feed 1 food", "take 2 food"] {
        assert!(action.parse::<crate::Action>().is_err(), "{action}");
    }
}

#[test]
fn sa_1_1_food_pays_for_feeding_before_any_resource() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([9, 9, 9, 9]);
    scene.feed();
    assert_eq!((scene.tribe(1).food, scene.tribe(1).stock), (12 - 5, Stock([9, 9, 9, 9])));
}

#[test]
fn sa_1_2_the_supply_of_resources_never_runs_out() {
    for resource in Resource::ALL {
        let mut scene = Scene::new(2);
        let index = resource as usize;
        for number in 1..=2 {
            scene.tribe(number).stock.0[index] = 100;
        }
        let place = ["forest", "clay-pit", "quarry", "river"][index];
        scene.people_on(&format!("1 {place} 5")).play("* roll 6 6 6 6 6");
        let gained = [10, 7, 6, 5][index];
        assert_eq!(scene.tribe(1).stock.0[index], 100 + gained, "{resource}");
    }
}

#[test]
fn sa_1_2_food_and_tools_never_run_out_either() {
    let mut scene = Scene::new(4);
    for number in 1..=4 {
        // Eleven tools of value 4: more than the six tiles of the 2008 box.
        scene.tribe(number).tools = ready(if number == 4 { &[3, 4, 4] } else { &[4, 4, 4] });
        scene.tribe(number).food = 1000;
    }
    scene.people_on("1 hunt 1; 4 tool-maker 1").play("* roll 6; 1 tools none");
    assert_eq!(scene.tools(4), [(4, false); 3]);
    assert_eq!(scene.tribe(1).food, 1000 + 3 - 5);
}

#[test]
fn sa_1_3_people_agriculture_and_tools_stop_at_10_10_and_three_4s() {
    let mut scene = Scene::new(4);
    for (people, agriculture, tools) in [(9, 9, [3, 4, 4]), (10, 10, [4, 4, 4])] {
        let tribe = scene.tribe(1);
        (tribe.people, tribe.home, tribe.agriculture) = (people, people, agriculture);
        (tribe.tools, tribe.food) = (ready(&tools), 100);
        scene.start(1).people_on("1 hut 2; 1 field 1; 1 tool-maker 1");
        scene.play("1 use hut; 1 use field");
        let tribe = scene.tribe(1);
        assert_eq!((tribe.people, tribe.home, tribe.agriculture), (10, 10, 10));
        assert_eq!(scene.tools(1), [(4, false); 3]);
    }
}

#[test]
fn sa_1_3_a_score_may_become_negative() {
    let mut scene = Scene::new(2);
    scene.tribe(1).food = 0;
    scene.feed();
    assert_eq!((scene.score(1), scene.score(2)), (-10, 0));
    scene.tribe(1).food = 0;
    scene.feed();
    assert_eq!(scene.score(1), -20);
}

#[test]
fn sa_11_1_the_edition_changes_no_step_of_a_game() {
    let play = |edition| {
        let mut scene = Scene::with(2, &[("edition", edition)]);
        scene.card(1, "C01").tribe(1).stock = Stock([2, 2, 0, 0]);
        scene.people_on("1 card-1 1; 1 building-1 1; 2 clay-pit 2");
        scene.play("1 use card-1; 1 pay 1 brick; * roll 2 3; 1 die 2");
        scene.play("1 pay 2 wood 1 brick; * building-1 B02; * roll 4 4; * card-4 C02");
        (scene.choices(), scene.game, scene.told().join("\n"))
    };
    let (choices, game, told) = play("2008");
    let (choices_2021, game_2021, told_2021) = play("2021");
    assert_eq!((choices, game), (choices_2021, game_2021));
    assert!(told.contains("player 2 rolls 4 4 = 8 for brick\nplayer 2 gains 2 brick"), "{told}");
    assert_eq!(told.replace("brick", "clay"), told_2021);
}

#[test]
fn sa_11_1_both_editions_play_the_fuller_text() {
    for edition in ["2008", "2021"] {
        for players in 2..=4 {
            let scene = Scene::with(players, &[("edition", edition)]);
            assert_eq!(scene.cards(), "C11 C12 C13 C15", "SA-2.3, {players} players, {edition}");
        }
        // SA-10.4: the tie is broken.
        let options = [("edition", edition), ("round-limit", "1")];
        let mut scene = Scene::with(2, &options);
        scene.tribe(2).agriculture = 1;
        scene.feed();
        let shares = ochre_kernel::Game::win_shares(&scene.game, &scene.rules).unwrap();
        assert_eq!(shares.0[..2], [0.0, 1.0], "{edition}");
    }
}

#[test]
fn sa_11_1_there_are_the_editions_2008_and_2021_and_only_one_word_differs() {
    let edition = |value| Rules::new(&Setup::of(2).with("edition", value)).map(|r| r.edition());
    assert_eq!(edition("2008"), Ok(Edition::Y2008));
    assert_eq!(edition("2021"), Ok(Edition::Y2021));
    for value in ["", "2009", "2008-later-printing"] {
        assert!(matches!(edition(value), Err(SetupError::BadValue { key: "edition", .. })));
    }
    let words = |edition: Edition| Resource::ALL.map(|resource| edition.resource_name(resource));
    assert_eq!(words(Edition::Y2008), ["wood", "brick", "stone", "gold"]);
    assert_eq!(words(Edition::Y2021), ["wood", "clay", "stone", "gold"]);
}
