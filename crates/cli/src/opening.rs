//! Where a game begins that is not new: at the end of a record, or in a position.

use anyhow::{Context, Result};
use ochre_catalogue::{GameName, Header, Replayed, position_game, read_position, replay};
use ochre_kernel::Game;

/// Which game the text is of.
pub fn game_of(text: &str) -> Result<GameName> {
    if is_position(text) {
        return Ok(position_game(text)?);
    }
    Ok(Header::read(text).context("the record can't be read")?.game)
}

/// The game as far as a record tells it, or the game that begins with a position.
pub fn read<G: Game>(text: &str) -> Result<Replayed<G>> {
    if is_position(text) {
        let (rules, state) = read_position::<G>(text)?;
        let (start, steps, names) = (Some(state), Vec::new(), Vec::new());
        return Ok(Replayed { rules, start, steps, state, names });
    }
    replay::<G>(text, |_, _, _, _| ()).context("the record can't be played")
}

/// A position is a JSON object; no record begins so.
fn is_position(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

#[cfg(test)]
mod tests {
    use ochre_stone_age::StoneAge;

    use super::*;

    #[test]
    fn records_and_positions_name_their_game() {
        let record = "game stone-age\nrules 1\nplayers 2\n";
        for text in [record, " {\"game\":\"stone-age\"}", "{\"state\":{\"game\":\"stone-age\"}}"] {
            assert_eq!(game_of(text).unwrap(), GameName::StoneAge, "{text}");
        }
        let wrong = format!("{:#}", game_of("chess\n").unwrap_err());
        assert!(wrong.starts_with("the record can't be read: line 1: "), "{wrong}");
        assert!(game_of("{}").unwrap_err().to_string().contains("no `game`"));
        assert!(read::<StoneAge>(record).unwrap().steps.is_empty());
    }
}
