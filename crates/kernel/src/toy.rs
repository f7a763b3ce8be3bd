//! The smallest game that has everything the kernel's own functions touch. In each turn two dice
//! are thrown, one after the other; then the player names a number up to their sum. What was named
//! is added up, and after so many turns the game is over.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::{
    Game, Luck, OptionSpec, PerSeat, Refusal, Rng, Rules, Seat, Setup, SetupError, Sink, Step,
    Turn, Viewer,
};

/// How many turns the game has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Turns(pub(crate) u8);

impl Rules for Turns {
    const OPTIONS: &'static [OptionSpec] = &[];

    fn new(_: &Setup) -> Result<Turns, SetupError> {
        Ok(Turns(3))
    }

    fn players(&self) -> u8 {
        1
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// The only refusal: what was named or thrown is not from 1 to this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct NotUpTo(pub(crate) u8);

impl fmt::Display for NotUpTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it is a number from 1 to {} (TOY-1)", self.0)
    }
}

impl Error for NotUpTo {}

impl Refusal for NotUpTo {
    fn rule(&self) -> &'static str {
        "TOY-1"
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Toy {
    pub(crate) turns_left: u8,
    /// The dice of this turn.
    pub(crate) n_dice: u8,
    /// Their sum.
    pub(crate) reach: u8,
    /// All that was named in the game.
    pub(crate) named: u32,
}

impl Toy {
    /// The highest number that may be named now.
    fn most(&self) -> u8 {
        if let Turn::Player(_) = self.turn() { self.reach } else { 0 }
    }

    /// The highest number that may be thrown now.
    fn faces(&self) -> u8 {
        if self.turn() == Turn::Chance { 6 } else { 0 }
    }
}

fn up_to(most: u8, number: u8) -> Result<(), NotUpTo> {
    if (1..=most).contains(&number) { Ok(()) } else { Err(NotUpTo(most)) }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_NUMBER: u32 = 1;

    type Rules = Turns;
    type Action = u8;
    type Chance = u8;
    type Event = u8;
    type View = ();
    type Illegal = NotUpTo;
    type Position = ();

    fn new(rules: &Turns) -> Toy {
        Toy { turns_left: rules.0, n_dice: 0, reach: 0, named: 0 }
    }

    fn turn(&self) -> Turn {
        match (self.turns_left, self.n_dice) {
            (0, _) => Turn::Over,
            (_, 2) => Turn::Player(Seat::FIRST),
            _ => Turn::Chance,
        }
    }

    fn round(&self) -> u16 {
        1
    }

    fn legal_actions(&self, _: &Turns, out: &mut Vec<u8>) {
        out.clear();
        out.extend(1..=self.most());
    }

    fn chance_outcomes(&self, _: &Turns, out: &mut Vec<(u8, u32)>) {
        out.clear();
        out.extend((1..=self.faces()).map(|face| (face, 1)));
    }

    fn sample_chance(&self, _: &Turns, luck: &mut impl Luck) -> u8 {
        assert_eq!(self.turn(), Turn::Chance, "{self:?}");
        1 + luck.below(u32::from(self.faces())) as u8
    }

    fn check(&self, _: &Turns, action: u8) -> Result<(), NotUpTo> {
        up_to(self.most(), action)
    }

    fn check_chance(&self, _: &Turns, chance: u8) -> Result<(), NotUpTo> {
        up_to(self.faces(), chance)
    }

    /// Each event is the number that was thrown or named.
    fn apply(&mut self, _: &Turns, step: Step<u8, u8>, events: &mut impl Sink<u8>) {
        match step {
            Step::Chance(face) => {
                (self.n_dice, self.reach) = (self.n_dice + 1, self.reach + face);
                events.push(face);
            }
            Step::Act(number) => {
                *self = Toy {
                    turns_left: self.turns_left - 1,
                    n_dice: 0,
                    reach: 0,
                    named: self.named + u32::from(number),
                };
                events.push(number);
            }
        }
    }

    fn view(&self, _: &Turns, _: Viewer) {}

    fn resample(&self, _: &Turns, _: Viewer, _: &mut Rng) -> Toy {
        *self
    }

    fn redact_step(&self, rules: &Turns, step: Step<u8, u8>, _: Viewer) -> String {
        match step {
            Step::Act(action) => Toy::action_text(rules, action),
            Step::Chance(chance) => Toy::chance_text(rules, chance),
        }
    }

    fn redact_event(_: &Turns, event: &u8, _: Viewer) -> Option<u8> {
        Some(*event)
    }

    /// No two dice show more than 12; higher numbers stand for hands laid open, by seat.
    fn reveals(event: &u8) -> Option<Seat> {
        event.checked_sub(13).and_then(Seat::new)
    }

    fn describe(_: &Turns, event: &u8) -> String {
        event.to_string()
    }

    fn score(&self, _: &Turns, _: Seat) -> i32 {
        self.named as i32
    }

    fn score_sources(&self, rules: &Turns, seat: Seat) -> Vec<(&'static str, i32)> {
        vec![("named", self.score(rules, seat))]
    }

    fn win_shares(&self, _: &Turns) -> Option<PerSeat<f64>> {
        (self.turn() == Turn::Over).then_some(PerSeat([1.0, 0.0, 0.0, 0.0]))
    }

    fn action_text(_: &Turns, action: u8) -> String {
        action.to_string()
    }

    fn parse_action(_: &Turns, text: &str) -> Result<u8, String> {
        text.parse().map_err(|_| "an action is a number".into())
    }

    fn chance_text(_: &Turns, chance: u8) -> String {
        chance.to_string()
    }

    fn parse_chance(_: &Turns, text: &str) -> Result<u8, String> {
        text.parse().map_err(|_| "an outcome is a number".into())
    }

    fn position(&self, _: &Turns) {}

    fn from_position((): &()) -> Result<(Turns, Toy), Vec<String>> {
        Err(vec!["a toy has no positions".into()])
    }
}
