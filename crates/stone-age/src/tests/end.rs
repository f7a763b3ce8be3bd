//! SA-9.1 to SA-9.3: the end of the game.

use ochre_kernel::{Game, Rules as _, Setup, SetupError};

use super::scene::{Scene, ready};
use crate::resources::Stock;
use crate::rules::Rules;
use crate::state::Ends;

const NONE: Ends = Ends { cards: false, buildings: false, round_limit: false };

/// Two players in round 5; these cards are left in the deck.
fn late(deck: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.game.round = 5;
    scene.deck(deck);
    for number in 1..=2 {
        scene.tribe(number).stock = Stock([20, 20, 0, 0]);
    }
    scene
}

/// Seat 1 buys the cards of these spaces.
fn buy_cards(scene: &mut Scene, spaces: &[u8]) {
    let people: Vec<String> = spaces.iter().map(|space| format!("1 card-{space} 1")).collect();
    scene.people_on(&people.join("; "));
    for space in spaces {
        if scene.choices_to("use").len() > 1 {
            scene.play(&format!("1 use card-{space}"));
        }
        scene.play(&format!("1 pay {space} wood"));
    }
}

#[test]
fn sa_9_1_the_game_ends_when_more_spaces_are_empty_than_cards_are_left() {
    for (deck, spaces, ends) in [
        ("", &[1][..], true),
        ("C01", &[1, 3], true),
        ("C01 C02", &[1, 2, 3], true),
        ("C01", &[1], false),
        ("C01 C02", &[2, 4], false),
        ("C01 C02 C03", &[2, 4], false),
        ("C01", &[], false),
    ] {
        let mut scene = late(deck);
        buy_cards(&mut scene, spaces);
        let turn = match (ends, spaces.len()) {
            (true, _) => "over",
            (false, 0) => "2",
            (false, _) => "*",
        };
        assert_eq!(scene.turn(), turn, "{} bought, deck {deck}", spaces.len());
        assert_eq!(scene.game.ends(), Ends { cards: ends, ..NONE });
    }
}

#[test]
fn sa_9_1_no_card_is_drawn_or_slid_and_the_marker_and_the_round_stay() {
    let mut scene = late("C01");
    scene.start(2);
    scene.tribe(1).tools = ready(&[1]);
    scene.people_on("1 card-1 1; 1 card-3 1; 1 hunt 1");
    scene.play("1 use card-1; 1 pay 1 wood; 1 use card-3; 1 pay 3 wood; * roll 1; 1 tools 1");
    assert_eq!(scene.turn(), "over");
    assert_eq!((scene.cards(), scene.game.cards_left()), ("- C12 - C15".into(), 1));
    assert_eq!((scene.game.start_player().to_string(), scene.game.round), ("2".into(), 5));
    assert_eq!(scene.tools(1), [(1, true)], "nothing of SA-7.1 happens");
    assert_eq!((scene.choices().len(), scene.outcomes().len()), (0, 0));
    assert_eq!(scene.refused("1 place hunt 1"), "the game is over (SA-9.1)");
    assert_eq!(scene.refused("1 take 2 wood"), "the game is over (SA-9.1)");
    assert_eq!(scene.refused("* card-1 C01"), "the game is over (SA-9.1)");
}

#[test]
fn sa_9_1_everyone_feeds_before_the_game_ends() {
    let mut scene = late("");
    (scene.tribe(1).food, scene.tribe(1).stock) = (6, Stock([1, 0, 0, 0]));
    (scene.tribe(2).food, scene.tribe(2).stock) = (4, Stock([1, 0, 0, 0]));
    buy_cards(&mut scene, &[1]);
    assert_eq!((scene.turn(), scene.tribe(1).food), ("2".into(), 6 + 1 - 5));
    scene.play("2 starve");
    assert_eq!((scene.turn(), scene.points(2, "starvation")), ("over".into(), -10));
}

#[test]
fn sa_9_1_with_an_empty_deck_and_no_empty_space_the_game_goes_on() {
    let mut scene = late("");
    for _ in 0..3 {
        scene.feed();
        assert!(!scene.choices_to("place").is_empty());
        scene.tribe(1).food = 12;
        scene.tribe(2).food = 12;
    }
    assert_eq!((scene.game.round, scene.game.cards_left()), (8, 0));
}

#[test]
fn sa_9_2_an_empty_stack_ends_the_game_after_the_round_feeding_included() {
    for stack in 1..=3 {
        let mut scene = Scene::new(3);
        scene.tile(stack, "B27").tiles_left(stack, 1).tribe(1).stock = Stock([1, 0, 0, 0]);
        scene.people_on(&format!("1 building-{stack} 1; 2 forest 1; 3 field 1; 3 hunt 1"));
        scene.play("1 pay 1 wood; * roll 3; 3 use hunt; * roll 2");
        assert_eq!(scene.turn(), "over", "stack {stack}");
        assert_eq!(scene.game.ends(), Ends { buildings: true, ..NONE });
        assert_eq!((scene.tribe(3).agriculture, scene.tribe(3).food), (1, 12 + 1 + 1 - 5));
        assert_eq!((scene.tribe(2).stock.0[0], scene.game.round), (1, 1));
    }
}

#[test]
fn sa_9_2_a_stack_with_one_tile_left_ends_nothing() {
    let mut scene = Scene::new(2);
    scene.tile(1, "B27").tiles_left(1, 2).tribe(1).stock = Stock([1, 0, 0, 0]);
    scene.people_on("1 building-1 1").play("1 pay 1 wood; * building-1 B28");
    assert_eq!((scene.turn(), scene.game.tiles_left(0), scene.game.round), ("2".into(), 1, 2));
}

#[test]
fn sa_9_2_stacks_that_are_not_in_use_end_nothing() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        scene.feed();
        assert_eq!((scene.game.round, scene.game.ends()), (2, NONE), "{players} players");
    }
}

#[test]
fn sa_9_3_several_ends_at_once_are_all_recorded() {
    let mut scene = late("");
    scene.tile(1, "B27").tiles_left(1, 1);
    scene.people_on("1 building-1 1; 1 card-1 1");
    scene.play("1 use building-1; 1 pay 1 wood; 1 pay 1 brick");
    assert_eq!(scene.game.ends(), Ends { cards: true, buildings: true, round_limit: false });
    let told = scene.told().join("\n");
    let why = "there are not enough civilization cards and a stack of buildings is empty";
    assert!(told.contains(&format!("the game ends: {why}")), "{told}");

    let mut scene = Scene::of_one_round(2);
    scene.tile(1, "B27").deck("").tiles_left(1, 1).tribe(1).stock = Stock([2, 0, 0, 0]);
    scene.people_on("1 building-1 1; 1 card-1 1");
    scene.play("1 use building-1; 1 pay 1 wood; 1 pay 1 wood");
    assert_eq!(scene.game.ends(), Ends { cards: true, buildings: true, round_limit: true });
}

#[test]
fn sa_9_3_a_game_in_which_nobody_buys_has_no_end() {
    let mut scene = Scene::new(2);
    for round in 1..=250 {
        assert_eq!(scene.game.round, round);
        scene.tribe(1).food = 12;
        scene.tribe(2).food = 12;
        scene.feed();
    }
    assert_eq!((scene.game.ends(), scene.cards()), (NONE, "C11 C12 C13 C15".into()));
}

#[test]
fn sa_9_3_a_round_limit_ends_the_game_after_the_feeding_of_that_round() {
    for limit in [1, 2, 7] {
        let mut scene = Scene::with(2, &[("round-limit", &limit.to_string())]);
        for round in 1..=limit {
            assert_eq!((scene.turn() == "over", scene.game.round), (false, round));
            scene.tribe(1).food = 12;
            scene.tribe(2).food = 12;
            scene.feed();
        }
        assert_eq!((scene.turn(), scene.game.round), ("over".into(), limit));
        assert_eq!(scene.game.ends(), Ends { round_limit: true, ..NONE });
        assert_eq!((scene.tribe(1).food, scene.tribe(2).food), (7, 7), "all have fed");
        let start = (limit - 1) % 2 + 1;
        assert_eq!(scene.game.start_player().to_string(), start.to_string(), "the marker stays");
    }
}

#[test]
fn sa_9_3_the_round_limit_is_an_option_and_none_unless_asked_for() {
    let limit =
        |value| Rules::new(&Setup::of(2).with("round-limit", value)).map(|r| r.round_limit());
    assert_eq!(Rules::new(&Setup::of(2)).unwrap().round_limit(), None);
    assert_eq!(limit("none"), Ok(None));
    assert_eq!(limit("1"), Ok(Some(1)));
    assert_eq!(limit("200"), Ok(Some(200)));
    for wrong in ["0", "-1", "many", "", "10001"] {
        assert!(matches!(limit(wrong), Err(SetupError::BadValue { .. })), "{wrong}");
    }
}

#[test]
fn sa_9_3_the_victory_is_decided_only_when_the_game_is_over() {
    let mut scene = Scene::of_one_round(2);
    assert_eq!(scene.game.win_shares(&scene.rules), None);
    scene.feed();
    assert!(scene.game.win_shares(&scene.rules).is_some());
}
