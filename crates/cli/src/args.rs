//! The command line as plain data. Each verb is a file of the same name.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, Parser, Subcommand};
use ochre_catalogue::GameName;
use ochre_kernel::{Game, Rules, Setup};

use crate::{
    Answer, arena, backup, bench, export, files, import, load, pack, perft, play, replay, serve,
    simulate, verify,
};

/// Plays board games by their exact rules, in the browser and in the terminal.
///
/// Without a verb it starts the server and opens the browser.
#[derive(Debug, Parser)]
#[command(name = "ochre", version, max_term_width = 100, after_help = EXAMPLES)]
pub struct Cli {
    #[command(subcommand)]
    verb: Option<Verb>,
}

const EXAMPLES: &str = "\
Examples:
  ochre                                     play in the browser
  ochre play stone-age                      play Stone Age against a bot in the terminal
  ochre play endless-winter                 play Endless Winter against a bot
  ochre play stone-age --players 4          play against three bots
  ochre replay my.game                      check a record and show its scores
  ochre help play                           all about one verb

Exit codes: 0 done, 1 a negative answer (a record fails), 2 an error.";

#[derive(Debug, Subcommand)]
enum Verb {
    Serve(Box<serve::ServeArgs>),
    Backup(backup::BackupArgs),
    Export(export::ExportArgs),
    Import(import::ImportArgs),
    Play(play::PlayArgs),
    Simulate(simulate::SimulateArgs),
    Arena(arena::ArenaArgs),
    Replay(replay::ReplayArgs),
    Verify(verify::VerifyArgs),
    Perft(perft::PerftArgs),
    Bench(bench::BenchArgs),
    Load(load::LoadArgs),
    Pack(pack::PackArgs),
}

impl Cli {
    /// Runs the verb.
    pub fn run(self) -> Result<Answer> {
        // Read as if it had been written, so that the environment counts.
        let verb = self.verb.or_else(|| Cli::parse_from(["ochre", "serve"]).verb);
        let Some(verb) = verb else { bail!("there is nothing to do") };
        match verb {
            Verb::Serve(args) => serve::run(*args),
            Verb::Backup(args) => backup::run(&args),
            Verb::Export(args) => export::run(&args),
            Verb::Import(args) => import::run(&args),
            Verb::Play(args) => play::run(&args),
            Verb::Simulate(args) => simulate::run(&args),
            Verb::Arena(args) => arena::run(&args),
            Verb::Replay(args) => replay::run(&args),
            Verb::Verify(args) => verify::run(&args),
            Verb::Perft(args) => perft::run(&args),
            Verb::Bench(args) => bench::run(&args),
            Verb::Load(args) => load::run(&args),
            Verb::Pack(args) => pack::run(&args),
        }
    }
}

/// Which game, and how it is set up: the same for every verb that makes a game.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    /// The game: stone-age or endless-winter
    #[arg(value_name = "GAME")]
    pub game: GameName,

    /// How many play [default: 2]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,

    /// An option of the game, may be repeated. Stone Age: edition=2008 or 2021, round-limit=none or
    /// a number. Endless Winter, each on or off: choose-setup, choose-chiefs, short-era-1,
    /// glacier-tokens, rest-tokens
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,

    /// A component pack to play with instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

impl Default for GameArgs {
    fn default() -> GameArgs {
        GameArgs { game: GameName::StoneAge, players: None, options: Vec::new(), pack: None }
    }
}

/// When a game ends although no rule ends it, unless `--option round-limit=…` says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundLimit {
    /// Never: people stop when they like.
    None,
    /// After 200 rounds: bots that never buy would play for ever (SA-9.3).
    Bots,
}

impl GameArgs {
    /// How many play.
    pub fn n_players(&self) -> u8 {
        self.players.unwrap_or(2)
    }

    /// The rules of the game that is asked for.
    pub fn rules<G: Game>(&self, limit: RoundLimit) -> Result<G::Rules> {
        let pack = self.pack.as_deref().map(files::read_text).transpose()?;
        let mut setup = Setup { players: self.n_players(), options: self.options.clone(), pack };
        let key = "round-limit";
        let is_known = G::Rules::OPTIONS.iter().any(|option| option.key == key);
        let is_given = setup.options.iter().any(|(given, _)| given == key);
        if limit == RoundLimit::Bots && is_known && !is_given {
            setup = setup.with(key, "200");
        }
        G::Rules::new(&setup).with_context(|| format!("{} can't be set up so", G::NAME))
    }

    /// Whether something is asked for that only a new game can have.
    pub fn has_wishes(&self) -> bool {
        self.players.is_some() || !self.options.is_empty() || self.pack.is_some()
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or("an option reads key=value, such as edition=2021")?;
    Ok((key.trim().into(), value.trim().into()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use ochre_stone_age::StoneAge;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn only_bots_get_a_round_limit_unasked() {
        let limit = |args: &GameArgs, limit| args.rules::<StoneAge>(limit).unwrap().round_limit();
        let plain = GameArgs::default();
        assert_eq!(limit(&plain, RoundLimit::None), None);
        assert_eq!(limit(&plain, RoundLimit::Bots), Some(200));
        let options = vec![("round-limit".to_string(), "none".to_string())];
        let asked = GameArgs { options, ..plain };
        assert_eq!(limit(&asked, RoundLimit::Bots), None);
    }

    #[test]
    fn what_a_game_does_not_know_is_answered_with_what_it_knows() {
        let refusal =
            |args: GameArgs| format!("{:#}", args.rules::<StoneAge>(RoundLimit::None).unwrap_err());
        let options = vec![("colour".to_string(), "red".to_string())];
        let unknown = refusal(GameArgs { options, ..GameArgs::default() });
        assert!(unknown.contains("`edition` (2008 or 2021), `round-limit`"), "{unknown}");
        let nine = refusal(GameArgs { players: Some(9), ..GameArgs::default() });
        assert!(nine.contains("the game is for 2 to 4"), "{nine}");
        assert_eq!(
            key_value("edition"),
            Err("an option reads key=value, such as edition=2021".into())
        );
    }
}
