//! Events as English sentences, with the names that are printed in the box.
//!
//! What has no printed name (stones, tokens, set-up cards) has the id of the records and, where it
//! first appears, in brackets what it is good for.

mod names;

#[cfg(test)]
mod tests;

use ochre_endless_winter_pack::Symbol;
use ochre_kernel::Seat;

use crate::action::{Figure, Source, Spot};
use crate::card::{Card, Pile};
use crate::event::Event;
use crate::player::VpSource;
use crate::rules::Rules;
use names::{Names, counted, from_words, halves, hex_words, listed, site_words, symbol_words};

/// One event as a sentence without a full stop.
pub(crate) fn sentence(rules: &Rules, event: &Event) -> String {
    let names = Names(rules.components());
    // One match over all: the compiler then asks for the sentence of a new event.
    match *event {
        Event::StoneLaid { stone } => format!("{} is laid out", names.stone(stone)),
        Event::CultureLaid { place, card } => {
            format!("{} is laid on place {place} of the culture cards", names.card(card))
        }
        Event::CultureCleared => "all open culture cards leave the game".into(),
        Event::ChiefDealt { seat, chief } => {
            format!("player {seat} gets the chief {}", names.chief(chief))
        }
        Event::ChiefLaidOut { chief } => format!("the chief {} is laid out", names.chief(chief)),
        Event::ChiefChosen { seat, chief, side } => {
            let side = if side == 0 { "a" } else { "b" };
            format!("player {seat} plays the chief {} with side {side}", names.chief(chief))
        }
        Event::SetupLaidOut { card } => format!("{} is laid out", names.setup(card)),
        Event::SetupTaken { seat, card } => format!("player {seat} takes {}", names.setup(card)),
        Event::AnimalTurnedUp { species } => {
            format!("{} is turned up in the hunting grounds", names.animal(species))
        }
        Event::OrderSet { order, players } => turn_order(&order[..usize::from(players)]),
        Event::BoardLaid { place, board } => {
            format!("the megalith board {board} is laid on place {place}")
        }
        Event::LandDrawn { terrain } => {
            format!("the tile {} is among those for the map", names.tile(terrain))
        }
        Event::TileLaid { hex, terrain } => {
            format!("the tile {} is laid on {}", names.tile(terrain), hex_words(hex))
        }
        Event::GlacierTokenTurnedUp { hex, token } => {
            format!("{} is turned up on {}", names.glacier_token(token), hex_words(hex))
        }
        Event::RestTokenTurnedUp { token } => {
            format!("{} is turned up", names.rest_token(token))
        }
        Event::RestTokenUnder { token } => format!("the rest token {token} goes under the stack"),
        Event::RestTokenTaken { seat, token } => {
            format!("player {seat} takes the rest token {token}")
        }
        Event::RoundBegan { round } => format!("round {round} begins"),
        Event::TurnBegan { seat } => format!("the turn of player {seat} begins"),
        Event::TurnEnded { seat } => format!("the turn of player {seat} ends"),
        Event::Drew { seat, card } => format!("player {seat} draws {}", names.maybe(card)),
        Event::Shuffled { seat } => {
            format!("player {seat} shuffles the discard pile into a new deck")
        }
        Event::CulturePlayed { seat, card } => format!("player {seat} plays {}", names.card(card)),
        Event::TribePlayed { seat, card, labor, is_new_type } => {
            tribe_played(rules, names, seat, card, labor, is_new_type)
        }
        Event::Discarded { seat, card } => format!("player {seat} discards {}", names.card(card)),
        Event::Placed { seat, figure, spot } => {
            format!("player {seat} places {} {}", figure_words(figure), spot_words(spot))
        }
        Event::SectionUsed { seat, column, is_bottom } => {
            let section = if is_bottom { "bottom" } else { "middle" };
            format!("player {seat} uses the {section} section of {}", column.english())
        }
        Event::RestDrawn { seat } => format!("player {seat} rests for a card"),
        Event::FoodSpent { seat, food, labor } => {
            format!("player {seat} spends {food} food for {} labor", halves(labor))
        }
        Event::AbilityUsed { seat, source, ability } => {
            format!("player {seat} uses {}", ability_words(names, source, ability))
        }
        Event::Paid { seat, food, tools, labor } => {
            format!("player {seat} pays {}", amounts(food, tools, labor))
        }
        Event::Gained { seat, symbol, amount } => gained(seat, symbol, amount),
        Event::Scored { seat, vp, source } => {
            format!("player {seat} scores {vp} VP{}", source_words(source))
        }
        Event::FoodLost { seat, food } => {
            format!("player {seat} loses {food} food beyond the maximum")
        }
        Event::Substituted { seat, symbol } => {
            let words = symbol_words(symbol);
            format!("player {seat} takes something less significant instead of {words}")
        }
        Event::Declined { seat, symbol } => {
            format!("player {seat} declines {}", symbol_words(symbol))
        }
        Event::Offering { seat, level } => {
            format!("player {seat} advances the idol of offering to level {level}")
        }
        Event::Reverence { seat, level } => {
            format!("player {seat} advances the idol of reverence to level {level}")
        }
        Event::MegalithPlaced { seat, site, is_grey } => {
            let grey = if is_grey { "grey " } else { "" };
            format!("player {seat} places a {grey}megalith {}", site_words(site))
        }
        Event::Buried { seat, from, card } => {
            format!("player {seat} buries {} {}", names.maybe(card), from_words(from))
        }
        Event::CampPlaced { seat } => format!("player {seat} puts a camp on the start hex"),
        Event::CampMoved { seat, from, to } => {
            format!("player {seat} moves a camp from {} to {}", hex_words(from), hex_words(to))
        }
        Event::VillageFounded { seat, juncture } => {
            let hexes = juncture.hexes().map(|hex| hex.to_string());
            format!("player {seat} founds a village where the hexes {} meet", listed(&hexes))
        }
        Event::AnimalTaken { seat, species, from_deck } => {
            let from = if from_deck { "deck" } else { "hunting grounds" };
            format!("player {seat} takes {} from the {from}", names.animal(species))
        }
        Event::AnimalUsed { seat, species } => {
            format!("player {seat} uses {}", names.animal(species))
        }
        Event::TribeTaken { seat, tribe, to_hand } => {
            let to = if to_hand { "hand" } else { "discard pile" };
            format!("player {seat} takes {} into the {to}", names.card(Card::tribe(tribe)))
        }
        Event::CultureTaken { seat, card } => {
            format!("player {seat} takes {} into the hand", names.card(card))
        }
        Event::StoneTaken { seat, stone } => format!("player {seat} takes {}", names.stone(stone)),
        Event::StoneCounted { seat, stone, vp } => {
            format!("player {seat} scores {vp} VP for {}", names.stone(stone))
        }
        Event::PileGrew { seat, card } => {
            format!("player {seat} puts {} on the eclipse pile", names.maybe(card))
        }
        Event::PileRevealed { seat, tribe, bluff, labor } => {
            pile_revealed(names, seat, tribe, bluff, labor)
        }
        Event::EclipseTurn { seat } => format!("the eclipse of player {seat} begins"),
        Event::Ended => "the game ends".into(),
        Event::FinalScore { seat, score } => format!("player {seat} has {score} VP"),
    }
}

fn turn_order(order: &[Seat]) -> String {
    let players: Vec<String> = order.iter().map(|seat| format!("player {seat}")).collect();
    format!("the turn order is {}", players.join(", "))
}

/// A card taken this turn gives no labor (EW-4.4), which surprises who reads it.
fn tribe_played(
    rules: &Rules,
    names: Names<'_>,
    seat: Seat,
    card: Card,
    labor: u8,
    is_new_type: bool,
) -> String {
    let name = names.card(card);
    if is_new_type && labor == 0 && 0 < rules.face(card).labor {
        return format!("player {seat} plays {name}, taken this turn and so without labor");
    }
    format!("player {seat} plays {name} for {} labor", halves(labor))
}

fn ability_words(names: Names<'_>, source: Source, ability: u8) -> String {
    match source {
        Source::Card(card) => match names.abilities(card).get(usize::from(ability)) {
            Some(printed) => format!("{} ({printed})", names.card(card)),
            None => names.card(card).into(),
        },
        Source::Chief => format!("ability {} of the chief", ability + 1),
        Source::Token => "the rest token".into(),
    }
}

fn figure_words(figure: Figure) -> &'static str {
    match figure {
        Figure::Chief => "the chief",
        Figure::Member => "a tribe member",
    }
}

fn spot_words(spot: Spot) -> String {
    match spot {
        Spot::Column(column) => format!("in {}", column.english()),
        Spot::Rest => "on the rest space".into(),
    }
}

fn source_words(source: VpSource) -> &'static str {
    match source {
        VpSource::Symbols => "",
        VpSource::Cells => " (cell of a megalith board)",
        VpSource::OnTop => " (megalith on top)",
        VpSource::IdolLevels => " (level of an idol)",
        VpSource::Stones => " (sacred stone)",
        VpSource::NothingLeft => " (nothing is left to take)",
        VpSource::Tokens => " (glacier token)",
    }
}

fn gained(seat: Seat, symbol: Symbol, amount: u8) -> String {
    let what = match symbol {
        Symbol::LaborHalves => format!("{} labor", halves(amount)),
        Symbol::Tool => counted(amount, "tool"),
        other => format!("{amount} {}", other.english()),
    };
    format!("player {seat} gains {what}")
}

/// `1 food, 2 tools and 1.5 labor`; what is 0 is left out.
fn amounts(food: u8, tools: u8, labor: u8) -> String {
    let all = [
        (food, format!("{food} food")),
        (tools, counted(tools, "tool")),
        (labor, format!("{} labor", halves(labor))),
    ];
    let paid: Vec<String> = all.into_iter().filter(|(n, _)| 0 < *n).map(|(_, text)| text).collect();
    listed(&paid)
}

/// Culture cards give no labor: they are bluff (EW-6.1).
fn pile_revealed(names: Names<'_>, seat: Seat, tribe: Pile, bluff: Pile, labor: u8) -> String {
    let cards = |pile: Pile| -> Vec<&str> { pile.cards().map(|card| names.card(card)).collect() };
    let (tribe, bluff) = (cards(tribe), cards(bluff));
    let what = match (&tribe[..], &bluff[..]) {
        (tribe, []) => listed(tribe),
        ([], bluff) => format!("only bluff, {}", listed(bluff)),
        (tribe, bluff) => format!("{}, with the bluff {}", listed(tribe), listed(bluff)),
    };
    format!("player {seat} reveals {what}: {} labor in the eclipse", halves(labor))
}
