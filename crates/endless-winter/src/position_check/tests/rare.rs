//! Positions that hardly ever come about, or with other packs only.

use ochre_endless_winter_pack::{Ability, At, Gains, Pack, Species, Symbol};
use ochre_kernel::{Game, Rules as _, Setup, Step, Turn};

use super::good::{good, initiate, laid_out, pile, put};
use crate::action::Chance;
use crate::pending::Frame;
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase, Stage};
use crate::turn_state::TurnState;

/// A table of two with the shipped pack, changed.
fn rules(change: impl FnOnce(&mut Pack)) -> Rules {
    let mut pack = Pack::builtin().clone();
    change(&mut pack);
    Rules::new(&Setup { pack: Some(pack.write()), ..Setup::of(2) }).unwrap()
}

#[track_caller]
fn check_read_back(rules: &Rules, state: EndlessWinter) {
    assert_eq!(state.position_of_all(rules).to_state(), Ok((rules.clone(), state)));
}

#[test]
fn ew_8_4_a_megalith_may_stand_where_only_an_arrow_leads() {
    let rules = rules(|pack| pack.megalith_boards[0].arrows[1] = At { row: 1, column: 3 });
    let mut state = laid_out(&rules);
    put(&mut state, &rules, None, "0.0");
    put(&mut state, &rules, None, "1.3");
    state.players.0[0].megaliths_placed = 2;
    check_read_back(&rules, state);
}

#[test]
fn ew_4_4_any_ability_of_a_new_card_may_be_unused() {
    let third = Ability { gain: Gains::of(Symbol::Camp, 1), ..Ability::default() };
    let rules = rules(|pack| pack.tribe_cards[0].abilities.push(third));
    let mut state = initiate(&rules);
    let own = &mut state.players.0[0];
    (own.hand, own.known_hand) = (pile("tribeswoman"), pile(""));
    own.above = pile("brave elder");
    state.turn.new_in_hand = 0;
    state.turn.new_above = TurnState::new_bit("elder".parse().unwrap(), 2);
    check_read_back(&rules, state);
}

#[test]
fn ew_8_7_cards_may_still_have_to_be_discarded() {
    let (rules, mut state) = good("turn");
    state.pending.push(Frame::Discard(1));
    check_read_back(&rules, state);
}

/// Every Argentavis lies on the hunting grounds when the last player takes the card with one.
#[test]
fn ew_10_1_an_animal_may_still_have_to_come_for_the_last_set_up_card() {
    let rules = Rules::new(&Setup::of(4).with("choose-setup", "on")).unwrap();
    let mut state = EndlessWinter::new(&rules);
    let mut n_pending = 0;
    while matches!(state.phase, Phase::Setup { .. }) {
        check_read_back(&rules, state);
        n_pending += usize::from(state.pending.last().is_some());
        let step = if state.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&rules, &mut outcomes);
            let wanted = outcomes.iter().find(|one| one.0 == Chance::Animal(Species::Argentavis));
            Step::Chance(wanted.unwrap_or(&outcomes[0]).0)
        } else {
            let mut actions = Vec::new();
            state.legal_actions(&rules, &mut actions);
            let is_last = state.phase == Phase::Setup { stage: Stage::TakeSetup, n: 3 };
            Step::Act(actions[if is_last { actions.len() - 1 } else { 0 }])
        };
        state.apply(&rules, step, &mut ());
    }
    assert_eq!(n_pending, 1);
}
