//! The sentences of refusals.

use std::fmt;

use ochre_endless_winter_pack::Symbol;
use ochre_kernel::Refusal;

use crate::action::{From, Source};
use crate::illegal::Illegal;

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence(f)?;
        write!(f, " ({})", self.rule())
    }
}

impl Illegal {
    fn sentence(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Illegal::NotNow { waits_for } => {
                return write!(f, "that can't be done now: {waits_for}");
            }
            Illegal::NoSuchOutcome { waits_for } => {
                return write!(f, "that can't have come: {waits_for}");
            }
            Illegal::ChiefNotOpen { chief } => return write!(f, "{chief} does not lie open"),
            Illegal::SetupCardNotOpen { card } => return write!(f, "{card} does not lie open"),
            Illegal::NotInHand { card }
            | Illegal::NotInHandToDiscard { card }
            | Illegal::NotInHandToLay { card } => return write!(f, "{card} is not in hand"),
            Illegal::CultureBeforePlacing => "culture cards are played before the figure is placed",
            Illegal::CultureCostsCard => {
                "each culture card after the first costs another card from hand"
            }
            Illegal::TribeAfterPlacing => "tribe cards are played after the figure is placed",
            Illegal::NoTribeAtRest => "no tribe card is played in a turn of rest",
            Illegal::FigurePlaced { figure } => {
                return write!(f, "no {} is left to place this round", figure.english());
            }
            Illegal::PlaceFirst => "a figure must be placed before the turn ends",
            Illegal::NoLaborInFood => "the food left crosses no labor symbol",
            Illegal::TopIsOver => "the top section is over: a lower one was used",
            Illegal::MiddleIsOver => "the middle section is used once, and before the bottom one",
            Illegal::BottomIsOver => "the bottom section is used once",
            Illegal::NotFirst => {
                "the bottom section is for the first figure of the round in the column"
            }
            Illegal::NotInColumn { column } => {
                return write!(f, "that is no action of the column {}", column.english());
            }
            Illegal::NotEnough { symbol, needed, .. } => return not_enough(f, symbol, needed),
            Illegal::TypeTaken { tribe } => {
                return write!(f, "a card of the type {} was taken this turn", tribe.english());
            }
            Illegal::NoStoneSlot => "all three slots have a sacred stone",
            Illegal::SlotPrice => "the price of the next free slot can't be paid",
            Illegal::DrawIsOver => "the card of the rest is drawn once, and before the animal",
            Illegal::RestAnimalIsOver => "only one animal is used in a rest",
            Illegal::NoAnimal { species } => {
                return write!(f, "there is no unused {} on the board", species.english());
            }
            Illegal::NotPending { symbol } => {
                return write!(f, "no {} is waiting to be taken", symbol.english());
            }
            Illegal::NotAWay { symbol } => {
                return write!(f, "the symbol `{}` can't be taken so", symbol.english());
            }
            Illegal::CantDecline { symbol } => {
                return write!(f, "the symbol `{}` can't be declined now", symbol.english());
            }
            Illegal::StoneNotToCount { stone } => {
                return write!(f, "{stone} is not waiting to be counted");
            }
            Illegal::NoMegalithThere { site } => {
                return write!(f, "the next megalith can't be put on {site}");
            }
            Illegal::NothingToDraw => "deck and discard pile are empty",
            Illegal::TopOfReverence => "the idol is at the top of the reverence track",
            Illegal::ToolsFull => "there is no room for another tool",
            Illegal::FoodFull => "there is no room for more food",
            Illegal::NotThere { card, from } => return not_there(f, card, from),
            Illegal::NoCampLeft => "no camp is left on the board",
            Illegal::NoCampThere { hex } => return write!(f, "no own camp is on hex {hex}"),
            Illegal::NotBeside { from, to } => {
                return write!(f, "hex {to} is not beside hex {from}");
            }
            Illegal::NoVillageThere { juncture } => {
                return write!(
                    f,
                    "no village can be founded at {juncture}: it needs an own camp on each of its \
                     hexes, no other village there and a village on the board"
                );
            }
            Illegal::NothingToReveal => "no animal can be turned up: no deck, or six lie there",
            Illegal::NotInGrounds { species } => {
                return write!(f, "no {} is in the hunting grounds", species.english());
            }
            Illegal::NotOpen { card } => return write!(f, "{card} does not lie open"),
            Illegal::StoneNotOpen { stone } => {
                return write!(f, "{stone} does not lie open, or is of the next era");
            }
            Illegal::CultureIsLeft => "there is no VP while a culture card lies open",
            Illegal::AnimalsAreLeft => "there is no VP while an animal is left in grounds or deck",
            Illegal::DeckIsLeft { is_empty: true } => "the animal deck is empty",
            Illegal::DeckIsLeft { is_empty: false } => "there is no VP while the deck has animals",
            Illegal::SourceNotThere { source: Source::Card(card) } => {
                return write!(f, "{card} is not above the board");
            }
            Illegal::SourceNotThere { source: Source::Chief } => {
                "the chief's abilities work in the turn in which the chief is placed"
            }
            Illegal::SourceNotThere { source: Source::Token } => "no rest token was taken",
            Illegal::NoSuchAbility { source } => {
                return write!(f, "{source} has no such ability");
            }
            Illegal::AbilityUsed { source } => {
                return write!(f, "that ability of {source} was used");
            }
            Illegal::WrongPhase { source } => {
                return write!(f, "that ability of {source} works in the other phase");
            }
            Illegal::WaitsForSomething { source } => {
                return write!(f, "that ability of {source} is not for this moment");
            }
            Illegal::ColumnBound { source, column } => {
                let column = if column == "any column" { "a column" } else { column };
                return write!(f, "that ability of {source} works only in {column}");
            }
            Illegal::Price { source } => {
                return write!(f, "the price of that ability of {source} can't be paid");
            }
            Illegal::NewGivesNoLabor { source } => {
                return write!(f, "{source} was taken this turn, so it gives no labor");
            }
            Illegal::GivesNothing => "that would give nothing now",
        })
    }
}

fn not_enough(f: &mut fmt::Formatter<'_>, symbol: Symbol, needed: u8) -> fmt::Result {
    match symbol {
        Symbol::LaborHalves => write!(f, "that needs {} labor", needed / 2),
        other => write!(f, "that needs {needed} {}", other.english()),
    }
}

fn not_there(f: &mut fmt::Formatter<'_>, card: crate::Card, from: From) -> fmt::Result {
    let place = match from {
        From::Hand => "in hand",
        From::Discard => "in the discard pile",
        From::Above => "above the board",
    };
    write!(f, "{card} is not {place}")
}
