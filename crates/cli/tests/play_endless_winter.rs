//! Endless Winter through the keyboard.

mod common;

use common::{Ran, run};

fn play(args: &[&str], lines: &[&str]) -> Ran {
    let all: Vec<&str> = ["play", "endless-winter"].iter().chain(args).copied().collect();
    run(&all, &(lines.join("\n") + "\n"))
}

/// However the lines are broken.
fn contains(ran: &Ran, parts: &[&str]) {
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let stdout = flat(&ran.stdout);
    for part in parts {
        assert!(stdout.contains(&flat(part)), "`{part}` is missing in:\n{}", ran.stdout);
    }
}

#[test]
fn a_whole_game_is_played_by_numbers_alone() {
    let folder = tempfile::tempdir().unwrap();
    for (players, seed) in [("person,random", "5"), ("random,random,person,random", "6")] {
        let file = folder.path().join(format!("{seed}.game")).display().to_string();
        let args = ["--seats", players, "--seed", seed, "--record", &file];
        let ran = play(&args, &["1"; 3000]);
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
        contains(
            &ran,
            &["Round 4 of 4 · Era II", "The game ends.", "Final score", "The winner is"],
        );
        assert!(ran.stdout.lines().all(|line| line.chars().count() <= 80), "{}", ran.stdout);

        let replayed = run(&["replay", &file], "");
        assert_eq!(replayed.code, 0, "{replayed:?}");
        let total = |text: &str| {
            let line = text.lines().rev().find(|line| line.starts_with("  total")).unwrap();
            line.split_whitespace().map(String::from).collect::<Vec<_>>()
        };
        assert_eq!(total(&replayed.stdout), total(&ran.stdout));
        let shown = run(&["replay", &file, "--at", "200"], "");
        assert!(shown.code == 0 && shown.stdout.contains("COLUMN"), "{shown:?}");
    }
}

#[test]
fn choices_can_be_typed_and_refusals_name_the_rule() {
    let lines = ["side b", "hunt", "bottom", "chief hunt", "dance", "chief rest", "undo", "table"];
    let ran = play(&["--seats", "person,random", "--seed", "5"], &lines);
    assert_eq!(ran.code, 0);
    contains(
        &ran,
        &[
            "Which one? `place chief hunt`, `place member hunt`",
            "That can't be done: ",
            "(EW-4.",
            "Player 1 places the chief in Hunt.",
            "I don't understand: no action reads `dance`",
            "Taken back: place chief hunt.",
            "TRIBE CARDS (how many are left)",
        ],
    );
}

#[test]
fn help_and_rules_speak_of_this_game() {
    let lines = ["help", "rule EW-5.6", "rule x", "score"];
    let ran = play(&["--seats", "person,random", "--seed", "5"], &lines);
    contains(
        &ran,
        &[
            "rules/endless-winter.md",
            "such as `rule EW-5.6`",
            "EW-5.6 Middle: take a sacred stone",
            "Rules have numbers such as EW-5.6",
            "chief hunt places your chief",
        ],
    );
    assert!(!ran.stdout.contains("SA-"), "{}", ran.stdout);
}

#[test]
fn people_at_one_keyboard_see_the_hand_of_who_is_asked() {
    let lines = ["1", "1", "chief rest", "end"];
    let ran = play(&["--seats", "person,person", "--seed", "5"], &lines);
    let tables: Vec<&str> = ran.stdout.split("── Round 1").skip(1).collect();
    assert!(tables[0].contains("YOUR HAND") && tables[0].contains(">2 person"), "{}", tables[0]);
    let last = tables.last().unwrap();
    assert!(last.contains("YOUR HAND") && last.contains(">1 person"), "{last}");
    // What is told of both is what both may know.
    contains(&ran, &["Player 1 draws a card 2 times.", "Player 2 draws a card 2 times."]);
}

#[test]
fn every_option_can_be_played() {
    let options = ["choose-chiefs", "short-era-1", "glacier-tokens", "rest-tokens"];
    let options: Vec<String> = options.iter().map(|key| format!("{key}=on")).collect();
    let mut args = vec!["--seats", "person,random,random", "--seed", "5"];
    options.iter().for_each(|option| args.extend(["--option", option]));
    let ran = play(&args, &["1"; 3000]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    contains(&ran, &["turn 1 of 2", "turn 3 of 3", "a token for the first who rests:", "glac. ?"]);
    contains(&ran, &["Final score", "The winner is"]);
}
