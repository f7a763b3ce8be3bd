//! Text in columns. Colours are written always and taken out where the output has none
//! (`output.rs`), so lengths are counted without them.

use ochre_kernel::Seat;
use owo_colors::{OwoColorize, Style};

/// The colour of a seat; the number is always written too, so colour never stands alone.
pub fn seat_style(seat: Seat) -> Style {
    let style = Style::new().bold();
    match seat.index() {
        0 => style.bright_blue(),
        1 => style.bright_yellow(),
        2 => style.bright_magenta(),
        _ => style.bright_cyan(),
    }
}

/// Text in the colour of a seat.
pub fn in_seat_colour(seat: Seat, text: &str) -> String {
    text.style(seat_style(seat)).to_string()
}

/// A heading.
pub fn heading(text: &str) -> String {
    text.bold().to_string()
}

/// Something less important.
pub fn faint(text: &str) -> String {
    text.dimmed().to_string()
}

/// The number of a choice.
pub fn number(number: usize) -> String {
    format!("[{number}]").green().bold().to_string()
}

/// How many columns the text takes, colours not counted.
pub fn columns(text: &str) -> usize {
    let mut n_columns = 0;
    let mut in_colour = false;
    for char in text.chars() {
        match char {
            '\x1b' => in_colour = true,
            'm' if in_colour => in_colour = false,
            _ if !in_colour => n_columns += 1,
            _ => (),
        }
    }
    n_columns
}

/// The text with spaces after it, so many columns in all.
pub fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The text with spaces before it.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The pieces one after another with `gap` between them, in lines of at most `width`. All lines
/// but the first begin with `indent` spaces; `used` columns of the first are taken.
pub fn flow(pieces: &[String], gap: &str, used: usize, indent: usize, width: usize) -> String {
    let mut text = String::new();
    let mut at = used;
    for (index, piece) in pieces.iter().enumerate() {
        let needed = columns(piece);
        if index != 0 && at + columns(gap) + needed > width {
            text = text.trim_end().to_string();
            text += &format!("\n{}", " ".repeat(indent));
            at = indent;
        } else if index != 0 {
            text += gap;
            at += columns(gap);
        }
        text += piece;
        at += needed;
    }
    text
}

/// A sentence in lines of at most `width`; all but the first begin with `indent` spaces.
pub fn wrap(text: &str, indent: usize, width: usize) -> String {
    let words: Vec<String> = text.split(' ').map(String::from).collect();
    flow(&words, " ", 0, indent, width)
}

/// A text in lines of at most `width`, each after `indent` spaces.
pub fn paragraph(text: &str, indent: usize, width: usize) -> String {
    let words: Vec<String> = text.split(' ').map(String::from).collect();
    format!("{}{}", " ".repeat(indent), flow(&words, " ", indent, indent, width))
}

/// Two columns of lines side by side, the second after `at` columns.
pub fn beside(first: &[String], second: &[String], at: usize) -> Vec<String> {
    let line = |index: usize| {
        let [first, second] = [first, second].map(|lines| lines.get(index).map_or("", |line| line));
        format!("{}{second}", left(first, if second.is_empty() { 0 } else { at }))
    };
    (0..first.len().max(second.len())).map(line).collect()
}

/// The pieces in as many columns as fit, read from top to bottom, each line after `indent` spaces.
pub fn grid(pieces: &[String], indent: usize, width: usize) -> String {
    let cell = pieces.iter().map(|piece| columns(piece)).max().unwrap_or(0) + 3;
    let n_columns = ((width + 3).saturating_sub(indent) / cell).max(1);
    let n_rows = pieces.len().div_ceil(n_columns).max(1);
    let mut text = String::new();
    for row in 0..n_rows {
        let cells = pieces.iter().skip(row).step_by(n_rows).map(|piece| left(piece, cell));
        let line: String = cells.collect();
        text += &format!("{}{}\n", " ".repeat(indent), line.trim_end());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        let coloured = in_seat_colour(Seat::FIRST, "ab");
        assert!(coloured.len() > 2);
        assert_eq!(columns(&coloured), 2);
        assert_eq!(columns("÷ ·"), 3);
        assert_eq!(columns(&left(&coloured, 5)), 5);
        assert_eq!(right("7", 3), "  7");
        assert_eq!(left("too long", 3), "too long");
    }

    #[test]
    fn long_lines_are_broken_between_pieces() {
        assert_eq!(wrap("one two three", 2, 8), "one two\n  three");
        assert_eq!(wrap("unbreakable", 2, 4), "unbreakable");
        let pieces = ["aa", "bb", "cc"].map(String::from);
        assert_eq!(flow(&pieces, ", ", 4, 4, 10), "aa, bb\n    cc");
        assert_eq!(paragraph("one two three", 2, 9), "  one two\n  three");
    }

    #[test]
    fn two_columns_stand_side_by_side() {
        let [one, two] = [["a", "bb", "c"].map(String::from), ["x", "", "z"].map(String::from)];
        assert_eq!(beside(&one, &two, 4), ["a   x", "bb", "c   z"]);
        assert_eq!(beside(&one[..1], &two, 4), ["a   x", "", "    z"]);
    }

    #[test]
    fn a_grid_reads_from_top_to_bottom() {
        let pieces = ["a", "b", "c", "d", "e"].map(String::from);
        assert_eq!(grid(&pieces, 1, 9), " a   d\n b   e\n c\n");
        assert_eq!(grid(&pieces[..2], 0, 2), "a\nb\n");
    }
}
