//! EW-4.4 to EW-4.6: labor of tribe cards, food for labor, the chief.

use ochre_endless_winter_pack::{Bound, Pack};

use super::scene::{Scene, ability, pile};
use super::scene_edits::pack_with;

/// Seat 1 has placed a tribe member in a column.
fn at(column: &str, hand: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, hand).play(&format!("1 place member {column}"));
    scene
}

/// Seat 1 has a labor and tools to take tribe cards with.
fn initiating(hand: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, hand).stock(1, 3, 3).play("1 spend\n1 spend\n1 place member initiate");
    scene
}

#[test]
fn ew_4_4_each_tribe_card_gives_its_labor_starting_cards_too() {
    let cards =
        ["brave", "tribeswoman", "tribesman", "elder", "artisan", "scout", "hunter", "shaman"];
    for (card, halves) in cards.into_iter().zip([3, 3, 2, 2, 2, 2, 2, 1]) {
        let mut scene = at("hunt", card);
        scene.play(&format!("1 play {card}"));
        assert_eq!(scene.labor(), halves, "{card}");
        assert_eq!(scene.player(1).above, pile(card));
    }
}

#[test]
fn ew_4_4_any_number_of_tribe_cards_is_played_but_only_after_placing() {
    let mut scene = Scene::new(2);
    let why = "tribe cards are played after the figure is placed (EW-4.4)";
    assert_eq!(scene.refused("1 play elder"), why);
    scene.play(
        "1 place member hunt\n1 play elder\n1 play tribesman\n1 play tribesman\n1 play brave",
    );
    assert_eq!(scene.labor(), 2 + 2 + 2 + 3);
}

#[test]
fn ew_4_4_a_tribe_card_that_is_not_in_hand_is_not_played() {
    let scene = at("hunt", "tribesman");
    assert_eq!(scene.refused("1 play elder"), "elder is not in hand (EW-4.4)");
}

#[test]
fn ew_4_4_an_artisan_gives_1_labor_and_1_more_in_develop() {
    let mut scene = at("develop", "artisan");
    scene.play("1 play artisan\n1 use artisan 1");
    assert_eq!(scene.labor(), 4);
    let mut scene = at("hunt", "artisan");
    scene.play("1 play artisan");
    let why = "that ability of artisan works only in Develop (EW-4.1)";
    assert_eq!(scene.refused("1 use artisan 1"), why);
}

#[test]
fn ew_4_4_a_brave_gives_1_labor_more_in_any_column() {
    for column in ["initiate", "develop", "migrate", "hunt"] {
        let mut scene = at(column, "brave");
        scene.play("1 play brave\n1 use brave 1");
        assert_eq!(scene.labor(), 5);
    }
}

#[test]
fn ew_4_4_the_abilities_of_each_card_are_used_once() {
    let mut scene = at("hunt", "hunter hunter tribesman");
    scene.play("1 play hunter\n1 use hunter 1");
    let why = "that ability of hunter was used (EW-4.1)";
    assert_eq!(scene.refused("1 use hunter 1"), why);
    scene.play("1 play hunter\n1 use hunter 1");
    assert_eq!(scene.labor(), 8);
    assert_eq!(scene.refused("1 use hunter 1"), why);
}

#[test]
fn ew_4_4_eclipse_abilities_do_not_work_in_a_turn() {
    let mut scene = at("hunt", "brave");
    scene.play("1 play brave");
    let why = "that ability of brave works in the other phase (EW-4.4)";
    assert_eq!(scene.refused("1 use brave 2"), why);
}

#[test]
fn ew_4_4_a_card_taken_by_the_top_of_initiate_gives_no_labor_this_turn() {
    let mut scene = initiating("");
    scene.play("1 top tribe_hand elder\n1 play elder");
    assert_eq!(scene.labor(), 2, "what was left");
    assert!(!scene.offers("1 use elder 1"), "nor by an ability");
    assert_eq!(
        scene.refused("1 use elder 1"),
        "elder was taken this turn, so it gives no labor (EW-4.4)"
    );
    let mut scene = initiating("");
    scene.play("1 top tribe_hand elder\n1 end\n2 place member rest\n2 end\n1 place chief initiate");
    scene.play("1 play elder\n1 use elder 1");
    assert_eq!(scene.labor(), 4, "but in the next turn");
}

#[test]
fn ew_4_4_a_card_taken_by_the_top_of_initiate_gives_labor_in_the_eclipse() {
    let mut scene = Scene::new(2);
    scene.hand(1, "tribesman").hand(2, "").turn(1, 3);
    scene.play("1 place member initiate\n1 play tribesman\n1 top tribe_hand elder\n1 end");
    scene.play("1 pile elder\n2 place member hunt\n2 end");
    assert_eq!(scene.player(1).eclipse_labor, 2);
}

#[test]
fn ew_4_4_other_abilities_of_a_card_taken_this_turn_work() {
    let mut scene = Scene::new(2);
    scene.hand(1, "tribesman").stock(1, 3, 1).play("1 place member initiate\n1 play tribesman");
    scene.play("1 top tribe_hand shaman\n1 play shaman\n1 use shaman 1\n1 gain idol reverence");
    assert_eq!((scene.labor(), scene.player(1).reverence), (0, 1));
}

#[test]
fn ew_4_4_of_equal_cards_in_hand_the_older_one_is_played_first() {
    let mut scene = initiating("elder");
    scene.play("1 top tribe_hand elder\n1 play elder");
    assert_eq!(scene.labor(), 2 + 2, "the older one");
    scene.play("1 play elder");
    assert_eq!(scene.labor(), 2 + 2, "the newer one");
    scene.play("1 use elder 1");
    assert_eq!(scene.labor(), 2 + 4, "the ability of the older one");
    assert!(!scene.offers("1 use elder 1"));
}

#[test]
fn ew_4_4_of_equal_cards_in_hand_the_newer_one_is_buried_first() {
    let mut scene = initiating("elder");
    scene.player(1).food = 1;
    scene.play(
        "1 top tribe_hand elder\n1 middle\n1 gain bury hand elder\n1 gain tribe_discard scout",
    );
    scene.play("1 play elder");
    assert_eq!(scene.labor(), 2 + 2, "the older one was left");
}

#[test]
fn ew_4_4_of_equal_cards_in_hand_the_newer_one_is_discarded_first() {
    let mut scene = Scene::with_pack(2, "", &pack_with(&[ability("discard 1", "camp 1")]));
    scene.hand(1, "c2_20 elder scout").stock(1, 3, 1);
    scene.play("1 play c2_20\n1 spend\n1 spend\n1 place member initiate\n1 top tribe_hand elder");
    scene.play("1 use c2_20 1\n1 discard elder\n1 play elder");
    assert_eq!(scene.labor(), 2 + 2, "the older one was left");
}

#[test]
fn ew_4_4_a_card_taken_to_hand_by_a_symbol_gives_labor() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_19").play("1 play c2_19\n1 place member initiate\n1 use c2_19 1");
    scene.play("1 gain tribe_hand elder\n1 play elder\n1 use elder 1");
    assert_eq!(scene.labor(), 4);
}

#[test]
fn ew_4_4_a_card_taken_by_a_symbol_gives_labor_also_after_one_taken_by_initiate_was_used() {
    let mut pack = Pack::released()[0].clone();
    let both = ability("", "labor_halves 2 idol 1");
    pack.tribe_cards[0].abilities[0] =
        ochre_endless_winter_pack::Ability { column: Some(Bound::Initiate), ..both };
    let mut scene = Scene::with_pack(2, "", &pack);
    scene.hand(1, "c2_19").stock(1, 1, 1).play("1 play c2_19\n1 spend\n1 place member initiate");
    scene.play("1 top tribe_hand elder\n1 play elder\n1 use elder 1\n1 gain idol reverence");
    assert_eq!(scene.labor(), 0, "the one taken by Initiate gives an idol, but no labor");
    scene.play("1 use c2_19 1\n1 gain tribe_hand elder\n1 play elder");
    assert_eq!(scene.labor(), 2);
    scene.play("1 use elder 1\n1 gain idol reverence");
    assert_eq!(scene.labor(), 4, "the one taken by a symbol gives both");
}

#[test]
fn ew_4_5_each_labor_symbol_that_the_food_marker_crosses_gives_1_labor() {
    let labor = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
    for (food, expected) in labor.into_iter().enumerate() {
        let mut scene = Scene::new(2);
        scene.camps(1, "0 0 0 0 0").stock(1, food as u8, 0).hand(1, "");
        while scene.offers("1 spend") {
            scene.play("1 spend");
        }
        assert_eq!((scene.labor(), scene.player(1).food), (2 * expected, 0), "from {food}");
    }
}

#[test]
fn ew_4_5_food_is_spent_down_to_the_next_labor_symbol_at_a_time() {
    let mut scene = Scene::new(2);
    scene.stock(1, 6, 0).play("1 spend");
    assert_eq!((scene.player(1).food, scene.labor()), (4, 2), "the symbol on space 5");
    scene.play("1 place member migrate\n1 spend");
    assert_eq!((scene.player(1).food, scene.labor()), (2, 4), "the one on space 3");
    scene.play("1 spend");
    assert_eq!((scene.player(1).food, scene.labor()), (0, 6), "the one on space 1");
    assert_eq!(scene.refused("1 spend"), "the food left crosses no labor symbol (EW-4.5)");
}

#[test]
fn ew_4_5_food_is_spent_at_any_moment_of_the_turn() {
    let mut scene = Scene::new(2);
    scene.camps(1, "0 0 0").stock(1, 8, 3).hand(1, "tribesman c1_01").play("1 spend\n1 play c1_01");
    scene.play("1 spend\n1 place member hunt\n1 spend\n1 top reveal\n* animal argentavis");
    scene.play("* animal argentavis\n1 bottom\n* animal argentavis\n1 spend");
    assert_eq!((scene.player(1).food, scene.labor()), (0, 6));
}

#[test]
fn ew_4_5_hunting_with_a_hunter_3_food_and_2_tools_is_4_labor_and_2_tools() {
    let mut scene = at("hunt", "hunter");
    scene.stock(1, 3, 2).play("1 play hunter\n1 use hunter 1\n1 spend\n1 spend");
    assert_eq!((scene.labor(), scene.player(1).tools), (8, 2));
}

#[test]
fn ew_4_5_labor_is_not_kept_past_the_turn() {
    let mut scene = at("hunt", "tribesman");
    scene.play("1 play tribesman\n1 end\n2 place member rest\n2 end\n1 place member migrate");
    assert_eq!(scene.labor(), 0);
    assert!(scene.offered("1 top move").is_empty());
}

#[test]
fn ew_4_5_halves_add_up_and_an_unpaired_half_is_worth_nothing() {
    let mut scene = at("develop", "brave tribeswoman");
    scene.play("1 play brave");
    assert!(scene.offered("1 top").is_empty());
    scene.play("1 play tribeswoman\n1 top culture c1_01");
    assert_eq!(scene.labor(), 0, "1.5 and 1.5 are 3");
    let mut scene = at("migrate", "shaman");
    scene.play("1 play shaman");
    assert!(scene.offered("1 top move").is_empty());
}

#[test]
fn ew_4_5_food_paid_as_a_cost_gives_no_labor() {
    let mut scene = at("initiate", "tribeswoman");
    scene.play("1 play tribeswoman\n1 use tribeswoman 1\n1 gain tool");
    scene.play("1 middle\n1 gain tribe_discard elder\n1 decline bury");
    assert_eq!((scene.player(1).food, scene.labor()), (1, 3), "two paid, from space 3 over 1.5");
}

#[test]
fn ew_4_6_the_chief_s_abilities_work_once_in_the_turn_in_which_the_chief_is_placed() {
    for place in ["hunt", "rest"] {
        let mut scene = Scene::new(2);
        scene.play(&format!("1 place chief {place}\n1 use chief 1\n1 gain idol reverence"));
        assert!(!scene.offers("1 use chief 1"));
        scene.play("1 end\n2 place member rest\n2 end\n1 place member hunt");
        assert!(!scene.offers("1 use chief 1"), "not in a later turn");
    }
}

#[test]
fn ew_4_6_an_ability_of_the_chief_that_is_bound_to_a_column_needs_that_column() {
    for place in ["initiate", "develop", "migrate", "rest", "hunt"] {
        let mut scene = Scene::new(2);
        scene.turn(2, 1).play(&format!("2 place chief {place}"));
        assert_eq!(scene.offers("2 use chief 1"), place == "hunt", "Tuskbreaker in {place}");
    }
}

#[test]
fn ew_4_6_refusals_of_the_chief_s_abilities_name_the_rule_of_the_chief() {
    let mut scene = Scene::new(2);
    let why = "the chief's abilities work in the turn in which the chief is placed (EW-4.6)";
    assert_eq!(scene.refused("1 use chief 1"), why);
    let mut member = scene.clone();
    assert_eq!(member.play("1 place member hunt").refused("1 use chief 1"), why);
    scene.play("1 place chief hunt\n1 use chief 1\n1 gain idol reverence");
    assert_eq!(scene.refused("1 use chief 1"), "that ability of chief was used (EW-4.6)");
    scene.play("1 end\n2 place chief rest");
    let why = "that ability of chief works only in Hunt (EW-4.6)";
    assert_eq!(scene.refused("2 use chief 1"), why);
}

#[test]
fn ew_4_6_the_side_in_use_counts() {
    let mut scene = Scene::new(2);
    scene.player(1).side = 1;
    scene.play("1 place chief rest\n1 use chief 2");
    assert_eq!(scene.player(1).food, 4, "side b of Keen Eye buries a card or gives a food");
}
