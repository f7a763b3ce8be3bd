//! EW-6.3: what each player does in the eclipse, (a) to (d).

use ochre_kernel::Refusal;

use super::scene::{Scene, pile, seat};
use crate::event::Event;
use crate::map::Hex;

/// Two players; seat 1 has rested, so it comes first; no food, no tools.
fn scene() -> Scene {
    let mut scene = Scene::new(2);
    scene.figures("1 member rest").stock(1, 0, 0).stock(2, 0, 0);
    scene
}

fn influence(scene: &Scene, number: u8, hexes: [u8; 3]) -> [u8; 3] {
    hexes.map(|hex| scene.game.influence(seat(number), Hex::new(hex).unwrap()))
}

#[test]
fn ew_6_3_a_each_place_in_the_new_order_has_its_bonus() {
    let mut scene = Scene::new(4);
    scene.stock(1, 0, 0).stock(2, 0, 0).stock(3, 0, 0).stock(4, 0, 0).eclipse();
    assert_eq!(scene.order(), "4 3 2 1");
    scene.play("4 gain draw\n* draw tribesman\n3 gain idol offering\n2 gain tool");
    assert_eq!(
        scene.player(4).hand,
        pile("brave tribeswoman tribesman tribesman tribesman hunter")
    );
    assert_eq!((scene.player(3).offering, scene.player(2).tools), (1, 1));
    assert_eq!((scene.player(1).food, scene.waits()), (1, "*".into()), "then the preparation");
}

#[test]
fn ew_6_3_a_the_bonus_may_be_declined_or_taken_as_something_less_significant() {
    let mut scene = scene();
    scene.eclipse();
    let all = ["draw", "draw offering", "draw reverence", "draw tool", "draw food"];
    assert_eq!(scene.offered("1 gain"), all.map(|way| format!("1 gain {way}")));
    scene.play("1 gain draw tool\n2 decline idol");
    assert_eq!((scene.player(1).tools, scene.player(2).offering), (1, 0));
    assert_eq!(scene.player(2).reverence, 0);
}

#[test]
fn ew_6_3_b_eclipse_abilities_are_used_in_any_order() {
    for (first, second) in [("hunter", "shaman"), ("shaman", "hunter")] {
        let mut scene = scene();
        scene.pile(1, "hunter shaman").eclipse().play("1 decline draw");
        assert_eq!(scene.possible(), ["1 use hunter 2", "1 use shaman 3", "1 end"]);
        for card in [first, second] {
            match card {
                "hunter" => scene.play("1 use hunter 2"),
                _ => scene.play("1 use shaman 3\n1 gain idol offering"),
            };
        }
        assert_eq!((scene.player(1).food, scene.player(1).offering), (2, 1));
        assert_eq!(scene.waits(), "2");
    }
}

#[test]
fn ew_6_3_b_each_card_uses_its_ability_once() {
    let mut scene = scene();
    scene.pile(1, "hunter hunter").eclipse().play("1 decline draw\n1 use hunter 2");
    assert_eq!((scene.player(1).food, scene.waits()), (2, "1".into()));
    scene.play("1 use hunter 2");
    assert_eq!((scene.player(1).food, scene.waits()), (4, "2".into()));
}

#[test]
fn ew_6_3_b_no_ability_need_be_used() {
    let mut scene = scene();
    scene.pile(1, "hunter scout").eclipse().play("1 decline draw\n1 end");
    assert_eq!((scene.player(1).food, scene.waits()), (0, "2".into()));
}

#[test]
fn ew_6_3_b_a_price_is_paid_there() {
    let mut scene = scene();
    scene.stock(1, 0, 1).pile(1, "artisan").eclipse().play("1 decline draw\n1 use artisan 2");
    assert_eq!(scene.player(1).tools, 0);
    scene.play("1 gain megalith 0.0\n1 decline megalith");
    assert_eq!((scene.player(1).megaliths_placed, scene.waits()), (1, "2".into()));
}

#[test]
fn ew_6_3_b_who_can_not_pay_does_not_use_the_ability() {
    let mut scene = scene();
    scene.pile(1, "artisan hunter").eclipse().play("1 decline draw");
    assert_eq!(scene.possible(), ["1 use hunter 2", "1 end"]);
    let why = scene.refusal("1 use artisan 2").to_string();
    assert_eq!(why, "the price of that ability of artisan can't be paid (EW-8.6)");
}

#[test]
fn ew_6_3_b_a_bonus_of_the_place_may_pay_for_an_ability() {
    let mut scene = scene();
    scene.pile(1, "artisan").eclipse().play("1 gain draw tool\n1 use artisan 2");
    assert_eq!(scene.player(1).tools, 0);
}

#[test]
fn ew_6_3_b_abilities_of_a_turn_do_not_work() {
    let mut scene = scene();
    scene.pile(1, "brave tribeswoman").eclipse().play("1 decline draw\n1 use brave 2");
    assert_eq!(scene.possible(), ["1 use tribeswoman 2", "1 end"]);
    let why = scene.refusal("1 use tribeswoman 1").to_string();
    assert_eq!(why, "that ability of tribeswoman works in the other phase (EW-4.4)");
    let why = scene.refusal("1 use elder 2").to_string();
    assert_eq!(why, "elder is not above the board (EW-4.1)");
}

#[test]
fn ew_6_3_c_most_influence_gives_the_bonus_of_the_hex() {
    let mut scene = scene();
    scene.camps(1, "1").camps(2, "1 1 9").eclipse().play("1 decline draw\n2 decline idol");
    scene.play("2 gain tool");
    assert_eq!((scene.player(1).food, scene.player(2).food), (0, 2), "plains");
    assert_eq!((scene.player(1).tools, scene.player(2).tools), (0, 1), "forest");
}

#[test]
fn ew_6_3_c_all_who_are_tied_get_it_and_nobody_without_influence() {
    let mut scene = scene();
    scene.camps(1, "1").camps(2, "1").eclipse().play("1 decline draw\n2 decline idol");
    assert_eq!((scene.player(1).food, scene.player(2).food), (2, 2), "plains at 1, none at 7");
    assert_eq!(scene.player(1).tools + scene.player(2).tools, 0);
}

#[test]
fn ew_6_3_c_a_village_counts_2_on_each_of_its_hexes_and_a_camp_1() {
    let mut scene = scene();
    scene.villages(1, "1-7-8").camps(1, "0 8").villages(2, "1-2-8 2-8-9").camps(2, "7 7 7");
    assert_eq!(influence(&scene, 1, [1, 7, 8]), [2, 2, 3]);
    assert_eq!(influence(&scene, 2, [1, 7, 8]), [2, 3, 4]);
    assert_eq!(influence(&scene, 2, [2, 9, 0]), [4, 2, 0]);
    scene.eclipse().play("1 decline draw");
    assert_eq!(scene.player(1).food, 2, "hex 1 is tied, hex 7 lost");
}

#[test]
fn ew_6_3_c_hexes_give_their_bonuses_in_any_order() {
    let mut scene = scene();
    scene.camps(1, "2 3 4").deck(1, "elder").eclipse().play("1 decline draw");
    for line in ["1 gain tool", "1 gain idol offering", "1 gain draw", "1 decline idol"] {
        assert!(scene.offers(line), "{line}");
    }
    scene.play("1 gain draw\n* draw elder\n1 gain tool\n1 gain idol reverence");
    assert_eq!((scene.player(1).tools, scene.player(1).reverence), (1, 1));
    assert_eq!(scene.waits(), "2");
}

#[test]
fn ew_6_3_c_each_hex_of_a_type_gives_its_bonus() {
    let mut scene = scene();
    scene.camps(1, "1 7").eclipse().play("1 decline draw");
    assert_eq!(scene.player(1).food, 4);
}

#[test]
fn ew_6_3_c_a_bonus_may_be_declined_but_not_a_vp_for_nothing_left() {
    let mut scene = scene();
    // Steppe: the top animal of the deck.
    scene.camps(1, "6").eclipse().play("1 decline draw");
    assert_eq!(scene.possible(), ["1 gain animal_deck", "1 decline animal_deck"]);
    scene.play("1 decline animal_deck");
    assert_eq!((scene.waits(), scene.vp(1)), ("2".into(), 0));
    let mut scene = self::scene();
    scene.camps(1, "6").animal_deck("").eclipse().play("1 decline draw");
    assert_eq!((scene.waits(), scene.vp(1)), ("2".into(), 1));
}

#[test]
fn ew_6_3_c_influence_is_compared_after_the_abilities_of_b() {
    let mut scene = scene();
    scene.camps(2, "0").pile(1, "scout").eclipse();
    scene.play("1 decline draw\n1 use scout 2\n1 gain move 0 1\n1 decline move");
    assert_eq!(scene.player(1).food, 2);
}

#[test]
fn ew_6_3_c_influence_is_compared_anew_for_each_player() {
    let mut scene = scene();
    scene.camps(1, "1 1").camps(2, "1").pile(1, "scout").eclipse();
    scene.play("1 decline draw\n1 use scout 2\n1 gain move 1 0\n1 gain move 1 0\n2 decline idol");
    assert_eq!((scene.player(1).food, scene.player(2).food), (0, 2));
}

#[test]
fn ew_6_3_c_influence_is_not_compared_again_within_c() {
    let mut scene = scene();
    scene.megaliths(0, "2.0 2.1").player(1).megaliths_placed = 2;
    scene.camps(1, "0 5").eclipse();
    // The mountains give a megalith, its cell two moves.
    scene.play("1 decline draw\n1 gain megalith 2.2\n1 gain move 0 1\n1 decline move\n1 gain tool");
    assert_eq!((scene.player(1).food, scene.player(1).tools), (0, 1), "slot 1 is empty since (a)");
    assert_eq!(scene.waits(), "2");
}

#[test]
fn ew_6_3_d_each_village_off_the_board_draws_a_card() {
    let mut scene = scene();
    scene.barren().villages(1, "1-2-8 4-5-14").eclipse().play("1 decline draw");
    let hand = scene.player(1).hand.len();
    scene.play("1 gain draw\n* draw tribesman\n1 gain draw\n* draw tribesman");
    assert_eq!((scene.player(1).hand.len(), scene.waits()), (hand + 2, "2".into()));
}

#[test]
fn ew_6_3_d_the_first_emptied_megalith_slot_gives_a_tool_the_third_and_fifth_an_idol() {
    for (placed, tools, idols) in
        [(0, 0, 0), (1, 0, 0), (2, 1, 0), (5, 1, 0), (6, 1, 1), (9, 1, 1), (10, 1, 2)]
    {
        let mut scene = scene();
        scene.player(1).megaliths_placed = placed;
        scene.eclipse().play("1 decline draw");
        while scene.offers("1 gain idol reverence") {
            scene.play("1 gain idol reverence");
        }
        if scene.offers("1 gain tool") {
            scene.play("1 gain tool");
        }
        let player = scene.player(1);
        assert_eq!((player.tools, player.reverence), (tools, idols), "{placed} placed");
        assert_eq!(scene.waits(), "2");
    }
}

#[test]
fn ew_6_3_d_slots_are_counted_when_d_begins() {
    let mut scene = scene();
    scene.megaliths(0, "0.0 0.4").idols(1, 6, 0).player(1).megaliths_placed = 9;
    scene.eclipse().play("1 decline draw\n1 gain idol offering\n1 gain megalith 0.1");
    assert_eq!(scene.player(1).megaliths_placed, 10, "the fifth slot is empty now");
    scene.play("1 gain tool");
    assert_eq!(scene.waits(), "2");
}

#[test]
fn ew_6_3_d_a_slot_emptied_in_c_counts() {
    let mut scene = scene();
    scene.megaliths(0, "0.0").player(1).megaliths_placed = 1;
    scene.camps(1, "5").eclipse().play("1 decline draw\n1 gain megalith 0.1\n1 gain tool");
    assert_eq!((scene.player(1).tools, scene.waits()), (1, "2".into()));
}

#[test]
fn ew_6_3_each_player_does_all_of_it_before_the_next() {
    let mut scene = scene();
    scene.camps(1, "2").villages(1, "4-12-13").pile(1, "hunter").eclipse();
    scene.play("1 gain draw food\n1 use hunter 2").events.clear();
    assert_eq!((scene.offers("1 gain tool"), scene.waits()), (true, "1".into()), "(c)");
    scene.play("1 gain tool\n1 gain draw food\n1 gain draw food");
    assert!(!scene.events.contains(&Event::EclipseTurn { seat: seat(2) }), "(d)");
    scene.play("1 decline draw");
    assert!(scene.events.contains(&Event::EclipseTurn { seat: seat(2) }));
    assert_eq!(scene.refusal("2 end").rule(), "EW-2.5");
}
