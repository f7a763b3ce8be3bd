//! Taking back (T15), and wishes on an older state (T13).

use ochre_kernel::{Rng, Viewer};

use super::scene::{Scene, opening, seat};
use crate::*;

#[test]
fn a_step_is_taken_back_until_somebody_else_has_decided() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    let before = scene.table.play().position();
    let n_steps = scene.table.play().n_steps();
    scene.act("ann", "place hunt 2").unwrap();
    assert_eq!(scene.undo("bob").unwrap_err().code(), "no-undo");
    scene.undo("ann").unwrap();
    assert_eq!(scene.table.play().position(), before);
    assert_eq!(scene.table.play().n_steps(), n_steps);
    assert_eq!(scene.undo("ann").unwrap_err().code(), "no-undo");
    scene.act("ann", "place forest 3").unwrap();
    scene.act("bob", "place hunt 1").unwrap();
    assert_eq!(scene.undo("ann").unwrap_err().code(), "no-undo");
    assert_eq!(scene.again().play().position(), scene.table.play().position());
}

#[test]
fn luck_is_never_taken_back_and_never_rolled_again() {
    for (game, seed) in [("stone-age", 1), ("stone-age", 2), ("endless-winter", 3)] {
        let mut scene = Scene::begun(opening(game, 2));
        let mut rng = Rng::from_seed(seed);
        for _ in 0..400 {
            if scene.table.stage() != Stage::Running {
                break;
            }
            let chances = |scene: &Scene| {
                let told = scene.table.play().told(0, Viewer::Spectator);
                told.into_iter().filter(|told| told.text.starts_with('*')).count()
            };
            let n_chances = chances(&scene);
            let holder = ["ann", "bob"][rng.below(2) as usize];
            if scene.undo(holder).is_ok() {
                assert_eq!(chances(&scene), n_chances);
            } else {
                scene.move_at_random(&mut rng);
            }
        }
    }
}

#[test]
fn several_steps_are_taken_back_at_once_but_not_too_many() {
    let mut scene = Scene::begun(opening("endless-winter", 2));
    let mut rng = Rng::from_seed(9);
    for _ in 0..300 {
        scene.move_at_random(&mut rng);
        let n_steps = scene.table.play().n_steps();
        for (holder, own) in [("ann", seat(1)), ("bob", seat(2))] {
            let floor = scene.table.play().undo_floor(own);
            let seen = scene.table.version();
            for keep in [floor.wrapping_sub(1), n_steps, n_steps + 1] {
                let refused = scene.wish(holder, Command::Undo { seen, keep: Some(keep) });
                assert_eq!(refused.unwrap_err().code(), "no-undo");
            }
            if floor + 1 < n_steps {
                scene.wish(holder, Command::Undo { seen, keep: Some(floor) }).unwrap();
                assert_eq!(scene.table.play().n_steps(), floor);
                return;
            }
        }
    }
    panic!("nobody ever made two steps in a row");
}

#[test]
fn a_wish_on_an_older_state_is_refused_unless_only_words_came_between() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    let seen = scene.table.version();
    scene.wish("bob", Command::Chat { text: "good luck".into() }).unwrap();
    let act = |seen, action: &str| Command::Act { seen, action: action.into() };
    scene.wish("ann", act(seen, "place hunt 2")).unwrap();
    let now = scene.table.version();
    let stale = Err(Refused::Stale { seen, now });
    assert_eq!(scene.wish("ann", act(seen, "place hunt 2")), stale);
    assert_eq!(scene.wish("bob", act(seen, "place forest 1")), stale);
    let future = now + 1;
    let stale = Err(Refused::Stale { seen: future, now });
    assert_eq!(scene.wish("bob", act(future, "place forest 1")), stale);
    scene.undo("ann").unwrap();
    assert_eq!(scene.wish("bob", act(now, "place forest 1")).unwrap_err().code(), "stale");
}

#[test]
fn looking_back_shows_what_was_there() {
    for (game, seed) in [("stone-age", 4), ("endless-winter", 5)] {
        let mut scene = Scene::begun(opening(game, 2));
        let mut rng = Rng::from_seed(seed);
        let mut views = Vec::new();
        for _ in 0..250 {
            if scene.table.stage() != Stage::Running {
                break;
            }
            let play = scene.table.play();
            views.truncate(play.n_steps());
            let known = views.len();
            views.extend((known..=play.n_steps()).map(|n| play.view(n, Viewer::Spectator)));
            if rng.below(4) > 0 || scene.undo(["ann", "bob"][rng.below(2) as usize]).is_err() {
                scene.move_at_random(&mut rng);
            }
        }
        let again = scene.again();
        for (n_steps, view) in views.iter().enumerate().take(again.play().n_steps()) {
            assert_eq!(&again.play().view(n_steps, Viewer::Spectator), view, "{game} {n_steps}");
            assert_eq!(&scene.table.play().view(n_steps, Viewer::Spectator), view);
        }
    }
}

/// T6: the end counts the hidden cards of the others, so it is not told before it has come.
#[test]
fn what_ends_the_game_is_neither_shown_before_nor_taken_back() {
    for (game, seeds) in [("stone-age", 0..3), ("endless-winter", 0..3)] {
        for seed in seeds {
            let mut scene = Scene::begun(opening(game, 2));
            let mut rng = Rng::from_seed(seed);
            let mut n_ends = 0;
            while scene.table.stage() == Stage::Running {
                let (play, luck) = (scene.table.play(), scene.table.luck(&scene.secret).unwrap());
                for choice in play.choices() {
                    let moved = play.act(&choice.action, &luck).unwrap();
                    if moved.over {
                        n_ends += 1;
                        assert_eq!(
                            (choice.undoable, &choice.then),
                            (false, &Vec::new()),
                            "{choice:?}"
                        );
                    }
                }
                scene.move_at_random(&mut rng);
            }
            assert!(n_ends > 0);
        }
    }
}
