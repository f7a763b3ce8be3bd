//! Clocks, pauses and bots that wait.

use ochre_bots::BotName;

use super::scene::{Scene, opening, seat};
use crate::*;

fn live() -> Scene {
    let mut opening = opening("stone-age", 2);
    opening.clock = Clock::Live { bank: 60, increment: 5, most: 90 };
    Scene::begun(opening)
}

#[test]
fn who_runs_out_of_time_is_replaced_until_they_are_back() {
    let mut scene = live();
    assert_eq!(scene.table.need(), Some(Need::TimeOut { seat: seat(1), at: 60_000 }));
    assert_eq!(scene.table.time_out(59_999), None);
    scene.now = 60_000;
    scene.write(vec![scene.table.time_out(60_000).unwrap()]);
    assert_eq!(scene.table.sitter(seat(1)).stand_in, Some((STAND_IN, Why::Time)));
    assert!(matches!(scene.table.need(), Some(Need::Bot { .. })));
    assert_eq!(scene.table.deadline(), None);
    scene.wish("ann", Command::StandIn { seat: seat(1), bot: None }).unwrap();
    assert_eq!(scene.table.deadline(), Some((seat(1), 120_000)), "a minute to find the way back");
    scene.act("ann", "place hunt 1").unwrap();
    assert_eq!(scene.table.deadline(), Some((seat(2), 120_000)));
    assert_eq!(scene.table.time_left(seat(1), 0), Some(65_000));
}

#[test]
fn time_does_not_run_while_the_server_is_down() {
    let mut scene = live();
    scene.now = 1_000_000;
    scene.write(vec![scene.table.was_down(20_000, 1_000_000).unwrap()]);
    assert_eq!(scene.table.deadline(), Some((seat(1), 1_040_000)));
    assert_eq!(scene.table.was_down(5, 9), None, "before the last entry");
    assert_eq!(Scene::begun(opening("stone-age", 2)).table.was_down(5, 9), None, "no clock runs");
}

#[test]
fn a_pause_needs_everybody_and_stops_the_clocks() {
    let mut scene = live();
    scene.now = 10_000;
    scene.wish("ann", Command::Pause).unwrap();
    assert_eq!(scene.table.stage(), Stage::Running);
    scene.now = 20_000;
    scene.wish("bob", Command::Pause).unwrap();
    assert_eq!(scene.table.stage(), Stage::Paused);
    assert_eq!(scene.table.deadline(), None);
    assert_eq!(scene.act("ann", "place hunt 1"), Err(Refused::Paused));
    scene.now = 500_000;
    scene.wish("bob", Command::Resume).unwrap();
    assert_eq!(scene.table.deadline(), Some((seat(1), 540_000)));
    assert_eq!(scene.wish("bob", Command::Resume), Err(Refused::NotPaused));
    scene.act("ann", "place hunt 1").unwrap();
}

#[test]
fn one_person_with_bots_pauses_alone() {
    let mut scene = Scene::new(opening("stone-age", 2));
    scene.sit("ann", 1).unwrap();
    scene.put_bot(2).unwrap();
    scene.wish("ann", Command::Start).unwrap();
    scene.wish("ann", Command::Pause).unwrap();
    assert_eq!(scene.table.stage(), Stage::Paused);
    assert_eq!(scene.table.need(), None);
    scene.wish("ann", Command::Resume).unwrap();
}

#[test]
fn a_bot_waits_a_moment_after_a_person_so_that_a_slip_can_be_taken_back() {
    let mut scene = Scene::new(opening("stone-age", 3));
    scene.sit("ann", 1).unwrap();
    scene.put_bot(2).unwrap();
    scene.put_bot(3).unwrap();
    scene.wish("ann", Command::Start).unwrap();
    scene.now = 5_000;
    scene.act("ann", "place hunt 1").unwrap();
    let bot = BotName::Greedy;
    assert_eq!(scene.table.need(), Some(Need::Bot { seat: seat(2), bot, at: 5_800 }));
    scene.undo("ann").unwrap();
    assert_eq!(scene.table.need(), None);
    scene.act("ann", "place hunt 2").unwrap();
    scene.now = 5_900;
    scene.write(scene.table.bot_moves(seat(2), "place forest 1", &scene.secret).unwrap());
    assert_eq!(scene.table.need(), Some(Need::Bot { seat: seat(3), bot, at: 5_900 }));
    assert!(scene.table.bot_moves(seat(2), "place forest 1", &scene.secret).is_err());
}

#[test]
fn asking_a_bot_in_and_out_again_brings_no_time() {
    let mut scene = live();
    scene.now = 50_000;
    let stand_in = |bot| Command::StandIn { seat: seat(1), bot };
    scene.wish("ann", stand_in(Some(BotName::Greedy))).unwrap();
    scene.wish("ann", stand_in(None)).unwrap();
    assert_eq!(scene.table.deadline(), Some((seat(1), 60_000)));
}

#[test]
fn who_comes_back_on_another_device_after_a_time_out_has_time() {
    let mut scene = live();
    scene.now = 60_000;
    scene.write(vec![scene.table.time_out(60_000).unwrap()]);
    let recover = Command::Recover { code: "code 1".into(), new_code: "code 3".into() };
    scene.wish("ann's phone", recover).unwrap();
    assert_eq!(scene.table.deadline(), Some((seat(1), 120_000)));
}

#[test]
fn a_paused_table_goes_on_although_whoever_agreed_has_moved_to_another_device() {
    let mut scene = Scene::new(opening("stone-age", 2));
    scene.sit("ann", 1).unwrap();
    scene.put_bot(2).unwrap();
    scene.wish("ann", Command::Start).unwrap();
    scene.wish("ann", Command::Pause).unwrap();
    let recover = Command::Recover { code: "code 1".into(), new_code: "code 3".into() };
    scene.wish("ann's phone", recover).unwrap();
    assert_eq!(scene.table.stage(), Stage::Paused);
    scene.wish("ann's phone", Command::Resume).unwrap();
    assert_eq!(scene.table.stage(), Stage::Running);
}

#[test]
fn a_wish_for_a_pause_can_not_bring_back_a_game_that_is_over() {
    let mut opening = opening("stone-age", 2);
    opening.options = vec![("edition".into(), "2008".into()), ("round-limit".into(), "1".into())];
    let mut scene = Scene::begun(opening);
    scene.wish("ann", Command::Pause).unwrap();
    let mut rng = ochre_kernel::Rng::from_seed(1);
    while scene.table.stage() == Stage::Running {
        scene.move_at_random(&mut rng);
    }
    assert_eq!(scene.wish("bob", Command::Resume), Err(Refused::Over));
    assert_eq!(scene.table.stage(), Stage::Over);
}

#[test]
fn impossible_clocks_are_refused() {
    let live = |bank, increment, most| Clock::Live { bank, increment, most };
    for good in [Clock::None, live(10, 0, 10), Clock::Days { hours: 72 }] {
        assert_eq!(good.check(), Ok(()));
    }
    for bad in [live(9, 0, 10), live(60, 9_999, 60), live(60, 5, 59), live(60, 5, 90_000)] {
        assert!(bad.check().is_err(), "{bad:?}");
    }
    for hours in [0, 1_441] {
        assert!(Clock::Days { hours }.check().is_err());
    }
}
