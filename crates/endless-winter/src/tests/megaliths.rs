//! EW-8.3 to EW-8.5: where megaliths go and what they give.

use ochre_kernel::Refusal;

use super::scene::{Scene, seat};
use crate::event::Event;

/// Seat 1 has so many megaliths placed and one to place, on a field with these of nobody in
/// particular.
fn placing(players: u8, placed: u8, grey: &str) -> Scene {
    let mut scene = Scene::new(players);
    scene.megaliths(0, grey).stock(1, 0, 0).hand(1, "c2_17 c2_18 tribesman tribesman");
    scene.player(1).megaliths_placed = placed;
    scene.play("1 play c2_17\n1 use c2_17 1");
    scene
}

/// The sites where the next megalith may be put.
fn sites(scene: &Scene) -> String {
    let offered = scene.offered("1 gain megalith ");
    let sites = offered.iter().map(|line| &line["1 gain megalith ".len()..]);
    sites.filter(|site| site.contains('.')).collect::<Vec<_>>().join(" ")
}

#[test]
fn ew_8_3_a_grey_megalith_goes_on_a_start_cell() {
    assert_eq!(sites(&placing(2, 0, "")), "0.0 0.4 2.0 2.4");
    assert_eq!(sites(&placing(3, 0, "")), "0.0 0.4 2.2 2.6", "the layout for 3");
    assert_eq!(sites(&placing(4, 0, "")), "0.2 2.0 2.4 4.2", "the layout for 4");
}

#[test]
fn ew_8_3_any_megalith_goes_on_a_free_cell_beside_any_other() {
    assert_eq!(sites(&placing(2, 1, "1.1")), "0.0 0.1 1.0 1.2 0.4 2.0 2.1 2.4", "grey");
    assert_eq!(sites(&placing(2, 2, "1.1")), "0.1 1.0 1.2 2.1", "coloured");
    let mut scene = placing(2, 2, "3.1");
    scene.megaliths(1, "0.7").megaliths(2, "3.7");
    assert_eq!(sites(&scene), "0.6 1.7 2.1 3.0 3.2 2.7 3.6", "whoever's it is");
}

#[test]
fn ew_8_3_cells_touch_each_other_across_boards() {
    assert_eq!(sites(&placing(2, 2, "1.3")), "0.3 1.2 1.4 2.3");
}

#[test]
fn ew_8_3_start_cells_take_only_grey_megaliths() {
    let scene = placing(2, 2, "0.3 1.0");
    assert_eq!(sites(&scene), "0.2 1.1 1.3", "neither 0.0 nor 0.4 nor 2.0");
    let why = scene.refusal("1 gain megalith 0.4");
    assert_eq!(why.rule(), "EW-8.3");
    assert_eq!(why.to_string(), "the next megalith can't be put on 0.4 (EW-8.3)");
}

#[test]
fn ew_8_3_a_diagonal_is_not_beside() {
    assert_eq!(placing(2, 2, "0.1").refusal("1 gain megalith 1.2").rule(), "EW-8.3");
}

#[test]
fn ew_8_3_a_coloured_megalith_goes_on_top_of_a_square_of_four() {
    assert_eq!(sites(&placing(2, 2, "0.0 0.1 1.0 1.1")), "0.2 1.2 2.1 0.0+1");
    assert_eq!(sites(&placing(2, 2, "0.0 0.1 1.1")), "0.2 1.0 1.2 2.1", "three don't carry it");
}

#[test]
fn ew_8_3_a_grey_megalith_never_goes_on_top() {
    let scene = placing(2, 1, "0.0 0.1 1.0 1.1");
    assert_eq!(sites(&scene), "0.2 1.2 0.4 2.0 2.1 2.4");
    assert_eq!(scene.refusal("1 gain megalith 0.0+1").rule(), "EW-8.3");
}

#[test]
fn ew_8_3_a_square_may_span_four_boards() {
    let scene = placing(2, 2, "1.3 1.4 2.3 2.4");
    assert!(scene.offers("1 gain megalith 1.3+1"));
}

#[test]
fn ew_8_3_megaliths_stack_up_higher() {
    let base = "0.0 0.1 0.2 1.0 1.1 1.2 2.0 2.1 2.2";
    assert!(!placing(2, 2, &format!("{base} 0.0+1 0.1+1 1.0+1")).offers("1 gain megalith 0.0+2"));
    let scene = placing(2, 2, &format!("{base} 0.0+1 0.1+1 1.0+1 1.1+1"));
    assert!(scene.offers("1 gain megalith 0.0+2"));
    assert!(!scene.offers("1 gain megalith 0.0+1"), "there one stands");
}

#[test]
fn ew_8_3_the_first_two_megaliths_of_a_player_are_grey() {
    for (placed, is_grey) in [(0, true), (1, true), (2, false), (9, false)] {
        let mut scene = placing(2, placed, "0.0");
        scene.play("1 gain megalith 0.1");
        let site = "0.1".parse().unwrap();
        let event = Event::MegalithPlaced { seat: seat(1), site, is_grey };
        assert!(scene.events.contains(&event), "{placed}");
        let owner = scene.game.megalith(&scene.rules, site);
        assert_eq!(owner, Some((!is_grey).then(|| seat(1))));
        assert_eq!(scene.player(1).megaliths_placed, placed + 1);
    }
}

#[test]
fn ew_8_3_with_no_legal_place_the_gain_is_lost_or_substituted() {
    let lines = ["draw", "offering", "reverence", "tool", "food"];
    let lines = lines.map(|way| format!("1 gain megalith {way}"));
    assert_eq!(placing(2, 2, "").offered("1 gain"), lines, "nothing to stand beside");
    assert_eq!(placing(2, 10, "0.0").offered("1 gain"), lines, "none left");
    let mut scene = placing(2, 10, "0.0");
    scene.play("1 gain megalith tool");
    assert_eq!((scene.player(1).tools, scene.player(1).megaliths_placed), (1, 10));
}

#[test]
fn ew_8_4_a_cell_gives_its_bonus_at_once() {
    let mut scene = placing(2, 2, "0.0");
    scene.play("1 gain megalith 0.1");
    assert_eq!(scene.player(1).food, 2);
    let mut scene = placing(2, 2, "0.0");
    scene.play("1 gain megalith 1.0");
    assert!(scene.offers("1 gain idol offering"));
    let mut scene = placing(2, 2, "0.2");
    scene.play("1 gain megalith 0.3");
    assert_eq!((scene.vp(1), scene.source(1, "cells")), (2, 2));
}

#[test]
fn ew_8_4_a_start_cell_gives_one_more_megalith_at_an_arrow() {
    let mut scene = placing(2, 0, "");
    scene.play("1 gain megalith 0.4");
    assert_eq!(sites(&scene), "0.5 1.4");
    scene.play("1 gain megalith 1.4");
    assert_eq!((scene.player(1).megaliths_placed, scene.player(1).food), (2, 2), "with its bonus");
    assert!(scene.offers("1 place chief hunt"), "and no more");
}

#[test]
fn ew_8_4_the_extra_megalith_is_the_leftmost_of_the_board() {
    for (placed, owner) in [(0, None), (1, Some(seat(1)))] {
        let mut scene = placing(2, placed, "");
        scene.play("1 gain megalith 0.0\n1 gain megalith 0.1");
        let at = |site: &str| scene.game.megalith(&scene.rules, site.parse().unwrap());
        assert_eq!((at("0.0"), at("0.1")), (Some(None), Some(owner)));
    }
}

#[test]
fn ew_8_4_the_extra_megalith_goes_only_where_the_arrows_point() {
    let mut scene = placing(2, 1, "0.7 3.0 3.1 2.0 2.1");
    scene.play("1 gain megalith 0.0");
    assert_eq!(sites(&scene), "0.1 1.0");
    for site in ["0.4", "1.7", "1.1", "2.0+1"] {
        let why = scene.refusal(&format!("1 gain megalith {site}"));
        assert_eq!(why.rule(), "EW-8.3", "{site}");
    }
}

#[test]
fn ew_8_4_of_the_two_cells_only_free_ones_are_open() {
    let mut scene = placing(2, 0, "0.1");
    scene.play("1 gain megalith 0.0");
    assert_eq!(sites(&scene), "1.0");
}

#[test]
fn ew_8_4_with_both_cells_taken_there_is_no_effect() {
    let mut scene = placing(2, 0, "0.1 1.0");
    scene.play("1 gain megalith 0.0");
    assert!(scene.offers("1 place chief hunt"));
    assert_eq!(scene.player(1).megaliths_placed, 1);
}

#[test]
fn ew_8_4_the_extra_megalith_may_be_declined() {
    let mut scene = placing(2, 0, "");
    scene.play("1 gain megalith 0.0\n1 decline megalith");
    assert_eq!(scene.player(1).megaliths_placed, 1);
    assert!(scene.offers("1 place chief hunt"));
}

#[test]
fn ew_8_4_the_extra_megalith_may_be_taken_as_something_less_significant() {
    let mut scene = placing(2, 0, "0.1");
    scene.play("1 gain megalith 0.0\n1 gain megalith tool");
    assert_eq!((scene.player(1).tools, scene.player(1).megaliths_placed), (1, 1));
}

#[test]
fn ew_8_5_on_top_is_worth_2_vp_for_each_own_megalith_beneath_and_1_for_each_other() {
    for (own, grey, vp) in [("", "0.1 0.2 1.1 1.2", 4), ("0.1 1.2", "0.2 1.1", 6)] {
        let mut scene = placing(2, 4, grey);
        scene.megaliths(1, own).play("1 gain megalith 0.1+1");
        assert_eq!((scene.vp(1), scene.source(1, "on-top"), scene.vp(2)), (vp, vp, 0));
    }
    let mut scene = placing(2, 6, "");
    scene.megaliths(1, "0.1 0.2 1.1 1.2").play("1 gain megalith 0.1+1");
    assert_eq!(scene.vp(1), 8);
}

#[test]
fn ew_8_5_every_other_player_gets_1_vp_for_each_of_theirs_beneath() {
    let mut scene = placing(3, 3, "0.1");
    scene.megaliths(2, "0.2 1.2").megaliths(3, "1.1").play("1 gain megalith 0.1+1");
    assert_eq!([1, 2, 3].map(|number| scene.vp(number)), [4, 2, 1]);
}

#[test]
fn ew_8_5_only_megaliths_directly_beneath_count() {
    let mut scene = placing(2, 6, "0.1+1 1.0+1");
    scene.megaliths(1, "0.0 0.1 0.2 1.0 1.1 1.2 2.0 2.1 2.2").megaliths(2, "0.0+1 1.1+1");
    scene.play("1 gain megalith 0.0+2");
    assert_eq!((scene.vp(1), scene.vp(2)), (4, 2));
}

#[test]
fn ew_8_5_on_top_gives_no_bonus_of_the_cells_beneath() {
    let mut scene = placing(2, 2, "0.1 0.2 1.1 1.2");
    scene.play("1 gain megalith 0.1+1");
    assert!(scene.offers("1 place chief hunt"));
    assert_eq!((scene.player(1).food, scene.player(1).tools), (0, 0));
}
