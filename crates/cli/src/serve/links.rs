//! Where the server is, for people: links, a code for phones, a browser that opens.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, Result, bail};
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use tokio::net::TcpListener;

/// Where it listens when nobody says where.
const DEFAULT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// Listens on the address that was asked for, or else on the default one or a free port beside it.
pub async fn listen(asked: Option<&str>, lan: bool) -> Result<TcpListener> {
    let every = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    let Some(asked) = asked else {
        let address = SocketAddr::new(if lan { every } else { DEFAULT.ip() }, DEFAULT.port());
        return match TcpListener::bind(address).await {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
                let listener = TcpListener::bind(SocketAddr::new(address.ip(), 0)).await?;
                let taken = address.port();
                anstream::eprintln!("Port {taken} is taken by another program: using a free one.");
                Ok(listener)
            }
            other => other.with_context(|| format!("can't listen on {address}")),
        };
    };
    let asked = match asked.parse::<u16>() {
        Ok(_) => bail!("--listen {asked}: it reads 127.0.0.1:{asked}, or 0.0.0.0:{asked} for all"),
        Err(_) if lan => {
            let port = asked.rsplit_once(':').and_then(|(_, port)| port.parse().ok());
            let port = port.with_context(|| format!("--listen {asked}: it names no port"))?;
            SocketAddr::new(every, port).to_string()
        }
        Err(_) => asked.to_owned(),
    };
    TcpListener::bind(&asked).await.with_context(|| {
        format!("can't listen on {asked}: is another program there? Choose with --listen")
    })
}

/// The links under which others in the same network reach this machine, the likeliest first.
pub fn lan_links(port: u16) -> Vec<String> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<(bool, bool, IpAddr)> = interfaces
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| (is_virtual(&interface.name), interface.ip().is_ipv6(), interface.ip()))
        .collect();
    found.sort();
    found.into_iter().map(|(.., ip)| format!("http://{}", SocketAddr::new(ip, port))).collect()
}

/// Networks between programs of this machine: nobody else is there.
fn is_virtual(name: &str) -> bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "podman"]
        .iter()
        .any(|prefix| name.starts_with(prefix))
}

/// A link as a code for the camera of a phone, in black on white whatever the terminal has.
pub fn code(link: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let blocks = code.render::<Dense1x2>().quiet_zone(true).build();
    Some(blocks.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m\n")).collect())
}

/// Whether a browser would open where the user sees it.
pub fn may_open(no_open: bool, is_terminal: bool, variable: impl Fn(&str) -> bool) -> bool {
    let far_away = variable("SSH_CONNECTION") || variable("SSH_TTY");
    let has_screen = cfg!(any(windows, target_os = "macos"))
        || variable("DISPLAY")
        || variable("WAYLAND_DISPLAY");
    !no_open && is_terminal && !far_away && has_screen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_address_that_was_asked_for_is_used_or_refused() {
        let free = listen(Some("127.0.0.1:0"), false).await.unwrap();
        let taken = free.local_addr().unwrap();
        let refusal = listen(Some(&taken.to_string()), false).await.unwrap_err().to_string();
        assert!(refusal.contains("is another program there?"), "{refusal}");
        let all = listen(Some("127.0.0.1:0"), true).await.unwrap();
        assert!(all.local_addr().unwrap().ip().is_unspecified());
        for wrong in ["8080", "nowhere"] {
            assert!(listen(Some(wrong), true).await.is_err(), "{wrong}");
        }
    }

    #[tokio::test]
    async fn without_an_address_there_is_always_a_port() {
        let first = listen(None, false).await.unwrap();
        let second = listen(None, false).await.unwrap();
        let [one, two] = [first, second].map(|listener| listener.local_addr().unwrap());
        assert!(one.ip().is_loopback() && two.ip().is_loopback() && one != two);
    }

    #[test]
    fn a_code_is_square_and_holds_a_link() {
        let code = code("http://192.168.178.20:8080").unwrap();
        let widths: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|&width| width == widths[0]), "{widths:?}");
        // Two rows of the code share a line.
        assert!((15..=20).contains(&widths.len()), "{}", widths.len());
    }

    #[test]
    fn a_browser_opens_only_where_somebody_looks() {
        let none = |_: &str| false;
        let screen = |name: &str| name == "DISPLAY";
        let far = |name: &str| matches!(name, "DISPLAY" | "SSH_CONNECTION");
        assert!(may_open(false, true, screen));
        assert!(!may_open(true, true, screen));
        assert!(!may_open(false, false, screen));
        assert!(!may_open(false, true, far));
        assert_eq!(may_open(false, true, none), cfg!(any(windows, target_os = "macos")));
    }
}
