//! Deriving the luck of a finished game again, from its record alone.

use ochre_catalogue::{BadRecord, GameName, Header, Replayed, on_each_game, replay};
use ochre_kernel::{Game, Rules, Step, Turn};

use crate::fault::{Fault, Unfair};
use crate::luck::LuckKey;
use crate::proof::{Digest, Proof, seats_text};
use crate::record::{self, Line};
use crate::written::Written;

/// What a proof proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The game.
    pub game: GameName,
    /// What its luck followed from.
    pub proof: Proof,
    /// To compare with the others at the table: equal digests, equal games.
    pub digest: Digest,
    /// How many steps the game had.
    pub n_steps: usize,
    /// How many of them chance decided, each as the luck key says.
    pub n_outcomes: u32,
    /// Who sat where, as far as the record says; no part of what is proven.
    pub names: Vec<Option<String>>,
}

/// Checks a record with its proof: the rules, the commitment, the seating, every outcome of chance
/// and the digest.
///
/// # Errors
///
/// With the first thing that is wrong.
pub fn verify(record: &str) -> Result<Verified, Unfair> {
    let header = Header::read(record).map_err(broken)?;
    on_each_game!(header.game, G => verify_game::<G>(record, &header))
}

fn verify_game<G: Game>(record: &str, header: &Header) -> Result<Verified, Unfair> {
    let lines = record::lines(record);
    if header.position.is_some() {
        let line = lines.iter().find(|line| line.first_word() == "position");
        return Err(Fault::Position.at(line.map_or(1, |line| line.number)));
    }
    let replayed = replay::<G>(record, |_, _, _, _| ()).map_err(broken)?;
    if replayed.state.turn() != Turn::Over {
        return Err(Fault::Unfinished.at(lines.last().map_or(1, |line| line.number)));
    }
    let Written { proof, digest, secret_line, seating_line, digest_line } = Written::read(record)?;
    let (players, n_values) = (replayed.rules.players(), proof.values.len());
    if n_values != usize::from(players) {
        let why = format!("{players} play, but the proof has {n_values} values");
        return Err(Fault::Form(why).at(digest_line));
    }

    let committed = proof.secret.commitment();
    if committed != proof.commitment {
        return Err(Fault::Commitment { expected: committed.to_string() }.at(secret_line));
    }
    let key = proof.luck_key();
    if let Some(seats) = &proof.seating {
        let expected = key.seating(players);
        if *seats != expected {
            return Err(Fault::Seating { expected: seats_text(&expected) }.at(seating_line));
        }
    }
    let n_outcomes = check_outcomes(&replayed, &key, &lines)?;
    let expected = proof.digest(record);
    if digest != expected {
        return Err(Fault::Digest { expected: expected.to_string() }.at(digest_line));
    }
    let n_steps = replayed.steps.len();
    Ok(Verified { game: header.game, proof, digest, n_steps, n_outcomes, names: replayed.names })
}

/// Derives each outcome again; returns how many there were.
fn check_outcomes<G: Game>(
    replayed: &Replayed<G>,
    key: &LuckKey,
    lines: &[Line],
) -> Result<u32, Unfair> {
    let rules = &replayed.rules;
    let (mut state, mut outcomes, mut n) = (G::new(rules), Vec::new(), 0);
    let step_lines: Vec<&Line> = lines.iter().filter(|line| line.is_step()).collect();
    for (index, &step) in replayed.steps.iter().enumerate() {
        if let Step::Chance(given) = step {
            n += 1;
            state.chance_outcomes(rules, &mut outcomes);
            let expected = key.outcome(n, &outcomes);
            if given != expected {
                let [expected, given] = [expected, given].map(|it| G::chance_text(rules, it));
                let line = step_lines.get(index).map_or(1, |line| line.number);
                return Err(Fault::Outcome { n, expected, given }.at(line));
            }
        }
        state.apply(rules, step, &mut ());
    }
    Ok(n)
}

fn broken(bad: BadRecord) -> Unfair {
    let line = bad.line;
    Fault::Record(bad).at(line)
}
