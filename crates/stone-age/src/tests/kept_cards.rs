//! SA-8.9 to SA-8.11: the extra card, one-use tools, two resources of choice.

use super::scene::Scene;
use crate::resources::Stock;

/// Seat 1 has bought C32 in the only round and draws this card.
fn with_extra(card: &str) -> Scene {
    let mut scene = Scene::of_one_round(2);
    scene.card(1, "C32").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood");
    scene.play(&format!("* draw {card}"));
    scene
}

#[test]
fn sa_8_9_the_extra_card_is_any_card_of_the_deck() {
    let mut scene = Scene::new(2);
    scene.card(1, "C32").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood");
    let seen = ["C32", "C12", "C13", "C15"];
    let expected: Vec<(String, u32)> = (1..=36)
        .map(|number| format!("C{number:02}"))
        .filter(|name| !seen.contains(&name.as_str()))
        .map(|name| (format!("draw {name}"), 1))
        .collect();
    assert_eq!(scene.outcomes(), expected);
    assert_eq!(scene.refused("* draw C12"), "C12 is not in the deck any more (SA-2.3)");
    assert_eq!(scene.refused("1 use hunt"), "the extra card must be drawn first (SA-12.1)");
    let before = scene.game.cards_left();
    scene.play("* draw C11");
    assert_eq!(scene.game.cards_left(), before - 1, "it is never laid on a space");
}

#[test]
fn sa_8_9_the_top_of_the_extra_card_is_never_used() {
    // Dice, food, resources, dice for a resource, points, tool, agriculture, one-use tool, choice.
    for card in ["C05", "C17", "C21", "C24", "C26", "C29", "C30", "C35", "C36"] {
        let mut scene = with_extra(card);
        assert_eq!(scene.turn(), "*", "{card}: straight on to the hunt");
        assert_eq!((scene.tools(1), scene.score(1)), (vec![], 0), "{card}");
        let tribe = scene.tribe(1);
        assert_eq!((tribe.food, tribe.stock, tribe.agriculture), (12, Stock([0; 4]), 0), "{card}");
        assert!(tribe.one_use.is_empty() && !tribe.two_resources, "{card}");
        scene.play("* roll 6");
        assert_eq!(scene.turn(), "over", "{card}: no tools were asked for");
        assert_eq!(scene.points(1, "cards_now"), 0, "{card}: no points");
        assert_eq!(scene.points(1, "resources"), 0, "{card}: no two points under resources");
    }
}

#[test]
fn sa_8_9_the_bottom_of_the_extra_card_counts() {
    for (card, source, points) in [
        ("C14", "farmers", 2 * 3),
        ("C33", "toolmakers", 2 * 2),
        ("C28", "builders", 3),
        ("C18", "shamans", 2 * 5),
        // C32 itself has writing: with medicine there are two symbols, with writing a second set.
        ("C36", "culture_set", 4),
        ("C02", "culture_second", 1),
    ] {
        let mut scene = with_extra(card);
        scene.tribe(1).agriculture = 3;
        scene.tribe(1).tools = super::scene::used(&[1, 1]);
        scene.built(1, "B05").play("* roll 1");
        assert_eq!(scene.points(1, source), points, "{card}");
        assert_eq!(scene.points(2, source), 0, "{card} is not for others");
    }
}

#[test]
fn sa_8_9_with_an_empty_deck_nothing_is_drawn() {
    let mut scene = Scene::new(2);
    scene.card(1, "C32").deck("").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood");
    assert!(scene.told().contains(&"player 1 finds no extra card: the deck is empty".into()));
    assert_eq!(scene.game.extra, None);
    scene.play("* roll 1");
}

#[test]
fn sa_8_9_the_last_card_of_the_deck_can_be_the_extra_card() {
    let mut scene = Scene::new(2);
    scene.card(1, "C32").deck("C14").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1").play("1 pay 1 wood");
    assert_eq!(scene.outcomes(), [("draw C14".into(), 1)]);
    scene.play("* draw C14");
    // One space is empty and the deck, too: SA-9.1.
    assert!(scene.turn() == "over" && scene.game.ends().cards);
}

#[test]
fn sa_8_10_the_bottom_of_a_one_use_tool_counts_whether_or_not_it_was_used() {
    for (tools, food) in [("none", 0), ("one-use 2", 1)] {
        let mut scene = Scene::of_one_round(2);
        scene.one_use(1, 2).tribe(1).tools = super::scene::used(&[1, 1, 1]);
        scene.people_on("1 hunt 1").play(&format!("* roll 1; 1 tools {tools}"));
        assert_eq!(scene.tribe(1).food, 12 + food - 5);
        assert_eq!(scene.points(1, "toolmakers"), 2 * 3, "tools {tools}");
        assert_eq!(scene.score(1), 2 * 3, "the tool itself scores nothing (SA-10.1)");
    }
}

#[test]
fn sa_8_10_a_one_use_tool_helps_in_the_round_in_which_it_is_bought() {
    let mut scene = Scene::new(2);
    scene.card(1, "C34").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 forest 1").play("1 use card-1; 1 pay 1 wood; * roll 3");
    assert_eq!(scene.choices(), ["tools none", "tools one-use 3"]);
    scene.play("1 tools one-use 3");
    assert_eq!(scene.tribe(1).stock, Stock([2, 0, 0, 0]));
}

#[test]
fn sa_8_9_a_projection_counts_the_extra_card_for_its_owner_alone() {
    use super::scene::seat;
    use ochre_kernel::{Game, Viewer};

    // A shaman twice: 10 points for 5 people, beside one symbol of C32.
    let scene = with_extra("C18");
    let projection = |whose: u8, viewer| scene.game.projection(&scene.rules, seat(whose), viewer);
    assert_eq!(projection(1, Viewer::Seat(seat(1))), Some(11));
    assert_eq!(projection(1, Viewer::Seat(seat(2))), Some(1));
    assert_eq!(projection(1, Viewer::Spectator), Some(1));
    assert_eq!(projection(2, Viewer::Seat(seat(1))), Some(0));
}
