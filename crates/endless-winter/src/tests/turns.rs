//! EW-3.1 to EW-4.3: rounds, culture cards, placing a figure, the sections of a column.

use ochre_kernel::Game;

use super::scene::{Scene, ability, pile, seat};
use super::scene_edits::pack_with;
use crate::event::Event;

/// Goes on until the game is over: no cards played, every figure put to rest or somewhere.
fn play_out(scene: &mut Scene) {
    while scene.waits() != "over" {
        let possible = scene.possible();
        let ends = possible.iter().find(|line| line.ends_with(" end"));
        let line = ends.or(possible.last()).unwrap().clone();
        scene.play(&line);
    }
}

/// Rounds, turns and parts of the eclipse as letters with the seat: `R1 T1 T2 E1 E2 over`.
fn course(scene: &Scene) -> String {
    let text = |event: &Event| match event {
        Event::RoundBegan { round } => Some(format!("R{round}")),
        Event::TurnBegan { seat } => Some(format!("T{seat}")),
        Event::EclipseTurn { .. } => Some("E".into()),
        Event::Ended => Some("over".into()),
        _ => None,
    };
    scene.events.iter().filter_map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn ew_3_1_a_game_has_four_rounds_each_with_action_phase_and_eclipse() {
    let mut scene = Scene::before_setup(2, "");
    scene.set_up();
    play_out(&mut scene);
    let course = course(&scene);
    let n = |word: &str| course.split(' ').filter(|&one| one == word).count();
    assert_eq!((n("T1"), n("T2"), n("E"), n("over")), (12, 12, 8, 1), "{course}");
    let rounds: Vec<&str> = course.split(' ').filter(|word| word.starts_with('R')).collect();
    assert_eq!(rounds, ["R1", "R2", "R3", "R4"]);
    assert!(course.ends_with("E E over"));
}

#[test]
fn ew_3_1_there_is_a_preparation_after_each_round_but_the_last() {
    for round in 1..=4 {
        let mut scene = Scene::new(2);
        scene.hand(1, "").hand(2, "").round(round).eclipse();
        scene.play("2 decline draw\n1 decline idol").let_chance();
        let next = if round == 4 { ("over", 0) } else { ("2", 10) };
        let n_drawn =
            scene.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
        assert_eq!((scene.waits().as_str(), n_drawn), next, "after round {round}");
        assert_eq!(scene.game.round(), 4.min(u16::from(round) + 1));
    }
}

#[test]
fn ew_3_2_each_player_takes_one_turn_in_turn_order_three_times_around() {
    let mut scene = Scene::new(3);
    scene.game.order[..3].copy_from_slice(&[seat(2), seat(3), seat(1)]);
    scene.turn(2, 1);
    play_out(&mut scene);
    let course = course(&scene);
    let first = course.split(" E").next().unwrap();
    assert_eq!(first, "T3 T1 T2 T3 T1 T2 T3 T1", "after the first turn of seat 2");
}

#[test]
fn ew_4_1_the_first_culture_card_is_free_and_each_further_one_costs_another_card() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01 c1_02 c1_03 elder scout").play("1 play c1_01");
    assert_eq!(scene.player(1).hand.len(), 4);
    scene.play("1 play c1_02");
    assert_eq!(scene.possible(), ["1 discard elder", "1 discard scout", "1 discard c1_03"]);
    scene.play("1 discard elder\n1 play c1_03");
    let player = scene.player(1);
    assert_eq!(player.above, pile("c1_01 c1_02 c1_03"));
    assert_eq!(player.discard, pile("elder scout"), "the last card was discarded unasked");
}

#[test]
fn ew_4_1_the_discarded_card_is_not_played() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01 c1_02 c1_03 elder").play("1 play c1_01\n1 play c1_02\n1 discard c1_03");
    assert_eq!(scene.refused("1 use c1_03 1"), "c1_03 is not above the board (EW-4.1)");
    assert_eq!(scene.player(1).discard, pile("c1_03"));
}

#[test]
fn ew_4_1_nothing_else_is_done_before_the_card_is_discarded() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01 c1_02 elder scout").play("1 play c1_01\n1 play c1_02");
    let why = "that can't be done now: now the player discards a card as the price (EW-4.1)";
    assert_eq!(scene.refused("1 use c1_01 1"), why);
    assert_eq!(scene.refused("1 discard hunter"), "hunter is not in hand (EW-4.1)");
}

#[test]
fn ew_4_1_a_further_culture_card_can_not_be_played_as_the_last_card() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01 c1_02").play("1 play c1_01");
    let why = "each culture card after the first costs another card from hand (EW-4.1)";
    assert_eq!(scene.refused("1 play c1_02"), why);
}

#[test]
fn ew_4_1_culture_cards_are_played_from_hand_and_before_the_figure_is_placed() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01");
    assert_eq!(scene.refused("1 play c1_02"), "c1_02 is not in hand (EW-4.1)");
    for place in ["hunt", "rest"] {
        let mut scene = scene.clone();
        scene.play(&format!("1 place member {place}"));
        let why = "culture cards are played before the figure is placed (EW-4.1)";
        assert_eq!(scene.refused("1 play c1_01"), why);
    }
}

#[test]
fn ew_4_1_an_ability_is_used_once_at_any_moment_of_the_turn_or_not_at_all() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_03 tribesman").stock(1, 0, 0).play("1 play c1_03");
    let used = |scene: &mut Scene, before: &str| {
        let mut scene = scene.clone();
        scene.play(before).play("1 use c1_03 1\n1 gain tool");
        assert_eq!(scene.refused("1 use c1_03 1"), "that ability of c1_03 was used (EW-4.1)");
    };
    used(&mut scene, "");
    used(&mut scene, "1 place member hunt");
    used(
        &mut scene,
        "1 place member hunt\n1 play tribesman\n1 top reveal\n* animal argentavis\n* animal argentavis",
    );
    used(&mut scene, "1 place member hunt\n1 bottom\n* animal argentavis");
    used(&mut scene, "1 place member rest");
    scene.play("1 place member hunt\n1 end");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (0, 0));
}

#[test]
fn ew_4_1_each_ability_of_a_card_is_used_by_itself() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_08").play("1 play c2_08\n1 use c2_08 2\n1 gain move 0 1");
    scene.play("1 decline move\n1 use c2_08 1");
    assert_eq!(scene.refused("1 use c2_08 3"), "c2_08 has no such ability (EW-4.1)");
}

#[test]
fn ew_4_1_an_ability_that_is_bound_to_a_column_needs_the_figure_there() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_04").play("1 play c1_04");
    let why = "that ability of c1_04 works only in Hunt (EW-4.1)";
    assert_eq!(scene.refused("1 use c1_04 2"), why, "before the figure is placed");
    for place in ["initiate", "develop", "migrate", "rest"] {
        let mut scene = scene.clone();
        scene.play(&format!("1 place member {place}"));
        assert_eq!(scene.refused("1 use c1_04 2"), why, "{place}");
    }
    scene.play("1 place member hunt\n1 use c1_04 2");
    assert_eq!(scene.labor(), 2);
}

#[test]
fn ew_4_1_any_means_any_column_but_not_the_rest_space() {
    let any = ochre_endless_winter_pack::Bound::Any;
    let mut one = ability("", "camp 1");
    one.column = Some(any);
    let mut scene = Scene::with_pack(2, "", &pack_with(&[one]));
    scene.hand(1, "c2_20").play("1 play c2_20");
    for column in ["initiate", "develop", "migrate", "hunt"] {
        let mut scene = scene.clone();
        scene.play(&format!("1 place member {column}\n1 use c2_20 1"));
        assert_eq!(scene.player(1).camps.len(), 2, "{column}");
    }
    scene.play("1 place member rest");
    let why = "that ability of c2_20 works only in a column (EW-4.1)";
    assert_eq!(scene.refused("1 use c2_20 1"), why);
}

#[test]
fn ew_4_2_a_figure_is_placed_in_a_column_or_on_the_rest_space() {
    let scene = Scene::new(2);
    let places = ["initiate", "develop", "migrate", "hunt", "rest"];
    let expected: Vec<String> = ["chief", "member"]
        .iter()
        .flat_map(|figure| places.map(|place| format!("1 place {figure} {place}")))
        .collect();
    assert_eq!(scene.offered("1 place"), expected);
}

#[test]
fn ew_4_2_placing_is_mandatory() {
    let scene = Scene::new(2);
    let why = "a figure must be placed before the turn ends (EW-4.2)";
    assert_eq!(scene.refused("1 end"), why);
}

#[test]
fn ew_4_2_one_figure_is_placed_in_a_turn() {
    let mut scene = Scene::new(2);
    scene.play("1 place member hunt");
    let why = "that can't be done now: now the player acts in the column Hunt (EW-4.3)";
    assert_eq!(scene.refused("1 place member hunt"), why);
    assert_eq!(scene.refused("1 place chief rest"), why);
}

#[test]
fn ew_4_2_a_figure_is_placed_once_a_round() {
    let mut scene = Scene::new(2);
    scene.figures("1 chief hunt, 2 chief hunt, 1 member rest, 2 member hunt").turn(1, 3);
    let why = "no chief is left to place this round (EW-4.2)";
    assert_eq!(scene.refused("1 place chief develop"), why);
    assert_eq!(scene.offered("1 place").len(), 5, "the second tribe member");
    let mut scene = Scene::new(2);
    scene.figures("1 member hunt, 2 chief hunt, 1 member rest, 2 member hunt").turn(1, 3);
    let why = "no tribe member is left to place this round (EW-4.2)";
    assert_eq!(scene.refused("1 place member develop"), why);
    assert_eq!(scene.offered("1 place").len(), 5, "the chief");
}

#[test]
fn ew_4_3_the_actions_of_the_top_section_are_done_any_number_of_times_in_any_order() {
    let mut scene = Scene::new(2);
    scene.camps(1, "0").stock(1, 0, 3).hand(1, "tribesman tribesman tribesman");
    scene.play("1 place member migrate\n1 play tribesman\n1 play tribesman\n1 play tribesman");
    scene
        .play("1 top move 0 4\n1 top camp\n1 top camp\n1 top move 0 1\n1 top camp\n1 top move 1 7");
    assert_eq!((scene.player(1).tools, scene.labor()), (0, 0));
}

#[test]
fn ew_4_3_the_middle_is_used_once_after_the_top_and_before_the_bottom() {
    let mut scene = Scene::new(2);
    scene.animals(1, "glyptodon").stock(1, 3, 3);
    scene.play("1 place member hunt\n1 play tribesman\n1 play tribesman\n1 top reveal");
    scene.play("* animal glyptodon\n* animal glyptodon");
    let mut without = scene.clone();
    scene.play("1 middle use_animal glyptodon\n1 gain tool\n1 gain tool");
    let why = "the top section is over: a lower one was used (EW-4.3)";
    assert_eq!(scene.refused("1 top animal_grounds glyptodon"), why);
    let once = "the middle section is used once, and before the bottom one (EW-4.3)";
    assert_eq!(scene.refused("1 middle use_animal glyptodon"), once);
    assert!(scene.offers("1 bottom"));
    without.play("1 bottom\n* animal argentavis");
    assert_eq!(without.refused("1 top animal_grounds glyptodon"), why);
    assert_eq!(without.refused("1 middle use_animal glyptodon"), once);
}

#[test]
fn ew_4_3_the_bottom_is_used_once_and_only_by_the_first_figure_of_the_round() {
    let mut scene = Scene::new(2);
    scene.play("1 place member hunt\n1 bottom\n* animal argentavis");
    assert_eq!(scene.refused("1 bottom"), "the bottom section is used once (EW-4.3)");
    let why = "the bottom section is for the first figure of the round in the column (EW-4.3)";
    scene.play("1 end\n2 place member hunt");
    assert_eq!(scene.refused("2 bottom"), why);
    scene.play("2 end\n1 place member hunt");
    assert_eq!(scene.refused("1 bottom"), why, "also for the same player");
}

#[test]
fn ew_4_3_a_first_figure_that_does_not_use_the_bottom_keeps_it_closed() {
    let mut scene = Scene::new(2);
    scene.play("1 place member hunt\n1 end\n2 place chief hunt");
    assert!(!scene.offers("2 bottom"));
    scene.play("2 end\n1 place chief develop");
    assert!(scene.offers("1 bottom"), "another column has its own");
}

#[test]
fn ew_4_3_tribe_cards_are_played_and_abilities_used_until_the_end_of_the_turn() {
    let mut scene = Scene::new(2);
    scene.play("1 place member hunt\n1 middle use_animal glyptodon\n1 gain tool\n1 gain tool");
    scene.play("1 play tribeswoman\n1 bottom\n* animal argentavis\n1 play brave\n1 use brave 1");
    scene.play("1 use tribeswoman 1\n1 gain tool");
    assert_eq!(scene.labor(), 3 + 3 + 2);
}

#[test]
fn ew_4_3_a_column_has_only_its_own_actions() {
    let mut scene = Scene::new(2);
    scene.play("1 place member develop");
    let why = "that is no action of the column Develop (EW-4.3)";
    for line in
        ["1 top reveal", "1 top tribe_hand elder", "1 middle", "1 middle use_animal glyptodon"]
    {
        assert_eq!(scene.refused(line), why);
    }
}
