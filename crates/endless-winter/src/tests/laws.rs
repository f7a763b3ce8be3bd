//! The laws of the testkit over random walks, for every combination of options.

use ochre_endless_winter_pack::{Species, Symbol, Terrain, Tribe};
use ochre_kernel::{Game, Rules as _, Seat, Setup};
use ochre_testkit::{Conceivable, obeys_the_laws, walk};

use crate::{
    Action, Board, Card, Chance, Chief, EndlessWinter, Figure, From, GlacierToken, Hex, Juncture,
    RestToken, Rules, SetupCard, Site, Source, Spot, Stone, Way,
};

const OPTIONS: [&str; 5] =
    ["choose-setup", "choose-chiefs", "short-era-1", "glacier-tokens", "rest-tokens"];

/// Options by the bits of a number.
fn rules(players: u8, bits: u32) -> Rules {
    let setup = OPTIONS.iter().enumerate().fold(Setup::of(players), |setup, (index, key)| {
        setup.with(key, if bits >> index & 1 == 1 { "on" } else { "off" })
    });
    Rules::new(&setup).unwrap()
}

fn ways() -> Vec<Way> {
    let mut ways = vec![
        Way::Draw,
        Way::Offering,
        Way::Reverence,
        Way::Tool,
        Way::Food,
        Way::Camp,
        Way::Reveal,
        Way::AnimalDeck,
        Way::MaxFood,
        Way::Vp,
    ];
    for (layer, row, column) in
        [(0, 0, 0), (0, 0, 2), (0, 1, 1), (0, 5, 5), (1, 0, 0), (1, 2, 3), (2, 1, 1), (9, 0, 0)]
    {
        ways.push(Way::Megalith(Site { layer, row, column }));
    }
    for card in Card::all() {
        ways.extend(From::ALL.map(|from| Way::Bury(from, card)));
        ways.push(Way::Culture(card));
    }
    for hex in Hex::all() {
        ways.extend(Hex::all().map(|to| Way::Move(hex, to)));
    }
    ways.extend(Juncture::all().map(Way::Village));
    ways.extend(Species::ALL.into_iter().flat_map(|s| [Way::Animal(s), Way::UseAnimal(s)]));
    ways.extend(Tribe::ALL.map(Way::Tribe));
    ways.extend(Stone::all().map(Way::Stone));
    ways
}

/// Everything that anybody could try.
fn conceivable() -> Conceivable<EndlessWinter> {
    let mut actions = vec![
        Action::Side(0),
        Action::Side(1),
        Action::Spend,
        Action::Bottom,
        Action::RestDraw,
        Action::SwapToken,
        Action::KeepToken,
        Action::End,
        Action::Middle(None),
    ];
    actions.extend(Chief::all().flat_map(|c| [Action::TakeChief(c, 0), Action::TakeChief(c, 1)]));
    actions.extend(SetupCard::all().map(Action::TakeSetup));
    for card in Card::all() {
        actions.extend([Action::Play(card), Action::Discard(card), Action::Pile(card)]);
        actions.extend((0..4).map(|index| Action::Use(Source::Card(card), index)));
    }
    actions.extend((0..4).map(|index| Action::Use(Source::Chief, index)));
    actions.extend((0..4).map(|index| Action::Use(Source::Token, index)));
    for figure in Figure::ALL {
        actions.extend(Spot::ALL.map(|spot| Action::Place(figure, spot)));
    }
    actions.extend(Species::ALL.map(Action::RestAnimal));
    actions.extend(Stone::all().map(Action::CountStone));
    actions.extend(Symbol::ALL.map(Action::Decline));
    for way in ways() {
        actions.extend([Action::Top(way), Action::Middle(Some(way))]);
        actions.extend(Symbol::ALL.map(|symbol| Action::Gain(symbol, way)));
    }
    let mut chances = Vec::new();
    chances.extend(Stone::all().map(Chance::Stone));
    chances.extend(Chief::all().map(Chance::Chief));
    chances.extend(SetupCard::all().map(Chance::Setup));
    chances.extend(Card::all().map(Chance::Draw));
    chances.extend(Species::ALL.map(Chance::Animal));
    chances.extend(Terrain::ALL.map(Chance::Land));
    chances.extend(RestToken::all().map(Chance::Rest));
    for place in 0..9 {
        chances.extend(Board::all().map(|board| Chance::Board(place, board)));
        chances.extend(Card::all().map(|card| Chance::Culture(place, card)));
    }
    for hex in Hex::all() {
        chances.extend(Terrain::ALL.map(|terrain| Chance::Tile(hex, terrain)));
        chances.extend(GlacierToken::all().map(|token| Chance::Glacier(hex, token)));
    }
    chances.push(Chance::Order([Seat::FIRST; 4]));
    Conceivable { actions, chances }
}

#[test]
fn the_laws_hold_with_2_players() {
    obeys_the_laws(&rules(2, 0), 0..12, &conceivable(), 64);
}

#[test]
fn the_laws_hold_with_3_players() {
    obeys_the_laws(&rules(3, 0), 100..108, &conceivable(), 64);
}

#[test]
fn the_laws_hold_with_4_players() {
    obeys_the_laws(&rules(4, 0), 200..206, &conceivable(), 64);
}

#[test]
fn the_laws_hold_with_every_combination_of_options() {
    for bits in 1..32 {
        let players = 2 + (bits % 3) as u8;
        obeys_the_laws(&rules(players, bits), bits.into()..u64::from(bits) + 1, &conceivable(), 64);
    }
}

#[test]
fn a_game_has_so_many_steps() {
    for players in 2..=4 {
        let rules = rules(players, 0);
        let (mut n_steps, mut n_actions, mut n_choices) = (0u64, 0u64, 0u64);
        let mut list = Vec::new();
        for seed in 0..50 {
            walk::<EndlessWinter>(&rules, seed, |game, _| {
                n_steps += 1;
                game.legal_actions(&rules, &mut list);
                n_actions += u64::from(!list.is_empty());
                n_choices += list.len() as u64;
            });
        }
        println!(
            "{players}: {} steps, {} decisions, {} choices",
            n_steps / 50,
            n_actions / 50,
            n_choices / n_actions
        );
    }
}
