//! What a session says: greeting, news, log, help, farewell and the final score.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::Result;
use ochre_bots::Instinct;
use ochre_kernel::Seat;

use super::command::{self, Command};
use super::session::Session;
use super::{rulebook, story};
use crate::screen::Screen;
use crate::screen::layout::{faint, heading, wrap};
use crate::seats::Sitter;
use crate::{output, scores};

impl<G: Screen + Instinct, R: BufRead, W: Write> Session<G, R, W> {
    /// Names for the screen: who plays alone against bots is `you`.
    pub(super) fn shown_names(&self) -> Vec<String> {
        let n_people = self.sitters.iter().filter(|&&sitter| sitter == Sitter::Person).count();
        let shown = |name: &String| match name.as_str() {
            "person" if n_people == 1 => "you".to_string(),
            name => name.to_string(),
        };
        self.names.iter().map(shown).collect()
    }

    pub(super) fn greet(&mut self) -> Result<()> {
        let names = self.shown_names();
        let n_players = names.len();
        let seats = Seat::all(n_players as u8).map(|seat| scores::title(seat, &names));
        let seats = seats.collect::<Vec<_>>().join(", ");
        let n_steps = self.table.taken.len();
        writeln!(self.out, "{}, {n_players} players: {seats}.", heading(G::TITLE))?;
        if n_steps != 0 {
            return self.say(&format!("The game goes on after step {n_steps}."));
        }
        if self.sitters.contains(&Sitter::Person) {
            let how = format!(
                "Choose by typing a number. `help` tells what else you can type, `quit` leaves. \
                 All rules are in {}; `rule` and a number shows one of them.",
                G::RULES_FILE
            );
            for text in [G::INTRODUCTION, G::READING, &how] {
                writeln!(self.out, "\n{}", wrap(text, 0, output::width()))?;
            }
        }
        Ok(())
    }

    /// What happened since it was told last.
    pub(super) fn tell_news(&mut self) -> Result<()> {
        let news = self.table.taken[self.n_told..].iter().flat_map(|taken| &taken.events);
        let news = news.filter(|event| !G::is_on_the_table(event));
        let lines = story::lines::<G>(&self.table.rules, self.viewer, news);
        if !lines.is_empty() {
            writeln!(self.out)?;
        }
        for line in lines {
            self.say(&line)?;
        }
        self.n_told = self.table.taken.len();
        Ok(())
    }

    /// Everything that only shows something.
    pub(super) fn inform(&mut self, command: Command) -> Result<()> {
        match command {
            Command::Log { all } => self.log(all),
            Command::Score => {
                let (state, rules) = (&self.table.state, &self.table.rules);
                let table = scores::table(state, rules, &self.shown_names());
                Ok(write!(self.out, "{table}")?)
            }
            Command::Save(file) => self.save(file),
            Command::Rule(number) => match rulebook::rule(G::RULES_TEXT, &number) {
                Some(rule) => self.say(&rule),
                None => self.say(&format!(
                    "Rules have numbers such as {0}: `rule {0}`. All are in {1}.",
                    G::RULE,
                    G::RULES_FILE
                )),
            },
            _ => {
                writeln!(self.out, "{}", heading("You can type"))?;
                writeln!(self.out, "{}", command::help(G::RULE))?;
                writeln!(self.out, "{}", heading("Choices can be typed in words too"))?;
                writeln!(self.out, "{}", G::TYPING)?;
                self.say(G::READING)
            }
        }
    }

    fn log(&mut self, all: bool) -> Result<()> {
        let since = if all { 0 } else { self.table.state.round().saturating_sub(1) };
        let taken = self.table.taken.iter().filter(|taken| taken.round >= since);
        let events = taken.flat_map(|taken| &taken.events);
        let events = events.filter(|event| all || !G::is_on_the_table(event));
        for line in story::lines::<G>(&self.table.rules, self.viewer, events) {
            self.say(&line)?;
        }
        Ok(())
    }

    fn save(&mut self, file: Option<PathBuf>) -> Result<()> {
        let Some(file) = file.or_else(|| self.keeper.usual_file()) else {
            return self.say("Name the file: `save my.game`.");
        };
        let record = self.table.record(&self.names);
        // A full disk or a wrong folder must not end the game.
        match self.keeper.save(&file, &record, self.table.taken.len()) {
            Ok(()) => self.tell_file(&file.display().to_string()),
            Err(error) => self.say(&format!("Not saved: {error:#}.")),
        }
    }

    /// Brings the file of `--record` up to date.
    pub(super) fn keep(&mut self) -> Result<()> {
        let (table, names) = (&self.table, &self.names);
        self.keeper.keep(|| table.record(names), table.taken.len())
    }

    /// Where the game is, and the command that goes on with it: in one line, to be copied.
    fn tell_file(&mut self, file: &str) -> Result<()> {
        writeln!(self.out, "Saved in {file}. Go on later with:")?;
        Ok(writeln!(self.out, "  ochre play {} --resume {file}", G::NAME)?)
    }

    /// Somebody left before the end.
    pub(super) fn leave(&mut self) -> Result<()> {
        self.keep()?;
        let file = self.keeper.file(self.table.taken.len()).map(|file| file.display().to_string());
        match file {
            Some(file) => self.tell_file(&file)?,
            None => self.say("The game was not saved. Goodbye!")?,
        }
        Ok(self.out.flush()?)
    }

    /// The final score, and the last chance to save.
    pub(super) fn finish(&mut self) -> Result<()> {
        self.tell_news()?;
        self.keep()?;
        let names = self.shown_names();
        let (state, rules) = (&self.table.state, &self.table.rules);
        let table = scores::table(state, rules, &names);
        let winners = scores::winners(state, rules, &names).unwrap_or_default();
        writeln!(self.out, "\n{}\n{table}\n{winners}", heading("Final score"))?;
        if let Some(file) = self.keeper.file(self.table.taken.len()) {
            writeln!(self.out, "The record is in {}.", file.display())?;
        } else if self.sitters.contains(&Sitter::Person) {
            self.say(&faint(
                "`save FILE` keeps the record, `log all` tells the game, Enter leaves.",
            ))?;
            while let Some(line) = self.read_line()? {
                match command::parse(&line) {
                    Command::Table | Command::Quit => break,
                    told @ (Command::Log { .. }
                    | Command::Save(_)
                    | Command::Score
                    | Command::Rule(_)) => self.inform(told)?,
                    _ => {
                        self.say("The game is over: `save FILE`, `log all`, or Enter to leave.")?
                    }
                }
            }
        }
        Ok(self.out.flush()?)
    }
}
