//! What a table says of itself: players, options, pack.

use ochre_endless_winter_pack::Pack;
use ochre_kernel::{Game, Rules as _, Setup};

use super::scene::{Scene, ability};
use super::scene_edits::pack_with;
use crate::event::Event;
use crate::{EndlessWinter, Rules};

fn rules(players: u8, options: &str, pack: Option<&Pack>) -> Rules {
    let on = |wish: Setup, key| wish.with(key, "on");
    let setup = options.split_whitespace().fold(Setup::of(players), on);
    Rules::new(&Setup { pack: pack.map(Pack::write), ..setup }).unwrap()
}

#[test]
fn tables_are_alike_when_players_options_and_pack_are() {
    let table = rules(3, "rest-tokens", None);
    assert_eq!(table, rules(3, "rest-tokens", None));
    assert_eq!(table, rules(3, "rest-tokens", Some(Pack::builtin())), "read from a file");
    assert_ne!(table, rules(2, "rest-tokens", None));
    assert_ne!(table, rules(3, "glacier-tokens", None));
    let other = pack_with(&[ability("", "camp 1")]);
    assert_ne!(table, rules(3, "rest-tokens", Some(&other)));
    assert_ne!(rules(2, "", None), rules(2, "rest-tokens", Some(&other)));
}

#[test]
fn a_table_tells_its_players_and_its_pack() {
    let print = Pack::builtin().fingerprint().to_string();
    for players in 2..=4 {
        let table = rules(players, "", None);
        assert_eq!((table.players(), table.pack()), (players, Some(print.clone())));
        let told = format!("{table:?}");
        assert!(told.contains(&format!("players: {players}")) && told.contains(&print), "{told}");
    }
}

#[test]
fn only_a_pack_that_was_never_released_is_foreign() {
    for pack in Pack::released() {
        assert_eq!(rules(2, "", Some(pack)).foreign_pack(), None);
        let text = Rules::released_pack(&pack.fingerprint().to_string()).unwrap();
        assert_eq!(Pack::read(&text).as_ref(), Ok(pack));
    }
    let other = pack_with(&[ability("", "camp 1")]);
    let text = rules(2, "", Some(&other)).foreign_pack().unwrap();
    assert_eq!(Pack::read(&text).as_ref(), Ok(&other));
    assert_eq!(Rules::released_pack(&other.fingerprint().to_string()), None);
}

#[test]
fn an_event_is_told_in_words() {
    let scene = Scene::new(2);
    let told = |event| EndlessWinter::describe(&scene.rules, &event);
    assert_eq!(told(Event::RoundBegan { round: 2 }), "round 2 begins");
}

#[test]
fn ew_1_9_the_boards_are_told_as_far_as_they_lie() {
    let mut scene = Scene::before_setup(2, "");
    let boards = |scene: &Scene| {
        scene.game.boards().map(|board| board.to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut seen = vec![String::new()];
    while !scene.possible()[0].starts_with("* land") {
        let last = scene.possible().pop().unwrap();
        let begin = if last.starts_with("* board") { last } else { scene.possible()[0].clone() };
        scene.play(&begin);
        let lie = boards(&scene);
        if seen.last() != Some(&lie) {
            seen.push(lie);
        }
    }
    assert_eq!(seen, ["", "md", "md mc", "md mc mb", "md mc mb ma"]);
    scene.set_up();
    assert_eq!(boards(&scene), "md mc mb ma");
}
