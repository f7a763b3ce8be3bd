//! The search: random games until one shows what is wanted.

use std::path::Path;

use ochre_catalogue::write_record;
use ochre_kernel::{Game, Rng, Rules, Seat, Setup, Step, Turn};

type Steps<G> = Vec<Step<<G as Game>::Action, <G as Game>::Chance>>;

/// Whether a moment shows what is wanted.
pub type Shows<G> = Box<dyn Fn(&Moment<G>) -> bool>;

/// What a record is to show.
pub struct Wanted<G: Game> {
    pub name: String,
    pub about: String,
    pub players: u8,
    pub options: Vec<(&'static str, &'static str)>,
    /// The text of another component pack.
    pub pack: Option<String>,
    /// Whether the moment is here.
    pub shows: Shows<G>,
    /// Whether nothing of the moment is under way any more, so that the record may stop.
    pub is_over: fn(&G) -> bool,
    /// Whether the game goes on to its end, which must show it.
    pub whole: bool,
    pub n_seeds: u64,
}

/// A step, with the state before and after it and what it caused.
pub struct Moment<'a, G: Game> {
    pub rules: &'a G::Rules,
    pub before: &'a G,
    pub after: &'a G,
    pub step: Step<G::Action, G::Chance>,
    pub events: &'a [G::Event],
}

impl<G: Game> Moment<'_, G> {
    pub fn any(&self, test: impl Fn(&G::Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    pub fn shares(&self) -> Vec<f64> {
        let shares = self.after.win_shares(self.rules).map(|shares| shares.0);
        shares.map_or(Vec::new(), |shares| shares[..usize::from(self.rules.players())].to_vec())
    }

    /// The seats with the highest score.
    pub fn leaders(&self) -> Vec<Seat> {
        let score = |seat| self.after.score(self.rules, seat);
        let seats = || Seat::all(self.rules.players());
        let best = seats().map(score).max().unwrap_or_default();
        seats().filter(|&seat| score(seat) == best).collect()
    }
}

/// Writes the named records, or those that are missing.
pub fn write<G: Game>(everything: Vec<Wanted<G>>, names: &[String]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::NAME);
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("{}: {error}", folder.display());
    }
    for wanted in everything {
        let file = folder.join(format!("{}.game", wanted.name));
        let asked = if names.is_empty() { !file.exists() } else { names.contains(&wanted.name) };
        if !asked {
            continue;
        }
        match find(&wanted) {
            Some((rules, steps)) => {
                let record = write_record::<G>(&rules, None, &[], &steps, true);
                let text = format!("# {}\n{record}", wanted.about);
                if let Err(error) = std::fs::write(&file, text) {
                    eprintln!("{}: {error}", file.display());
                }
                println!("{}: {} steps", wanted.name, steps.len());
            }
            None => eprintln!("{}: not found in {} games", wanted.name, wanted.n_seeds),
        }
    }
}

/// The shortest record among the random games of so many seeds.
fn find<G: Game>(wanted: &Wanted<G>) -> Option<(G::Rules, Steps<G>)> {
    let mut setup = Setup::of(wanted.players);
    for (key, value) in &wanted.options {
        setup = setup.with(key, value);
    }
    setup.pack = wanted.pack.clone();
    let rules = G::Rules::new(&setup).ok()?;
    let mut best: Option<Steps<G>> = None;
    for seed in 0..wanted.n_seeds {
        let most = best.as_ref().map_or(usize::MAX, Vec::len);
        if let Some(steps) = try_seed(wanted, &rules, seed, most) {
            best = Some(steps);
        }
    }
    best.map(|steps| (rules, steps))
}

fn try_seed<G: Game>(
    wanted: &Wanted<G>,
    rules: &G::Rules,
    seed: u64,
    most: usize,
) -> Option<Steps<G>> {
    let mut rng = Rng::from_seed(seed);
    let mut game = G::new(rules);
    let (mut steps, mut events, mut scratch) = (Vec::new(), Vec::new(), Vec::new());
    let mut is_shown = false;
    loop {
        let step = match game.turn() {
            Turn::Player(_) => Step::Act(game.sample_action(rules, &mut rng, &mut scratch)),
            Turn::Chance => Step::Chance(game.sample_chance(rules, &mut rng)),
            Turn::Over => return None,
        };
        if steps.len() + 1 >= most {
            return None;
        }
        events.clear();
        let before = game;
        game.apply(rules, step, &mut events);
        steps.push(step);
        let moment = Moment { rules, before: &before, after: &game, step, events: &events };
        let is_last = game.turn() == Turn::Over;
        if wanted.whole {
            if is_last {
                return (wanted.shows)(&moment).then_some(steps);
            }
        } else {
            is_shown = is_shown || (wanted.shows)(&moment);
        }
        if is_shown && (wanted.is_over)(&game) && game.turn() != Turn::Chance {
            return Some(steps);
        }
    }
}
