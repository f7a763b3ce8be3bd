//! Random games of players who build: purely random ones hardly ever found a village or put a
//! megalith on top of others.

use ochre_endless_winter_pack::Symbol;
use ochre_kernel::{Game, Rng, Step, Turn};

use crate::action::{Action, Chance, Way};
use crate::map::Hex;
use crate::{EndlessWinter, Rules};

/// So many actions are looked at before one is chosen.
const LOOKS: usize = 12;

/// Plays a game and shows every state on the way with the step that comes next, as
/// [`ochre_testkit::walk`] does.
pub(crate) fn builders_walk(
    rules: &Rules,
    seed: u64,
    mut visit: impl FnMut(&EndlessWinter, Option<Step<Action, Chance>>),
) {
    let mut rng = Rng::from_seed(seed);
    let mut game = EndlessWinter::new(rules);
    let mut actions = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return visit(&game, None),
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut rng)),
            Turn::Player(_) => {
                game.legal_actions(rules, &mut actions);
                let looks = (0..LOOKS).map(|_| actions[rng.below(actions.len() as u32) as usize]);
                Step::Act(looks.max_by_key(|&action| zeal(&game, action)).unwrap())
            }
        };
        visit(&game, Some(step));
        game.apply(rules, step, &mut ());
    }
}

/// How much a builder wants this.
fn zeal(game: &EndlessWinter, action: Action) -> u8 {
    let way = match action {
        Action::Top(way) | Action::Middle(Some(way)) | Action::Gain(_, way) => way,
        Action::Use(..) | Action::Bottom | Action::Play(_) => return 5,
        Action::Place(..) => return 4,
        Action::Decline(Symbol::Move) => return 3,
        Action::Decline(_) | Action::End => return 0,
        _ => return 2,
    };
    match way {
        Way::Village(_) => 9,
        Way::Megalith(site) => 7 + u8::from(0 < site.layer),
        Way::Stone(_) | Way::Camp => 6,
        // Camps spread out, but not from where two others wait for them.
        Way::Move(from, to) => {
            let camps = game.me().camps;
            let near = |hex: Hex| Hex::all().filter(|one| 0 < camps.on(*one) && one.touches(hex)).count();
            let gathers = near(to) > near(from) && camps.on(to) == 0;
            if to == Hex::START { 1 } else { 3 + u8::from(from == Hex::START || gathers) }
        }
        _ => 4,
    }
}
