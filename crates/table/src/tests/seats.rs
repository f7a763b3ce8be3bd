//! Who may do what.

use ochre_bots::BotName;
use ochre_kernel::Viewer;

use super::scene::{Scene, opening, seat};
use crate::*;

fn code(result: Result<(), Refused>) -> &'static str {
    result.unwrap_err().code()
}

#[test]
fn a_link_opens_its_seat_once() {
    let mut scene = Scene::new(opening("stone-age", 2));
    scene.sit("bob", 2).unwrap();
    assert_eq!(code(scene.sit("eve", 2)), "bad-link");
    assert_eq!(code(scene.sit("eve", 3)), "bad-link");
    assert_eq!(scene.table.seats_of("bob"), [seat(2)]);
}

#[test]
fn the_game_begins_when_the_host_says_so_and_everybody_is_there() {
    let mut scene = Scene::new(opening("stone-age", 3));
    assert_eq!(code(scene.act("ann", "place hunt 1")), "not-begun");
    scene.sit("ann", 1).unwrap();
    scene.sit("bob", 2).unwrap();
    assert_eq!(scene.wish("ann", Command::Start), Err(Refused::Empty(seat(3))));
    scene.put_bot(3).unwrap();
    assert_eq!(code(scene.wish("bob", Command::Start)), "not-host");
    scene.wish("ann", Command::Start).unwrap();
    assert_eq!(code(scene.wish("ann", Command::Start)), "begun");
}

#[test]
fn nobody_moves_for_another() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    assert_eq!(scene.act("bob", "place hunt 1"), Err(Refused::NotYourTurn(seat(1))));
    assert_eq!(scene.act("eve", "place hunt 1"), Err(Refused::NotSeated));
    assert_eq!(code(scene.act("ann", "place moon 1")), "no-action");
    assert_eq!(code(scene.act("ann", "place hunt 9")), "illegal");
    assert_eq!(code(scene.wish("eve", Command::Chat { text: "hello".into() })), "not-seated");
    assert_eq!(code(scene.wish("eve", Command::Pause)), "not-seated");
}

#[test]
fn a_host_without_a_seat_sees_what_a_spectator_sees() {
    let mut scene = Scene::new(opening("stone-age", 2));
    scene.sit("bob", 1).unwrap();
    scene.sit("cat", 2).unwrap();
    assert!(!scene.table.may_view(Some("ann"), Viewer::Seat(seat(1))));
    assert!(scene.table.may_view(Some("bob"), Viewer::Seat(seat(1))));
    assert!(!scene.table.may_view(None, Viewer::Seat(seat(1))));
    assert!(scene.table.may_view(None, Viewer::Spectator));
    let mut private = opening("stone-age", 2);
    private.visibility = Visibility::Private;
    let mut scene = Scene::new(private);
    scene.sit("bob", 1).unwrap();
    for (holder, may) in
        [(None, false), (Some("eve"), false), (Some("ann"), true), (Some("bob"), true)]
    {
        assert_eq!(scene.table.may_watch(holder), may, "{holder:?}");
    }
}

#[test]
fn a_seat_moves_to_another_device_by_its_code_and_the_host_with_it() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    let recover = |code: &str| Command::Recover { code: code.into(), new_code: "new".into() };
    assert_eq!(code(scene.wish("phone", recover("code 9"))), "bad-code");
    scene.wish("phone", recover("code 1")).unwrap();
    assert_eq!(code(scene.act("ann", "place hunt 1")), "not-seated");
    assert_eq!(code(scene.wish("laptop", recover("code 1"))), "bad-code");
    assert!(scene.table.is_host("phone"));
    assert!(!scene.table.is_host("ann"));
    assert_eq!(scene.table.sitter(seat(1)).name, "ann");
    scene.act("phone", "place hunt 1").unwrap();
}

#[test]
fn the_host_takes_a_seat_back_and_gives_it_away_again() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    let revoke = |number| Command::Revoke { seat: seat(number), link: "fresh".into() };
    assert_eq!(code(scene.wish("bob", revoke(1))), "not-host");
    assert_eq!(code(scene.wish("ann", revoke(3))), "no-seat");
    scene.wish("ann", revoke(2)).unwrap();
    scene.act("ann", "place hunt 1").unwrap();
    assert_eq!(code(scene.act("bob", "place hunt 1")), "not-seated");
    assert_eq!(scene.table.need(), None, "nobody plays an empty seat");
    let value = ochre_fair::Value::new([9; 32]);
    let (link, name, code) = (Some("fresh".into()), "cat".into(), "code".into());
    scene.wish("cat", Command::Sit { link, name, code, value, by_server: false }).unwrap();
    scene.act("cat", "place hunt 1").unwrap();
    assert!(scene.table.values().iter().all(|(known, _)| *known != value), "too late for luck");
}

#[test]
fn a_seat_is_offered_to_another_who_takes_it_over() {
    let mut scene = Scene::new(opening("stone-age", 2));
    scene.sit("ann", 1).unwrap();
    scene.wish("ann", Command::Chat { text: "one laptop".into() }).unwrap();
    let value = ochre_fair::Value::new([2; 32]);
    let sit = |link: &str, holder: &str| Command::Sit {
        link: Some(link.into()),
        name: holder.into(),
        code: holder.into(),
        value,
        by_server: false,
    };
    scene.wish("ann", sit("link 2", "ann")).unwrap();
    scene.wish("ann", Command::Start).unwrap();
    assert_eq!(scene.table.seats_of("ann"), [seat(1), seat(2)], "one keyboard for both");
    scene.act("ann", "place hunt 1").unwrap();
    scene.act("ann", "place hunt 1").unwrap();
    scene.wish("ann", Command::Offer { seat: seat(2), link: "away".into() }).unwrap();
    scene.act("ann", "place forest 1").unwrap();
    scene.wish("bob", sit("away", "bob")).unwrap();
    assert_eq!(code(scene.act("ann", "place forest 1")), "not-your-turn");
    scene.act("bob", "place quarry 1").unwrap();
    assert!(scene.table.is_host("ann"));
}

#[test]
fn a_bot_stands_in_and_hands_back() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    let stand_in = |number, bot| Command::StandIn { seat: seat(number), bot };
    assert_eq!(code(scene.wish("bob", stand_in(1, Some(BotName::Greedy)))), "not-host");
    scene.wish("ann", stand_in(1, Some(BotName::Random))).unwrap();
    assert_eq!(code(scene.act("ann", "place hunt 1")), "bot-plays");
    let need = Some(Need::Bot { seat: seat(1), bot: BotName::Random, at: 0 });
    assert_eq!(scene.table.need(), need);
    scene.wish("ann", stand_in(1, None)).unwrap();
    scene.act("ann", "place hunt 1").unwrap();
    scene.wish("ann", stand_in(2, Some(BotName::Greedy))).unwrap();
    assert_eq!(scene.table.sitter(seat(2)).stand_in, Some((BotName::Greedy, Why::Host)));
    assert_eq!(code(scene.wish("ann", stand_in(2, None))), "bad-request");
    scene.wish("bob", stand_in(2, None)).unwrap();
    assert_eq!(scene.table.waits_for(), Some(seat(2)));
}

#[test]
fn another_key_can_not_go_on_with_the_luck() {
    let mut scene = Scene::begun(opening("stone-age", 2));
    scene.secret = ochre_fair::MasterKey::new([2; 32]).secret(scene.table.id().as_str());
    assert_eq!(scene.act("ann", "place hunt 1"), Err(Refused::WrongKey("key".into())));
}
