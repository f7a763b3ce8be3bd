//! The worked examples of the rulebook (`rules/endless-winter.md`, *Worked examples*).

use super::scene::{Scene, pile, seat};

/// Seat 1 has placed a tribe member in this column and played these cards.
fn playing(column: &str, cards: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, cards).play(&format!("1 place member {column}"));
    for card in cards.split(' ') {
        scene.play(&format!("1 play {card}"));
    }
    scene
}

/// A game that is over; nobody has cards or animals but by `edit`.
fn ended(edit: impl FnOnce(&mut Scene) -> &mut Scene) -> Scene {
    let mut scene = Scene::new(2);
    for number in [1, 2] {
        scene.hand(number, "").deck(number, "").player(number).animals = Default::default();
    }
    edit(&mut scene);
    scene.finish();
    scene
}

#[test]
fn ew_4_4_worked_example_an_artisan_gives_1_labor_and_2_in_develop() {
    let mut scene = playing("develop", "artisan");
    assert_eq!(scene.game.turn.labor, 2);
    scene.play("1 use artisan 1");
    assert_eq!(scene.game.turn.labor, 4);
    let scene = playing("hunt", "artisan");
    assert_eq!(scene.game.turn.labor, 2);
    let why = scene.refusal("1 use artisan 1").to_string();
    assert_eq!(why, "that ability of artisan works only in Develop (EW-4.1)");
}

#[test]
fn ew_4_4_worked_example_a_tribeswoman_gives_1_and_a_half_labor() {
    assert_eq!(playing("migrate", "tribeswoman").game.turn.labor, 3);
}

#[test]
fn ew_4_4_worked_example_a_brave_gives_1_and_a_half_labor_and_1_more_in_any_column() {
    for column in ["initiate", "develop", "migrate", "hunt"] {
        let mut scene = playing(column, "brave");
        assert_eq!(scene.game.turn.labor, 3);
        scene.play("1 use brave 1");
        assert_eq!(scene.game.turn.labor, 5, "{column}");
    }
}

#[test]
fn ew_4_5_worked_example_hunter_and_3_food_make_4_labor_for_hunting() {
    let mut scene = playing("hunt", "hunter");
    scene.stock(1, 3, 2).play("1 use hunter 1\n1 spend\n1 spend");
    let labor = scene.game.turn.labor;
    assert_eq!((labor, scene.player(1).tools, scene.player(1).food), (8, 2, 0));
    scene.play("1 top animal_grounds woolly_rhino\n1 top animal_grounds ground_sloth");
    scene.play("1 top reveal\n* animal argentavis\n* animal argentavis");
    scene.play("1 top reveal\n* animal saber_tooth\n* animal saber_tooth");
    assert_eq!((scene.game.turn.labor, scene.player(1).tools), (0, 0));
    assert!(scene.offered("1 top").is_empty());
}

#[test]
fn ew_2_1_worked_example_five_cards_with_two_in_the_deck() {
    let mut scene = Scene::new(2);
    scene.hand(2, "").deck(2, "brave brave").discard(2, "elder elder elder elder");
    scene.eclipse().play("2 decline draw\n1 decline idol");
    assert_eq!(scene.possible(), ["* draw brave"]);
    scene.play("* draw brave\n* draw brave");
    assert_eq!(scene.possible(), ["* draw elder"], "the discard pile was shuffled");
    scene.play("* draw elder\n* draw elder\n* draw elder");
    let player = scene.player(2);
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (5, 1, 0));
}

#[test]
fn ew_2_3_worked_example_with_one_camp_off_the_board_the_food_maximum_is_6() {
    let mut scene = Scene::new(2);
    let rules = scene.rules.clone();
    assert_eq!((scene.player(1).camps_left(), scene.player(1).food_max(&rules)), (4, 6));
    // A sloth gives 4 food, of which one fits.
    scene.stock(1, 5, 0).animals(1, "ground_sloth").play("1 place member hunt");
    assert_eq!(scene.play("1 middle use_animal ground_sloth").player(1).food, 6);
}

#[test]
fn ew_6_2_worked_example_wolf_bison_lion() {
    let (wolf, lion, bison) = (1, 2, 3);
    let mut scene = Scene::new(3);
    assert_eq!(scene.order(), "1 2 3", "Bison went after Lion");
    scene.pile(wolf, "brave").pile(bison, "shaman").figures("1 member rest, 2 member rest");
    scene.eclipse();
    let labor = [wolf, bison, lion].map(|number| scene.player(number).eclipse_labor);
    assert_eq!(labor, [6, 3, 3]);
    assert_eq!(scene.order(), "1 3 2", "Wolf, Bison, Lion");
}

#[test]
fn ew_8_5_worked_example_on_top_of_one_own_and_three_others() {
    let mut scene = Scene::new(2);
    scene.megaliths(0, "1.1 1.2").megaliths(1, "0.1").megaliths(2, "0.2");
    scene.player(1).megaliths_placed = 3;
    scene.hand(1, "c2_17").play("1 play c2_17\n1 use c2_17 1\n1 gain megalith 0.1+1");
    assert_eq!((scene.vp(1), scene.vp(2)), (5, 1));
}

#[test]
fn ew_8_2_worked_example_the_top_of_reverence_is_worth_10_in_all() {
    let mut scene = Scene::new(2);
    for _ in 0..4 {
        scene.turn(1, 1).hand(1, "c2_12").play("1 play c2_12\n1 use c2_12 1");
        scene.play("1 gain idol reverence\n1 gain idol reverence").player(1).above = pile("");
    }
    assert_eq!((scene.player(1).reverence, scene.vp(1)), (8, 2 + 3 + 5));
}

#[test]
fn ew_9_1_worked_example_3_food_and_2_tools_at_ratio_2_are_2_vp() {
    for level in [6, 7] {
        let scene = ended(|scene| scene.idols(1, level, 0).stock(1, 3, 2));
        assert_eq!(scene.source(1, "offering"), 2);
    }
}

#[test]
fn ew_9_2_worked_example_the_first_with_4_buried_cards_scores_10_vp() {
    let scene =
        ended(|scene| scene.idols(1, 0, 3).idols(2, 0, 2).buried(1, "elder brave c1_01 c1_02"));
    assert_eq!(scene.source(1, "reverence"), 10);
}

#[test]
fn ew_9_4_worked_example_sets_of_animals() {
    let animals = |unused: &str, used: &str| {
        ended(|scene| scene.animals(1, unused).used_animals(1, used)).source(1, "animals")
    };
    let sloths = "ground_sloth ground_sloth ground_sloth argentavis";
    assert_eq!(animals(sloths, ""), 10);
    assert_eq!(animals("woolly_mammoth", ""), 2);
    assert_eq!(animals("woolly_rhino woolly_rhino", "woolly_rhino"), 3);
    let all = format!("{sloths} woolly_mammoth woolly_rhino woolly_rhino");
    assert_eq!(animals(&all, "woolly_rhino"), 15);
}

#[test]
fn ew_8_8_worked_example_two_villages_at_one_hex_and_one_village_at_two() {
    let lakes = |villages: &str| {
        let mut scene = Scene::new(2);
        scene.villages(1, villages);
        scene.game.stone_value(&scene.rules, seat(1), "s1_04".parse().unwrap())
    };
    assert_eq!(lakes("3-4-12 4-5-14"), 4, "both touch the lake at 4");
    assert_eq!(lakes("4-13-14"), 2, "lakes at 4 and 13");
}
