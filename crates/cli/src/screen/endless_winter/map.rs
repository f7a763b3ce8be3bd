//! The map: hexes with their numbers and terrain, camps, villages, glacier tokens.
//!
//! A hex has a flat top and two lines: number and terrain, then camps. Where three hexes meet lies
//! an end of the lower edge of one of them: there a village is drawn.
//!
//! ```text
//!            __________
//! __________/ 1 lake   \__________
//!  6 steppe \__11_2____/ 2 plains
//! ```

use ochre_endless_winter::{EndlessWinter, Hex, Juncture, Rules};
use ochre_endless_winter_pack::Terrain;
use ochre_kernel::Seat;

use super::words;
use crate::screen::layout::{faint, heading, in_seat_colour};

/// Columns within a hex.
const INSIDE: usize = 10;
/// From a column of hexes to the next.
const PITCH: usize = INSIDE + 1;
/// Columns for the mark of a village.
const MARK: usize = 2;
/// Columns of the whole map.
pub const WIDTH: usize = 5 * PITCH + 1;

/// The map, its lines without their ends.
pub fn map(game: &EndlessWinter, rules: &Rules) -> Vec<String> {
    let mut canvas = Canvas::new();
    for hex in Hex::all() {
        canvas.edges(hex);
    }
    for hex in Hex::all() {
        canvas.write(hex, 0, 0, &title(game, rules, hex));
        // No village stands at the start hex.
        let at = if hex == Hex::START { 1 } else { MARK };
        canvas.write(hex, 1, at, &camps(game, rules, hex, INSIDE - 2 * at));
    }
    for seat in rules.seats() {
        for juncture in game.player(seat).villages() {
            let (hex, is_right) = edge_of(juncture);
            let mark: Vec<String> =
                ["▲", &seat.to_string()].map(|text| in_seat_colour(seat, text)).into();
            canvas.write(hex, 1, if is_right { INSIDE - MARK } else { 0 }, &mark);
        }
    }
    canvas.lines()
}

/// What the leader of each type gains, and the tokens that lie open.
pub fn legend(game: &EndlessWinter, rules: &Rules) -> Vec<String> {
    let mut lines = vec![heading("MOST INFLUENCE GIVES")];
    for terrain in Terrain::ALL {
        let gain = &rules.components().tile(terrain).gain;
        if !gain.is_empty() {
            lines.push(format!("{:<9}{}", words::terrain(terrain), words::brief(gain)));
        }
    }
    lines.push(faint("camp 1, village 2"));
    lines.push(faint("1 a camp, ▲1 village"));
    let token = |hex: Hex| {
        let gain = &rules.components().glacier_tokens[game.glacier_token(hex)?.index()].gain;
        Some(format!("{hex:<3}{}", words::brief(gain)))
    };
    let tokens: Vec<String> = Hex::all().filter_map(token).collect();
    if !tokens.is_empty() {
        lines.push(heading("GLACIER TOKENS (!)"));
        lines.extend(tokens);
    }
    lines
}

/// ` 7 plains`, a piece for each column. A glacier with its token: `17 glac. ?` until it is seen.
fn title(game: &EndlessWinter, rules: &Rules, hex: Hex) -> Vec<String> {
    let name = match game.terrain(hex) {
        None => "",
        Some(Terrain::Glacier) if rules.choices().glacier_tokens => {
            if game.glacier_token(hex).is_some() { "glac. !" } else { "glac. ?" }
        }
        // What is longer than its hex.
        Some(Terrain::Mountain) => "mount.",
        Some(terrain) => words::terrain(terrain),
    };
    let number = format!("{:>2}", hex.to_string());
    let number = number.chars().map(|char| heading(&char.to_string()));
    number.chain([" ".into()]).chain(name.chars().map(String::from)).collect()
}

/// A digit for each camp, or `1×3` where they are too many, or only who is there and a `+`.
fn camps(game: &EndlessWinter, rules: &Rules, hex: Hex, room: usize) -> Vec<String> {
    let of = |seat: Seat| game.player(seat).camps().on(hex);
    let groups: Vec<(Seat, u8)> =
        rules.seats().map(|seat| (seat, of(seat))).filter(|group| group.1 != 0).collect();
    let written = |form: fn(Seat, u8) -> String, between: &str| {
        let mut pieces = Vec::new();
        for &(seat, count) in &groups {
            if !pieces.is_empty() {
                pieces.extend(between.chars().map(String::from));
            }
            pieces.extend(form(seat, count).chars().map(|c| in_seat_colour(seat, &c.to_string())));
        }
        pieces
    };
    let digits = written(|seat, count| seat.to_string().repeat(count.into()), "");
    let counts = written(|seat, count| format!("{seat}×{count}"), "_");
    let mut who = written(|seat, _| seat.to_string(), "");
    who.push("+".into());
    [digits, counts].into_iter().find(|pieces| pieces.len() <= room).unwrap_or(who)
}

/// Whether the map can't show how many camps are on some hex.
pub fn is_crowded(game: &EndlessWinter, rules: &Rules) -> bool {
    let is_crowded = |hex: Hex| {
        let n_camps: u8 = rules.seats().map(|seat| game.player(seat).camps().on(hex)).sum();
        usize::from(n_camps) > INSIDE - 2 * MARK
    };
    Hex::all().any(is_crowded)
}

/// The hex whose lower edge ends there, and whether it is the right end.
fn edge_of(juncture: Juncture) -> (Hex, bool) {
    let hexes = juncture.hexes();
    let column = |hex: Hex| hex.place().0;
    let alone = |hex: &Hex| hexes.iter().filter(|other| column(**other) == column(*hex)).count();
    let third = hexes.into_iter().find(|hex| alone(hex) == 1).unwrap_or(hexes[0]);
    let pair = hexes.into_iter().filter(|hex| *hex != third);
    let upper = pair.min_by_key(|hex| hex.place().1).unwrap_or(third);
    (upper, column(upper) < column(third))
}

/// A piece of text for each place of the picture.
struct Canvas(Vec<Vec<String>>);

impl Canvas {
    fn new() -> Canvas {
        Canvas(vec![vec![" ".into(); WIDTH]; 11])
    }

    /// The line of its title, and the column of its left edge.
    fn corner(hex: Hex) -> (usize, usize) {
        let (right, down) = hex.place();
        let line = 5 + 2 * down + right;
        (line.unsigned_abs().into(), PITCH * (right + 2).unsigned_abs() as usize)
    }

    fn edges(&mut self, hex: Hex) {
        let (line, left) = Canvas::corner(hex);
        for at in 1..=INSIDE {
            for edge in [line - 1, line + 1] {
                self.0[edge][left + at] = "_".into();
            }
        }
        for (line, at, char) in [
            (line, left, "/"),
            (line, left + PITCH, "\\"),
            (line + 1, left, "\\"),
            (line + 1, left + PITCH, "/"),
        ] {
            self.0[line][at] = char.into();
        }
    }

    fn write(&mut self, hex: Hex, line: usize, at: usize, pieces: &[String]) {
        let (first, left) = Canvas::corner(hex);
        for (index, piece) in pieces.iter().enumerate().take(INSIDE - at) {
            self.0[first + line][left + 1 + at + index].clone_from(piece);
        }
    }

    fn lines(&self) -> Vec<String> {
        self.0.iter().map(|line| line.concat().trim_end().to_string()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_juncture_has_an_end_of_an_edge_of_its_own() {
        let mut ends: Vec<(Hex, bool)> = Juncture::all().map(edge_of).collect();
        for (juncture, (hex, _)) in Juncture::all().zip(&ends) {
            assert!(juncture.hexes().contains(hex), "{juncture}");
        }
        ends.sort_unstable();
        ends.dedup();
        assert_eq!(ends.len(), Juncture::COUNT);
        assert_eq!(edge_of("1-7-8".parse().unwrap()), (Hex::new(7).unwrap(), true));
    }
}
