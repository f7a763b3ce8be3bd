//! JSON for people: what fits on a line stands on a line.

use serde_json::Value;

const WIDTH: usize = 100;

/// The value with a line feed at the end.
pub(crate) fn pretty(value: &Value) -> String {
    let mut out = String::new();
    write(value, 0, 0, &mut out);
    out.push('\n');
    out
}

/// `used` characters stand on the line already.
fn write(value: &Value, indent: usize, used: usize, out: &mut String) {
    let line = one_line(value);
    // The last character is for a comma.
    if used + line.chars().count() < WIDTH {
        out.push_str(&line);
        return;
    }
    let inner = " ".repeat(indent + 2);
    let outer = " ".repeat(indent);
    match value {
        Value::Array(list) => {
            out.push_str("[\n");
            for (index, value) in list.iter().enumerate() {
                out.push_str(&inner);
                write(value, indent + 2, indent + 2, out);
                out.push_str(if index + 1 < list.len() { ",\n" } else { "\n" });
            }
            out.push_str(&outer);
            out.push(']');
        }
        Value::Object(fields) => {
            out.push_str("{\n");
            for (index, (key, value)) in fields.iter().enumerate() {
                let key = format!("{inner}{}: ", Value::from(key.as_str()));
                out.push_str(&key);
                write(value, indent + 2, key.chars().count(), out);
                out.push_str(if index + 1 < fields.len() { ",\n" } else { "\n" });
            }
            out.push_str(&outer);
            out.push('}');
        }
        _ => out.push_str(&line),
    }
}

fn one_line(value: &Value) -> String {
    match value {
        Value::Array(list) => {
            format!("[{}]", list.iter().map(one_line).collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| {
                format!("{}: {}", Value::from(key.as_str()), one_line(value))
            };
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_for_a_line_is_broken_and_nothing_else() {
        let long = "x".repeat(60);
        let value = serde_json::json!({"a": [1, {"b": []}], "c": [long, {"d": long}]});
        let lines = pretty(&value);
        let expected = format!(
            "{{\n  \"a\": [1, {{\"b\": []}}],\n  \"c\": [\n    \"{long}\",\n    {{\"d\": \"{long}\"}}\n  ]\n}}\n"
        );
        assert_eq!(lines, expected);
        assert_eq!(serde_json::from_str::<Value>(&lines).unwrap(), value);
    }
}
