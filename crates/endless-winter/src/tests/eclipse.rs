//! EW-6.1, EW-6.2 and EW-6.4: eclipse piles, labor and the new turn order.

use ochre_endless_winter_pack::Pack;
use ochre_kernel::Refusal;

use super::scene::{Scene, pile, seat};
use super::scene_edits::gains;
use crate::event::Event;

/// Labor of the eclipse, in halves.
fn labor(scene: &mut Scene, number: u8) -> u8 {
    scene.player(number).eclipse_labor
}

#[test]
fn ew_6_1_a_pile_gives_the_labor_of_its_tribe_cards() {
    let mut scene = Scene::new(2);
    scene.pile(1, "tribesman tribesman elder").pile(2, "tribeswoman").eclipse();
    assert_eq!((labor(&mut scene, 1), labor(&mut scene, 2)), (6, 3));
}

#[test]
fn ew_6_1_abilities_of_the_columns_give_no_labor_in_the_eclipse() {
    let mut scene = Scene::new(2);
    scene.pile(1, "brave").pile(2, "hunter artisan").eclipse();
    assert_eq!((labor(&mut scene, 1), labor(&mut scene, 2)), (3, 4));
}

#[test]
fn ew_6_1_eclipse_abilities_that_give_labor_count() {
    let mut scene = Scene::new(2);
    scene.pile(1, "shaman").pile(2, "shaman shaman").eclipse();
    assert_eq!((labor(&mut scene, 1), labor(&mut scene, 2)), (3, 6));
}

#[test]
fn ew_6_1_each_resting_figure_is_worth_one_and_a_half_labor() {
    let mut scene = Scene::new(3);
    scene.figures("1 member rest, 2 chief hunt, 3 member rest, 3 chief rest").eclipse();
    let labor = [1, 2, 3].map(|number| labor(&mut scene, number));
    assert_eq!(labor, [3, 0, 6]);
}

#[test]
fn ew_6_1_culture_cards_give_no_labor_and_return_to_hand() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder").pile(1, "c1_16 tribesman c2_15").eclipse();
    assert_eq!(labor(&mut scene, 1), 2);
    assert_eq!(scene.player(1).hand, pile("elder c1_16 c2_15"));
    assert_eq!(scene.player(1).above, pile("tribesman"));
    assert!(scene.player(1).pile.is_empty());
}

#[test]
fn ew_6_1_all_reveal_before_anybody_gains() {
    let mut scene = Scene::new(2);
    scene.pile(1, "tribesman c1_16").pile(2, "brave").eclipse();
    let [first, second] = [seat(1), seat(2)];
    let revealed = |seat, tribe, bluff, labor| Event::PileRevealed {
        seat,
        tribe: pile(tribe),
        bluff: pile(bluff),
        labor,
    };
    let order = scene.game.order;
    let expected = [
        revealed(first, "tribesman", "c1_16", 2),
        revealed(second, "brave", "", 3),
        Event::OrderSet { order, players: 2 },
        Event::EclipseTurn { seat: second },
    ];
    assert_eq!(scene.events, expected);
}

#[test]
fn ew_6_1_food_can_not_be_spent_in_the_eclipse() {
    let mut scene = Scene::new(2);
    scene.stock(2, 6, 0).pile(1, "hunter").eclipse();
    assert_eq!((labor(&mut scene, 2), scene.order()), (0, "1 2".into()));
    let why = "that can't be done now: now the player takes what was gained (EW-2.5)";
    assert_eq!(scene.refusal("1 spend").to_string(), why, "part (a)");
    scene.play("1 decline draw");
    let why = scene.refusal("1 spend");
    assert_eq!(why.rule(), "EW-6.3", "part (b)");
    let text = "that can't be done now: now the player uses abilities of the eclipse (EW-6.3)";
    assert_eq!(why.to_string(), text);
}

#[test]
fn ew_6_1_labor_is_neither_asked_for_nor_declined() {
    let mut scene = Scene::new(2);
    scene.pile(1, "shaman").eclipse();
    assert_eq!((labor(&mut scene, 1), scene.order()), (3, "1 2".into()));
    scene.play("1 decline draw");
    assert_eq!(scene.possible(), ["1 use shaman 3", "1 end"], "the idol, not the labor");
}

#[test]
fn ew_6_1_labor_counts_even_if_the_rest_of_its_ability_is_not_used() {
    let mut pack = Pack::released()[0].clone();
    pack.tribe_cards[3].abilities[1].gain = gains("labor_halves 3 food 2");
    let mut scene = Scene::with_pack(2, "", &pack);
    scene.stock(1, 0, 0).pile(1, "hunter").pile(2, "tribesman tribesman").eclipse();
    assert_eq!((labor(&mut scene, 1), scene.order()), (5, "1 2".into()));
    scene.play("1 decline draw");
    assert_eq!(scene.possible(), ["1 use hunter 2", "1 end"]);
    scene.play("1 end");
    assert_eq!((labor(&mut scene, 1), scene.player(1).food), (5, 0));
}

#[test]
fn ew_6_2_who_has_most_labor_comes_first() {
    let mut scene = Scene::new(3);
    scene.pile(1, "tribesman").pile(2, "tribesman tribesman tribesman").pile(3, "elder artisan");
    assert_eq!(scene.eclipse().order(), "2 3 1");
}

#[test]
fn ew_6_2_half_a_labor_decides() {
    let mut scene = Scene::new(2);
    scene.pile(1, "tribeswoman").pile(2, "tribesman");
    assert_eq!(scene.eclipse().order(), "1 2");
}

#[test]
fn ew_6_2_equal_labor_puts_the_later_player_first() {
    let mut scene = Scene::new(3);
    scene.pile(1, "tribesman tribesman").pile(2, "tribesman").pile(3, "tribesman tribesman");
    assert_eq!(scene.eclipse().order(), "3 1 2");
}

#[test]
fn ew_6_2_later_means_in_the_order_of_this_round() {
    let mut scene = Scene::new(3);
    scene.game.order[..3].copy_from_slice(&[seat(3), seat(1), seat(2)]);
    scene.pile(1, "tribesman").pile(2, "elder").pile(3, "artisan");
    assert_eq!(scene.eclipse().order(), "2 1 3");
}

#[test]
fn ew_6_2_without_any_labor_the_order_is_turned_around() {
    let mut scene = Scene::new(4);
    assert_eq!(scene.order(), "1 2 3 4");
    assert_eq!(scene.eclipse().order(), "4 3 2 1");
}

#[test]
fn ew_6_2_the_new_order_holds_in_the_next_round() {
    let mut scene = Scene::new(2);
    scene.eclipse().play("2 decline draw\n1 decline idol").let_chance();
    assert_eq!((scene.game.round, scene.waits()), (2, "2".into()));
    scene.play("2 place chief hunt\n2 end");
    assert_eq!(scene.waits(), "1");
}

#[test]
fn ew_6_4_revealed_tribe_cards_are_discarded_at_the_end_of_the_eclipse() {
    let mut scene = Scene::new(2);
    scene.discard(1, "elder").pile(1, "tribesman").pile(2, "tribesman c1_16").eclipse();
    scene.play("2 decline draw");
    assert_eq!(scene.player(2).above, pile("tribesman"), "not before all are done");
    assert_eq!((scene.waits(), scene.player(2).discard), ("1".into(), pile("")));
    scene.play("1 decline idol");
    assert_eq!(scene.player(1).discard, pile("elder tribesman"));
    assert_eq!(scene.player(2).discard, pile("tribesman"));
    assert!(scene.player(1).above.is_empty() && scene.player(2).above.is_empty());
}

#[test]
fn ew_6_4_a_draw_of_the_eclipse_does_not_shuffle_the_revealed_cards() {
    let mut scene = Scene::new(2);
    scene.deck(1, "").discard(1, "elder").pile(1, "tribesman tribesman").eclipse();
    scene.play("1 gain draw");
    assert_eq!(scene.possible(), ["* draw elder"]);
    assert_eq!(scene.player(1).above, pile("tribesman tribesman"));
}

#[test]
fn ew_6_4_with_nothing_but_revealed_cards_there_is_nothing_to_draw() {
    let mut scene = Scene::new(2);
    scene.deck(1, "").discard(1, "").pile(1, "tribesman tribesman").eclipse();
    assert!(!scene.offers("1 gain draw") && scene.offers("1 gain draw tool"));
    let why = scene.refusal("1 gain draw");
    assert_eq!(why.rule(), "EW-2.1");
    assert_eq!(why.to_string(), "deck and discard pile are empty (EW-2.1)");
}
