//! Endless Winter keeps the contract of the kernel: each method hands over to the file that knows.

use ochre_endless_winter_pack::Symbol;
use ochre_kernel::{Game, Luck, PerSeat, Rng, Seat, Sink, Step, Turn, Viewer};

use crate::action::{Action, Chance, From, Way};
use crate::describe;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::notation;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::EndlessWinter;

impl Game for EndlessWinter {
    const NAME: &'static str = "endless-winter";
    const RULES_NUMBER: u32 = 1;

    type Rules = Rules;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = Position;
    type Illegal = Illegal;
    type Position = Position;

    fn new(rules: &Rules) -> EndlessWinter {
        EndlessWinter::before_setup(rules)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.who()
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn legal_actions(&self, rules: &Rules, out: &mut Vec<Action>) {
        out.clear();
        if matches!(self.who(), Turn::Player(_)) {
            self.each_action(rules, &mut |action| out.push(action));
        }
    }

    fn chance_outcomes(&self, rules: &Rules, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        self.each_outcome(rules, &mut |chance, weight| out.push((chance, weight)));
    }

    #[inline]
    fn sample_chance(&self, rules: &Rules, luck: &mut impl Luck) -> Chance {
        self.sample_outcome(rules, luck)
    }

    fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        self.check_action(rules, action)
    }

    fn check_chance(&self, rules: &Rules, chance: Chance) -> Result<(), Illegal> {
        self.check_outcome(rules, chance)
    }

    fn apply(&mut self, rules: &Rules, step: Step<Action, Chance>, events: &mut impl Sink<Event>) {
        match step {
            Step::Act(action) => {
                debug_assert_eq!(self.check_action(rules, action), Ok(()), "{action}");
                self.act(rules, action, events);
            }
            Step::Chance(chance) => {
                debug_assert_eq!(self.check_outcome(rules, chance), Ok(()), "{chance:?}");
                self.befall(rules, chance, events);
            }
        }
    }

    fn view(&self, rules: &Rules, viewer: Viewer) -> Position {
        self.shown_to(rules, viewer)
    }

    fn resample(&self, rules: &Rules, viewer: Viewer, rng: &mut Rng) -> EndlessWinter {
        self.imagined(rules, viewer, rng)
    }

    fn redact_step(&self, rules: &Rules, step: Step<Action, Chance>, viewer: Viewer) -> String {
        let is_own = viewer.is(self.active);
        match step {
            Step::Act(Action::Pile(_)) if !is_own => "pile ?".into(),
            Step::Act(Action::Gain(Symbol::Bury, Way::Bury(From::Hand, _))) if !is_own => {
                "gain bury hand ?".into()
            }
            Step::Chance(Chance::Draw(_)) if !is_own => "draw ?".into(),
            Step::Act(action) => Self::action_text(rules, action),
            Step::Chance(chance) => Self::chance_text(rules, chance),
        }
    }

    fn redact_event(_: &Rules, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            Event::PileGrew { seat, .. } if !viewer.is(seat) => {
                Event::PileGrew { seat, card: None }
            }
            Event::Buried { seat, from: From::Hand, .. } if !viewer.is(seat) => {
                Event::Buried { seat, from: From::Hand, card: None }
            }
            open => open,
        })
    }

    /// The piles of the eclipse, cards that had to be discarded, and the labor of a card that may
    /// or may not be the one taken this turn (EW-4.4).
    fn reveals(event: &Event) -> Option<Seat> {
        match *event {
            Event::PileRevealed { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::TribePlayed { seat, is_new_type: true, .. } => Some(seat),
            _ => None,
        }
    }

    fn describe(rules: &Rules, event: &Event) -> String {
        describe::sentence(rules, event)
    }

    fn score(&self, rules: &Rules, seat: Seat) -> i32 {
        self.total_score(rules, seat)
    }

    fn score_sources(&self, rules: &Rules, seat: Seat) -> Vec<(&'static str, i32)> {
        self.sources(rules, seat)
    }

    fn win_shares(&self, rules: &Rules) -> Option<PerSeat<f64>> {
        self.shares(rules)
    }

    fn action_text(_: &Rules, action: Action) -> String {
        action.to_string()
    }

    fn parse_action(_: &Rules, text: &str) -> Result<Action, String> {
        text.parse()
    }

    fn chance_text(rules: &Rules, chance: Chance) -> String {
        notation::chance_text(rules.n_players(), chance)
    }

    fn parse_chance(rules: &Rules, text: &str) -> Result<Chance, String> {
        notation::parse_chance(rules.n_players(), text)
    }

    fn position(&self, rules: &Rules) -> Position {
        self.position_of_all(rules)
    }

    fn from_position(position: &Position) -> Result<(Rules, EndlessWinter), Vec<String>> {
        position.to_state()
    }
}
