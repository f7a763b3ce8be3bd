//! Games as a live table plays them: random decisions, luck from the key.

#![expect(clippy::unwrap_used, reason = "a test that can't set up its game fails here")]

use ochre_catalogue::write_record;
use ochre_fair::{LuckKey, MasterKey, Proof, Share, Value, prove};
use ochre_kernel::{Game, Rng, Rules, Setup, Step, Turn};

/// A finished game and what its luck followed from.
pub struct Played<G: Game> {
    pub rules: G::Rules,
    pub proof: Proof,
    pub steps: Vec<Step<G::Action, G::Chance>>,
}

impl<G: Game> Played<G> {
    /// The record with its proof.
    pub fn text(&self) -> String {
        self.text_with(&["Anna".into()], false)
    }

    pub fn text_with(&self, names: &[String], remarks: bool) -> String {
        let record = write_record::<G>(&self.rules, None, names, &self.steps, remarks);
        prove(&record, &self.proof)
    }
}

/// What a table of this seed puts into its luck.
pub fn proof(seed: u64, players: u8) -> Proof {
    let mut rng = Rng::from_stream(seed, 1);
    let mut bytes = || std::array::from_fn(|_| rng.next_u64() as u8);
    let (master, table) = (MasterKey::new(bytes()), format!("table-{seed}"));
    let secret = master.secret(&table);
    let values: Vec<Share> = (0..players)
        .map(|place| Share { value: Value::new(bytes()), by_server: place % 2 == 1 })
        .collect();
    let commitment = secret.commitment();
    let mut proof = Proof { table, commitment, secret, values, seating: None };
    if seed.is_multiple_of(2) {
        proof.seating = Some(proof.luck_key().seating(players));
    }
    proof
}

/// A whole game of this seed.
pub fn play<G: Game>(seed: u64, players: u8, options: &[(&str, &str)]) -> Played<G> {
    let setup =
        options.iter().fold(Setup::of(players), |setup, (key, value)| setup.with(key, value));
    let rules = G::Rules::new(&setup).unwrap();
    let proof = proof(seed, players);
    let steps = play_on::<G>(&rules, &proof.luck_key(), Vec::new(), seed);
    Played { rules, proof, steps }
}

/// The steps to the end of a game that began with these.
pub fn play_on<G: Game>(
    rules: &G::Rules,
    key: &LuckKey,
    begun: Vec<Step<G::Action, G::Chance>>,
    seed: u64,
) -> Vec<Step<G::Action, G::Chance>> {
    let mut rng = Rng::from_seed(seed);
    let (mut state, mut n, mut steps) = (G::new(rules), 0, Vec::new());
    let (mut outcomes, mut actions) = (Vec::new(), Vec::new());
    let mut begun = begun.into_iter();
    loop {
        let next = match state.turn() {
            Turn::Over => return steps,
            Turn::Player(_) => Step::Act(state.sample_action(rules, &mut rng, &mut actions)),
            Turn::Chance => {
                n += 1;
                state.chance_outcomes(rules, &mut outcomes);
                Step::Chance(key.outcome(n, &outcomes))
            }
        };
        let step = begun.next().unwrap_or(next);
        state.apply(rules, step, &mut ());
        steps.push(step);
    }
}
