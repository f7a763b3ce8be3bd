//! `ochre simulate`: many games between bots, on all cores.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use ochre_bots::{BotName, Instinct, make_bot, record_game};
use ochre_catalogue::{on_each_game, write_record};
use ochre_kernel::{Game, Rng, Rules, Seat};
use rayon::prelude::*;
use serde_json::json;

use crate::args::{GameArgs, RoundLimit};
use crate::tally::Tally;
use crate::{Answer, output, progress};

/// Play many games between bots and count wins and points
///
/// The same seed gives the same games, however many cores the machine has.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct SimulateArgs {
    #[command(flatten)]
    game: GameArgs,

    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The bots by seat, or one bot for all seats: random, greedy, uct:N
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<BotName>,

    /// Where luck begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre simulate stone-age --games 10000 --bots greedy,random
  ochre simulate stone-age --players 4 --bots greedy --records games/ --seed 1
  ochre simulate endless-winter --bots uct:400,greedy --games 100 --json

A game of Stone Age that bots play ends after round 200 at the latest (--option round-limit=…).";

/// Runs the verb.
pub fn run(args: &SimulateArgs) -> Result<Answer> {
    on_each_game!(args.game.game, G => simulate::<G>(args))
}

fn simulate<G: Game + Instinct>(args: &SimulateArgs) -> Result<Answer> {
    let rules = args.game.rules::<G>(RoundLimit::Bots)?;
    let bots = seat_bots(&args.bots, rules.players())?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    }
    let bar = progress::games(args.games);
    let begin = Instant::now();
    let tally = play_all::<G>(args, &rules, &bots, &bar)?;
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let speed = args.games as f64 / seconds.max(1e-9);
    if args.json {
        print_json::<G>(&tally, &bots, speed)
    } else {
        print_text::<G>(&tally, &bots, speed)
    }
}

/// As many bots as seats.
pub fn seat_bots(bots: &[BotName], players: u8) -> Result<Vec<BotName>> {
    match bots {
        [one] => Ok(vec![*one; usize::from(players)]),
        all if all.len() == usize::from(players) => Ok(all.to_vec()),
        all => bail!(
            "--bots names {} bots, but {players} play: name {players}, or one for all",
            all.len()
        ),
    }
}

fn play_all<G: Game + Instinct>(
    args: &SimulateArgs,
    rules: &G::Rules,
    bots: &[BotName],
    bar: &ProgressBar,
) -> Result<Tally> {
    let tally = Mutex::new(Tally::default());
    let names: Vec<String> = bots.iter().map(BotName::to_string).collect();
    let play = |index: u64| -> Result<()> {
        let seed = Rng::from_stream(args.seed, index).next_u64();
        let mut players: Vec<_> =
            (0..).zip(bots).map(|(seat, name)| make_bot::<G>(name, seed ^ seat)).collect();
        let played = record_game::<G>(rules, &mut players, seed);
        if let Some(folder) = &args.records {
            let text = write_record::<G>(rules, None, &names, &played.steps, false);
            write_file(&folder.join(format!("{}-{:06}.game", G::NAME, index + 1)), &text)?;
        }
        let mut game = Tally::default();
        game.count(&played.state, rules);
        // Only whole numbers are added, so the order of the games makes no difference.
        tally.lock().map_err(|_| anyhow::anyhow!("another game failed"))?.add(&game);
        bar.inc(1);
        Ok(())
    };
    (0..args.games).into_par_iter().try_for_each(play)?;
    tally.into_inner().map_err(|_| anyhow::anyhow!("a game failed"))
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("can't write {}", path.display()))
}

fn print_json<G: Game>(tally: &Tally, bots: &[BotName], speed: f64) -> Result<Answer> {
    let seats: Vec<_> = Seat::all(bots.len() as u8)
        .zip(bots)
        .map(|(seat, bot)| {
            let sources: serde_json::Map<_, _> = tally
                .source_means(seat)
                .map(|(name, mean)| (name.to_string(), json!(mean)))
                .collect();
            json!({
                "bot": bot.to_string(),
                "win_share": tally.win_share(seat),
                "score_mean": tally.score_mean(seat),
                "score_sd": tally.score_sd(seat),
                "sources": sources,
            })
        })
        .collect();
    let mut out = output::stdout();
    let object = json!({
        "game": G::NAME,
        "players": bots.len(),
        "games": tally.n_games(),
        "seats": seats,
        "rounds_mean": tally.rounds_mean(),
        "winner_score_mean": tally.winner_score_mean(),
        "games_per_second": speed,
    });
    writeln!(out, "{object}")?;
    out.flush()?;
    Ok(Answer::Yes)
}

fn print_text<G: Game>(tally: &Tally, bots: &[BotName], speed: f64) -> Result<Answer> {
    let mut out = output::stdout();
    writeln!(out, "{}, {} players, {} games", G::NAME, bots.len(), tally.n_games())?;
    writeln!(
        out,
        "{:.1} rounds a game, winners have {:.1} points, {speed:.0} games a second",
        tally.rounds_mean(),
        tally.winner_score_mean()
    )?;
    writeln!(out, "\nseat  bot           wins    points  spread")?;
    for (seat, bot) in Seat::all(bots.len() as u8).zip(bots) {
        let wins = 100.0 * tally.win_share(seat);
        let (mean, sd) = (tally.score_mean(seat), tally.score_sd(seat));
        writeln!(out, "{seat:>4}  {bot:<12}{wins:>5.1} %  {mean:>8.1}  {sd:>6.1}")?;
    }
    writeln!(out, "\nwhere the points came from, on average:")?;
    let seats: Vec<Seat> = Seat::all(bots.len() as u8).collect();
    for (index, (name, _)) in tally.source_means(Seat::FIRST).enumerate() {
        write!(out, "  {name:<16}")?;
        for &seat in &seats {
            let mean = tally.source_means(seat).nth(index).map_or(0.0, |source| source.1);
            write!(out, "{mean:>9.1}")?;
        }
        writeln!(out)?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}
