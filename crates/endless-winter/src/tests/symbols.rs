//! EW-8.7: what each symbol does, and the price DISCARD.

use ochre_endless_winter_pack::Ability;
use ochre_kernel::Refusal;

use super::scene::{Scene, pile};
use super::scene_edits::{gains, pack_with};

/// Nothing more is asked: seat 1 is to place a figure.
fn is_done(scene: &Scene) -> bool {
    scene.offers("1 place chief hunt")
}

#[test]
fn ew_8_7_move_moves_one_camp_or_several() {
    let mut scene = Scene::gaining_after("move 3", |scene| scene.camps(1, "0 1"));
    scene.play("1 gain move 0 2\n1 gain move 2 9\n1 gain move 1 0");
    assert!(is_done(&scene));
    let camps = scene.player(1).camps;
    assert_eq!([0, 9].map(|hex| camps.on(crate::Hex::new(hex).unwrap())), [1, 1]);
}

#[test]
fn ew_8_7_move_goes_to_an_adjacent_hex_with_an_own_camp() {
    let scene = Scene::gaining_after("move 1", |scene| scene.camps(2, "3"));
    let all = (1..=6).map(|hex| format!("1 gain move 0 {hex}")).collect::<Vec<_>>();
    assert_eq!(scene.offered("1 gain move"), all);
    let why = scene.refusal("1 gain move 0 9");
    assert_eq!(
        (why.rule(), why.to_string()),
        ("EW-5.8", "hex 9 is not beside hex 0 (EW-5.8)".into())
    );
    let why = scene.refusal("1 gain move 3 4").to_string();
    assert_eq!(why, "no own camp is on hex 3 (EW-5.8)");
}

#[test]
fn ew_8_7_moves_that_are_left_may_be_declined() {
    let mut scene = Scene::gaining("move 3");
    scene.play("1 gain move 0 2\n1 decline move");
    assert!(is_done(&scene));
}

#[test]
fn ew_8_7_camp_puts_a_camp_on_the_start_hex_for_nothing() {
    let mut scene = Scene::gaining_after("camp 1", |scene| scene.stock(1, 0, 0));
    assert!(is_done(&scene));
    let rules = scene.rules.clone();
    let player = scene.player(1);
    assert_eq!((player.camps.on(crate::Hex::START), player.food_max(&rules)), (2, 7));
}

#[test]
fn ew_8_7_camp_gives_nothing_when_none_is_left() {
    let mut scene =
        Scene::gaining_after("camp 2 food 1", |scene| scene.camps(1, "0 1 2 3 4").stock(1, 0, 0));
    assert!(is_done(&scene));
    assert_eq!((scene.player(1).food, scene.player(1).camps.len()), (1, 5));
    let mut scene = Scene::new(2);
    scene.camps(1, "0 1 2 3 4").hand(1, "c1_09").play("1 play c1_09");
    let why = scene.refusal("1 use c1_09 1");
    assert_eq!(
        (why.rule(), why.to_string()),
        ("EW-2.5", "that would give nothing now (EW-2.5)".into())
    );
}

#[test]
fn ew_8_7_a_camp_makes_room_for_the_food_of_the_same_gain() {
    let mut scene = Scene::gaining_after("camp 1 food 3", |scene| scene.stock(1, 6, 0));
    assert!(is_done(&scene));
    assert_eq!(scene.player(1).food, 7, "one of three");
}

#[test]
fn ew_8_7_reveal_turns_up_animals_one_by_one() {
    let mut scene = Scene::gaining("reveal 2");
    scene.play("* animal argentavis");
    assert_eq!((scene.game.n_grounds(), scene.waits()), (4, "*".into()));
    scene.play("* animal argentavis");
    assert_eq!(scene.game.n_grounds(), 5);
    assert!(is_done(&scene));
}

#[test]
fn ew_8_7_reveal_goes_as_far_as_there_is_room_for_6() {
    let five = "glyptodon glyptodon glyptodon saber_tooth saber_tooth";
    let mut scene = Scene::gaining_after("reveal 3", |scene| scene.grounds(five));
    scene.play("* animal argentavis");
    assert!(is_done(&scene));
    assert_eq!(scene.game.n_grounds(), 6);
}

#[test]
fn ew_8_7_reveal_goes_as_far_as_the_deck() {
    let mut scene = Scene::gaining_after("reveal 3", |scene| scene.animal_deck("argentavis"));
    scene.play("* animal argentavis");
    assert!(is_done(&scene));
}

#[test]
fn ew_8_7_animal_grounds_takes_an_animal_for_nothing_and_replaces_none() {
    let mut scene = Scene::gaining_after("animal_grounds 1", |scene| scene.stock(1, 0, 0));
    let all = ["woolly_rhino", "ground_sloth", "saber_tooth"];
    let all = all.map(|animal| format!("1 gain animal_grounds {animal}"));
    assert_eq!(scene.offered("1 gain"), all);
    scene.play("1 gain animal_grounds saber_tooth");
    assert!(is_done(&scene));
    assert_eq!((scene.player(1).animals[2], scene.game.n_grounds()), (1, 2));
    let why = scene.refusal("1 gain animal_grounds argentavis");
    assert_eq!(why.rule(), "EW-4.2", "nothing is pending");
}

#[test]
fn ew_8_7_animal_grounds_gives_1_vp_if_grounds_and_deck_are_empty() {
    let scene = Scene::gaining_after("animal_grounds 1", |scene| scene.grounds("").animal_deck(""));
    assert!(is_done(&scene));
    assert_eq!((scene.vp(1), scene.source(1, "nothing-left")), (1, 1));
}

#[test]
fn ew_8_7_animal_grounds_gives_nothing_if_only_the_grounds_are_empty() {
    let mut scene =
        Scene::gaining_after("animal_grounds 1 food 1", |scene| scene.grounds("").stock(1, 0, 0));
    assert!(is_done(&scene));
    assert_eq!((scene.vp(1), scene.player(1).food), (0, 1));
}

#[test]
fn ew_8_7_animal_deck_takes_the_top_animal_or_gives_1_vp() {
    let mut scene = Scene::gaining("animal_deck 1");
    scene.play("* animal woolly_mammoth");
    assert_eq!((scene.player(1).animals[5], scene.game.n_grounds()), (1, 3));
    let scene = Scene::gaining_after("animal_deck 1", |scene| scene.animal_deck(""));
    assert!(is_done(&scene));
    assert_eq!((scene.vp(1), scene.game.n_grounds()), (1, 3), "the grounds don't matter");
}

#[test]
fn ew_8_7_tribe_hand_takes_tribe_cards_for_nothing_of_any_types() {
    let mut scene = Scene::gaining_after("tribe_hand 2", |scene| scene.stock(1, 0, 0));
    scene.play("1 gain tribe_hand shaman\n1 gain tribe_hand shaman");
    assert!(is_done(&scene));
    assert_eq!(scene.player(1).hand, pile("tribesman elder shaman shaman"));
    assert_eq!(scene.game.tribe_piles, [14, 14, 15, 15, 13]);
}

#[test]
fn ew_8_7_a_type_taken_by_the_symbol_may_be_taken_by_initiate_too() {
    let mut scene = Scene::gaining("tribe_hand 1");
    scene.stock(1, 0, 1).play("1 gain tribe_hand shaman\n1 place member initiate\n1 play elder");
    assert!(scene.offers("1 top tribe_hand shaman"));
}

#[test]
fn ew_8_7_tribe_discard_takes_tribe_cards_into_the_discard_pile() {
    let mut scene = Scene::gaining("tribe_discard 2");
    scene.play("1 gain tribe_discard elder\n1 gain tribe_discard elder");
    assert!(is_done(&scene));
    assert_eq!(scene.player(1).discard, pile("elder elder"));
}

#[test]
fn ew_8_7_an_empty_tribe_pile_gives_1_vp() {
    for symbol in ["tribe_hand", "tribe_discard"] {
        let mut scene = Scene::gaining_after(&format!("{symbol} 1"), |scene| {
            scene.game.tribe_piles[4] = 0;
            scene
        });
        scene.play(&format!("1 gain {symbol} shaman"));
        assert!(is_done(&scene));
        assert_eq!((scene.vp(1), scene.player(1).hand), (1, pile("tribesman elder")));
        assert_eq!(scene.player(1).discard, pile(""));
    }
}

#[test]
fn ew_8_7_culture_takes_a_face_up_culture_card_for_nothing() {
    let mut scene = Scene::gaining("culture 1");
    let all = (1..=8).map(|n| format!("1 gain culture c1_{n:02}")).collect::<Vec<_>>();
    assert_eq!(scene.offered("1 gain"), all);
    let why = scene.refusal("1 gain culture c1_09");
    assert_eq!(
        (why.rule(), why.to_string()),
        ("EW-5.5", "c1_09 does not lie open (EW-5.5)".into())
    );
    scene.play("1 gain culture c1_03");
    assert_eq!(scene.player(1).hand, pile("tribesman elder c1_03"));
    assert_eq!(scene.game.market[2], None, "not replaced");
}

#[test]
fn ew_8_7_culture_gives_1_vp_if_none_is_left() {
    let scene = Scene::gaining_after("culture 1", |scene| {
        scene.game.market = [None; 8];
        scene
    });
    assert!(is_done(&scene));
    assert_eq!(scene.vp(1), 1);
}

#[test]
fn ew_8_7_use_animal_turns_an_own_animal_and_gains_what_it_shows() {
    let mut scene = Scene::gaining_after("use_animal 1", |scene| {
        scene.animals(1, "ground_sloth").stock(1, 0, 0)
    });
    let both = ["ground_sloth", "glyptodon"].map(|animal| format!("1 gain use_animal {animal}"));
    assert_eq!(scene.offered("1 gain"), both);
    scene.play("1 gain use_animal ground_sloth");
    let player = scene.player(1);
    assert_eq!((player.food, player.animals[1], player.used_animals[1]), (4, 0, 1));
}

#[test]
fn ew_8_7_sacred_stone_is_paid_for_like_any_stone() {
    let mut scene = Scene::gaining_after("sacred_stone 1", |scene| scene.stock(1, 2, 3));
    let all = (1..=4).map(|n| format!("1 gain sacred_stone s1_{n:02}")).collect::<Vec<_>>();
    assert_eq!(scene.offered("1 gain"), all, "Era I");
    scene.play("1 gain sacred_stone s1_02");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (1, 2));
    assert!(scene.offers("1 gain idol offering"), "the bonus of the first slot");
}

#[test]
fn ew_8_7_a_stone_that_can_not_be_paid_is_not_gained() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c2_20").stock(1, 0, 3).play("1 play c2_20");
    assert!(!scene.offers("1 use c2_20 1"));
    scene.stock(1, 1, 1);
    assert!(scene.offers("1 use c2_20 1"));
}

#[test]
fn ew_8_7_village_needs_three_camps_and_no_food() {
    let mut scene = Scene::new(2);
    scene.camps(1, "1 7 8 2").hand(1, "c2_09").stock(1, 0, 0).play("1 play c2_09\n1 use c2_09 2");
    assert_eq!(scene.offered("1 gain"), ["1 gain village 1-2-8", "1 gain village 1-7-8"]);
    let why = scene.refusal("1 gain village 2-8-9");
    assert_eq!(why.rule(), "EW-5.9");
    scene.play("1 gain village 1-7-8");
    let player = scene.player(1);
    assert_eq!((player.camps.len(), player.n_villages(), player.food), (1, 1, 0));
    let mut scene = Scene::new(2);
    scene.camps(1, "1 1 8").hand(1, "c2_09").stock(1, 6, 0).play("1 play c2_09");
    assert!(!scene.offers("1 use c2_09 2"));
}

#[test]
fn ew_8_7_max_food_fills_up_to_the_current_maximum() {
    for (camps, food) in [("0", 6), ("0 1 2", 8), ("0 0 0 0 0", 10)] {
        let mut scene =
            Scene::gaining_after("max_food 1", |scene| scene.camps(1, camps).stock(1, 1, 0));
        assert!(is_done(&scene));
        assert_eq!(scene.player(1).food, food);
    }
}

/// Seat 1 has played a card on which so many discarded cards are 2 tools.
fn discarding(n: u8, hand: &str) -> Scene {
    let price = gains(&format!("discard {n}"));
    let ability = Ability { price, gain: gains("tool 2"), ..Ability::default() };
    let mut scene = Scene::with_pack(2, "", &pack_with(&[ability]));
    scene.stock(1, 0, 0).hand(1, &format!("c2_20 {hand}")).play("1 play c2_20");
    scene
}

#[test]
fn ew_8_7_discard_is_paid_with_a_card_from_hand_before_the_gain() {
    let mut scene = discarding(1, "tribesman elder c1_01");
    scene.play("1 use c2_20 1");
    let all = ["tribesman", "elder", "c1_01"].map(|card| format!("1 discard {card}"));
    assert_eq!(scene.possible(), all);
    scene.play("1 discard c1_01\n1 gain tool\n1 gain tool");
    assert_eq!((scene.player(1).tools, scene.player(1).discard), (2, pile("c1_01")));
    assert_eq!(scene.player(1).above, pile("c2_20"), "the card is not played");
}

#[test]
fn ew_8_7_several_cards_are_discarded_one_by_one() {
    let mut scene = discarding(2, "tribesman elder artisan");
    scene.play("1 use c2_20 1\n1 discard elder\n1 discard artisan\n1 gain tool food\n1 gain tool");
    assert_eq!(scene.player(1).discard, pile("elder artisan"));
    assert_eq!(scene.player(1).hand, pile("tribesman"));
}

#[test]
fn ew_8_7_who_has_too_few_cards_can_not_discard() {
    let scene = discarding(2, "tribesman");
    let why = scene.refusal("1 use c2_20 1");
    assert_eq!(why.rule(), "EW-8.6");
    assert_eq!(why.to_string(), "the price of that ability of c2_20 can't be paid (EW-8.6)");
}
