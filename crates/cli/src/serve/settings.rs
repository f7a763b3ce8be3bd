//! The settings of a server: flags before the environment, before the file, before the defaults.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde::Deserialize;

use crate::files;

/// How log lines look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people
    #[default]
    Plain,
    /// For programs: one object a line
    Json,
}

/// What can be set. A flag `--public-url` is the variable OCHRE_PUBLIC_URL and the line
/// `public-url = "…"` of the file.
#[derive(Clone, Debug, Default, PartialEq, Args, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Wishes {
    /// The address to listen on [default: 127.0.0.1:8080, or a free port where that is taken]
    #[arg(long, value_name = "ADDRESS", env = "OCHRE_LISTEN", hide_env_values = true)]
    pub listen: Option<String>,

    /// An SQLite file or postgres://… [default: ochre.db in the data folder of the user]
    #[arg(long, value_name = "FILE|URL", env = "OCHRE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,

    /// The key from which the luck of all tables follows; made where there is none [default:
    /// ochre.key beside the SQLite file, or in the data folder of the user]
    #[arg(long, value_name = "FILE", env = "OCHRE_KEY", hide_env_values = true)]
    pub key: Option<PathBuf>,

    /// Where people reach the server, as https://games.example.org
    #[arg(long, value_name = "URL", env = "OCHRE_PUBLIC_URL", hide_env_values = true)]
    pub public_url: Option<String>,

    /// Believe the proxy in front about the address of a client (X-Forwarded-For)
    #[arg(long, env = "OCHRE_TRUST_PROXY", hide_env_values = true, value_name = "BOOL", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub trust_proxy: Option<bool>,

    /// Requests that one address may make in a second; 0 for any number [default: 30]
    #[arg(long, value_name = "N", env = "OCHRE_REQUESTS_PER_SECOND", hide_env_values = true)]
    pub requests_per_second: Option<u32>,

    /// Addresses whose requests are not counted, such as that of a monitor
    #[arg(
        long,
        value_name = "ADDRESS,…",
        env = "OCHRE_UNLIMITED",
        hide_env_values = true,
        value_delimiter = ','
    )]
    pub unlimited: Option<Vec<IpAddr>>,

    /// How many threads think for bots [default: all cores but one]
    #[arg(long, value_name = "N", env = "OCHRE_BOT_THREADS", hide_env_values = true)]
    pub bot_threads: Option<usize>,

    /// How many simulations a move a bot of a table may have at most [default: 20000]
    #[arg(long, value_name = "N", env = "OCHRE_MOST_SIMULATIONS", hide_env_values = true)]
    pub most_simulations: Option<u32>,

    /// Let people be told of their turn at addresses of your own network too
    #[arg(long, env = "OCHRE_ALLOW_PRIVATE_WEBHOOKS", hide_env_values = true, value_name = "BOOL", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub allow_private_webhooks: Option<bool>,

    /// Listen on all addresses of this machine; prints links for others in the same network
    #[arg(long, env = "OCHRE_LAN", hide_env_values = true, value_name = "BOOL", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub lan: Option<bool>,

    /// Don't open a browser
    #[arg(long, env = "OCHRE_NO_OPEN", hide_env_values = true, value_name = "BOOL", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub no_open: Option<bool>,

    /// What is logged to standard error: error, warn, info, debug or trace, or parts such as
    /// warn,ochre_server=debug (also RUST_LOG) [default: info]
    #[arg(long, value_name = "LEVEL", env = "OCHRE_LOG", hide_env_values = true)]
    pub log: Option<String>,

    /// How log lines look [default: plain]
    #[arg(long, value_name = "FORMAT", env = "OCHRE_LOG_FORMAT", hide_env_values = true)]
    pub log_format: Option<LogFormat>,
}

impl Wishes {
    /// What is not said here is taken from there.
    fn or(self, other: Wishes) -> Wishes {
        Wishes {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            key: self.key.or(other.key),
            public_url: self.public_url.or(other.public_url),
            trust_proxy: self.trust_proxy.or(other.trust_proxy),
            requests_per_second: self.requests_per_second.or(other.requests_per_second),
            unlimited: self.unlimited.or(other.unlimited),
            bot_threads: self.bot_threads.or(other.bot_threads),
            most_simulations: self.most_simulations.or(other.most_simulations),
            allow_private_webhooks: self.allow_private_webhooks.or(other.allow_private_webhooks),
            lan: self.lan.or(other.lan),
            no_open: self.no_open.or(other.no_open),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
        }
    }

    /// Flags and environment, completed by the file.
    pub fn complete(self, file: Option<&Path>) -> Result<Wishes> {
        let mut wishes = self;
        // The usual variable of Rust programs, where ours is not set.
        wishes.log = wishes.log.or_else(|| std::env::var("RUST_LOG").ok());
        if let Some(file) = file {
            let text = files::read_text(file)?;
            let in_file: Wishes =
                toml::from_str(&text).map_err(|error| anyhow!("{}: {error}", file.display()))?;
            wishes = wishes.or(in_file);
        }
        wishes.public_url = wishes.public_url.as_deref().map(check_public_url).transpose()?;
        if wishes.bot_threads == Some(0) {
            bail!("--bot-threads: bots need at least one thread");
        }
        Ok(wishes)
    }

    /// Variables that look like ours and are none: a slip would otherwise go unnoticed.
    pub fn unknown_variables() -> Vec<String> {
        let command = <Wishes as Args>::augment_args(clap::Command::new("serve"));
        let known: Vec<String> = command
            .get_arguments()
            .filter_map(|arg| Some(arg.get_env()?.to_string_lossy().into_owned()))
            .chain(["OCHRE_CONFIG".into()])
            .collect();
        let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        names.filter(|name| name.starts_with("OCHRE_") && !known.contains(name)).collect()
    }
}

/// The scheme and the host decide about the cookie and which pages may talk to the server.
fn check_public_url(text: &str) -> Result<String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let wrong = || format!("--public-url {text}: it reads https://games.example.org");
    let host = host.filter(|host| !host.is_empty()).with_context(wrong)?;
    if host.contains(['/', '?', '#', '@']) || host.contains(char::is_whitespace) {
        bail!("{}, without a path: the server needs a host of its own", wrong());
    }
    Ok(url.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        file
    }

    #[test]
    fn flags_and_environment_come_before_the_file() {
        let file = file(
            "listen = \"0.0.0.0:80\"\ntrust-proxy = true\nunlimited = [\"10.0.0.1\"]\n\
             log-format = \"json\"\nlog = \"warn\"\nbot-threads = 3\n",
        );
        let flags = Wishes {
            listen: Some("127.0.0.1:1".into()),
            trust_proxy: Some(false),
            log: Some("debug".into()),
            ..Wishes::default()
        };
        let expected = Wishes {
            unlimited: Some(vec![IpAddr::from([10, 0, 0, 1])]),
            log_format: Some(LogFormat::Json),
            bot_threads: Some(3),
            ..flags.clone()
        };
        assert_eq!(flags.complete(Some(file.path())).unwrap(), expected);
    }

    #[test]
    fn an_unknown_line_of_the_file_is_answered_with_those_that_exist() {
        let refusal = |text: &str| {
            let file = file(text);
            Wishes::default().complete(Some(file.path())).unwrap_err().to_string()
        };
        let unknown = refusal("listen = \"127.0.0.1:1\"\nlisten-on = 3\n");
        for part in ["line 2", "unknown field `listen-on`", "`public-url`", "`most-simulations`"] {
            assert!(unknown.contains(part), "{part}: {unknown}");
        }
        assert!(refusal("bot-threads = \"two\"").contains("invalid type"));
        assert!(refusal("bot-threads = 0").contains("at least one"));
    }

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        assert_eq!(check_public_url("https://a.example/").unwrap(), "https://a.example");
        assert_eq!(check_public_url("http://a:8080").unwrap(), "http://a:8080");
        for wrong in ["a.example", "https://", "ftp://a", "https://a/b", "https://a b"] {
            assert!(check_public_url(wrong).is_err(), "{wrong}");
        }
    }
}
