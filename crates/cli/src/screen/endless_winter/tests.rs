//! The screen in many moments of random games, and in a few that are read by people.

use std::collections::HashSet;

use anstream::adapter::strip_str;
use ochre_endless_winter::{Action, EndlessWinter, Rules, Site, Way};
use ochre_kernel::{Game, Rng, Rules as _, Seat, Setup, Step, Turn, Viewer};

use super::{choices, labels::Labels, words};
use crate::screen::layout::columns;
use crate::screen::{Look, Screen};

const OPTIONS: [&str; 5] =
    ["choose-setup", "choose-chiefs", "short-era-1", "glacier-tokens", "rest-tokens"];

fn rules(players: u8, with_options: bool) -> Rules {
    let options = if with_options { &OPTIONS[..] } else { &[] };
    let setup = options.iter().fold(Setup::of(players), |setup, key| setup.with(key, "on"));
    Rules::new(&setup).unwrap()
}

fn names(players: u8) -> Vec<String> {
    (0..players).map(|seat| if seat == 0 { "you".into() } else { "greedy".into() }).collect()
}

/// Plays random games and stops at each decision, the choices as people see them.
fn at_decisions(
    rules: &Rules,
    seed: u64,
    mut look: impl FnMut(&EndlessWinter, Seat, &[Action], usize),
) {
    let mut rng = Rng::from_seed(seed);
    let mut game = EndlessWinter::new(rules);
    let mut legal = Vec::new();
    for n in 0.. {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut rng)),
            Turn::Player(seat) => {
                game.legal_actions(rules, &mut legal);
                game.arrange(rules, &mut legal);
                look(&game, seat, &legal, n);
                Step::Act(lively(&legal, &mut rng))
            }
        };
        game.apply(rules, step, &mut ());
    }
}

/// Something that happens rather than something declined: games with villages and megaliths.
fn lively(legal: &[Action], rng: &mut Rng) -> Action {
    let happens =
        |action: &&Action| !["end", "decline", "instead"].contains(&choices::group(**action).1);
    let some: Vec<Action> = legal.iter().filter(happens).copied().collect();
    let of = if some.is_empty() || rng.below(8) == 0 { legal } else { &some };
    of[rng.below(of.len() as u32) as usize]
}

/// A few tables: with 2 to 4 players, with all options or none.
fn at_many_decisions(mut look: impl FnMut(&Rules, &EndlessWinter, Seat, &[Action], usize)) {
    for players in 2..=4 {
        for with_options in [false, true] {
            let rules = rules(players, with_options);
            at_decisions(&rules, players.into(), |game, seat, legal, n| {
                look(&rules, game, seat, legal, n);
            });
        }
    }
}

fn text(game: &EndlessWinter, rules: &Rules, look: &Look, legal: &[Action]) -> String {
    let text = format!("{}\n{}", game.table(rules, look, legal), game.question(rules, look, legal));
    strip_str(&text).to_string()
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    at_many_decisions(|rules, game, seat, legal, n| {
        let names = names(rules.players());
        for width in [60, 80, 100, 120, 160] {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let whole = n % 3 == 0;
                let look = Look { viewer, names: &names, width, whole, all: false };
                for line in text(game, rules, &look, legal).lines() {
                    assert!(columns(line) <= width, "{width}: {line}");
                    assert_eq!(line.trim_end(), line);
                }
            }
        }
    });
}

#[test]
fn nothing_hidden_shows() {
    let mut rng = Rng::from_seed(7);
    at_many_decisions(|rules, game, seat, legal, n| {
        if n % 5 != 0 {
            return;
        }
        let names = names(rules.players());
        for viewer in Viewer::all(rules.players()) {
            let look = Look { viewer, names: &names, width: 80, whole: true, all: false };
            let legal = if viewer.is(seat) { legal } else { &[] };
            let seen = |game: &EndlessWinter| match legal {
                [] => game.table(rules, &look, &[]),
                legal => text(game, rules, &look, legal),
            };
            let expected = seen(game);
            for _ in 0..2 {
                assert_eq!(seen(&game.resample(rules, viewer, &mut rng)), expected);
            }
        }
    });
}

#[test]
fn every_choice_has_a_number_and_words_of_its_own() {
    at_many_decisions(|rules, game, seat, legal, _| {
        let names = names(rules.players());
        let viewer = Viewer::Seat(seat);
        let look = Look { viewer, names: &names, width: 80, whole: false, all: false };
        let question = strip_str(&game.question(rules, &look, legal)).to_string();
        let view = game.view(rules, viewer);
        let labels = Labels { game, rules, view: &view, seat };
        let mut words = HashSet::new();
        for (index, &action) in legal.iter().enumerate() {
            assert!(question.contains(&format!("[{}]", index + 1)), "{action}: {question}");
            let label = labels.label(action);
            assert!(!label.is_empty(), "{action}");
            assert!(words.insert((choices::group(action), label)), "{action}: {question}");
        }
    });
}

#[test]
fn what_records_write_can_be_typed() {
    at_many_decisions(|rules, game, _, legal, _| {
        for action in legal {
            let text = action.to_string();
            assert_eq!(game.notation(rules, &text), Ok(text));
        }
    });
}

type Moment = (EndlessWinter, Seat, Vec<Action>);

/// The first decision of such a kind in random games.
fn moment(rules: &Rules, is_it: impl Fn(&EndlessWinter, &[Action]) -> bool) -> Moment {
    let mut found = None;
    for seed in 0.. {
        at_decisions(rules, seed, |game, seat, legal, _| {
            if found.is_none() && is_it(game, legal) {
                found = Some((*game, seat, legal.to_vec()));
            }
        });
        if found.is_some() {
            break;
        }
    }
    found.unwrap()
}

fn n_villages(game: &EndlessWinter, rules: &Rules) -> usize {
    rules.seats().map(|seat| game.player(seat).villages().count()).sum()
}

/// Megaliths on a layer.
fn n_megaliths(game: &EndlessWinter, rules: &Rules, layer: u8) -> usize {
    let sites = game.field(rules).map_or(&[][..], |field| field.sites());
    let is_there = |site: &&Site| site.layer == layer && game.megalith(rules, **site).is_some();
    sites.iter().filter(is_there).count()
}

fn shown(rules: &Rules, width: usize, (game, seat, legal): Moment) -> String {
    let names = names(rules.players());
    let look = Look { viewer: Viewer::Seat(seat), names: &names, width, whole: false, all: false };
    text(&game, rules, &look, &legal)
}

fn is_placing(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Place(..)))
}

#[test]
fn the_table_reads_well_in_80_columns() {
    let rules = rules(2, false);
    let moment = moment(&rules, |game, legal| {
        is_placing(legal) && n_villages(game, &rules) > 0 && n_megaliths(game, &rules, 0) > 4
    });
    insta::assert_snapshot!("table_80", shown(&rules, 80, moment));
}

#[test]
fn the_table_reads_well_in_120_columns() {
    let rules = rules(4, true);
    let moment = moment(&rules, |game, legal| {
        is_placing(legal) && n_villages(game, &rules) > 0 && n_megaliths(game, &rules, 0) > 8
    });
    insta::assert_snapshot!("table_120", shown(&rules, 120, moment));
}

#[test]
fn questions_read_well() {
    let rules = rules(3, false);
    let of = |word: &str| {
        let has = |legal: &[Action]| legal.iter().any(|&action| choices::group(action).1 == word);
        let found = moment(&rules, |game, legal| game.round() > 1 && has(legal));
        let text = shown(&rules, 80, found);
        text[text.find("\n\n").unwrap() + 2..].to_string()
    };
    let words = ["top", "middle", "rest", "megalith", "idol", "bury", "move", "stone", "pile"];
    let questions: Vec<String> = words.iter().map(|word| of(word)).collect();
    insta::assert_snapshot!("questions", questions.join("\n"));
}

#[test]
fn people_need_not_know_the_notation() {
    let rules = rules(2, false);
    let has = |word: &'static str| {
        move |_: &EndlessWinter, legal: &[Action]| {
            legal.iter().any(|&action| choices::group(action).1 == word)
        }
    };
    let (game, ..) = moment(&rules, has("place"));
    for (typed, expected) in [
        ("Chief Hunt", "place chief hunt"),
        ("chief in migrate", "place chief migrate"),
        ("member rest", "place member rest"),
        ("place member dev", "place member develop"),
        ("spend", "spend"),
        ("done", "end"),
        ("top culture c1_05", "top culture c1_05"),
        ("dance", "dance"),
        ("bury hand elder", "gain bury hand elder"),
        ("camp", "gain camp"),
        ("eclipse dance", "play c2_12"),
        ("", ""),
    ] {
        assert_eq!(game.notation(&rules, typed).as_deref(), Ok(expected), "{typed}");
    }
    let which = "Which one? `place chief hunt`, `place member hunt`";
    assert_eq!(game.notation(&rules, "hunt"), Err(which.into()));

    let (game, ..) = moment(&rules, has("idol"));
    assert_eq!(game.notation(&rules, "offering").as_deref(), Ok("gain idol offering"));
    assert_eq!(game.notation(&rules, "no idol").as_deref(), Ok("decline idol"));

    let is_culture = |action: &Action| matches!(action, Action::Top(Way::Culture(_)));
    let (game, _, legal) = moment(&rules, |_, legal| legal.iter().any(is_culture));
    let taken = legal.iter().copied().find(is_culture).unwrap();
    let Action::Top(Way::Culture(card)) = taken else { unreachable!() };
    for typed in [words::card(&rules, card), card.id()] {
        assert_eq!(game.notation(&rules, typed), Ok(taken.to_string()), "{typed}");
    }
}
