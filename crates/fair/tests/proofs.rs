//! T16: every finished game is accepted, and refused once anything about it was changed.

mod common;

use common::{Played, play, play_on};
use ochre_catalogue::{GameName, Header, replay, write_record};
use ochre_endless_winter::EndlessWinter;
use ochre_fair::{Fault, MasterKey, Proof, Unfair, Value, prove, verify};
use ochre_kernel::{Game, Rng, Step};
use ochre_stone_age::StoneAge;

const STONE_AGE: [(&str, &str); 1] = [("round-limit", "60")];

fn with_both_games(
    seeds: std::ops::Range<u64>,
    stone_age: impl Fn(u64, Played<StoneAge>),
    endless_winter: impl Fn(u64, Played<EndlessWinter>),
) {
    for seed in seeds {
        let players = 2 + (seed % 3) as u8;
        stone_age(seed, play(seed, players, &STONE_AGE));
        let options = [("glacier-tokens", "on"), ("rest-tokens", "on"), ("choose-setup", "on")];
        endless_winter(seed, play(seed, players, &options[..seed as usize % 4]));
    }
}

#[test]
fn t16_every_finished_game_is_accepted() {
    fn accepts<G: Game>(game: GameName, played: &Played<G>) {
        let text = played.text();
        let verified = verify(&text).unwrap_or_else(|unfair| panic!("{unfair}\n{text}"));
        let n_outcomes = played.steps.iter().filter(|step| matches!(step, Step::Chance(_))).count();
        assert_eq!(verified.game, game);
        assert_eq!(verified.proof, played.proof);
        assert_eq!(
            (verified.n_steps, verified.n_outcomes),
            (played.steps.len(), n_outcomes as u32)
        );
        assert_eq!(verified.names, [Some("Anna".to_string())]);
        // What is no part of a game changes nothing: names, remarks, white space.
        let others = played.text_with(&["Ben".into(), "Cleo".into()], true).replace('\n', " \r\n");
        let names = vec![Some("Ben".to_string()), Some("Cleo".to_string())];
        assert_eq!(verify(&others), Ok(ochre_fair::Verified { names, ..verified }), "{others}");
    }
    with_both_games(
        0..60,
        |_, played| accepts(GameName::StoneAge, &played),
        |_, played| accepts(GameName::EndlessWinter, &played),
    );
}

/// The server rolls again, plays on, and writes a new proof: the outcome gives it away.
#[test]
fn t16_another_outcome_is_refused_although_the_game_goes_on_from_it() {
    fn refuses<G: Game>(seed: u64, played: &Played<G>) {
        let Played { rules, proof, steps } = played;
        let mut rng = Rng::from_seed(seed);
        for _ in 0..10 {
            let at = rng.below(steps.len() as u32) as usize;
            let Step::Chance(honest) = steps[at] else { continue };
            let mut state = G::new(rules);
            for &step in &steps[..at] {
                state.apply(rules, step, &mut ());
            }
            let mut outcomes = Vec::new();
            state.chance_outcomes(rules, &mut outcomes);
            outcomes.retain(|&(outcome, _)| outcome != honest);
            let Some(&(bent, _)) = outcomes.first() else { continue };
            let begun: Vec<_> = steps[..at].iter().copied().chain([Step::Chance(bent)]).collect();
            let n = begun.iter().filter(|step| matches!(step, Step::Chance(_))).count() as u32;
            let steps = play_on::<G>(rules, &proof.luck_key(), begun, seed);
            let text = prove(&write_record::<G>(rules, None, &[], &steps, false), proof);
            let first = 1 + text.lines().position(is_step).unwrap();
            let [expected, given] = [honest, bent].map(|outcome| G::chance_text(rules, outcome));
            let fault = Fault::Outcome { n, expected, given };
            assert_eq!(verify(&text), Err(Unfair { line: first + at, fault }), "{text}");
        }
    }
    with_both_games(
        0..20,
        |seed, played| refuses(seed, &played),
        |seed, played| refuses(seed, &played),
    );
}

#[test]
fn t16_a_changed_line_is_refused_even_where_it_is_legal() {
    fn refuses<G: Game>(seed: u64, played: &Played<G>) -> [u32; 3] {
        let text = played.text();
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| is_step(line)).unwrap();
        let n_steps = lines.iter().filter(|line| is_step(line)).count() as u32;
        let mut rng = Rng::from_seed(seed);
        let mut n_legal = [0; 3];
        for _ in 0..40 {
            let at = first + rng.below(n_steps - 1) as usize;
            let [mut swapped, mut dropped, mut added] = [(); 3].map(|()| lines.clone());
            swapped.swap(at, at + 1);
            dropped.remove(at);
            added.insert(at, lines[at]);
            for (index, changed) in [swapped, dropped, added].into_iter().enumerate() {
                if changed == lines {
                    continue;
                }
                let changed = changed.join("\n");
                let unfair = verify(&changed).expect_err(&changed);
                assert!(unfair.line > at, "{unfair}: {at}");
                if replay::<G>(&changed, |_, _, _, _| ()).is_ok() {
                    n_legal[index] += 1;
                    assert!(
                        matches!(
                            unfair.fault,
                            Fault::Digest { .. } | Fault::Outcome { .. } | Fault::Unfinished
                        ),
                        "{unfair}"
                    );
                }
            }
        }
        n_legal
    }
    let mut n_legal = [0; 3];
    for seed in 0..9 {
        let players = 2 + (seed % 3) as u8;
        let both = [
            refuses(seed, &play::<StoneAge>(seed, players, &STONE_AGE)),
            refuses(seed, &play::<EndlessWinter>(seed, players, &[])),
        ];
        for n in both {
            n_legal.iter_mut().zip(n).for_each(|(sum, n)| *sum += n);
        }
    }
    // The digest is needed: such changes do get past the rules.
    assert!(n_legal.into_iter().all(|n| n > 5), "{n_legal:?}");
}

fn is_step(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_digit() || first == '*')
}

#[test]
fn t16_a_changed_part_of_the_proof_is_refused() {
    fn refuses<G: Game>(played: &Played<G>) {
        let text = played.text();
        let honest = || played.proof.clone();
        let line = |start: &str| 1 + text.lines().position(|line| line.starts_with(start)).unwrap();
        let other = MasterKey::new([9; 32]).secret("other");
        let mut value = honest();
        value.values[1].value = Value::new([9; 32]);
        let mut fewer = honest();
        fewer.values.pop();
        let mut seating = honest();
        let seats = seating.luck_key().seating(played.proof.values.len() as u8);
        seating.seating = Some(seats.into_iter().rev().collect());
        let commitment = other.commitment();
        for (changed, key, at) in [
            (Proof { secret: other.clone(), ..honest() }, "commitment", Some(line("#fair secret"))),
            (Proof { commitment, ..honest() }, "commitment", Some(line("#fair secret"))),
            (Proof { secret: other, commitment, ..honest() }, "outcome", None),
            (Proof { table: "other".into(), ..honest() }, "outcome", None),
            (value, "outcome", None),
            (fewer, "form", None),
            (seating, "seating", Some(line("#fair seating"))),
        ] {
            // With a seating that fits the other key, so that the outcomes are what is left.
            let mut changed = changed;
            if key == "outcome" && changed.seating.is_some() {
                changed.seating = Some(changed.luck_key().seating(changed.values.len() as u8));
            }
            let unfair = verify(&prove(&text, &changed)).unwrap_err();
            assert_eq!(unfair.fault.key(), key, "{unfair}");
            assert!(at.is_none_or(|at| at == unfair.line), "{unfair}: {at:?}");
        }
    }
    with_both_games(0..6, |_, played| refuses(&played), |_, played| refuses(&played));
}

#[test]
fn t16_a_changed_digit_is_refused_wherever_it_stands() {
    let played = play::<StoneAge>(2, 2, &STONE_AGE);
    let text = played.text();
    let start = text.find("#fair").unwrap();
    for (at, byte) in text.bytes().enumerate().skip(start).filter(|(_, byte)| *byte != b'\n') {
        let mut changed = text.clone().into_bytes();
        changed[at] = if byte == b'0' { b'1' } else { b'0' };
        let changed = String::from_utf8(changed).unwrap();
        assert!(verify(&changed).is_err(), "byte {at}: {}", &changed[start..]);
    }
    for line in text.lines().filter(|line| line.starts_with("#fair")) {
        assert!(verify(&text.replace(line, "")).is_err(), "{line}");
    }
}

#[test]
fn what_has_no_proof_or_no_end_is_refused_in_a_sentence() {
    let played = play::<StoneAge>(1, 2, &STONE_AGE);
    let Played { rules, proof, steps } = &played;
    let write = |steps: &[_]| write_record::<StoneAge>(rules, None, &[], steps, false);
    let refusal = |text: &str| verify(text).unwrap_err().to_string();

    let plain = write(steps);
    let n_lines = plain.lines().count();
    assert_eq!(
        refusal(&plain),
        format!(
            "line {n_lines}: the record has no proof (lines that begin with `#fair`): only games of a server have one"
        )
    );
    let unfinished = prove(&write(&steps[..50]), proof);
    assert_eq!(
        refusal(&unfinished),
        "line 56: the game is not over: the secret is published, and its luck proven, with the end"
    );
    let mut state = StoneAge::new(rules);
    for &step in &steps[..50] {
        state.apply(rules, step, &mut ());
    }
    let from_there = write_record::<StoneAge>(rules, Some(&state), &[], &steps[50..], false);
    assert_eq!(
        refusal(&prove(&from_there, proof)),
        "line 6: the game began from a given position, so its luck can't be derived from the start"
    );
    let broken = played.text().replace("\n1 place", "\n1 put");
    let bad = replay::<StoneAge>(&broken, |_, _, _, _| ()).unwrap_err();
    assert_eq!(refusal(&broken), bad.to_string());
    assert_eq!(refusal("hello"), Header::read("hello").unwrap_err().to_string());
    let renamed = played.text().replace("option edition=2008", "option edition=2021");
    let digest = proof.digest(&renamed);
    let n_lines = renamed.lines().count();
    assert_eq!(
        refusal(&renamed),
        format!("line {n_lines}: the digest differs: that of these lines is {digest}")
    );
}
