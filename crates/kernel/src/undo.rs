//! What can be taken back.

use crate::{Game, Seat, Step, Turn};

/// Whether a legal action could be taken back by the seat that takes it: not when chance decides
/// next, nor when it shows somebody else's secret. (Nor when another seat has decided since, which
/// the table knows.)
pub fn can_be_undone<G: Game>(state: &G, rules: &G::Rules, action: G::Action) -> bool {
    let Turn::Player(seat) = state.turn() else { return false };
    let (mut after, mut events) = (*state, Vec::new());
    after.apply(rules, Step::Act(action), &mut events);
    after.turn() != Turn::Chance && !shows_others::<G>(&events, seat)
}

/// Whether an event shows a secret of another seat.
pub fn shows_others<G: Game>(events: &[G::Event], seat: Seat) -> bool {
    events.iter().filter_map(G::reveals).any(|other| other != seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, Turns};

    #[test]
    fn an_action_can_be_undone_unless_chance_follows_or_it_shows_a_secret_of_another() {
        let last = Toy { turns_left: 1, n_dice: 2, reach: 14, named: 0 };
        let earlier = Toy { turns_left: 2, ..last };
        let rolling = Toy { n_dice: 1, ..last };
        for (state, action, expected) in [
            (last, 1, true),
            (last, 13, true),
            (last, 14, false),
            (earlier, 1, false),
            (earlier, 14, false),
            (rolling, 1, false),
        ] {
            let undoable = can_be_undone(&state, &Turns(2), action);
            assert_eq!(undoable, expected, "{action} in {state:?}");
        }
    }

    #[test]
    fn the_own_secrets_are_no_others() {
        for (events, expected) in [(&[][..], false), (&[1, 13], false), (&[13, 1, 14], true)] {
            assert_eq!(shows_others::<Toy>(events, Seat::FIRST), expected, "{events:?}");
        }
    }
}
