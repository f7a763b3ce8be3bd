//! EW-2.2: megalith > draw a card > idol > tool > food, and what may be taken instead of what.

use super::scene::Scene;
use crate::event::Event;

/// The ways to take what seat 1 gains with this ability.
fn ways(gain: &str) -> Vec<String> {
    Scene::gaining(gain).offered("1 gain")
}

#[test]
fn ew_2_2_a_megalith_may_be_anything_less_significant() {
    let expected = [
        "1 gain megalith 0.0",
        "1 gain megalith 0.4",
        "1 gain megalith 2.0",
        "1 gain megalith 2.4",
        "1 gain megalith draw",
        "1 gain megalith offering",
        "1 gain megalith reverence",
        "1 gain megalith tool",
        "1 gain megalith food",
    ];
    assert_eq!(ways("megalith 1"), expected);
}

#[test]
fn ew_2_2_a_card_to_draw_may_be_an_idol_a_tool_or_food() {
    let expected = [
        "1 gain draw",
        "1 gain draw offering",
        "1 gain draw reverence",
        "1 gain draw tool",
        "1 gain draw food",
    ];
    assert_eq!(ways("draw 1"), expected);
}

#[test]
fn ew_2_2_an_idol_may_be_a_tool_or_food() {
    let expected =
        ["1 gain idol offering", "1 gain idol reverence", "1 gain idol tool", "1 gain idol food"];
    assert_eq!(ways("idol 1"), expected);
}

#[test]
fn ew_2_2_a_tool_may_be_food_and_food_is_only_food() {
    assert_eq!(ways("tool 1"), ["1 gain tool", "1 gain tool food"]);
    assert!(ways("food 1").is_empty(), "it is taken at once");
}

#[test]
fn ew_2_2_nothing_may_be_taken_as_something_more_significant() {
    let why = |symbol| format!("the symbol `{symbol}` can't be taken so (EW-2.2)");
    let scene = Scene::gaining("draw 1 idol 1 tool 1");
    assert_eq!(scene.refused("1 gain draw 0.0"), why("draw"));
    assert_eq!(scene.refused("1 gain idol draw"), why("idol"));
    assert_eq!(scene.refused("1 gain tool offering"), why("tool"));
    assert_eq!(scene.refused("1 gain tool draw"), why("tool"));
}

#[test]
fn ew_2_2_what_is_taken_instead_is_what_one_gets() {
    let mut scene = Scene::gaining("megalith 1");
    scene.play("1 gain megalith reverence");
    let player = *scene.player(1);
    assert_eq!((player.reverence, player.megaliths_left()), (1, 10));
    let mut scene = Scene::gaining("draw 1");
    let had = *scene.player(1);
    scene.play("1 gain draw food");
    let player = *scene.player(1);
    assert_eq!((player.food, player.hand.len()), (had.food + 1, had.hand.len()));
    assert!(scene.events.iter().any(|event| matches!(event, Event::Substituted { .. })));
}

#[test]
fn ew_2_2_it_is_no_exchange_of_things_already_owned() {
    let mut scene = Scene::new(2);
    scene.stock(1, 0, 5);
    let why = "that can't be done now: now the player plays culture cards or places a figure \
               (EW-4.2)";
    assert_eq!(scene.refused("1 gain tool food"), why);
}

#[test]
fn ew_2_2_each_unit_is_substituted_by_itself() {
    let mut scene = Scene::new(2);
    let had = *scene.player(1);
    scene.hand(1, "c1_02").play("1 play c1_02\n1 use c1_02 1\n1 gain tool\n1 gain tool food");
    let player = scene.player(1);
    assert_eq!((player.tools, player.food), (had.tools + 1, had.food + 1));
}

#[test]
fn ew_2_2_a_megalith_that_can_not_be_placed_may_still_be_substituted() {
    let mut scene = Scene::gaining_after("megalith 1", |scene| {
        scene.player(1).megaliths_placed = 10;
        scene
    });
    assert_eq!(scene.offered("1 gain megalith").len(), 5);
    let why = "the next megalith can't be put on 0.0 (EW-8.3)";
    assert_eq!(scene.refused("1 gain megalith 0.0"), why);
    scene.play("1 gain megalith tool");
    assert_eq!(scene.player(1).tools, 2);
}

#[test]
fn ew_2_2_a_card_that_can_not_be_drawn_may_still_be_substituted() {
    let mut scene = Scene::gaining_after("draw 1", |scene| scene.deck(1, "").discard(1, ""));
    assert_eq!(scene.offered("1 gain draw").len(), 4);
    scene.play("1 gain draw offering");
    assert_eq!(scene.player(1).offering, 1);
}

#[test]
fn ew_2_2_a_tool_for_which_there_is_no_room_may_still_be_food() {
    let mut scene = Scene::gaining_after("tool 1 bury 1", |scene| scene.stock(1, 0, 10));
    assert_eq!(scene.offered("1 gain tool"), ["1 gain tool food"]);
    scene.play("1 gain tool food");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (1, 10));
}

#[test]
fn ew_2_2_food_up_to_the_maximum_is_not_food() {
    let mut scene = Scene::gaining("idol 1 max_food 1 bury 1");
    assert_eq!(scene.offered("1 gain max_food"), ["1 gain max_food"]);
    assert!(!scene.offers("1 gain idol max_food"));
    scene.play("1 gain idol food");
    assert_eq!(scene.player(1).food, 4, "one food, not the maximum");
}

#[test]
fn ew_2_2_symbols_outside_the_list_are_not_substituted() {
    let scene = Scene::gaining("camp 1 move 1 use_animal 1 animal_grounds 1 tribe_hand 1");
    let lesser = ["draw", "offering", "reverence", "tool", "food"];
    let substitutes = |line: &String| lesser.iter().any(|way| line.ends_with(&format!(" {way}")));
    assert!(!scene.possible().iter().any(substitutes));
}

#[test]
fn ew_2_2_it_applies_to_columns_and_to_rest() {
    let mut scene = Scene::new(2);
    scene.play("1 place member initiate\n1 bottom\n1 gain idol tool\n1 decline bury\n1 end");
    assert_eq!(scene.player(1).tools, 2);
    scene.play("2 place member develop\n2 bottom\n2 gain tool food\n2 end");
    assert_eq!((scene.player(2).food, scene.player(2).tools), (4, 2));
    scene.play("1 place member rest\n1 rest draw\n1 gain draw food\n1 end");
    assert_eq!((scene.player(1).food, scene.player(1).hand.len()), (4, 5));
}

#[test]
fn ew_2_2_it_applies_to_animals_and_stone_slots() {
    let mut scene = Scene::new(2);
    scene.animals(1, "saber_tooth").hand(1, "");
    scene.play("1 place member hunt\n1 middle use_animal saber_tooth\n1 gain idol tool");
    assert!(scene.offers("1 gain tool food"));
    let mut scene = Scene::new(2);
    scene.play("1 place member develop\n1 middle sacred_stone s1_01\n1 gain idol food");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (3, 0), "3 and 1 - 1 + 1, 1 - 1");
}

#[test]
fn ew_2_2_it_applies_to_cells_and_to_the_extra_megalith_of_a_start_cell() {
    let mut scene = Scene::gaining("megalith 2");
    scene.play("1 gain megalith 0.0");
    let extra = scene.offered("1 gain megalith");
    assert_eq!(extra[..3], ["1 gain megalith 0.1", "1 gain megalith 1.0", "1 gain megalith draw"]);
    scene.play("1 gain megalith tool");
    assert_eq!(scene.player(1).megaliths_left(), 9);
    // The cell 1.0 gives an idol.
    scene.play("1 gain megalith 1.0\n1 gain idol food");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (4, 2));
}

#[test]
fn ew_2_2_without_a_free_cell_there_is_no_extra_megalith_to_substitute() {
    let mut scene = Scene::gaining_after("megalith 1", |scene| scene.megaliths(2, "0.1 1.0"));
    scene.play("1 gain megalith 0.0");
    assert!(scene.offers("1 place member hunt"), "nothing is pending");
}

#[test]
fn ew_2_2_it_applies_to_levels_of_the_offering_track() {
    let mut scene = Scene::gaining_after("idol 1", |scene| scene.idols(1, 4, 0));
    scene.play("1 gain idol offering\n1 gain draw reverence");
    assert_eq!((scene.player(1).offering, scene.player(1).reverence), (5, 1));
}

#[test]
fn ew_2_2_it_applies_to_tokens() {
    let mut scene = Scene::with(2, "rest-tokens");
    scene.play("1 place member rest\n1 token swap\n* rest r2\n1 use token 1\n1 gain draw tool");
    assert_eq!(scene.player(1).tools, 2);
    let mut scene = Scene::with(2, "glacier-tokens");
    scene.camps(1, "2 8 9").hand(1, "").player(1).food = 3;
    scene.game.glacier_tokens[8] = Some("g06".parse().unwrap());
    scene.play("1 place member migrate\n1 middle village 2-8-9\n1 gain megalith food");
    assert_eq!(scene.player(1).food, 1);
}

#[test]
fn ew_2_2_it_applies_to_the_eclipse() {
    let mut scene = Scene::new(2);
    scene.hand(1, "").hand(2, "").camps(2, "5").villages(2, "1-2-8").stock(2, 0, 0).eclipse();
    // Nobody has labor, so seat 2 comes first; the mountain gives a megalith, the forest a tool.
    scene.play("2 gain draw tool\n2 gain megalith food\n2 gain tool food");
    assert_eq!((scene.player(2).food, scene.player(2).tools), (2 + 2, 1), "the plains give 2 food");
    assert!(scene.offers("2 gain draw offering"), "the card for the village");
}

#[test]
fn ew_2_2_it_does_not_apply_to_the_set_up_nor_to_the_five_cards_of_the_preparation() {
    let mut scene = Scene::before_setup(2, "");
    scene.set_up();
    let n_drawn = scene.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(n_drawn, 4, "two for each, and nobody was asked");
    scene.hand(1, "").hand(2, "").eclipse();
    scene.play("2 gain draw tool\n1 gain idol tool");
    while scene.waits() == "*" {
        scene.let_chance();
    }
    assert_eq!((scene.player(1).hand.len(), scene.player(2).hand.len()), (5, 5));
    assert!(scene.offers("2 place chief hunt"), "nobody was asked");
}
