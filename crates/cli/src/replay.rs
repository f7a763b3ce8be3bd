//! `ochre replay`: checks a record line by line and shows what it tells.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use ochre_catalogue::{BadRecord, Header, Replayed, on_each_game, snapshot};
use ochre_kernel::{Game, Rules, Step, Turn, Viewer};

use crate::output::{self, Out};
use crate::screen::{Look, Screen};
use crate::{Answer, files, play, scores};

/// Check a record line by line, and show the game at its end or at any step
///
/// Where a line breaks a rule, the line, the rule and what would have been possible are written to
/// standard error, and the exit code is 1.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ReplayArgs {
    /// The record; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show the game after this step; 0 is before the first
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,

    /// For programs: an object with game, step, turn, scores and state (a position)
    #[arg(long)]
    json: bool,

    /// A line for each step: what it was and what came of it; with --json an object
    #[arg(long)]
    trace: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre replay my.game                  the scores and where they came from
  ochre replay my.game --at 40          the table after 40 steps
  ochre replay my.game --at 40 --json   the same, for `ochre play --resume`
  ochre replay my.game --trace | less   the whole story";

/// Runs the verb.
pub fn run(args: &ReplayArgs) -> Result<Answer> {
    let text = files::read_text(&args.file)?;
    match Header::read(&text) {
        Ok(header) => on_each_game!(header.game, G => show::<G>(args, &text)),
        Err(bad) => Ok(refuse(&bad)),
    }
}

fn show<G: Screen>(args: &ReplayArgs, text: &str) -> Result<Answer> {
    let (replayed, fault) = match ochre_catalogue::replay::<G>(text, |_, _, _, _| ()) {
        Ok(replayed) => (replayed, None),
        // What comes before the fault can still be looked at.
        Err(bad) => match replay_until::<G>(text, bad.line) {
            Some(replayed) => (replayed, Some(bad)),
            None => return Ok(refuse(&bad)),
        },
    };
    let n_steps = replayed.steps.len();
    let mut out = output::stdout();
    match args.at {
        Some(at) if at > n_steps && fault.is_none() => {
            bail!("the record has {n_steps} steps, so --at goes from 0 to {n_steps}");
        }
        Some(at) if at > n_steps => (),
        at => tell(args, &replayed, at, fault.is_some(), &mut out)?,
    }
    out.flush()?;
    Ok(fault.map_or(Answer::Yes, |bad| refuse(&bad)))
}

/// The record without the line that breaks a rule and what follows.
fn replay_until<G: Game>(text: &str, line: usize) -> Option<Replayed<G>> {
    let before: Vec<&str> = text.lines().take(line.saturating_sub(1)).collect();
    let before = before.join("\n");
    // A fault of the header leaves nothing to show.
    if Header::read(&before) != Header::read(text) {
        return None;
    }
    ochre_catalogue::replay(&before, |_, _, _, _| ()).ok()
}

fn refuse(bad: &BadRecord) -> Answer {
    let _ = writeln!(anstream::stderr(), "{}", output::plain(&bad.to_string()));
    Answer::No
}

fn tell<G: Screen>(
    args: &ReplayArgs,
    replayed: &Replayed<G>,
    at: Option<usize>,
    is_broken: bool,
    out: &mut Out,
) -> Result<()> {
    let rules = &replayed.rules;
    let mut state = replayed.start.unwrap_or_else(|| G::new(rules));
    let n_steps = at.unwrap_or(replayed.steps.len());
    let mut events = Vec::new();
    for (index, &step) in replayed.steps.iter().take(n_steps).enumerate() {
        let text = step_text(&state, rules, step);
        events.clear();
        state.apply(rules, step, &mut events);
        if args.trace && args.json {
            writeln!(out, "{}", snapshot(rules, &state, index + 1))?;
        } else if args.trace {
            let said = play::step_sentences::<G>(rules, &events);
            writeln!(out, "{:>5}  {text:<26}  {said}", index + 1)?;
        }
    }
    match (args.trace, args.json, at) {
        (true, ..) => (),
        (_, true, _) => writeln!(out, "{}", snapshot(rules, &state, n_steps))?,
        (_, _, Some(_)) => {
            let names = names(replayed);
            let viewer = Viewer::Spectator;
            let width = output::width();
            let look = Look { viewer, names: &names, width, whole: true, all: false };
            writeln!(out, "After step {n_steps} of {}:", replayed.steps.len())?;
            write!(out, "{}", state.table(rules, &look, &[]))?;
        }
        // The end of a broken record says nothing about the game.
        _ if is_broken => (),
        _ => summary(replayed, out)?,
    }
    Ok(())
}

fn summary<G: Screen>(replayed: &Replayed<G>, out: &mut Out) -> Result<()> {
    let Replayed { rules, state, steps, .. } = replayed;
    let names = names(replayed);
    let options: Vec<String> =
        rules.options().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    let waits = match state.turn() {
        Turn::Over => "over".to_string(),
        Turn::Chance => "chance is to decide".to_string(),
        Turn::Player(seat) => format!("player {seat} is to decide"),
    };
    writeln!(out, "{}: {} players, {}", G::NAME, rules.players(), options.join(", "))?;
    writeln!(out, "{} steps, round {}, {waits}", steps.len(), state.round())?;
    writeln!(out)?;
    write!(out, "{}", scores::table(state, rules, &names))?;
    if let Some(winners) = scores::winners(state, rules, &names) {
        writeln!(out, "\n{winners}")?;
    }
    Ok(())
}

fn names<G: Game>(replayed: &Replayed<G>) -> Vec<String> {
    replayed.names.iter().map(|name| name.clone().unwrap_or_default()).collect()
}

/// A step about to be applied, as it stands in the record.
fn step_text<G: Game>(state: &G, rules: &G::Rules, step: Step<G::Action, G::Chance>) -> String {
    match (step, state.turn()) {
        (Step::Act(action), Turn::Player(seat)) => {
            format!("{seat} {}", G::action_text(rules, action))
        }
        (Step::Act(action), _) => G::action_text(rules, action),
        (Step::Chance(chance), _) => format!("* {}", G::chance_text(rules, chance)),
    }
}
