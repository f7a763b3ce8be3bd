//! T10: only our own pages speak for somebody, nothing foreign runs in them, and nobody's name turns
//! the words around it.

use serde_json::json;

use crate::http::Request;
use crate::people::two;
use crate::server::{TestServer, no_limits};
use crate::socket::Socket;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t10_other_pages_can_not_speak_for_anybody() {
    let public_url = Some("https://games.example".to_string());
    let server = TestServer::with(ochre_server::Settings { public_url, ..no_limits() }).await;
    let at = two(&server, json!({})).await;
    let own = format!("http://{}", server.address);
    let good: &[&[(&str, &str)]] = &[
        &[],
        &[("origin", &own)],
        &[("origin", "https://games.example")],
        &[("origin", &own), ("sec-fetch-site", "same-origin")],
    ];
    let bad: &[&[(&str, &str)]] = &[
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("origin", "https://games.example.evil.example")],
        &[("origin", "http://games.example")],
        &[("origin", "")],
        &[("sec-fetch-site", "cross-site")],
        &[("origin", "https://evil.example"), ("host", "games.example")],
    ];
    let path = format!("/api/tables/{}/chat", at.table);
    let before = at.fingerprint().await;
    for (headers, is_good) in
        bad.iter().map(|case| (case, false)).chain(good.iter().map(|case| (case, true)))
    {
        let body = json!({ "id": crate::people::fresh(), "text": "hello" }).to_string();
        let mut request = Request::new("POST", &path).json(&body);
        for (name, value) in *headers {
            request = request.header(name, value);
        }
        let answer = at.ann.send(request).await;
        if is_good {
            assert_eq!(answer.status, 200, "{headers:?}: {}", answer.text());
        } else {
            assert_eq!(answer.refusal(), (403, "forbidden".into()), "{headers:?}");
            assert_eq!(at.fingerprint().await, before, "{headers:?}");
        }
        // Also nobody else's page hears or speaks through a socket.
        if headers.iter().all(|(name, _)| *name != "host") {
            let socket = Socket::knock(&at.ann, &at.table, "", headers).await;
            assert_eq!(socket.err(), (!is_good).then_some(403), "{headers:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t10_every_answer_forbids_foreign_scripts_frames_and_referrers() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    for (method, path) in [
        ("GET", "/healthz".to_string()),
        ("GET", "/elsewhere".into()),
        ("GET", format!("/api/tables/{}", at.table)),
        ("POST", format!("/api/tables/{}/start", at.table)),
        ("PUT", "/api/tables".into()),
        ("GET", format!("/api/tables/{}/record", at.table)),
    ] {
        let answer = at.ann.send(Request::new(method, &path)).await;
        let policy = answer.header("content-security-policy").unwrap();
        let rules: Vec<(&str, &str)> =
            policy.split("; ").filter_map(|rule| rule.split_once(' ')).collect();
        let rule = |name: &str| rules.iter().find(|rule| rule.0 == name).unwrap().1;
        assert_eq!(rule("script-src"), "'self'", "{path}: {policy}");
        assert_eq!(rule("default-src"), "'self'");
        assert_eq!((rule("object-src"), rule("base-uri")), ("'none'", "'none'"));
        assert_eq!(rule("frame-ancestors"), "'none'");
        assert!(!policy.contains("unsafe-eval") && !policy.contains("http"), "{policy}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("access-control-allow-origin"), None);
        let kind = answer.header("content-type").unwrap_or("none");
        assert!(!kind.contains("html"), "{path}: {kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t10_names_and_chat_lose_their_tricks_and_keep_their_letters() {
    let server = TestServer::start().await;
    let at = two(&server, json!({})).await;
    let tricks = "\u{202e}\u{2066}\u{200f}\u{200b}\u{feff}\u{61c}\u{ad}\u{e0041}\u{7}";
    for (typed, kept) in [
        (format!("O{tricks}ksana"), "Oksana"),
        (format!("{tricks} Їжак \n Žofie\t{tricks}"), "Їжак Žofie"),
        ("<script>alert(1)</script>"[..24].into(), "<script>alert(1)</script"),
        ("\"; DROP TABLE tables--".into(), "\"; DROP TABLE tables--"),
        ("日本 🙂 שלום".into(), "日本 🙂 שלום"),
    ] {
        at.ann.seat(&at.table, 1, &json!({ "do": "rename", "name": typed })).await.value();
        at.ann.chat(&at.table, &typed).await.value();
        let seen = at.bob.look(&at.table, "").await;
        assert_eq!(seen.state.seats[0].name, kept);
        let said = seen.log.last().unwrap();
        assert_eq!((&*said.kind, &*said.text, &*said.author), ("chat", kept, "1"));
        let record = at.bob.get(&format!("/api/tables/{}/record", at.table)).await.text();
        assert_eq!(record.lines().filter(|line| line.starts_with("seat 1")).count(), 1);
    }
}
