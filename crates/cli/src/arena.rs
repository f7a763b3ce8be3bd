//! `ochre arena`: a match between bots, with rotated seats and paired luck.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use ochre_bots::{Bot, BotName, Instinct, make_bot, play_game};
use ochre_catalogue::on_each_game;
use ochre_kernel::{Game, Rng, Rules};
use rayon::prelude::*;
use serde_json::json;

use crate::args::{GameArgs, RoundLimit};
use crate::elo::{Duel, Elo, Verdict};
use crate::{Answer, output, progress};

/// Let bots play a match and say how much stronger one is
///
/// The same luck is played once with each seating, so that seats and dice favour nobody. Elo
/// differences are relative to the first bot, with a 95 % interval; a shared victory counts in
/// parts.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ArenaArgs {
    #[command(flatten)]
    game: GameArgs,

    /// Two bots or more, at most one a seat: random, greedy, uct:N
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<BotName>,

    /// How many games, rounded up so that each seating is played equally often
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Where luck begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Stop as soon as it is clear whether the second bot is LOW or HIGH Elo stronger than the first
    #[arg(
        long,
        value_name = "LOW,HIGH",
        value_delimiter = ',',
        num_args = 1,
        allow_hyphen_values = true
    )]
    sprt: Vec<f64>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre arena stone-age --bots random,greedy --games 2000
  ochre arena endless-winter --players 4 --bots uct:100,uct:400 --games 400
  ochre arena stone-age --bots uct:400,uct:800 --games 5000 --sprt 0,30";

/// How many groups are played between two looks at the sequential test.
const GROUPS_A_BATCH: u64 = 16;

/// Runs the verb.
pub fn run(args: &ArenaArgs) -> Result<Answer> {
    on_each_game!(args.game.game, G => fight::<G>(args))
}

/// What came out for one bot.
#[derive(Clone, Debug, Default)]
struct Record {
    wins: f64,
    n_moves: u64,
    thought: Duration,
    /// Against the first bot.
    duel: Duel,
}

fn fight<G: Game + Instinct>(args: &ArenaArgs) -> Result<Answer> {
    let rules = args.game.rules::<G>(RoundLimit::Bots)?;
    let n_bots = args.bots.len();
    if !(2..=usize::from(rules.players())).contains(&n_bots) {
        bail!(
            "--bots names {n_bots} bots: an arena with {} players takes 2 to {}",
            rules.players(),
            rules.players()
        );
    }
    if !matches!(args.sprt[..], [] | [_, _]) || args.sprt.iter().any(|elo| !elo.is_finite()) {
        bail!("--sprt takes two Elo differences, such as 0,30");
    }
    let n_groups = args.games.div_ceil(n_bots as u64);
    let bar = progress::games(n_groups * n_bots as u64);
    let mut records = vec![Record::default(); n_bots];
    let mut n_played = 0;
    let mut verdict = None;
    while n_played < n_groups && !matches!(verdict, Some((Verdict::Higher | Verdict::Lower, _))) {
        let batch = n_played..n_groups.min(n_played + GROUPS_A_BATCH);
        n_played = batch.end;
        let groups: Vec<Vec<Outcome>> = batch
            .into_par_iter()
            .map(|group| {
                let outcomes = play_group::<G>(args, &rules, group);
                bar.inc(n_bots as u64);
                outcomes
            })
            .collect();
        groups.iter().for_each(|group| count(&mut records, group));
        if let [low, high] = args.sprt[..] {
            verdict = Some(records[1].duel.test(low, high));
        }
    }
    bar.finish_and_clear();
    let n_games = n_played * n_bots as u64;
    if args.json {
        print_json::<G>(args, rules.players(), n_games, &records, verdict)
    } else {
        print_text::<G>(args, rules.players(), n_games, &records, verdict)
    }
}

/// Victories, decisions and thinking time of one bot in one group.
#[derive(Clone, Copy, Debug, Default)]
struct Outcome {
    wins: f64,
    n_moves: u64,
    thought: Duration,
}

fn count(records: &mut [Record], group: &[Outcome]) {
    for (record, outcome) in records.iter_mut().zip(group) {
        record.wins += outcome.wins;
        record.n_moves += outcome.n_moves;
        record.thought += outcome.thought;
        record.duel.push(group[0].wins, outcome.wins);
    }
}

/// The same luck once with each seating: bot b sits on every seat in turn.
fn play_group<G: Game + Instinct>(args: &ArenaArgs, rules: &G::Rules, group: u64) -> Vec<Outcome> {
    let n_bots = args.bots.len();
    let seed = Rng::from_stream(args.seed, group).next_u64();
    let mut outcomes = vec![Outcome::default(); n_bots];
    for turned in 0..n_bots {
        let sitting: Vec<usize> =
            (0..usize::from(rules.players())).map(|seat| (seat + turned) % n_bots).collect();
        let clocks: Vec<Arc<Clock>> = sitting.iter().map(|_| Arc::default()).collect();
        let mut players: Vec<Box<dyn Bot<G>>> = Vec::new();
        for ((seat, &bot), clock) in (0..).zip(&sitting).zip(&clocks) {
            let bot = make_bot::<G>(&args.bots[bot], seed ^ seat);
            players.push(Box::new(Timed { bot, clock: Arc::clone(clock) }));
        }
        let state = play_game::<G>(rules, &mut players, seed, |_, _| ());
        let shares = state.win_shares(rules).unwrap_or_default();
        for ((&bot, share), clock) in sitting.iter().zip(shares.0).zip(clocks) {
            outcomes[bot].wins += share;
            outcomes[bot].n_moves += clock.n_moves.load(Ordering::Relaxed);
            outcomes[bot].thought +=
                Duration::from_nanos(clock.nanoseconds.load(Ordering::Relaxed));
        }
    }
    outcomes
}

/// How often and how long a bot thought.
#[derive(Debug, Default)]
struct Clock {
    n_moves: AtomicU64,
    nanoseconds: AtomicU64,
}

/// A bot with a clock beside it.
struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    clock: Arc<Clock>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn choose(
        &mut self,
        imagine: &mut dyn FnMut() -> G,
        rules: &G::Rules,
        legal: &[G::Action],
    ) -> G::Action {
        let begin = Instant::now();
        let action = self.bot.choose(imagine, rules, legal);
        self.clock.nanoseconds.fetch_add(begin.elapsed().as_nanos() as u64, Ordering::Relaxed);
        self.clock.n_moves.fetch_add(1, Ordering::Relaxed);
        action
    }
}

impl Record {
    fn ms_per_move(&self) -> f64 {
        1e3 * self.thought.as_secs_f64() / self.n_moves.max(1) as f64
    }

    /// Relative to the first bot, which is 0 by definition.
    fn elo(&self, index: usize) -> Elo {
        if index == 0 { Elo { elo: 0.0, low: 0.0, high: 0.0 } } else { self.duel.elo() }
    }
}

type Test = Option<(Verdict, f64)>;

fn print_json<G: Game>(
    args: &ArenaArgs,
    players: u8,
    n_games: u64,
    records: &[Record],
    test: Test,
) -> Result<Answer> {
    let bots: Vec<_> = args
        .bots
        .iter()
        .zip(records)
        .enumerate()
        .map(|(index, (bot, record))| {
            let Elo { elo, low, high } = record.elo(index);
            json!({
                "bot": bot.to_string(),
                "win_share": record.wins / n_games as f64,
                "elo": elo,
                "elo_low": low,
                "elo_high": high,
                "ms_per_move": record.ms_per_move(),
            })
        })
        .collect();
    let mut object = json!({ "game": G::NAME, "players": players, "games": n_games, "bots": bots });
    if let Some((verdict, ratio)) = test {
        let verdict = match verdict {
            Verdict::Higher => "high",
            Verdict::Lower => "low",
            Verdict::Open => "open",
        };
        object["sprt"] = json!({
            "low": args.sprt[0],
            "high": args.sprt[1],
            "log_likelihood_ratio": ratio,
            "verdict": verdict,
        });
    }
    let mut out = output::stdout();
    writeln!(out, "{object}")?;
    out.flush()?;
    Ok(Answer::Yes)
}

fn print_text<G: Game>(
    args: &ArenaArgs,
    players: u8,
    n_games: u64,
    records: &[Record],
    test: Test,
) -> Result<Answer> {
    let mut out = output::stdout();
    writeln!(
        out,
        "{}, {players} players, {n_games} games, every bot equally often on every seat",
        G::NAME
    )?;
    writeln!(out, "\nbot             wins       Elo   95 % interval     ms a move")?;
    for (index, (bot, record)) in args.bots.iter().zip(records).enumerate() {
        let wins = 100.0 * record.wins / n_games as f64;
        let Elo { elo, low, high } = record.elo(index);
        let interval =
            if index == 0 { "by definition".into() } else { format!("{low:+.0} to {high:+.0}") };
        let ms = record.ms_per_move();
        writeln!(out, "{bot:<12}{wins:>6.1} %  {elo:>+8.0}   {interval:<16}{ms:>11.4}")?;
    }
    if let (Some((verdict, ratio)), [low, high]) = (test, &args.sprt[..]) {
        let (first, second) = (&args.bots[0], &args.bots[1]);
        let says = match verdict {
            Verdict::Higher => format!("{second} is {high:+} Elo to {first}, rather than {low:+}"),
            Verdict::Lower => format!("{second} is {low:+} Elo to {first}, rather than {high:+}"),
            Verdict::Open => "not clear yet: more games are needed".into(),
        };
        writeln!(out, "\nsequential test: {says} (log likelihood ratio {ratio:.2}, bounds ±2.94)")?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}
