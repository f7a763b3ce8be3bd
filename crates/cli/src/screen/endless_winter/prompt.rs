//! Where the game stands, and what is asked.

use ochre_endless_winter::{
    EclipsePart, EndlessWinter, FigurePosition, FramePosition, PhasePosition, Position, Rules,
    SetupStage, Spot,
};
use ochre_endless_winter_pack::{Gains, Symbol, When};
use ochre_kernel::Seat;

use super::words::{self, counted, halves};

/// What a resting figure is worth in the eclipse, in halves of labor (EW-4.7).
const RESTING: u8 = 3;

/// `Round 1 of 4 · Era I · action phase, turn 2 of 3`.
pub fn title(view: &Position, rules: &Rules) -> String {
    let round = format!("Round {} of {}", view.round, Rules::ROUNDS);
    let era = if view.era == Some(1) { "Era I" } else { "Era II" };
    let players = u8::try_from(view.order.len()).unwrap_or(1).max(1);
    let turn = |number: u8| {
        format!("action phase, turn {} of {}", (number - 1) / players + 1, rules.turns(view.round))
    };
    let phase = match view.phase {
        PhasePosition::Setup { .. } => return "Endless Winter · set-up".into(),
        PhasePosition::Turn { number } => turn(number),
        PhasePosition::EclipsePile { .. } => "action phase, eclipse pile".into(),
        PhasePosition::Eclipse { place, .. } => format!("eclipse, place {place} of the order"),
        PhasePosition::Preparation { .. } => "preparation".into(),
        PhasePosition::Over {} => "the game is over".into(),
    };
    format!("{round} · {era} · {phase}")
}

/// Whether somebody takes a turn.
pub fn is_turn(view: &Position) -> bool {
    matches!(view.phase, PhasePosition::Turn { .. })
}

/// What is to be decided.
pub fn asked(game: &EndlessWinter, rules: &Rules, view: &Position, seat: Seat) -> String {
    if let Some((frame, later)) = view.pending.split_last() {
        let mut text = pending(rules, view, seat, frame);
        let later: Vec<String> = later.iter().rev().filter_map(afterwards).collect();
        if !later.is_empty() {
            text += &format!(" After that: {}.", later.join("; then "));
        }
        return text;
    }
    match view.phase {
        PhasePosition::Setup { stage: SetupStage::Sides, .. } => {
            "which side of your chief card do you use in this game?".into()
        }
        PhasePosition::Setup { stage: SetupStage::TakeChiefs, .. } => {
            "take a chief, with one side up.".into()
        }
        PhasePosition::Setup { .. } => "take a set-up card.".into(),
        PhasePosition::EclipsePile { .. } => format!(
            "lay cards face down as your eclipse pile, if you like: tribe cards give their labor \
             for the turn order and their eclipse abilities; culture cards are bluff and come \
             back. What you keep stays in hand. {}",
            eclipse_labor(game, rules, view, seat)
        ),
        PhasePosition::Eclipse { .. } => {
            "the eclipse: use the eclipse abilities of your revealed cards, in any order.".into()
        }
        _ => turn(game, rules, view, seat),
    }
}

/// A turn while nothing is pending.
fn turn(game: &EndlessWinter, rules: &Rules, view: &Position, seat: Seat) -> String {
    let means = means(game, rules, view, seat);
    match view.turn.spot {
        None => {
            let culture = if view.turn.culture_played {
                "another culture card costs discarding a card"
            } else {
                "culture cards come before it"
            };
            format!("place a figure; {culture}. {means}")
        }
        Some(Spot::Rest) => "you rest: draw a card, then use an animal, as you like.".into(),
        Some(spot @ Spot::Column(_)) => {
            let figure = if view.turn.is_chief { "your chief" } else { "your tribe member" };
            let first =
                if view.turn.is_first { ", the first there" } else { ", not the first there" };
            format!("{figure} stands in {}{first}. {means}", words::spot(spot))
        }
    }
}

/// `You have 2.5 labor, 1 tool and 3 food (worth 2 labor).`
fn means(game: &EndlessWinter, rules: &Rules, view: &Position, seat: Seat) -> String {
    let player = game.player(seat);
    let worth = rules.components().player_board.labor_halves(player.food(), player.food());
    let worth =
        if worth == 0 { String::new() } else { format!(" (worth {} labor)", halves(worth)) };
    format!(
        "You have {} labor, {} and {} food{worth}.",
        halves(view.turn.labor_halves),
        counted(player.tools(), "tool", "tools"),
        player.food()
    )
}

/// What counts for the turn order so far: the own labor, and what can be seen of the others.
fn eclipse_labor(game: &EndlessWinter, rules: &Rules, view: &Position, seat: Seat) -> String {
    let resting = |seat: Seat| {
        let rests = |figure: &&FigurePosition| figure.seat == seat && figure.spot == Spot::Rest;
        view.figures.iter().filter(rests).count() as u8
    };
    let labor_of = |card| {
        let printed = words::printed(rules.components(), card);
        let extra = printed.abilities.iter().filter(|of| of.eclipse && of.price.is_empty());
        let extra: u8 = extra.map(|ability| ability.gain.get(Symbol::LaborHalves)).sum();
        printed.labor.map_or(0, |labor| labor + extra)
    };
    let own: u8 = game.player(seat).eclipse_pile().cards().map(labor_of).sum();
    let own = own + RESTING * resting(seat);
    let others = view.seats.iter().filter(|other| other.seat != seat).map(|other| {
        format!(
            "player {} has {} resting and {} in the pile",
            other.seat,
            counted(resting(other.seat), "figure", "figures"),
            counted(words::count(&other.eclipse_pile) as u8, "card", "cards")
        )
    });
    format!("So far you have {} labor; {}.", halves(own), others.collect::<Vec<_>>().join(", "))
}

/// What is asked about something unfinished.
fn pending(rules: &Rules, view: &Position, seat: Seat, frame: &FramePosition) -> String {
    match frame {
        FramePosition::Gains { must, left, .. } => {
            let is_one = left.values().sum::<u8>() == 1;
            let must = if *must && !is_one { ", at least one of it" } else { "" };
            let stones = stones_left(view, seat, frame);
            let stones = if stones.is_empty() { String::new() } else { format!("; {stones}") };
            let gains = gains(frame);
            format!("{}you gain {gains}{must}{stones}.", part(view))
        }
        FramePosition::Extra { .. } => {
            "the start cell lets you put one more megalith at one of its arrows.".into()
        }
        FramePosition::When { event } => {
            let what = match event.0 {
                When::Bury => "a card was buried",
                When::TakeAnimal => "you took an animal",
            };
            format!("{what}: use what waits for it, or go on.")
        }
        FramePosition::Discard { cards } => {
            format!("discard {} as the price.", counted(*cards, "card", "cards"))
        }
        FramePosition::RestToken {} => {
            let token = view
                .rest_tokens
                .up
                .map(|token| rules.components().rest_tokens[token.index()].gain.to_string());
            format!("you rest first: take the rest token ({})?", token.unwrap_or_default())
        }
        _ => "chance decides.".into(),
    }
}

/// The part of the eclipse that gives the gains on top (EW-6.3).
fn part(view: &Position) -> &'static str {
    let PhasePosition::Eclipse { next, .. } = view.phase else { return "" };
    match next {
        EclipsePart::A => "the eclipse: ",
        EclipsePart::B if view.turn.used.is_empty() => "your place in the new turn order: ",
        EclipsePart::B => "your eclipse abilities: ",
        EclipsePart::C => "your eclipse abilities: ",
        EclipsePart::D => "the map, where you have most influence: ",
        EclipsePart::End => "your player board: ",
    }
}

fn gains(frame: &FramePosition) -> String {
    let FramePosition::Gains { left, .. } = frame else { return String::new() };
    let gains: Gains = left.iter().map(|(symbol, &n)| (symbol.0, n)).collect();
    gains.to_string()
}

/// The stones that are counted as well.
fn stones_left(view: &Position, seat: Seat, frame: &FramePosition) -> String {
    let FramePosition::Gains { stones, .. } = frame else { return String::new() };
    let own = view.seats.iter().find(|own| own.seat == seat).map(|own| &own.stones);
    let stone = |&slot: &u8| own?.get(usize::from(slot).checked_sub(1)?).map(ToString::to_string);
    let stones: Vec<String> = stones.iter().filter_map(stone).collect();
    if stones.is_empty() { String::new() } else { format!("and count {}", stones.join(", ")) }
}

/// What waits beneath the question.
fn afterwards(frame: &FramePosition) -> Option<String> {
    Some(match frame {
        FramePosition::Gains { .. } => gains(frame),
        FramePosition::Extra { .. } => "one more megalith".into(),
        FramePosition::Draw {} => "draw a card".into(),
        FramePosition::Reveal { animals } => format!("reveal {animals}"),
        FramePosition::AnimalDeck {} => "an animal from the deck".into(),
        FramePosition::Discard { cards } => format!("discard {cards}"),
        _ => return None,
    })
}
