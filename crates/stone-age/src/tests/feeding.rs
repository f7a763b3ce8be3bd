//! SA-6.1 to SA-6.3: feeding the tribe.

use super::scene::Scene;
use crate::resources::Stock;

#[test]
fn sa_6_1_agriculture_gives_food_before_the_tribe_eats_1_food_per_person() {
    for (food, agriculture, people, left) in
        [(12, 0, 5, 7), (3, 2, 5, 0), (0, 5, 5, 0), (0, 10, 7, 3), (4, 6, 10, 0)]
    {
        let mut scene = Scene::new(2);
        let tribe = scene.tribe(1);
        (tribe.food, tribe.agriculture) = (food, agriculture);
        (tribe.people, tribe.home) = (people, people);
        scene.feed();
        assert_eq!(scene.tribe(1).food, left, "{food} food, {agriculture}, {people} people");
        assert_eq!(scene.score(1), 0);
        assert_eq!(scene.turn(), "2", "the next round begins");
    }
}

#[test]
fn sa_6_2_who_lacks_food_gives_up_all_food_and_may_pay_a_resource_for_each_missing() {
    let mut scene = Scene::new(2);
    let tribe = scene.tribe(1);
    (tribe.food, tribe.agriculture, tribe.stock) = (2, 1, Stock([1, 0, 1, 5]));
    scene.feed();
    assert_eq!((scene.turn(), scene.tribe(1).food), ("1".into(), 0));
    assert_eq!(scene.game.missing_food(), Some(2));
    let choices =
        ["feed 2 gold", "feed 1 wood 1 stone", "feed 1 wood 1 gold", "feed 1 stone 1 gold"];
    assert_eq!(scene.choices()[..4], choices);
    assert_eq!(scene.choices()[4..], ["starve"]);
    scene.play("1 feed 1 stone 1 gold");
    let tribe = scene.tribe(1);
    assert_eq!((tribe.food, tribe.stock), (0, Stock([1, 0, 0, 4])));
    assert_eq!((scene.score(1), scene.turn()), (0, "2".into()));
}

#[test]
fn sa_6_2_starving_costs_10_points_once_however_much_is_missing() {
    for (food, people) in [(4, 5), (0, 5), (0, 10), (9, 10)] {
        let mut scene = Scene::new(2);
        let tribe = scene.tribe(1);
        (tribe.food, tribe.people, tribe.home) = (food, people, people);
        tribe.stock = Stock([10, 0, 0, 0]);
        scene.feed().play("1 starve");
        assert_eq!((scene.score(1), scene.points(1, "starvation")), (-10, -10));
        let tribe = scene.tribe(1);
        assert_eq!((tribe.food, tribe.people), (0, people), "people stay, food goes");
        assert_eq!(tribe.stock, Stock([10, 0, 0, 0]), "resources stay");
    }
}

#[test]
fn sa_6_2_who_will_not_pay_may_starve_with_a_full_store() {
    let mut scene = Scene::new(2);
    (scene.tribe(1).food, scene.tribe(1).stock) = (4, Stock([9, 9, 9, 9]));
    scene.feed();
    assert_eq!(
        scene.choices(),
        ["feed 1 wood", "feed 1 brick", "feed 1 stone", "feed 1 gold", "starve"]
    );
    scene.play("1 starve");
    assert_eq!((scene.score(1), scene.tribe(1).stock), (-10, Stock([9, 9, 9, 9])));
}

#[test]
fn sa_6_2_a_partial_payment_is_refused_and_so_is_too_much() {
    let mut scene = Scene::new(2);
    (scene.tribe(1).food, scene.tribe(1).stock) = (2, Stock([2, 2, 0, 0]));
    scene.feed();
    for (paid, n_paid) in [("1 wood", 1), ("1 wood 1 brick", 2), ("2 wood 2 brick", 4)] {
        let why =
            format!("3 food is missing: pay exactly 3 resources, not {n_paid}, or starve (SA-6.2)");
        assert_eq!(scene.refused(&format!("1 feed {paid}")), why);
    }
    let why = "you don't have these resources: pay what you have (SA-6.2)";
    assert_eq!(scene.refused("1 feed 3 gold"), why);
    let why = "this is the time to pay resources for the missing food or to starve (SA-6.2)";
    assert_eq!(scene.refused("1 pay 2 wood 1 brick"), why);
    assert_eq!(scene.choices(), ["feed 2 wood 1 brick", "feed 1 wood 2 brick", "starve"]);
}

#[test]
fn sa_6_2_who_cannot_pay_all_that_is_missing_starves_unasked_and_keeps_the_resources() {
    let mut scene = Scene::new(2);
    (scene.tribe(1).food, scene.tribe(1).stock) = (1, Stock([1, 1, 1, 0]));
    scene.feed();
    assert_eq!((scene.turn(), scene.score(1)), ("2".into(), -10));
    assert_eq!((scene.tribe(1).food, scene.tribe(1).stock), (0, Stock([1, 1, 1, 0])));
}

#[test]
fn sa_6_2_ten_people_without_food_can_be_fed_with_ten_resources() {
    let mut scene = Scene::new(2);
    let tribe = scene.tribe(1);
    (tribe.food, tribe.people, tribe.home) = (0, 10, 10);
    tribe.stock = Stock([4, 3, 2, 1]);
    scene.feed();
    assert_eq!(scene.choices(), ["feed 4 wood 3 brick 2 stone 1 gold", "starve"]);
    scene.play("1 feed 4 wood 3 brick 2 stone 1 gold");
    assert_eq!((scene.score(1), scene.tribe(1).stock), (0, Stock([0; 4])));
}

#[test]
fn sa_6_3_each_player_in_turn_gains_and_then_pays_from_the_start_player() {
    let mut scene = Scene::new(3);
    scene.start(2);
    for number in 1..=3 {
        let tribe = scene.tribe(number);
        (tribe.food, tribe.agriculture, tribe.stock) = (0, 2, Stock([5, 0, 0, 0]));
    }
    scene.feed();
    for number in ["2", "3", "1"] {
        assert_eq!(scene.turn(), number);
        assert_eq!(scene.game.start_player().to_string(), "2", "the marker moves after all");
        scene.play(&format!("{number} feed 3 wood"));
    }
    assert_eq!((scene.turn(), scene.game.start_player().to_string()), ("3".into(), "3".into()));
    let told = scene.told();
    let order = ["2 gains 2 food", "2 feeds", "2 lacks 3 food", "2 pays 3 wood", "3 gains 2 food"];
    for (sentence, part) in told.iter().zip(order) {
        assert!(sentence.starts_with(&format!("player {part}")), "{sentence}");
    }
}

#[test]
fn sa_6_3_with_enough_food_there_is_no_decision() {
    let mut scene = Scene::new(2);
    (scene.tribe(1).food, scene.tribe(1).stock) = (5, Stock([9, 9, 9, 9]));
    scene.two_resources(1).feed();
    assert_eq!((scene.turn(), scene.tribe(1).food), ("2".into(), 0));
    assert_eq!(scene.tribe(1).stock, Stock([9, 9, 9, 9]));
    assert!(scene.tribe(1).two_resources, "SA-8.11 is not asked for here");
}

#[test]
fn sa_6_3_new_and_unplaced_people_eat_too() {
    let mut scene = Scene::new(2);
    scene.people_on("1 hut 2");
    // Three were never placed, one is new.
    assert_eq!((scene.tribe(1).people, scene.tribe(1).food), (6, 12 - 6));
}

#[test]
fn sa_6_3_the_card_with_two_resources_may_feed() {
    let mut scene = Scene::new(2);
    scene.tribe(1).food = 3;
    scene.two_resources(1).feed();
    // Without any resource seat 1 is asked all the same.
    let takes = scene.choices_to("take");
    assert_eq!((scene.choices().len(), takes.len()), (11, 10));
    scene.play("1 take 1 wood 1 gold");
    assert_eq!(scene.choices(), ["feed 1 wood 1 gold", "starve"]);
    scene.play("1 feed 1 wood 1 gold");
    assert_eq!((scene.score(1), scene.tribe(1).two_resources), (0, false));
}
