//! `ochre perft`: counts of decision sequences, for regression.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use ochre_catalogue::on_each_game;
use ochre_kernel::Game;

use crate::args::{GameArgs, RoundLimit};
use crate::{Answer, files, opening, output};

/// Count the sequences of so many decisions: a wrong rule changes a number
///
/// Luck does not branch: it is drawn from the seed, the same for all sequences. Numbers grow fast:
/// begin with a depth of 3.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct PerftArgs {
    #[command(flatten)]
    game: GameArgs,

    /// How many decisions, one after another
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,

    /// Where luck begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Count from the end of a record, or from a position
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  ochre perft stone-age 3                     from the set-up of two players
  ochre perft endless-winter 2 --players 4 --seed 7
  ochre perft stone-age 2 --from my.game      from where a record ends";

/// Runs the verb.
pub fn run(args: &PerftArgs) -> Result<Answer> {
    on_each_game!(args.game.game, G => count::<G>(args))
}

fn count<G: Game>(args: &PerftArgs) -> Result<Answer> {
    let (rules, state) = match &args.from {
        None => {
            let rules = args.game.rules::<G>(RoundLimit::None)?;
            let state = G::new(&rules);
            (rules, state)
        }
        Some(path) => {
            if args.game.has_wishes() {
                bail!(
                    "--from has its own players and options: leave out --players, --option, --pack"
                );
            }
            let replayed = opening::read::<G>(&files::read_text(path)?)?;
            (replayed.rules, replayed.state)
        }
    };
    let mut out = output::stdout();
    writeln!(out, "depth           lines   seconds")?;
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let n_lines = ochre_kernel::perft(&state, &rules, depth, args.seed);
        let seconds = begin.elapsed().as_secs_f64();
        writeln!(out, "{depth:>5}  {n_lines:>14}  {seconds:>8.3}")?;
        // Deep counts take long: show each as soon as it is there.
        out.flush()?;
    }
    Ok(Answer::Yes)
}
