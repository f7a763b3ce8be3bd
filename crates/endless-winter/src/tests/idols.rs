//! EW-8.2: idols on the offering and the reverence track.

use ochre_kernel::Refusal;

use super::scene::Scene;

/// Seat 1 has one idol to advance; its idols stand at these levels.
fn one_idol(offering: u8, reverence: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_14 tribesman").stock(1, 0, 0).idols(1, offering, reverence);
    scene.play("1 play c1_14\n1 use c1_14 1");
    scene
}

/// Level and place, counted from 1, of an idol on the reverence track.
fn place(scene: &mut Scene, number: u8) -> (u8, u8) {
    (scene.player(number).reverence, scene.player(number).reverence_place + 1)
}

#[test]
fn ew_8_2_either_own_idol_advances_one_level() {
    let mut scene = one_idol(0, 0);
    assert_eq!(
        scene.offered("1 gain idol ")[..2],
        ["1 gain idol offering", "1 gain idol reverence"]
    );
    scene.play("1 gain idol offering");
    assert_eq!((scene.player(1).offering, scene.player(1).reverence), (1, 0));
    let mut scene = one_idol(0, 0);
    scene.play("1 gain idol reverence");
    assert_eq!((scene.player(1).offering, scene.player(1).reverence), (0, 1));
    assert_eq!((scene.player(2).offering, scene.player(2).reverence), (0, 0));
}

#[test]
fn ew_8_2_some_levels_of_offering_give_a_bonus_on_arrival() {
    let asked = ["", "", "1 gain tool", "", "1 gain draw", "", "1 gain megalith 0.0", ""];
    for (level, asked) in (1..).zip(asked) {
        let mut scene = one_idol(level - 1, 0);
        scene.play("1 gain idol offering");
        assert_eq!(scene.player(1).offering, level);
        assert_eq!(scene.player(1).food, u8::from(level == 2), "level {level}");
        let gains = scene.offered("1 gain");
        assert_eq!(gains.first().map_or("", String::as_str), asked, "level {level}");
        assert_eq!(scene.vp(1), 0);
    }
}

#[test]
fn ew_8_2_an_idol_at_the_top_of_offering_advances_for_1_vp_each_time() {
    let mut scene = one_idol(8, 0);
    scene.stock(1, 0, 1).play("1 gain idol offering");
    assert_eq!((scene.vp(1), scene.player(1).offering), (1, 8));
    scene.play("1 use c1_14 2\n1 gain idol offering");
    assert_eq!((scene.vp(1), scene.player(1).offering), (2, 8));
    assert_eq!(scene.source(1, "idol-levels"), 2);
}

#[test]
fn ew_8_2_arriving_at_the_top_of_offering_is_a_step_without_a_vp() {
    let mut scene = one_idol(7, 0);
    scene.play("1 gain idol offering");
    assert_eq!((scene.vp(1), scene.player(1).offering), (0, 8));
}

#[test]
fn ew_8_2_three_levels_of_reverence_give_2_3_and_5_vp_on_arrival() {
    for (level, vp) in (1..).zip([0, 0, 2, 0, 0, 3, 0, 5]) {
        let mut scene = one_idol(0, level - 1);
        scene.play("1 gain idol reverence");
        assert_eq!((scene.player(1).reverence, scene.vp(1)), (level, vp));
    }
}

#[test]
fn ew_8_2_at_the_top_of_reverence_the_idol_can_not_move() {
    let scene = one_idol(0, 8);
    assert!(!scene.offers("1 gain idol reverence") && scene.offers("1 gain idol offering"));
    let why = scene.refusal("1 gain idol reverence");
    assert_eq!(why.rule(), "EW-8.2");
    assert_eq!(why.to_string(), "the idol is at the top of the reverence track (EW-8.2)");
}

#[test]
fn ew_8_2_an_idol_takes_the_leftmost_free_place_of_its_new_level() {
    let mut scene = one_idol(0, 0);
    scene.idols(2, 0, 1).play("1 gain idol reverence");
    assert_eq!((place(&mut scene, 2), place(&mut scene, 1)), ((1, 1), (1, 2)));
}

#[test]
fn ew_8_2_when_an_idol_leaves_those_right_of_it_shift_left() {
    let mut scene = Scene::new(4);
    scene.hand(2, "c2_12 tribesman").turn(2, 1);
    for (number, left) in [(3, 0), (2, 1), (1, 2), (4, 3)] {
        scene.idols(number, 0, 1).player(number).reverence_place = left;
    }
    scene.play("2 play c2_12\n2 use c2_12 1\n2 gain idol reverence");
    let places = [3, 1, 4, 2].map(|number| place(&mut scene, number));
    assert_eq!(places, [(1, 1), (1, 2), (1, 3), (2, 1)]);
}

#[test]
fn ew_8_2_idols_of_other_levels_do_not_shift() {
    let mut scene = one_idol(0, 1);
    scene.idols(2, 0, 3).player(2).reverence_place = 1;
    scene.play("1 gain idol reverence");
    assert_eq!((place(&mut scene, 1), place(&mut scene, 2)), ((2, 1), (3, 2)));
}

#[test]
fn ew_8_2_several_idols_advance_one_after_another_on_either_track() {
    let mut scene = Scene::new(2);
    // Eclipse Dance: two idols.
    scene.hand(1, "c2_12 tribesman").idols(1, 0, 2).play("1 play c2_12\n1 use c2_12 1");
    scene.play("1 gain idol reverence");
    assert_eq!((scene.vp(1), scene.player(1).reverence), (2, 3));
    scene.play("1 gain idol offering");
    assert_eq!((scene.player(1).offering, scene.player(1).reverence), (1, 3));
    assert_eq!(scene.offered("1 gain"), Vec::<String>::new());
}

#[test]
fn ew_8_2_each_of_several_idols_has_its_bonus_before_the_next_advances() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_12 tribesman").idols(1, 4, 0).play("1 play c2_12\n1 use c2_12 1");
    scene.play("1 gain idol offering");
    assert!(scene.offers("1 gain draw") && !scene.offers("1 gain idol offering"));
    scene.play("1 gain draw\n* draw tribesman");
    assert!(scene.offers("1 gain idol offering"));
    scene.play("1 gain idol offering");
    assert_eq!(scene.player(1).offering, 6);
}

#[test]
fn ew_8_2_both_idols_may_be_one_and_the_same() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_12 tribesman").play("1 play c2_12\n1 use c2_12 1");
    scene.play("1 gain idol reverence\n1 gain idol reverence");
    assert_eq!(place(&mut scene, 1), (2, 1));
}
