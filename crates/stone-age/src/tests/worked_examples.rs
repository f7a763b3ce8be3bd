//! The worked examples of the rulebooks, in the order of `rules/stone-age.md`.

use super::scene::{Scene, ready, seat};
use super::scoring::at_the_end;
use crate::illegal::Illegal;
use crate::place::Place;
use crate::resources::{Resource, Stock};

/// What seat 1 gains with these dice and tools: food, then the four resources.
fn gains(place: &str, dice: &str, has: &[u8], adds: &str) -> [u16; 5] {
    let mut scene = Scene::new(4);
    scene.tribe(1).tools = ready(has);
    let n_dice = dice.split(' ').count();
    scene.people_on(&format!("1 {place} {n_dice}; 2 hunt 1; 2 field 1"));
    scene.play(&format!("* roll {dice}"));
    if !has.is_empty() {
        scene.play(&format!("1 tools {adds}"));
    }
    assert_eq!(scene.turn(), "2", "seat 1 has not fed yet");
    let [wood, brick, stone, gold] = scene.tribe(1).stock.0;
    [scene.tribe(1).food - 12, wood, brick, stone, gold]
}

#[test]
fn sa_4_3_the_hunts_of_the_rulebooks_give_7_6_3_and_4_food() {
    assert_eq!(gains("hunt", "1 2 2 4 5", &[], ""), [7, 0, 0, 0, 0], "14 without tools");
    assert_eq!(gains("hunt", "2 4 5", &[1], "1"), [6, 0, 0, 0, 0], "11 and 1");
    assert_eq!(gains("hunt", "1 3", &[1, 1], "1 1"), [3, 0, 0, 0, 0], "4 and 1 + 1");
    assert_eq!(gains("hunt", "2 3", &[1, 1, 2], "1 2"), [4, 0, 0, 0, 0], "5 and 1 + 2");
}

#[test]
fn sa_4_4_the_rolls_of_the_rulebooks_give_3_wood_0_and_2_gold_and_3_brick() {
    assert_eq!(gains("forest", "2 3 5", &[], ""), [0, 3, 0, 0, 0], "10");
    assert_eq!(gains("river", "1 4", &[], ""), [0, 0, 0, 0, 0], "5, no tools left");
    // Three tools of value 2 in two rulebooks, two of value 3 in the third.
    assert_eq!(gains("river", "1 2 4", &[2, 2, 2], "2 2 2"), [0, 0, 0, 0, 2], "7 and 6");
    assert_eq!(gains("river", "1 2 4", &[2, 3, 3], "3 3"), [0, 0, 0, 0, 2], "7 and 6");
    assert_eq!(gains("clay-pit", "3 5", &[1, 2, 2], "2 2"), [0, 0, 3, 0, 0], "8 and 4");
}

#[test]
fn sa_3_5_red_4_yellow_2_and_blue_1_fill_the_forest() {
    let mut scene = Scene::new(4);
    scene.play("1 place forest 4; 2 place forest 2");
    assert_eq!(scene.game.people_at(Place::Gather(Resource::Wood)), 6);
    let forest = Place::Gather(Resource::Wood);
    let one_more = Illegal::NoRoom { place: forest, room: 1 };
    assert_eq!(scene.why_not("3 place forest 2"), one_more);
    scene.play("3 place forest 1");
    assert_eq!(scene.refused("4 place forest 1"), "forest is full (SA-3.5)");
}

#[test]
fn sa_3_5_two_and_then_five_of_another_fill_the_forest() {
    for players in 3..=4 {
        let mut scene = Scene::new(players);
        scene.play("1 place forest 2; 2 place forest 5");
        assert_eq!(scene.game.people_at(Place::Gather(Resource::Wood)), 7);
        assert!(!scene.choices().iter().any(|choice| choice.contains("forest")));
    }
}

#[test]
fn sa_4_7_the_buildings_of_the_rulebooks_score_14_10_and_18() {
    for (tile, payment, points) in [
        ("B12", "1 brick 2 stone", 14),
        ("B01", "2 wood 1 brick", 10),
        ("B19", "1 wood 3 stone", 18),
    ] {
        let mut scene = Scene::new(4);
        let stack = (0..4).find(|&stack| scene.game.top_tile(stack) == tile.parse().ok()).unwrap();
        scene.tribe(1).stock = Stock([3, 3, 3, 3]);
        scene.people_on(&format!("1 building-{} 1", stack + 1)).play(&format!("1 pay {payment}"));
        assert_eq!(scene.score(1), points, "{tile}");
    }
}

#[test]
fn sa_8_2_of_5_6_2_2_the_buyer_takes_the_tool_and_the_next_agriculture() {
    let mut scene = Scene::new(4);
    scene.card(1, "C01").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood; * roll 2 2 5 6");
    assert_eq!(scene.choices(), ["die 2", "die 5", "die 6"]);
    scene.play("1 die 5; 2 die 6");
    // Two equal dice are left: nobody else is asked.
    assert_eq!((scene.tools(1), scene.tribe(2).agriculture), (vec![(1, false)], 1));
    assert_eq!([3, 4].map(|number| scene.tribe(number).stock), [Stock([0, 1, 0, 0]); 2]);
    assert_eq!((scene.tribe(1).stock, scene.tribe(2).stock), (Stock([0; 4]), Stock([0; 4])));
}

#[test]
fn sa_7_1_when_spaces_2_and_3_were_bought_the_card_of_space_4_moves_to_space_2() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([5, 0, 0, 0]);
    scene.people_on("1 card-2 1; 1 card-3 1").play("1 use card-2; 1 pay 2 wood; 1 pay 3 wood");
    assert_eq!(scene.cards(), "C11 C15 - -");
    scene.play("* card-3 C01; * card-4 C02");
    assert_eq!(scene.cards(), "C11 C15 C01 C02");
}

#[test]
fn sa_10_2_five_symbols_score_25_with_one_repeated_26_with_two_29() {
    let culture = |cards| {
        let scene = at_the_end(cards, |_| ());
        scene.points(1, "culture_set") + scene.points(1, "culture_second")
    };
    assert_eq!(culture("C01 C02 C03 C04 C16"), 25);
    assert_eq!(culture("C01 C02 C03 C04 C16 C17"), 26);
    assert_eq!(culture("C01 C02 C03 C04 C16 C17 C36"), 29);
}

#[test]
fn sa_10_3_the_professions_of_the_rulebooks_score_what_they_say() {
    let scene = at_the_end("C07 C08 C14", |scene| scene.tribe(1).agriculture = 7);
    assert_eq!(scene.points(1, "farmers"), 35, "5 × level 7");

    let scene = at_the_end("C09 C34", |scene| scene.tribe(1).tools = ready(&[2, 2, 3]));
    assert_eq!(scene.points(1, "toolmakers"), 21, "3 × (3 + 2 + 2)");
    let scene = at_the_end("C09 C34", |scene| scene.tribe(1).tools = ready(&[1, 1, 1]));
    assert_eq!(scene.points(1, "toolmakers"), 9, "3 × 3");

    let six = "B02 B03 B04 B05 B06 B07";
    let scene = at_the_end("C28 C06 C12", |scene| drop(scene.built(1, six).told()));
    assert_eq!(scene.points(1, "builders"), 42, "7 × 6");
    let scene = at_the_end("C28 C06 C05", |scene| drop(scene.built(1, six).told()));
    assert_eq!(scene.points(1, "builders"), 36, "6 × 6");

    for (people, points) in [(8, 24), (6, 18)] {
        let scene = at_the_end("C18 C20", |scene| {
            (scene.tribe(1).people, scene.tribe(1).home) = (people, people);
        });
        assert_eq!(scene.points(1, "shamans"), points, "3 × {people}");
        assert_eq!(scene.game.tribe(seat(1)).people(), people);
    }
}
