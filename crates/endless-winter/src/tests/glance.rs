//! What bots and screens ask of a state beyond the table.

use ochre_endless_winter_pack::{Column, Gains, Species, Tribe};
use ochre_kernel::Seat;

use super::scene::{Scene, ability, pile, seat};
use super::scene_edits::{gains, pack_with};
use crate::action::{Source, Spot};
use crate::card::Card;
use crate::field::Site;

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

fn texts(sites: impl Iterator<Item = Site>) -> String {
    sites.map(|site| site.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn ew_4_1_whether_a_culture_card_was_played_is_told() {
    let mut scene = Scene::new(2);
    scene.hand(1, "c1_01 elder");
    assert!(!scene.game.culture_played());
    assert!(scene.play("1 play c1_01").game.culture_played());
}

#[test]
fn ew_4_2_where_the_figure_stands_and_which_it_is_are_told() {
    let mut scene = Scene::new(2);
    assert_eq!((scene.game.spot(), scene.game.is_chief_turn()), (None, false));
    scene.play("1 place chief hunt");
    let hunt = Some(Spot::Column(Column::Hunt));
    assert_eq!((scene.game.spot(), scene.game.is_chief_turn()), (hunt, true));
    scene.play("1 end\n2 place member rest");
    assert_eq!((scene.game.spot(), scene.game.is_chief_turn()), (Some(Spot::Rest), false));
}

#[test]
fn ew_4_3_the_sections_that_are_open_are_told() {
    let open = |scene: &Scene| (scene.game.top_is_open(), scene.game.bottom_is_open());
    let mut scene = Scene::new(2);
    scene.stock(1, 3, 0).hand(1, "elder scout").play("1 place member initiate");
    assert_eq!(open(&scene), (true, true));
    scene.play("1 middle\n1 gain tribe_discard elder\n1 decline bury");
    assert_eq!(open(&scene), (false, true));
    scene.play("1 bottom\n1 gain idol reverence\n1 decline bury");
    assert_eq!(open(&scene), (false, false));
    scene.play("1 end\n2 place member initiate");
    assert_eq!(open(&scene), (true, false), "not the first there");
}

#[test]
fn ew_4_4_whether_a_card_of_the_hand_gives_labor_is_told() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder shaman brave c1_01").stock(1, 6, 3).play("1 spend\n1 spend\n1 spend");
    assert_eq!(scene.game.labor(), 6);
    scene.play("1 place member initiate\n1 top tribe_hand elder\n1 top tribe_hand artisan");
    for (id, gives) in
        [("elder", true), ("artisan", false), ("shaman", true), ("brave", true), ("c1_01", true)]
    {
        assert_eq!(scene.game.gives_labor(card(id)), gives, "{id}: the older Elder comes first");
    }
    scene.play("1 play elder");
    assert!(!scene.game.gives_labor(card("elder")));
}

#[test]
fn ew_5_1_the_types_that_may_still_be_taken_are_told() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder").stock(1, 6, 3).play("1 spend\n1 spend\n1 place member initiate");
    assert!(Tribe::ALL.into_iter().all(|tribe| scene.game.may_take(tribe)));
    scene.play("1 top tribe_hand artisan\n1 top tribe_hand shaman");
    let left = Tribe::ALL.into_iter().filter(|&tribe| scene.game.may_take(tribe));
    let ids: Vec<&str> = left.map(|tribe| tribe.id()).collect();
    assert_eq!(ids.len(), 3);
    assert!(!ids.contains(&"artisan") && !ids.contains(&"shaman"), "{ids:?}");
}

#[test]
fn ew_4_1_how_often_an_ability_of_a_card_can_be_used_is_told() {
    let mut scene = Scene::new(2);
    scene.hand(1, "shaman shaman").stock(1, 6, 0).play("1 place member hunt\n1 play shaman");
    let left = |scene: &Scene| scene.game.uses_left(Source::Card(card("shaman")), 0);
    assert_eq!(left(&scene), 1);
    scene.play("1 play shaman");
    assert_eq!(left(&scene), 2);
    scene.play("1 use shaman 1\n1 gain idol offering\n1 use shaman 1\n1 gain idol offering");
    assert_eq!(left(&scene), 0);
}

#[test]
fn ew_4_6_how_often_an_ability_of_the_chief_can_be_used_is_told() {
    let left = |scene: &Scene| [0, 1].map(|index| scene.game.uses_left(Source::Chief, index));
    let mut scene = Scene::new(2);
    scene.player(1).side = 1;
    assert_eq!(left(&scene), [0, 0], "the chief is not placed yet");
    scene.play("1 place chief rest");
    assert_eq!(left(&scene), [1, 1]);
    scene.play("1 use chief 2");
    assert_eq!(left(&scene), [1, 0]);
}

#[test]
fn ew_10_5_how_often_a_rest_token_can_be_used_is_told() {
    let left = |scene: &Scene| scene.game.uses_left(Source::Token, 0);
    let mut scene = Scene::with(2, "rest-tokens");
    assert_eq!(left(&scene), 0, "nobody has one");
    scene.play("1 place member rest\n1 token keep");
    assert_eq!(left(&scene), 1);
    scene.game.turn.used.token = true;
    assert_eq!(left(&scene), 0);
}

#[test]
fn ew_2_5_what_is_left_of_a_gain_is_told() {
    let mut scene = Scene::gaining("idol 2 camp 1");
    assert_eq!(scene.game.gain_left(), gains("idol 2 camp 1"));
    assert!(!scene.game.is_between_effects());
    scene.play("1 gain idol reverence");
    assert_eq!(scene.game.gain_left(), gains("idol 1 camp 1"));
    scene.play("1 decline idol\n1 gain camp");
    assert_eq!(scene.game.gain_left(), Gains::NONE);
    assert!(scene.game.is_between_effects());
}

#[test]
fn ew_6_3_the_part_of_the_eclipse_is_told() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.game.eclipse_part(), None);
    scene.figures("1 member rest").camps(1, "2").stock(1, 0, 0).player(1).megaliths_placed = 6;
    scene.eclipse();
    assert_eq!(scene.game.eclipse_part(), Some(1), "(a): the place in the order");
    scene.play("1 decline draw");
    assert_eq!(scene.game.eclipse_part(), Some(3), "(c): the forest");
    scene.play("1 gain tool");
    assert_eq!(scene.game.eclipse_part(), Some(4), "(d): the board");
}

#[test]
fn the_animals_of_the_deck_are_told() {
    let mut scene = Scene::new(2);
    scene.animal_deck("ground_sloth ground_sloth argentavis");
    let counts = Species::ALL.map(|species| (species.id(), scene.game.animals_in_deck(species)));
    for (id, count) in counts {
        let expected = match id {
            "ground_sloth" => 2,
            "argentavis" => 1,
            _ => 0,
        };
        assert_eq!(count, expected, "{id}");
    }
}

#[test]
fn ew_8_3_the_open_sites_are_told() {
    let scene = Scene::before_setup(2, "");
    assert_eq!(texts(scene.game.open_sites(&scene.rules, seat(1))), "", "no board lies");
    let mut scene = Scene::new(2);
    scene.megaliths(0, "1.1").player(1).megaliths_placed = 2;
    scene.player(2).megaliths_placed = 10;
    assert_eq!(texts(scene.game.open_sites(&scene.rules, seat(1))), "0.1 1.0 1.2 2.1");
    assert_eq!(texts(scene.game.open_sites(&scene.rules, seat(2))), "", "no megalith is left");
}

#[test]
fn ew_8_5_what_lies_beneath_a_top_is_told() {
    let mut scene = Scene::new(2);
    scene.megaliths(0, "1.2").megaliths(1, "0.1").megaliths(2, "0.2 1.1 1.4");
    let beneath = |text: &str| scene.game.beneath(&scene.rules, site(text));
    assert_eq!(beneath("0.1+1"), [1, 2, 0, 0]);
    assert_eq!(beneath("0.1"), [0; Seat::MAX], "nothing lies beneath a cell");
}

#[test]
fn ew_8_3_how_many_tops_a_megalith_opens_is_told() {
    let mut scene = Scene::new(2);
    scene.megaliths(0, "0.0 0.1 1.0 1.1 0.2 0.4 0.5 1.5 0.6 1.6");
    for (text, n) in [("1.2", 1), ("1.4", 1), ("1.3", 0), ("3.7", 0), ("0.5", 1), ("1.1", 1)] {
        assert_eq!(scene.game.tops_opened(&scene.rules, site(text)), n, "{text}");
    }
    scene.megaliths(0, "1.3 0.3");
    assert_eq!(scene.game.tops_opened(&scene.rules, site("1.2")), 2);
    let before = Scene::before_setup(2, "");
    assert_eq!(before.game.tops_opened(&before.rules, site("1.2")), 0, "no board lies");
}

#[test]
fn ew_8_8_the_boards_with_an_own_megalith_are_told() {
    let mut scene = Scene::new(2);
    scene.megaliths(0, "0.1").megaliths(1, "0.7 0.1+1").megaliths(2, "3.1");
    let boards = |number| [0, 1, 2, 3].map(|place| scene.game.is_on_board(seat(number), place));
    assert_eq!(boards(1), [false, true, false, false]);
    assert_eq!(boards(2), [false, false, true, false]);
}

#[test]
fn ew_8_4_boards_starts_and_arrows_are_told() {
    let mut scene = Scene::new(2);
    let field = scene.game.field(&scene.rules).unwrap();
    let places = ["0.1", "0.7", "3.1", "3.7", "0.1+1"].map(|text| field.board_of(site(text)));
    assert_eq!(places, [Some(0), Some(1), Some(2), Some(3), None]);
    let starts = field.sites().iter().copied().filter(|&site| field.is_start(site));
    assert_eq!(texts(starts), "0.0 0.4 2.0 2.4");
    let arrows = texts(field.arrow_sites(0));
    scene.hand(1, "c2_17 tribesman").play("1 play c2_17\n1 use c2_17 1\n1 gain megalith 0.0");
    let extra = scene.offered("1 gain megalith ").into_iter().filter(|line| line.contains('.'));
    let extra: Vec<String> = extra.map(|line| line["1 gain megalith ".len()..].into()).collect();
    assert_eq!((extra.len(), arrows), (2, extra.join(" ")));
}

#[test]
fn ew_8_2_the_place_on_the_reverence_track_is_told() {
    let mut scene = Scene::new(3);
    let player = scene.player(2);
    (player.reverence, player.offering, player.reverence_place) = (5, 4, 2);
    let player = scene.game.player(seat(2));
    assert_eq!((player.reverence(), player.offering(), player.reverence_place()), (5, 4, 2));
}

#[test]
fn the_print_of_every_card_is_told() {
    let scene = Scene::with_pack(2, "", &pack_with(&[ability("", "camp 1")]));
    let pack = scene.rules.components();
    let tribe = pack.starting_cards.iter().chain(&pack.tribe_cards);
    let tribe = tribe.map(|card| (&card.abilities, card.labor_halves, card.vp));
    let culture = pack.culture_cards.iter().map(|card| (&card.abilities, 0, card.vp));
    let printed: Vec<_> = tribe.chain(culture).collect();
    assert_eq!(printed.len(), Card::all().count());
    for (card, (abilities, labor, vp)) in Card::all().zip(printed) {
        assert_eq!(scene.rules.abilities(card), abilities, "{card}");
        assert_eq!((scene.rules.labor_of(card), scene.rules.vp_of(card)), (labor, vp), "{card}");
    }
    assert_eq!(
        (scene.rules.labor_of(card("tribeswoman")), scene.rules.vp_of(card("c2_20"))),
        (3, 9)
    );
    for (chief, printed) in crate::Chief::all().zip(&pack.chiefs) {
        let sides = [0, 1].map(|side| scene.rules.chief_abilities(chief, side));
        assert_eq!(sides, [&printed.a[..], &printed.b[..]], "{chief}");
    }
}

#[test]
fn what_a_player_has_is_told() {
    let mut scene = Scene::new(2);
    scene.hand(1, "elder").deck(1, "scout").discard(1, "hunter").pile(1, "shaman");
    scene.buried(1, "artisan").stock(1, 3, 4).camps(1, "").player(1).above = pile("brave");
    scene.used_animals(1, "argentavis argentavis");
    let player = *scene.game.player(seat(1));
    let piles = [player.hand(), player.deck(), player.discard(), player.above()];
    assert_eq!(piles, ["elder", "scout", "hunter", "brave"].map(pile));
    assert_eq!([player.eclipse_pile(), player.buried()], ["shaman", "artisan"].map(pile));
    assert_eq!((player.food(), player.tools()), (3, 4));
    let used = Species::ALL.map(|species| player.used_animals(species));
    assert_eq!((used.iter().sum::<u8>(), used[Species::Argentavis.index()]), (2, 2));
    assert!(player.camps().is_empty());
    assert_eq!(scene.camps(1, "0 4 4").game.player(seat(1)).camps().len(), 3);
    assert!(!scene.game.player(seat(1)).camps().is_empty());
}
