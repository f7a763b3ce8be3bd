//! What a screen or a bot asks a state agrees with the position, which is made another way.

use ochre_kernel::{Game, Rules as _, Seat, Setup};
use ochre_testkit::walk;

use crate::{Dice, PhasePosition, Place, Resource, Rules, StoneAge};

/// Place in use, goal of the roll, dice on the table, missing food.
type Facts = (Option<Place>, Option<Option<Resource>>, Option<Dice>, Option<u8>);

fn from_position(phase: PhasePosition) -> Facts {
    match phase {
        PhasePosition::TurnUpBuilding { place, seat: Some(_) }
        | PhasePosition::Paying { place, .. }
        | PhasePosition::RollingForAll { place, .. }
        | PhasePosition::DrawingExtraCard { place, .. } => (Some(place), None, None, None),
        PhasePosition::Rolling { place, goal, .. } => (Some(place), Some(goal), None, None),
        PhasePosition::AddingTools { place, goal, dice, .. } => {
            (Some(place), Some(goal), Some(dice), None)
        }
        PhasePosition::TakingDie { place, dice, .. } => (Some(place), None, Some(dice), None),
        PhasePosition::Feeding { missing, .. } => (None, None, None, Some(missing)),
        _ => (None, None, None, None),
    }
}

#[test]
fn a_state_tells_what_its_position_tells() {
    for players in 2..=4 {
        let rules = Rules::new(&Setup::of(players).with("round-limit", "200")).unwrap();
        walk::<StoneAge>(&rules, u64::from(players), |game, _| {
            let position = game.position(&rules);
            let told = (game.place_in_use(), game.roll_goal(), game.dice(), game.missing_food());
            assert_eq!(told, from_position(position.phase));
            assert_eq!(Some(game.cards_left()), position.cards_left);
            for space in 0..4 {
                assert_eq!(game.card_on(space), position.card_spaces[usize::from(space)]);
            }
            for (stack, expected) in (0..).zip(&position.stacks) {
                assert_eq!(
                    (game.top_tile(stack), game.tiles_left(stack)),
                    (expected.top, expected.left)
                );
            }
            assert_eq!((game.card_on(4), game.top_tile(4), game.tiles_left(4)), (None, None, 0));
            for place in Place::ALL {
                let placed = position.seats.iter().filter_map(|seat| seat.placed.get(&place));
                assert_eq!(game.people_at(place), placed.sum::<u8>());
            }
            seats_agree(game, &rules);
        });
    }
}

fn seats_agree(game: &StoneAge, rules: &Rules) {
    for (seat, expected) in Seat::all(4).zip(game.position(rules).seats) {
        let tribe = game.tribe(seat);
        assert_eq!((tribe.food(), tribe.people()), (expected.food, expected.people));
        assert_eq!(
            (Some(tribe.home()), tribe.agriculture()),
            (expected.home, expected.agriculture)
        );
        for resource in Resource::ALL {
            assert_eq!(tribe.stock().count(resource), expected.resources[&resource]);
        }
        let tools: Vec<(u8, bool)> =
            expected.tools.iter().map(|tool| (tool.value, tool.used)).collect();
        assert_eq!(tribe.tools().each().collect::<Vec<_>>(), tools);
        assert_eq!(tribe.one_use().values().collect::<Vec<_>>(), expected.one_use_tools);
        assert_eq!(tribe.two_resources(), expected.two_resources);
        assert_eq!(tribe.buildings().iter().collect::<Vec<_>>(), expected.buildings);
        assert_eq!(tribe.cards().iter().collect::<Vec<_>>(), expected.cards);
    }
}
