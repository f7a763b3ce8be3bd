//! Sound states, made by hand: the tests break their positions in a spot or two.

use ochre_endless_winter_pack::{Column, Gains, Species, Symbol, Terrain};
use ochre_kernel::{Game, Rules as _, Seat, Setup, Step, Turn};

use crate::action::{Figure, Spot};
use crate::card::{Card, Pile};
use crate::field::Site;
use crate::ids::{Chief, RestToken, SetupCard, Stone};
use crate::map::{Hex, Juncture};
use crate::pending::{Frame, Pending};
use crate::player::{VpSource, owner_index};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Placed, Preparation, Stage, seat_at};

/// The names of all.
pub(super) const GOOD: [&str; 9] =
    ["start", "turn", "eclipse", "late", "rest", "piling", "prepared", "chiefs", "cards"];

/// A state by its name in the table of faults.
pub(super) fn good(name: &str) -> (Rules, EndlessWinter) {
    let setup = Setup::of(2);
    let plain = Rules::new(&setup).unwrap();
    let modules = setup.clone().with("glacier-tokens", "on").with("rest-tokens", "on");
    let modules = Rules::new(&modules).unwrap();
    let chosen = Rules::new(&setup.with("choose-chiefs", "on")).unwrap();
    match name {
        "start" => (plain.clone(), EndlessWinter::before_setup(&plain)),
        "turn" => (plain.clone(), initiate(&plain)),
        "eclipse" => (plain.clone(), eclipse(&plain)),
        "late" => (plain.clone(), late(&plain)),
        "rest" => (modules.clone(), rest(&modules)),
        "piling" => (plain.clone(), piling(&plain)),
        "prepared" => (modules.clone(), prepared(&modules)),
        "chiefs" => (chosen.clone(), choosing(&chosen, Stage::TakeChiefs)),
        "cards" => (chosen.clone(), choosing(&chosen, Stage::TakeSetup)),
        _ => panic!("there is no good position `{name}`"),
    }
}

pub(super) fn pile(ids: &str) -> Pile {
    ids.split_whitespace().map(|id| id.parse::<Card>().unwrap()).collect()
}

fn placed(seat: usize, figure: Figure, spot: &str) -> Option<Placed> {
    Some(Placed { seat: seat_at(seat), figure, spot: spot.parse().unwrap() })
}

/// Everything laid out, the first hands drawn, the first camps on the start hex.
pub(super) fn laid_out(rules: &Rules) -> EndlessWinter {
    let mut state = EndlessWinter::before_setup(rules);
    for (index, stone) in Stone::all().enumerate() {
        state.stones |= if index % 10 < 4 { stone.bit() } else { 0 };
    }
    for (index, place) in state.market.iter_mut().enumerate() {
        *place = Some(Card::culture(index as u8));
        state.culture_deck &= !(1 << index);
    }
    for seat in rules.seats() {
        let player = &mut state.players[seat];
        (player.chief, player.setup) = (Chief::new(seat.index()), SetupCard::new(seat.index()));
        player.deck = (0..5).map(|_| Card::TRIBESMAN).collect();
        player.camps.add(Hex::START);
        (player.food, player.tools) = (3, 2);
    }
    state.players.0[0].hand = pile("brave tribeswoman elder tribesman tribesman");
    state.players.0[1].hand = pile("brave tribeswoman artisan tribesman tribesman");
    for (player, id) in state.players.0.iter_mut().zip(["elder", "artisan"]) {
        player.known_hand.add(id.parse().unwrap());
    }
    (state.tribe_piles[0], state.tribe_piles[1]) = (14, 14);
    let owned = [(0, Species::Glyptodon), (1, Species::GroundSloth)];
    for (seat, species) in owned {
        state.players.0[seat].animals[species.index()] = 1;
        state.animal_deck[species.index()] -= 1;
    }
    for species in [Species::WoollyRhino, Species::SteppeBison, Species::WoollyMammoth] {
        state.grounds[species.index()] = 1;
        state.animal_deck[species.index()] -= 1;
    }
    // The inner ring has one of each land, the outer one glaciers and lands by turns.
    for index in 1..Hex::COUNT {
        state.terrain[index] = Some(match index {
            1..=6 => Terrain::ALL[index],
            _ if index % 2 == 0 => Terrain::Glacier,
            _ => Terrain::ALL[(index - 5) / 2],
        });
    }
    state.tiles = Default::default();
    state.boards = [0, 1, 2, 3];
    state.phase = Phase::Turn { n: 0 };
    state
}

pub(super) fn put(state: &mut EndlessWinter, rules: &Rules, owner: Option<Seat>, site: &str) {
    let site: Site = site.parse().unwrap();
    let slot = state.field(rules).unwrap().slot(site).unwrap();
    state.megaliths[owner_index(owner)] |= slot.bit();
}

/// Round 1, turn 3: seat 1 stands in Initiate and has taken an Elder. The one of the set-up is
/// buried.
pub(super) fn initiate(rules: &Rules) -> EndlessWinter {
    let mut state = laid_out(rules);
    state.phase = Phase::Turn { n: 2 };
    state.placed[0] = placed(0, Figure::Chief, "develop");
    state.placed[1] = placed(1, Figure::Member, "hunt");
    state.placed[2] = placed(0, Figure::Member, "initiate");
    state.tribe_piles[0] = 13;
    let own = &mut state.players.0[0];
    own.hand = pile("elder tribeswoman");
    own.above = pile("brave");
    own.discard = pile("tribesman tribesman");
    (own.buried, own.known_buried) = (pile("elder"), pile("elder"));
    own.known_hand = pile("elder");
    own.megaliths_placed = 3;
    own.camps.add(Hex::new(1).unwrap());
    for (owner, site) in [(None, "0.0"), (None, "0.1"), (Some(Seat::FIRST), "0.2")] {
        put(&mut state, rules, owner, site);
    }
    state.turn.spot = Some(Spot::Column(Column::Initiate));
    (state.turn.is_first, state.turn.labor) = (true, 3);
    (state.turn.taken, state.turn.new_in_hand) = (1, 1);
    state.turn.used.add(Card::BRAVE, 0);
    state
}

/// Round 1, the eclipse of seat 2, who is first now: the gains of the own board.
fn eclipse(rules: &Rules) -> EndlessWinter {
    let mut state = laid_out(rules);
    for turn in 0..6 {
        let figure = if turn < 2 { Figure::Chief } else { Figure::Member };
        state.placed[turn] = placed(turn % 2, figure, "hunt");
    }
    let [one, two, ..] = &mut state.players.0;
    one.hand.take(Card::TRIBESMAN);
    one.above = pile("tribesman");
    two.hand.take(Card::BRAVE);
    two.known_hand.take(Card::BRAVE);
    two.above = pile("brave");
    (one.eclipse_labor, two.eclipse_labor) = (2, 3);
    (one.reverence, two.reverence, two.reverence_place) = (2, 2, 1);
    two.stones[0] = Stone::new(1);
    state.stones &= !2;
    state.order.swap(0, 1);
    state.active = seat_at(1);
    state.phase = Phase::Eclipse { place: 0, part: 4 };
    state.turn.used.add(Card::BRAVE, 1);
    let left = Gains::of(Symbol::Idol, 1);
    state.pending.push(Frame::Gains(Pending { left, stones: 1, must: false }));
    state
}

/// Round 4, turn 5: seat 2 is first, has played a culture card and not placed the figure.
fn late(rules: &Rules) -> EndlessWinter {
    let mut state = laid_out(rules);
    (state.round, state.phase) = (4, Phase::Turn { n: 4 });
    state.order.swap(0, 1);
    state.active = seat_at(1);
    let turns = [(1, Figure::Member, "hunt"), (0, Figure::Chief, "rest")];
    let more = [(1, Figure::Chief, "hunt"), (0, Figure::Member, "develop")];
    for (place, (seat, figure, spot)) in state.placed.iter_mut().zip(turns.into_iter().chain(more))
    {
        *place = placed(seat, figure, spot);
    }
    for (index, place) in state.market.iter_mut().enumerate() {
        *place = (index != 2).then_some(Card::culture(20 + index as u8));
        state.culture_deck &= !(1 << (20 + index));
    }
    let [one, two, ..] = &mut state.players.0;
    two.above.add(Card::culture(22));
    two.eclipse_labor = 3;
    two.vp[VpSource::Symbols as usize] = 4;
    two.vp[VpSource::IdolLevels as usize] = 2;
    (two.offering, two.reverence) = (2, 3);
    (two.animals[1], two.used_animals[1]) = (0, 1);
    two.stones = [Stone::new(10), None, None];
    state.stones &= !(1 << 10);
    one.villages = 1 << Juncture::all().nth(4).unwrap().index();
    one.camps.add(Hex::new(1).unwrap());
    (one.megaliths_placed, two.megaliths_placed) = (6, 1);
    for site in ["0.0", "0.1", "0.4"] {
        put(&mut state, rules, None, site);
    }
    for site in ["1.0", "1.1", "0.0+1", "1.2"] {
        put(&mut state, rules, Some(Seat::FIRST), site);
    }
    state.turn.culture_played = true;
    state
}

/// Round 1, turn 1: seat 1 rests, the first to do so, and has a camp on a glacier.
fn rest(rules: &Rules) -> EndlessWinter {
    let mut state = laid_out(rules);
    state.placed[0] = placed(0, Figure::Member, "rest");
    (state.turn.spot, state.turn.is_first) = (Some(Spot::Rest), true);
    state.turn.token = RestToken::new(1);
    state.turn.used.token = true;
    state.rest_tokens.unseen = 0b11100;
    state.rest_tokens.under[0] = RestToken::new(0);
    state.players.0[0].camps.add(Hex::new(8).unwrap());
    state.glacier_tokens[8] = crate::ids::GlacierToken::new(4);
    state
}

/// Round 1, turn 5 is over: seat 1 lays the eclipse pile.
fn piling(rules: &Rules) -> EndlessWinter {
    let mut state = laid_out(rules);
    state.phase = Phase::EclipsePile { n: 4 };
    for turn in 0..5 {
        let figure = if turn < 2 { Figure::Chief } else { Figure::Member };
        state.placed[turn] = placed(turn % 2, figure, "hunt");
    }
    let own = &mut state.players.0[0];
    own.hand.take(Card::BRAVE);
    own.known_hand.take(Card::BRAVE);
    own.pile = pile("brave");
    state
}

/// Before round 2: an animal and a culture card are still to come, and hands and a rest token
/// after them.
fn prepared(rules: &Rules) -> EndlessWinter {
    let mut state = laid_out(rules);
    (state.round, state.active) = (2, seat_at(1));
    state.phase = Phase::Preparation { stage: Preparation::Grounds, n: 0 };
    state.grounds[Species::WoollyRhino.index()] = 0;
    state.animal_deck[Species::WoollyRhino.index()] += 1;
    let taken = state.market[7].take().expect("a card");
    state.players.0[0].discard.add(taken);
    state.rest_tokens.unseen = 0b11110;
    state.rest_tokens.under[0] = RestToken::new(0);
    state
}

/// The set-up with chosen chiefs and cards: one player has taken what the stage is for.
fn choosing(rules: &Rules, stage: Stage) -> EndlessWinter {
    let mut state = EndlessWinter::before_setup(rules);
    while state.phase != (Phase::Setup { stage, n: 1 }) || state.pending.last().is_some() {
        let step = if state.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            state.chance_outcomes(rules, &mut outcomes);
            Step::Chance(outcomes[0].0)
        } else {
            let mut actions = Vec::new();
            state.legal_actions(rules, &mut actions);
            Step::Act(actions[0])
        };
        state.apply(rules, step, &mut ());
    }
    state
}
