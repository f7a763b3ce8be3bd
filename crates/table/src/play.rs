//! A game in progress whose type is known only at run time.

use std::sync::Arc;

use ochre_bots::{BotName, Instinct, make_bot};
use ochre_catalogue::{header_text, on_each_game, read_position, write_record};
use ochre_fair::LuckKey;
use ochre_kernel::{Game, Refusal as _, Rng, Rules as _, Seat, Step, Turn, Viewer, shows_others};
use serde::Serialize;
use serde_json::Value;

use crate::{Opening, Refused};

/// Something that the seat whose turn it is may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// In the notation of records.
    pub action: String,
    /// Whether it could be taken back.
    pub undoable: bool,
    /// What it would cause at once; only where it can be taken back, so that asking shows nothing
    /// that choosing would not.
    pub then: Vec<Value>,
}

/// A step as one viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// `2 place forest 3`; what the viewer may not know is `?`.
    pub text: String,
    /// What it caused.
    pub events: Vec<Value>,
    /// The same in English.
    pub sentences: Vec<String>,
}

/// The score of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// In all.
    pub total: i32,
    /// Where it came from.
    pub sources: Vec<(&'static str, i32)>,
}

/// What a decision adds to the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The action, and what chance decides after it.
    pub lines: Vec<String>,
    /// Whether the game is over then.
    pub over: bool,
}

/// What a bot does on its own time: it knows no more than its seat.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// A game in progress. Everything is computed from its steps.
pub trait Play: Send + Sync {
    /// How many steps were taken.
    fn n_steps(&self) -> usize;
    /// Who moves the game forward.
    fn turn(&self) -> Turn;
    /// The current round.
    fn round(&self) -> u16;
    /// What the seat whose turn it is may do.
    fn choices(&self) -> Vec<Choice>;
    /// What an action of the seat whose turn it is adds.
    fn act(&self, text: &str, luck: &LuckKey) -> Result<Moved, Refused>;
    /// Why an action is refused now.
    fn check(&self, text: &str) -> Result<(), Refused>;
    /// What chance adds where it decides first.
    fn begin(&self, luck: &LuckKey) -> Moved;
    /// Takes a line that was stored.
    fn push(&mut self, line: &str) -> Result<(), String>;
    /// Keeps so many steps.
    fn keep(&mut self, n_steps: usize);
    /// How few steps can be left when this seat takes back what it can.
    fn undo_floor(&self, seat: Seat) -> usize;
    /// The steps from this one on, as the viewer may know them.
    fn told(&self, from: usize, viewer: Viewer) -> Vec<Told>;
    /// What the viewer may know after so many steps.
    fn view(&self, n_steps: usize, viewer: Viewer) -> Value;
    /// The whole position after so many steps, secrets included: for a game that is over.
    fn position_at(&self, n_steps: usize) -> Value;
    /// The score of each seat.
    fn scores(&self) -> Vec<Score>;
    /// What each seat's score would be if the game ended now, as far as the viewer can count it;
    /// for games that say so.
    fn projections(&self, viewer: Viewer) -> Option<Vec<i32>>;
    /// How the victory is shared, where the game is over.
    fn win_shares(&self) -> Option<Vec<f64>>;
    /// The record: whole without a viewer, else as the viewer may know it.
    fn record(&self, names: &[String], viewer: Option<Viewer>) -> String;
    /// The whole position, secrets included.
    fn position(&self) -> Value;
    /// What the bot of this name does on this seat.
    fn thought(&self, seat: Seat, bot: &BotName, seed: u64) -> Thought;
}

/// The game that an opening describes, before its first step.
///
/// # Errors
///
/// When this program can't play it.
pub fn begin_play(opening: &Opening) -> Result<Box<dyn Play>, String> {
    on_each_game!(opening.game()?, G => Playing::<G>::new(opening).map(|play| Box::new(play) as _))
}

/// The events as the viewer may know them.
fn values<G: Game>(rules: &G::Rules, events: &[G::Event], viewer: Viewer) -> Vec<Value> {
    let known = events.iter().filter_map(|event| G::redact_event(rules, event, viewer));
    known.map(|event| serde_json::to_value(event).unwrap_or_default()).collect()
}

struct Playing<G: Game> {
    rules: Arc<G::Rules>,
    start: Option<G>,
    steps: Vec<Step<G::Action, G::Chance>>,
    state: G,
    /// The state before every [`SPAN`]th step, so that looking back needs few steps.
    moments: Vec<G>,
    /// For each step the seat that may take it back, as long as nobody has decided since.
    owners: Vec<Option<Seat>>,
}

/// How many steps one may have to play again to look back.
const SPAN: usize = 16;

impl<G: Game> Playing<G> {
    fn new(opening: &Opening) -> Result<Playing<G>, String> {
        let rules = opening.rules::<G>()?;
        let start = match &opening.position {
            None => None,
            Some(position) => {
                let (of_position, state) =
                    read_position::<G>(&position.to_string()).map_err(|bad| bad.to_string())?;
                if of_position != rules {
                    return Err("the position has other players or options".into());
                }
                Some(state)
            }
        };
        let state = start.unwrap_or_else(|| G::new(&rules));
        Ok(Playing {
            rules: Arc::new(rules),
            start,
            steps: Vec::new(),
            state,
            moments: Vec::new(),
            owners: Vec::new(),
        })
    }

    /// The action, and the seat that may take it.
    fn legal(&self, text: &str) -> Result<(Seat, G::Action), Refused> {
        let Turn::Player(seat) = self.state.turn() else { return Err(Refused::Over) };
        let action = G::parse_action(&self.rules, text).map_err(Refused::NoAction)?;
        self.state.check(&self.rules, action).map_err(|illegal| Refused::Illegal {
            sentence: illegal.to_string(),
            rule: illegal.rule(),
            key: serde_json::to_value(&illegal).unwrap_or_default(),
        })?;
        Ok((seat, action))
    }

    /// The state after so many steps.
    fn at(&self, n_steps: usize) -> G {
        if n_steps >= self.steps.len() {
            return self.state;
        }
        let index = n_steps / SPAN;
        let mut state = self.moments[index];
        for &step in &self.steps[index * SPAN..n_steps] {
            state.apply(&self.rules, step, &mut ());
        }
        state
    }

    /// Lets chance decide until a player does; adds the lines.
    fn draw(&self, state: &mut G, luck: &LuckKey, lines: &mut Vec<String>) {
        let n_drawn = self.steps.iter().filter(|step| matches!(step, Step::Chance(_))).count();
        let mut n_drawn = n_drawn as u32;
        let mut outcomes = Vec::new();
        while state.turn() == Turn::Chance {
            n_drawn += 1;
            state.chance_outcomes(&self.rules, &mut outcomes);
            let chance = luck.outcome(n_drawn, &outcomes);
            lines.push(format!("* {}", G::chance_text(&self.rules, chance)));
            state.apply(&self.rules, Step::Chance(chance), &mut ());
        }
    }
}

impl<G: Game + Instinct> Play for Playing<G> {
    fn n_steps(&self) -> usize {
        self.steps.len()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn round(&self) -> u16 {
        self.state.round()
    }

    fn choices(&self) -> Vec<Choice> {
        let Turn::Player(seat) = self.state.turn() else { return Vec::new() };
        let rules = &*self.rules;
        let mut actions = Vec::new();
        self.state.legal_actions(rules, &mut actions);
        let mut events = Vec::new();
        let choice = |&action: &G::Action| {
            events.clear();
            let mut after = self.state;
            after.apply(rules, Step::Act(action), &mut events);
            // The same question as `can_be_undone`, but the events are needed, too, and a game
            // that is over stays so: its end shows every secret.
            let goes_on = !matches!(after.turn(), Turn::Chance | Turn::Over);
            let undoable = goes_on && !shows_others::<G>(&events, seat);
            if !undoable {
                events.clear();
            }
            Choice {
                action: G::action_text(rules, action),
                undoable,
                then: values::<G>(rules, &events, Viewer::Seat(seat)),
            }
        };
        actions.iter().map(choice).collect()
    }

    fn check(&self, text: &str) -> Result<(), Refused> {
        self.legal(text).map(|_| ())
    }

    fn act(&self, text: &str, luck: &LuckKey) -> Result<Moved, Refused> {
        let (seat, action) = self.legal(text)?;
        let mut state = self.state;
        state.apply(&self.rules, Step::Act(action), &mut ());
        let mut lines = vec![format!("{seat} {}", G::action_text(&self.rules, action))];
        self.draw(&mut state, luck, &mut lines);
        Ok(Moved { lines, over: state.turn() == Turn::Over })
    }

    fn begin(&self, luck: &LuckKey) -> Moved {
        let (mut state, mut lines) = (self.state, Vec::new());
        self.draw(&mut state, luck, &mut lines);
        Moved { lines, over: state.turn() == Turn::Over }
    }

    fn push(&mut self, line: &str) -> Result<(), String> {
        let (who, what) = line.split_once(' ').unwrap_or((line, ""));
        let step = match self.state.turn() {
            Turn::Over => return Err(format!("`{line}`: the game is over")),
            Turn::Chance if who == "*" => Step::Chance(G::parse_chance(&self.rules, what)?),
            Turn::Player(seat) if who == seat.to_string() => {
                Step::Act(G::parse_action(&self.rules, what)?)
            }
            turn => return Err(format!("`{line}`: it is the turn of {turn:?}")),
        };
        let (before, mut events) = (self.state, Vec::new());
        self.state
            .play(&self.rules, step, &mut events)
            .map_err(|illegal| format!("`{line}`: {illegal}"))?;
        if self.steps.len().is_multiple_of(SPAN) {
            self.moments.push(before);
        }
        self.owners.push(match before.turn() {
            Turn::Player(seat) if !shows_others::<G>(&events, seat) => Some(seat),
            _ => None,
        });
        self.steps.push(step);
        Ok(())
    }

    fn keep(&mut self, n_steps: usize) {
        if n_steps < self.steps.len() {
            self.state = self.at(n_steps);
            self.steps.truncate(n_steps);
            self.owners.truncate(n_steps);
            self.moments.truncate(n_steps.div_ceil(SPAN));
        }
    }

    fn undo_floor(&self, seat: Seat) -> usize {
        let last = self.owners.iter().rposition(|&owner| owner != Some(seat));
        last.map_or(0, |last| last + 1)
    }

    fn told(&self, from: usize, viewer: Viewer) -> Vec<Told> {
        let rules = &*self.rules;
        let from = from.min(self.steps.len());
        let mut state = self.at(from);
        let mut events = Vec::new();
        let mut told = Vec::new();
        for &step in &self.steps[from..] {
            let text = state.redact_step(rules, step, viewer);
            let who = match state.turn() {
                Turn::Player(seat) => seat.to_string(),
                _ => "*".into(),
            };
            events.clear();
            state.apply(rules, step, &mut events);
            let events: Vec<G::Event> =
                events.iter().filter_map(|event| G::redact_event(rules, event, viewer)).collect();
            told.push(Told {
                text: format!("{who} {text}"),
                events: events
                    .iter()
                    .map(|event| serde_json::to_value(event).unwrap_or_default())
                    .collect(),
                sentences: events.iter().map(|event| G::describe(rules, event)).collect(),
            });
        }
        told
    }

    fn view(&self, n_steps: usize, viewer: Viewer) -> Value {
        let view = self.at(n_steps).view(&self.rules, viewer);
        serde_json::to_value(view).unwrap_or_default()
    }

    fn scores(&self) -> Vec<Score> {
        let score = |seat| Score {
            total: self.state.score(&self.rules, seat),
            sources: self.state.score_sources(&self.rules, seat),
        };
        Seat::all(self.rules.players()).map(score).collect()
    }

    fn projections(&self, viewer: Viewer) -> Option<Vec<i32>> {
        let seats = Seat::all(self.rules.players());
        seats.map(|seat| self.state.projection(&self.rules, seat, viewer)).collect()
    }

    fn win_shares(&self) -> Option<Vec<f64>> {
        let shares = self.state.win_shares(&self.rules)?;
        Some(Seat::all(self.rules.players()).map(|seat| shares[seat]).collect())
    }

    fn record(&self, names: &[String], viewer: Option<Viewer>) -> String {
        let Some(viewer) = viewer else {
            return write_record::<G>(&self.rules, self.start.as_ref(), names, &self.steps, false);
        };
        // Where it began also holds secrets.
        let start = self.start.map(|start| start.view(&self.rules, viewer));
        let start = start.and_then(|view| serde_json::to_string(&view).ok());
        let mut text = header_text::<G>(&self.rules, start.as_deref(), names);
        text.push('\n');
        for told in self.told(0, viewer) {
            text += &told.text;
            text.push('\n');
        }
        text
    }

    fn position(&self) -> Value {
        self.position_at(self.steps.len())
    }

    fn position_at(&self, n_steps: usize) -> Value {
        serde_json::to_value(self.at(n_steps).position(&self.rules)).unwrap_or_default()
    }

    fn thought(&self, seat: Seat, bot: &BotName, seed: u64) -> Thought {
        let (state, rules, bot) = (self.state, Arc::clone(&self.rules), *bot);
        Box::new(move || {
            let mut fancy = Rng::from_stream(seed, 1);
            let mut legal = Vec::new();
            state.legal_actions(&rules, &mut legal);
            let mut imagine = || state.resample(&rules, Viewer::Seat(seat), &mut fancy);
            let action = make_bot::<G>(&bot, seed).choose(&mut imagine, &rules, &legal);
            G::action_text(&rules, action)
        })
    }
}
