//! JSON with the line of every value, and with every field of an object even if named twice.
//!
//! serde_json judges the text and reads strings and numbers; what it doesn't keep is where a value
//! stands.

use serde_json::Number;

/// A value and where it stands.
pub(crate) struct Node {
    /// From 1.
    pub line: u32,
    pub value: Value,
}

/// A value of JSON.
pub(crate) enum Value {
    Null,
    Flag(bool),
    Number(Number),
    Text(String),
    List(Vec<Node>),
    Object(Vec<(String, Node)>),
}

impl Value {
    /// What it is, in words.
    pub fn kind(&self) -> &'static str {
        match self {
            Value::Null => "null",
            Value::Flag(_) => "true or false",
            Value::Number(_) => "a number",
            Value::Text(_) => "a text",
            Value::List(_) => "a list",
            Value::Object(_) => "an object",
        }
    }
}

impl Node {
    /// Reads a text; an error comes with its line.
    pub fn read(text: &str) -> Result<Node, (u32, String)> {
        // This also limits the nesting, so that the walk below may be recursive.
        if let Err(error) = serde_json::from_str::<serde_json::Value>(text) {
            let line = u32::try_from(error.line()).unwrap_or(u32::MAX).max(1);
            return Err((line, error.to_string()));
        }
        let mut scanner = Scanner { rest: text, line: 1 };
        scanner.node().ok_or_else(|| (scanner.line, "this is not JSON".to_owned()))
    }

    /// The line of a path, or of what is nearest above it.
    pub fn line_of(&self, place: &str) -> u32 {
        let mut node = self;
        for name in place.split(['.', '[']) {
            let below = match &node.value {
                Value::Object(fields) => fields.iter().rfind(|(key, _)| key == name).map(|f| &f.1),
                Value::List(list) => {
                    name.strip_suffix(']').and_then(|index| list.get(index.parse::<usize>().ok()?))
                }
                _ => None,
            };
            let Some(below) = below else { break };
            node = below;
        }
        node.line
    }
}

/// Walks a text that is known to be JSON; `None` where it is not.
struct Scanner<'t> {
    rest: &'t str,
    line: u32,
}

impl Scanner<'_> {
    fn node(&mut self) -> Option<Node> {
        let first = self.peek()?;
        let line = self.line;
        let value = match first {
            b'{' => {
                let mut fields = Vec::new();
                self.skip();
                while self.more(b'}')? {
                    let key = self.text()?;
                    (self.peek()? == b':').then(|| self.skip())?;
                    fields.push((key, self.node()?));
                }
                Value::Object(fields)
            }
            b'[' => {
                let mut list = Vec::new();
                self.skip();
                while self.more(b']')? {
                    list.push(self.node()?);
                }
                Value::List(list)
            }
            b'"' => Value::Text(self.text()?),
            _ => self.scalar()?,
        };
        Some(Node { line, value })
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.rest.trim_start_matches([' ', '\t', '\r', '\n']);
        let white = &self.rest[..self.rest.len() - rest.len()];
        self.line += white.bytes().filter(|&byte| byte == b'\n').count() as u32;
        self.rest = rest;
        rest.bytes().next()
    }

    fn skip(&mut self) {
        self.rest = self.rest.get(1..).unwrap_or("");
    }

    /// Whether a list goes on; passes the comma or the closing bracket.
    fn more(&mut self, end: u8) -> Option<bool> {
        let next = self.peek()?;
        if next == end || next == b',' {
            self.skip();
        }
        Some(next != end)
    }

    fn text(&mut self) -> Option<String> {
        self.peek()?;
        let mut escaped = false;
        let end = self.rest.bytes().skip(1).position(|byte| {
            let closes = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            closes
        })?;
        let (quoted, rest) = self.rest.split_at_checked(end + 2)?;
        self.rest = rest;
        serde_json::from_str(quoted).ok()
    }

    fn scalar(&mut self) -> Option<Value> {
        let end = self.rest.find([',', ']', '}', ' ', '\t', '\r', '\n']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        match serde_json::from_str(word).ok()? {
            serde_json::Value::Null => Some(Value::Null),
            serde_json::Value::Bool(flag) => Some(Value::Flag(flag)),
            serde_json::Value::Number(number) => Some(Value::Number(number)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Back to serde's own type.
    fn plain(node: &Node) -> serde_json::Value {
        match &node.value {
            Value::Null => serde_json::Value::Null,
            Value::Flag(flag) => (*flag).into(),
            Value::Number(number) => number.clone().into(),
            Value::Text(text) => text.as_str().into(),
            Value::List(list) => list.iter().map(plain).collect::<Vec<_>>().into(),
            Value::Object(fields) => {
                let fields = fields.iter().map(|(key, node)| (key.clone(), plain(node)));
                serde_json::Value::Object(fields.collect())
            }
        }
    }

    #[test]
    fn it_reads_what_serde_json_reads() {
        for text in [
            "{}",
            " [ ] ",
            r#"{"a": [1, 2.5, -3e2, true, false, null, "x\"y\\", "ж,]}"], "b": {"c": {}}}"#,
            "[[[[]],{}],\"\",[\"\\\\\"]]",
            "7",
            "\"\\u0436 {\"",
            "\r\n\t[\r\n1\r\n,\r\n2]\r\n",
        ] {
            let node = Node::read(text).ok().unwrap();
            assert_eq!(plain(&node), serde_json::from_str::<serde_json::Value>(text).unwrap());
        }
    }

    #[test]
    fn it_knows_the_line_of_every_value() {
        let node =
            Node::read("{\n \"a\": [\n  1,\n  {\"b\": \"x\\ny\"},\n  2\n ]\n}").ok().unwrap();
        let cases = [("a", 2), ("a[0]", 3), ("a[1].b", 4), ("a[2]", 5), ("a[9].b", 2), ("z", 1)];
        for (place, line) in cases {
            assert_eq!(node.line_of(place), line, "{place}");
        }
    }

    #[test]
    fn an_error_of_json_comes_with_its_line() {
        let error = Node::read("{\n \"a\": 1,\n}").err().unwrap();
        assert_eq!(error, (3, "trailing comma at line 3 column 1".to_owned()));
        assert!(Node::read(&"[".repeat(100_000)).is_err());
    }
}
