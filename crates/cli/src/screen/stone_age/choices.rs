//! What is to be decided, and between what: each choice with what comes of it.

use ochre_kernel::{Game, Seat};
use ochre_stone_age::{
    Action, Dice, Edition, PhasePosition, Place, Position, Rules, StoneAge, ToolSet, Tribe, divisor,
};

use super::labels::Labels;
use super::words::{self, counted};
use crate::screen::Look;
use crate::screen::layout::{columns, grid, in_seat_colour, number, wrap};

/// The most lines that a list of choices takes unless it is asked for whole.
const ROWS_MOST: usize = 12;

/// The order in which choices are numbered: what most people want comes first.
pub fn arrange(game: &StoneAge, phase: PhasePosition, legal: &mut [Action]) {
    let is_building = matches!(game.place_in_use(), Some(Place::Building(_)));
    let tools: Vec<ToolSet> = legal
        .iter()
        .filter_map(|action| if let Action::Tools(tools) = action { Some(*tools) } else { None })
        .collect();
    legal.sort_by_key(|&action| match action {
        // A building scores what is paid; everything else is best paid with what is worth least.
        Action::Pay(heap) if is_building => (0, -i32::from(heap.worth())),
        Action::Pay(heap) | Action::Feed(heap) => (0, heap.worth().into()),
        Action::Tools(set) => (tool_rank(phase, set, &tools), set.total().into()),
        Action::Decline | Action::Starve => (2, 0),
        Action::TakeResources(_) => (3, 0),
        Action::Place { .. } | Action::Use(_) | Action::TakeDie(_) => (0, 0),
    });
}

/// Tools that yield no more than cheaper ones come second.
fn tool_rank(phase: PhasePosition, set: ToolSet, all: &[ToolSet]) -> i32 {
    let PhasePosition::AddingTools { goal, dice, .. } = phase else { return 0 };
    let yields = |set: ToolSet| (dice.total() + set.total()) / divisor(goal);
    let is_wasteful =
        all.iter().any(|other| yields(*other) == yields(set) && other.total() < set.total());
    is_wasteful.into()
}

/// The prompt line and the list of choices.
pub fn question(game: &StoneAge, rules: &Rules, look: &Look, legal: &[Action]) -> String {
    let (view, edition) = (&game.view(rules, look.viewer), rules.edition());
    let Some((seat, asked)) = asked(game, view, edition) else { return String::new() };
    let whole = format!("{}: {asked}", in_seat_colour(seat, &format!("Player {seat}")));
    let mut text = format!("{}\n", wrap(&whole, 0, look.width));

    let (takes, others): (Vec<_>, Vec<_>) = legal
        .iter()
        .enumerate()
        .filter(|(_, action)| !matches!(action, Action::Place { .. }))
        .partition(|(_, action)| matches!(action, Action::TakeResources(_)));
    let pieces = |choices: &[(usize, &Action)], tells_kept| -> Vec<String> {
        let labels = Labels { game, rules, phase: view.phase, seat, tells_kept };
        let piece = |&(index, action): &(usize, &Action)| {
            format!("{} {}", number(index + 1), labels.label(*action))
        };
        choices.iter().map(piece).collect()
    };
    let mut listed = pieces(&others, others.len() <= ROWS_MOST);
    if listed.iter().any(|piece| columns(piece) + 2 > look.width) {
        listed = pieces(&others, false);
    }
    text += &list(&listed, look);
    if !takes.is_empty() {
        text += "  or take with your face-up card, once in the game (SA-8.11):\n";
        text += &grid(&pieces(&takes, false), 2, look.width);
    }
    text
}

/// The list, cut short unless all was asked for. The last piece (decline, starve) always stays.
fn list(pieces: &[String], look: &Look) -> String {
    let cell = pieces.iter().map(|piece| columns(piece)).max().unwrap_or(0) + 3;
    let most = ROWS_MOST * (look.width / cell).max(1);
    let Some((last, first)) = pieces.split_last().filter(|_| pieces.len() > most && !look.all)
    else {
        return if pieces.is_empty() { String::new() } else { grid(pieces, 2, look.width) };
    };
    let hidden = first.len() + 1 - most;
    let mut shown = first[..most - 1].to_vec();
    shown.push(last.clone());
    format!("{}  {hidden} more choices: `all` lists them\n", grid(&shown, 2, look.width))
}

/// Who decides, and what.
fn asked(game: &StoneAge, view: &Position, edition: Edition) -> Option<(Seat, String)> {
    use PhasePosition as P;
    let cost = |place| match place {
        Place::Card(space) => {
            let card = game.card_on(space).map(|card| words::card(edition, card));
            let pieces = counted(space + 1, "resource", "resources");
            format!("pay {pieces} for {} ({}), or decline", place.title(), card.unwrap_or_default())
        }
        Place::Building(stack) => {
            let tile = game.top_tile(stack).map(|tile| words::building(edition, tile));
            format!("pay for {} ({}), or decline", place.title(), tile.unwrap_or_default())
        }
        _ => String::new(),
    };
    Some(match view.phase {
        P::Placing { seat } => {
            let text = format!(
                "put people on one place; {} left at home. {} Type a number from above, or a place \
                 and how many: `forest 3`.",
                counted(game.tribe(seat).home(), "is", "are"),
                meal(game.tribe(seat))
            );
            (seat, text)
        }
        P::Using { seat } => (seat, "which place do you use next?".into()),
        P::AddingTools { seat, goal, dice, .. } => {
            let goal = words::goal(edition, goal);
            (seat, format!("the roll for {goal} is {}. Which tools do you add?", sum(dice)))
        }
        P::Paying { seat, place } => (seat, cost(place)),
        P::TakingDie { seat, dice, .. } => (seat, format!("take one of the dice {dice}")),
        P::Feeding { seat, missing } => {
            let pieces = counted(missing, "resource", "resources");
            (seat, format!("{missing} food is missing. Pay {pieces}, or starve and lose 10 points"))
        }
        _ => return None,
    })
}

/// What will be eaten at the end of the round, as far as it is known.
fn meal(tribe: &Tribe) -> String {
    let comes =
        |place, now: u8, most: u8| now + u8::from(tribe.people_at(place) != 0 && now < most);
    let people = comes(Place::Hut, tribe.people(), Tribe::PEOPLE_MOST);
    let food = match comes(Place::Field, tribe.agriculture(), Tribe::AGRICULTURE_MOST) {
        0 => tribe.food().to_string(),
        grown => format!("{}, and the fields will give {grown}", tribe.food()),
    };
    format!("This round {people} people will eat {people} food: you have {food}.")
}

/// `2 + 4 + 5 = 11`.
fn sum(dice: Dice) -> String {
    let faces: Vec<String> = dice.faces().map(|face| face.to_string()).collect();
    match &faces[..] {
        [face] => face.clone(),
        faces => format!("{} = {}", faces.join(" + "), dice.total()),
    }
}
