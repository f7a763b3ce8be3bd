//! Records: read as they are written, refused with line, rule and what would have been possible.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use ochre_catalogue::{BadRecord, GameName, Header, replay, write_record};
use ochre_kernel::{Game, Rules as _, Setup, Turn};
use ochre_stone_age::{Rules, StoneAge};
use ochre_testkit::random_steps;

fn rules(players: u8, edition: &str) -> Rules {
    let setup = Setup::of(players).with("edition", edition).with("round-limit", "40");
    Rules::new(&setup).unwrap()
}

fn read(text: &str) -> Result<(), BadRecord> {
    replay::<StoneAge>(text, |_, _, _, _| ()).map(|_| ())
}

fn refusal(text: &str) -> String {
    read(text).map_or_else(|bad| bad.to_string(), |()| "accepted".into())
}

/// A short game up to the first roll.
const OPENING: &str = "\
game stone-age
rules 1
players 2
option edition=2008
option round-limit=none
seat 1 Anna
seat 2 greedy

* building-1 B23
* building-2 B10
* card-1 C12
* card-2 C09
* card-3 C03
* card-4 C23
1 place clay-pit 4
2 place quarry 1
1 place card-3 1
2 place hunt 4
1 use clay-pit
";

#[test]
fn a_record_is_read_as_it_was_written() {
    for (seed, (players, edition)) in
        [(2, "2008"), (3, "2021"), (4, "2008")].into_iter().enumerate()
    {
        let rules = rules(players, edition);
        let steps = random_steps::<StoneAge>(&rules, seed as u64);
        let names = vec!["Anna".to_string(); usize::from(players)];
        for remarks in [false, true] {
            let text = write_record::<StoneAge>(&rules, None, &names, &steps, remarks);
            let played = replay::<StoneAge>(&text, |_, _, _, _| ()).unwrap();
            assert_eq!((played.rules, &played.steps), (rules, &steps));
            assert_eq!(played.state.turn(), Turn::Over);
            assert!(played.names.iter().all(|name| name.as_deref() == Some("Anna")));
        }
    }
}

#[test]
fn a_record_can_begin_with_a_position() {
    let rules = rules(3, "2008");
    let steps = random_steps::<StoneAge>(&rules, 7);
    for cut in [0, 5, 60, 61, 62, 63, 64, 65, 100] {
        let mut start = StoneAge::new(&rules);
        for &step in &steps[..cut] {
            start.apply(&rules, step, &mut ());
        }
        let text = write_record::<StoneAge>(&rules, Some(&start), &[], &steps[cut..], true);
        let played = replay::<StoneAge>(&text, |_, _, _, _| ()).unwrap();
        assert_eq!(played.start, Some(start));
        assert_eq!(played.steps, steps[cut..]);
    }
}

#[test]
fn the_header_tells_game_players_options_and_names() {
    let header = Header::read(OPENING).unwrap();
    assert_eq!(header.game, GameName::StoneAge);
    assert_eq!((header.rules, header.setup.players), (1, 2));
    assert_eq!(header.names, [Some("Anna".into()), Some("greedy".into())]);
}

#[test]
fn visits_count_the_steps() {
    let mut seen = Vec::new();
    replay::<StoneAge>(OPENING, |step, _, _, events| seen.push((step, events.len()))).unwrap();
    assert_eq!(seen.len(), 12);
    assert_eq!(seen[0], (0, 0));
    assert_eq!(seen[11].0, 11);
}

#[test]
fn a_broken_line_is_named_with_its_rule_and_what_was_possible() {
    for (line, expected) in [
        (
            "* roll 1 2 3",
            "line 20: 4 dice must be rolled, not 3 (SA-12.1); possible here: `* roll 1 1 1 1`, ",
        ),
        ("* roll 4 3 2 1", "line 20: dice are written sorted (SA-12.1); possible here: "),
        ("* roll 1 2 3 7", "line 20: a roll is 1 to 10 faces from 1 to 6; possible here: "),
        ("1 tools none", "line 20: chance decides here, not a player; possible here: "),
        ("* draw ?", "line 20: this card is hidden (`?`), so the game can't be replayed past it"),
        ("end 0 0", "line 20: the record says `end`, but the game is not over"),
        ("hello", "line 20: chance decides here, not a player"),
        (
            "* roll 1 3 5 6\n2 decline",
            "line 21: seat 1 decides here, not seat 2; possible here: `1 pay 3 brick`, `1 decline`",
        ),
        ("* roll 1 3 5 6\n9 decline", "line 21: `9` is no seat: seats are 1 to 4"),
        (
            "* roll 1 3 5 6\n* roll 1",
            "line 21: seat 1 decides here, not chance; possible here: `1 pay 3 brick`, `1 decline`",
        ),
        (
            "* roll 1 3 5 6\n1 pay 2 brick",
            "line 21: this card costs exactly 3 resources, not 2 (SA-4.5); possible here: `1 pay 3 brick`, `1 decline`",
        ),
        (
            "* roll 1 3 5 6\n1 pay 3 gold",
            "line 21: you don't have these resources: pay what you have (SA-4.5); possible",
        ),
        ("* roll 1 3 5 6\n1 pay 300 gold", "line 21: `300` is no number from 1 to 255"),
        ("* roll 1 3 5 6\n1 fly", "line 21: no action reads `fly`: it is place, use, tools"),
    ] {
        let refused = refusal(&format!("{OPENING}{line}\n"));
        assert!(refused.starts_with(expected), "{line}\n  {refused}\n  {expected}");
    }
}

#[test]
fn a_broken_header_is_named() {
    for (from, to, expected) in [
        ("game stone-age", "game chess", "line 1: there is no game `chess`; there is stone-age"),
        ("game stone-age\n", "", "line 8: the header has no `game` line before the first step"),
        (
            "rules 1",
            "rules 2",
            "line 9: the record was made under rules 2 of stone-age; this program plays rules 1",
        ),
        ("rules 1", "rules x", "line 2: `rules` needs a number"),
        ("rules 1", "rules 1\nrules 1", "line 3: `rules` stands twice"),
        ("players 2", "players 9", "line 9: 9 players can't play: the game is for 2 to 4"),
        ("players 2", "players two", "line 3: `players` needs a number such as 2"),
        ("players 2\n", "", "line 8: the header has no `players` line before the first step"),
        (
            "edition=2008",
            "edition=1999",
            "line 9: option `edition` can't be `1999`; it takes 2008 or 2021",
        ),
        (
            "option edition=2008",
            "option colour=red",
            "line 9: there is no option `colour`; there is `edition` (2008 or 2021), `round-limit`",
        ),
        ("option edition=2008", "option edition", "line 4: an option reads `option key=value`"),
        (
            "option edition=2008",
            "option round-limit=none",
            "line 9: option `round-limit` is given twice",
        ),
        ("seat 1 Anna", "seat 7 Anna", "line 6: `7` is no seat: seats are 1 to 4"),
        ("seat 2 greedy", "seat 1 greedy", "line 7: seat 1 stands twice"),
        ("seat 2 greedy", "seat 02 greedy", "line 7: `02` is no seat: seats are 1 to 4"),
        ("seat 2 greedy", "seat 3 greedy", "line 9: seat 3 is named, but 2 play"),
        ("players 2", "players 02", "line 3: `players` needs a number such as 2"),
        ("round-limit=none", "round-limit=007", "line 9: option `round-limit` can't be `007`"),
        ("round-limit=none", "round-limit = 7", "line 9: there is no option `round-limit `"),
        ("seat 2 greedy", "pack 0123", "line 9: stone-age has no component packs, but"),
        ("seat 2 greedy", "position {}", "line 9: the position can't come about: missing field"),
        (
            "seat 2 greedy",
            "weather fine",
            "line 7: a header line begins with game, rules, players, option",
        ),
    ] {
        let refused = refusal(&OPENING.replacen(from, to, 1));
        assert!(refused.starts_with(expected), "{to}\n  {refused}\n  {expected}");
    }
    assert_eq!(refusal(""), "line 1: the header has no `players` line before the first step");
}

#[test]
fn final_scores_must_be_right_and_come_last() {
    let rules = rules(2, "2008");
    let steps = random_steps::<StoneAge>(&rules, 1);
    let text = write_record::<StoneAge>(&rules, None, &[], &steps, false);
    assert_eq!(read(&text), Ok(()));
    let (start, end) = text.rsplit_once("end ").unwrap();
    let wrong = refusal(&format!("{start}end 1 2 3\n"));
    assert!(wrong.contains(&format!("the final scores are {}", end.trim())), "{wrong}");
    let after = refusal(&format!("{text}1 starve\n"));
    assert!(after.ends_with("nothing may follow the `end` line"), "{after}");
    let over = refusal(&format!("{start}1 starve\n"));
    assert!(over.ends_with("the game of stone-age is over"), "{over}");
    assert_eq!(read(start), Ok(()), "a record may leave the final scores out");
}

#[test]
fn a_truncated_record_is_read_or_refused_but_never_fatal() {
    let text = format!("{OPENING}* roll 1 3 5 6\n1 pay 3 brick\n");
    for end in 0..=text.len() {
        let _ = read(&text[..end]);
    }
}

#[test]
fn hostile_files_get_short_answers() {
    let long = "x".repeat(1_000_000);
    for text in [
        long.clone(),
        format!("game {long}"),
        format!("{OPENING}1 {}", &long[..400]),
        format!("{OPENING}* roll {}", "1 ".repeat(240)),
        "option a=b\n".repeat(200_000),
        "\n".repeat(1_000_000),
        "#\n".repeat(1_000_000),
        "\0\u{202e}*\r\r".into(),
        format!("game stone-age\nposition {}", "[".repeat(90_000)),
    ] {
        let refused = refusal(&text);
        assert!(refused.starts_with("line ") && refused.len() < 1_500, "{refused}");
    }
}

#[test]
fn a_pack_that_is_not_shipped_travels_with_its_record() {
    use ochre_endless_winter::EndlessWinter;
    use ochre_endless_winter_pack::Pack;

    let mut pack = Pack::builtin().clone();
    pack.culture_cards[0].vp = 9;
    let setup = Setup { pack: Some(pack.write()), ..Setup::of(2) };
    let rules = <EndlessWinter as Game>::Rules::new(&setup).unwrap();
    let steps = random_steps::<EndlessWinter>(&rules, 1);
    let text = write_record::<EndlessWinter>(&rules, None, &[], &steps, false);
    let played = replay::<EndlessWinter>(&text, |_, _, _, _| ()).unwrap();
    assert_eq!((played.rules, played.steps), (rules, steps));

    let refused = |text: &str| replay::<EndlessWinter>(text, |_, _, _, _| ()).unwrap_err().why;
    let without: String =
        text.split_inclusive('\n').filter(|line| !line.starts_with("components ")).collect();
    assert!(refused(&without).contains("which was never shipped"), "{}", refused(&without));
    let print = pack.fingerprint().to_string();
    let other = text.replacen(&print, &Pack::builtin().fingerprint().to_string(), 1);
    assert!(refused(&other).contains("is not the pack"), "{}", refused(&other));
}

#[test]
fn a_record_of_an_older_pack_replays_with_that_pack() {
    use ochre_endless_winter::EndlessWinter;
    use ochre_endless_winter_pack::Pack;

    for pack in Pack::released() {
        let setup = Setup { pack: Some(pack.write()), ..Setup::of(3) };
        let rules = <EndlessWinter as Game>::Rules::new(&setup).unwrap();
        let steps = random_steps::<EndlessWinter>(&rules, 2);
        let text = write_record::<EndlessWinter>(&rules, None, &[], &steps, false);
        assert!(!text.contains("\ncomponents "), "a shipped pack is known by its fingerprint");
        let played = replay::<EndlessWinter>(&text, |_, _, _, _| ()).unwrap();
        assert_eq!((played.rules, played.steps), (rules, steps));
    }
}
