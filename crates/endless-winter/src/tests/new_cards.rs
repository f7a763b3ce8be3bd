//! EW-4.4 and EW-8.1: equal cards of which one was taken by Initiate's top action this turn.

use ochre_endless_winter_pack::{Ability, Bound, Pack};
use ochre_kernel::Game;

use super::scene::{Scene, ability, seat};
use super::scene_edits::pack_with;
use crate::event::Event;
use crate::state::EndlessWinter;

/// Seat 1 stands in Initiate with 3 labor, tools and food, and these cards. c2_20 buries a card and
/// takes a tribe card. A Scout gives 1 labor and an idol in any column, 2 labor, and 3 labor.
fn initiating(hand: &str) -> Scene {
    let mut pack = pack_with(&[ability("", "bury 1"), ability("", "tribe_hand 1")]);
    let bound = Ability { column: Some(Bound::Any), ..ability("", "labor_halves 2 idol 1") };
    let printed = &mut pack.tribe_cards[2].abilities;
    printed.retain(|ability| ability.eclipse);
    let more = [ability("", "labor_halves 4"), ability("", "labor_halves 6")];
    printed.splice(0..0, [bound].into_iter().chain(more));
    let mut scene = Scene::with_pack(2, "", &pack);
    scene.hand(1, &format!("c2_20 {hand}")).stock(1, 6, 5).play("1 play c2_20");
    scene.play("1 place member initiate").game.turn.labor = 6;
    scene
}

/// Seat 1 has played an older Scout, then the one that it took this turn; 3 labor are left.
fn old_and_new() -> Scene {
    let mut scene = initiating("scout");
    scene.play("1 top tribe_hand scout\n1 play scout\n1 play scout");
    assert_eq!(scene.labor(), 6 - 2 + 2, "the newer one gives none");
    scene
}

const TAKEN: &str = "scout was taken this turn, so it gives no labor (EW-4.4)";
const USED: &str = "that ability of scout was used (EW-4.1)";

#[test]
fn ew_4_4_of_equal_cards_in_hand_the_newer_one_is_buried_whatever_its_type() {
    for id in ["elder", "artisan", "hunter", "shaman"] {
        let mut scene = initiating(id);
        scene.play(&format!("1 top tribe_hand {id}\n1 use c2_20 1\n1 gain bury hand {id}"));
        scene.play(&format!("1 play {id}"));
        let printed = if id == "shaman" { 1 } else { 2 };
        assert_eq!(scene.labor(), 6 - 2 + printed, "the older {id} was left");
    }
}

#[test]
fn ew_4_4_of_equal_cards_above_the_board_the_newest_is_buried_first() {
    let mut scene = old_and_new();
    scene.play("1 use c2_20 1\n1 gain bury above scout");
    scene.play("1 use scout 1\n1 gain idol reverence\n1 use scout 2\n1 use scout 3");
    assert_eq!(scene.labor(), 6 + 2 + 4 + 6, "the older one is left");
    assert_eq!(scene.refused("1 use scout 1"), USED);
}

#[test]
fn ew_4_4_an_older_card_above_the_board_is_buried_first_when_all_its_abilities_are_used() {
    let mut scene = old_and_new();
    scene.play("1 use scout 1\n1 gain idol reverence\n1 use scout 2\n1 use scout 3");
    scene.play("1 use c2_20 1\n1 gain bury above scout\n1 use scout 1\n1 gain idol reverence");
    assert_eq!(scene.labor(), 6 + 2 + 4 + 6, "the idol of the newer one, but no labor");
    assert_eq!(scene.player(1).reverence, 2);
    assert_eq!(scene.refused("1 use scout 1"), USED);
    assert_eq!(scene.refused("1 use scout 2"), TAKEN);
}

#[test]
fn ew_4_4_an_older_card_of_which_an_ability_is_unused_stays() {
    for used in ["1 use scout 1\n1 gain idol reverence", "1 use scout 2", "1 use scout 3"] {
        let mut scene = old_and_new();
        scene.play(used).play("1 use c2_20 1\n1 gain bury above scout");
        let labor = scene.labor();
        let left: Vec<String> = scene.offered("1 use scout");
        assert_eq!(left.len(), 2, "{left:?} after {used}");
        for line in left {
            scene.play(&line);
            if scene.offers("1 gain idol reverence") {
                scene.play("1 gain idol reverence");
            }
        }
        let spent = labor - 6;
        assert_eq!(scene.labor(), labor + 12 - spent, "after {used}");
    }
}

#[test]
fn ew_4_4_what_a_buried_newer_card_used_is_forgotten() {
    let mut scene = old_and_new();
    let idol = "1 use scout 1\n1 gain idol reverence";
    scene.play(idol).play(idol).play("1 use c2_20 1\n1 gain bury above scout");
    assert_eq!(scene.labor(), 6 + 2, "only the older one gave labor");
    assert_eq!(scene.refused("1 use scout 1"), USED);
    scene.play("1 use c2_20 2\n1 gain tribe_hand scout\n1 play scout").play(idol);
    assert_eq!(scene.labor(), 8 + 2 + 2, "the one that a symbol took is used once");
    assert_eq!(scene.refused("1 use scout 1"), USED);
    scene.play("1 use scout 2\n1 use scout 2");
    assert_eq!(scene.labor(), 12 + 4 + 4);
    assert_eq!(scene.refused("1 use scout 2"), USED);
}

#[test]
fn ew_4_4_no_ability_of_a_card_taken_this_turn_gives_labor_whichever_are_used() {
    let mut scene = initiating("");
    for id in ["elder", "scout", "shaman"] {
        scene.play(&format!("1 top tribe_hand {id}"));
    }
    scene.play("1 play elder\n1 play scout\n1 play shaman\n1 use shaman 1\n1 gain idol reverence");
    assert_eq!(scene.refused("1 use scout 3"), TAKEN);
    scene.play("1 use scout 1\n1 gain idol reverence");
    assert_eq!((scene.labor(), scene.player(1).reverence), (0, 2));
    assert_eq!(scene.refused("1 use scout 2"), TAKEN);
    assert_eq!(scene.refused("1 use scout 3"), TAKEN);
    let why = "elder was taken this turn, so it gives no labor (EW-4.4)";
    assert_eq!(scene.refused("1 use elder 1"), why);
}

#[test]
fn ew_8_1_of_equal_old_cards_the_one_that_was_used_most_is_buried() {
    let mut scene = initiating("scout scout scout");
    scene.play("1 play scout\n1 play scout\n1 play scout\n1 use scout 1\n1 gain idol reverence");
    scene.play("1 use scout 2\n1 use scout 2\n1 use c2_20 1\n1 gain bury above scout");
    let mut n_uses = [0; 3];
    for (index, n) in n_uses.iter_mut().enumerate() {
        let line = format!("1 use scout {}", index + 1);
        while scene.offers(&line) {
            scene.play(&line);
            if scene.offers("1 gain idol reverence") {
                scene.play("1 gain idol reverence");
            }
            *n += 1;
        }
    }
    assert_eq!(n_uses, [2, 1, 2], "one of the two left had used its second ability");
}

#[test]
fn ew_4_4_a_played_card_is_told_with_its_labor_and_whether_its_type_was_taken() {
    let mut scene = initiating("scout elder tribesman");
    scene.play("1 top tribe_hand scout").events.clear();
    scene.play("1 play tribesman\n1 play elder\n1 play scout\n1 play scout");
    let played = |id: &str, labor, is_new_type| Event::TribePlayed {
        seat: seat(1),
        card: id.parse().unwrap(),
        labor,
        is_new_type,
    };
    let expected = [
        played("tribesman", 2, false),
        played("elder", 2, false),
        played("scout", 2, true),
        played("scout", 0, true),
    ];
    assert_eq!(scene.events, expected);
}

#[test]
fn ew_8_1_what_a_buried_culture_card_used_is_forgotten() {
    let mut scene = initiating("elder");
    scene.play("1 use c2_20 1\n1 gain bury above c2_20");
    assert_eq!(scene.game.turn.used, Default::default());
    let mut scene = initiating("elder");
    scene.play("1 use c2_20 2\n1 gain tribe_hand elder\n1 use c2_20 1\n1 gain bury above c2_20");
    assert_eq!(scene.game.turn.used, Default::default());
}

#[test]
fn ew_4_4_a_card_without_labor_is_not_told_to_lack_it() {
    let mut pack = Pack::released()[0].clone();
    (pack.tribe_cards[2].labor_halves, pack.tribe_cards[3].labor_halves) = (0, 2);
    let mut scene = Scene::with_pack(2, "", &pack);
    scene.hand(1, "elder").stock(1, 3, 3).play("1 spend\n1 spend\n1 place member initiate");
    scene.play("1 top tribe_hand scout\n1 top tribe_hand hunter").events.clear();
    scene.play("1 play scout\n1 play hunter");
    let told = scene.events.iter().map(|event| EndlessWinter::describe(&scene.rules, event));
    let expected = [
        "player 1 plays Scout for 0 labor",
        "player 1 plays Hunter, taken this turn and so without labor",
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}
