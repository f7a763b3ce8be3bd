//! Nothing appears or disappears: every piece is in one place over random games, and what events
//! tell adds up to the state.

use ochre_endless_winter_pack::{Species, Terrain, Tribe};
use ochre_kernel::{Game, Seat, Turn};
use ochre_testkit::{Conceivable, obeys_the_laws};

use super::ledger::Ledger;
use super::walks::{over_games, rules};
use crate::EndlessWinter;
use crate::card::{Card, Pile};
use crate::event::Event;
use crate::field::{Field, each_slot};
use crate::ids::{GlacierToken, RestToken, Stone};
use crate::map::Hex;
use crate::player::Player;
use crate::state::Phase;

fn is_set_up(game: &EndlessWinter) -> bool {
    !matches!(game.phase, Phase::Setup { .. })
}

/// Every pile of a player; together all cards that they own.
fn piles(player: &Player) -> [Pile; 6] {
    [player.hand, player.deck, player.discard, player.above, player.pile, player.buried]
}

fn owned(game: &EndlessWinter, card: Card) -> u32 {
    let piles = game.players.0.iter().flat_map(piles);
    piles.map(|pile| u32::from(pile.count(card))).sum()
}

#[test]
fn tribe_cards_and_starting_cards_are_conserved() {
    over_games(
        0..15,
        |_| (),
        |rules, game, _| {
            for tribe in Tribe::ALL {
                let all = owned(game, Card::tribe(tribe)) + u32::from(game.tribe_pile(tribe));
                assert_eq!(all, 15, "{tribe:?}");
            }
            for seat in rules.seats() {
                let count =
                    |card| piles(game.player(seat)).map(|pile| pile.count(card)).iter().sum();
                let counts: [u8; 3] = [Card::BRAVE, Card::TRIBESWOMAN, Card::TRIBESMAN].map(count);
                assert_eq!(counts, [1, 1, 7]);
            }
        },
    );
}

#[test]
fn every_culture_card_is_in_one_place() {
    let (gone, market) = (std::cell::Cell::new(Pile::EMPTY), std::cell::Cell::new([None; 8]));
    over_games(
        15..30,
        |_| gone.set(Pile::EMPTY),
        |_, game, events| {
            if events.contains(&Event::CultureCleared) {
                // The eclipse may have ended with one that was taken.
                let taken = |card: Card| {
                    let took = |event: &Event| matches!(event, Event::CultureTaken { card: one, .. } if *one == card);
                    events.iter().any(took)
                };
                gone.set(market.get().into_iter().flatten().filter(|&card| !taken(card)).collect());
            }
            market.set(game.market);
            for card in Card::all().filter(|card| card.is_culture()) {
                let in_deck = u32::from(game.culture_deck >> card.culture_index() & 1 == 1);
                let open = game.market.iter().filter(|&&place| place == Some(card)).count() as u32;
                let all = in_deck + open + owned(game, card) + u32::from(gone.get().count(card));
                assert_eq!(all, 1, "{card}");
            }
        },
    );
}

#[test]
fn animals_are_conserved() {
    over_games(
        30..45,
        |_| (),
        |rules, game, _| {
            for species in Species::ALL {
                let of = |player: &Player| player.animals(species) + player.used_animals(species);
                let taken: u8 = game.players.0.iter().map(of).sum();
                let index = species.index();
                let all = taken + game.animal_deck[index] + game.grounds[index];
                assert_eq!(all, rules.components().animal(species).count, "{species:?}");
            }
            assert!(game.n_grounds() <= EndlessWinter::GROUNDS_MOST);
        },
    );
}

#[test]
fn every_sacred_stone_is_in_one_place() {
    over_games(
        45..60,
        |_| (),
        |rules, game, _| {
            let owned = game.players.0.iter().flat_map(Player::stones);
            let mut all: Vec<Stone> = game.open_stones().chain(owned).collect();
            let n = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), n, "none twice");
            if is_set_up(game) {
                let of_era = |era| all.iter().filter(|stone| stone.era() == era).count();
                let wanted = usize::from(rules.stones_per_era());
                assert_eq!((of_era(1), of_era(2)), (wanted, wanted));
            }
        },
    );
}

#[test]
fn every_megalith_stands_where_it_may() {
    over_games(
        60..75,
        |_| (),
        |rules, game, _| {
            let Some(field) = game.field(rules) else { return };
            let counts = game.megaliths.map(u128::count_ones);
            assert_eq!(game.occupied().count_ones(), counts.iter().sum::<u32>(), "one a site");
            let placed = |seat: Seat| u32::from(game.player(seat).megaliths_placed);
            let grey: u32 = rules.seats().map(|seat| placed(seat).min(2)).sum();
            assert_eq!(counts[0], grey);
            for seat in rules.seats() {
                assert_eq!(counts[1 + seat.index()], placed(seat).saturating_sub(2));
                assert!(placed(seat) <= u32::from(Player::MEGALITHS));
            }
            assert_eq!(game.occupied() & field.starts() & !game.megaliths[0], 0, "starts are grey");
            let cells = (1 << Field::CELLS) - 1;
            assert_eq!(game.megaliths[0] & !cells, 0, "no grey one stands on top");
            for slot in each_slot(game.occupied() & !cells) {
                let beneath = field.beneath(slot);
                assert_eq!(game.occupied() & beneath, beneath, "four carry it");
            }
        },
    );
}

#[test]
fn camps_villages_figures_and_idols_keep_their_bounds() {
    over_games(
        75..90,
        |_| (),
        |rules, game, _| {
            let all = game.players.0.iter().fold((0, 0), |(all, n), player| {
                (all | player.villages, n + player.villages.count_ones())
            });
            assert_eq!(u32::count_ones(all.0), all.1, "one village a juncture");
            for seat in rules.seats() {
                let player = game.player(seat);
                assert!(player.camps().len() <= 5 && player.n_villages() <= 3);
                assert!(player.food() <= player.food_max(rules) || !is_set_up(game));
                assert!(player.tools() <= rules.components().player_board.tool_max);
                assert!(player.offering() <= 8 && player.reverence() <= 8);
                let figures = game.placed().filter(|placed| placed.seat == seat);
                assert!(figures.count() <= usize::from(rules.turns(game.round)));
            }
            for level in 1..=8 {
                let there = game.players.0.iter().filter(|player| player.reverence == level);
                let mut places: Vec<u8> = there.map(|player| player.reverence_place).collect();
                places.sort_unstable();
                assert_eq!(places, (0..places.len() as u8).collect::<Vec<_>>(), "from the left");
            }
        },
    );
}

#[test]
fn tiles_stay_where_they_were_laid() {
    let terrain = std::cell::Cell::new(None);
    over_games(
        90..100,
        |_| terrain.set(None),
        |rules, game, _| {
            if !is_set_up(game) {
                return;
            }
            if let Some(laid) = terrain.get() {
                assert_eq!(game.terrain, laid);
            }
            terrain.set(Some(game.terrain));
            let count =
                |tile| game.terrain.iter().filter(|&&there| there == Some(tile)).count() as u8;
            assert_eq!(Terrain::ALL.map(count).iter().sum::<u8>(), 19);
            assert_eq!((count(Terrain::Start), count(Terrain::Glacier)), (1, rules.glaciers()));
            let lands = Terrain::ALL
                .into_iter()
                .filter(|tile| !matches!(tile, Terrain::Start | Terrain::Glacier));
            assert!(lands.map(count).all(|n| (1..=3).contains(&n)));
            assert_eq!(game.tiles, [0; Terrain::ALL.len()], "none is left over");
        },
    );
}

#[test]
fn every_token_is_in_one_place_and_glacier_tokens_stay() {
    let before = std::cell::Cell::new([None; Hex::COUNT]);
    over_games(
        100..115,
        |_| before.set([None; Hex::COUNT]),
        |rules, game, _| {
            for hex in Hex::all() {
                let token = game.glacier_token(hex);
                assert!(before.get()[hex.index()].is_none_or(|there| token == Some(there)));
                let is_glacier = game.terrain(hex) == Some(Terrain::Glacier);
                assert!(token.is_none() || is_glacier);
                let is_stepped_on = rules.seats().any(|seat| 0 < game.player(seat).camps().on(hex));
                let plays = rules.choices().glacier_tokens && game.turn() != Turn::Chance;
                assert!(!(plays && is_glacier && is_stepped_on) || token.is_some());
            }
            before.set(game.glacier_tokens);
            for token in GlacierToken::all() {
                assert!(game.glacier_tokens.iter().filter(|&&up| up == Some(token)).count() <= 1);
            }
            for token in RestToken::all().filter(|_| rules.choices().rest_tokens) {
                let unseen = usize::from(game.rest_tokens.unseen >> token.index() & 1);
                let seen = [game.rest_tokens.up, game.turn.token]
                    .into_iter()
                    .chain(game.rest_tokens.under);
                assert_eq!(
                    unseen + seen.filter(|&there| there == Some(token)).count(),
                    1,
                    "{token}"
                );
            }
        },
    );
}

#[test]
fn what_the_events_tell_adds_up_to_the_state() {
    let ledger = std::cell::RefCell::new(Ledger::default());
    let (mut on_top, mut villages) = (0, 0);
    over_games(
        120..220,
        |_| drop(ledger.take()),
        |rules, game, events| {
            let mut ledger = ledger.borrow_mut();
            events.iter().for_each(|event| ledger.enter(rules, event));
            ledger.agrees(rules, game);
            let counts = |event: &Event| match event {
                Event::MegalithPlaced { site, .. } => (u32::from(0 < site.layer), 0),
                Event::VillageFounded { .. } => (0, 1),
                _ => (0, 0),
            };
            for (top, village) in events.iter().map(counts) {
                (on_top, villages) = (on_top + top, villages + village);
            }
        },
    );
    assert!(20 < on_top && 20 < villages, "{on_top} on top, {villages} villages: too few to tell");
}

#[test]
fn the_laws_hold_with_rich_packs() {
    let nothing: Conceivable<EndlessWinter> =
        Conceivable { actions: Vec::new(), chances: Vec::new() };
    for seed in 0..40 {
        // The odd seeds have the rich packs.
        obeys_the_laws(&rules(2 * seed + 1), seed..seed + 1, &nothing, 64);
    }
}
