//! Records: checked, shown, and refused with their line.

mod common;

use std::io::Read;
use std::path::Path;
use std::process::Stdio;

use common::{ochre, run};
use serde_json::Value;

/// A record of a whole game between bots.
fn record(folder: &Path) -> String {
    let file = folder.join("whole.game").display().to_string();
    let ran = run(
        &["play", "stone-age", "--seats", "greedy,random", "--seed", "4", "--record", &file],
        "",
    );
    assert_eq!(ran.code, 0, "{ran:?}");
    file
}

#[test]
fn a_record_is_summed_up() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let ran = run(&["replay", &file], "");
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    for part in [
        "stone-age: 2 players, edition=2008, round-limit=none\n",
        " steps, round ",
        ", over\n",
        "1 greedy  2 random",
        "culture symbols, squared",
        "The winner is player 1 greedy.",
    ] {
        assert!(ran.stdout.contains(part), "`{part}` is missing in {}", ran.stdout);
    }
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(run(&["replay", "-"], &text).stdout, ran.stdout);
}

#[test]
fn ties_are_told() {
    for (name, end) in [
        ("tie-broken", "The winner is player 1: the tie-break decides.\n"),
        ("tie-shared", "The victory is shared by player 1 and player 2.\n"),
    ] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/stone-age/");
        let ran = run(&["replay", &format!("{folder}{name}.game")], "");
        assert!(ran.code == 0 && ran.stdout.ends_with(end), "{ran:?}");
    }
}

#[test]
fn any_step_can_be_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let table = run(&["replay", &file, "--at", "20"], "");
    assert_eq!(table.code, 0);
    assert!(table.stdout.starts_with("After step 20 of "), "{}", table.stdout);
    assert!(table.stdout.contains("Round ") && table.stdout.contains("1 greedy"));

    let object: Value =
        serde_json::from_str(&run(&["replay", &file, "--at", "20", "--json"], "").stdout).unwrap();
    let keys: Vec<&String> = object.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["game", "step", "turn", "scores", "state"]);
    assert_eq!((&object["game"], &object["step"]), (&"stone-age".into(), &20.into()));

    let beyond = run(&["replay", &file, "--at", "99999"], "");
    assert_eq!((beyond.code, beyond.stdout.as_str()), (2, ""));
    assert!(beyond.stderr.contains("steps, so --at goes from 0 to "), "{}", beyond.stderr);
}

#[test]
fn a_trace_has_a_line_for_each_step() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let words = run(&["replay", &file, "--trace"], "").stdout;
    let objects = run(&["replay", &file, "--trace", "--json"], "").stdout;
    assert_eq!(words.lines().count(), objects.lines().count());
    assert!(words.starts_with("    1  * building-1 B"), "{words}");
    assert!(words.contains("player 1 places "), "{words}");
    for (index, line) in objects.lines().enumerate() {
        let object: Value = serde_json::from_str(line).unwrap();
        assert_eq!(object["step"], index + 1);
    }
    let last: Value = serde_json::from_str(objects.lines().last().unwrap()).unwrap();
    assert_eq!(last["turn"], "over");
    assert_eq!(
        run(&["replay", &file, "--json"], "").stdout,
        objects.lines().last().unwrap().to_string() + "\n"
    );
    assert_eq!(run(&["replay", &file, "--trace", "--at", "9"], "").stdout.lines().count(), 9);
}

#[test]
fn a_broken_record_names_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(record(folder.path())).unwrap();
    let line = 1 + text.lines().position(|line| line.starts_with("1 place")).unwrap();
    let broken: Vec<&str> = text
        .lines()
        .enumerate()
        .map(|(index, text)| if index + 1 == line { "1 place hut 5" } else { text })
        .collect();
    let broken = broken.join("\n");
    let ran = run(&["replay", "-"], &broken);
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""));
    let expected = format!("line {line}: hut takes exactly 2 people, placed in one go (SA-3.3)");
    assert!(ran.stderr.starts_with(&expected), "{}", ran.stderr);
    assert!(ran.stderr.contains("; possible here: `1 place tool-maker 1`"), "{}", ran.stderr);

    // What comes before can still be looked at.
    let ran = run(&["replay", "-", "--trace"], &broken);
    assert_eq!((ran.code, ran.stdout.lines().count()), (1, 6));
    let ran = run(&["replay", "-", "--at", "6"], &broken);
    assert!(ran.code == 1 && ran.stdout.contains("Round 1"), "{ran:?}");
    let ran = run(&["replay", "-", "--at", "7"], &broken);
    assert!(ran.code == 1 && ran.stdout.is_empty(), "{ran:?}");
}

#[test]
fn a_refused_position_leaves_nothing_to_show() {
    let text = "game stone-age\nrules 1\nplayers 2\nposition {\"game\":\"stone-age\"}\n";
    let ran = run(&["replay", "-", "--at", "0", "--json"], text);
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""), "{ran:?}");
}

#[test]
fn what_is_no_record_is_refused() {
    for (text, code, why) in [
        ("", 1, "line 1: the header has no `players` line"),
        ("game chess\n", 1, "line 1: there is no game `chess`; there is stone-age"),
        ("hello\n", 1, "line 1: a header line begins with"),
    ] {
        let ran = run(&["replay", "-"], text);
        assert_eq!(ran.code, code, "{ran:?}");
        assert!(ran.stderr.contains(why), "{ran:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("picture");
    std::fs::write(&path, [0x89, b'P', b'N', b'G', 0xff]).unwrap();
    let ran = run(&["replay", path.to_str().unwrap()], "");
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("it is no text: byte 1 is not UTF-8"), "{ran:?}");
    let ran = run(&["replay", folder.path().to_str().unwrap()], "");
    assert!(ran.code == 2 && ran.stderr.contains("is a folder"), "{ran:?}");
}

#[test]
fn a_broken_pipe_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let mut child = ochre()
        .args(["replay", &file, "--trace", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 100];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
