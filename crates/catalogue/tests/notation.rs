//! The examples of `docs/notation.md` are read as it says.

use ochre_kernel::{Game, Rules as _, Setup};
use ochre_stone_age::{Rules, StoneAge};

#[test]
fn every_example_of_the_notation_is_read_and_written_the_same() {
    let rules = Rules::new(&Setup::of(2)).unwrap();
    let text = include_str!("../../../docs/notation.md");
    let (mut n_actions, mut n_outcomes) = (0, 0);
    // The second column of the tables of actions and outcomes.
    let of_stone_age = text.split("\n## ").find(|part| part.starts_with("Stone Age")).unwrap();
    for line in of_stone_age.lines().filter(|line| line.starts_with('|')) {
        let Some(example) = line.split('|').nth(2).map(|cell| cell.trim().trim_matches('`')) else {
            continue;
        };
        if let Some(outcome) = example.strip_prefix("* ") {
            let chance = StoneAge::parse_chance(&rules, outcome).unwrap();
            assert_eq!(StoneAge::chance_text(&rules, chance), outcome);
            n_outcomes += 1;
        } else if example.starts_with("1 ") || example.starts_with("2 ") {
            let action = StoneAge::parse_action(&rules, &example[2..]).unwrap();
            assert_eq!(StoneAge::action_text(&rules, action), &example[2..]);
            n_actions += 1;
        }
    }
    assert_eq!((n_actions, n_outcomes), (12, 4), "a row of the tables has no example");
}

#[test]
fn what_is_not_in_the_notation_is_refused() {
    let rules = Rules::new(&Setup::of(2)).unwrap();
    for wrong in [
        "",
        "place",
        "place forest",
        "place forest 0",
        "place forest 03",
        "place forest +3",
        "place forest 3 4",
        "place moon 1",
        "use",
        "use card-5",
        "tools",
        "tools 0",
        "tools 5",
        "tools 2 1",
        "tools 1 1 1 1",
        "tools none 1",
        "tools one-use",
        "tools one-use 1",
        "tools one-use 3 2",
        "tools one-use 2 2",
        "pay",
        "pay wood",
        "pay 1 food",
        "pay 1 gold 1 wood",
        "pay 1 wood 1 wood",
        "pay 128 wood",
        "pay 0 wood",
        "die",
        "die six",
        "die 300",
        "take",
        "feed",
        "starve now",
        "decline it",
        "PLACE forest 1",
    ] {
        assert!(StoneAge::parse_action(&rules, wrong).is_err(), "{wrong}");
    }
    for wrong in [
        "",
        "roll",
        "roll 0",
        "roll 7",
        "roll 2 1",
        "roll 1 1 1 1 1 1 1 1 1 1 1",
        "draw",
        "draw C37",
        "draw C1",
        "draw ?",
        "card-1",
        "card-1 B01",
        "building-1 C01",
        "card-5 C01",
        "forest 3",
    ] {
        assert!(StoneAge::parse_chance(&rules, wrong).is_err(), "{wrong}");
    }
}
