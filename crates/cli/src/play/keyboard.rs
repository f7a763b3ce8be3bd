//! Lines from whoever plays.

use std::io::{self, BufRead, Read};

/// The longest line that is read at once; no file name or choice is longer.
const BYTES_MOST: u64 = 4096;

/// The next line without its end; `None` when there are no more.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(BYTES_MOST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    // Nothing invisible may reach the screen or a file name.
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.chars().filter(|char| !char.is_control()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_one_by_one_and_plain() {
        let mut input = &b"forest 3\r\n\x1b[31mred\xff\n\nlast"[..];
        let mut next = || next_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("forest 3"));
        assert_eq!(next().as_deref(), Some("[31mred\u{fffd}"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }

    #[test]
    fn an_endless_line_is_read_in_pieces() {
        let mut input = io::BufReader::new(io::repeat(b'x').take(10_000));
        assert_eq!(next_line(&mut input).unwrap().unwrap().len(), 4096);
    }
}
