//! EW-10.1 to EW-10.3: chosen set-up cards, chosen chiefs, a shorter Era I.

use ochre_kernel::Refusal;

use super::scene::{Scene, pile, seat};
use crate::event::Event;
use crate::map::Hex;

/// Three players whose order is 2, 3, 1, in the set-up when a line that begins so is possible.
#[track_caller]
fn until(options: &str, begin: &str) -> Scene {
    let mut scene = Scene::before_setup(3, options);
    while !scene.possible()[0].starts_with(begin) {
        let first = scene.possible()[0].clone();
        scene.play(if first.starts_with("* order") { "* order 2 3 1" } else { &first });
    }
    scene
}

/// The same with the set-up cards p1, p2, p4 and p5 laid out.
fn choosing() -> Scene {
    let mut scene = until("choose-setup", "* setup");
    scene.play("* setup p1\n* setup p5\n* setup p2\n* setup p4");
    scene
}

#[test]
fn ew_10_1_set_up_cards_are_turned_up_one_more_than_players() {
    let scene = choosing();
    assert_eq!(scene.possible(), ["1 setup p1", "1 setup p2", "1 setup p4", "1 setup p5"]);
}

#[test]
fn ew_10_1_everything_else_is_laid_out_before() {
    let scene = until("choose-setup", "* setup");
    assert_eq!((scene.order(), scene.game.n_grounds()), ("2 3 1".into(), 4));
    assert!(scene.game.field(&scene.rules).is_some());
    assert!(scene.game.terrain.iter().all(Option::is_some));
    let has_chief = |number: u8| scene.game.player(seat(number)).chief().is_some();
    assert!([1, 2, 3].into_iter().all(has_chief), "chiefs were dealt");
}

#[test]
fn ew_10_1_they_are_taken_in_reverse_turn_order() {
    let mut scene = choosing();
    assert_eq!(scene.waits(), "1");
    scene.play("1 setup p5");
    assert_eq!(scene.possible(), ["3 setup p1", "3 setup p2", "3 setup p4"]);
    scene.play("3 setup p2");
    assert_eq!(scene.possible(), ["2 setup p1", "2 setup p4"]);
}

#[test]
fn ew_10_1_a_card_that_does_not_lie_there_can_not_be_taken() {
    let mut scene = choosing();
    let why = scene.refusal("1 setup p3");
    assert_eq!(why.rule(), "EW-10.1");
    assert_eq!(why.to_string(), "p3 does not lie open (EW-10.1)");
    scene.play("1 setup p5");
    assert_eq!(scene.refusal("3 setup p5").rule(), "EW-10.1", "it was taken");
}

#[test]
fn ew_10_1_each_takes_effect_when_it_is_taken() {
    let mut scene = choosing();
    assert_eq!((scene.player(1).food, scene.player(1).tools), (0, 1), "third in the order");
    scene.play("1 setup p5");
    let hand = pile("brave tribeswoman shaman");
    let player = scene.player(1);
    assert_eq!((player.food, player.tools, player.hand, player.animals[6]), (2, 2, hand, 1));
    assert_eq!((scene.game.tribe_piles, scene.game.animal_deck[6]), ([15, 15, 15, 15, 14], 4));
}

#[test]
fn ew_10_1_the_rest_leave_the_game_and_hands_are_drawn() {
    let mut scene = choosing();
    scene.play("1 setup p5\n3 setup p2\n2 setup p1");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert_eq!(scene.game.tribe_piles, [14, 14, 15, 15, 14], "p4 has no effect");
    scene.let_chance();
    let hands = [1, 2, 3].map(|number| scene.player(number).hand);
    let pair = "brave tribeswoman tribesman tribesman";
    assert_eq!(hands, ["shaman", "elder", "artisan"].map(|card| pile(&format!("{pair} {card}"))));
    assert_eq!(scene.waits(), "2", "the first turn");
    assert_eq!(scene.player(2).camps.on(Hex::START), 1);
}

#[test]
fn ew_10_1_an_extra_camp_comes_with_the_card() {
    let mut scene = until("choose-setup", "* setup");
    scene
        .play("* setup p1\n* setup p5\n* setup p2\n* setup p3\n1 setup p3\n3 setup p2\n2 setup p1");
    scene.let_chance();
    assert_eq!([1, 2].map(|number| scene.player(number).camps.on(Hex::START)), [2, 1]);
}

#[test]
fn ew_10_1_an_animal_that_the_deck_lacks_comes_from_the_grounds_and_is_replaced() {
    let mut scene = choosing();
    scene.grounds("argentavis saber_tooth saber_tooth saber_tooth").game.animal_deck[6] = 0;
    scene.play("1 setup p5");
    assert_eq!((scene.player(1).animals[6], scene.game.grounds[6]), (1, 0));
    assert_eq!((scene.waits(), scene.game.n_grounds()), ("*".into(), 3));
    scene.play("* animal glyptodon");
    assert_eq!((scene.game.n_grounds(), scene.waits()), (4, "3".into()));
}

#[test]
fn ew_10_1_each_of_two_missing_animals_is_replaced() {
    let mut scene = choosing();
    scene.grounds("woolly_rhino ground_sloth saber_tooth glyptodon");
    (scene.game.animal_deck[0], scene.game.animal_deck[1]) = (0, 0);
    scene.play("1 setup p4\n* animal argentavis\n* animal argentavis");
    assert_eq!((scene.game.grounds, scene.waits()), ([0, 0, 1, 1, 0, 0, 2], "3".into()));
}

#[test]
fn ew_10_2_chiefs_are_laid_out_one_more_than_players_after_the_terrain() {
    let mut scene = until("choose-chiefs", "* chief");
    assert!(scene.game.terrain.iter().all(Option::is_some));
    scene.play("* chief firewolf\n* chief keen_eye\n* chief tuskbreaker\n* chief stonecarver");
    let chiefs = ["keen_eye", "tuskbreaker", "stonecarver", "firewolf"];
    let both = |chief| ["a", "b"].map(|side| format!("2 chief {chief} {side}"));
    assert_eq!(scene.possible(), chiefs.map(both).concat());
}

#[test]
fn ew_10_2_chiefs_are_taken_in_turn_order_with_a_side() {
    let mut scene = until("choose-chiefs", "2 chief");
    scene.play("2 chief tuskbreaker b");
    let why = scene.refusal("3 chief tuskbreaker a");
    assert_eq!(why.rule(), "EW-10.2");
    assert_eq!(why.to_string(), "tuskbreaker does not lie open (EW-10.2)");
    scene.play("3 chief keen_eye a\n1 chief thunderclaw b");
    let chiefs = [1, 2, 3].map(|number| scene.player(number).chief().unwrap());
    let names = chiefs.map(|(chief, side)| (chief.id(), side));
    assert_eq!(names, [("thunderclaw", 1), ("tuskbreaker", 1), ("keen_eye", 0)]);
}

#[test]
fn ew_10_2_then_set_up_cards_are_chosen() {
    let mut scene = until("choose-chiefs", "2 chief");
    scene.play("2 chief tuskbreaker b\n3 chief keen_eye a\n1 chief thunderclaw b");
    assert!(scene.offers("* setup p1"));
    scene.play("* setup p1\n* setup p2\n* setup p3\n* setup p5");
    assert_eq!(scene.waits(), "1", "in reverse order");
}

/// A turn in which nothing is done.
fn idle(number: u8, figure: &str) -> String {
    format!("{number} place {figure} hunt\n{number} end")
}

#[test]
fn ew_10_3_era_1_has_two_turns_with_the_chief_and_one_tribe_member() {
    let mut scene = Scene::with(2, "short-era-1");
    assert_eq!(scene.offered("1 place").len(), 10);
    scene.play(&idle(1, "member")).play(&idle(2, "chief"));
    assert_eq!(scene.offered("1 place member"), Vec::<String>::new());
    let why = scene.refusal("1 place member rest");
    assert_eq!(why.rule(), "EW-4.2");
    assert_eq!(why.to_string(), "no tribe member is left to place this round (EW-4.2)");
    scene.play(&idle(1, "chief"));
    assert_eq!(scene.refusal("1 place chief hunt").rule(), "EW-4.9", "the round is over");
}

#[test]
fn ew_10_3_the_pile_is_laid_after_the_second_turn() {
    let mut scene = Scene::with(2, "short-era-1");
    scene.play(&idle(1, "member")).play(&idle(2, "chief")).play(&idle(1, "chief"));
    assert!(scene.offers("1 pile tribesman"));
    scene.play("1 pile tribesman\n1 end").play(&idle(2, "member"));
    scene.play("2 pile brave\n2 end");
    assert_eq!((scene.order(), scene.player(2).eclipse_labor), ("2 1".into(), 3));
}

#[test]
fn ew_10_3_a_resting_figure_is_worth_as_much_as_ever() {
    let mut scene = Scene::with(2, "short-era-1");
    scene.play("1 place member rest\n1 end").play(&idle(2, "chief")).play(&idle(1, "chief"));
    scene.play("1 end").play(&idle(2, "member")).play("2 end");
    assert_eq!((scene.player(1).eclipse_labor, scene.player(2).eclipse_labor), (3, 0));
}

#[test]
fn ew_10_3_era_2_has_three_turns() {
    for (round, turns) in [(1, 2), (2, 2), (3, 3), (4, 3)] {
        let mut scene = Scene::with(2, "short-era-1");
        scene.round(round);
        for figure in ["chief", "member", "member"].into_iter().take(turns) {
            for number in [1, 2] {
                scene.play(&idle(number, figure));
                if scene.offers(&format!("{number} pile brave")) {
                    scene.play(&format!("{number} end"));
                }
            }
        }
        assert!(scene.offers("2 gain draw"), "the eclipse of round {round}");
    }
}
