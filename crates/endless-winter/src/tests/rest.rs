//! EW-4.7 to EW-4.9: rest, the end of a turn, the eclipse pile.

use ochre_endless_winter_pack::Species;

use super::scene::{Scene, pile};

#[test]
fn ew_4_7_who_rests_draws_a_card_and_then_may_use_an_animal() {
    let mut scene = Scene::new(2);
    scene.play("1 place member rest\n1 rest draw\n1 gain draw\n* draw tribesman");
    assert_eq!((scene.player(1).hand.len(), scene.player(1).deck.len()), (6, 4));
    scene.play("1 rest animal glyptodon\n1 gain tool\n1 gain tool");
    let player = scene.player(1);
    assert_eq!(player.used_animals(Species::Glyptodon), 1);
    assert_eq!((player.food, player.tools), (4, 3));
    assert_eq!(scene.waits(), "2", "nothing is left to do");
}

#[test]
fn ew_4_7_the_card_may_be_declined() {
    let mut scene = Scene::new(2);
    scene.play("1 place member rest\n1 end");
    assert_eq!((scene.player(1).hand.len(), scene.waits().as_str()), (5, "2"));
}

#[test]
fn ew_4_7_no_card_is_drawn_after_the_animal() {
    let mut scene = Scene::new(2);
    // A culture card keeps the turn open.
    scene.hand(1, "c1_12").play("1 play c1_12\n1 place member rest\n1 rest animal glyptodon");
    scene.play("1 gain tool\n1 gain tool");
    let why = "the card of the rest is drawn once, and before the animal (EW-4.7)";
    assert_eq!(scene.refused("1 rest draw"), why);
}

#[test]
fn ew_4_7_one_card_is_drawn_and_one_animal_used() {
    let mut scene = Scene::new(2);
    scene.animals(1, "ground_sloth glyptodon").hand(1, "c1_12").play("1 play c1_12");
    scene.play("1 place member rest\n1 rest draw\n1 gain draw\n* draw tribesman");
    let why = "the card of the rest is drawn once, and before the animal (EW-4.7)";
    assert_eq!(scene.refused("1 rest draw"), why);
    let why = "there is no unused Woolly Rhinoceros on the board (EW-5.12)";
    assert_eq!(scene.refused("1 rest animal woolly_rhino"), why);
    scene.play("1 rest animal ground_sloth");
    let why = "only one animal is used in a rest (EW-4.7)";
    assert_eq!(scene.refused("1 rest animal glyptodon"), why);
}

#[test]
fn ew_4_7_no_tribe_card_is_played_from_hand() {
    let mut scene = Scene::new(2);
    scene.play("1 place member rest");
    let why = "no tribe card is played in a turn of rest (EW-4.7)";
    assert_eq!(scene.refused("1 play elder"), why);
}

#[test]
fn ew_4_7_culture_cards_played_before_still_work() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_09").play("1 play c1_09\n1 place member rest\n1 use c1_09 1\n1 use c1_09 2");
    assert_eq!((scene.player(1).camps.len(), scene.player(1).food), (2, 4));
}

#[test]
fn ew_4_7_a_column_is_not_used_while_resting_nor_food_spent() {
    let mut scene = Scene::new(2);
    scene.play("1 place member rest");
    let why = "that can't be done now: now the player rests (EW-4.7)";
    for line in ["1 bottom", "1 top reveal", "1 middle", "1 spend"] {
        assert_eq!(scene.refused(line), why);
    }
}

#[test]
fn ew_4_7_a_column_has_no_rest() {
    let mut scene = Scene::new(2);
    scene.play("1 place member hunt");
    let why = "that can't be done now: now the player acts in the column Hunt (EW-4.3)";
    assert_eq!(scene.refused("1 rest draw"), why);
    assert_eq!(scene.refused("1 rest animal glyptodon"), why);
}

#[test]
fn ew_4_7_each_resting_figure_is_worth_one_and_a_half_labor_in_the_eclipse() {
    for (figures, halves) in [
        ("1 member hunt, 1 member hunt, 1 chief hunt", 0),
        ("1 member rest, 1 member hunt, 1 chief hunt", 3),
        ("1 member rest, 1 member hunt, 1 chief rest", 6),
        ("1 member rest, 1 member rest, 1 chief rest", 9),
    ] {
        let mut scene = Scene::new(2);
        scene.figures(figures).eclipse();
        assert_eq!(scene.player(1).eclipse_labor, halves, "{figures}");
        assert_eq!(scene.player(2).eclipse_labor, 0);
    }
}

#[test]
fn ew_4_7_several_figures_may_rest_in_a_round_one_a_turn() {
    let mut scene = Scene::new(2);
    for figure in ["member", "chief", "member"] {
        scene.hand(1, "").hand(2, "").deck(1, "brave").play(&format!("1 place {figure} rest"));
        scene.play("1 rest draw\n1 gain draw\n* draw brave\n1 end").hand(1, "");
        if scene.waits() == "1" {
            scene.play("1 end");
        }
        scene.play(&format!("2 place {figure} hunt\n2 end"));
    }
    assert_eq!(scene.player(1).eclipse_labor, 9);
}

#[test]
fn ew_4_8_all_cards_played_in_the_turn_go_to_the_own_discard_pile() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01 elder tribesman scout").discard(1, "shaman");
    scene.play("1 play c1_01\n1 place member hunt\n1 play elder\n1 play tribesman\n1 end");
    let player = scene.player(1);
    assert!(player.above.is_empty());
    assert_eq!(player.discard, pile("shaman c1_01 elder tribesman"));
    assert_eq!(player.hand, pile("scout"));
}

#[test]
fn ew_4_8_no_cards_are_drawn_at_the_end_of_a_turn() {
    let mut scene = Scene::new(2);
    scene.play("1 place member hunt\n1 play elder\n1 play brave\n1 end");
    assert_eq!((scene.player(1).hand.len(), scene.player(1).deck.len()), (3, 5));
    assert_eq!(scene.waits(), "2");
}

#[test]
fn ew_4_8_an_ability_can_not_be_used_after_the_turn() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_03 tribesman").play("1 play c1_03\n1 place member rest\n1 end");
    scene.play("2 place member rest\n2 end");
    assert_eq!(scene.refused("1 use c1_03 1"), "c1_03 is not above the board (EW-4.1)");
}

#[test]
fn ew_4_9_after_the_third_turn_of_the_round_an_eclipse_pile_may_be_laid() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder c1_05");
    for n in 1..=3 {
        let mut scene = scene.clone();
        scene.turn(1, n).play("1 place member rest\n1 end");
        let asked = if n == 3 { vec!["1 pile elder", "1 pile c1_05"] } else { vec![] };
        assert_eq!(scene.offered("1 pile"), asked, "turn {n}");
        assert_eq!(scene.waits(), if n == 3 { "1" } else { "2" });
    }
}

#[test]
fn ew_4_9_any_tribe_and_culture_cards_are_laid_and_the_others_stay_in_hand() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder elder brave c1_05 scout").turn(1, 3).play("1 place member rest\n1 end");
    scene.play("1 pile c1_05\n1 pile elder\n1 pile brave\n1 end");
    let player = scene.player(1);
    assert_eq!(player.pile, pile("c1_05 elder brave"));
    assert_eq!((player.hand, player.discard), (pile("elder scout"), pile("")));
    assert_eq!(scene.waits(), "2");
}

#[test]
fn ew_4_9_no_pile_is_laid_by_who_wants_none() {
    let mut scene = Scene::new(2);
    scene.turn(1, 3).play("1 place member rest\n1 end\n1 end");
    assert_eq!((scene.player(1).pile, scene.player(1).hand.len()), (pile(""), 5));
}

#[test]
fn ew_4_9_cards_drawn_or_taken_in_the_third_turn_may_be_laid() {
    let mut scene = Scene::new(2);
    scene.hand(1, "tribesman").turn(1, 3).play("1 place member initiate\n1 play tribesman");
    scene.play("1 top tribe_hand shaman\n1 end");
    assert_eq!(scene.offered("1 pile"), ["1 pile shaman"]);
}

#[test]
fn ew_4_9_cards_played_in_the_third_turn_are_not_laid() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder scout").turn(1, 3).play("1 place member hunt\n1 play elder\n1 end");
    assert_eq!(scene.offered("1 pile"), ["1 pile scout"]);
    assert_eq!(scene.refused("1 pile elder"), "elder is not in hand (EW-4.9)");
}

#[test]
fn ew_4_9_nothing_else_is_done_while_the_pile_is_laid() {
    let mut scene = Scene::new(2);
    scene.turn(1, 3).play("1 place member hunt\n1 end");
    let why = "that can't be done now: now the player lays the eclipse pile (EW-4.9)";
    assert_eq!(scene.refused("1 play elder"), why);
    assert_eq!(scene.refused("1 spend"), why);
}

#[test]
fn ew_4_9_who_has_no_card_in_hand_is_not_asked() {
    let mut scene = Scene::new(2);
    scene.hand(1, "").turn(1, 3).play("1 place member hunt\n1 end");
    assert_eq!(scene.waits(), "2");
}
