//! EW-2.6: what a viewer imagines instead of what is hidden.

use ochre_kernel::{Game, Rng, Viewer};

use super::scene::{Scene, pile, seat};
use crate::player::Player;
use crate::state::{EndlessWinter, Phase};

fn imagined(scene: &Scene, viewer: Viewer) -> Vec<EndlessWinter> {
    let resample = |seed| scene.game.resample(&scene.rules, viewer, &mut Rng::from_seed(seed));
    (0..60).map(resample).collect()
}

/// Seat 1 has cards in every hidden place; some are known.
fn scene() -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder c1_01 scout").deck(1, "tribesman tribesman c1_02").pile(1, "hunter");
    scene.buried(1, "artisan c1_03 shaman").discard(1, "brave");
    (scene.player(1).known_hand, scene.player(1).known_buried) = (pile("elder"), pile("c1_03"));
    scene
}

fn hidden(player: &Player) -> [crate::Pile; 4] {
    [player.hand, player.deck, player.pile, player.buried]
}

#[test]
fn ew_2_6_what_others_may_not_know_is_imagined_anew_and_what_they_know_stays() {
    let scene = scene();
    let true_one = scene.game.players[seat(1)];
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let all = imagined(&scene, viewer);
        for game in &all {
            let player = &game.players[seat(1)];
            assert_eq!(player.owned(), true_one.owned());
            assert_eq!(hidden(player).map(|pile| pile.len()), [3, 3, 1, 3]);
            assert!(player.hand.holds(pile("elder")) && player.buried.holds(pile("c1_03")));
            assert_eq!(player.discard, true_one.discard);
        }
        for id in ["tribesman", "hunter", "c1_01", "c1_02", "artisan"] {
            for place in 0..4 {
                let is_there =
                    |game: &EndlessWinter| hidden(&game.players[seat(1)])[place].holds(pile(id));
                assert!(all.iter().any(is_there), "{id} is never imagined in place {place}");
            }
        }
    }
}

#[test]
fn ew_2_6_the_own_cards_are_not_imagined() {
    let scene = scene();
    for game in imagined(&scene, Viewer::Seat(seat(1))) {
        assert_eq!(game.players[seat(1)], scene.game.players[seat(1)]);
    }
}

#[test]
fn ew_2_6_when_the_game_is_over_nothing_is_hidden() {
    let mut scene = scene();
    scene.game.phase = Phase::Over;
    assert!(imagined(&scene, Viewer::Spectator).iter().all(|game| *game == scene.game));
}

#[test]
fn ew_4_4_a_new_card_is_imagined_only_where_the_hand_has_one_of_its_type() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder").stock(1, 3, 3).play("1 spend\n1 spend\n1 place member initiate");
    scene.play("1 top tribe_hand artisan\n1 top tribe_hand scout");
    scene.deck(1, "tribesman tribesman").player(1).known_hand = pile("");
    let bit = |id: &str| 1 << (id.parse::<crate::Card>().unwrap().tribe_type().unwrap() as u8);
    let all = imagined(&scene, Viewer::Seat(seat(2)));
    for id in ["artisan", "scout"] {
        let has = |game: &EndlessWinter| game.players[seat(1)].hand.holds(pile(id));
        let is_new = |game: &EndlessWinter| game.turn.new_in_hand & bit(id) != 0;
        assert!(all.iter().all(|game| has(game) == is_new(game)), "{id}");
        assert!(all.iter().any(has) && !all.iter().all(has), "{id} may be in hand or not");
    }
    let own = imagined(&scene, Viewer::Seat(seat(1)));
    assert!(own.iter().all(|game| game.turn == scene.game.turn));
    // Whose turn it is not keeps no such marks.
    let mut other = scene.clone();
    other.game.players.0.swap(0, 1);
    other.game.active = seat(2);
    let all = imagined(&other, Viewer::Seat(seat(2)));
    assert!(all.iter().all(|game| game.turn == other.game.turn));
}
