//! Where the server may be sent to. People type these addresses, and the server stands where they
//! do not: behind the firewall, beside the database.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// The longest address; those of chat programs have about 150 letters.
const LENGTH_MOST: usize = 500;

/// Which addresses may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only what everybody on the internet can reach.
    Public,
    /// Anything, for tests and at home.
    Anywhere,
}

impl Reach {
    /// Reads an address that somebody wants to be told at.
    ///
    /// # Errors
    ///
    /// With a sentence that never repeats the address: it may be a secret.
    pub fn check(self, text: &str) -> Result<Url, String> {
        let refused = |why: &str| Err(why.to_owned());
        if text.len() > LENGTH_MOST {
            return Err(format!("an address to be told at has at most {LENGTH_MOST} letters"));
        }
        let Ok(mut url) = Url::parse(text) else {
            return refused("this is no address: it begins with https:// and names a host");
        };
        if !matches!(url.scheme(), "http" | "https") {
            return refused("an address to be told at begins with https:// or http://");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return refused("an address to be told at holds no user and no password");
        }
        url.set_fragment(None);
        if !self.allows_url(&url) {
            return refused(
                "this server tells only addresses on the public internet, at port 80, 443 or from \
                 1024 on; who runs it at home starts it with --allow-private-webhooks",
            );
        }
        Ok(url)
    }

    /// Whether an address may be called, as far as that can be seen without asking for its name.
    pub fn allows_url(self, url: &Url) -> bool {
        if self == Reach::Anywhere {
            return url.has_host();
        }
        // Other services of the same machine listen below.
        let port = url.port_or_known_default().unwrap_or(0);
        if !(port == 80 || port == 443 || port >= 1024) {
            return false;
        }
        // Odd spellings such as 0x7f.1 or 2130706433 are plain addresses by now.
        let Some(host) = url.host_str() else { return false };
        let literal = host.trim_start_matches('[').trim_end_matches(']');
        match literal.parse::<IpAddr>() {
            Ok(address) => self.allows(address),
            Err(_) => {
                let name = host.trim_end_matches('.');
                let inner = ["localhost", "local", "internal", "lan", "home.arpa"];
                name.contains('.')
                    && !inner
                        .iter()
                        .any(|end| name.strip_suffix(end).is_some_and(|rest| rest.ends_with('.')))
            }
        }
    }

    /// Whether this very address may be called.
    pub fn allows(self, address: IpAddr) -> bool {
        self == Reach::Anywhere
            || match address {
                IpAddr::V4(address) => is_public_v4(address),
                IpAddr::V6(address) => is_public_v6(address),
            }
    }
}

/// By the registry "IANA IPv4 Special-Purpose Address Space".
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127, ..)            // this network, private, loopback
            | (100, 64..=127, _)      // shared by customers of a provider
            | (169, 254, _)           // link-local, and the data of cloud machines
            | (172, 16..=31, _)       // private
            | (192, 0, 0 | 2)         // protocols, documentation
            | (192, 31, 196)          // name servers of private addresses
            | (192, 52, 193)          // multicast tunnels
            | (192, 88, 99)           // 6to4 relays
            | (192, 168, _)           // private
            | (192, 175, 48)          // name servers of private addresses
            | (198, 18..=19, _)       // benchmarks
            | (198, 51, 100)          // documentation
            | (203, 0, 113)           // documentation
            | (224..=255, ..) // multicast, reserved, broadcast
    )
}

/// Only 2000::/3 is given out. What carries an IPv4 address in itself is refused, whichever it is.
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        [0x2001, 0..=0x01ff, ..]          // protocols, Teredo, ORCHID
        | [0x2001, 0x0db8, ..]            // documentation
        | [0x2002, ..]                    // 6to4
        | [0x2620, 0x004f, 0x8000, ..]    // name servers of private addresses
        | [0x3fff, 0..=0x0fff, ..] => false, // documentation
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

/// Asks the system for the addresses of a name, and keeps those that may be called: the connection
/// is made to one of them, so that a name can't lead elsewhere between the check and the call.
pub struct Resolver(pub Reach);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let reach = self.0;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<SocketAddr> =
                found.filter(|address| reach.allows(address.ip())).collect();
            if allowed.is_empty() {
                return Err("it leads to no address that may be called".into());
            }
            Ok(Box::new(allowed.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_everybody_can_reach_are_public() {
        for (address, expected) in [
            ("1.1.1.1", true),
            ("93.184.215.14", true),
            ("100.63.255.255", true),
            ("100.128.0.0", true),
            ("172.15.0.1", true),
            ("172.32.0.1", true),
            ("198.17.0.1", true),
            ("2606:4700::1111", true),
            ("2a01:4f8::1", true),
            ("0.0.0.0", false),
            ("10.1.2.3", false),
            ("100.64.0.1", false),
            ("127.0.0.1", false),
            ("169.254.169.254", false),
            ("172.31.255.255", false),
            ("192.0.2.1", false),
            ("192.168.1.1", false),
            ("198.19.0.1", false),
            ("203.0.113.9", false),
            ("224.0.0.1", false),
            ("255.255.255.255", false),
            ("::", false),
            ("::1", false),
            ("::ffff:1.1.1.1", false),
            ("::ffff:127.0.0.1", false),
            ("64:ff9b::a00:1", false),
            ("fc00::1", false),
            ("fe80::1", false),
            ("fec0::1", false),
            ("ff02::1", false),
            ("2001::1", false),
            ("2001:db8::1", false),
            ("2002:7f00:1::", false),
            ("3fff::1", false),
        ] {
            assert_eq!(Reach::Public.allows(address.parse().unwrap()), expected, "{address}");
            assert!(Reach::Anywhere.allows(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn addresses_that_lead_inside_are_refused_however_they_are_spelt() {
        for good in [
            "https://example.com/hook?token=1",
            "http://example.com:8080/",
            "https://xn--bcher-kva.example",
            "https://1.1.1.1/x",
            "https://[2606:4700::1111]/",
        ] {
            assert!(Reach::Public.check(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "example.com",
            "ftp://example.com/",
            "file:///etc/passwd",
            "gopher://example.com/",
            "https://user:password@example.com/",
            "https://user@example.com/",
            "http://localhost/",
            "http://a.localhost/",
            "http://printer.local/",
            "http://metadata.google.internal./",
            "http://intranet/",
            "http://127.0.0.1/",
            "http://127.1/",
            "http://0x7f000001/",
            "http://2130706433/",
            "http://0177.0.0.1/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://169.254.169.254/latest/meta-data",
            "http://example.com:22/",
            "http://example.com:25/",
        ] {
            assert!(Reach::Public.check(bad).is_err(), "{bad}");
        }
        assert!(Reach::Public.check(&format!("https://example.com/{}", "x".repeat(500))).is_err());
        assert!(Reach::Anywhere.check("http://127.0.0.1:9/x").is_ok());
        assert!(Reach::Anywhere.check("ftp://127.0.0.1:9/x").is_err());
    }
}
