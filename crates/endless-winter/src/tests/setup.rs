//! EW-1.1 to EW-1.11: the set-up.

use std::collections::BTreeMap;

use ochre_endless_winter_pack::{Pack, Species, Terrain, Tribe};
use ochre_kernel::{Game, Rules as _, Setup};

use super::scene::{Scene, pile, seat};
use super::scene_edits::gains;
use crate::map::Hex;
use crate::rules::Rules;
use crate::state::EndlessWinter;

/// The set-up up to the first line that begins so; always what comes first.
fn up_to(players: u8, begin: &str) -> Scene {
    let mut scene = Scene::before_setup(players, "");
    go_on(&mut scene, begin);
    scene
}

fn go_on(scene: &mut Scene, begin: &str) {
    while scene.offered(begin).is_empty() {
        let first = scene.possible()[0].clone();
        scene.play(&first);
    }
}

/// The rest of the set-up; always what comes last.
fn finish(scene: &mut Scene) {
    while scene.offered("1 place").is_empty() && scene.offered("2 place").is_empty() {
        let last = scene.possible().pop().unwrap();
        scene.play(&last);
    }
}

/// What chance may bring and how likely each is.
fn weights(scene: &Scene) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    scene.game.chance_outcomes(&scene.rules, &mut outcomes);
    let text = |chance| EndlessWinter::chance_text(&scene.rules, chance);
    outcomes.into_iter().map(|(chance, weight)| (text(chance), weight)).collect()
}

#[test]
fn ew_1_1_two_to_four_players_play() {
    let makes = |players| Rules::new(&Setup::of(players)).is_ok();
    let tables: Vec<u8> = (0..=9).filter(|&players| makes(players)).collect();
    assert_eq!(tables, [2, 3, 4]);
}

#[test]
fn ew_1_1_4_6_or_7_stones_of_each_era_are_laid_out() {
    for (players, n) in [(2, 4), (3, 6), (4, 7)] {
        let scene = Scene::new(players);
        let of = |era| scene.game.open_stones().filter(|stone| stone.era() == era).count();
        assert_eq!((of(1), of(2)), (n, n), "{players} players");
    }
}

#[test]
fn ew_1_1_any_of_the_ten_stones_of_the_era_may_come_each_once() {
    let mut scene = Scene::before_setup(2, "");
    let all: Vec<String> = (1..=10).map(|n| format!("* stone s1_{n:02}")).collect();
    assert_eq!(scene.possible(), all);
    scene.play("* stone s1_10");
    assert_eq!(scene.possible(), all[..9]);
    let why = "that can't have come: now chance decides: a sacred stone (EW-11.1)";
    assert_eq!(scene.refused("* stone s1_10"), why);
    assert_eq!(scene.refused("* stone s2_01"), why);
    scene.play("* stone s1_01\n* stone s1_02\n* stone s1_03");
    assert_eq!(scene.offered("* stone s2_").len(), 10);
}

#[test]
fn ew_1_2_five_piles_of_15_tribe_cards_lie_there() {
    let scene = Scene::before_setup(4, "");
    assert_eq!(Tribe::ALL.map(|tribe| scene.game.tribe_pile(tribe)), [15; 5]);
}

#[test]
fn ew_1_2_eight_culture_cards_of_era_1_are_face_up() {
    let mut scene = up_to(2, "* culture 1");
    assert_eq!(scene.possible().len(), 20);
    assert!(scene.possible().iter().all(|line| line.starts_with("* culture 1 c1_")));
    for place in 1..=8 {
        scene.play(&format!("* culture {place} c1_{:02}", 2 * place));
    }
    let open: Vec<String> = scene.game.market().iter().flatten().map(|c| c.to_string()).collect();
    let expected = ["c1_02", "c1_04", "c1_06", "c1_08", "c1_10", "c1_12", "c1_14", "c1_16"];
    assert_eq!(open, expected);
    assert!(scene.offered("* culture").is_empty());
}

#[test]
fn ew_1_3_everyone_begins_with_an_empty_board_and_the_nine_starting_cards() {
    let mut scene = up_to(4, "1 side");
    let sevenfold = "tribesman tribesman tribesman tribesman tribesman tribesman tribesman";
    for number in 1..=4 {
        let rules = scene.rules.clone();
        let player = scene.player(number);
        assert_eq!((player.food, player.tools), (0, 0));
        assert_eq!((player.camps_left(), player.food_max(&rules)), (5, 5));
        assert_eq!((player.villages().count(), player.stones().count()), (0, 0));
        assert!(player.buried.is_empty() && player.animals == [0; 7]);
        assert_eq!(player.owned(), pile(&format!("brave tribeswoman {sevenfold}")));
    }
}

#[test]
fn ew_1_3_everyone_has_ten_megaliths_the_first_two_grey() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.player(1).megaliths_left(), 10);
    let grey = (0..10).filter(|&placed| {
        scene.player(1).megaliths_placed = placed;
        scene.player(1).next_is_grey()
    });
    assert_eq!(grey.collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn ew_1_3_everyone_has_a_chief_at_random_and_chooses_its_side_before_set_up_cards() {
    let mut scene = up_to(2, "* chief");
    assert_eq!(scene.possible().len(), 5);
    scene.play("* chief firewolf");
    assert_eq!(scene.possible().len(), 4, "each chief exists once");
    scene.play("* chief keen_eye");
    assert_eq!(scene.possible(), ["1 side a", "1 side b"]);
    scene.play("1 side b\n2 side a");
    let chosen = |number| scene.game.player(seat(number)).chief().unwrap();
    assert_eq!((chosen(1).0.id(), chosen(1).1), ("firewolf", 1));
    assert_eq!((chosen(2).0.id(), chosen(2).1), ("keen_eye", 0));
    assert_eq!(scene.offered("* setup").len(), 5, "only now");
}

#[test]
fn ew_1_3_nothing_else_is_done_before_the_side_is_chosen() {
    let scene = up_to(2, "1 side");
    let why = "that can't be done now: now the player chooses a side of the chief (EW-1.3)";
    assert_eq!(scene.refused("1 place chief hunt"), why);
    assert_eq!(scene.refused("1 end"), why);
}

#[test]
fn ew_1_4_a_set_up_card_gives_what_is_printed_on_it() {
    let mut scene = up_to(2, "* setup");
    scene.play("* setup p1");
    assert_eq!(scene.offered("* setup").len(), 4, "each set-up card exists once");
    let player = *scene.player(1);
    assert_eq!((player.food, player.tools), (3, 1));
    assert!(player.hand.has("elder".parse().unwrap()));
    assert_eq!(player.animals(Species::Glyptodon), 1);
    assert_eq!(scene.game.tribe_pile(Tribe::Elder), 14);
    assert_eq!(scene.game.animal_deck[Species::Glyptodon.index()], 9);
}

#[test]
fn ew_1_4_some_set_up_cards_give_two_animals_or_a_camp_on_the_start_hex() {
    let mut scene = up_to(2, "* setup");
    scene.play("* setup p4\n* setup p3");
    let one = *scene.player(1);
    assert_eq!((one.animals(Species::WoollyRhino), one.animals(Species::GroundSloth)), (1, 1));
    assert_eq!((one.camps.on(Hex::START), scene.player(2).camps.on(Hex::START)), (0, 1));
}

#[test]
fn ew_1_5_the_hand_is_three_set_aside_cards_and_two_drawn_from_the_other_seven() {
    let mut scene = up_to(2, "* draw");
    assert_eq!(scene.player(1).hand, pile("brave tribeswoman elder"));
    assert_eq!(weights(&scene), [("draw tribesman".to_string(), 7)]);
    scene.play("* draw tribesman\n* draw tribesman");
    assert_eq!(scene.player(1).hand, pile("brave tribeswoman elder tribesman tribesman"));
    assert_eq!(scene.player(1).deck.len(), 5);
    assert_eq!(weights(&scene), [("draw tribesman".to_string(), 7)], "seat 2");
}

#[test]
fn ew_1_6_everyone_has_0_vp_and_idols_below_the_lowest_level() {
    let scene = Scene::new(4);
    for number in 1..=4 {
        let player = scene.game.player(seat(number));
        assert_eq!((scene.vp(number), player.offering(), player.reverence()), (0, 0, 0));
    }
}

#[test]
fn ew_1_7_one_animal_more_than_players_lies_in_the_hunting_grounds() {
    for players in 2..=4 {
        let scene = Scene::new(players);
        let lie: u8 = Species::ALL.iter().map(|&species| scene.game.grounds(species)).sum();
        assert_eq!(lie, players + 1);
    }
}

#[test]
fn ew_1_7_each_animal_left_in_the_deck_comes_with_equal_chance() {
    let scene = up_to(2, "* animal");
    let left: Vec<u32> = weights(&scene).into_iter().map(|(_, weight)| weight).collect();
    assert_eq!(left, [10, 9, 10, 9, 10, 5, 5], "a sloth and a glyptodon are on set-up cards");
}

#[test]
fn ew_1_8_the_turn_order_comes_at_random() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        assert_eq!(up_to(players, "* order").possible().len(), orders);
    }
    let mut scene = up_to(3, "* order");
    scene.play("* order 2 3 1");
    finish(&mut scene);
    assert!(scene.offers("2 place chief hunt"));
}

#[test]
fn ew_1_8_second_third_and_fourth_get_food_a_tool_or_both() {
    let mut scene = up_to(4, "* order");
    let had = [1, 2, 3, 4].map(|number| (scene.player(number).food, scene.player(number).tools));
    scene.play("* order 3 1 4 2");
    let has = [1, 2, 3, 4].map(|number| (scene.player(number).food, scene.player(number).tools));
    let more: Vec<_> =
        has.iter().zip(had).map(|(has, had)| (has.0 - had.0, has.1 - had.1)).collect();
    assert_eq!(more, [(1, 0), (1, 1), (0, 0), (0, 1)]);
}

#[test]
fn ew_1_9_the_four_boards_are_shuffled() {
    let mut scene = up_to(2, "* board 1");
    assert_eq!(scene.possible(), ["* board 1 ma", "* board 1 mb", "* board 1 mc", "* board 1 md"]);
    scene.play("* board 1 mc");
    assert_eq!(scene.possible(), ["* board 2 ma", "* board 2 mb", "* board 2 md"]);
    scene.play("* board 2 md\n* board 3 ma\n* board 4 mb");
    let boards: Vec<String> = scene.game.boards().map(|board| board.to_string()).collect();
    assert_eq!(boards, ["mc", "md", "ma", "mb"]);
    let gain = scene.game.field(&scene.rules).unwrap().gain("0.2".parse().unwrap());
    assert_eq!(gain, gains("move 2"), "of the third cell of mc");
}

#[test]
fn ew_1_9_the_boards_lie_as_the_layout_for_the_number_of_players_says() {
    let layouts = [
        (2, ["0.0", "0.4", "2.0", "2.4"]),
        (3, ["0.0", "0.4", "2.2", "2.6"]),
        (4, ["0.2", "2.0", "2.4", "4.2"]),
    ];
    for (players, starts) in layouts {
        let scene = Scene::new(players);
        let field = scene.game.field(&scene.rules).unwrap();
        let cells = field.sites().iter().filter(|&&site| field.is_start(site));
        assert_eq!(cells.map(|site| site.to_string()).collect::<Vec<_>>(), starts);
    }
}

#[test]
fn ew_1_10_18_tiles_lie_around_the_start_hex_with_6_glaciers_or_3() {
    for (players, glaciers) in [(2, 6), (3, 6), (4, 3)] {
        let mut scene = up_to(players, "* land");
        assert!(weights(&scene).iter().all(|&(_, weight)| weight == 2), "two spare of each land");
        finish(&mut scene);
        let mut tiles: BTreeMap<Terrain, u8> = BTreeMap::new();
        for hex in Hex::all().skip(1) {
            *tiles.entry(scene.game.terrain(hex).unwrap()).or_default() += 1;
        }
        assert_eq!(scene.game.terrain(Hex::START), Some(Terrain::Start));
        assert_eq!(tiles.remove(&Terrain::Glacier), Some(glaciers));
        assert_eq!((tiles.len(), tiles.values().sum::<u8>()), (6, 18 - glaciers), "six land types");
        assert!(tiles.values().all(|&n| n <= 3));
    }
}

#[test]
fn ew_1_10_the_tiles_are_shuffled_before_they_are_laid() {
    let mut scene = up_to(2, "* land");
    for land in ["plains", "plains", "forest", "grove", "lake", "steppe"] {
        scene.play(&format!("* land {land}"));
    }
    let left = weights(&scene).into_iter().map(|(text, n)| format!("{n} {text}"));
    let expected = "3 plains, 2 forest, 2 grove, 2 lake, 1 mountain, 2 steppe, 6 glacier";
    assert_eq!(left.collect::<Vec<_>>().join(", ").replace("tile 1 ", ""), expected);
    scene.play("* tile 1 mountain");
    assert!(!scene.offers("* tile 2 mountain"));
}

#[test]
fn ew_1_11_the_leftmost_camp_goes_to_the_start_hex_and_the_food_maximum_is_6_or_7() {
    let mut scene = Scene::new(4);
    let rules = scene.rules.clone();
    for (number, camps) in [(1, 1), (2, 1), (3, 2), (4, 1)] {
        let player = scene.player(number);
        assert_eq!(player.camps.on(Hex::START), camps, "seat 3 has p3, with one more camp");
        assert_eq!((player.camps_left(), player.food_max(&rules)), (5 - camps, 5 + camps));
    }
}

#[test]
fn ew_1_11_the_food_maximum_is_not_applied_before() {
    let mut pack = Pack::released()[0].clone();
    pack.setup_cards[1].food = 5;
    let mut scene = Scene::with_pack(2, "", &pack);
    assert_eq!(scene.player(2).food, 6, "5 of p2 and 1 for the second place");
}
