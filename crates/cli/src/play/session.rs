//! A game from its first question to its end: asks people, lets bots and chance decide.

use std::io::{BufRead, Write};

use anyhow::Result;
use ochre_bots::{Bot, BotName, Instinct, make_bot};
use ochre_kernel::{Rng, Seat, Step, Turn, Viewer};

use super::command::{self, Command};
use super::keeper::Keeper;
use super::keyboard;
use super::table::Table;
use crate::output;
use crate::screen::layout::wrap;
use crate::screen::{Look, Screen};
use crate::seats::{self, Sitter};

/// One game at one keyboard.
pub struct Session<G: Screen + Instinct, R, W> {
    pub(super) table: Table<G>,
    pub(super) sitters: Vec<Sitter>,
    /// As records have them.
    pub(super) names: Vec<String>,
    pub(super) viewer: Viewer,
    pub(super) keeper: Keeper,
    /// How many steps have been told.
    pub(super) n_told: usize,
    pub(super) out: W,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    luck: Rng,
    /// What bots imagine draws from a stream of its own: thinking must not change the dice.
    fancy: Rng,
    input: R,
    /// Whether what is typed must be written too, since no terminal shows it.
    echoes: bool,
}

/// How much is shown with a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// What the question needs.
    Needed,
    /// The whole table.
    Table,
    /// The whole table and every choice.
    All,
}

/// What a person wants.
enum Wish<A> {
    Act(A),
    /// To be asked again with the table.
    Again(Shown),
    /// To be asked again.
    Stay,
    Leave,
}

impl<G: Screen + Instinct, R: BufRead, W: Write> Session<G, R, W> {
    /// Everything is ready; nothing is written yet.
    pub fn new(
        (table, sitters, names): (Table<G>, Vec<Sitter>, Vec<String>),
        seed: u64,
        keeper: Keeper,
        (input, out): (R, W),
        echoes: bool,
    ) -> Session<G, R, W> {
        let bot = |(stream, sitter): (u64, &Sitter)| match sitter {
            Sitter::Person => None,
            Sitter::Bot(name) => Some(make_bot(name, Rng::from_stream(seed, stream).next_u64())),
        };
        Session {
            viewer: seats::viewer(&sitters),
            bots: (2..).zip(&sitters).map(bot).collect(),
            luck: Rng::from_stream(seed, 0),
            fancy: Rng::from_stream(seed, 1),
            n_told: table.news_begin(|seat| is_person(&sitters, seat)),
            table,
            sitters,
            names,
            keeper,
            input,
            out,
            echoes,
        }
    }

    /// Plays to the end, or until somebody leaves.
    pub fn run(&mut self) -> Result<()> {
        self.greet()?;
        loop {
            let (state, rules) = (&self.table.state, &self.table.rules);
            let step = match state.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => Step::Chance(state.sample_chance(rules, &mut self.luck)),
                Turn::Player(seat) => match self.ask_bot(seat)? {
                    Some(action) => Step::Act(action),
                    None => match self.ask_person(seat)? {
                        Some(action) => Step::Act(action),
                        None => return self.leave(),
                    },
                },
            };
            self.table.play(step);
        }
    }

    /// What the bot on this seat decides; `None` where a person sits.
    fn ask_bot(&mut self, seat: Seat) -> Result<Option<G::Action>> {
        if let Some(Sitter::Bot(BotName::Uct(_))) = self.sitters.get(seat.index()) {
            // It may think for long; meanwhile people can read what happened.
            self.tell_news()?;
            self.out.flush()?;
        }
        let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return Ok(None) };
        let (state, rules) = (&self.table.state, &self.table.rules);
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        let mut imagine = || state.resample(rules, Viewer::Seat(seat), &mut self.fancy);
        Ok(Some(bot.choose(&mut imagine, rules, &legal)))
    }

    /// Asks until somebody decides; `None` when they leave.
    fn ask_person(&mut self, seat: Seat) -> Result<Option<G::Action>> {
        self.keep()?;
        let mut shown = Shown::Needed;
        loop {
            self.tell_news()?;
            let legal = self.show(seat, shown)?;
            shown = loop {
                let Some(line) = self.read_line()? else { return Ok(None) };
                match self.obey(command::parse(&line), &legal)? {
                    Wish::Act(action) => return Ok(Some(action)),
                    Wish::Leave => return Ok(None),
                    Wish::Again(shown) => break shown,
                    Wish::Stay => (),
                }
            };
        }
    }

    /// Shows the table and the question; gives the choices in the order of their numbers.
    fn show(&mut self, seat: Seat, shown: Shown) -> Result<Vec<G::Action>> {
        let names = self.shown_names();
        let look = Look {
            viewer: if G::HAS_HANDS { Viewer::Seat(seat) } else { self.viewer },
            names: &names,
            width: output::width(),
            whole: shown != Shown::Needed,
            all: shown == Shown::All,
        };
        let (state, rules) = (&self.table.state, &self.table.rules);
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        state.arrange(rules, &mut legal);
        let table = state.table(rules, &look, &legal);
        let question = state.question(rules, &look, &legal);
        write!(self.out, "\n{table}\n{question}")?;
        Ok(legal)
    }

    pub(super) fn read_line(&mut self) -> Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let line = keyboard::next_line(&mut self.input)?;
        if self.echoes || line.is_none() {
            writeln!(self.out, "{}", line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    fn obey(&mut self, command: Command, legal: &[G::Action]) -> Result<Wish<G::Action>> {
        match command {
            Command::Number(number) => match number.checked_sub(1).and_then(|n| legal.get(n)) {
                Some(&action) => return Ok(Wish::Act(action)),
                None => self.say(&format!("Choose a number from 1 to {}.", legal.len()))?,
            },
            Command::Typed(text) => match self.understand(&text) {
                Ok(action) => return Ok(Wish::Act(action)),
                Err(why) => self.say(&why)?,
            },
            Command::Table => return Ok(Wish::Again(Shown::Table)),
            Command::All => return Ok(Wish::Again(Shown::All)),
            Command::Undo => {
                if self.undo()? {
                    return Ok(Wish::Again(Shown::Needed));
                }
            }
            Command::Quit if self.keeper.may_leave(self.table.taken.len()) => {
                return Ok(Wish::Leave);
            }
            Command::Quit => {
                self.say("The game is not saved: `save FILE` keeps it, `quit` again leaves it.")?;
            }
            other => self.inform(other)?,
        }
        Ok(Wish::Stay)
    }

    /// The action that was typed, or why it can't be taken.
    fn understand(&self, typed: &str) -> Result<G::Action, String> {
        let (state, rules) = (&self.table.state, &self.table.rules);
        let notation = state.notation(rules, typed)?;
        let action = G::parse_action(rules, &notation)
            .map_err(|why| format!("I don't understand: {why}. `help` tells what you can type."))?;
        match state.check(rules, action) {
            Ok(()) => Ok(action),
            Err(illegal) => Err(format!("That can't be done: {illegal}.")),
        }
    }

    /// Says whether something was taken back.
    fn undo(&mut self) -> Result<bool> {
        let sitters = &self.sitters;
        match self.table.undo(|seat| is_person(sitters, seat)) {
            Ok(taken) => {
                self.n_told = self.n_told.min(self.table.taken.len());
                let what = match taken.step {
                    Step::Act(action) => G::action_text(&self.table.rules, action),
                    Step::Chance(chance) => G::chance_text(&self.table.rules, chance),
                };
                self.say(&format!("Taken back: {what}."))?;
                Ok(true)
            }
            Err(why) => {
                self.say(&format!("No: {why}."))?;
                Ok(false)
            }
        }
    }

    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{}", wrap(text, 2, output::width()))?;
        Ok(())
    }
}

fn is_person(sitters: &[Sitter], seat: Seat) -> bool {
    sitters.get(seat.index()) == Some(&Sitter::Person)
}
