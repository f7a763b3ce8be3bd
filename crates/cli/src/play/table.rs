//! The game on the table: its steps are the truth, states and events follow from them.

use ochre_catalogue::{Replayed, write_record};
use ochre_kernel::{Game, Seat, Step, Turn, shows_others};

/// A step that was taken.
pub struct Taken<G: Game> {
    /// The step.
    pub step: Step<G::Action, G::Chance>,
    /// Who decided; nobody where chance did.
    pub by: Option<Seat>,
    /// The round in which it was taken.
    pub round: u16,
    /// What it caused.
    pub events: Vec<G::Event>,
}

/// A game as far as it was played.
pub struct Table<G: Game> {
    /// Players, options, components.
    pub rules: G::Rules,
    /// The state now.
    pub state: G,
    /// Every step, the first first.
    pub taken: Vec<Taken<G>>,
    /// The position the game began with, where that was not the set-up.
    start: Option<G>,
}

impl<G: Game> Table<G> {
    /// The game of a record, or a new one.
    pub fn new(opening: Replayed<G>) -> Table<G> {
        let Replayed { rules, start, steps, .. } = opening;
        let state = start.unwrap_or_else(|| G::new(&rules));
        let mut table = Table { rules, state, taken: Vec::new(), start };
        steps.into_iter().for_each(|step| table.play(step));
        table
    }

    /// Plays a legal step.
    pub fn play(&mut self, step: Step<G::Action, G::Chance>) {
        let by = match self.state.turn() {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let round = self.state.round();
        let mut events = Vec::new();
        self.state.apply(&self.rules, step, &mut events);
        self.taken.push(Taken { step, by, round, events });
    }

    /// Where the news begins for who comes back to the game: at the last decision of a person.
    pub fn news_begin(&self, is_person: impl Fn(Seat) -> bool) -> usize {
        let decided = self.taken.iter().rposition(|taken| taken.by.is_some_and(&is_person));
        decided.unwrap_or(self.taken.len())
    }

    /// Takes the last step back, if it is a decision of somebody at the keyboard: never chance,
    /// never what others decided.
    ///
    /// # Errors
    ///
    /// With a sentence that says why not.
    pub fn undo(&mut self, is_person: impl Fn(Seat) -> bool) -> Result<Taken<G>, String> {
        match self.taken.last().map(|taken| taken.by) {
            None => Err("there is nothing to take back yet".into()),
            Some(None) => {
                Err("dice or cards have come up since your last decision: what has been \
                               seen can't be taken back"
                    .into())
            }
            Some(Some(seat)) if !is_person(seat) => Err(format!(
                "player {seat} has decided since your last decision: it can't be taken back"
            )),
            Some(Some(seat)) if self.shown_others(seat) => {
                Err("hidden cards of others have been shown since your last decision: what has \
                     been seen can't be taken back"
                    .into())
            }
            Some(Some(_)) => {
                let taken = self.taken.pop().ok_or("there is nothing to take back yet")?;
                self.state = self.start.unwrap_or_else(|| G::new(&self.rules));
                for earlier in &self.taken {
                    self.state.apply(&self.rules, earlier.step, &mut ());
                }
                Ok(taken)
            }
        }
    }

    /// Whether the last step showed this seat what others had hidden.
    fn shown_others(&self, seat: Seat) -> bool {
        self.taken.last().is_some_and(|taken| shows_others::<G>(&taken.events, seat))
    }

    /// The record of the game so far.
    pub fn record(&self, names: &[String]) -> String {
        let steps: Vec<_> = self.taken.iter().map(|taken| taken.step).collect();
        write_record(&self.rules, self.start.as_ref(), names, &steps, true)
    }
}

#[cfg(test)]
mod tests {
    use ochre_kernel::{Rng, Rules as _, Setup, take_chances};
    use ochre_stone_age::{Rules, StoneAge};

    use super::*;

    fn table() -> Table<StoneAge> {
        let rules = Rules::new(&Setup::of(2)).unwrap();
        let mut state = StoneAge::new(&rules);
        take_chances(&mut state, &rules, &mut Rng::from_seed(1));
        let (steps, names) = (Vec::new(), Vec::new());
        Table::new(Replayed { rules, start: Some(state), steps, state, names })
    }

    fn act(table: &mut Table<StoneAge>, action: &str) {
        table.play(Step::Act(action.parse().unwrap()));
    }

    #[test]
    fn a_decision_of_a_person_can_be_taken_back_until_somebody_else_decides() {
        let mut table = table();
        let before = table.state;
        let first = |seat| seat == Seat::FIRST;
        assert!(table.undo(first).is_err_and(|why| why.contains("nothing to take back")));
        act(&mut table, "place forest 3");
        assert!(table.undo(first).is_ok());
        assert_eq!((table.state, table.taken.len()), (before, 0));

        act(&mut table, "place forest 3");
        act(&mut table, "place hunt 5");
        assert!(table.undo(first).is_err_and(|why| why.contains("player 2 has decided")));
        // Two people at one keyboard may both go back.
        assert!(table.undo(|_| true).is_ok() && table.undo(|_| true).is_ok());
        assert_eq!(table.state, before);
    }

    #[test]
    fn dice_are_never_taken_back() {
        let mut table = table();
        for action in ["place forest 3", "place hunt 5", "place hut 2", "use forest"] {
            act(&mut table, action);
        }
        let after = table.state;
        table.play(Step::Chance("roll 1 2 3".parse().unwrap()));
        assert!(table.undo(|_| true).is_err_and(|why| why.contains("dice or cards")));
        assert_ne!(table.state, after);
    }
}
