//! EW-10.4 and EW-10.5: glacier tokens and rest tokens.

use super::scene::{Scene, pile};
use crate::event::Event;
use crate::ids::RestToken;
use crate::map::Hex;
use crate::state::RestTokens;

/// With glacier tokens; seat 1 has camps there and three moves.
fn moving(camps: &str) -> Scene {
    let mut scene = Scene::with(2, "glacier-tokens");
    scene.camps(1, camps).hand(1, "c1_10 c1_11 elder tribesman").stock(1, 0, 0);
    scene.play("1 play c1_10\n1 play c1_11\n1 discard tribesman\n1 use c1_10 1");
    scene
}

/// With glacier tokens face up on hexes: `8 g07, 1 g02`. All hexes are glaciers.
fn tokens(up: &str) -> Scene {
    let mut scene = Scene::with(2, "glacier-tokens");
    scene.barren();
    for (hex, token) in up.split(", ").map(|pair| pair.split_once(' ').unwrap()) {
        let hex: Hex = hex.parse().unwrap();
        scene.game.glacier_tokens[hex.index()] = Some(token.parse().unwrap());
    }
    scene
}

/// Seat 1 founds a village by Settled Life.
fn found<'a>(scene: &'a mut Scene, camps: &str) -> &'a mut Scene {
    scene.camps(1, camps).stock(1, 0, 0).hand(1, "c2_09 elder");
    scene.play("1 play c2_09\n1 use c2_09 2")
}

#[test]
fn ew_10_4_a_token_is_turned_up_when_a_camp_moves_onto_its_glacier() {
    let mut scene = moving("1");
    scene.play("1 gain move 1 8");
    let all = (1..=10).map(|n| format!("* glacier 8 g{n:02}")).collect::<Vec<_>>();
    assert_eq!(scene.possible(), all);
    scene.play("* glacier 8 g03");
    let token = scene.game.glacier_token("8".parse().unwrap()).unwrap();
    assert_eq!((token.id(), scene.player(1).offering), ("g03", 0), "no bonus yet");
}

#[test]
fn ew_10_4_a_camp_that_moves_on_turns_it_up_too() {
    let mut scene = moving("1");
    scene.play("1 gain move 1 8");
    assert_eq!(scene.waits(), "*", "before the second move");
    scene.play("* glacier 8 g03\n1 gain move 8 9");
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_10_4_a_token_is_turned_up_once_and_each_is_another() {
    let mut scene = moving("1 2 3");
    scene.play("1 gain move 1 8\n* glacier 8 g03\n1 gain move 2 8");
    assert_eq!(scene.waits(), "1", "it lies there");
    scene.play("1 use c1_11 1\n1 gain move 3 12");
    assert!(!scene.offers("* glacier 12 g03") && scene.offers("* glacier 12 g04"));
    assert_eq!(scene.possible().len(), 9);
}

#[test]
fn ew_10_4_only_glaciers_have_tokens_and_only_in_this_module() {
    let mut scene = moving("1");
    scene.play("1 gain move 1 2");
    assert_eq!(scene.waits(), "1");
    let mut scene = Scene::new(2);
    scene.camps(1, "1").hand(1, "c1_10 elder").play("1 play c1_10\n1 use c1_10 1");
    assert_eq!(scene.play("1 gain move 1 8").waits(), "1");
}

#[test]
fn ew_10_4_a_move_of_the_eclipse_turns_one_up() {
    let mut scene = Scene::with(2, "glacier-tokens");
    scene.camps(1, "1").pile(1, "scout").eclipse();
    scene.play("1 decline draw\n1 use scout 2\n1 gain move 1 8");
    assert!(scene.offers("* glacier 8 g01"));
}

#[test]
fn ew_10_4_who_founds_a_village_there_gains_the_bonus() {
    let mut scene = tokens("8 g07");
    found(&mut scene, "1 7 8");
    assert_eq!((scene.vp(1), scene.source(1, "tokens")), (3, 3));
    let mut scene = tokens("8 g01");
    scene.camps(1, "1 7 8").stock(1, 3, 0).play("1 place member migrate");
    scene.play("1 middle village 1-7-8");
    assert_eq!(scene.player(1).food, 3, "also by the action of the column");
}

#[test]
fn ew_10_4_a_covered_token_and_one_elsewhere_give_nothing() {
    let mut scene = tokens("9 g07");
    found(&mut scene, "1 7 8");
    assert_eq!(scene.vp(1), 0);
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_10_4_several_bonuses_are_gained_in_any_order() {
    let mut scene = tokens("1 g02, 7 g03, 8 g04");
    found(&mut scene, "1 7 8");
    for line in ["1 gain tool", "1 gain idol offering", "1 gain draw"] {
        assert!(scene.offers(line), "{line}");
    }
    scene.play("1 gain tool\n1 gain draw\n* draw tribesman\n1 gain idol reverence\n1 gain tool");
    scene.play("1 gain idol reverence");
    assert_eq!((scene.player(1).tools, scene.player(1).reverence), (2, 2));
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_10_4_tokens_stay_for_the_next_village() {
    let mut scene = tokens("8 g07");
    found(&mut scene, "1 7 8").turn(1, 2);
    found(&mut scene, "2 8 9");
    assert_eq!(scene.vp(1), 6);
    assert!(scene.game.glacier_token("8".parse().unwrap()).is_some());
}

#[test]
fn ew_10_4_tokens_give_nothing_in_the_eclipse() {
    let mut scene = tokens("8 g07, 1 g01");
    scene.stock(1, 0, 0).camps(1, "8 1").villages(1, "1-7-8").eclipse();
    scene.play("2 decline draw\n1 decline idol\n1 decline draw");
    assert_eq!((scene.vp(1), scene.player(1).food), (0, 0));
}

fn token(id: &str) -> RestToken {
    id.parse().unwrap()
}

/// With rest tokens, r1 (a tool and a food) face up; seat 1 has no food, no tool.
fn resting() -> Scene {
    let mut scene = Scene::with(2, "rest-tokens");
    scene.stock(1, 0, 0).play("1 place member rest");
    scene
}

#[test]
fn ew_10_5_the_first_figure_that_rests_takes_the_face_up_token_or_exchanges_it() {
    let mut scene = resting();
    assert_eq!(scene.possible(), ["1 token keep", "1 token swap"]);
    scene.play("1 token keep");
    assert!(scene.offers("1 use token 1") && scene.offers("1 rest draw"));
    assert_eq!(scene.game.rest_token(), None);
}

#[test]
fn ew_10_5_an_exchanged_token_goes_under_the_stack_and_the_next_is_taken() {
    let mut scene = resting();
    scene.play("1 token swap");
    assert_eq!(scene.possible(), ["* rest r2", "* rest r3", "* rest r4", "* rest r5"]);
    scene.play("* rest r3\n1 use token 1\n1 gain idol offering");
    assert_eq!((scene.player(1).food, scene.player(1).offering), (1, 1));
    assert_eq!(scene.game.rest_tokens.under[0], Some(token("r1")));
}

#[test]
fn ew_10_5_its_effects_are_used_before_or_after_the_rest_action() {
    for lines in [
        "1 use token 1\n1 gain tool\n1 rest draw\n1 gain draw\n* draw tribesman",
        "1 rest draw\n1 gain draw\n* draw tribesman\n1 use token 1\n1 gain tool",
    ] {
        let mut scene = resting();
        scene.play("1 token keep").play(lines);
        assert_eq!((scene.player(1).tools, scene.player(1).food), (1, 1));
        assert_eq!(scene.player(1).hand.len(), 6);
    }
}

#[test]
fn ew_10_5_its_effects_are_used_once_or_not_at_all() {
    let mut scene = resting();
    scene.play("1 token keep\n1 use token 1\n1 gain tool");
    let why = scene.refusal("1 use token 1").to_string();
    assert_eq!(why, "that ability of token was used (EW-10.5)");
    let mut scene = resting();
    scene.play("1 token keep\n1 end");
    assert_eq!((scene.player(1).tools, scene.waits()), (0, "2".into()));
}

#[test]
fn ew_10_5_after_the_turn_it_goes_under_the_stack() {
    let mut scene = resting();
    scene.play("1 token swap\n* rest r3\n1 end");
    let under = [Some(token("r1")), Some(token("r3")), None, None, None];
    assert_eq!(scene.game.rest_tokens, RestTokens { up: None, unseen: 0b11010, under });
}

#[test]
fn ew_10_5_only_the_first_figure_of_the_round_takes_one() {
    let mut scene = resting();
    scene.play("1 token keep\n1 end\n2 place chief rest");
    assert!(scene.offers("2 rest draw") && !scene.offers("2 token keep"));
    let why = scene.refusal("2 use token 1").to_string();
    assert_eq!(why, "no rest token was taken (EW-10.5)");
    scene.play("2 end\n1 place member rest");
    assert!(scene.offers("1 rest draw"));
    assert_eq!(scene.game.rest_token(), None, "none is face up");
}

#[test]
fn ew_10_5_a_figure_in_a_column_takes_none() {
    let mut scene = Scene::with(2, "rest-tokens");
    scene.play("1 place member hunt\n1 end\n2 place member rest");
    assert_eq!(scene.possible(), ["2 token keep", "2 token swap"]);
}

#[test]
fn ew_10_5_in_the_preparation_an_untaken_token_goes_under_and_the_next_is_turned_up() {
    let mut scene = Scene::with(2, "rest-tokens");
    scene.eclipse().play("2 decline draw\n1 decline idol");
    until_the_token(&mut scene);
    assert_eq!(scene.possible(), ["* rest r2", "* rest r3", "* rest r4", "* rest r5"]);
    scene.play("* rest r5");
    assert_eq!(scene.game.rest_token(), Some(token("r5")));
    assert_eq!(scene.game.rest_tokens.under[0], Some(token("r1")));
    scene.play("2 place chief rest\n2 token keep\n2 use token 1");
}

/// Everything of the preparation that comes before the rest token.
fn until_the_token(scene: &mut Scene) {
    while !scene.possible()[0].starts_with("* rest") {
        let first = scene.possible()[0].clone();
        scene.play(&first);
    }
}

#[test]
fn ew_10_5_in_the_preparation_the_next_is_turned_up_if_one_was_taken() {
    let mut scene = resting();
    scene.play("1 token keep\n1 end").eclipse();
    scene.play("1 decline draw\n2 decline idol");
    until_the_token(&mut scene);
    scene.play("* rest r2");
    assert_eq!(scene.game.rest_token(), Some(token("r2")));
    scene.play("1 place chief rest");
    assert_eq!(scene.possible(), ["1 token keep", "1 token swap"]);
}

#[test]
fn ew_10_5_after_five_the_order_is_known() {
    let ids = ["r2", "r3", "r4", "r5"];
    let mut under = [None; 5];
    ids.iter().zip(&mut under).for_each(|(id, place)| *place = Some(token(id)));
    let up = Some(token("r1"));
    let mut scene = Scene::with(2, "rest-tokens");
    scene.game.rest_tokens = RestTokens { up, unseen: 0, under };
    scene.stock(1, 0, 0).play("1 place member rest\n1 token swap");
    assert_eq!(scene.game.turn.token, Some(token("r2")), "no chance");
    scene.play("1 end").figures("2 chief hunt").eclipse();
    scene.play("1 decline draw\n2 decline idol").let_chance();
    assert_eq!(scene.game.rest_token(), Some(token("r3")));
    let taken = |event: &&Event| matches!(event, Event::RestTokenTurnedUp { .. });
    assert_eq!(scene.events.iter().filter(taken).count(), 2);
}

#[test]
fn ew_10_5_without_the_module_there_is_no_token() {
    let mut scene = Scene::new(2);
    scene.play("1 place member rest");
    assert!(scene.offers("1 rest draw"));
    assert_eq!((scene.game.rest_token(), scene.player(1).above), (None, pile("")));
}
