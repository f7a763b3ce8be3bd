//! Whole games through the keyboard.

mod common;

use std::process::Stdio;

use common::{Ran, run};

fn play(args: &[&str], lines: &[&str]) -> Ran {
    let all: Vec<&str> = ["play", "stone-age"].iter().chain(args).copied().collect();
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
    let file = folder.path().join("numbers.game").display().to_string();
    let ran = play(&["--seed", "5", "--record", &file], &["1"; 2000]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    contains(&ran, &["The game ends: ", "Final score", "total", "The winner is player 2 greedy."]);
    contains(&ran, &[&format!("The record is in {file}.")]);
    assert!(!ran.stdout.contains('\x1b'), "colours where nobody sees them");

    let replayed = run(&["replay", &file], "");
    assert_eq!(replayed.code, 0, "{replayed:?}");
    let total = |text: &str| {
        let line = text.lines().rev().find(|line| line.starts_with("  total")).unwrap();
        line.split_whitespace().map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(total(&replayed.stdout), total(&ran.stdout));
}

#[test]
fn the_table_reads_well() {
    let ran = play(&["--seats", "person,person", "--seed", "5"], &["forest 3", "hut"]);
    let from = ran.stdout.rfind("── Round").unwrap();
    insta::assert_snapshot!("table", &ran.stdout[from..]);
}

#[test]
fn colours_follow_the_terminal_and_the_person() {
    let stdout = |variable: &str| {
        let output = common::ochre()
            .args(["play", "stone-age"])
            .env(variable, "1")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(stdout("CLICOLOR_FORCE").contains("\x1b[1m"));
    assert!(!stdout("NO_COLOR").contains('\x1b'));
}

#[test]
fn without_any_wish_a_game_against_a_bot_begins() {
    let ran = run(&["play", "stone-age"], "");
    assert_eq!(ran.code, 0);
    contains(&ran, &["Stone Age, 2 players: 1 you, 2 greedy.", "`help`", "rules/stone-age.md"]);
    contains(&ran, &["[1] 1", "The game was not saved. Goodbye!"]);
}

#[test]
fn the_same_seed_and_decisions_give_the_same_game() {
    let lines = ["forest 3", "hunt 1", "hunt 1", "1", "1", "1"];
    let [one, two] = [(); 2].map(|()| play(&["--seed", "9"], &lines).stdout);
    assert_eq!(one, two);
    assert_ne!(one, play(&["--seed", "10"], &lines).stdout);
}

#[test]
fn choices_can_be_typed_and_refusals_name_the_rule() {
    let lines = ["forest 9", "use forest", "forest", "dance", "99", "0", "forest 3", "forest 1"];
    let ran = play(&["--seed", "5"], &lines);
    assert_eq!(ran.code, 0);
    contains(
        &ran,
        &[
            "That can't be done: you have 5 people left and tried to place 9 (SA-3.1).",
            "That can't be done: this is the time to place people on one place (SA-3.1).",
            "How many people? Such as `forest 2`.",
            "I don't understand: no action reads `dance`",
            "Choose a number from 1 to 34.",
            "Player 1 places 3 people on forest.",
            "you have placed people on forest in this round already (SA-3.2).",
        ],
    );
}

#[test]
fn a_game_is_saved_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my.game").display().to_string();
    let save = format!("save {file}");
    let ran = play(&["--seed", "5"], &["forest 3", "save", &save, "quit"]);
    assert_eq!(ran.code, 0);
    contains(&ran, &["Name the file: `save my.game`.", "Saved in ", "--resume"]);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("\n1 place forest 3 ") && text.contains("seat 2 greedy\n"), "{text}");

    let ran = play(&["--resume", &file, "--seed", "6"], &["log", "quit"]);
    assert_eq!(ran.code, 0);
    contains(&ran, &["2 players: 1 you, 2 greedy.", "The game goes on after step 8."]);
    contains(&ran, &["Player 1 places 3 people on forest.", "111····"]);

    for (args, refusal) in [
        (["--resume", &file, "--players", "2"], "keeps its players and options"),
        (["--resume", &file, "--seats", "person"], "--seats names 1 players, but 2 play"),
        (["--resume", "no.game", "--seed", "1"], "no.game can't be opened"),
    ] {
        let ran = play(&args, &[]);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.stderr.contains(refusal), "{ran:?}");
    }
}

#[test]
fn a_position_is_played_on_and_saved_with_its_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let [record, position, saved] = ["a.game", "position.json", "b.game"]
        .map(|name| folder.path().join(name).display().to_string());
    play(&["--seed", "5", "--record", &record], &["forest 3", "hunt 1"]);
    let json = run(&["replay", &record, "--at", "7", "--json"], "").stdout;
    std::fs::write(&position, json).unwrap();

    let ran = play(&["--resume", &position, "--seed", "2", "--record", &saved], &["hunt 2"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    contains(&ran, &["Player 2 places ", "Player 1 places 2 people on hunting", "Saved in "]);
    let text = std::fs::read_to_string(&saved).unwrap();
    assert!(text.contains("\nposition {"), "{text}");
    assert_eq!(run(&["replay", &saved], "").code, 0);
    // A position is no record: it is not written over.
    let ran = play(&["--resume", &position, "--record", &position], &[]);
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("exists and is no record"), "{ran:?}");
}

#[test]
fn decisions_are_taken_back_but_never_dice_and_never_what_others_decided() {
    let seats = ["--seats", "person,person", "--seed", "5"];
    let lines = ["undo", "forest 3", "undo", "hunt 4", "hunt 2", "field", "hut", "tool maker"];
    let ran = play(&seats, &lines);
    contains(
        &ran,
        &[
            "No: dice or cards have come up since your last decision",
            "Taken back: place forest 3.",
            "Player 1 places 4 people on hunting grounds.",
        ],
    );

    let ran = play(&["--seed", "5"], &["forest 3", "undo"]);
    contains(&ran, &["No: player 2 has decided since your last decision"]);
    let lines = ["forest 3", "tool maker", "hunt 1", "forest", "undo"];
    let ran = play(&["--seed", "5"], &lines);
    contains(&ran, &["No: dice or cards have come up since your last decision"]);
}

#[test]
fn leaving_an_unsaved_game_is_asked_twice() {
    let ran = play(&["--seed", "5"], &["quit", "quit", "1"]);
    assert_eq!(ran.code, 0);
    contains(&ran, &["The game is not saved: `save FILE` keeps it", "Goodbye!"]);
    assert!(!ran.stdout.contains("Player 1 places"), "{}", ran.stdout);
}

#[test]
fn help_log_score_and_rules_are_at_hand() {
    let lines = ["help", "forest 3", "log", "score", "rule SA-3.8", "rule x", "save /no/such/x"];
    let ran = play(&["--seed", "5", "--option", "edition=2021"], &lines);
    contains(
        &ran,
        &[
            "takes your last decision back",
            "On card 1 is laid: ",
            "SA-3.8 2 players: of tool maker, hut and field",
            "Rules have numbers such as SA-3.8",
            "Not saved: /no/such/x can't be written",
            "CLAY",
        ],
    );
    assert!(!ran.stdout.contains("brick, dice"), "{}", ran.stdout);
}

#[test]
fn bots_alone_play_to_the_end_and_four_can_sit_at_the_table() {
    let ran = play(&["--seats", "greedy,random,greedy,random", "--seed", "1"], &[]);
    assert_eq!(ran.code, 0);
    contains(&ran, &["Stone Age, 4 players: 1 greedy", "Final score", "The winner is player "]);
    let ran = play(&["--seats", "person,uct:20,greedy", "--seed", "1"], &["1"; 30]);
    contains(&ran, &["Stone Age, 3 players: 1 you, 2 uct:20, 3 greedy.", "Player 2 places"]);
}
