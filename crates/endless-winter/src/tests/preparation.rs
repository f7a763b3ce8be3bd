//! EW-7.1 to EW-7.5: the preparation phase.

use ochre_kernel::Refusal;

use super::scene::{Scene, pile, seat};
use crate::event::Event;

/// Two players before the eclipse of a round.
fn scene(round: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.round(round);
    scene
}

/// Goes through the eclipse; nobody takes anything there.
fn prepare(scene: &mut Scene) -> &mut Scene {
    scene.eclipse().play("2 decline draw\n1 decline idol")
}

/// The culture cards that lie open, place by place.
fn market(scene: &Scene) -> String {
    let id = |card: &Option<crate::Card>| card.map_or("-".to_owned(), |card| card.to_string());
    scene.game.market.iter().map(id).collect::<Vec<_>>().join(" ")
}

const ERA_1: &str = "c1_01 c1_02 c1_03 c1_04 c1_05 c1_06 c1_07 c1_08";
const ERA_2: &str = "c2_01 c2_02 c2_03 c2_04 c2_05 c2_06 c2_07 c2_08";

#[test]
fn ew_7_1_the_round_marker_moves_on() {
    for round in 1..=3 {
        let mut scene = scene(round);
        prepare(&mut scene).let_chance();
        assert_eq!(scene.game.round, round + 1);
        assert!(scene.events.contains(&Event::RoundBegan { round: round + 1 }));
    }
}

#[test]
fn ew_7_1_after_round_4_there_is_no_preparation() {
    let mut scene = scene(4);
    prepare(&mut scene);
    assert_eq!((scene.waits(), scene.game.round), ("over".into(), 4));
}

#[test]
fn ew_7_2_all_figures_return() {
    let mut scene = scene(1);
    scene.figures("1 chief hunt, 2 member rest, 1 member hunt, 2 member develop, 1 member migrate");
    scene.figures("2 chief rest");
    prepare(&mut scene).let_chance();
    assert_eq!(scene.game.placed().count(), 0);
    assert_eq!(scene.offered("2 place").len(), 10, "the chief and a member, five spots each");
    scene.play("2 place member hunt\n2 bottom\n* animal steppe_bison");
    assert_eq!(scene.player(2).animals.iter().sum::<u8>(), 2, "the bottom is open again");
}

#[test]
fn ew_7_3_the_hunting_grounds_are_filled_to_one_more_than_players() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        scene.grounds("woolly_rhino").eclipse();
        for number in (1..=players).rev() {
            if scene.waits() == number.to_string() {
                let line = scene.possible().pop().unwrap();
                scene.play(&line);
            }
        }
        scene.let_chance();
        assert_eq!(scene.game.n_grounds(), players + 1);
    }
}

#[test]
fn ew_7_3_the_hunting_grounds_are_never_reduced() {
    let mut scene = scene(1);
    scene.grounds("woolly_rhino woolly_rhino glyptodon glyptodon saber_tooth saber_tooth");
    prepare(&mut scene);
    assert!(scene.offers("* draw tribesman"), "no animal, no culture card is missing");
    assert_eq!(scene.let_chance().game.n_grounds(), 6);
}

#[test]
fn ew_7_3_a_short_deck_fills_the_grounds_as_far_as_it_goes() {
    let mut scene = scene(1);
    scene.grounds("").animal_deck("argentavis");
    prepare(&mut scene).play("* animal argentavis");
    assert_eq!(scene.game.n_grounds(), 1);
    assert!(scene.offers("* draw tribesman"));
}

#[test]
fn ew_7_4_after_round_1_free_places_are_filled_from_era_1() {
    let mut scene = scene(1);
    (scene.game.market[1], scene.game.market[6]) = (None, None);
    prepare(&mut scene);
    let possible: Vec<String> = (9..=20).map(|n| format!("* culture 2 c1_{n:02}")).collect();
    assert_eq!(scene.possible(), possible);
    scene.play("* culture 2 c1_20\n* culture 7 c1_09");
    assert_eq!(market(&scene), "c1_01 c1_20 c1_03 c1_04 c1_05 c1_06 c1_09 c1_08");
    assert!(scene.offers("* draw tribesman"));
}

#[test]
fn ew_7_4_after_round_2_all_are_discarded_and_8_of_era_2_laid_out() {
    let mut scene = scene(2);
    scene.game.market[3] = None;
    prepare(&mut scene);
    assert!(scene.events.contains(&Event::CultureCleared));
    assert_eq!(market(&scene), "- - - - - - - -");
    let possible: Vec<String> = (1..=20).map(|n| format!("* culture 1 c2_{n:02}")).collect();
    assert_eq!(scene.possible(), possible);
    let why = scene.refusal("* culture 1 c1_20");
    assert_eq!(why.rule(), "EW-11.1");
    assert_eq!(
        why.to_string(),
        "that can't have come: now chance decides: a culture card (EW-11.1)"
    );
    scene.let_chance();
    assert_eq!(market(&scene), ERA_2);
}

#[test]
fn ew_7_4_after_round_3_free_places_are_filled_from_era_2() {
    let mut scene = scene(2);
    prepare(&mut scene).let_chance();
    scene.round(3).game.market[0] = None;
    scene.eclipse().play("1 decline draw\n2 decline idol");
    let possible: Vec<String> = (9..=20).map(|n| format!("* culture 1 c2_{n:02}")).collect();
    assert_eq!(scene.possible(), possible, "c2_01 has gone, c2_02 to c2_08 still lie");
    scene.play("* culture 1 c2_14");
    assert_eq!(market(&scene), ERA_2.replace("c2_01", "c2_14"));
}

#[test]
fn ew_7_4_what_nobody_took_stays_within_an_era() {
    let mut scene = scene(1);
    prepare(&mut scene).let_chance();
    assert_eq!(market(&scene), ERA_1);
    assert!(!scene.events.contains(&Event::CultureCleared));
}

#[test]
fn ew_7_5_everyone_draws_5_cards_on_top_of_the_hand_they_kept() {
    let mut scene = scene(1);
    scene.hand(1, "c1_16 elder elder brave").hand(2, "");
    prepare(&mut scene).let_chance();
    let tribesmen = "tribesman tribesman tribesman tribesman tribesman";
    assert_eq!(scene.player(1).hand, pile(&format!("c1_16 elder elder brave {tribesmen}")));
    assert_eq!(scene.player(2).hand, pile(tribesmen));
}

#[test]
fn ew_7_5_an_empty_deck_is_made_of_the_discard_pile_in_between() {
    let mut scene = scene(1);
    scene.deck(2, "brave").discard(2, "elder artisan scout shaman shaman").pile(2, "tribesman");
    prepare(&mut scene).play("* draw brave");
    assert!(scene.events.contains(&Event::Shuffled { seat: seat(2) }));
    let five = ["tribesman", "elder", "artisan", "scout", "shaman"];
    assert_eq!(scene.possible(), five.map(|card| format!("* draw {card}")), "the pile is in, too");
    scene.play("* draw shaman\n* draw shaman\n* draw elder\n* draw scout");
    assert_eq!(scene.player(2).deck, pile("artisan tribesman"));
}

#[test]
fn ew_7_5_who_has_nothing_left_to_draw_draws_less() {
    let mut scene = scene(1);
    scene.hand(2, "").deck(2, "brave").discard(2, "elder").hand(1, "").deck(1, "").discard(1, "");
    prepare(&mut scene).play("* draw brave\n* draw elder");
    assert_eq!(scene.player(2).hand, pile("brave elder"));
    assert_eq!((scene.player(1).hand, scene.waits()), (pile(""), "2".into()), "round 2 begins");
}

#[test]
fn ew_7_5_the_five_cards_are_not_taken_as_anything_else() {
    let mut scene = scene(1);
    prepare(&mut scene);
    for _ in 0..10 {
        assert_eq!(scene.possible(), ["* draw tribesman"], "nobody is asked");
        scene.play("* draw tribesman");
    }
    assert_eq!(scene.waits(), "2");
}
