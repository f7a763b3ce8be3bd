//! The log of a table that begins with a position and goes on for a few steps.

use ochre_kernel::{Game, Rules, Seat, Step, Turn};
use ochre_table::{Author, Clock, Draft, Entry, Kind, Opening, Seating, Visibility};
use serde_json::json;

use super::told::{id, key};

pub type Steps<G> = Vec<Step<<G as Game>::Action, <G as Game>::Chance>>;

/// A position and the steps from there.
pub struct Line<G: Game> {
    pub start: G,
    pub state: G,
    pub steps: Steps<G>,
    pub texts: Vec<String>,
}

impl<G: Game> Line<G> {
    pub fn new(start: G) -> Line<G> {
        Line { start, state: start, steps: Vec::new(), texts: Vec::new() }
    }

    pub fn push(&mut self, rules: &G::Rules, step: Step<G::Action, G::Chance>) {
        self.texts.push(match (step, self.state.turn()) {
            (Step::Act(action), Turn::Player(seat)) => {
                format!("{seat} {}", G::action_text(rules, action))
            }
            (Step::Chance(chance), _) => format!("* {}", G::chance_text(rules, chance)),
            (Step::Act(_), turn) => panic!("nobody acts in the turn of {turn:?}"),
        });
        self.state.apply(rules, step, &mut ());
        self.steps.push(step);
    }

    /// The log of a table that begins there, with a person on each seat.
    pub fn log(&self, rules: &G::Rules) -> Vec<Entry> {
        let mut opening = opening();
        opening.describe::<G>(rules);
        opening.position = Some(serde_json::to_value(self.start.position(rules)).unwrap());
        opening.links = vec![None; usize::from(rules.players())];
        let draft = |author, kind, text| Draft { author, kind, text };
        let text = serde_json::to_string(&opening).unwrap();
        let mut drafts = vec![draft(Author::Host, Kind::Setup, text)];
        for seat in Seat::all(rules.players()) {
            let value = "00".repeat(32);
            let (name, holder) = (format!("Person {seat}"), format!("holder {seat}"));
            let sit = json!({ "seat": seat, "name": name, "holder": holder, "value": value });
            drafts.push(draft(Author::Seat(seat), Kind::Sit, sit.to_string()));
        }
        let seating: Vec<String> =
            Seat::all(rules.players()).map(|seat| seat.to_string()).collect();
        drafts.push(draft(Author::Host, Kind::Start, seating.join(" ")));
        for text in &self.texts {
            let author = match text.split_once(' ').and_then(|(who, _)| who.parse().ok()) {
                Some(seat) => Author::Seat(seat),
                None => Author::Server,
            };
            drafts.push(draft(author, Kind::Step, text.clone()));
        }
        let entry = |(draft, seq): (Draft, u32)| draft.entry(seq, 1_000 * i64::from(seq));
        drafts.into_iter().zip(1..).map(entry).collect()
    }
}

fn opening() -> Opening {
    Opening {
        visibility: Visibility::Public,
        clock: Clock::Days { hours: 24 },
        seating: Seating::AsJoined,
        host: "host".into(),
        commitment: key().secret(id().as_str()).commitment().to_string(),
        key: "key".into(),
        ..Opening::default()
    }
}
