//! Refusals that name what is wrong: things at the wrong moment, symbols taken as what they are
//! not.

use ochre_endless_winter_pack::{Species, Symbol, Tribe};
use ochre_kernel::Game;

use super::scene::{Scene, ability, seat};
use super::scene_edits::pack_with;
use crate::action::{Action, From, Way};
use crate::field::Site;
use crate::illegal::Illegal;
use crate::map::{Hex, Juncture};

/// Symbols and ways to take one of them, each by an example: only these belong together (EW-2.2,
/// EW-8.7).
fn symbols_and_ways() -> Vec<(&'static [Symbol], Way)> {
    use Symbol::*;
    let hex = |n| Hex::new(n).unwrap();
    let card = "c1_01".parse().unwrap();
    vec![
        (&[Megalith], Way::Megalith(Site { layer: 0, row: 0, column: 0 })),
        (&[Megalith, Draw], Way::Draw),
        (&[Megalith, Draw, Idol], Way::Offering),
        (&[Megalith, Draw, Idol], Way::Reverence),
        (&[Megalith, Draw, Idol, Tool], Way::Tool),
        (&[Bury], Way::Bury(From::Hand, card)),
        (&[Camp], Way::Camp),
        (&[Move], Way::Move(hex(0), hex(1))),
        (&[Village], Way::Village(Juncture::new(0).unwrap())),
        (&[Reveal], Way::Reveal),
        (&[AnimalGrounds], Way::Animal(Species::WoollyRhino)),
        (&[AnimalDeck], Way::AnimalDeck),
        (&[UseAnimal], Way::UseAnimal(Species::WoollyRhino)),
        (&[TribeHand, TribeDiscard], Way::Tribe(Tribe::Elder)),
        (&[Culture], Way::Culture(card)),
        (&[SacredStone], Way::Stone("s1_01".parse().unwrap())),
        (&[MaxFood], Way::MaxFood),
        (&[AnimalGrounds, AnimalDeck, Culture], Way::Vp),
    ]
}

#[test]
fn ew_2_2_a_symbol_is_taken_as_itself_or_as_something_less_significant_and_as_nothing_else() {
    let symbols = symbols_and_ways().into_iter().flat_map(|(symbols, _)| symbols);
    for &symbol in symbols {
        let scene = Scene::gaining_after(&format!("idol 1 {} 1", symbol.id()), |scene| {
            scene.camps(1, "0 1 2 8").stock(1, 0, 9).animals(1, "woolly_rhino saber_tooth")
        });
        if scene.game.gain_left().get(symbol) == 0 {
            continue;
        }
        for (belong, way) in symbols_and_ways() {
            let checked = scene.game.check(&scene.rules, Action::Gain(symbol, way));
            let is_no_way = checked == Err(Illegal::NotAWay { symbol });
            assert_eq!(is_no_way, !belong.contains(&symbol), "{symbol:?} as {way:?}: {checked:?}");
        }
    }
}

#[test]
fn ew_5_5_there_is_no_vp_by_the_symbol_while_a_culture_card_lies_open() {
    let scene = Scene::gaining("culture 1");
    let refused = scene.game.check(&scene.rules, Action::Gain(Symbol::Culture, Way::Vp));
    assert_eq!(refused, Err(Illegal::CultureIsLeft));
}

#[test]
fn ew_5_13_there_is_no_vp_by_the_symbol_while_the_deck_has_animals() {
    let scene = Scene::gaining("animal_deck 1 idol 1");
    let refused = scene.game.check(&scene.rules, Action::Gain(Symbol::AnimalDeck, Way::Vp));
    assert_eq!(refused, Err(Illegal::DeckIsLeft { is_empty: false }));
    let scene = Scene::gaining_after("animal_grounds 1 idol 1", |scene| scene.grounds(""));
    let refused = scene.game.check(&scene.rules, Action::Gain(Symbol::AnimalGrounds, Way::Vp));
    assert_eq!(refused, Err(Illegal::AnimalsAreLeft));
}

#[test]
fn ew_5_6_a_stone_of_a_symbol_must_lie_open_and_be_paid_for() {
    let gaining =
        |tools| Scene::gaining_after("sacred_stone 1 idol 1", |scene| scene.stock(1, 6, tools));
    let scene = gaining(9);
    let closed = "s2_01".parse().unwrap();
    let why = scene.refusal("1 gain sacred_stone s2_01");
    assert_eq!(why, Illegal::StoneNotOpen { stone: closed }, "of the next era");
    let why = gaining(0).refusal("1 gain sacred_stone s1_01");
    assert_eq!(why, Illegal::SlotPrice);
}

#[test]
fn ew_4_6_each_ability_of_the_chief_is_used_once() {
    let mut scene = Scene::new(2);
    scene.stock(1, 0, 0).player(1).side = 1;
    scene.play("1 place chief rest\n1 use chief 2");
    assert_eq!(scene.refused("1 use chief 2"), "that ability of chief was used (EW-4.6)");
    assert!(scene.offers("1 use chief 1"));
}

#[test]
fn what_belongs_to_another_moment_is_refused_with_what_the_table_waits_for() {
    let mut scene = Scene::new(2);
    for line in ["1 chief keen_eye a", "1 setup p1", "1 pile elder", "1 discard elder"] {
        let why = "that can't be done now: now the player plays culture cards or places a figure \
                   (EW-4.2)";
        assert_eq!(scene.refused(line), why, "{line}");
    }
    scene.turn(1, 3).hand(1, "elder").play("1 place member rest\n1 end");
    for line in ["1 use elder 1", "1 use chief 1", "1 chief keen_eye a", "1 play elder"] {
        let why = "that can't be done now: now the player lays the eclipse pile (EW-4.9)";
        assert_eq!(scene.refused(line), why, "{line}");
    }
    let why = scene.refused("1 pile scout");
    assert_eq!(why, "scout is not in hand (EW-4.9)");
}

#[test]
fn ew_10_1_ew_10_2_what_is_not_open_or_not_to_be_taken_now_is_refused() {
    let mut scene = Scene::before_setup(2, "choose-chiefs");
    while scene.offered("1 chief").is_empty() {
        let first = scene.possible()[0].clone();
        scene.play(&first);
    }
    let taken = scene.possible()[0].clone();
    let why = "that can't be done now: now the player takes a chief (EW-10.2)";
    assert_eq!(scene.refused("1 setup p1"), why);
    assert_eq!(scene.refused("1 use chief 1"), why);
    scene.play(&taken);
    let again = taken.replacen('1', "2", 1);
    assert!(scene.refused(&again).ends_with("(EW-10.2)"));
    let first = scene.possible()[0].clone();
    scene.play(&first).let_chance();
    let seat = scene.waits();
    let why = "that can't be done now: now the player takes a set-up card (EW-10.1)";
    assert_eq!(scene.refused(&format!("{seat} {}", &taken[2..])), why);
}

#[test]
fn ew_6_3_abilities_wait_until_a_gain_of_the_eclipse_is_taken() {
    let mut scene = Scene::new(2);
    scene.figures("1 member rest").pile(1, "hunter").eclipse();
    let why = "that can't be done now: now the player takes what was gained (EW-2.5)";
    assert_eq!(scene.refused("1 use hunter 2"), why);
    assert_eq!(scene.play("1 decline draw").game.active, seat(1));
    assert!(scene.offers("1 use hunter 2"));
}

#[test]
fn ew_2_5_a_price_may_make_room_for_the_gain_that_is_looked_at() {
    for (price, gain, food, tools, offered) in [
        ("food 1", "food 1", 6, 0, true),
        ("food 1", "max_food 1", 6, 0, true),
        ("tool 1", "tool 1", 6, 10, true),
        ("food 1", "tool 1", 6, 10, true),
        ("discard 1", "tool 1", 6, 10, false),
        ("tool 1", "food 2", 6, 1, false),
        ("tool 1", "food 2", 5, 1, true),
        ("food 1", "tool 1", 6, 9, true),
    ] {
        let mut scene = Scene::with_pack(2, "", &pack_with(&[ability(price, gain)]));
        scene.hand(1, "c2_20 elder").stock(1, food, tools).play("1 play c2_20");
        let has = format!("{price} for {gain} with {food} food, {tools} tools");
        assert_eq!(scene.offers("1 use c2_20 1"), offered, "{has}");
    }
}
