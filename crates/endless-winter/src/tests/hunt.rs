//! EW-5.11 to EW-5.13: the column Hunt.

use ochre_endless_winter_pack::Species;

use super::scene::Scene;

/// Seat 1 stands in Hunt with so many tools and labor; these animals lie in the hunting grounds.
fn hunting(grounds: &str, tools: u8, labor: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.hand(1, &vec!["tribesman"; labor.into()].join(" ")).stock(1, 0, tools).grounds(grounds);
    scene.play("1 place member hunt");
    for _ in 0..labor {
        scene.play("1 play tribesman");
    }
    scene
}

/// The animals in the hunting grounds.
fn grounds(scene: &Scene) -> String {
    let lie =
        |&species: &Species| std::iter::repeat_n(species.id(), scene.game.grounds(species).into());
    Species::ALL.iter().flat_map(lie).collect::<Vec<_>>().join(" ")
}

#[test]
fn ew_5_11_a_labor_turns_up_two_animals_from_the_deck() {
    let mut scene = hunting("ground_sloth", 0, 2);
    scene.play("1 top reveal\n* animal glyptodon\n* animal argentavis");
    assert_eq!(grounds(&scene), "ground_sloth glyptodon argentavis");
    assert_eq!((scene.labor(), scene.waits().as_str()), (2, "1"));
}

#[test]
fn ew_5_11_at_most_six_animals_lie_in_the_hunting_grounds() {
    let mut scene = hunting("ground_sloth ground_sloth saber_tooth glyptodon glyptodon", 0, 2);
    scene.play("1 top reveal\n* animal argentavis");
    let six = "ground_sloth ground_sloth saber_tooth glyptodon glyptodon argentavis";
    assert_eq!((grounds(&scene).as_str(), scene.waits().as_str()), (six, "1"));
    let why = "no animal can be turned up: no deck, or six lie there (EW-5.11)";
    assert_eq!(scene.refused("1 top reveal"), why);
}

#[test]
fn ew_5_11_fewer_animals_are_turned_up_if_the_deck_is_short() {
    let mut scene = hunting("ground_sloth", 0, 1);
    scene.animal_deck("argentavis").play("1 top reveal\n* animal argentavis");
    assert_eq!(grounds(&scene), "ground_sloth argentavis");
}

#[test]
fn ew_5_11_with_an_empty_deck_nothing_is_turned_up_and_no_vp_gained() {
    for lie in ["ground_sloth", ""] {
        let mut scene = hunting(lie, 0, 1);
        scene.animal_deck("");
        assert!(scene.offered("1 top").is_empty());
        let why = "no animal can be turned up: no deck, or six lie there (EW-5.11)";
        assert_eq!(scene.refused("1 top reveal"), why);
    }
}

#[test]
fn ew_5_11_without_a_labor_no_animal_is_turned_up() {
    let scene = hunting("ground_sloth", 3, 0);
    assert!(scene.offered("1 top").is_empty());
    assert_eq!(scene.refused("1 top reveal"), "that needs 1 labor (EW-5.11)");
}

#[test]
fn ew_5_11_a_tool_and_a_labor_take_an_animal_from_the_hunting_grounds() {
    let mut scene = hunting("ground_sloth argentavis argentavis", 2, 2);
    let choices = ["1 top animal_grounds ground_sloth", "1 top animal_grounds argentavis"];
    assert_eq!(scene.offered("1 top animal_grounds"), choices);
    scene.play("1 top animal_grounds argentavis");
    assert_eq!(scene.player(1).animals(Species::Argentavis), 1);
    assert_eq!((scene.player(1).tools, scene.labor()), (1, 2));
    assert_eq!(grounds(&scene), "ground_sloth argentavis", "it is not replaced");
    assert_eq!(scene.waits(), "1");
}

#[test]
fn ew_5_11_an_animal_that_does_not_lie_there_is_not_taken() {
    let scene = hunting("ground_sloth", 1, 1);
    let why = "no Glyptodon is in the hunting grounds (EW-5.11)";
    assert_eq!(scene.refused("1 top animal_grounds glyptodon"), why);
}

#[test]
fn ew_5_11_without_a_tool_or_without_a_labor_no_animal_is_taken() {
    let scene = hunting("ground_sloth", 0, 1);
    assert!(scene.offered("1 top animal_grounds").is_empty());
    assert_eq!(scene.refused("1 top animal_grounds ground_sloth"), "that needs 1 tool (EW-5.11)");
    let scene = hunting("ground_sloth", 1, 0);
    assert!(scene.offered("1 top animal_grounds").is_empty());
    assert_eq!(scene.refused("1 top animal_grounds ground_sloth"), "that needs 1 labor (EW-5.11)");
}

#[test]
fn ew_5_11_with_grounds_and_deck_empty_it_gives_1_vp_instead() {
    let mut scene = hunting("", 2, 2);
    scene.animal_deck("").play("1 top vp");
    assert_eq!((scene.vp(1), scene.player(1).tools, scene.labor()), (1, 1, 2));
    assert_eq!(scene.offered("1 top"), ["1 top vp"], "and again");
}

#[test]
fn ew_5_11_while_the_deck_or_the_grounds_have_an_animal_there_is_no_vp() {
    let scene = hunting("", 1, 1);
    assert_eq!(scene.offered("1 top"), ["1 top reveal"], "the deck has some");
    assert!(scene.refused("1 top vp").ends_with("(EW-5.11)"));
    let mut scene = hunting("ground_sloth", 1, 1);
    scene.animal_deck("");
    assert_eq!(scene.offered("1 top"), ["1 top animal_grounds ground_sloth"]);
}

#[test]
fn ew_5_12_the_middle_uses_an_own_unused_animal() {
    let mut scene = hunting("ground_sloth", 0, 0);
    scene.animals(1, "woolly_rhino").play("1 middle use_animal woolly_rhino\n1 gain tool");
    let player = scene.player(1);
    assert_eq!((player.food, player.tools), (2, 1), "what the rhino shows");
    assert_eq!(player.animals(Species::WoollyRhino), 0);
    assert_eq!(player.used_animals(Species::WoollyRhino), 1);
}

#[test]
fn ew_5_12_a_used_animal_is_not_used_again() {
    let mut scene = hunting("ground_sloth", 0, 0);
    scene.used_animals(1, "woolly_rhino");
    assert_eq!(scene.offered("1 middle"), ["1 middle use_animal glyptodon"]);
    let why = "there is no unused Woolly Rhinoceros on the board (EW-5.12)";
    assert_eq!(scene.refused("1 middle use_animal woolly_rhino"), why);
}

#[test]
fn ew_5_12_an_animal_just_taken_may_be_used() {
    let mut scene = hunting("ground_sloth", 1, 1);
    scene.play("1 top animal_grounds ground_sloth\n1 middle use_animal ground_sloth");
    assert_eq!(scene.player(1).food, 4);
}

#[test]
fn ew_5_12_used_animals_do_not_score_at_the_end() {
    let vp = |edit: fn(&mut Scene) -> &mut Scene| {
        let mut scene = Scene::new(2);
        edit(&mut scene).finish().source(1, "animals")
    };
    assert_eq!(vp(|scene| scene), 1, "the glyptodon");
    assert_eq!(vp(|scene| scene.animals(1, "glyptodon")), 3);
    assert_eq!(vp(|scene| scene.used_animals(1, "glyptodon")), 1);
}

#[test]
fn ew_5_13_the_bottom_takes_the_top_animal_of_the_deck() {
    let mut scene = hunting("ground_sloth", 0, 0);
    scene.play("1 bottom\n* animal woolly_mammoth");
    assert_eq!(scene.player(1).animals(Species::WoollyMammoth), 1);
    assert_eq!(grounds(&scene), "ground_sloth");
}

#[test]
fn ew_5_13_with_an_empty_deck_the_bottom_gives_1_vp() {
    let mut scene = hunting("ground_sloth", 0, 0);
    scene.animal_deck("").play("1 bottom");
    assert_eq!((scene.vp(1), grounds(&scene).as_str()), (1, "ground_sloth"));
}
