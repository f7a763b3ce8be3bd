//! Stone Age keeps the contract of the kernel: each method hands over to the file that knows.

use ochre_kernel::{Game, Luck, PerSeat, Rng, Seat, Sink, Step, Turn, Viewer};

use crate::action::{Action, Chance};
use crate::describe;
use crate::dice::Dice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::{Extra, Phase, StoneAge};

impl Game for StoneAge {
    const NAME: &'static str = "stone-age";
    const RULES_NUMBER: u32 = 1;

    type Rules = Rules;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = Position;
    type Illegal = Illegal;
    type Position = Position;

    fn new(rules: &Rules) -> StoneAge {
        StoneAge::before_setup(rules)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.seat_to_decide(), self.phase) {
            (Some(seat), _) => Turn::Player(seat),
            (None, Phase::Over) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn legal_actions(&self, rules: &Rules, out: &mut Vec<Action>) {
        out.clear();
        self.list_actions(rules, out);
    }

    #[inline]
    fn sample_action(&self, rules: &Rules, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        self.pick_action(rules, rng)
    }

    fn chance_outcomes(&self, rules: &Rules, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        self.list_outcomes(rules, out);
    }

    #[inline]
    fn sample_chance(&self, rules: &Rules, luck: &mut impl Luck) -> Chance {
        let outcome = match self.phase {
            Phase::FirstTile { stack } | Phase::TurningUp { stack, .. } => {
                self.unseen_tiles.draw(luck).map(|tile| Chance::Building { stack, tile })
            }
            Phase::Filling { space } => {
                self.deck.draw(luck).map(|card| Chance::Card { space, card })
            }
            Phase::Drawing { .. } => self.deck.draw(luck).map(Chance::Draw),
            Phase::Rolling { .. } | Phase::RollingForAll { .. } => {
                Some(Chance::Roll(Dice::roll(self.n_dice(rules.n_players()), luck)))
            }
            phase => unreachable!("chance has nothing to decide in {phase:?}"),
        };
        match outcome {
            Some(outcome) => outcome,
            None => unreachable!("a draw is waited for only while something is left to draw"),
        }
    }

    fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        self.check_action(rules, action)
    }

    fn check_chance(&self, rules: &Rules, chance: Chance) -> Result<(), Illegal> {
        self.check_outcome(rules, chance)
    }

    #[inline]
    fn apply(&mut self, rules: &Rules, step: Step<Action, Chance>, events: &mut impl Sink<Event>) {
        match step {
            Step::Act(action) => {
                debug_assert_eq!(self.check_action(rules, action), Ok(()), "{action}");
                self.act(rules, action, events);
            }
            Step::Chance(chance) => {
                debug_assert_eq!(self.check_outcome(rules, chance), Ok(()), "{chance}");
                self.befall(rules, chance, events);
            }
        }
    }

    #[inline]
    fn roll_out(&mut self, rules: &Rules, rng: &mut Rng, _: &mut Vec<Action>) -> u32 {
        self.roll_out_fast(rules, rng)
    }

    fn view(&self, rules: &Rules, viewer: Viewer) -> Position {
        self.shown_to(rules, viewer)
    }

    /// All that anybody may not know is the extra card (SA-8.9): for the others it may be any card
    /// that they have not seen.
    fn resample(&self, _: &Rules, viewer: Viewer, rng: &mut Rng) -> StoneAge {
        let mut imagined = *self;
        if let Some(extra) = self.hidden_extra(viewer) {
            let unseen = self.deck.with(extra.card);
            if let Some(card) = unseen.draw(rng) {
                imagined.extra = Some(Extra { owner: extra.owner, card });
                imagined.deck = unseen.without(card);
            }
        }
        imagined
    }

    /// A card that the viewer doesn't know counts nothing (SA-8.9).
    fn projection(&self, _: &Rules, seat: Seat, viewer: Viewer) -> Option<i32> {
        let mut known = *self;
        if self.hidden_extra(viewer).is_some() {
            known.extra = None;
        }
        Some(known.projected(seat).total())
    }

    fn redact_step(&self, _: &Rules, step: Step<Action, Chance>, viewer: Viewer) -> String {
        match (step, self.phase) {
            (Step::Act(action), _) => action.to_string(),
            (Step::Chance(Chance::Draw(_)), Phase::Drawing { seat, .. }) if !viewer.is(seat) => {
                "draw ?".into()
            }
            (Step::Chance(chance), _) => chance.to_string(),
        }
    }

    fn redact_event(_: &Rules, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::ExtraCardDrawn { seat, .. } if !viewer.is(seat) => {
                Event::ExtraCardDrawn { seat, card: None }
            }
            open => open,
        })
    }

    fn describe(rules: &Rules, event: &Event) -> String {
        describe::sentence(rules.edition(), event)
    }

    fn score(&self, _: &Rules, seat: Seat) -> i32 {
        self.total_score(seat)
    }

    fn score_sources(&self, _: &Rules, seat: Seat) -> Vec<(&'static str, i32)> {
        self.sources(seat).each().to_vec()
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

    fn chance_text(_: &Rules, chance: Chance) -> String {
        chance.to_string()
    }

    fn parse_chance(_: &Rules, text: &str) -> Result<Chance, String> {
        if text.trim() == "draw ?" {
            return Err("this card is hidden (`?`), so the game can't be replayed past it; the \
                        complete record can be had when the game is over"
                .into());
        }
        text.parse()
    }

    fn position(&self, rules: &Rules) -> Position {
        self.position_of_all(rules)
    }

    fn from_position(position: &Position) -> Result<(Rules, StoneAge), Vec<String>> {
        position.to_state()
    }
}

impl StoneAge {
    /// The extra card, if this viewer may not know it: it is shown in the final scoring (SA-8.1).
    pub(crate) fn hidden_extra(&self, viewer: Viewer) -> Option<Extra> {
        let hidden = |extra: &Extra| !viewer.is(extra.owner) && self.phase != Phase::Over;
        self.extra.filter(hidden)
    }
}
