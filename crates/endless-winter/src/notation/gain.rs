//! A symbol and how it is carried out, as text: `idol offering`, `move 4 12`, `camp`.

use std::fmt;

use ochre_endless_winter_pack::{Species, Symbol, Tribe};

use super::one_of;
use crate::action::Way;
use crate::card::Card;

impl Way {
    /// The symbol that is carried out so when nothing is substituted. The sections of the columns
    /// have no symbol of their own and take this one.
    pub(super) const fn symbol(self) -> Symbol {
        match self {
            Way::Megalith(_) => Symbol::Megalith,
            Way::Draw => Symbol::Draw,
            Way::Offering | Way::Reverence => Symbol::Idol,
            Way::Tool => Symbol::Tool,
            Way::Food => Symbol::Food,
            Way::Bury(..) => Symbol::Bury,
            Way::Camp => Symbol::Camp,
            Way::Move(..) => Symbol::Move,
            Way::Village(_) => Symbol::Village,
            Way::Reveal => Symbol::Reveal,
            Way::Animal(_) => Symbol::AnimalGrounds,
            Way::AnimalDeck => Symbol::AnimalDeck,
            Way::UseAnimal(_) => Symbol::UseAnimal,
            Way::Tribe(_) => Symbol::TribeHand,
            Way::Culture(_) => Symbol::Culture,
            Way::Stone(_) => Symbol::SacredStone,
            Way::MaxFood => Symbol::MaxFood,
            Way::Vp => Symbol::Vp,
        }
    }
}

/// A symbol and a way as they are written.
pub(super) struct Gain(pub(super) Symbol, pub(super) Way);

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Gain(symbol, way) = *self;
        f.write_str(symbol.id())?;
        match way {
            Way::Megalith(site) => write!(f, " {site}"),
            Way::Offering => f.write_str(" offering"),
            Way::Reverence => f.write_str(" reverence"),
            Way::Bury(from, card) => write!(f, " {from} {card}"),
            Way::Move(from, to) => write!(f, " {from} {to}"),
            Way::Village(juncture) => write!(f, " {juncture}"),
            Way::Animal(species) | Way::UseAnimal(species) => write!(f, " {}", species.id()),
            Way::Tribe(tribe) => write!(f, " {}", tribe.id()),
            Way::Culture(card) => write!(f, " {card}"),
            Way::Stone(stone) => write!(f, " {stone}"),
            // `tool` and not `tool tool`.
            itself if itself.symbol() == symbol => Ok(()),
            other => write!(f, " {}", other.symbol().id()),
        }
    }
}

/// Reads a symbol and a way that fits it.
pub(super) fn parse(words: &[&str]) -> Result<Gain, String> {
    let [symbol, words @ ..] = words else {
        return Err("a gain begins with its symbol, such as `idol offering`".into());
    };
    let symbol = parse_symbol(symbol)?;
    let way = match (symbol, words) {
        (Symbol::AnimalGrounds | Symbol::AnimalDeck | Symbol::Culture, ["vp"]) => Some(Way::Vp),
        (Symbol::TribeDiscard, [tribe]) => Some(Way::Tribe(parse_tribe(tribe)?)),
        (Symbol::AnimalDeck, []) => Some(Way::AnimalDeck),
        (Symbol::MaxFood, []) => Some(Way::MaxFood),
        (Symbol::Bury, [from, card]) => Some(Way::Bury(from.parse()?, card.parse()?)),
        _ if symbol <= Symbol::Food => parse_significant(symbol, words),
        _ => parse_own(symbol, words)?,
    };
    way.map(|way| Gain(symbol, way)).ok_or_else(|| expected(symbol))
}

/// The way of a symbol that columns have too.
pub(super) fn parse_own(symbol: Symbol, words: &[&str]) -> Result<Option<Way>, String> {
    Ok(Some(match (symbol, words) {
        (Symbol::TribeHand, [tribe]) => Way::Tribe(parse_tribe(tribe)?),
        (Symbol::Culture, [card]) => Way::Culture(parse_culture(card)?),
        (Symbol::Camp, []) => Way::Camp,
        (Symbol::Move, [from, to]) => Way::Move(from.parse()?, to.parse()?),
        (Symbol::Reveal, []) => Way::Reveal,
        (Symbol::AnimalGrounds, [species]) => Way::Animal(parse_species(species)?),
        (Symbol::SacredStone, [stone]) => Way::Stone(stone.parse()?),
        (Symbol::Village, [juncture]) => Way::Village(juncture.parse()?),
        (Symbol::UseAnimal, [species]) => Way::UseAnimal(parse_species(species)?),
        _ => return Ok(None),
    }))
}

/// The symbols that can stand in for each other. Which may stand in for which is a matter of the
/// rules (EW-2.2), and so is its refusal.
fn parse_significant(symbol: Symbol, words: &[&str]) -> Option<Way> {
    Some(match (symbol, words) {
        (Symbol::Draw, []) => Way::Draw,
        (Symbol::Tool, []) => Way::Tool,
        (Symbol::Food, []) => Way::Food,
        (_, ["offering"]) => Way::Offering,
        (_, ["reverence"]) => Way::Reverence,
        (_, ["draw"]) if symbol != Symbol::Draw => Way::Draw,
        (_, ["tool"]) if symbol != Symbol::Tool => Way::Tool,
        (_, ["food"]) if symbol != Symbol::Food => Way::Food,
        (_, [site]) => Way::Megalith(site.parse().ok()?),
        _ => return None,
    })
}

/// What stands after a symbol, by an example.
fn expected(symbol: Symbol) -> String {
    let examples = match symbol {
        Symbol::Megalith => {
            "`megalith 1.4`, `megalith 1.4+1`, `megalith draw`, `megalith offering`, \
             `megalith reverence`, `megalith tool` or `megalith food`"
        }
        Symbol::Draw => "`draw`, `draw offering`, `draw reverence`, `draw tool` or `draw food`",
        Symbol::Idol => "`idol offering`, `idol reverence`, `idol tool` or `idol food`",
        Symbol::Tool => "`tool` or `tool food`",
        Symbol::Food => "`food`",
        Symbol::Bury => "`bury hand elder`, `bury discard elder` or `bury above elder`",
        Symbol::Camp => "`camp`",
        Symbol::Move => "`move 4 12`",
        Symbol::Village => "`village 1-2-8`",
        Symbol::Reveal => "`reveal`",
        Symbol::AnimalGrounds => "`animal_grounds glyptodon` or `animal_grounds vp`",
        Symbol::AnimalDeck => "`animal_deck` or `animal_deck vp`",
        Symbol::UseAnimal => "`use_animal glyptodon`",
        Symbol::TribeHand => "`tribe_hand elder`",
        Symbol::TribeDiscard => "`tribe_discard elder`",
        Symbol::Culture => "`culture c1_05` or `culture vp`",
        Symbol::SacredStone => "`sacred_stone s1_04`",
        Symbol::MaxFood => "`max_food`",
        Symbol::LaborHalves | Symbol::Vp => {
            return format!("`{}` is taken without a decision (EW-2.5)", symbol.id());
        }
        Symbol::Discard => return "`discard` is a price and no gain (EW-8.7)".into(),
    };
    format!("this gain is written {examples}")
}

pub(super) fn parse_symbol(word: &str) -> Result<Symbol, String> {
    one_of(word, &Symbol::ALL, Symbol::id, "symbol")
}

fn parse_tribe(word: &str) -> Result<Tribe, String> {
    one_of(word, &Tribe::ALL, Tribe::id, "tribe card")
}

pub(super) fn parse_species(word: &str) -> Result<Species, String> {
    one_of(word, &Species::ALL, Species::id, "species")
}

pub(super) fn parse_culture(word: &str) -> Result<Card, String> {
    let card: Card = word.parse()?;
    if card.is_culture() { Ok(card) } else { Err(format!("`{card}` is no culture card")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gain_that_is_written_wrong_is_told_how_it_is_written() {
        for symbol in Symbol::ALL {
            let words = [symbol.id(), "x", "y", "z"];
            assert_eq!(parse(&words).err(), Some(expected(symbol)), "{words:?}");
        }
        let refused = |text: &str| parse(&text.split(' ').collect::<Vec<_>>()).err();
        assert_eq!(
            refused("idol").as_deref(),
            Some(
                "this gain is written `idol offering`, `idol reverence`, `idol tool` or `idol food`"
            )
        );
        assert_eq!(refused("vp").as_deref(), Some("`vp` is taken without a decision (EW-2.5)"));
        assert_eq!(
            refused("discard").as_deref(),
            Some("`discard` is a price and no gain (EW-8.7)")
        );
        assert_eq!(refused("culture elder").as_deref(), Some("`elder` is no culture card"));
    }

    #[test]
    fn the_examples_of_the_refusals_are_right() {
        for symbol in Symbol::ALL {
            for example in expected(symbol).split('`').skip(1).step_by(2) {
                let words: Vec<&str> = example.split(' ').collect();
                let taken = matches!(symbol, Symbol::LaborHalves | Symbol::Vp | Symbol::Discard);
                let read = parse(&words).map(|gain| gain.to_string()).ok();
                assert_eq!(read, (!taken).then(|| example.to_owned()));
            }
        }
    }

    #[test]
    fn what_stands_in_for_what_is_left_to_the_rules() {
        for text in ["tool offering", "food 1.4", "idol draw", "draw 0.0+2"] {
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(parse(&words).map(|gain| gain.to_string()).as_deref(), Ok(text));
        }
        let words = ["camp", "food"];
        assert_eq!(parse(&words).err(), Some(expected(Symbol::Camp)));
    }
}
