//! Golden records: each replays to the letter, and together they show everything.
//!
//! `UPDATE=1 cargo test golden` writes them anew; the difference is the review.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ochre_catalogue::{GameName, Header, on_each_game, replay, write_record};
use ochre_endless_winter::{Action, EndlessWinter, Spot, Way};
use ochre_endless_winter_pack::{Column, Symbol};
use ochre_kernel::{Game, Rules as _, Step, Turn};
use ochre_stone_age::{Card, Cost, Event, StoneAge, Tile};

fn games_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

fn records(game: GameName) -> Vec<PathBuf> {
    let folder = games_folder().join(game.name());
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "game"));
    files.sort();
    files
}

/// The record as it would be written today, under its own first remarks.
fn rewritten<G: Game>(text: &str) -> String {
    let played = replay::<G>(text, |_, _, _, _| ()).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    let names: Vec<String> = played.names.into_iter().flatten().collect();
    let about: String =
        text.split_inclusive('\n').take_while(|line| line.starts_with('#')).collect();
    about + &write_record(&played.rules, played.start.as_ref(), &names, &played.steps, true)
}

#[test]
fn golden_records_replay_to_the_letter() {
    for game in GameName::ALL {
        let files = records(game);
        assert!(!files.is_empty(), "{game} has no golden records");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let header = Header::read(&text).unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
            assert_eq!(header.game, game, "{file:?}");
            let today = on_each_game!(game, G => rewritten::<G>(&text));
            if today == text {
                continue;
            }
            assert!(std::env::var_os("UPDATE").is_some(), "{file:?} would be written differently");
            fs::write(&file, today).unwrap();
        }
    }
}

#[test]
fn golden_records_of_stone_age_show_every_card_building_end_and_tie() {
    let mut shown = BTreeSet::new();
    for file in records(GameName::StoneAge) {
        let text = fs::read_to_string(&file).unwrap();
        let played = replay::<StoneAge>(&text, |_, _, _, events| {
            shown.extend(events.iter().filter_map(what_it_shows));
        });
        let played = played.unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
        if played.state.turn() == Turn::Over {
            let rules = &played.rules;
            let best = rules.seats().map(|seat| played.state.score(rules, seat)).max();
            let leaders =
                rules.seats().filter(|&seat| Some(played.state.score(rules, seat)) == best);
            let shares = played.state.win_shares(rules).unwrap();
            if leaders.count() > 1 {
                let shared = shares.0.iter().all(|&share| share < 1.0);
                shown.insert(if shared { "shared victory" } else { "tie broken" }.to_string());
            }
        }
    }
    let mut wanted: BTreeSet<String> = Card::all().map(|card| card.to_string()).collect();
    wanted.extend(Tile::all().filter_map(|tile| counted(tile.cost())));
    let words = [
        "fixed building",
        "range building",
        "declined",
        "extra card",
        "no extra card",
        "two resources",
        "starved",
        "food missing",
        "end: cards",
        "end: buildings",
        "end: cards and buildings",
        "end: round limit",
        "tie broken",
        "shared victory",
    ];
    wanted.extend(words.map(String::from));
    let missing: Vec<&String> = wanted.difference(&shown).collect();
    assert!(missing.is_empty(), "no golden record shows {missing:?}");
}

#[test]
fn golden_records_of_endless_winter_show_every_symbol_section_module_and_variant() {
    let mut shown = BTreeSet::new();
    for file in records(GameName::EndlessWinter) {
        let text = fs::read_to_string(&file).unwrap();
        let mut before: Option<EndlessWinter> = None;
        let mut states = Vec::new();
        let played = replay::<EndlessWinter>(&text, |_, state, _, _| {
            states.extend(before.replace(*state));
        });
        let played = played.unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
        for (state, step) in states.iter().zip(&played.steps) {
            shown.extend(what_step_shows(state, *step));
        }
        let is_on = |option: &(&'static str, String)| option.1 == "on";
        shown
            .extend(played.rules.options().into_iter().filter(is_on).map(|option| option.0.into()));
    }
    let mut wanted: BTreeSet<String> = Column::ALL
        .into_iter()
        .flat_map(|column| {
            ["top", "middle", "bottom"].map(|part| format!("{part} {}", column.id()))
        })
        .collect();
    // Food, labor and VP come unasked, and so do a single way to reveal and to found a village.
    let unasked = [Symbol::Food, Symbol::LaborHalves, Symbol::Vp, Symbol::Discard, Symbol::Reveal];
    let asked = Symbol::ALL.into_iter().filter(|symbol| !unasked.contains(symbol));
    let asked = asked.filter(|symbol| !matches!(symbol, Symbol::Village | Symbol::MaxFood));
    wanted.extend(asked.map(|symbol| format!("gain {}", symbol.id())));
    wanted.extend(
        ["choose-setup", "choose-chiefs", "short-era-1", "glacier-tokens", "rest-tokens"]
            .map(String::from),
    );
    wanted.extend(["discard", "count a stone", "exchange a token"].map(String::from));
    let missing: Vec<&String> = wanted.difference(&shown).collect();
    assert!(missing.is_empty(), "no golden record shows {missing:?}");
}

fn what_step_shows(
    state: &EndlessWinter,
    step: Step<Action, ochre_endless_winter::Chance>,
) -> Option<String> {
    let Step::Act(action) = step else { return None };
    let part = |part: &str| match state.placed().last().map(|placed| placed.spot) {
        Some(Spot::Column(column)) => Some(format!("{part} {}", column.id())),
        _ => None,
    };
    match action {
        Action::Top(_) => part("top"),
        Action::Middle(None | Some(Way::Stone(_) | Way::Village(_) | Way::UseAnimal(_))) => {
            part("middle")
        }
        Action::Bottom => part("bottom"),
        Action::Gain(symbol, _) => Some(format!("gain {}", symbol.id())),
        Action::Discard(_) => Some("discard".into()),
        Action::CountStone(_) => Some("count a stone".into()),
        Action::SwapToken => Some("exchange a token".into()),
        _ => None,
    }
}

fn what_it_shows(event: &Event) -> Option<String> {
    Some(match event {
        Event::CardBought { card, .. } => card.to_string(),
        Event::BuildingBought { tile, .. } => match tile.cost() {
            Cost::Fixed(_) => "fixed building".into(),
            Cost::Range => "range building".into(),
            cost => counted(cost)?,
        },
        Event::Declined { .. } => "declined".into(),
        Event::ExtraCardDrawn { .. } => "extra card".into(),
        Event::NoExtraCard { .. } => "no extra card".into(),
        Event::TwoResourcesTaken { .. } => "two resources".into(),
        Event::Starved { .. } => "starved".into(),
        Event::FoodMissing { .. } => "food missing".into(),
        Event::Ended { why } => match (why.cards, why.buildings, why.round_limit) {
            (true, false, false) => "end: cards",
            (false, true, false) => "end: buildings",
            (true, true, false) => "end: cards and buildings",
            (_, _, true) => "end: round limit",
            _ => return None,
        }
        .into(),
        _ => return None,
    })
}

fn counted(cost: Cost) -> Option<String> {
    match cost {
        Cost::Count { pieces, kinds } => Some(format!("building for {pieces} of {kinds} kinds")),
        _ => None,
    }
}
