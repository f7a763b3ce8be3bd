//! Many games: simulate, arena and bench, with the keys that programs rely on.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::fs;

use common::{ochre, run};
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let ran = run(args, "");
    assert_eq!(ran.code, 0, "{ran:?}");
    serde_json::from_str(&ran.stdout).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn simulate_tells_wins_points_and_rounds() {
    let args = [
        "simulate",
        "stone-age",
        "--players",
        "4",
        "--games",
        "40",
        "--bots",
        "greedy,random,greedy,random",
        "--json",
    ];
    let all = json(&args);
    assert_eq!(
        (&all["game"], &all["players"], &all["games"]),
        (&"stone-age".into(), &4.into(), &40.into())
    );
    let seats = all["seats"].as_array().unwrap();
    let shares: Vec<f64> = seats.iter().map(|seat| number(&seat["win_share"])).collect();
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    assert!(shares[0] + shares[2] > 0.97, "{shares:?}");
    for seat in seats {
        assert!(number(&seat["score_sd"]) > 0.0);
        let sources: f64 = seat["sources"].as_object().unwrap().values().map(number).sum();
        assert!((sources - number(&seat["score_mean"])).abs() < 1e-9);
    }
    assert_eq!(seats[1]["bot"], "random");
    assert!(number(&all["winner_score_mean"]) > 150.0 && number(&all["rounds_mean"]) > 5.0);
    assert!(number(&all["games_per_second"]) > 0.0);
}

#[test]
fn simulated_games_are_the_same_on_any_number_of_cores_and_every_record_replays() {
    let folders = [1, 2].map(|n_cores| {
        let folder = tempfile::tempdir().unwrap();
        let args = [
            "simulate",
            "stone-age",
            "--players",
            "3",
            "--games",
            "12",
            "--bots",
            "random,greedy,uct:5",
            "--seed",
            "7",
            "--records",
        ];
        let ran = ochre()
            .args(args)
            .arg(folder.path())
            .env("RAYON_NUM_THREADS", n_cores.to_string())
            .output()
            .unwrap();
        assert!(ran.status.success(), "{ran:?}");
        folder
    });
    let read = |folder: &tempfile::TempDir| {
        let mut files: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files
    };
    let (one, two) = (read(&folders[0]), read(&folders[1]));
    assert_eq!((one.len(), two.len()), (12, 12));
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(fs::read_to_string(one).unwrap(), fs::read_to_string(two).unwrap());
        let replayed = run(&["replay", &one.display().to_string()], "");
        assert_eq!(replayed.code, 0, "{replayed:?}");
    }
    let record = fs::read_to_string(&one[0]).unwrap();
    assert!(record.contains("\nseat 3 uct:5\n") && record.contains("\nend "), "{record}");
}

#[test]
fn simulate_speaks_to_people_too() {
    let ran = run(&["simulate", "stone-age", "--games", "10"], "");
    assert_eq!(ran.code, 0);
    assert!(ran.stdout.starts_with("stone-age, 2 players, 10 games\n"), "{}", ran.stdout);
    assert!(ran.stdout.contains("where the points came from"), "{}", ran.stdout);
}

#[test]
fn arena_tells_elo_with_its_interval() {
    let all = json(&["arena", "stone-age", "--bots", "random,greedy", "--games", "41", "--json"]);
    assert_eq!(
        (&all["game"], &all["players"], &all["games"]),
        (&"stone-age".into(), &2.into(), &42.into())
    );
    let [first, second] = &all["bots"].as_array().unwrap()[..] else { panic!("{all}") };
    assert_eq!((&first["bot"], &second["bot"]), (&"random".into(), &"greedy".into()));
    assert_eq!(number(&first["elo"]), 0.0);
    assert!((number(&first["win_share"]) + number(&second["win_share"]) - 1.0).abs() < 1e-9);
    let [low, elo, high] = ["elo_low", "elo", "elo_high"].map(|key| number(&second[key]));
    assert!(100.0 < low && low < elo && elo < high, "{second}");
    assert!(number(&second["ms_per_move"]) > 0.0);
}

#[test]
fn arena_stops_when_the_sequential_test_is_clear() {
    let args = [
        "arena",
        "stone-age",
        "--players",
        "3",
        "--bots",
        "random,greedy",
        "--games",
        "100000",
        "--sprt",
        "-10,50",
        "--json",
    ];
    let all = json(&args);
    assert!(number(&all["games"]) < 1000.0, "{all}");
    assert_eq!(all["sprt"]["verdict"], "high");
    let ran = run(
        &["arena", "stone-age", "--bots", "random,greedy", "--games", "60", "--sprt", "0,30"],
        "",
    );
    assert!(ran.stdout.contains("sequential test: greedy is +30 Elo to random"), "{}", ran.stdout);
}

#[test]
fn bench_measures_every_number_of_players() {
    let all = json(&["bench", "--seconds", "0.02", "--json"]);
    assert_eq!(all["stone-age"]["state_bytes"], 240);
    for players in ["2", "3", "4"] {
        for key in ["games_per_second", "steps_per_second", "uct_simulations_per_second"] {
            assert!(number(&all["stone-age"]["players"][players][key]) > 100.0, "{all}");
        }
    }
    let ran = run(&["bench", "stone-age", "--seconds", "0.01"], "");
    assert!(ran.stdout.starts_with("stone-age: a state has 240 bytes"), "{}", ran.stdout);
}

#[test]
fn wrong_matches_are_refused_with_what_is_possible() {
    for (args, known) in [
        (
            vec!["simulate", "stone-age", "--bots", "clever"],
            "there is no bot `clever`; there is `random`",
        ),
        (
            vec!["simulate", "stone-age", "--bots", "greedy,greedy,random"],
            "--bots names 3 bots, but 2 play",
        ),
        (vec!["simulate", "stone-age", "--games", "0"], "0 is not in"),
        (vec!["simulate", "stone-age", "--players", "9"], "the game is for 2 to 4"),
        (vec!["simulate", "stone-age", "--pack", "/dev/null"], "takes no pack"),
        (vec!["arena", "stone-age", "--bots", "greedy"], "takes 2 to 2"),
        (vec!["arena", "stone-age", "--bots", "greedy,random", "--sprt", "5"], "--sprt takes two"),
        (vec!["arena", "stone-age"], "--bots"),
        (vec!["bench", "--seconds", "0"], "--seconds takes 0.01 to 3600"),
        (vec!["bench", "go"], "there is no game `go`"),
    ] {
        let ran = run(&args, "");
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{args:?}: {ran:?}");
        assert!(ran.stderr.contains(known), "{args:?}: {ran:?}");
    }
}
