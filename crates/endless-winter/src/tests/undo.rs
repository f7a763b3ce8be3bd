//! Which actions can be taken back: not what brings chance, not what shows others' cards.

use ochre_kernel::{Game, can_be_undone};

use super::scene::Scene;
use crate::EndlessWinter;

fn can_undo(scene: &Scene, action: &str) -> bool {
    let action = EndlessWinter::parse_action(&scene.rules, action).unwrap();
    can_be_undone(&scene.game, &scene.rules, action)
}

#[test]
fn placing_playing_and_spending_can_be_taken_back_but_not_a_draw() {
    let mut scene = Scene::new(2);
    assert!(can_undo(&scene, "place member hunt") && can_undo(&scene, "spend"));
    scene.play("1 place member hunt");
    assert!(can_undo(&scene, "play brave") && can_undo(&scene, "end"));
    scene.play("1 play brave");
    assert!(!can_undo(&scene, "top reveal"), "two animals come up");
    assert!(!can_undo(&scene, "bottom"), "an animal comes from the deck");
}

#[test]
fn the_last_word_before_the_eclipse_shows_the_piles_of_others() {
    let mut scene = Scene::new(2);
    scene.turn(2, 3).play("2 place member hunt\n2 end");
    assert!(can_undo(&scene, "pile brave"));
    assert!(!can_undo(&scene, "end"), "all piles are revealed");
}
