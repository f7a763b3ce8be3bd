//! Laws of all bots, who beats whom, and the signature of their play.

use ochre_kernel::{Game, Rng, Rules as _, Seat, Setup, Step, Turn, Viewer, take_chances};
use ochre_stone_age::{Action, Rules, StoneAge, ToolSet, divisor};

use crate::{Bot, BotName, Greedy, Played, Uct, make_bot, play_game, record_game, simulations};

type Bots = Vec<Box<dyn Bot<StoneAge>>>;

fn rules(players: usize, round_limit: u16) -> Rules {
    let setup = Setup::of(players as u8).with("round-limit", &round_limit.to_string());
    Rules::new(&setup).unwrap()
}

fn bots(names: &[&str], seed: u64) -> Bots {
    let make = |(name, seat): (&&str, u64)| make_bot(&name.parse().unwrap(), 10 * seed + seat);
    names.iter().zip(0..).map(make).collect()
}

fn play(names: &[&str], round_limit: u16, seed: u64) -> Played<StoneAge> {
    record_game(&rules(names.len(), round_limit), &mut bots(names, seed), seed)
}

/// What each seat won over some games.
fn wins(names: &[&str], round_limit: u16, n_games: u64) -> Vec<f64> {
    let rules = rules(names.len(), round_limit);
    let mut wins = vec![0.0; names.len()];
    for seed in 0..n_games {
        let state = play_game(&rules, &mut bots(names, seed), seed, |_, _| ());
        let shares = state.win_shares(&rules).unwrap();
        for seat in rules.seats() {
            wins[seat.index()] += shares[seat];
        }
    }
    wins
}

/// Calls for every decision of a game, with the state and what was decided.
fn for_each_decision(
    names: &[&str],
    seed: u64,
    mut visit: impl FnMut(&Rules, &StoneAge, Seat, Action),
) {
    let rules = rules(names.len(), 200);
    play_game(&rules, &mut bots(names, seed), seed, |state: &StoneAge, step| {
        if let (Turn::Player(seat), Step::Act(action)) = (state.turn(), step) {
            visit(&rules, state, seat, action);
        }
    });
}

#[test]
fn bots_only_take_legal_actions() {
    for names in [
        &["random", "greedy"][..],
        &["greedy", "random", "greedy"],
        &["greedy", "greedy", "random", "greedy"],
        &["uct:3", "random", "greedy"],
    ] {
        let mut legal = Vec::new();
        for_each_decision(names, 1, |rules, state, seat, action| {
            state.legal_actions(rules, &mut legal);
            assert!(legal.contains(&action), "{}: {action:?}", names[seat.index()]);
        });
    }
}

#[test]
fn a_bot_and_a_seed_always_play_alike() {
    for names in [["random", "random"], ["greedy", "random"], ["uct:20", "uct:10"]] {
        assert_eq!(play(&names, 3, 5).steps, play(&names, 3, 5).steps, "{names:?}");
    }
    let different = play(&["uct:20", "uct:20"], 3, 6).steps;
    assert_ne!(play(&["uct:20", "uct:20"], 3, 5).steps, different);
}

/// Imagines far more than it needs.
struct Dreamer;

impl Bot<StoneAge> for Dreamer {
    fn choose(
        &mut self,
        imagine: &mut dyn FnMut() -> StoneAge,
        rules: &Rules,
        legal: &[Action],
    ) -> Action {
        for _ in 0..7 {
            let _ = imagine();
        }
        Greedy.choose(imagine, rules, legal)
    }
}

#[test]
fn thinking_longer_does_not_change_the_luck() {
    let rules = rules(3, 200);
    for seed in 0..5 {
        let mut dreamers: Bots = (0..3).map(|_| Box::new(Dreamer) as _).collect();
        let dreamt = record_game(&rules, &mut dreamers, seed);
        let played = play(&["greedy"; 3], 200, seed);
        assert_eq!(dreamt.steps, played.steps);
        assert_eq!(dreamt.state, played.state);
    }
}

#[test]
fn no_bot_thinks_where_there_is_no_choice() {
    let rules = rules(2, 200);
    let only = [Action::Decline];
    for name in ["random", "greedy", "uct:1000000"] {
        let mut imagine = || -> StoneAge { panic!("{name} thinks about a forced decision") };
        let mut bot = make_bot(&name.parse().unwrap(), 1);
        assert_eq!(bot.choose(&mut imagine, &rules, &only), Action::Decline);
    }
}

#[test]
fn what_others_hide_does_not_change_what_greedy_does() {
    let mut rng = Rng::from_seed(1);
    let mut legal = Vec::new();
    let (mut n_hidden, mut n_different) = (0, 0);
    for seed in 0..40 {
        for_each_decision(&["greedy"; 4], seed, |rules, state, seat, action| {
            state.legal_actions(rules, &mut legal);
            for _ in 0..3 {
                let imagined = state.resample(rules, Viewer::Seat(seat), &mut rng);
                n_different += u32::from(imagined != *state);
                let again = Greedy.choose(&mut || imagined, rules, &legal);
                assert_eq!(again, action, "seed {seed}, round {}", state.round());
                n_hidden += 1;
            }
        });
    }
    assert!(n_different > 1000, "{n_different} of {n_hidden} states hid something");
}

#[test]
fn greedy_adds_tools_only_where_each_of_them_counts() {
    let mut n_added = 0;
    for seed in 0..20 {
        for_each_decision(&["greedy"; 3], seed, |rules, state, _, action| {
            let Action::Tools(tools) = action else { return };
            let quotient = |tools: ToolSet| {
                let dice = state.dice().unwrap();
                (dice.total() + tools.total()) / divisor(state.roll_goal().unwrap())
            };
            let mut legal = Vec::new();
            state.legal_actions(rules, &mut legal);
            for other in legal {
                let Action::Tools(fewer) = other else { continue };
                if fewer != tools && tools.contains(fewer) {
                    assert!(quotient(fewer) < quotient(tools), "{tools} instead of {fewer}");
                    n_added += 1;
                }
            }
        });
    }
    assert!(n_added > 100, "{n_added}");
}

#[test]
fn greedy_beats_random() {
    assert_eq!(wins(&["greedy", "random"], 200, 40), [40.0, 0.0]);
    assert_eq!(wins(&["random", "greedy"], 200, 40), [0.0, 40.0]);
    let [a, b, c, d] = wins(&["greedy", "random", "greedy", "random"], 200, 40)[..] else {
        unreachable!("four seats")
    };
    assert_eq!((a + c, b + d), (40.0, 0.0));
}

#[test]
fn greedy_scores_as_people_do() {
    for (players, least) in [(2, 200), (3, 150), (4, 125)] {
        let names = vec!["greedy"; players];
        let rules = rules(players, 200);
        let best: i32 = (0..30)
            .map(|seed| {
                let state = play_game(&rules, &mut bots(&names, seed), seed, |_, _| ());
                rules.seats().map(|seat| state.score(&rules, seat)).max().unwrap_or(0)
            })
            .sum();
        assert!(best / 30 >= least, "{players} players: winners average {}", best / 30);
    }
}

#[test]
fn uct_beats_random() {
    let [uct, random] = wins(&["uct:200", "random"], 5, 12)[..] else { unreachable!("two seats") };
    assert!(uct >= 11.0, "{uct} : {random}");
}

#[test]
fn every_simulation_visits_one_action_and_grows_one_node() {
    let rules = rules(3, 5);
    let mut rng = Rng::from_seed(2);
    let mut game = StoneAge::new(&rules);
    take_chances(&mut game, &rules, &mut rng);
    let searched = simulations(&game, &rules, 500, &mut rng);
    let mut legal = Vec::new();
    game.legal_actions(&rules, &mut legal);
    // More simulations than actions: each was tried, and they stand in the order of the list.
    let tried: Vec<Action> = searched.visits.iter().map(|&(action, _)| action).collect();
    assert_eq!(tried, legal);
    assert_eq!(searched.visits.iter().map(|&(_, n_visits)| n_visits).sum::<u32>(), 500);
    assert_eq!(searched.n_nodes, 501);
}

#[test]
fn uct_with_one_simulation_still_decides() {
    let rules = rules(2, 2);
    let mut table: Bots = (0..2).map(|seed| Box::new(Uct::new(1, seed)) as _).collect();
    let state = play_game(&rules, &mut table, 3, |_, _| ());
    assert_eq!(state.turn(), Turn::Over);
}

/// One number for all steps and scores of some games.
fn signature(names: &[&str], round_limit: u16, n_games: u64) -> u64 {
    let rules = rules(names.len(), round_limit);
    let mut text = String::new();
    for seed in 0..n_games {
        let played = play(names, round_limit, seed);
        for step in played.steps {
            text += &match step {
                Step::Act(action) => StoneAge::action_text(&rules, action),
                Step::Chance(chance) => StoneAge::chance_text(&rules, chance),
            };
            text.push('\n');
        }
        for seat in rules.seats() {
            text += &format!("{}\n", played.state.score(&rules, seat));
        }
    }
    // FNV-1a: the same number on every machine and in every release of Rust.
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A refactoring leaves these alone. A change of play changes them, and its commit states the
/// result of a match against the play before.
#[test]
fn the_signature_of_play_is_known() {
    let signatures = [
        signature(&["greedy"; 2], 200, 10),
        signature(&["greedy"; 3], 200, 10),
        signature(&["greedy"; 4], 200, 10),
        signature(&["uct:50", "greedy", "random"], 4, 2),
        signature(&["uct:50", "uct:50"], 200, 1),
    ];
    let expected = [
        "51709a6f552b09e9",
        "368da76f9ece1917",
        "f1cd676490710f96",
        "294ad4b8b07ccce2",
        "81bf969b98a1697c",
    ];
    assert_eq!(signatures.map(|hash| format!("{hash:016x}")), expected);
}

#[test]
fn a_made_bot_is_the_one_of_its_name() {
    let steps = |name: BotName| {
        let mut table: Bots = (0..2).map(|seed| make_bot(&name, seed)).collect();
        record_game(&rules(2, 2), &mut table, 1).steps
    };
    assert_ne!(steps(BotName::Greedy), steps(BotName::Random));
    assert_ne!(steps(BotName::Uct(30)), steps(BotName::Random));
    assert_ne!(steps(BotName::Uct(30)), steps(BotName::Uct(31)));
}
