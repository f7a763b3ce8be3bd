//! `ochre load`: a load generator against a running server on this machine.

mod idle;
mod player;
mod process;
mod report;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use futures_util::stream::{self, StreamExt};
use ochre_catalogue::GameName;
use ochre_client::{Joined, Server, Wanted};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval};

use self::player::{Load, Tally, play};
use self::report::Report;
use crate::{Answer, progress};

/// Play many games at once against a running server and measure it
///
/// Two people sit at each table, each with a socket of their own, and take random legal choices.
/// Measured are the moves a second and the time from sending a move to the moment when the other
/// seat hears of it. Start the server with `--requests-per-second 0`, or it will slow this down.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct LoadArgs {
    /// Where the server is
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,

    /// How many tables play at once
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,

    /// Moves a second at all tables together [default: as fast as possible]
    #[arg(long, value_name = "MOVES")]
    rate: Option<f64>,

    /// How long
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,

    /// Sockets that look at tables where nothing happens, besides
    #[arg(long, value_name = "N", default_value_t = 0)]
    sockets: usize,

    /// The game: stone-age or endless-winter
    #[arg(long, value_name = "GAME", default_value = "stone-age")]
    game: GameName,

    /// The process of the server, to tell its memory and its processor time
    #[arg(long, value_name = "PID")]
    pid: Option<u32>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre serve --requests-per-second 0 &
  ochre load --tables 200                              as fast as possible
  ochre load --tables 500 --rate 1000 --seconds 30     a thousand moves a second
  ochre load --tables 0 --sockets 5000 --pid 1234      the memory of idle sockets";

/// How many tables are made, or sockets opened, at the same time.
const AT_ONCE: usize = 32;

/// How long people play before anything is counted.
const WARM_UP: Duration = Duration::from_secs(2);

/// Runs the verb.
pub fn run(args: &LoadArgs) -> Result<Answer> {
    ensure!(args.rate.is_none_or(|rate| rate > 0.0), "--rate is more than 0");
    let server = Server::at(&args.url)?;
    more_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(load(args, &server))?;
    // Sockets of the last moment are no longer of interest.
    runtime.shutdown_background();
    if args.json { report.print_json() } else { report.print_text() }
}

async fn load(args: &LoadArgs, server: &Server) -> Result<Report> {
    let spinner = progress::spinner();
    let memory = || args.pid.map(process::resident_bytes).transpose();
    let wanted = Wanted::for_two(args.game.name());
    let mut report = Report::new(args);
    report.memory_before = memory()?;
    if args.sockets > 0 {
        spinner.set_message(format!("opening {} sockets", args.sockets));
        report.sockets = idle::open(server, &wanted, args.sockets).await?;
        // What was needed only to open them is freed meanwhile.
        tokio::time::sleep(Duration::from_secs(2)).await;
        report.memory_idle = memory()?;
    }
    spinner.set_message(format!("seating people at {} tables", args.tables));
    let tables = join(server, &wanted, args.tables).await?;
    spinner.finish_and_clear();
    if !tables.is_empty() {
        report.tally = play_all(args, server, wanted, tables).await?;
    }
    report.memory_after = memory()?;
    Ok(report)
}

/// Makes so many tables where two sit.
async fn join(server: &Server, wanted: &Wanted, n_tables: usize) -> Result<Vec<Joined>> {
    let joins = (0..n_tables).map(|_| server.join(wanted));
    let mut tables = Vec::new();
    let mut joined = stream::iter(joins).buffer_unordered(AT_ONCE);
    while let Some(table) = joined.next().await {
        tables.push(table.context(
            "a table can't be made; the server is to be started with --requests-per-second 0",
        )?);
    }
    Ok(tables)
}

async fn play_all(
    args: &LoadArgs,
    server: &Server,
    wanted: Wanted,
    tables: Vec<Joined>,
) -> Result<Tally> {
    let begin = Instant::now();
    let from = begin + WARM_UP;
    let n_moves = Arc::new(AtomicU64::new(0));
    let load = Arc::new(Load {
        server: server.clone(),
        wanted,
        pause: args.rate.map(|rate| Duration::from_secs_f64(tables.len() as f64 / rate)),
        from,
        until: from + Duration::from_secs(args.seconds),
        n_moves: Arc::clone(&n_moves),
    });
    let n_tables = tables.len() as u32;
    let mut players = JoinSet::new();
    for (table, index) in tables.into_iter().zip(0..) {
        // The tables of a steady load don't all move in the same moment.
        let first = begin + load.pause.unwrap_or_default() * index / n_tables;
        players.spawn(play(Arc::clone(&load), table, first, index.into()));
    }
    tokio::time::sleep_until(from).await;
    let busy = || args.pid.map(process::processor_time).transpose();
    let busy_before = busy()?;
    let bar = progress::seconds(args.seconds);
    let mut tick = interval(Duration::from_millis(200));
    tick.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut tally = Tally::default();
    loop {
        tokio::select! {
            played = players.join_next() => match played {
                Some(Ok(played)) => tally.add(played),
                Some(Err(_)) => tally.n_errors += 1,
                None => break,
            },
            _ = tick.tick() => {
                let seconds = from.elapsed().as_secs_f64();
                bar.set_position(seconds as u64);
                let per_second = n_moves.load(Ordering::Relaxed) as f64 / seconds.max(0.1);
                bar.set_message(format!("{per_second:.0} moves a second"));
            }
        }
    }
    bar.finish_and_clear();
    tally.busy = busy()?.zip(busy_before).map(|(after, before)| after - before);
    tally.seconds = from.elapsed().as_secs_f64();
    Ok(tally)
}

/// A socket is an open file, of which the system grants few at first.
fn more_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // Where it is refused, opening the sockets tells.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}
