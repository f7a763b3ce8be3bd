//! SA-8.2: dice for all.

use super::scene::{Scene, ready, used};
use crate::resources::Stock;

/// Seat `buyer` has bought C01, and the dice are about to be rolled; nobody else has places.
fn rolling(players: u8, buyer: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.card(1, "C01").tribe(buyer).stock = Stock([1, 0, 0, 0]);
    // Hunting afterwards keeps the round from ending.
    scene.people_on(&format!("{buyer} card-1 1; {buyer} hunt 1"));
    scene.play(&format!("{buyer} use card-1; {buyer} pay 1 wood"));
    scene
}

#[test]
fn sa_8_2_as_many_dice_are_rolled_as_there_are_players() {
    for players in 2..=4u8 {
        let mut scene = rolling(players, 1);
        let dice = |n: u8| vec!["1"; n.into()].join(" ");
        for wrong in [players - 1, players + 1] {
            let why = format!("{players} dice must be rolled, not {wrong} (SA-12.1)");
            assert_eq!(scene.refused(&format!("* roll {}", dice(wrong))), why);
        }
        scene.play(&format!("* roll {}", dice(players)));
        for number in 1..=players {
            assert_eq!(scene.tribe(number).stock, Stock([1, 0, 0, 0]), "equal dice: unasked");
        }
    }
}

#[test]
fn sa_8_2_from_the_buyer_clockwise_each_takes_one_die() {
    for buyer in 1..=4 {
        let mut scene = rolling(4, buyer);
        scene.play("* roll 1 2 3 4");
        let order: Vec<u8> = (0..4).map(|distance| (buyer - 1 + distance) % 4 + 1).collect();
        for (index, number) in order[..3].iter().enumerate() {
            assert_eq!(scene.turn(), number.to_string(), "buyer {buyer}");
            let left: Vec<String> = (1..=4 - index).map(|face| format!("die {face}")).collect();
            assert_eq!(scene.choices(), left);
            scene.play(&format!("{number} die {}", 4 - index));
        }
        // The last die is taken unasked; then the buyer goes on.
        let stocks = order.iter().map(|&number| scene.tribe(number).stock.0);
        let expected = [[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 0]];
        assert_eq!(stocks.collect::<Vec<_>>(), expected, "buyer {buyer}");
        assert_eq!(scene.turn(), "*", "the buyer's hunt");
        scene.play("* roll 1");
    }
}

#[test]
fn sa_8_2_each_face_has_its_reward() {
    for (face, stock, tools, agriculture) in [
        (1, [1, 0, 0, 0], &[][..], 0),
        (2, [0, 1, 0, 0], &[], 0),
        (3, [0, 0, 1, 0], &[], 0),
        (4, [0, 0, 0, 1], &[], 0),
        (5, [0, 0, 0, 0], &[(1, false)], 0),
        (6, [0, 0, 0, 0], &[], 1),
    ] {
        let mut scene = rolling(2, 1);
        scene.play(&format!("* roll {face} {face}"));
        for number in 1..=2 {
            assert_eq!(scene.tools(number), tools, "die {face}");
            let tribe = scene.tribe(number);
            assert_eq!((tribe.stock.0, tribe.agriculture), (stock, agriculture), "die {face}");
            assert_eq!((tribe.food, tribe.people), (12, 5), "die {face}");
        }
    }
}

#[test]
fn sa_8_2_no_tools_join_and_nobody_may_decline() {
    let mut scene = rolling(2, 1);
    scene.tribe(1).tools = ready(&[1, 1, 1]);
    scene.one_use(1, 4).play("* roll 1 6");
    assert_eq!(scene.choices(), ["die 1", "die 6"]);
    let why = "this is the time to take one of the dice (SA-8.2)";
    for other in ["decline", "tools none", "tools 1", "use hunt"] {
        assert_eq!(scene.refused(&format!("1 {other}")), why, "{other}");
    }
    for face in [2, 5, 7] {
        let why = format!("no die that is left shows {face} (SA-8.2)");
        assert_eq!(scene.refused(&format!("1 die {face}")), why);
    }
    scene.play("1 die 6");
    assert_eq!(scene.tools(1), [(1, false); 3], "the tools are still ready");
}

#[test]
fn sa_8_2_a_die_that_was_taken_is_gone() {
    let mut scene = rolling(3, 1);
    scene.play("* roll 1 1 6; 1 die 1; 2 die 1");
    assert_eq!(scene.tribe(3).agriculture, 1, "the last die is taken unasked");
    let mut scene = rolling(3, 1);
    scene.play("* roll 1 1 6; 1 die 6");
    let stocks = [2, 3].map(|number| scene.tribe(number).stock);
    assert_eq!(stocks, [Stock([1, 0, 0, 0]); 2], "equal dice are no choice");
}

#[test]
fn sa_8_2_a_die_may_be_taken_even_if_its_reward_gives_nothing() {
    let mut scene = rolling(2, 1);
    (scene.tribe(1).agriculture, scene.tribe(1).tools) = (10, ready(&[4, 4, 4]));
    scene.tribe(2).tools = used(&[4, 4, 4]);
    scene.play("* roll 5 6");
    assert_eq!(scene.choices(), ["die 5", "die 6"]);
    scene.play("1 die 6");
    assert_eq!((scene.tribe(1).agriculture, scene.tribe(2).agriculture), (10, 0));
    assert_eq!(scene.tools(2), [(4, true); 3]);
}

#[test]
fn sa_8_2_the_dice_have_the_chances_of_dice() {
    let scene = rolling(3, 1);
    let outcomes = scene.outcomes();
    assert_eq!(outcomes.len(), 56);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    assert!(outcomes.contains(&("roll 1 2 3".into(), 6)));
    assert!(outcomes.contains(&("roll 1 1 3".into(), 3)));
}
