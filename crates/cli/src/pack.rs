//! `ochre pack`: what is printed on the components of Endless Winter, and how sure we are of it.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use ochre_endless_winter_pack::{Pack, show};

use crate::{Answer, files, output};

/// Show or check a component pack of Endless Winter
///
/// A pack holds the values that are printed on cards, tiles and boards. Most of the published ones
/// are unknown to us, so the built-in pack is a reconstruction; whoever owns the box can correct a
/// copy of it. docs/pack.md tells how.
#[derive(Debug, Args)]
pub struct PackArgs {
    #[command(subcommand)]
    verb: PackVerb,
}

#[derive(Debug, Subcommand)]
enum PackVerb {
    /// Print a pack in words, each value with its provenance: stated, derived or reconstructed
    Show {
        /// The pack; without it the built-in one
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Name every fault of a pack with its line and place
    Check {
        /// The pack
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

/// Runs the verb.
pub fn run(args: &PackArgs) -> Result<Answer> {
    let mut out = output::stdout();
    match &args.verb {
        PackVerb::Show { file: None } => write!(out, "{}", show(Pack::builtin()))?,
        PackVerb::Show { file: Some(file) } => write!(out, "{}", show(&read(file)?))?,
        PackVerb::Check { file } => {
            let pack = read(file)?;
            writeln!(
                out,
                "{} is a pack without faults: {}",
                file.display(),
                output::plain(&pack.name)
            )?;
            writeln!(out, "fingerprint {}", pack.fingerprint())?;
        }
    }
    out.flush()?;
    Ok(Answer::Yes)
}

/// The pack of a file; where it has faults each is named, and nothing is loaded.
fn read(file: &Path) -> Result<Pack> {
    let text = files::read_text(file)?;
    Pack::read(&text).or_else(|faults| {
        let mut err = anstream::stderr();
        for fault in &faults {
            writeln!(err, "{}", output::plain(&fault.to_string()))?;
        }
        let plural = if faults.len() == 1 { "fault" } else { "faults" };
        bail!("{} can't be used: it has {} {plural}", file.display(), faults.len())
    })
}
