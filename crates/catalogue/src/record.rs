//! Writing records.

use ochre_kernel::{Game, Rules, Seat, Step, Turn};

use crate::header::header_text;

/// The text of a game: header, one step a line, and the final scores where it is over.
///
/// `start` is the position that the game began with, where that was not the set-up. With
/// `remarks` each line says in words what happened.
pub fn write_record<G: Game>(
    rules: &G::Rules,
    start: Option<&G>,
    names: &[String],
    steps: &[Step<G::Action, G::Chance>],
    remarks: bool,
) -> String {
    let position = start.and_then(|state| serde_json::to_string(&state.position(rules)).ok());
    let mut text = header_text::<G>(rules, position.as_deref(), names);
    text.push('\n');

    let mut state = start.copied().unwrap_or_else(|| G::new(rules));
    let mut events = Vec::new();
    for &step in steps {
        let line = step_line(&state, rules, step);
        if remarks {
            events.clear();
            state.apply(rules, step, &mut events);
            let said: Vec<String> = events.iter().map(|event| G::describe(rules, event)).collect();
            text += format!("{line:<28} # {}", said.join("; ")).trim_end_matches([' ', '#']);
        } else {
            state.apply(rules, step, &mut ());
            text += &line;
        }
        text.push('\n');
    }
    if state.turn() == Turn::Over {
        text += "\nend";
        for seat in Seat::all(rules.players()) {
            text += &format!(" {}", state.score(rules, seat));
        }
        text.push('\n');
    }
    text
}

/// `2 place forest 3` or `* roll 2 4 5`, for a step about to be applied.
fn step_line<G: Game>(state: &G, rules: &G::Rules, step: Step<G::Action, G::Chance>) -> String {
    match (step, state.turn()) {
        (Step::Act(action), Turn::Player(seat)) => {
            format!("{seat} {}", G::action_text(rules, action))
        }
        (Step::Act(action), _) => format!("? {}", G::action_text(rules, action)),
        (Step::Chance(chance), _) => format!("* {}", G::chance_text(rules, chance)),
    }
}
