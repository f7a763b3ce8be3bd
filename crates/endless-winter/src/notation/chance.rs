//! Outcomes of chance as text. The turn order is written for those who play, so it takes their
//! number to write and read one.

use ochre_endless_winter_pack::Terrain;
use ochre_kernel::Seat;

use super::gain::{parse_culture, parse_species};
use super::{HIDDEN, counted, one_of, shortened};
use crate::action::Chance;

/// How many culture cards lie open at most (EW-1.2).
const CULTURE_PLACES: u8 = 8;
/// How many megalith boards there are (EW-1.9).
const BOARD_PLACES: u8 = 4;

/// The text of an outcome at a table of so many.
pub(crate) fn chance_text(players: u8, chance: Chance) -> String {
    match chance {
        Chance::Stone(stone) => format!("stone {stone}"),
        Chance::Culture(place, card) => format!("culture {} {card}", place + 1),
        Chance::Chief(chief) => format!("chief {chief}"),
        Chance::Setup(card) => format!("setup {card}"),
        Chance::Draw(card) => format!("draw {card}"),
        Chance::Animal(species) => format!("animal {}", species.id()),
        Chance::Order(order) => {
            let seats = order.iter().take(players.into());
            seats.fold("order".to_owned(), |text, seat| format!("{text} {seat}"))
        }
        Chance::Board(place, board) => format!("board {} {board}", place + 1),
        Chance::Land(terrain) => format!("land {}", terrain.id()),
        Chance::Tile(hex, terrain) => format!("tile {hex} {}", terrain.id()),
        Chance::Glacier(hex, token) => format!("glacier {hex} {token}"),
        Chance::Rest(token) => format!("rest {token}"),
    }
}

/// Reads [`chance_text`].
pub(crate) fn parse_chance(players: u8, text: &str) -> Result<Chance, String> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["stone", stone] => Chance::Stone(stone.parse()?),
        ["culture", place, card] => {
            let place = counted(place, CULTURE_PLACES, "place for a culture card")?;
            Chance::Culture(place, parse_culture(card)?)
        }
        ["chief", chief] => Chance::Chief(chief.parse()?),
        ["setup", card] => Chance::Setup(card.parse()?),
        ["draw", "?"] => return Err(HIDDEN.into()),
        ["draw", card] => Chance::Draw(card.parse()?),
        ["animal", species] => Chance::Animal(parse_species(species)?),
        ["order", ref seats @ ..] => Chance::Order(parse_order(players, seats)?),
        ["board", place, board] => {
            let place = counted(place, BOARD_PLACES, "place for a megalith board")?;
            Chance::Board(place, board.parse()?)
        }
        ["land", terrain] => Chance::Land(parse_terrain(terrain)?),
        ["tile", hex, terrain] => Chance::Tile(hex.parse()?, parse_terrain(terrain)?),
        ["glacier", hex, token] => Chance::Glacier(hex.parse()?, token.parse()?),
        ["rest", token] => Chance::Rest(token.parse()?),
        _ => {
            return Err(format!(
                "no outcome reads `{}`: it is stone, culture, chief, setup, draw, animal, order, \
                 board, land, tile, glacier or rest with what came",
                shortened(text)
            ));
        }
    })
}

/// Each seat of the table once. Seats that the table doesn't have follow, so that equal orders are
/// equal.
fn parse_order(players: u8, words: &[&str]) -> Result<[Seat; Seat::MAX], String> {
    let expected =
        || format!("a turn order names each seat from 1 to {players} once, from the first player");
    if words.len() != usize::from(players) {
        return Err(expected());
    }
    let mut seats: Vec<Seat> = Vec::new();
    for word in words {
        let seat = counted(word, players, "seat at this table")?;
        let seat = Seat::new(seat).filter(|seat| !seats.contains(seat));
        seats.push(seat.ok_or_else(expected)?);
    }
    seats.extend(Seat::all(Seat::MAX as u8).skip(words.len()));
    seats.try_into().map_err(|_| expected())
}

fn parse_terrain(word: &str) -> Result<Terrain, String> {
    one_of(word, &Terrain::ALL, Terrain::id, "terrain")
}

#[cfg(test)]
mod tests {
    use ochre_endless_winter_pack::Species;

    use super::*;
    use crate::card::Card;
    use crate::ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
    use crate::map::Hex;

    fn all() -> Vec<Chance> {
        let mut all: Vec<Chance> = Stone::all().map(Chance::Stone).collect();
        for card in Card::all().filter(|card| card.is_culture()) {
            all.extend((0..8).map(|place| Chance::Culture(place, card)));
        }
        all.extend(Chief::all().map(Chance::Chief));
        all.extend(SetupCard::all().map(Chance::Setup));
        all.extend(Card::all().map(Chance::Draw));
        all.extend(Species::ALL.map(Chance::Animal));
        all.extend(Board::all().flat_map(|board| (0..4).map(move |n| Chance::Board(n, board))));
        all.extend(Terrain::ALL.map(Chance::Land));
        for hex in Hex::all() {
            all.extend(Terrain::ALL.map(|terrain| Chance::Tile(hex, terrain)));
            all.extend(GlacierToken::all().map(|token| Chance::Glacier(hex, token)));
        }
        all.extend(RestToken::all().map(Chance::Rest));
        all
    }

    #[test]
    fn every_outcome_is_read_as_it_was_written() {
        let mut texts = Vec::new();
        for chance in all() {
            let text = chance_text(2, chance);
            assert_eq!(parse_chance(2, &text), Ok(chance), "{text}");
            texts.push(text);
        }
        texts.sort_unstable();
        assert!(texts.windows(2).all(|two| two[0] != two[1]), "each has a text of its own");
    }

    #[test]
    fn a_turn_order_names_those_who_play() {
        let order = |seats: [u8; 4]| Chance::Order(seats.map(|n| Seat::new(n - 1).unwrap()));
        for (players, text, seats) in [
            (2, "order 2 1", [2, 1, 3, 4]),
            (3, "order 2 3 1", [2, 3, 1, 4]),
            (4, "order 4 2 1 3", [4, 2, 1, 3]),
        ] {
            assert_eq!(parse_chance(players, text), Ok(order(seats)));
            assert_eq!(chance_text(players, order(seats)), text);
        }
        let names_each = "a turn order names each seat from 1 to 3 once, from the first player";
        for (text, why) in [
            ("order", names_each),
            ("order 1 2", names_each),
            ("order 1 2 3 4", names_each),
            ("order 1 2 2", names_each),
            ("order 1 2 4", "`4` is no seat at this table: it is 1 to 3"),
            ("order 1 2 03", "`03` is no seat at this table: it is 1 to 3"),
            ("order 1 2 ", "`` is no seat at this table: it is 1 to 3"),
        ] {
            assert_eq!(parse_chance(3, text), Err(why.into()), "{text}");
        }
    }

    #[test]
    fn what_no_outcome_reads_is_refused() {
        for (text, why) in [
            ("draw ?", HIDDEN),
            ("culture 9 c1_05", "`9` is no place for a culture card: it is 1 to 8"),
            ("culture 3 elder", "`elder` is no culture card"),
            ("board 0 mc", "`0` is no place for a megalith board: it is 1 to 4"),
            ("tile 19 plains", "`19` is no hex: hexes are 0 to 18"),
            ("stone s1_11", "`s1_11` is no sacred stone"),
            ("draw brawn", "`brawn` is no card"),
        ] {
            assert_eq!(parse_chance(2, text), Err(why.into()), "{text}");
        }
        for text in ["", "stone", "stone  s1_01", " stone s1_01", "stone s1_01 ", "Stone s1_01"] {
            let why = parse_chance(2, text).unwrap_err();
            assert!(why.starts_with(&format!("no outcome reads `{text}`: it is stone, ")), "{why}");
        }
    }
}
