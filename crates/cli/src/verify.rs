//! `ochre verify`: the fairness proof of a finished online game.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use ochre_fair::{Share, Unfair, Verified, verify};
use serde_json::{Value, json};

use crate::output::{self, Out};
use crate::{Answer, files};

/// Check that the luck of a finished online game was fair
///
/// The record of a finished game of a server has lines that begin with `#fair`: the secret of the
/// server and the value of each player. From them every roll and every draw is worked out again,
/// without asking the server. Where one differs, the line and what it should be are written to
/// standard error, and the exit code is 1.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct VerifyArgs {
    /// The record; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// For programs: an object with verified, and what was proven or line, fault and why
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ochre verify my.game          what was proven, and what is left to compare
  ochre verify my.game --json   the same for programs

docs/fairness.md tells how it works, and what it can't prove.";

/// Runs the verb.
pub fn run(args: &VerifyArgs) -> Result<Answer> {
    let text = files::read_text(&args.file)?;
    let mut out = output::stdout();
    let answer = match verify(&text) {
        Ok(verified) if args.json => {
            writeln!(out, "{}", object(&verified))?;
            Answer::Yes
        }
        Ok(verified) => {
            tell(&verified, &mut out)?;
            Answer::Yes
        }
        Err(unfair) => {
            if args.json {
                writeln!(out, "{}", refusal(&unfair))?;
            } else {
                let _ = writeln!(anstream::stderr(), "{}", output::plain(&unfair.to_string()));
            }
            Answer::No
        }
    };
    out.flush()?;
    Ok(answer)
}

fn tell(verified: &Verified, out: &mut Out) -> Result<()> {
    let Verified { game, proof, digest, n_steps, n_outcomes, .. } = verified;
    writeln!(
        out,
        "Fair: all {n_outcomes} outcomes of chance follow from what was fixed before the game."
    )?;
    writeln!(out, "{game}, table {}: {n_steps} steps by the rules, to the end", proof.table)?;
    match proof.seating {
        Some(_) => writeln!(out, "the same luck seated the players")?,
        None => writeln!(out, "the players kept the seats they had taken")?,
    }
    writeln!(out, "\nThe luck was made of the secret of the server and these values:")?;
    for (place, Share { value, by_server }) in proof.values.iter().enumerate() {
        let seat = proof.seat_of(place);
        let name = verified.names.get(seat).and_then(Option::as_deref).unwrap_or_default();
        let from = if *by_server { "the server, for" } else { "the player of" };
        let whose = format!("{from} seat {} {}", seat + 1, output::plain(name));
        writeln!(out, "  {value}  {}", whose.trim_end())?;
    }
    writeln!(out, "\nWhat only you can compare:")?;
    writeln!(out, "  commitment  {}", proof.commitment)?;
    writeln!(out, "              did the server show it before you sat down?")?;
    writeln!(out, "  your value  is it above, as your browser sent it?")?;
    writeln!(out, "  digest      {digest}")?;
    writeln!(out, "              has everybody at the table the same?")?;
    Ok(())
}

fn object(verified: &Verified) -> Value {
    let Verified { game, proof, digest, n_steps, n_outcomes, .. } = verified;
    let values: Vec<Value> = proof
        .values
        .iter()
        .enumerate()
        .map(|(place, Share { value, by_server })| {
            let seat = proof.seat_of(place) + 1;
            json!({ "place": place + 1, "seat": seat, "value": value, "by_server": by_server })
        })
        .collect();
    json!({
        "verified": true,
        "game": game.name(),
        "table": proof.table,
        "steps": n_steps,
        "outcomes": n_outcomes,
        "commitment": proof.commitment,
        "secret": proof.secret.to_hex(),
        "values": values,
        "seated_by_luck": proof.seating.is_some(),
        "digest": digest,
    })
}

fn refusal(unfair: &Unfair) -> Value {
    let fault = unfair.fault.key();
    json!({ "verified": false, "line": unfair.line, "fault": fault, "why": unfair.to_string() })
}
