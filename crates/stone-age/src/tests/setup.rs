//! SA-2.1 to SA-2.4: the set-up.

use super::scene::{Scene, seat};
use crate::resources::Stock;
use crate::state::StoneAge;

#[test]
fn sa_2_1_everyone_begins_with_5_people_and_12_food_and_nothing_else() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        for number in 1..=players {
            let tribe = scene.tribe(number);
            assert_eq!((tribe.people, tribe.home, tribe.food), (5, 5, 12));
            assert_eq!((tribe.agriculture, tribe.stock), (0, Stock([0; 4])));
            assert!(tribe.tools.is_empty() && tribe.one_use.is_empty() && !tribe.two_resources);
            assert!(tribe.cards.is_empty() && tribe.buildings.is_empty());
            assert_eq!(scene.score(number), 0, "seat {number} of {players}");
        }
    }
}

#[test]
fn sa_2_2_as_many_stacks_of_7_as_players_each_with_its_top_tile_face_up() {
    for players in 2..=4u8 {
        let scene = Scene::new(players);
        let tops = ["B01", "B19", "B26", "B12"];
        for stack in 0..4 {
            let in_use = stack < players;
            let top = scene.game.top_tile(stack).map(|tile| tile.to_string());
            let expected = in_use.then(|| tops[usize::from(stack)].to_string());
            assert_eq!(top, expected, "stack {stack} of {players}");
            assert_eq!(scene.game.tiles_left(stack), if in_use { 7 } else { 0 });
        }
    }
    assert_eq!(StoneAge::STACK_TILES * 4, 28);
}

#[test]
fn sa_2_2_each_unseen_tile_comes_with_equal_chance_those_out_of_the_game_included() {
    let mut scene = Scene::before_setup(2, &[]);
    let all = |stack: u8, seen: &[u8]| -> Vec<(String, u32)> {
        let unseen = (1..=28).filter(|number| !seen.contains(number));
        unseen.map(|number| (format!("building-{stack} B{number:02}"), 1)).collect()
    };
    assert_eq!(scene.outcomes(), all(1, &[]));
    scene.play("* building-1 B05");
    assert_eq!(scene.outcomes(), all(2, &[5]));
    scene.play("* building-2 B28; * card-1 C01; * card-2 C02; * card-3 C03; * card-4 C04");
    // Only 12 tiles are face down in the two stacks, but any of 26 may be among them.
    scene.tribe(1).stock = Stock([1, 1, 1, 0]);
    scene.people_on("1 building-1 1").play("1 pay 1 wood 1 brick 1 stone");
    assert_eq!(scene.outcomes(), all(1, &[5, 28]));
    assert_eq!(scene.refused("* building-1 B28"), "B28 was turned up before (SA-2.2)");
    assert_eq!(scene.refused("* building-1 B05"), "B05 was turned up before (SA-2.2)");
    scene.play("* building-1 B27");
}

#[test]
fn sa_2_2_stacks_that_are_not_used_are_no_places() {
    for (players, offered) in [(2, 2), (3, 3), (4, 4)] {
        let choices = Scene::new(players).choices();
        let n_buildings = choices.iter().filter(|choice| choice.contains("building")).count();
        assert_eq!(n_buildings, offered, "{players} players");
    }
}

#[test]
fn sa_2_3_four_cards_are_revealed_whatever_the_number_of_players() {
    for players in 2..=4 {
        let scene = Scene::new(players);
        assert_eq!(scene.cards(), "C11 C12 C13 C15", "{players} players");
        assert_eq!(scene.game.cards_left(), 32);
    }
}

#[test]
fn sa_2_3_each_card_of_the_deck_comes_with_equal_chance() {
    let mut scene = Scene::before_setup(2, &[]);
    scene.play("* building-1 B01; * building-2 B02");
    let all = |space: u8, seen: &[u8]| -> Vec<(String, u32)> {
        let unseen = (1..=36).filter(|number| !seen.contains(number));
        unseen.map(|number| (format!("card-{space} C{number:02}"), 1)).collect()
    };
    assert_eq!(scene.outcomes(), all(1, &[]));
    scene.play("* card-1 C36");
    assert_eq!(scene.outcomes(), all(2, &[36]));
    assert_eq!(scene.refused("* card-2 C36"), "C36 is not in the deck any more (SA-2.3)");
}

#[test]
fn sa_2_3_the_spaces_cost_1_2_3_and_4_resources() {
    for space in 1..=4u8 {
        let mut scene = Scene::new(2);
        scene.tribe(1).stock = Stock([9, 0, 0, 0]);
        scene.people_on(&format!("1 card-{space} 1"));
        assert_eq!(scene.choices(), [format!("pay {space} wood"), "decline".into()]);
    }
}

#[test]
fn sa_2_4_seat_1_starts_and_the_seats_go_clockwise() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        assert_eq!(scene.game.start_player(), seat(1));
        for number in 1..=players {
            scene.play(&format!("{number} place hunt 1"));
        }
        assert_eq!(scene.turn(), "1", "{players} players");
    }
}

#[test]
fn sa_12_1_the_set_up_turns_up_buildings_by_stack_and_then_cards_by_space() {
    for players in 2..=4 {
        let mut scene = Scene::before_setup(players, &[]);
        for stack in 1..=players {
            let other = if stack == players { 1 } else { stack + 1 };
            let why = format!("the next one to be turned up is on building-{stack} (SA-12.1)");
            assert_eq!(scene.refused(&format!("* building-{other} B09")), why);
            let why = "a building must be turned up first (SA-12.1)";
            assert_eq!(scene.refused("* card-1 C09"), why);
            scene.play(&format!("* building-{stack} B{stack:02}"));
        }
        for space in 1..=4 {
            let other = space % 4 + 1;
            let why = format!("the next one to be turned up is on card-{space} (SA-12.1)");
            assert_eq!(scene.refused(&format!("* card-{other} C09")), why);
            scene.play(&format!("* card-{space} C{space:02}"));
        }
        assert_eq!(scene.turn(), "1");
    }
}
