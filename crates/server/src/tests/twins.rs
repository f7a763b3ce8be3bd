//! T6: two games that a viewer can't tell apart give that viewer the same bytes, whatever is asked.
//!
//! A pair is two logs: one begins with a position of a random game, the other with a position that
//! differs from it only in what the viewer may not know; then both go on for a few steps that look
//! the same to the viewer. Pairs without any difference don't count.

use ochre_endless_winter::EndlessWinter;
use ochre_kernel::{Game, Rng, Rules, Setup, Step, Turn, Viewer};
use ochre_stone_age::StoneAge;

use super::line::{Line, Steps};
use super::told::{assert_same, everything, live};

/// A legal step of the state, at random.
fn any_step<G: Game>(
    state: &G,
    rules: &G::Rules,
    rng: &mut Rng,
) -> Option<Step<G::Action, G::Chance>> {
    match state.turn() {
        Turn::Player(_) => Some(Step::Act(state.sample_action(rules, rng, &mut Vec::new()))),
        Turn::Chance => Some(Step::Chance(state.sample_chance(rules, rng))),
        Turn::Over => None,
    }
}

/// A legal step of the twin that looks to the viewer like that step of the original, another one
/// where there is another.
fn same_looks<G: Game>(
    (state, step): (&G, Step<G::Action, G::Chance>),
    twin: &G,
    rules: &G::Rules,
    viewer: Viewer,
    rng: &mut Rng,
) -> Option<Step<G::Action, G::Chance>> {
    let looks = state.redact_step(rules, step, viewer);
    let mut steps: Steps<G> = match step {
        Step::Act(_) => {
            let mut legal = Vec::new();
            twin.legal_actions(rules, &mut legal);
            legal.into_iter().map(Step::Act).collect()
        }
        Step::Chance(_) => {
            let mut outcomes = Vec::new();
            twin.chance_outcomes(rules, &mut outcomes);
            outcomes.into_iter().map(|(chance, _)| Step::Chance(chance)).collect()
        }
    };
    steps.retain(|&other| twin.redact_step(rules, other, viewer) == looks);
    if steps.len() > 1 {
        steps.retain(|&other| other != step);
    }
    let n_steps = steps.len() as u32;
    (n_steps > 0).then(|| steps[rng.below(n_steps) as usize])
}

/// How many steps follow on a pair of positions at most.
const STEPS_MOST: u32 = 4;

struct Twins<'a, G: Game> {
    rules: &'a G::Rules,
    rng: Rng,
    /// Actions that were legal somewhere, for people to try.
    pool: Vec<String>,
    n_pairs: usize,
    n_hidden_steps: usize,
}

impl<G: Game> Twins<'_, G> {
    /// Compares what each viewer is told of this position and of its twin.
    fn compare(&mut self, state: &G) {
        for viewer in Viewer::all(self.rules.players()) {
            let twin = state.resample(self.rules, viewer, &mut self.rng);
            let (mut one, mut two) = (Line::new(*state), Line::new(twin));
            let n_steps = self.rng.below(STEPS_MOST + 1);
            while one.steps.len() < n_steps as usize && self.go_on(&mut one, &mut two, viewer) {}
            if one.start == two.start && one.steps == two.steps {
                continue;
            }
            self.n_pairs += 1;
            let probes: Vec<usize> =
                (0..6).map(|_| self.rng.below(self.pool.len() as u32) as usize).collect();
            let mut probes: Vec<&str> = probes.iter().map(|&at| &*self.pool[at]).collect();
            probes.extend(["", "?", "draw ?", "gain bury hand ?"]);
            let [told_one, told_two] =
                [&one, &two].map(|line| everything(&live(line.log(self.rules)), viewer, &probes));
            assert_same(&told_one, &told_two, || {
                format!(
                    "{viewer:?}\n{:#?}\n{:#?}\n{:?}\n{:?}",
                    one.start, two.start, one.texts, two.texts
                )
            });
        }
    }

    /// Takes one more step on both sides; false where they would part for all to see.
    fn go_on(&mut self, one: &mut Line<G>, two: &mut Line<G>, viewer: Viewer) -> bool {
        let Some(step) = any_step(&one.state, self.rules, &mut self.rng) else { return false };
        let twins = same_looks((&one.state, step), &two.state, self.rules, viewer, &mut self.rng);
        let Some(twin_step) = twins else { return false };
        let shows = |state: &G, step| {
            let (mut after, mut events) = (*state, Vec::new());
            after.apply(self.rules, step, &mut events);
            // The end shows everything.
            after.turn() == Turn::Over || events.iter().any(|event| G::reveals(event).is_some())
        };
        if shows(&one.state, step) || shows(&two.state, twin_step) {
            return false;
        }
        self.n_hidden_steps += usize::from(step != twin_step);
        one.push(self.rules, step);
        two.push(self.rules, twin_step);
        true
    }

    /// Plays a random game and compares in every position on the way, or in some of them.
    fn walk(&mut self, every: u32, n_pairs: usize) {
        let mut state = G::new(self.rules);
        while let Some(step) = any_step(&state, self.rules, &mut self.rng) {
            if let Step::Act(action) = step {
                let text = G::action_text(self.rules, action);
                match self.pool.len() {
                    0..500 => self.pool.push(text),
                    n => self.pool[self.rng.below(n as u32) as usize] = text,
                }
            }
            state.apply(self.rules, step, &mut ());
            let is_over = state.turn() == Turn::Over;
            if !is_over && !self.pool.is_empty() && self.rng.below(every) == 0 {
                self.compare(&state);
            }
            if self.n_pairs >= n_pairs {
                return;
            }
        }
    }
}

/// Compares so many pairs of random games with these options.
fn no_viewer_can_tell<G: Game>(n_pairs: usize, options: &[(&str, &str)], every: u32) {
    let (mut n_done, mut n_hidden_steps) = (0, 0);
    for seed in 0.. {
        let options = options.iter().take(seed as usize % (options.len() + 1));
        let setup = Setup {
            players: 2 + (seed % 3) as u8,
            options: options.map(|&(key, value)| (key.into(), value.into())).collect(),
            pack: None,
        };
        let rules = G::Rules::new(&setup).unwrap();
        let rng = Rng::from_seed(seed);
        let pool = Vec::new();
        let mut twins = Twins::<G> { rules: &rules, rng, pool, n_pairs: 0, n_hidden_steps: 0 };
        twins.walk(every, n_pairs - n_done);
        n_done += twins.n_pairs;
        n_hidden_steps += twins.n_hidden_steps;
        if n_done >= n_pairs {
            break;
        }
    }
    println!("{}: {n_done} pairs, {n_hidden_steps} steps that only look the same", G::NAME);
    assert!(n_hidden_steps > 0);
}

/// 100,000 in `cargo xtask soak`.
fn n_pairs(quick: usize) -> usize {
    if std::env::var_os("OCHRE_SOAK").is_some() { 100_000 } else { quick }
}

#[test]
fn t6_nobody_can_tell_twins_of_stone_age_apart() {
    no_viewer_can_tell::<StoneAge>(n_pairs(300), &[("edition", "2021")], 12);
}

#[test]
fn t6_nobody_can_tell_twins_of_endless_winter_apart() {
    let options = [
        ("glacier-tokens", "on"),
        ("rest-tokens", "on"),
        ("choose-setup", "on"),
        ("choose-chiefs", "on"),
        ("short-era-1", "on"),
    ];
    no_viewer_can_tell::<EndlessWinter>(n_pairs(300), &options, 12);
}
