//! EW-9.1 to EW-9.5: final scoring.

use ochre_endless_winter_pack::{Pack, Species};
use ochre_kernel::Game;

use super::scene::{Scene, seat};
use crate::event::Event;
use crate::scoring::animals_vp;

/// A game that is over, with what `edit` gave.
#[track_caller]
fn ended(players: u8, edit: impl FnOnce(&mut Scene) -> &mut Scene) -> Scene {
    let mut scene = Scene::new(players);
    for number in 1..=players {
        scene.hand(number, "").deck(number, "").player(number).animals = Default::default();
    }
    edit(&mut scene);
    scene.finish();
    scene
}

#[test]
fn ew_9_1_food_and_tools_are_divided_by_the_ratio_of_the_level_and_rounded_down() {
    // Ratios 5, 4, 4, 3, 3, 2, 2, 1.
    for (level, vp) in (0..).zip([0, 1, 2, 2, 3, 3, 4, 4, 9]) {
        let scene = ended(2, |scene| scene.idols(1, level, 0).stock(1, 5, 4));
        assert_eq!(scene.source(1, "offering"), vp, "level {level}");
        assert_eq!(scene.vp(1), vp);
    }
}

#[test]
fn ew_9_1_an_idol_that_never_moved_gives_nothing() {
    let scene = ended(2, |scene| scene.stock(1, 6, 10));
    assert_eq!(scene.source(1, "offering"), 0);
}

#[test]
fn ew_9_1_nothing_is_counted_before_the_end() {
    let mut scene = Scene::new(2);
    scene.idols(1, 8, 0).stock(1, 6, 6).buried(1, "elder");
    assert_eq!(scene.vp(1), 0);
}

#[test]
fn ew_9_2_the_first_on_reverence_scores_buried_cards_by_its_column() {
    let cards = "elder elder elder elder elder elder elder elder";
    for (buried, vp) in (0..).zip([0, 6, 6, 6, 10, 10, 10, 15, 15]) {
        let ids: Vec<&str> = cards.split(' ').take(buried).collect();
        let scene = ended(2, |scene| scene.idols(1, 0, 1).buried(1, &ids.join(" ")));
        assert_eq!(scene.source(1, "reverence"), vp, "{buried} buried");
    }
}

#[test]
fn ew_9_2_the_second_has_another_column_and_all_others_the_last() {
    let [one, four, seven] =
        ["brave", "brave scout scout elder", "c1_01 c1_02 c1_03 c1_04 c1_05 c1_06 c1_07"];
    for (buried, vp) in [(one, [6, 3, 1, 1]), (four, [10, 6, 3, 3]), (seven, [15, 10, 6, 6])] {
        let scene = ended(4, |scene| {
            for (number, level) in [(1, 5), (2, 4), (3, 3), (4, 2)] {
                scene.idols(number, 0, level).buried(number, buried);
            }
            scene
        });
        assert_eq!([1, 2, 3, 4].map(|number| scene.source(number, "reverence")), vp);
    }
}

#[test]
fn ew_9_2_with_2_players_the_last_is_second() {
    let scene =
        ended(2, |scene| scene.idols(1, 0, 1).buried(1, "elder").idols(2, 0, 2).buried(2, "elder"));
    assert_eq!([1, 2].map(|number| scene.source(number, "reverence")), [3, 6]);
}

#[test]
fn ew_9_2_on_one_level_further_left_comes_first() {
    let scene = ended(3, |scene| {
        for (number, left) in [(1, 2), (2, 0), (3, 1)] {
            scene.idols(number, 0, 4).buried(number, "elder");
            scene.player(number).reverence_place = left;
        }
        scene
    });
    assert_eq!([1, 2, 3].map(|number| scene.source(number, "reverence")), [1, 6, 3]);
}

#[test]
fn ew_9_2_an_idol_that_never_moved_gives_nothing_and_has_no_rank() {
    let scene = ended(3, |scene| {
        scene.buried(1, "elder").idols(2, 0, 1).buried(2, "elder").idols(3, 0, 2).buried(3, "elder")
    });
    assert_eq!([1, 2, 3].map(|number| scene.source(number, "reverence")), [0, 3, 6]);
}

#[test]
fn ew_9_2_who_has_buried_nothing_scores_nothing_but_keeps_the_rank() {
    let scene = ended(2, |scene| scene.idols(1, 0, 3).idols(2, 0, 2).buried(2, "elder"));
    assert_eq!([1, 2].map(|number| scene.source(number, "reverence")), [0, 3]);
}

#[test]
fn ew_9_3_cards_count_their_vp_wherever_they_are() {
    // 1 VP each tribe card; c1_03 2, c1_07 2, c2_07 3, c1_01 1.
    let scene = ended(2, |scene| {
        scene.hand(1, "elder c1_03").deck(1, "shaman tribesman").discard(1, "c1_07 scout");
        scene.buried(1, "c2_07 hunter").pile(1, "artisan c1_01")
    });
    assert_eq!(scene.source(1, "cards"), 1 + 2 + 1 + 2 + 1 + 3 + 1 + 1 + 1);
}

#[test]
fn ew_9_3_several_cards_of_a_face_count_each() {
    let scene = ended(2, |scene| scene.hand(1, "elder elder brave").discard(1, "elder"));
    assert_eq!((scene.source(1, "cards"), scene.source(2, "cards")), (3, 0));
}

/// VP of unused animals, by the final scoring.
#[track_caller]
fn animals(species: &str) -> i32 {
    ended(2, |scene| scene.animals(1, species)).source(1, "animals")
}

#[test]
fn ew_9_4_each_species_is_one_set_by_the_printed_table() {
    for (count, vp) in [(1, 1), (2, 3), (3, 6), (4, 10)] {
        for species in ["woolly_rhino", "saber_tooth", "glyptodon", "steppe_bison"] {
            assert_eq!(animals(&[species].repeat(count).join(" ")), vp, "{count} {species}");
        }
    }
    assert_eq!(animals("woolly_rhino saber_tooth glyptodon saber_tooth"), 1 + 3 + 1);
    assert_eq!(animals("woolly_mammoth woolly_mammoth"), 6);
}

#[test]
fn ew_9_4_a_set_has_at_most_4_cards_and_one_of_mammoths_2() {
    assert_eq!(animals("ground_sloth ground_sloth ground_sloth ground_sloth ground_sloth"), 10);
    assert_eq!(animals("woolly_mammoth woolly_mammoth woolly_mammoth"), 6);
    assert_eq!(animals("woolly_mammoth woolly_mammoth argentavis"), 6);
    assert_eq!(animals("saber_tooth saber_tooth saber_tooth saber_tooth argentavis"), 10);
}

#[test]
fn ew_9_4_used_animals_do_not_count() {
    let scene = ended(2, |scene| {
        scene.animals(1, "ground_sloth").used_animals(1, "ground_sloth woolly_mammoth")
    });
    assert_eq!(scene.source(1, "animals"), 1);
}

#[test]
fn ew_9_4_argentavis_join_sets_but_are_none_of_their_own() {
    assert_eq!(animals("argentavis argentavis"), 0);
    assert_eq!(animals("ground_sloth argentavis"), 3);
    assert_eq!(animals("ground_sloth argentavis argentavis argentavis"), 10);
    assert_eq!(animals("woolly_mammoth argentavis"), 6);
}

#[test]
fn ew_9_4_argentavis_are_assigned_for_the_most_vp() {
    assert_eq!(animals("ground_sloth ground_sloth ground_sloth woolly_rhino argentavis"), 10 + 1);
    assert_eq!(animals("woolly_mammoth ground_sloth ground_sloth argentavis"), 6 + 3);
    assert_eq!(animals("ground_sloth woolly_rhino argentavis argentavis argentavis"), 10 + 1);
}

/// The most VP by trying every species for every argentavis.
fn by_trying(animals: &mut [usize; 7], wild: usize) -> u32 {
    let set = |species: Species, n: usize| match (species, n) {
        (Species::Argentavis, _) => 0,
        (Species::WoollyMammoth, n) => [0, 2, 6][n.min(2)],
        (_, n) => [0, 1, 3, 6, 10][n.min(4)],
    };
    let mut best: u32 = Species::ALL.into_iter().map(|one| set(one, animals[one.index()])).sum();
    for species in 0..6 {
        if 0 < wild && 0 < animals[species] {
            animals[species] += 1;
            best = best.max(by_trying(animals, wild - 1));
            animals[species] -= 1;
        }
    }
    best
}

#[test]
fn ew_9_4_no_other_assignment_of_argentavis_is_worth_more() {
    assert_eq!(Pack::released()[0].animals[5].set_vp, [2, 6]);
    let rules = Scene::new(2).rules;
    let mut luck = ochre_kernel::Rng::from_seed(94);
    for _ in 0..500 {
        let mut counts: [u8; 7] = std::array::from_fn(|_| luck.below(5) as u8);
        counts[5] %= 4;
        let mut own = counts.map(usize::from);
        let expected = by_trying(&mut own, usize::from(counts[6]));
        assert_eq!(u32::from(animals_vp(&rules, &counts)), expected, "{counts:?}");
    }
}

/// Who has won.
fn winner(scene: &Scene) -> String {
    let shares = scene.game.win_shares(&scene.rules).unwrap();
    let won: Vec<_> = scene.rules.seats().filter(|&seat| shares[seat] == 1.0).collect();
    assert_eq!(won.len(), 1);
    won[0].to_string()
}

#[test]
fn ew_9_5_most_vp_win() {
    let scene = ended(3, |scene| scene.hand(2, "elder elder").hand(3, "elder"));
    assert_eq!([1, 2, 3].map(|number| scene.vp(number)), [0, 2, 1]);
    assert_eq!(winner(&scene), "2");
    let last = &scene.events[scene.events.len() - 4..];
    let score = |number, score| Event::FinalScore { seat: seat(number), score };
    assert_eq!(last, [Event::Ended, score(1, 0), score(2, 2), score(3, 1)]);
}

#[test]
fn ew_9_5_of_equals_the_one_higher_in_the_order_of_the_last_eclipse_wins() {
    let scene = ended(3, |scene| scene.hand(1, "elder").hand(2, "elder"));
    assert_eq!((scene.order(), winner(&scene)), ("3 2 1".into(), "2".into()));
    let scene = ended(3, |scene| scene.hand(1, "elder").hand(2, "elder").figures("1 chief rest"));
    assert_eq!((scene.order(), winner(&scene)), ("1 3 2".into(), "1".into()));
}

#[test]
fn ew_9_5_nobody_has_won_before_the_end() {
    assert_eq!(Scene::new(2).game.win_shares(&Scene::new(2).rules), None);
}

#[test]
fn ew_9_5_the_score_is_the_sum_of_all_sources() {
    let scene = ended(2, |scene| {
        scene.player(1).vp = [1, 2, 3, 4, 5, 6, 7];
        scene.idols(1, 8, 1).stock(1, 2, 1).buried(1, "elder").animals(1, "ground_sloth")
    });
    assert_eq!(scene.vp(1), 28 + 3 + 6 + 1 + 1);
}
