//! Log lines on standard error. None of them has a name, a link or a secret in it.

use std::io::{self, IsTerminal};

use anyhow::{Result, anyhow};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{Layer, Registry, fmt};

use super::settings::LogFormat;

/// Begins to write log lines.
pub fn begin(level: Option<&str>, format: LogFormat) -> Result<()> {
    let filter = filter(level.unwrap_or("info"))?;
    let lines = match format {
        LogFormat::Plain => fmt::layer()
            .with_writer(io::stderr)
            .with_ansi(io::stderr().is_terminal())
            .with_target(false)
            .boxed(),
        LogFormat::Json => fmt::layer().json().with_writer(io::stderr).boxed(),
    };
    let subscriber = Registry::default().with(lines.with_filter(filter));
    tracing::subscriber::set_global_default(subscriber)
        .map_err(|_| anyhow!("log lines are written already"))
}

/// What is asked for, without those parts that would tell addresses where people are called.
fn filter(level: &str) -> Result<Targets> {
    let targets: Targets = level.parse().map_err(|_| {
        anyhow!(
            "--log {level}: it takes error, warn, info, debug, trace or off, or parts such as \
             warn,ochre_server=debug"
        )
    })?;
    let quiet = ["hyper", "hyper_util", "reqwest", "rustls"];
    Ok(targets.with_targets(quiet.map(|target| (target, LevelFilter::OFF))))
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn levels_are_for_all_or_for_parts_and_never_for_whoever_calls_people() {
        let all = filter("trace").unwrap();
        assert!(all.would_enable("ochre_server::app", &Level::TRACE));
        assert!(!all.would_enable("reqwest::connect", &Level::ERROR));
        assert!(!all.would_enable("hyper_util::client", &Level::TRACE));
        let some = filter("warn,ochre_server=debug").unwrap();
        assert!(some.would_enable("ochre_server", &Level::DEBUG));
        assert!(!some.would_enable("sqlx", &Level::INFO));
        assert!(filter("loud=very").unwrap_err().to_string().contains("error, warn, info"));
    }
}
