//! Help that teaches, and wrong usage that is answered with what exists.

mod common;

use common::run;

#[test]
fn help_texts_teach() {
    for (name, args) in [
        ("help", vec!["--help"]),
        ("help_serve", vec!["serve", "--help"]),
        ("help_backup", vec!["backup", "--help"]),
        ("help_export", vec!["export", "--help"]),
        ("help_import", vec!["import", "--help"]),
        ("help_play", vec!["play", "--help"]),
        ("help_replay", vec!["replay", "--help"]),
        ("help_verify", vec!["verify", "--help"]),
        ("help_perft", vec!["perft", "--help"]),
        ("help_simulate", vec!["simulate", "--help"]),
        ("help_arena", vec!["arena", "--help"]),
        ("help_bench", vec!["bench", "--help"]),
        ("help_load", vec!["load", "--help"]),
        ("help_pack", vec!["pack", "--help"]),
    ] {
        let ran = run(&args, "");
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
        insta::assert_snapshot!(name, ran.stdout);
    }
}

#[test]
fn what_does_not_exist_is_answered_with_what_does() {
    for (args, known) in [
        (vec!["play", "chess"], "there is no game `chess`; there is stone-age, endless-winter"),
        (
            vec!["play", "stone-age", "--seats", "person,clever"],
            "`random` (takes any legal action)",
        ),
        (vec!["play", "stone-age", "--seats", "person,clever"], "or `person`"),
        (vec!["play", "stone-age", "--players", "7"], "the game is for 2 to 4"),
        (vec!["play", "stone-age", "--option", "colour=red"], "there is `edition` (2008 or 2021)"),
        (vec!["play", "stone-age", "--option", "edition=1999"], "it takes 2008 or 2021"),
        (vec!["play", "stone-age", "--option", "edition"], "key=value"),
        (
            vec!["play", "stone-age", "--seats", "person,greedy", "--players", "3"],
            "names 2 players",
        ),
        (vec!["play", "stone-age", "--pack", "no-such"], "no-such can't be opened"),
        (vec!["dance"], "unrecognized subcommand 'dance'"),
        (vec!["perft", "stone-age", "0"], "0 is not in 1..=60"),
        (vec!["perft", "stone-age", "x"], "invalid digit"),
        (vec!["replay", "no-such"], "no-such can't be opened"),
        (vec!["verify", "no-such"], "no-such can't be opened"),
    ] {
        let ran = run(&args, "");
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{args:?}: {ran:?}");
        assert!(ran.stderr.contains(known), "{args:?}: {ran:?}");
    }
}

#[test]
fn packs_are_shown_with_provenance_and_checked_with_every_fault() {
    let shown = run(&["pack", "show"], "");
    assert_eq!(shown.code, 0);
    for words in ["Artisan", "stated", "derived", "reconstructed"] {
        assert!(shown.stdout.contains(words), "{words}: {}", shown.stdout);
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packs/reconstruction-2.json");
    let checked = run(&["pack", "check", file], "");
    assert!(checked.code == 0 && checked.stdout.contains("without faults"), "{checked:?}");
    assert_eq!(run(&["pack", "show", file], "").stdout, shown.stdout);

    let good = std::fs::read_to_string(file).unwrap();
    let bad = good.replacen("\"count\": 15", "\"count\": 14", 2);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.json");
    std::fs::write(&path, bad).unwrap();
    let refused = run(&["pack", "check", &path.display().to_string()], "");
    assert_eq!((refused.code, refused.stdout.as_str()), (2, ""));
    assert_eq!(refused.stderr.matches("must be 15, not 14 (EW-1.2)").count(), 2, "{refused:?}");
    assert!(refused.stderr.trim_end().ends_with("it has 2 faults"), "{refused:?}");
}

#[test]
fn perft_counts_from_the_set_up_and_from_a_record() {
    let counts = |args: &[&str]| {
        let ran = run(args, "");
        assert_eq!(ran.code, 0, "{ran:?}");
        let count = |line: &str| line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap();
        ran.stdout.lines().skip(1).map(count).collect::<Vec<_>>()
    };
    let two = counts(&["perft", "stone-age", "2"]);
    assert_eq!(two[0], 34);
    assert_eq!(counts(&["perft", "stone-age", "1", "--players", "4"]), [36]);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.game").display().to_string();
    run(&["play", "stone-age", "--seats", "greedy,person", "--record", &file], "");
    assert_eq!(counts(&["perft", "stone-age", "1", "--from", &file]).len(), 1);
    let ran = run(&["perft", "stone-age", "1", "--from", &file, "--players", "2"], "");
    assert_eq!(ran.code, 2);
}
