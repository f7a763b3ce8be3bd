//! Every action there and back, the examples of the page, and messages that stay short.

use ochre_endless_winter_pack::{Species, Symbol, Tribe};

use super::*;
use crate::action::{Action, Figure, From, Source, Spot, Way};
use crate::card::Card;
use crate::field::Site;
use crate::ids::{Chief, SetupCard, Stone};
use crate::map::{Hex, Juncture};

/// Every symbol with every way that the rules know for it.
fn gains() -> Vec<Action> {
    let sites = [(0, 0, 0), (0, 1, 4), (1, 1, 4), (2, 0, 12)];
    let sites = sites.map(|(layer, row, column)| Way::Megalith(Site { layer, row, column }));
    let significant = [Way::Draw, Way::Offering, Way::Reverence, Way::Tool, Way::Food];
    let mut gains: Vec<(Symbol, Way)> = sites.map(|way| (Symbol::Megalith, way)).into();
    gains.extend(significant.map(|way| (Symbol::Megalith, way)));
    gains.extend(significant.map(|way| (Symbol::Draw, way)));
    gains.extend(significant[1..].iter().map(|&way| (Symbol::Idol, way)));
    gains.extend(significant[3..].iter().map(|&way| (Symbol::Tool, way)));
    gains.push((Symbol::Food, Way::Food));
    for from in From::ALL {
        gains.extend(Card::all().map(|card| (Symbol::Bury, Way::Bury(from, card))));
    }
    gains.extend([(Symbol::AnimalGrounds, Way::Vp), (Symbol::Culture, Way::Vp)]);
    gains.extend([(Symbol::AnimalDeck, Way::AnimalDeck), (Symbol::AnimalDeck, Way::Vp)]);
    gains.push((Symbol::MaxFood, Way::MaxFood));
    gains.extend(Tribe::ALL.map(|tribe| (Symbol::TribeDiscard, Way::Tribe(tribe))));
    let own = |way: Way| (way.symbol(), way);
    gains.extend(tops().into_iter().chain(middles()).filter(|&way| way != Way::Vp).map(own));
    gains.into_iter().map(|(symbol, way)| Action::Gain(symbol, way)).collect()
}

fn tops() -> Vec<Way> {
    let mut tops: Vec<Way> = Tribe::ALL.map(Way::Tribe).into();
    tops.extend(Card::all().filter(|card| card.is_culture()).map(Way::Culture));
    for from in Hex::all() {
        tops.extend(Hex::all().filter(|&to| from.touches(to)).map(|to| Way::Move(from, to)));
    }
    tops.extend(Species::ALL.map(Way::Animal));
    tops.extend([Way::Camp, Way::Reveal, Way::Vp]);
    tops
}

fn middles() -> Vec<Way> {
    let mut middles: Vec<Way> = Stone::all().map(Way::Stone).collect();
    middles.extend(Juncture::all().map(Way::Village));
    middles.extend(Species::ALL.map(Way::UseAnimal));
    middles
}

fn all() -> Vec<Action> {
    let mut all = gains();
    all.extend(tops().into_iter().map(Action::Top));
    all.extend(middles().into_iter().map(|way| Action::Middle(Some(way))));
    all.extend([Action::Side(0), Action::Side(1), Action::Spend, Action::Middle(None)]);
    all.extend([Action::Bottom, Action::RestDraw, Action::SwapToken, Action::KeepToken]);
    all.push(Action::End);
    for side in [0, 1] {
        all.extend(Chief::all().map(|chief| Action::TakeChief(chief, side)));
    }
    all.extend(SetupCard::all().map(Action::TakeSetup));
    all.extend(Card::all().flat_map(|c| [Action::Play(c), Action::Discard(c), Action::Pile(c)]));
    for figure in Figure::ALL {
        all.extend(Spot::ALL.map(|spot| Action::Place(figure, spot)));
    }
    let sources = Card::all().map(Source::Card).chain([Source::Chief, Source::Token]);
    all.extend(sources.flat_map(|source| (0..4).map(move |n| Action::Use(source, n))));
    all.extend(Species::ALL.map(Action::RestAnimal));
    all.extend(Stone::all().map(Action::CountStone));
    all.extend(Symbol::ALL.map(Action::Decline));
    all
}

#[test]
fn every_action_is_read_as_it_was_written() {
    let mut texts = Vec::new();
    for action in all() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        texts.push(text);
    }
    texts.sort_unstable();
    assert!(texts.windows(2).all(|two| two[0] != two[1]), "each has a text of its own");
}

#[test]
fn only_what_would_be_written_is_read() {
    let texts: Vec<String> = all().iter().map(ToString::to_string).collect();
    let mut words: Vec<&str> = texts.iter().flat_map(|text| text.split(' ')).collect();
    words.extend(["", "?", "00", "01", "+1", "05", "1.04", "1.4+0", "2-1-8", "Elder", "c"]);
    words.sort_unstable();
    words.dedup();
    let check = |words: &[&str]| {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            assert_eq!(action.to_string(), text);
        }
    };
    // Ids of one kind are alike, so a part of the texts has all the forms.
    for text in texts.iter().step_by(7) {
        let right: Vec<&str> = text.split(' ').collect();
        for index in 0..right.len() {
            let mut wrong = right.clone();
            wrong.remove(index);
            check(&wrong);
            for word in &words {
                wrong = right.clone();
                wrong[index] = word;
                check(&wrong);
                wrong.insert(index, right[index]);
                check(&wrong);
            }
        }
    }
    // What a symbol is taken as is said where it is something else.
    for text in ["gain draw draw", "gain tool tool", "gain food food"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// The examples in the part of the page about this game that begin so: cells of tables and lines of
/// records.
fn examples(begin: &[&str]) -> Vec<&'static str> {
    let page = include_str!("../../../../docs/notation.md");
    let part = page.split("\n## ").find(|part| part.starts_with("Endless Winter"));
    let lines = part.expect("the part").lines();
    let cells = lines.flat_map(|line| match line.strip_prefix('|') {
        Some(row) => row.split('|').map(|cell| cell.trim().trim_matches('`')).collect(),
        None => vec![line.split('#').next().unwrap_or_default().trim_end()],
    });
    cells.filter_map(|cell| begin.iter().find_map(|begin| cell.strip_prefix(begin))).collect()
}

#[test]
fn every_example_of_the_page_is_read_and_written_the_same() {
    let actions = examples(&["1 ", "2 "]);
    for text in &actions {
        let action: Action = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(action.to_string(), *text);
    }
    let outcomes = examples(&["* "]);
    for text in &outcomes {
        let chance = parse_chance(3, text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(chance_text(3, chance), *text);
    }
    // The tables have 60 and 12, the record at the beginning has the others.
    assert_eq!((actions.len(), outcomes.len()), (60 + 8, 12 + 2), "a row has no example");
}

#[test]
fn a_message_repeats_at_most_60_characters() {
    assert_eq!(shortened(&"é".repeat(60)), "é".repeat(60));
    assert_eq!(shortened(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    let long = "x".repeat(500);
    for text in [
        long.clone(),
        format!("side {long}"),
        format!("use elder {long}"),
        format!("gain {long}"),
        format!("gain idol {long}"),
        format!("gain move {long} 1"),
        format!("top {long}"),
        format!("rest animal {long}"),
        format!("place {long} hunt"),
    ] {
        let why = text.parse::<Action>().expect_err(&text);
        assert!(!why.contains(&"x".repeat(61)) && why.len() < 400, "{why}");
    }
    for text in [
        long.clone(),
        format!("order {long} 1"),
        format!("tile 1 {long}"),
        format!("culture {long} c1_01"),
        format!("draw {long}"),
    ] {
        let why = parse_chance(2, &text).expect_err(&text);
        assert!(!why.contains(&"x".repeat(61)) && why.len() < 400, "{why}");
    }
}

#[test]
fn what_is_counted_from_1_is_no_0_and_no_more_than_the_most() {
    assert_eq!(counted("1", 4, "ability"), Ok(0));
    assert_eq!(counted("4", 4, "ability"), Ok(3));
    for wrong in ["0", "5", "01", "+1", "-1", "", "1.0", "256", "257"] {
        let why = format!("`{wrong}` is no ability: it is 1 to 4");
        assert_eq!(counted(wrong, 4, "ability"), Err(why));
    }
}
