//! EW-11.1: in which order chance decides.

use ochre_kernel::{Game, Refusal, Turn};

use super::scene::{Scene, seat};
use crate::event::Event;
use crate::state::Phase;

/// Every step of a set-up by who and what, equal ones together: `stone 8, culture 8, …`. A decision
/// of a seat begins with its number.
fn set_up(players: u8, options: &str) -> String {
    let mut scene = Scene::before_setup(players, options);
    let mut kinds: Vec<(String, u32)> = Vec::new();
    while matches!(scene.game.phase, Phase::Setup { .. }) {
        let first = scene.possible()[0].clone();
        let kind = first.split(' ').take(2).collect::<Vec<_>>().join(" ");
        match kinds.last_mut() {
            Some((last, n)) if *last == kind => *n += 1,
            _ => kinds.push((kind, 1)),
        }
        scene.play(&first);
    }
    let text = |(kind, n): &(String, u32)| format!("{} {n}", kind.trim_start_matches("* "));
    kinds.iter().map(text).collect::<Vec<_>>().join(", ")
}

#[test]
fn ew_11_1_the_set_up_comes_in_this_order() {
    assert_eq!(
        set_up(2, ""),
        "stone 8, culture 8, chief 2, 1 side 1, 2 side 1, setup 2, draw 4, animal 3, order 1, \
         board 4, land 6, tile 18"
    );
    assert_eq!(
        set_up(3, ""),
        "stone 12, culture 8, chief 3, 1 side 1, 2 side 1, 3 side 1, setup 3, draw 6, animal 4, \
         order 1, board 4, land 6, tile 18"
    );
    assert_eq!(
        set_up(4, "glacier-tokens"),
        "stone 14, culture 8, chief 4, 1 side 1, 2 side 1, 3 side 1, 4 side 1, setup 4, draw 8, \
         animal 5, order 1, board 4, land 9, tile 18"
    );
}

#[test]
fn ew_11_1_chosen_set_up_cards_come_after_the_terrain() {
    assert_eq!(
        set_up(2, "choose-setup"),
        "stone 8, culture 8, chief 2, 1 side 1, 2 side 1, animal 3, order 1, board 4, land 6, \
         tile 18, setup 3, 2 setup 1, 1 setup 1, draw 4"
    );
}

#[test]
fn ew_11_1_chosen_chiefs_come_after_the_terrain_too() {
    assert_eq!(
        set_up(2, "choose-chiefs"),
        "stone 8, culture 8, animal 3, order 1, board 4, land 6, tile 18, chief 3, 1 chief 1, \
         2 chief 1, setup 3, 2 setup 1, 1 setup 1, draw 4"
    );
}

#[test]
fn ew_11_1_the_first_rest_token_is_turned_up_last() {
    assert!(set_up(3, "rest-tokens").ends_with("tile 18, rest 1"));
    assert!(set_up(3, "rest-tokens choose-setup").ends_with("draw 6, rest 1"));
}

#[test]
fn ew_11_1_stones_of_era_1_come_before_those_of_era_2() {
    let mut scene = Scene::before_setup(3, "");
    for n in 0..12 {
        let era = if n < 6 { "* stone s1_" } else { "* stone s2_" };
        assert_eq!(scene.possible().len(), 10 - n % 6, "stone {n}");
        assert_eq!(scene.offered(era).len(), 10 - n % 6, "stone {n}");
        scene.play(&scene.possible()[0].clone());
    }
    assert!(scene.offers("* culture 1 c1_01"));
}

#[test]
fn ew_11_1_culture_cards_boards_and_tiles_come_place_by_place() {
    let mut scene = Scene::before_setup(2, "");
    let (mut places, mut boards, mut tiles) = (Vec::new(), Vec::new(), Vec::new());
    while matches!(scene.game.phase, Phase::Setup { .. }) {
        let first = scene.possible()[0].clone();
        let words: Vec<&str> = first.split(' ').collect();
        let list = match words[1] {
            "culture" => Some(&mut places),
            "board" => Some(&mut boards),
            "tile" => Some(&mut tiles),
            _ => None,
        };
        if let Some(list) = list {
            list.push(words[2].to_owned());
            let begin = format!("{} ", words[..3].join(" "));
            assert_eq!(scene.offered(&begin), scene.possible(), "one place at a time");
        }
        scene.play(&first);
    }
    let numbers = |n: u8| (1..=n).map(|number| number.to_string()).collect::<Vec<_>>();
    assert_eq!((places, boards, tiles), (numbers(8), numbers(4), numbers(18)));
}

/// Whose cards were drawn, in order.
fn drawers(scene: &Scene) -> String {
    let seat = |event: &Event| match event {
        Event::Drew { seat, .. } => Some(seat.to_string()),
        _ => None,
    };
    scene.events.iter().filter_map(seat).collect()
}

#[test]
fn ew_11_1_chiefs_set_up_cards_and_hands_are_dealt_by_seat() {
    let mut scene = Scene::before_setup(3, "");
    scene.set_up();
    assert_eq!(drawers(&scene), "112233");
    let chief = |event: &Event| match event {
        Event::ChiefDealt { seat, .. } => Some(*seat),
        _ => None,
    };
    let setup = |event: &Event| match event {
        Event::SetupTaken { seat, .. } => Some(*seat),
        _ => None,
    };
    let by_seat = [1, 2, 3].map(seat);
    assert_eq!(scene.events.iter().filter_map(chief).collect::<Vec<_>>(), by_seat);
    assert_eq!(scene.events.iter().filter_map(setup).collect::<Vec<_>>(), by_seat);
}

#[test]
fn ew_11_1_later_cards_are_drawn_one_by_one_in_turn_order() {
    let mut scene = Scene::new(3);
    scene.pile(1, "tribesman").pile(2, "brave").eclipse();
    assert_eq!(scene.order(), "2 1 3");
    scene.play("2 decline draw\n2 end\n1 decline idol\n3 gain tool").events.clear();
    scene.let_chance();
    assert_eq!(drawers(&scene), "222221111133333");
}

#[test]
fn ew_11_1_the_preparation_comes_in_this_order() {
    let mut scene = Scene::with(2, "rest-tokens");
    scene.grounds("").game.market[2] = None;
    scene.eclipse().play("2 decline draw\n1 decline idol");
    let mut kinds = Vec::new();
    while scene.game.turn() == Turn::Chance {
        let first = scene.possible()[0].clone();
        kinds.push(first.split(' ').nth(1).unwrap().to_owned());
        scene.play(&first);
    }
    kinds.dedup();
    assert_eq!(kinds, ["animal", "culture", "draw", "rest"]);
}

#[test]
fn ew_11_1_what_can_not_come_now_is_refused() {
    let scene = Scene::before_setup(2, "");
    for line in ["* stone s2_01", "* animal argentavis", "* culture 1 c1_01"] {
        let why = scene.refusal(line);
        assert_eq!(why.rule(), "EW-11.1");
        let text = "that can't have come: now chance decides: a sacred stone (EW-11.1)";
        assert_eq!(why.to_string(), text, "{line}");
    }
}

#[test]
fn ew_11_1_what_there_is_more_of_is_more_likely() {
    let mut scene = Scene::new(2);
    scene.deck(1, "elder tribesman tribesman tribesman").hand(1, "c1_12");
    scene.play("1 play c1_12\n1 use c1_12 1\n1 gain draw");
    let mut outcomes = Vec::new();
    scene.game.chance_outcomes(&scene.rules, &mut outcomes);
    assert_eq!(outcomes.iter().map(|outcome| outcome.1).collect::<Vec<_>>(), [3, 1]);
}
