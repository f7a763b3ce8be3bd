//! Every event as a sentence.

use ochre_endless_winter_pack::{Column, Pack, Species, Terrain, Tribe};
use ochre_kernel::{Rules as _, Setup};

use super::*;
use crate::action::From;
use crate::field::Site;
use crate::ids::{Board, Chief, GlacierToken, RestToken, SetupCard, Stone};
use crate::map::{Hex, Juncture};

const ELDER: Card = Card::tribe(Tribe::Elder);
const SLOTH: Species = Species::GroundSloth;

#[track_caller]
fn say(event: Event, sentence: &str) {
    let pack = Some(Pack::released()[0].write());
    let rules = Rules::new(&Setup { pack, ..Setup::of(3) }).unwrap();
    assert_eq!(super::sentence(&rules, &event), sentence);
}

fn seat() -> Seat {
    Seat::FIRST
}

fn hex(index: u8) -> Hex {
    Hex::new(index).unwrap()
}

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

#[test]
fn the_set_up_in_words() {
    let order = [1, 0, 2, 3].map(|index| Seat::new(index).unwrap());
    let stone: Stone = "s1_04".parse().unwrap();
    let (chief, setup): (Chief, SetupCard) = ("firewolf".parse().unwrap(), "p3".parse().unwrap());
    let board: Board = "mc".parse().unwrap();
    let kit = "the set-up card p3 (1 food, 1 tool, Scout, Saber-toothed Tiger and one more camp)";
    let lake = "the sacred stone s1_04 (counts villages touching Lake)";
    say(Event::StoneLaid { stone }, &format!("{lake} is laid out"));
    say(
        Event::CultureLaid { place: 3, card: card("c1_05") },
        "Track Reading is laid on place 3 of the culture cards",
    );
    say(Event::ChiefDealt { seat: seat(), chief }, "player 1 gets the chief Fire Wolf");
    say(Event::ChiefLaidOut { chief }, "the chief Fire Wolf is laid out");
    let chosen = |side| Event::ChiefChosen { seat: seat(), chief, side };
    say(chosen(0), "player 1 plays the chief Fire Wolf with side a");
    say(chosen(1), "player 1 plays the chief Fire Wolf with side b");
    say(Event::SetupLaidOut { card: setup }, &format!("{kit} is laid out"));
    say(Event::SetupTaken { seat: seat(), card: setup }, &format!("player 1 takes {kit}"));
    say(
        Event::AnimalTurnedUp { species: SLOTH },
        "Ground Sloth is turned up in the hunting grounds",
    );
    say(Event::OrderSet { order, players: 3 }, "the turn order is player 2, player 1, player 3");
    say(Event::BoardLaid { place: 1, board }, "the megalith board mc is laid on place 1");
    say(
        Event::LandDrawn { terrain: Terrain::Grove },
        "the tile Sacred Grove is among those for the map",
    );
    say(
        Event::TileLaid { hex: hex(3), terrain: Terrain::Mountain },
        "the tile Mountains is laid on hex 3",
    );
    let token: GlacierToken = "g01".parse().unwrap();
    say(
        Event::GlacierTokenTurnedUp { hex: hex(3), token },
        "the glacier token g01 (food 3) is turned up on hex 3",
    );
    let token: RestToken = "r1".parse().unwrap();
    say(Event::RestTokenTurnedUp { token }, "the rest token r1 (tool 1, food 1) is turned up");
    say(Event::RestTokenUnder { token }, "the rest token r1 goes under the stack");
    say(Event::RestTokenTaken { seat: seat(), token }, "player 1 takes the rest token r1");
}

#[test]
fn a_turn_in_words() {
    let seat = seat();
    say(Event::RoundBegan { round: 2 }, "round 2 begins");
    say(Event::TurnBegan { seat }, "the turn of player 1 begins");
    say(Event::TurnEnded { seat }, "the turn of player 1 ends");
    say(Event::Drew { seat, card: Some(Card::BRAVE) }, "player 1 draws Brave");
    say(Event::Drew { seat, card: None }, "player 1 draws a card");
    say(Event::Shuffled { seat }, "player 1 shuffles the discard pile into a new deck");
    say(Event::CulturePlayed { seat, card: card("c1_01") }, "player 1 plays Hearth");
    let played = |card, labor, is_new_type| Event::TribePlayed { seat, card, labor, is_new_type };
    say(played(Card::BRAVE, 3, false), "player 1 plays Brave for 1.5 labor");
    say(played(ELDER, 2, true), "player 1 plays Elder for 1 labor");
    say(played(ELDER, 0, true), "player 1 plays Elder, taken this turn and so without labor");
    say(played(ELDER, 0, false), "player 1 plays Elder for 0 labor");
    say(Event::Discarded { seat, card: ELDER }, "player 1 discards Elder");
    let spot = Spot::Column(Column::Hunt);
    say(Event::Placed { seat, figure: Figure::Chief, spot }, "player 1 places the chief in Hunt");
    say(
        Event::Placed { seat, figure: Figure::Member, spot: Spot::Rest },
        "player 1 places a tribe member on the rest space",
    );
    say(Event::FoodSpent { seat, food: 2, labor: 2 }, "player 1 spends 2 food for 1 labor");
    let used = |source, ability| Event::AbilityUsed { seat, source, ability };
    say(used(Source::Card(Card::TRIBESWOMAN), 0), "player 1 uses Tribeswoman (food 1 → tool 1)");
    say(used(Source::Card(card("c1_04")), 1), "player 1 uses Throwing Spear (in Hunt: labor 1)");
    say(used(Source::Card(Card::TRIBESMAN), 3), "player 1 uses Tribesman");
    say(used(Source::Chief, 0), "player 1 uses ability 1 of the chief");
    say(used(Source::Token, 0), "player 1 uses the rest token");
}

#[test]
fn gains_in_words() {
    let seat = seat();
    let paid = |food, tools, labor| Event::Paid { seat, food, tools, labor };
    say(paid(3, 0, 0), "player 1 pays 3 food");
    say(paid(0, 1, 2), "player 1 pays 1 tool and 1 labor");
    say(paid(1, 2, 3), "player 1 pays 1 food, 2 tools and 1.5 labor");
    let gained = |symbol, amount| Event::Gained { seat, symbol, amount };
    say(gained(Symbol::Food, 2), "player 1 gains 2 food");
    say(gained(Symbol::Tool, 2), "player 1 gains 2 tools");
    say(gained(Symbol::LaborHalves, 1), "player 1 gains 0.5 labor");
    let scored = VpSource::ALL.map(|source| Event::Scored { seat, vp: 2, source });
    for (event, why) in scored.into_iter().zip([
        "",
        " (cell of a megalith board)",
        " (megalith on top)",
        " (level of an idol)",
        " (sacred stone)",
        " (nothing is left to take)",
        " (glacier token)",
    ]) {
        say(event, &format!("player 1 scores 2 VP{why}"));
    }
    say(Event::FoodLost { seat, food: 2 }, "player 1 loses 2 food beyond the maximum");
    say(
        Event::Substituted { seat, symbol: Symbol::Megalith },
        "player 1 takes something less significant instead of a megalith",
    );
    say(Event::Declined { seat, symbol: Symbol::Bury }, "player 1 declines a burial");
    say(Event::Offering { seat, level: 2 }, "player 1 advances the idol of offering to level 2");
    say(Event::Reverence { seat, level: 2 }, "player 1 advances the idol of reverence to level 2");
    let mut site = Site { layer: 0, row: 1, column: 4 };
    say(
        Event::MegalithPlaced { seat, site, is_grey: true },
        "player 1 places a grey megalith on cell 1.4",
    );
    site.layer = 1;
    say(
        Event::MegalithPlaced { seat, site, is_grey: false },
        "player 1 places a megalith on top of four, at 1.4+1",
    );
    let buried = |from, card| Event::Buried { seat, from, card };
    say(buried(From::Hand, Some(ELDER)), "player 1 buries Elder from the hand");
    say(buried(From::Hand, None), "player 1 buries a card from the hand");
    say(buried(From::Discard, Some(ELDER)), "player 1 buries Elder from the discard pile");
    say(buried(From::Above, Some(ELDER)), "player 1 buries Elder from above the board");
}

#[test]
fn the_map_and_cards_in_words() {
    let seat = seat();
    say(Event::CampPlaced { seat }, "player 1 puts a camp on the start hex");
    say(
        Event::CampMoved { seat, from: hex(0), to: hex(4) },
        "player 1 moves a camp from the start hex to hex 4",
    );
    let juncture: Juncture = "1-2-8".parse().unwrap();
    say(
        Event::VillageFounded { seat, juncture },
        "player 1 founds a village where the hexes 1, 2 and 8 meet",
    );
    let taken = |from_deck| Event::AnimalTaken { seat, species: SLOTH, from_deck };
    say(taken(false), "player 1 takes Ground Sloth from the hunting grounds");
    say(taken(true), "player 1 takes Ground Sloth from the deck");
    say(Event::AnimalUsed { seat, species: SLOTH }, "player 1 uses Ground Sloth");
    let taken = |to_hand| Event::TribeTaken { seat, tribe: Tribe::Elder, to_hand };
    say(taken(true), "player 1 takes Elder into the hand");
    say(taken(false), "player 1 takes Elder into the discard pile");
    say(Event::CultureTaken { seat, card: card("c1_01") }, "player 1 takes Hearth into the hand");
    say(Event::CultureCleared, "all open culture cards leave the game");
}

#[test]
fn the_eclipse_in_words() {
    let seat = seat();
    let grew = |card| Event::PileGrew { seat, card };
    say(grew(Some(ELDER)), "player 1 puts Elder on the eclipse pile");
    say(grew(None), "player 1 puts a card on the eclipse pile");
    let revealed = |tribe, bluff, labor| Event::PileRevealed { seat, tribe, bluff, labor };
    let tribe = Pile::of(Card::BRAVE).with(ELDER).with(ELDER);
    let bluff = Pile::of(card("c1_01"));
    say(
        revealed(tribe, bluff, 7),
        "player 1 reveals Brave, Elder and Elder, with the bluff Hearth: 3.5 labor in the eclipse",
    );
    say(
        revealed(Pile::EMPTY, bluff, 0),
        "player 1 reveals only bluff, Hearth: 0 labor in the eclipse",
    );
    say(
        revealed(Pile::EMPTY, Pile::EMPTY, 3),
        "player 1 reveals nothing: 1.5 labor in the eclipse",
    );
    let stone: Stone = "s1_04".parse().unwrap();
    say(
        Event::StoneTaken { seat, stone },
        "player 1 takes the sacred stone s1_04 (counts villages touching Lake)",
    );
    say(
        Event::StoneCounted { seat, stone, vp: 4 },
        "player 1 scores 4 VP for the sacred stone s1_04 (counts villages touching Lake)",
    );
    say(Event::EclipseTurn { seat }, "the eclipse of player 1 begins");
    say(Event::Ended, "the game ends");
    say(Event::FinalScore { seat, score: 98 }, "player 1 has 98 VP");
}

#[test]
fn a_stone_says_what_it_counts() {
    let rules = Rules::new(&Setup::of(2)).unwrap();
    for (stone, counts) in [
        ("s1_03", "villages touching Sacred Grove"),
        (
            "s1_08",
            "how many of Plains, Forest, Sacred Grove, Lake, Mountains and Steppe have a camp",
        ),
        ("s1_09", "megaliths on boards"),
        ("s1_10", "boards with a megalith"),
        ("s2_01", "buried cards"),
        ("s2_02", "megaliths on top of others"),
        ("s2_03", "steps of both idols"),
        ("s2_04", "species of used animals"),
        ("s2_05", "used animals: Woolly Rhinoceros"),
        ("s2_10", "used animals: Woolly Mammoth and Argentavis"),
    ] {
        let said = Names(rules.components()).stone(stone.parse().unwrap());
        assert_eq!(said, format!("the sacred stone {stone} (counts {counts})"));
    }
}

#[test]
fn sections_in_words() {
    let (seat, column) = (seat(), Column::Hunt);
    let section = |is_bottom| Event::SectionUsed { seat, column, is_bottom };
    say(section(false), "player 1 uses the middle section of Hunt");
    say(section(true), "player 1 uses the bottom section of Hunt");
    say(Event::RestDrawn { seat }, "player 1 rests for a card");
}
