//! SA-4.5 to SA-4.7: paying for cards and buildings, or declining them.

use std::collections::BTreeSet;

use super::scene::Scene;
use crate::buildings::Tile;
use crate::illegal::Illegal;
use crate::resources::Stock;

/// Every heap of up to 8 pieces: counts of wood, brick, stone and gold.
fn heaps() -> impl Iterator<Item = [u16; 4]> {
    (0..9u16.pow(4))
        .map(|n| [n % 9, n / 9 % 9, n / 81 % 9, n / 729])
        .filter(|heap| (1..=8).contains(&heap.iter().sum::<u16>()))
}

fn text(heap: [u16; 4]) -> String {
    let kinds = ["wood", "brick", "stone", "gold"].into_iter().zip(heap);
    let words = kinds.filter(|&(_, n)| n != 0).map(|(kind, n)| format!("{n} {kind}"));
    format!("pay {}", words.collect::<Vec<_>>().join(" "))
}

fn worth([wood, brick, stone, gold]: [u16; 4]) -> u16 {
    3 * wood + 4 * brick + 5 * stone + 6 * gold
}

fn kinds(heap: [u16; 4]) -> usize {
    heap.iter().filter(|&&count| count != 0).count()
}

#[test]
fn sa_4_5_a_card_costs_as_many_resources_of_any_mix_as_its_space() {
    for space in 1..=4u16 {
        let mut scene = Scene::new(2);
        scene.tribe(1).stock = Stock([9, 9, 9, 9]);
        scene.people_on(&format!("1 card-{space} 1"));
        let offered: BTreeSet<String> = scene.choices_to("pay").into_iter().collect();
        let expected: BTreeSet<String> =
            heaps().filter(|heap| heap.iter().sum::<u16>() == space).map(text).collect();
        assert_eq!(offered, expected);
        assert_eq!(scene.choices().len(), expected.len() + 1, "and `decline`");
        for wrong in [space - 1, space + 1].into_iter().filter(|&wrong| wrong != 0) {
            let why = Illegal::CardPrice { pieces: space as u8, paid: wrong };
            assert_eq!(scene.why_not(&format!("1 pay {wrong} gold")), why);
        }
        let why = "this is the time to pay or to decline (SA-4.5)";
        assert_eq!(scene.refused("1 use card-1"), why);
    }
}

#[test]
fn sa_4_5_a_card_is_paid_with_what_one_has() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([1, 0, 2, 0]);
    scene.people_on("1 card-2 1");
    assert_eq!(scene.choices(), ["pay 2 stone", "pay 1 wood 1 stone", "decline"]);
    let why = "you don't have these resources: pay what you have (SA-4.5)";
    assert_eq!(scene.refused("1 pay 2 wood"), why);
    scene.play("1 pay 1 wood 1 stone");
    let tribe = scene.tribe(1);
    assert_eq!((tribe.stock, tribe.cards.len(), tribe.home), (Stock([0, 0, 1, 0]), 1, 5));
    assert!(tribe.cards.has("C12".parse().unwrap()));
}

#[test]
fn sa_4_5_a_declined_card_stays_and_the_person_goes_home() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([4, 0, 0, 0]);
    scene.people_on("1 card-4 1; 2 hunt 1").play("1 decline");
    assert_eq!((scene.cards(), scene.tribe(1).home), ("C11 C12 C13 C15".into(), 5));
    assert_eq!(scene.tribe(1).stock, Stock([4, 0, 0, 0]));
}

#[test]
fn sa_4_5_cards_do_not_slide_during_phase_2_so_costs_stay() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([9, 0, 0, 0]);
    scene.tribe(2).stock = Stock([9, 0, 0, 0]);
    scene.people_on("1 card-1 1; 1 card-3 1; 2 card-2 1; 2 card-4 1");
    scene.play("1 use card-1; 1 pay 1 wood; 1 pay 3 wood");
    assert_eq!(scene.cards(), "- C12 - C15");
    scene.play("2 use card-4; 2 pay 4 wood; 2 pay 2 wood");
    assert_eq!(scene.cards(), "- - - -");
}

#[test]
fn sa_4_6_a_building_is_paid_scored_and_taken_at_once() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([3, 1, 0, 0]);
    scene.people_on("1 building-1 1; 1 hunt 1").play("1 use building-1; 1 pay 2 wood 1 brick");
    assert_eq!((scene.score(1), scene.points(1, "buildings")), (10, 10));
    let tribe = scene.tribe(1);
    assert_eq!(tribe.stock, Stock([1, 0, 0, 0]));
    assert!(tribe.buildings.has("B01".parse().unwrap()));
}

#[test]
fn sa_4_6_the_next_tile_is_turned_up_at_once_but_is_for_the_next_round() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([2, 1, 0, 0]);
    scene.tribe(2).stock = Stock([9, 9, 9, 9]);
    scene.people_on("1 building-1 1; 1 hunt 1; 2 hunt 1; 2 forest 1");
    scene.play("1 use building-1; 1 pay 2 wood 1 brick");
    assert_eq!(scene.turn(), "*", "before anything else (SA-12.1)");
    scene.play("* building-1 B02");
    assert_eq!(scene.game.top_tile(0), "B02".parse().ok());
    assert_eq!((scene.game.tiles_left(0), scene.tribe(1).home), (6, 4));
    scene.play("* roll 1");
    assert_eq!(scene.choices(), ["use hunt", "use forest"], "nobody places in phase 2");
    assert_eq!(scene.refused("2 use building-1"), "you have nobody on building-1 (SA-4.1)");
    scene.play("2 use hunt; * roll 1; * roll 1");
    assert!(scene.choices().contains(&"place building-1 1".into()));
}

#[test]
fn sa_4_6_after_the_last_tile_nothing_is_turned_up() {
    let mut scene = Scene::new(2);
    scene.tiles_left(1, 1).tribe(1).stock = Stock([2, 1, 0, 0]);
    scene.people_on("1 building-1 1; 1 hunt 1").play("1 use building-1; 1 pay 2 wood 1 brick");
    assert_eq!((scene.game.top_tile(0), scene.game.tiles_left(0)), (None, 0));
    scene.play("* roll 1");
}

#[test]
fn sa_4_6_a_declined_building_stays_and_the_person_goes_home() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([2, 1, 0, 0]);
    scene.people_on("1 building-1 1");
    assert_eq!(scene.choices(), ["pay 2 wood 1 brick", "decline"]);
    scene.play("1 decline");
    let top = scene.game.top_tile(0).map(|tile| tile.to_string());
    assert_eq!((top.as_deref(), scene.game.tiles_left(0)), (Some("B01"), 7));
    assert_eq!((scene.tribe(1).home, scene.tribe(1).stock), (5, Stock([2, 1, 0, 0])));
    assert_eq!(scene.score(1), 0);
}

#[test]
fn sa_4_6_a_building_is_paid_with_what_one_has() {
    let mut scene = Scene::new(2);
    scene.tribe(1).stock = Stock([1, 3, 0, 1]);
    scene.people_on("1 building-2 1");
    // 4 of exactly 2 kinds.
    assert_eq!(scene.choices(), ["pay 1 wood 3 brick", "pay 3 brick 1 gold", "decline"]);
    let why = "you don't have these resources: pay what you have (SA-4.6)";
    assert_eq!(scene.refused("1 pay 2 wood 2 brick"), why);
}

/// The tiles by their numbers, as the rules and the scans have them: (a) fixed, (b) counted, (c)
/// free.
fn accepts(number: u8, heap: [u16; 4]) -> bool {
    let n_pieces = heap.iter().sum::<u16>();
    let fixed: [[u16; 4]; 17] = [
        [2, 1, 0, 0],
        [2, 0, 1, 0],
        [1, 2, 0, 0],
        [2, 0, 0, 1],
        [1, 1, 1, 0],
        [1, 1, 1, 0],
        [1, 0, 2, 0],
        [0, 2, 1, 0],
        [1, 1, 0, 1],
        [1, 1, 0, 1],
        [0, 2, 0, 1],
        [0, 1, 2, 0],
        [1, 0, 1, 1],
        [1, 0, 1, 1],
        [0, 1, 1, 1],
        [0, 1, 1, 1],
        [0, 0, 2, 1],
    ];
    match number {
        1..=17 => heap == fixed[usize::from(number - 1)],
        18..=21 => n_pieces == 4 && kinds(heap) == usize::from(number - 17),
        22..=25 => n_pieces == 5 && kinds(heap) == usize::from(number - 21),
        _ => (1..=7).contains(&n_pieces),
    }
}

#[test]
fn sa_4_7_each_building_accepts_exactly_its_payments_and_scores_their_worth() {
    for tile in Tile::all() {
        let mut scene = Scene::new(2);
        if scene.game.top_tile(0) != Some(tile) {
            if scene.game.top_tile(1) == Some(tile) {
                scene.tile(2, "B28");
            }
            scene.tile(1, &tile.to_string());
        }
        scene.tribe(1).stock = Stock([9, 9, 9, 9]);
        scene.people_on("1 building-1 1");
        let expected: Vec<[u16; 4]> =
            heaps().filter(|&heap| accepts(tile.number(), heap)).collect();
        let offered: BTreeSet<String> = scene.choices_to("pay").into_iter().collect();
        assert_eq!(offered, expected.iter().copied().map(text).collect(), "{tile}");
        for heap in heaps().filter(|&heap| !accepts(tile.number(), heap)) {
            let refusal = scene.refused(&format!("1 {}", text(heap)));
            assert!(refusal.ends_with("(SA-4.7)"), "{tile}, {heap:?}: {refusal}");
        }
        for heap in expected {
            let mut scene = scene.clone();
            scene.play(&format!("1 {}", text(heap)));
            assert_eq!(scene.score(1), i32::from(worth(heap)), "{tile}, {heap:?}");
            assert_eq!(scene.tribe(1).stock.0, [0, 1, 2, 3].map(|kind| 9 - heap[kind]));
        }
    }
}

#[test]
fn sa_4_7_buildings_say_why_they_refuse_a_payment() {
    let mut scene = Scene::new(3);
    for number in 1..=3 {
        scene.tribe(number).stock = Stock([9, 9, 9, 9]);
    }
    scene.people_on("1 building-1 1; 2 building-2 1; 3 building-3 1");
    let why = "B01 costs exactly the resources printed on it (SA-4.7)";
    for wrong in ["1 wood 2 brick", "2 wood 1 stone", "2 wood", "2 wood 1 brick 1 gold"] {
        assert_eq!(scene.refused(&format!("1 pay {wrong}")), why);
    }
    scene.play("1 decline");
    let why = "B19 costs exactly 4 resources of exactly 2 kinds (SA-4.7)";
    for wrong in ["4 wood", "2 wood 1 brick 1 gold", "2 wood 1 brick", "2 wood 3 brick"] {
        assert_eq!(scene.refused(&format!("2 pay {wrong}")), why);
    }
    scene.play("2 decline");
    let why = "B26 costs 1 to 7 resources, not 8 (SA-4.7)";
    assert_eq!(scene.refused("3 pay 2 wood 2 brick 2 stone 2 gold"), why);
    scene.play("3 pay 1 wood 2 brick 2 stone 2 gold; * building-3 B28");
    assert_eq!(scene.score(3), 3 + 8 + 10 + 12);
}
