//! The contract of a game: a pure state machine over explicit chance.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Luck, PerSeat, Rng, Rules, Seat, Viewer};

/// Who moves the game forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat decides: [`Game::legal_actions`] says between what.
    Player(Seat),
    /// Dice to roll or a card to draw: [`Game::chance_outcomes`] says which.
    Chance,
    /// Nothing more happens.
    Over,
}

/// One entry of a record: all that ever changes a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step<A, C> {
    /// The seat whose turn it is decided so.
    Act(A),
    /// Chance decided so.
    Chance(C),
}

/// Where the events of a step go. Search throws them away with `()`.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Why something is refused: an English sentence ([`std::fmt::Display`], the rule in brackets at
/// its end) and, serialized, a `key` with its arguments, from which a sentence in another language
/// is made.
pub trait Refusal: Error + Clone + PartialEq + Serialize {
    /// The number of the rule that forbids it, such as `SA-3.5`.
    fn rule(&self) -> &'static str;
}

/// The rules of one board game. The value is a state; what never changes is in [`Game::Rules`].
///
/// A game is its set-up and its steps: applying the same steps to the same set-up gives the same
/// state, on every machine, in every release. A state holds no generator and no shuffled deck: a
/// deck is the set of what may still come, and each draw or roll is a chance step.
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Rises when an old record would replay differently.
    const RULES_NUMBER: u32;

    /// Number of players, options and components: everything that doesn't change during a game.
    type Rules: Rules;
    /// A decision of a player, complete in itself.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// An outcome of chance.
    type Chance: Copy + Eq + Hash + Debug + Send + Sync;
    /// Something that happened, for people to read and for screens to animate.
    type Event: Clone + PartialEq + Debug + Serialize + Send;
    /// What one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize;
    /// Why a step is refused.
    type Illegal: Refusal;
    /// A whole state in readable form, with players and options.
    type Position: Serialize + DeserializeOwned;

    /// The state before the first step.
    fn new(rules: &Self::Rules) -> Self;

    /// Who moves the game forward.
    fn turn(&self) -> Turn;

    /// The current round, counted from 1.
    fn round(&self) -> u16;

    /// Fills `out` with every legal action, in a fixed order that is part of the rules. Clears it
    /// first. Empty only when no player is to decide.
    fn legal_actions(&self, rules: &Self::Rules, out: &mut Vec<Self::Action>);

    /// One of the legal actions, each equally likely. Panics when no player is to decide.
    ///
    /// A game overrides it to pick without listing, which is what makes roll-outs fast.
    fn sample_action(
        &self,
        rules: &Self::Rules,
        rng: &mut Rng,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.legal_actions(rules, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// Fills `out` with every chance outcome and its weight, in a fixed order that is part of the
    /// rules. Clears it first. Empty only when it is not chance's turn.
    fn chance_outcomes(&self, rules: &Self::Rules, out: &mut Vec<(Self::Chance, u32)>);

    /// One of the chance outcomes, by weight, without listing them (ten dice have 3,003).
    ///
    /// # Panics
    ///
    /// When it is not chance's turn.
    fn sample_chance(&self, rules: &Self::Rules, luck: &mut impl Luck) -> Self::Chance;

    /// Why the action may not be taken now, in words for the player.
    ///
    /// # Errors
    ///
    /// With the reason; exactly for the actions that [`Game::legal_actions`] doesn't list.
    fn check(&self, rules: &Self::Rules, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Why chance can't have decided so now.
    ///
    /// # Errors
    ///
    /// With the reason; exactly for the outcomes that [`Game::chance_outcomes`] doesn't list.
    fn check_chance(&self, rules: &Self::Rules, chance: Self::Chance) -> Result<(), Self::Illegal>;

    /// Applies a step known to be legal, and every forced step after it. Does not allocate.
    ///
    /// # Panics
    ///
    /// May panic on an illegal step, and leaves the state unspecified. Untrusted input goes
    /// through [`Game::play`].
    fn apply(
        &mut self,
        rules: &Self::Rules,
        step: Step<Self::Action, Self::Chance>,
        events: &mut impl Sink<Self::Event>,
    );

    /// Checks, then applies. The state is untouched on error.
    ///
    /// # Errors
    ///
    /// When [`Game::check`] or [`Game::check_chance`] refuses.
    fn play(
        &mut self,
        rules: &Self::Rules,
        step: Step<Self::Action, Self::Chance>,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        match step {
            Step::Act(action) => self.check(rules, action)?,
            Step::Chance(chance) => self.check_chance(rules, chance)?,
        }
        self.apply(rules, step, events);
        Ok(())
    }

    /// Plays random legal actions to the end; returns how many steps it took. Does not allocate
    /// once `scratch` has grown.
    ///
    /// A game may override it with something faster that ends in the same state for the same
    /// generator as [`crate::play_out`], which goes step by step.
    fn roll_out(
        &mut self,
        rules: &Self::Rules,
        rng: &mut Rng,
        scratch: &mut Vec<Self::Action>,
    ) -> u32 {
        crate::play_out(self, rules, rng, scratch)
    }

    /// What this viewer may know, and nothing else.
    fn view(&self, rules: &Self::Rules, viewer: Viewer) -> Self::View;

    /// A state that `viewer` cannot tell from this one, drawn at random among them.
    ///
    /// Bots search in such states; the law "a resampled state has the same view" is also the test
    /// that no view leaks a secret.
    #[must_use]
    fn resample(&self, rules: &Self::Rules, viewer: Viewer, rng: &mut Rng) -> Self;

    /// The text of a step about to be applied to this state, as `viewer` may read it: what they
    /// may not know is `?`.
    fn redact_step(
        &self,
        rules: &Self::Rules,
        step: Step<Self::Action, Self::Chance>,
        viewer: Viewer,
    ) -> String;

    /// The event as `viewer` may know it; `None` where they don't learn of it at all.
    fn redact_event(
        rules: &Self::Rules,
        event: &Self::Event,
        viewer: Viewer,
    ) -> Option<Self::Event>;

    /// Whose secret the event openly shows, such as a hand laid on the table. What follows from it
    /// tells nobody more than the event itself.
    fn reveals(event: &Self::Event) -> Option<Seat> {
        let _ = event;
        None
    }

    /// The event as an English sentence.
    fn describe(rules: &Self::Rules, event: &Self::Event) -> String;

    /// The score of a seat as it stands; the final one when the game is over.
    fn score(&self, rules: &Self::Rules, seat: Seat) -> i32;

    /// Where the score came from: every source the game has, in a fixed order, also those at 0.
    fn score_sources(&self, rules: &Self::Rules, seat: Seat) -> Vec<(&'static str, i32)>;

    /// The score that a seat would have if the game ended now, as far as `viewer` can count it;
    /// `None` for a game that doesn't say.
    fn projection(&self, _: &Self::Rules, _: Seat, _: Viewer) -> Option<i32> {
        None
    }

    /// How the victory is shared, 1 in all; `None` while the game runs.
    fn win_shares(&self, rules: &Self::Rules) -> Option<PerSeat<f64>>;

    /// The notation of an action, the same in records, sockets and on the command line.
    fn action_text(rules: &Self::Rules, action: Self::Action) -> String;

    /// Reads [`Game::action_text`].
    ///
    /// # Errors
    ///
    /// With a sentence that says what was expected.
    fn parse_action(rules: &Self::Rules, text: &str) -> Result<Self::Action, String>;

    /// The notation of a chance outcome.
    fn chance_text(rules: &Self::Rules, chance: Self::Chance) -> String;

    /// Reads [`Game::chance_text`].
    ///
    /// # Errors
    ///
    /// With a sentence that says what was expected.
    fn parse_chance(rules: &Self::Rules, text: &str) -> Result<Self::Chance, String>;

    /// The whole state for people and other programs, secrets included.
    fn position(&self, rules: &Self::Rules) -> Self::Position;

    /// Reads [`Game::position`].
    ///
    /// # Errors
    ///
    /// With every fault of an impossible position, in words.
    fn from_position(position: &Self::Position) -> Result<(Self::Rules, Self), Vec<String>>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play_out;
    use crate::toy::{NotUpTo, Toy, Turns};

    #[test]
    fn what_is_played_happens_and_is_told() {
        let rules = Turns(3);
        let (mut toy, mut events) = (Toy::new(&rules), Vec::new());
        for step in [Step::Chance(2), Step::Chance(5), Step::Act(7), Step::Chance(1)] {
            assert_eq!(toy.play(&rules, step, &mut events), Ok(()), "{step:?}");
        }
        assert_eq!(toy, Toy { turns_left: 2, n_dice: 1, reach: 1, named: 7 });
        assert_eq!(events, [2, 5, 7, 1]);
    }

    #[test]
    fn what_is_refused_does_not_happen() {
        let rules = Turns(3);
        let rolling = Toy::new(&rules);
        let naming = Toy { turns_left: 3, n_dice: 2, reach: 7, named: 0 };
        for (before, step, refusal) in [
            (rolling, Step::Chance(0), NotUpTo(6)),
            (rolling, Step::Chance(7), NotUpTo(6)),
            (naming, Step::Act(0), NotUpTo(7)),
            (naming, Step::Act(8), NotUpTo(7)),
            (naming, Step::Chance(1), NotUpTo(0)),
            (rolling, Step::Act(1), NotUpTo(0)),
        ] {
            let (mut toy, mut events) = (before, Vec::new());
            assert_eq!(toy.play(&rules, step, &mut events), Err(refusal), "{step:?}");
            assert_eq!((toy, events.len()), (before, 0), "{step:?}");
        }
    }

    #[test]
    fn a_game_without_a_faster_roll_out_goes_step_by_step() {
        let rules = Turns(3);
        for seed in 0..20 {
            let (mut rolled, mut stepped) = (Toy::new(&rules), Toy::new(&rules));
            let n_rolled = rolled.roll_out(&rules, &mut Rng::from_seed(seed), &mut Vec::new());
            let n_stepped =
                play_out(&mut stepped, &rules, &mut Rng::from_seed(seed), &mut Vec::new());
            assert_eq!((rolled, n_rolled), (stepped, n_stepped), "seed {seed}");
        }
    }
}
