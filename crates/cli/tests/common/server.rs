//! Runs a server and asks it.

#![expect(clippy::unwrap_used, reason = "a test that can't run the program fails here")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use crate::common::ochre;

/// A server of the built program; killed when it is dropped.
pub struct Server {
    child: Option<Child>,
    address: String,
}

impl Server {
    /// Starts a server on a free port, and waits until it says where it is.
    pub fn start(database: &Path, args: &[&str]) -> Server {
        let mut child = ochre()
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--requests-per-second", "0"])
            .arg("--database")
            .arg(database)
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Ochre is at http://").unwrap_or_default().into();
        let server = Server { child: Some(child), address };
        assert!(!server.address.is_empty(), "{line:?}: {:?}", server.stop());
        server
    }

    /// Asks it to stop; returns its exit code and what it wrote to standard error.
    pub fn stop(mut self) -> (Option<i32>, String) {
        let mut child = self.child.take().unwrap();
        let id = child.id().to_string();
        std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap();
        let mut text = String::new();
        child.stderr.as_mut().unwrap().read_to_string(&mut text).unwrap();
        (child.wait().unwrap().code(), text)
    }

    /// Asks for something: with a body by POST, without one by GET.
    pub fn ask(&self, session: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let (method, body) = match body {
            None => ("GET", String::new()),
            Some(body) => ("POST", body.to_string()),
        };
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             authorization: Bearer {session}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::String(body.into())))
    }

    /// Makes a table; returns its path and the whole answer.
    pub fn make(&self, game: &str, seats: &Value) -> (String, Value) {
        let wish = json!({ "game": game, "players": 2, "seats": seats, "pace": 0 });
        let (status, made) = self.ask("", "/api/tables?session=bearer", Some(wish));
        assert_eq!(status, 201, "{made}");
        (format!("/api/tables/{}", made["table"].as_str().unwrap()), made)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
