//! `ochre bench`: how fast the rules are, in processor time of one core.

use std::io::Write;

use anyhow::{Result, ensure};
use clap::Args;
use ochre_bots::simulations;
use ochre_catalogue::{GameName, on_each_game};
use ochre_kernel::{Game, Rng, Rules, Setup, take_chances};
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

use crate::{Answer, output, progress};

/// Measure steps, games and search simulations a second, and the size of a state
///
/// Everything runs on one core and is measured in processor time, so that other programs disturb
/// little. Games are random from set-up to final scoring.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct BenchArgs {
    /// Only this game
    #[arg(value_name = "GAME")]
    game: Option<GameName>,

    /// How long to measure each number
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    seconds: f64,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre bench                               both games
  ochre bench endless-winter                one of them
  ochre bench stone-age --seconds 5 --json";

/// Games played between two looks at the clock.
const GAMES_A_BATCH: u64 = 50;
/// Simulations of one search, as many as a strong setting of the bot.
const SIMULATIONS: u32 = 1600;

/// What was measured for one number of players.
struct Speed {
    players: u8,
    games: f64,
    steps: f64,
    simulations: f64,
}

/// Runs the verb.
pub fn run(args: &BenchArgs) -> Result<Answer> {
    ensure!((0.01..=3600.0).contains(&args.seconds), "--seconds takes 0.01 to 3600");
    let bar = progress::spinner();
    let mut games = serde_json::Map::new();
    let mut out = output::stdout();
    for game in GameName::ALL.into_iter().filter(|&game| args.game.is_none_or(|only| only == game))
    {
        let (bytes, speeds) = on_each_game!(game, G => (size_of::<G>(), measure::<G>(args, &bar)?));
        if !args.json {
            print_text(&mut out, game, bytes, &speeds)?;
        }
        games.insert(game.name().into(), to_json(bytes, &speeds));
    }
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", Value::Object(games))?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

fn measure<G: Game>(args: &BenchArgs, bar: &indicatif::ProgressBar) -> Result<Vec<Speed>> {
    let mut speeds = Vec::new();
    for players in 2..=4 {
        let is_known = G::Rules::OPTIONS.iter().any(|option| option.key == "round-limit");
        let setup = Setup::of(players);
        let setup = if is_known { setup.with("round-limit", "200") } else { setup };
        let rules = G::Rules::new(&setup)?;
        bar.set_message(format!("{}, {players} players: random games", G::NAME));
        let (games, steps) = measure_games::<G>(&rules, args.seconds);
        bar.set_message(format!("{}, {players} players: search", G::NAME));
        let simulations = measure_search::<G>(&rules, args.seconds);
        speeds.push(Speed { players, games, steps, simulations });
    }
    Ok(speeds)
}

/// Random games and steps a second.
fn measure_games<G: Game>(rules: &G::Rules, seconds: f64) -> (f64, f64) {
    let mut rng = Rng::from_seed(1);
    let mut scratch = Vec::new();
    let (mut n_games, mut n_steps) = (0, 0);
    let begin = processor_time();
    loop {
        for _ in 0..GAMES_A_BATCH {
            n_steps += u64::from(G::new(rules).roll_out(rules, &mut rng, &mut scratch));
        }
        n_games += GAMES_A_BATCH;
        let spent = processor_time() - begin;
        if spent >= seconds {
            return (n_games as f64 / spent, n_steps as f64 / spent);
        }
    }
}

/// Simulations a second of plain UCT in the first decision of a game.
fn measure_search<G: Game>(rules: &G::Rules, seconds: f64) -> f64 {
    let mut rng = Rng::from_seed(1);
    let mut n_simulations = 0;
    let begin = processor_time();
    loop {
        let mut game = G::new(rules);
        take_chances(&mut game, rules, &mut rng);
        simulations(&game, rules, SIMULATIONS, &mut rng);
        n_simulations += u64::from(SIMULATIONS);
        let spent = processor_time() - begin;
        if spent >= seconds {
            return n_simulations as f64 / spent;
        }
    }
}

/// Seconds of processor time that this thread has used.
fn processor_time() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + 1e-9 * time.tv_nsec as f64
}

fn to_json(bytes: usize, speeds: &[Speed]) -> Value {
    let players: serde_json::Map<_, _> = speeds
        .iter()
        .map(|speed| {
            let numbers = json!({
                "games_per_second": speed.games.round(),
                "steps_per_second": speed.steps.round(),
                "uct_simulations_per_second": speed.simulations.round(),
            });
            (speed.players.to_string(), numbers)
        })
        .collect();
    json!({ "state_bytes": bytes, "players": players })
}

fn print_text(out: &mut output::Out, game: GameName, bytes: usize, speeds: &[Speed]) -> Result<()> {
    writeln!(out, "{game}: a state has {bytes} bytes; a second of one core:")?;
    writeln!(out, "players  random games  million steps  search simulations")?;
    for Speed { players, games, steps, simulations } in speeds {
        let millions = steps / 1e6;
        writeln!(out, "{players:>7}  {games:>12.0}  {millions:>13.1}  {simulations:>18.0}")?;
    }
    Ok(())
}
