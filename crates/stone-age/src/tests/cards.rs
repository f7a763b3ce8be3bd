//! SA-8.1 and SA-8.3 to SA-8.8: what the top of each card gives.

use ochre_kernel::{Game, Step, Viewer};

use super::scene::{Scene, ready, seat};
use crate::action::Chance;
use crate::position::{Question, Shown};
use crate::resources::Stock;
use crate::state::StoneAge;

/// What a player has that a card may change: food, resources, tools, agriculture, score, one-use
/// tools, two resources of choice.
type Hands = (u16, [u16; 4], Vec<(u8, bool)>, u8, i32, Vec<u8>, bool);

fn hands(scene: &mut Scene) -> Hands {
    let (tools, score) = (scene.tools(1), scene.score(1));
    let tribe = scene.tribe(1);
    let one_use = tribe.one_use.values().collect();
    let stock = tribe.stock.0;
    (tribe.food, stock, tools, tribe.agriculture, score, one_use, tribe.two_resources)
}

/// A scene in which seat 1 has paid its only wood for this card; two further places wait.
fn bought(card: &str) -> Scene {
    let mut scene = Scene::new(2);
    if !scene.cards().contains(card) {
        scene.card(1, card);
    }
    let space = scene.cards().split(' ').position(|name| name == card).unwrap() as u16 + 1;
    scene.tribe(1).stock = Stock([space, 0, 0, 0]);
    // Two further places: one keeps the other from being used at once.
    scene.people_on(&format!("1 card-{space} 1; 1 hunt 1; 1 field 1"));
    scene.play(&format!("1 use card-{space}; 1 pay {space} wood"));
    assert!(scene.tribe(1).cards.has(card.parse().unwrap()));
    scene
}

/// Food, and the four resources, and everything else as at the start.
fn check(card: &str, steps: &str, food: u16, stock: [u16; 4], change: impl Fn(&mut Hands)) {
    let mut scene = bought(card);
    scene.play(steps);
    let mut expected = (12 + food, stock, vec![], 0, 0, vec![], false);
    change(&mut expected);
    assert_eq!(hands(&mut scene), expected, "{card}");
    assert_eq!(scene.choices_to("use"), ["use field", "use hunt"], "{card} is resolved");
    assert_eq!(scene.tribe(1).home, 3, "{card}: its buyer went home");
}

#[test]
fn sa_8_2_each_of_the_ten_dice_cards_rolls_for_all() {
    for number in 1..=10 {
        check(&format!("C{number:02}"), "* roll 1 3; 1 die 3", 0, [0, 0, 1, 0], |_| ());
    }
}

#[test]
fn sa_8_3_food_cards_give_their_food() {
    let foods =
        [("C11", 1), ("C12", 2), ("C13", 3), ("C14", 3), ("C15", 4), ("C16", 5), ("C17", 7)];
    for (card, food) in foods {
        check(card, "", food, [0; 4], |_| ());
    }
}

#[test]
fn sa_8_4_resource_cards_give_their_resources() {
    for (card, stock) in [
        ("C18", [0, 1, 0, 0]),
        ("C19", [0, 0, 1, 0]),
        ("C20", [0, 0, 1, 0]),
        ("C21", [0, 0, 2, 0]),
        ("C22", [0, 0, 0, 1]),
    ] {
        check(card, "", 0, stock, |_| ());
    }
}

#[test]
fn sa_8_5_points_cards_give_3_points_at_once() {
    for card in ["C26", "C27", "C28"] {
        check(card, "", 0, [0; 4], |hands| hands.4 = 3);
    }
    let mut scene = Scene::new(2);
    for (space, card) in [(1, "C26"), (2, "C27"), (3, "C28")] {
        scene.card(space, card);
    }
    scene.tribe(1).stock = Stock([6, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 card-2 1; 1 card-3 1");
    scene.play("1 use card-1; 1 pay 1 wood; 1 use card-2; 1 pay 2 wood; 1 pay 3 wood");
    assert_eq!((scene.score(1), scene.points(1, "cards_now")), (9, 9));
}

#[test]
fn sa_8_6_dice_for_a_resource_roll_2_and_divide_as_on_its_place() {
    for (card, roll, stock) in [
        ("C23", "5 6", [3, 0, 0, 0]),
        ("C23", "1 1", [0, 0, 0, 0]),
        ("C24", "5 6", [0, 0, 2, 0]),
        ("C24", "4 5", [0, 0, 1, 0]),
        ("C25", "6 6", [0, 0, 0, 2]),
        ("C25", "5 6", [0, 0, 0, 1]),
    ] {
        check(card, &format!("* roll {roll}"), 0, stock, |_| ());
    }
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        scene.card(1, "C23").tribe(1).stock = Stock([1, 0, 0, 0]);
        scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood");
        for (wrong, rolled) in [("1", 1), ("1 2 3", 3), ("1 2 3 4", 4)] {
            let why = format!("2 dice must be rolled, not {rolled} (SA-12.1)");
            assert_eq!(scene.refused(&format!("* roll {wrong}")), why, "{players} players");
        }
        scene.play("* roll 1 2");
    }
}

#[test]
fn sa_8_6_tools_and_one_use_tools_join_the_dice_for_a_resource() {
    let mut scene = Scene::new(2);
    scene.card(1, "C25").one_use(1, 4);
    (scene.tribe(1).tools, scene.tribe(1).stock) = (ready(&[1]), Stock([1, 0, 0, 0]));
    scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood; * roll 1 6");
    let all = ["none", "1", "one-use 4", "1 one-use 4"].map(|tools| format!("tools {tools}"));
    assert_eq!(scene.choices(), all);
    scene.play("1 tools 1 one-use 4");
    assert_eq!(scene.tribe(1).stock, Stock([0, 0, 0, 2]), "(7 + 1 + 4) ÷ 6");
    assert_eq!((scene.tools(1), scene.tribe(1).one_use.len()), (vec![(1, true)], 0));
}

#[test]
fn sa_8_7_the_tool_card_works_as_the_tool_maker() {
    check("C29", "", 0, [0; 4], |hands| hands.2 = vec![(1, false)]);
    for (before, after) in [(&[1, 1, 2], [1, 2, 2]), (&[4, 4, 4], [4, 4, 4])] {
        let mut scene = Scene::new(2);
        (scene.tribe(1).tools, scene.tribe(1).stock) = (ready(before), Stock([1, 0, 0, 0]));
        scene.card(1, "C29").people_on("1 card-1 1").play("1 pay 1 wood");
        assert_eq!(scene.tools(1), after.map(|value| (value, false)));
    }
}

#[test]
fn sa_8_8_agriculture_cards_work_as_the_field() {
    for card in ["C30", "C31"] {
        check(card, "", 0, [0; 4], |hands| hands.3 = 1);
        for (before, after) in [(9, 10), (10, 10)] {
            let mut scene = Scene::new(2);
            (scene.tribe(1).agriculture, scene.tribe(1).stock) = (before, Stock([1, 0, 0, 0]));
            scene.card(1, card).people_on("1 card-1 1").play("1 pay 1 wood");
            assert_eq!(scene.tribe(1).agriculture, after, "{card}");
        }
    }
}

#[test]
fn sa_8_9_the_extra_card_is_drawn() {
    check("C32", "* draw C14", 0, [0; 4], |_| ());
}

#[test]
fn sa_8_10_one_use_tools_are_kept() {
    for (card, value) in [("C33", 2), ("C34", 3), ("C35", 4)] {
        check(card, "", 0, [0; 4], |hands| hands.5 = vec![value]);
    }
}

#[test]
fn sa_8_11_two_resources_of_choice_are_kept() {
    check("C36", "", 0, [0; 4], |hands| hands.6 = true);
}

#[test]
fn sa_8_1_the_bottom_of_a_card_counts_at_the_end_and_not_before() {
    let mut scene = Scene::of_one_round(2);
    scene.card(1, "C18").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 hunt 1").play("1 use card-1; 1 pay 1 wood");
    assert_eq!(scene.score(1), 0, "2 shamans and a brick: not yet");
    scene.play("* roll 1");
    assert_eq!((scene.turn(), scene.score(1)), ("over".into(), 1 + 2 * 5));
}

#[test]
fn sa_8_1_a_card_that_nobody_bought_counts_for_nobody() {
    let mut scene = Scene::of_one_round(2);
    scene.tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.card(1, "C26").people_on("1 card-1 1").play("1 decline");
    assert_eq!(scene.turn(), "over");
    assert_eq!((scene.score(1), scene.tribe(1).food), (1, 12 - 5));
}

/// What a viewer is shown of the cards of seat 1.
fn shown(scene: &Scene, viewer: Viewer) -> (Vec<String>, Option<Shown>) {
    let view = scene.game.view(&scene.rules, viewer);
    let cards = view.seats[0].cards.iter().map(|card| card.to_string()).collect();
    (cards, view.seats[0].extra_card)
}

#[test]
fn sa_8_1_purchases_are_shown_to_all_and_an_extra_card_to_its_owner_alone_until_the_end() {
    let mut scene = Scene::of_one_round(3);
    scene.card(1, "C32").tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 card-1 1; 2 hunt 1").play("1 pay 1 wood");
    let draw = Step::Chance(Chance::Draw("C14".parse().unwrap()));
    let others = [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator];
    let owner = Viewer::Seat(seat(1));
    assert_eq!(scene.game.redact_step(&scene.rules, draw, owner), "draw C14");
    for other in others {
        assert_eq!(scene.game.redact_step(&scene.rules, draw, other), "draw ?");
    }

    scene.events.clear();
    scene.play("* draw C14");
    let event = scene.events[0];
    assert_eq!(StoneAge::redact_event(&scene.rules, &event, owner), Some(event));
    let mine = Some(Shown::Card("C14".parse().unwrap()));
    assert_eq!(shown(&scene, owner), (vec!["C32".into()], mine));
    for other in others {
        let told = StoneAge::redact_event(&scene.rules, &event, other).unwrap();
        let told = StoneAge::describe(&scene.rules, &told);
        assert_eq!(told, "player 1 draws an extra card");
        let hidden = Some(Shown::Hidden(Question::Mark));
        assert_eq!(shown(&scene, other), (vec!["C32".into()], hidden));
        let view = serde_json::to_string(&scene.game.view(&scene.rules, other)).unwrap();
        assert!(!view.contains("C14"), "{view}");
    }

    scene.play("* roll 1");
    assert_eq!(scene.turn(), "over");
    for other in others {
        assert_eq!(shown(&scene, other), (vec!["C32".into()], mine), "final scoring");
    }
}

#[test]
fn sa_8_1_one_use_tools_and_the_two_resources_lie_face_up_until_used() {
    let mut scene = Scene::new(2);
    scene.one_use(1, 3).two_resources(1).people_on("1 hunt 1");
    scene.play("1 use hunt; * roll 1");
    for viewer in Viewer::all(2) {
        let view = scene.game.view(&scene.rules, viewer);
        assert_eq!(view.seats[0].one_use_tools, [3]);
        assert!(view.seats[0].two_resources);
    }
    scene.play("1 take 2 wood; 1 tools one-use 3");
    let view = scene.game.view(&scene.rules, Viewer::Spectator);
    assert!(view.seats[0].one_use_tools.is_empty() && !view.seats[0].two_resources);
}
