//! Games to look at step by step: random ones, and those of players who build, for purely random
//! players hardly ever found a village or put a megalith on top of others.

use ochre_endless_winter_pack::{Column, Symbol};
use ochre_kernel::{Game, Rng, Rules as _, Setup, Step, Turn};
use ochre_testkit::walk;

use super::rich_pack::rich_pack;
use crate::action::{Action, Chance, Spot, Way};
use crate::event::Event;
use crate::map::Hex;
use crate::{EndlessWinter, Rules};

/// With every variant and module, or with none; with the shipped pack, or a rich one.
pub(crate) fn rules(seed: u64) -> Rules {
    let options = Rules::OPTIONS.iter().map(|option| option.key);
    let value = if seed % 5 == 4 { "off" } else { "on" };
    let players = Setup::of(2 + (seed % 3) as u8);
    let shipped = options.fold(players, |setup, key| setup.with(key, value));
    let rich = Setup { pack: Some(rich_pack(seed).write()), ..shipped.clone() };
    let is_rich = seed % 2 == 1;
    // Now and then gains would chain too deep: such a pack is refused.
    let rich = Some(rich).filter(|_| is_rich).and_then(|setup| Rules::new(&setup).ok());
    rich.unwrap_or_else(|| Rules::new(&shipped).unwrap())
}

/// Shows every state of games, and the events before it: random ones and those of builders.
pub(crate) fn over_games(
    seeds: std::ops::Range<u64>,
    mut begin: impl FnMut(&Rules),
    mut visit: impl FnMut(&Rules, &EndlessWinter, &[Event]),
) {
    for seed in seeds {
        let rules = rules(seed);
        begin(&rules);
        let mut events = Vec::new();
        let visit = |game: &EndlessWinter, step: Option<Step<Action, Chance>>| {
            visit(&rules, game, &events);
            events.clear();
            if let Some(step) = step {
                let mut after = *game;
                after.apply(&rules, step, &mut events);
            }
        };
        if seed % 4 < 2 {
            walk::<EndlessWinter>(&rules, seed, visit);
        } else {
            builders_walk(&rules, seed, visit);
        }
    }
}

/// So many actions are looked at before one is chosen.
const LOOKS: usize = 30;

/// Plays a game and shows every state on the way with the step that comes next, as
/// [`ochre_testkit::walk`] does.
fn builders_walk(
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
        Action::Place(_, spot) => return 3 + u8::from(spot == Spot::Column(Column::Migrate)),
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
            let near =
                |hex: Hex| Hex::all().filter(|one| 0 < camps.on(*one) && one.touches(hex)).count();
            let gathers = near(to) > near(from) && camps.on(to) == 0;
            let spreads = 1 < camps.on(from) && camps.on(to) == 0;
            if to == Hex::START { 1 } else { 3 + u8::from(spreads) + u8::from(gathers) }
        }
        _ => 4,
    }
}
