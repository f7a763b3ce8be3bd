//! Reading records: line by line, refusing the first line that breaks a rule.

use std::fmt;

use ochre_kernel::{Game, Rules, Seat, Setup, Sink, Step, Turn};

use crate::header::{Header, HeaderReader};
use crate::position::read_position;

/// Why a record is refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, with the rule's number where there is one.
    pub why: String,
    /// What would have been possible there.
    pub possible: Vec<String>,
}

impl BadRecord {
    pub(crate) fn at(line: usize, why: impl Into<String>) -> BadRecord {
        BadRecord { line, why: why.into(), possible: Vec::new() }
    }
}

/// How many possible steps a refusal names.
const POSSIBLE_SHOWN: usize = 12;

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)?;
        if self.possible.is_empty() {
            return Ok(());
        }
        let shown = self.possible.len().min(POSSIBLE_SHOWN);
        write!(f, "; possible here: {}", self.possible[..shown].join(", "))?;
        match self.possible.len() - shown {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}

impl std::error::Error for BadRecord {}

/// A record as far as it goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed<G: Game> {
    /// Players, options, components.
    pub rules: G::Rules,
    /// The position it began with, where that was not the set-up.
    pub start: Option<G>,
    /// Every step.
    pub steps: Vec<Step<G::Action, G::Chance>>,
    /// The state after the last step.
    pub state: G,
    /// Who sits where, as far as the record says.
    pub names: Vec<Option<String>>,
}

impl Header {
    /// Reads only the head of a record.
    ///
    /// # Errors
    ///
    /// With the first line that is no header line where one must be.
    pub fn read(text: &str) -> Result<Header, BadRecord> {
        let mut lines = Lines::new(text);
        read_header(&mut lines)
    }
}

/// Replays a record of game `G`; `visit` is called with the state before the first step and after
/// each step: the number of steps so far, the state, the rules, and what the step caused.
///
/// # Errors
///
/// With the first line that breaks a rule.
pub fn replay<G: Game>(
    text: &str,
    mut visit: impl FnMut(usize, &G, &G::Rules, &[G::Event]),
) -> Result<Replayed<G>, BadRecord> {
    let mut lines = Lines::new(text);
    let header = read_header(&mut lines)?;
    let (rules, start) = begin::<G>(&header, lines.number)?;
    let mut state = start.unwrap_or_else(|| G::new(&rules));
    let mut steps = Vec::new();
    let mut events = Vec::new();
    visit(0, &state, &rules, &events);
    while let Some(line) = lines.next_line()? {
        if let Some(scores) = line.strip_prefix("end") {
            check_end(&state, &rules, scores).map_err(|why| BadRecord::at(lines.number, why))?;
            break;
        }
        events.clear();
        let step = play_line(&mut state, &rules, line, &mut events)
            .map_err(|(why, possible)| BadRecord { line: lines.number, why, possible })?;
        steps.push(step);
        visit(steps.len(), &state, &rules, &events);
    }
    if lines.next_line()?.is_some() {
        return Err(BadRecord::at(lines.number, "nothing may follow the `end` line"));
    }
    Ok(Replayed { rules, start, steps, state, names: header.names })
}

fn begin<G: Game>(header: &Header, line: usize) -> Result<(G::Rules, Option<G>), BadRecord> {
    let refuse = |why: String| BadRecord::at(line, why);
    if header.game.name() != G::NAME {
        return Err(refuse(format!("this is a record of {}, not of {}", header.game, G::NAME)));
    }
    if header.rules != G::RULES_NUMBER {
        return Err(refuse(format!(
            "the record was made under rules {} of {}; this program plays rules {}",
            header.rules,
            G::NAME,
            G::RULES_NUMBER
        )));
    }
    let rules = rules_of::<G>(header).map_err(refuse)?;
    let Some(position) = &header.position else { return Ok((rules, None)) };
    let (of_position, state) =
        read_position::<G>(position).map_err(|bad| refuse(bad.to_string()))?;
    if of_position != rules {
        return Err(refuse("the position has other players or options than the header".into()));
    }
    Ok((rules, Some(state)))
}

/// The rules that the header asks for, with the very pack that it names.
///
/// # Errors
///
/// With a sentence, when there are no such rules or the pack is not at hand.
pub fn rules_of<G: Game>(header: &Header) -> Result<G::Rules, String> {
    let make = |setup: &Setup| G::Rules::new(setup).map_err(|error| error.to_string());
    let rules = make(&header.setup)?;
    if header.pack == rules.pack() {
        return Ok(rules);
    }
    let (Some(pack), true) = (&header.pack, rules.pack().is_some()) else {
        return Err(match &header.pack {
            None => "the header has no `pack` line with the fingerprint of its components".into(),
            Some(_) => format!("{} has no component packs, but the header names one", G::NAME),
        });
    };
    if header.setup.pack.is_some() {
        return Err("the `components` line is not the pack that the `pack` line names".into());
    }
    let text = G::Rules::released_pack(pack).ok_or_else(|| {
        let pack: String = pack.chars().take(60).collect();
        format!(
            "the record was made with component pack {pack}, which was never shipped: it must be \
             in a `components` line of the header"
        )
    })?;
    make(&Setup { pack: Some(text), ..header.setup.clone() })
}

type Refused = (String, Vec<String>);

/// Plays `2 place forest 3` or `* roll 2 4 5`.
fn play_line<G: Game>(
    state: &mut G,
    rules: &G::Rules,
    line: &str,
    events: &mut impl Sink<G::Event>,
) -> Result<Step<G::Action, G::Chance>, Refused> {
    let (who, what) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let refuse = |state: &G, why: String| (why, possible_steps(state, rules));
    let step = match (who, state.turn()) {
        (_, Turn::Over) => return Err((format!("the game of {} is over", G::NAME), Vec::new())),
        ("*", Turn::Chance) => {
            Step::Chance(G::parse_chance(rules, what).map_err(|why| refuse(state, why))?)
        }
        ("*", Turn::Player(seat)) => {
            return Err(refuse(state, format!("seat {seat} decides here, not chance")));
        }
        (_, Turn::Chance) => return Err(refuse(state, "chance decides here, not a player".into())),
        (who, Turn::Player(seat)) => {
            let acting: Seat = who.parse().map_err(|why| refuse(state, why))?;
            if acting != seat {
                return Err(refuse(state, format!("seat {seat} decides here, not seat {acting}")));
            }
            Step::Act(G::parse_action(rules, what).map_err(|why| refuse(state, why))?)
        }
    };
    state.play(rules, step, events).map_err(|illegal| refuse(state, illegal.to_string()))?;
    Ok(step)
}

/// Everything that could stand on the next line.
fn possible_steps<G: Game>(state: &G, rules: &G::Rules) -> Vec<String> {
    match state.turn() {
        Turn::Over => Vec::new(),
        Turn::Player(seat) => {
            let mut actions = Vec::new();
            state.legal_actions(rules, &mut actions);
            actions
                .iter()
                .map(|&action| format!("`{seat} {}`", G::action_text(rules, action)))
                .collect()
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(rules, &mut outcomes);
            outcomes
                .iter()
                .map(|&(chance, _)| format!("`* {}`", G::chance_text(rules, chance)))
                .collect()
        }
    }
}

/// `end 98 120`: the game is over with these scores.
fn check_end<G: Game>(state: &G, rules: &G::Rules, scores: &str) -> Result<(), String> {
    if state.turn() != Turn::Over {
        return Err("the record says `end`, but the game is not over".into());
    }
    let expected: Vec<String> =
        Seat::all(rules.players()).map(|seat| state.score(rules, seat).to_string()).collect();
    let given: Vec<&str> = scores.split_whitespace().collect();
    if given != expected {
        return Err(format!("the final scores are {}", expected.join(" ")));
    }
    Ok(())
}

fn read_header(lines: &mut Lines) -> Result<Header, BadRecord> {
    let mut header = HeaderReader::default();
    while let Some(line) = lines.peek()? {
        if line.starts_with(|first: char| first.is_ascii_digit() || first == '*')
            || line.split_whitespace().next() == Some("end")
        {
            break;
        }
        header.line(line).map_err(|why| BadRecord::at(lines.number, why))?;
        lines.take();
    }
    header.finish(lines.number.max(1))
}

/// The lines of a record without remarks and empty ones.
struct Lines<'a> {
    rest: std::str::Lines<'a>,
    peeked: Option<&'a str>,
    /// The line last looked at.
    number: usize,
}

/// A step is short; only a position or a component pack needs room.
const LINE_MOST: usize = 500;
const JSON_MOST: usize = 1 << 20;

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines(), peeked: None, number: 0 }
    }

    /// The next line that says something, without taking it.
    fn peek(&mut self) -> Result<Option<&'a str>, BadRecord> {
        while self.peeked.is_none() {
            let Some(line) = self.rest.next() else { return Ok(None) };
            self.number += 1;
            // JSON may hold a `#`; no other line does outside a remark.
            let is_json = line.starts_with("position ") || line.starts_with("components ");
            let line = if is_json { line } else { before_remark(line) }.trim();
            let most = if is_json { JSON_MOST } else { LINE_MOST };
            if line.len() > most {
                let why = format!("the line is longer than {most} characters");
                return Err(BadRecord::at(self.number, why));
            }
            self.peeked = Some(line).filter(|line| !line.is_empty());
        }
        Ok(self.peeked)
    }

    fn take(&mut self) {
        self.peeked = None;
    }

    fn next_line(&mut self) -> Result<Option<&'a str>, BadRecord> {
        let line = self.peek()?;
        self.take();
        Ok(line)
    }
}

fn before_remark(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}
