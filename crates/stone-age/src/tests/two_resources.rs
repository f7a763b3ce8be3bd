//! SA-8.11: two resources of choice, once, at any decision of the owner in phases 2 and 3.

use super::scene::{Scene, ready};
use crate::resources::Stock;

/// Any two resources: equal ones, then different ones.
const TAKES: [&str; 10] = [
    "take 2 wood",
    "take 2 brick",
    "take 2 stone",
    "take 2 gold",
    "take 1 wood 1 brick",
    "take 1 wood 1 stone",
    "take 1 wood 1 gold",
    "take 1 brick 1 stone",
    "take 1 brick 1 gold",
    "take 1 stone 1 gold",
];

/// Seat `owner` holds the card face up.
fn held(players: u8, owner: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.two_resources(owner);
    scene
}

/// The table asks this seat for one of these, or to take two resources; each of the ten ways can be
/// taken, and then the same question comes again, or its only answer is given.
#[track_caller]
fn check_asked(scene: &Scene, number: u8, others: &[&str]) {
    assert_eq!(scene.turn(), number.to_string());
    let mut rest = scene.choices();
    rest.retain(|choice| !choice.starts_with("take"));
    assert_eq!(rest, others);
    assert_eq!(scene.choices_to("take"), TAKES);
    for take in TAKES {
        let mut scene = scene.clone();
        scene.events.clear();
        scene.play(&format!("{number} {take}"));
        let taken = take.strip_prefix("take ").unwrap().replacen("1 ", ", 1 ", 2);
        let taken = taken.strip_prefix(", ").unwrap_or(&taken).replace(" ,", ",");
        let told = format!("player {number} uses the face-up card: {taken}");
        assert_eq!(scene.told()[0], told);
        assert!(!scene.tribe(number).two_resources, "{take}: once in the game");
        assert_eq!(scene.choices_to("take"), [""; 0]);
    }
}

#[test]
fn sa_8_11_the_card_is_offered_at_the_next_place_even_if_there_is_only_one() {
    let mut scene = held(2, 1);
    check_asked(scene.people_on("1 hunt 1; 1 field 1"), 1, &["use field", "use hunt"]);
    let mut scene = held(2, 1);
    check_asked(scene.people_on("1 field 1"), 1, &["use field"]);
    // Taken, the only place is used unasked.
    scene.play("1 take 1 brick 1 gold");
    assert_eq!((scene.tribe(1).agriculture, scene.tribe(1).stock), (1, Stock([0, 1, 0, 1])));
    assert_eq!(scene.game.round, 2);
}

#[test]
fn sa_8_11_the_card_is_offered_with_the_tools_even_if_there_are_none() {
    let mut scene = held(2, 1);
    scene.people_on("1 hunt 1").play("1 use hunt; * roll 3");
    check_asked(&scene, 1, &["tools none"]);
    let mut scene = held(2, 1);
    scene.tribe(1).tools = ready(&[1]);
    scene.people_on("1 hunt 1").play("1 use hunt; * roll 3");
    check_asked(&scene, 1, &["tools none", "tools 1"]);
    scene.play("1 take 2 gold");
    assert_eq!(scene.choices(), ["tools none", "tools 1"]);
}

#[test]
fn sa_8_11_the_card_is_offered_at_a_payment_that_only_it_makes_possible() {
    let mut scene = held(2, 1);
    scene.people_on("1 card-2 1").play("1 use card-2");
    check_asked(&scene, 1, &["decline"]);
    scene.play("1 take 1 wood 1 gold; 1 pay 1 wood 1 gold");
    assert_eq!((scene.tribe(1).stock, scene.tribe(1).cards.len()), (Stock([0; 4]), 2));

    let mut scene = held(2, 1);
    scene.tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 building-1 1").play("1 use building-1");
    check_asked(&scene, 1, &["decline"]);
    scene.play("1 take 1 wood 1 brick; 1 pay 2 wood 1 brick; * building-1 B02");
    assert_eq!(scene.score(1), 10);
}

#[test]
fn sa_8_11_a_payment_is_put_to_the_owner_even_if_the_card_cannot_help() {
    let mut scene = held(2, 1);
    scene.people_on("1 card-4 1").play("1 use card-4");
    check_asked(&scene, 1, &["decline"]);
    // With two wood the card on space 4 is still too dear: it is declined unasked.
    scene.play("1 take 2 wood");
    assert_eq!((scene.game.round, scene.tribe(1).stock), (2, Stock([2, 0, 0, 0])));
}

#[test]
fn sa_8_11_the_card_is_offered_at_a_payment_that_is_possible_anyway() {
    let mut scene = held(2, 1);
    scene.tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1").play("1 use card-1");
    check_asked(&scene, 1, &["pay 1 wood", "decline"]);
    scene.play("1 take 2 stone");
    assert_eq!(scene.choices(), ["pay 1 wood", "pay 1 stone", "decline"]);
}

#[test]
fn sa_8_11_the_card_is_offered_with_a_die_in_the_owners_dice_for_all() {
    let mut scene = held(2, 1);
    scene.card(1, "C01").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1").play("1 use card-1; 1 pay 1 wood; * roll 2 2");
    check_asked(&scene, 1, &["die 2"]);
    scene.play("1 die 2");
    assert_eq!(scene.tribe(2).stock, Stock([0, 1, 0, 0]), "the other is not asked");
}

#[test]
fn sa_8_11_the_card_is_offered_with_a_die_in_anybodys_dice_for_all() {
    for owner in 2..=4 {
        let mut scene = held(4, owner);
        scene.card(1, "C01").tribe(1).stock = Stock([1, 0, 0, 0]);
        scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood; * roll 2 2 2 2");
        // Four equal dice: nobody but the owner of the card is asked.
        check_asked(&scene, owner, &["die 2"]);
        scene.play(&format!("{owner} take 2 gold"));
        assert_eq!(scene.turn(), "*", "the die was taken unasked");
        assert_eq!(scene.tribe(owner).stock, Stock([0, 1, 0, 2]));
    }
    let mut scene = held(3, 3);
    scene.card(1, "C01").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1").play("1 pay 1 wood; * roll 1 2 3; 1 die 3; 2 die 1");
    check_asked(&scene, 3, &["die 2"]);
}

#[test]
fn sa_8_11_the_card_is_offered_at_feeding_even_if_it_cannot_save_the_tribe() {
    let mut scene = held(2, 1);
    scene.tribe(1).food = 0;
    check_asked(scene.feed(), 1, &["starve"]);
    scene.play("1 take 2 wood");
    // Three are still missing: the tribe starves unasked and keeps the wood.
    assert_eq!((scene.score(1), scene.tribe(1).stock), (-10, Stock([2, 0, 0, 0])));

    let mut scene = held(2, 2);
    (scene.tribe(2).food, scene.tribe(2).stock) = (4, Stock([1, 0, 0, 0]));
    check_asked(scene.feed(), 2, &["feed 1 wood", "starve"]);
}

#[test]
fn sa_8_11_the_card_is_not_offered_while_placing() {
    let mut scene = held(2, 1);
    assert_eq!(scene.choices_to("take"), [""; 0]);
    let why = "this is the time to place people on one place (SA-3.1)";
    assert_eq!(scene.refused("1 take 2 wood"), why);
}

#[test]
fn sa_8_11_the_card_can_be_used_in_the_round_in_which_it_is_bought() {
    let mut scene = Scene::new(2);
    scene.card(1, "C36").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 card-2 1").play("1 use card-1; 1 pay 1 wood");
    check_asked(&scene, 1, &["use card-2"]);
    scene.play("1 use card-2; 1 take 2 gold; 1 pay 2 gold");
    assert_eq!((scene.tribe(1).cards.len(), scene.tribe(1).stock), (2, Stock([0; 4])));
}

#[test]
fn sa_8_11_the_card_can_be_used_in_a_later_round() {
    let mut scene = Scene::new(2);
    scene.card(1, "C36").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1").play("1 pay 1 wood; * card-4 C20");
    assert!(scene.tribe(1).two_resources);
    check_asked(scene.people_on("1 hunt 1"), 1, &["use hunt"]);
}

#[test]
fn sa_8_11_exactly_two_resources_are_taken_and_only_once_and_only_by_the_owner() {
    let mut scene = held(2, 1);
    scene.people_on("1 hunt 1; 1 forest 1; 2 hunt 1; 2 field 1");
    for (wrong, taken) in [("1 wood", 1), ("2 wood 1 gold", 3)] {
        let why = format!("the card gives exactly 2 resources, not {taken} (SA-8.11)");
        assert_eq!(scene.refused(&format!("1 take {wrong}")), why);
    }
    scene.play("1 take 1 stone 1 gold");
    let why = "you have no face-up card with two resources of your choice (SA-8.11)";
    assert_eq!(scene.refused("1 take 2 wood"), why);
    scene.play("1 use hunt; * roll 1; * roll 1");
    assert_eq!(scene.refused("2 take 2 wood"), why);
    assert_eq!(scene.tribe(1).stock, Stock([0, 0, 1, 1]));
}

#[test]
fn sa_8_11_chance_does_not_wait_for_the_card() {
    let mut scene = held(2, 1);
    scene.people_on("1 hunt 1").play("1 use hunt");
    assert_eq!(scene.refused("1 take 2 wood"), "dice must be rolled first (SA-12.1)");
}

#[test]
fn sa_8_11_unused_at_the_end_the_card_counts_2_points_under_resources() {
    let mut scene = Scene::of_one_round(2);
    scene.tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.two_resources(1).feed();
    assert_eq!((scene.turn(), scene.points(1, "resources")), ("over".into(), 1 + 2));
    assert_eq!(scene.tribe(1).stock, Stock([1, 0, 0, 0]), "no resources are added");
    assert_eq!(scene.score(1), 3 + 1, "and its symbol");

    let mut scene = Scene::of_one_round(2);
    scene.two_resources(1).people_on("1 hunt 1");
    scene.play("1 take 2 gold; * roll 1");
    assert_eq!((scene.points(1, "resources"), scene.score(1)), (2, 3), "used: what it gave");
}
