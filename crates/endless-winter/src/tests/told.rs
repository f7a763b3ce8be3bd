//! What events tell: levels, places, sections, and nothing where nothing happened.

use ochre_endless_winter_pack::{Ability, Column, Pack, Symbol};
use ochre_kernel::{Game, Step, Viewer};

use super::scene::{Scene, ability, seat};
use crate::action::{Action, Chance, From, Way};
use crate::event::Event;
use crate::player::VpSource;
use crate::state::EndlessWinter;

fn scored(scene: &Scene) -> Vec<(u8, u8, VpSource)> {
    let scored = |event: &Event| match *event {
        Event::Scored { seat, vp, source } => Some((seat.index() as u8 + 1, vp, source)),
        _ => None,
    };
    scene.events.iter().filter_map(scored).collect()
}

/// Seat 1 has one idol to advance from these levels.
fn one_idol(offering: u8, reverence: u8, way: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_14 tribesman").idols(1, offering, reverence);
    scene.play(&format!("1 play c1_14\n1 use c1_14 1\n1 gain idol {way}"));
    scene
}

#[test]
fn ew_8_2_the_level_that_an_idol_reaches_is_told() {
    for level in 0..8 {
        let scene = one_idol(level, 0, "offering");
        let reached = Event::Offering { seat: seat(1), level: level + 1 };
        assert!(scene.events.contains(&reached), "{:?}", scene.events);
        let scene = one_idol(0, level, "reverence");
        let reached = Event::Reverence { seat: seat(1), level: level + 1 };
        assert!(scene.events.contains(&reached), "{:?}", scene.events);
    }
}

#[test]
fn ew_8_2_levels_without_vp_tell_of_none() {
    for (level, vp) in (1..).zip([0, 0, 2, 0, 0, 3, 0, 5]) {
        let expected = (0 < vp).then_some((1, vp, VpSource::IdolLevels));
        let scored = scored(&one_idol(0, level - 1, "reverence"));
        assert_eq!(scored, Vec::from_iter(expected), "level {level}");
    }
}

#[test]
fn ew_8_5_only_those_with_a_megalith_beneath_are_told_to_score() {
    let mut scene = Scene::new(3);
    scene.megaliths(0, "0.0 0.1").megaliths(1, "1.0").megaliths(3, "1.1").hand(1, "c2_17");
    scene.player(1).megaliths_placed = 3;
    scene.play("1 play c2_17\n1 use c2_17 1\n1 gain megalith 0.0+1");
    assert_eq!(scored(&scene), [(1, 5, VpSource::OnTop), (3, 1, VpSource::OnTop)]);
}

#[test]
fn ew_1_2_ew_1_9_places_are_told_counted_from_1() {
    let mut scene = Scene::before_setup(2, "");
    scene.set_up();
    let culture = |event: &Event| match *event {
        Event::CultureLaid { place, .. } => Some(place),
        _ => None,
    };
    let board = |event: &Event| match *event {
        Event::BoardLaid { place, .. } => Some(place),
        _ => None,
    };
    assert!(scene.events.iter().filter_map(culture).eq(1..=8));
    assert!(scene.events.iter().filter_map(board).eq(1..=4));
}

#[test]
fn ew_4_3_the_middle_and_the_bottom_section_are_told() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder scout").play("1 place member initiate").events.clear();
    scene.play("1 middle\n1 gain tribe_discard elder\n1 decline bury\n1 bottom");
    let sections = scene.events.iter().filter_map(|event| match *event {
        Event::SectionUsed { seat, column, is_bottom } => Some((seat, column, is_bottom)),
        _ => None,
    });
    let expected = [false, true].map(|is_bottom| (seat(1), Column::Initiate, is_bottom));
    assert_eq!(Vec::from_iter(sections), expected);
}

#[test]
fn ew_4_7_a_card_drawn_at_rest_that_can_only_be_an_idol_is_not_asked_for() {
    let mut scene = Scene::new(2);
    scene.hand(1, "").deck(1, "").discard(1, "").stock(1, 6, 10).idols(1, 0, 8);
    scene.play("1 place member rest\n1 rest draw");
    assert_eq!(scene.player(1).offering, 1, "the reverence idol is at the top, all else is full");
    assert!(scene.game.is_between_effects() || scene.waits() != "1");
}

#[test]
fn ew_2_2_a_unit_taken_as_something_less_significant_is_told() {
    for (symbol, way, told) in [
        ("megalith", "draw", true),
        ("megalith", "offering", true),
        ("megalith", "reverence", true),
        ("megalith", "tool", true),
        ("megalith", "food", true),
        ("megalith", "0.0", false),
        ("draw", "", false),
        ("draw", "offering", true),
        ("draw", "reverence", true),
        ("draw", "tool", true),
        ("draw", "food", true),
        ("idol", "offering", false),
        ("idol", "reverence", false),
        ("idol", "tool", true),
        ("idol", "food", true),
        ("tool", "", false),
        ("tool", "food", true),
    ] {
        let mut scene = Scene::gaining_after(&format!("{symbol} 1"), |scene| scene.stock(1, 0, 0));
        scene.events.clear();
        scene.play(format!("1 gain {symbol} {way}").trim_end());
        let is_it = |event: &Event| match *event {
            Event::Substituted { seat: by, symbol } => Some((by, symbol.id())),
            _ => None,
        };
        let substituted = scene.events.iter().filter_map(is_it).collect::<Vec<_>>();
        let expected = told.then_some((seat(1), symbol));
        assert_eq!(substituted, Vec::from_iter(expected), "{symbol} as {way}");
    }
}

#[test]
fn what_is_paid_and_gained_is_told_and_never_nothing() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_14 elder scout").stock(1, 6, 3).play("1 play c1_14\n1 use c1_14 1");
    scene.play("1 gain idol reverence\n1 use c1_14 2\n1 gain idol reverence\n1 spend");
    scene.play("1 place member initiate\n1 play elder\n1 use elder 1\n1 top tribe_hand hunter");
    scene.play("1 middle\n1 gain tribe_discard elder\n1 decline bury\n1 end");
    let paid = scene.events.iter().filter_map(|event| match *event {
        Event::Paid { food, tools, labor, .. } => Some((food, tools, labor)),
        _ => None,
    });
    assert_eq!(Vec::from_iter(paid), [(0, 1, 0), (0, 1, 2), (1, 0, 0)]);
    let gained = scene.events.iter().filter_map(|event| match *event {
        Event::Gained { symbol, amount, .. } => Some((symbol.id(), amount)),
        _ => None,
    });
    assert_eq!(Vec::from_iter(gained), [("labor_halves", 2)], "of the Elder");
}

#[test]
fn ew_6_1_labor_of_a_price_in_the_eclipse_is_not_gained() {
    let mut pack = Pack::released()[0].clone();
    let eclipse = Ability { eclipse: true, ..ability("food 1", "labor_halves 2 tool 1 camp 1") };
    pack.tribe_cards[2].abilities[1] = eclipse;
    let mut scene = Scene::with_pack(2, "", &pack);
    scene.figures("1 member rest").stock(1, 3, 0).pile(1, "scout").eclipse();
    scene.play("1 decline draw\n1 use scout 2\n1 gain camp");
    assert_eq!((scene.labor(), scene.player(1).food), (0, 2));
    let labor = |event: &&Event| matches!(event, Event::Gained { symbol: Symbol::LaborHalves, .. });
    assert_eq!(scene.events.iter().find(labor), None);
}

#[test]
fn ew_2_6_only_the_owner_is_told_of_hidden_cards() {
    let (one, card) = (seat(1), Some("elder".parse().unwrap()));
    let buried = |from, card| Event::Buried { seat: one, from, card };
    let hidden = [
        (Event::Drew { seat: one, card }, Event::Drew { seat: one, card: None }),
        (Event::PileGrew { seat: one, card }, Event::PileGrew { seat: one, card: None }),
        (buried(From::Hand, card), buried(From::Hand, None)),
    ];
    let open = [From::Discard, From::Above].map(|from| (buried(from, card), buried(from, card)));
    let scene = Scene::new(2);
    for (event, others) in hidden.into_iter().chain(open) {
        let told = |viewer| EndlessWinter::redact_event(&scene.rules, &event, viewer);
        assert_eq!(told(Viewer::Seat(one)), Some(event));
        assert_eq!(told(Viewer::Seat(seat(2))), Some(others));
        assert_eq!(told(Viewer::Spectator), Some(others));
    }
}

#[test]
fn ew_2_6_the_owner_reads_the_steps_of_hidden_cards() {
    let scene = Scene::new(2);
    let read = |step, viewer| scene.game.redact_step(&scene.rules, step, viewer);
    let card = "elder".parse().unwrap();
    let steps = [
        (Step::Chance(Chance::Draw(card)), "draw elder", "draw ?"),
        (Step::Act(Action::Pile(card)), "pile elder", "pile ?"),
        (
            Step::Act(Action::Gain(Symbol::Bury, Way::Bury(From::Hand, card))),
            "gain bury hand elder",
            "gain bury hand ?",
        ),
    ];
    for (step, own, others) in steps {
        assert_eq!(read(step, Viewer::Seat(seat(1))), own);
        assert_eq!(read(step, Viewer::Seat(seat(2))), others);
    }
}
