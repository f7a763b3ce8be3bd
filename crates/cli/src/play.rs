//! `ochre play`: a game in the terminal, people at one keyboard and bots.

mod command;
mod keeper;
mod keyboard;
mod report;
mod rulebook;
mod session;
mod story;
mod table;

pub use story::step_sentences;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use ochre_bots::Instinct;
use ochre_catalogue::{Replayed, on_each_game};
use ochre_kernel::{Game, Rules};

use crate::args::{GameArgs, RoundLimit};
use crate::screen::Screen;
use crate::seats::{self, Sitter};
use crate::{Answer, files, opening, output, seed};

/// Play a game in the terminal, against bots and with friends at one keyboard
///
/// Choices are listed by number. Type `help` during the game to learn what else can be typed:
/// undo, log, save FILE and more.
#[derive(Debug, Default, Args)]
#[command(after_help = EXAMPLES)]
pub struct PlayArgs {
    #[command(flatten)]
    game: GameArgs,

    /// Who sits on seat 1, 2, …: person, random, greedy or uct:N (N simulations a decision)
    /// [default: person,greedy,…]
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    seats: Vec<Sitter>,

    /// Where luck begins: the same seed and the same decisions give the same game
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Go on with a saved game: a record, or a position as `replay --json` writes it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Keep the record of the game in this file, up to date at each of your decisions
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  ochre play stone-age                                you against one bot
  ochre play endless-winter                           the same of the other game
  ochre play stone-age --players 4                    you against three
  ochre play stone-age --seats person,person,uct:500  two people and a bot
  ochre play stone-age --seats greedy,uct:500         watch two bots
  ochre play endless-winter --option rest-tokens=on   with one of its modules
  ochre play stone-age --resume my.game               go on where you saved";

/// Runs the verb.
pub fn run(args: &PlayArgs) -> Result<Answer> {
    on_each_game!(args.game.game, G => play::<G>(args))
}

fn play<G: Screen + Instinct>(args: &PlayArgs) -> Result<Answer> {
    let opening = open::<G>(args)?;
    let players = opening.rules.players();
    let sitters = match &args.seats[..] {
        [] => seats::from_names(&opening.names, players),
        wished => wished.to_vec(),
    };
    seats::check(&sitters, players)?;
    let named = |(index, sitter): (usize, &Sitter)| {
        let name = opening.names.get(index).cloned().flatten().filter(|name| !name.is_empty());
        match sitter {
            Sitter::Person => name.unwrap_or_else(|| sitter.to_string()),
            Sitter::Bot(_) => sitter.to_string(),
        }
    };
    let names = sitters.iter().enumerate().map(named).collect();
    let seed = args.seed.unwrap_or_else(seed::fresh);
    // A position is no record: it is never written over.
    let resumed = args.resume.clone().filter(|_| opening.start.is_none());
    let keeper = keeper::Keeper::new(args.record.clone(), resumed, opening.steps.len());
    let game = (table::Table::new(opening), sitters, names);
    let echoes = !io::stdin().is_terminal();
    let ends = (io::stdin().lock(), output::stdout());
    let mut session = session::Session::new(game, seed, keeper, ends, echoes);
    session.run()?;
    Ok(Answer::Yes)
}

/// A new game, or the one in the file.
fn open<G: Game>(args: &PlayArgs) -> Result<Replayed<G>> {
    let Some(path) = &args.resume else {
        let mut game = args.game.clone();
        if game.players.is_none() && !args.seats.is_empty() {
            game.players = Some(u8::try_from(args.seats.len()).unwrap_or(u8::MAX));
        }
        let rules = game.rules::<G>(RoundLimit::None)?;
        let state = G::new(&rules);
        return Ok(Replayed { rules, start: None, steps: Vec::new(), state, names: Vec::new() });
    };
    if args.game.has_wishes() {
        bail!(
            "a resumed game keeps its players and options: leave out --players, --option, --pack"
        );
    }
    let text = files::read_text(path)?;
    let game = opening::game_of(&text)?;
    if game != args.game.game {
        bail!("{} is a game of {game}, not of {}", path.display(), args.game.game);
    }
    opening::read(&text)
}
