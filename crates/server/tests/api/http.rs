//! A small client of HTTP that sends exactly what a test wants, also what no library would.

use std::net::SocketAddr;

use ochre_wire::ErrorBody;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a test sends.
#[derive(Clone, Debug)]
pub struct Request {
    pub method: String,
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    pub fn new(method: &str, path: &str) -> Request {
        let (method, path) = (method.into(), path.into());
        Request { method, path, headers: Vec::new(), body: Vec::new() }
    }

    pub fn header(mut self, name: &str, value: &str) -> Request {
        self.headers.push((name.into(), value.into()));
        self
    }

    pub fn json(self, body: &str) -> Request {
        let request = self.header("content-type", "application/json");
        Request { body: body.into(), ..request }
    }

    pub async fn send(&self, to: SocketAddr) -> Answer {
        let mut stream = TcpStream::connect(to).await.unwrap();
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.path);
        if !self.headers.iter().any(|(name, _)| name == "host") {
            head += &format!("host: {to}\r\n");
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("content-length: {}\r\nconnection: close\r\n\r\n", self.body.len());
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that has refused the head need not read the rest.
        let _ = stream.write_all(&self.body).await;
        let mut raw = Vec::new();
        let _ = stream.read_to_end(&mut raw).await;
        Answer::read(&raw)
    }
}

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    fn read(raw: &[u8]) -> Answer {
        let end = raw.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no answer: {}", String::from_utf8_lossy(raw)));
        let head = String::from_utf8(raw[..end].to_vec()).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let header = |line: &str| {
            let (name, value) = line.split_once(':').unwrap();
            (name.to_ascii_lowercase(), value.trim().to_string())
        };
        let headers = lines.map(header).collect();
        let mut answer = Answer { status, headers, body: raw[end + 4..].to_vec() };
        if answer.header("transfer-encoding") == Some("chunked") {
            answer.body = joined(&answer.body);
        }
        answer
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| &**value)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body, whatever the status.
    pub fn read_as<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", self.status, self.text()))
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{}: {}", self.status, self.text());
        self.read_as()
    }

    /// The status and the code of a refusal.
    #[track_caller]
    pub fn refusal(&self) -> (u16, String) {
        assert!(self.status >= 400, "{}: {}", self.status, self.text());
        let error: ErrorBody = self.read_as();
        assert!(!error.sentence.is_empty());
        (self.status, error.code)
    }

    pub fn value(&self) -> Value {
        self.ok()
    }
}

/// The parts of a body that came in chunks.
fn joined(mut raw: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let end = raw.windows(2).position(|two| two == b"\r\n").unwrap();
        let length = std::str::from_utf8(&raw[..end]).unwrap();
        let length = usize::from_str_radix(length, 16).unwrap();
        if length == 0 {
            return body;
        }
        body.extend(&raw[end + 2..end + 2 + length]);
        raw = &raw[end + 2 + length + 2..];
    }
}
