//! The laws, written once and obeyed by every game.

use std::collections::HashSet;

use ochre_kernel::{Game, Rng, Rules, Seat, Step, Turn, Viewer};

use crate::walk::walk;

/// Everything that anybody could ever try, legal or not.
pub struct Conceivable<G: Game> {
    /// Actions of players.
    pub actions: Vec<G::Action>,
    /// Outcomes of chance.
    pub chances: Vec<G::Chance>,
}

/// Plays random games and checks each law in every state on the way. What anybody could try is
/// checked in every `thoroughness`-th state, because it takes the longest.
pub fn obeys_the_laws<G: Game>(
    rules: &G::Rules,
    seeds: std::ops::Range<u64>,
    conceivable: &Conceivable<G>,
    thoroughness: usize,
) {
    let mut n_states = 0;
    for seed in seeds {
        let mut rng = Rng::from_seed(!seed);
        let mut laws = Laws { rules, conceivable, offered: Vec::new(), outcomes: Vec::new() };
        walk::<G>(rules, seed, |game, step| {
            n_states += 1;
            laws.a_living_game_offers_steps(game);
            laws.samples_are_offered(game, &mut rng);
            if n_states % thoroughness == 0 {
                laws.offered_and_accepted_are_the_same(game);
                laws.steps_are_read_as_they_are_written(game);
                laws.positions_are_read_as_they_are_written(game);
            }
            laws.views_leak_nothing(game, step, &mut rng);
            laws.the_score_is_the_sum_of_its_sources(game);
            laws.the_victory_is_shared_at_the_end(game);
            if let Some(step) = step {
                laws.listening_changes_nothing(game, step);
            }
        });
    }
}

struct Laws<'a, G: Game> {
    rules: &'a G::Rules,
    conceivable: &'a Conceivable<G>,
    offered: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Game> Laws<'_, G> {
    fn a_living_game_offers_steps(&mut self, game: &G) {
        game.legal_actions(self.rules, &mut self.offered);
        game.chance_outcomes(self.rules, &mut self.outcomes);
        let (n_actions, n_outcomes) = (self.offered.len(), self.outcomes.len());
        match game.turn() {
            Turn::Player(_) => assert!(n_actions > 0 && n_outcomes == 0, "{game:?}"),
            Turn::Chance => assert!(n_actions == 0 && n_outcomes > 0, "{game:?}"),
            Turn::Over => assert!(n_actions == 0 && n_outcomes == 0, "{game:?}"),
        }
        if n_actions == 1 {
            self.a_single_action_is_asked_only_to_hide_that_it_is_single(game);
        }
        let different: HashSet<_> = self.offered.iter().collect();
        assert_eq!(different.len(), n_actions, "an action is offered twice: {:?}", self.offered);
        let different: HashSet<_> = self.outcomes.iter().map(|outcome| outcome.0).collect();
        assert_eq!(different.len(), n_outcomes, "an outcome is listed twice: {game:?}");
        assert!(self.outcomes.iter().all(|outcome| outcome.1 > 0), "{game:?}");
    }

    /// A decision with one legal action is not asked, unless the others may not know that it is
    /// the only one: then the seat might as well have had a choice.
    fn a_single_action_is_asked_only_to_hide_that_it_is_single(&self, game: &G) {
        let (mut rng, mut offered) = (Rng::from_seed(1), Vec::new());
        let might_choose = (0..200).any(|_| {
            let twin = game.resample(self.rules, Viewer::Spectator, &mut rng);
            twin.legal_actions(self.rules, &mut offered);
            offered.len() > 1
        });
        assert!(might_choose, "only {:?} in {game:?}", self.offered);
    }

    fn samples_are_offered(&mut self, game: &G, rng: &mut Rng) {
        match game.turn() {
            Turn::Player(_) => {
                let action = game.sample_action(self.rules, rng, &mut Vec::new());
                assert!(self.offered.contains(&action), "{action:?} in {game:?}");
            }
            Turn::Chance => {
                let chance = game.sample_chance(self.rules, rng);
                let listed = self.outcomes.iter().any(|outcome| outcome.0 == chance);
                assert!(listed, "{chance:?} in {game:?}");
            }
            Turn::Over => (),
        }
    }

    fn offered_and_accepted_are_the_same(&self, game: &G) {
        let offered: HashSet<_> = self.offered.iter().copied().collect();
        for &action in self.conceivable.actions.iter().chain(&self.offered) {
            let checked = game.check(self.rules, action);
            assert_eq!(offered.contains(&action), checked.is_ok(), "{action:?} in {game:?}");
            if checked.is_err() {
                let mut untouched = *game;
                assert!(untouched.play(self.rules, Step::Act(action), &mut ()).is_err());
                assert_eq!(untouched, *game);
            }
        }
        let possible: HashSet<_> = self.outcomes.iter().map(|outcome| outcome.0).collect();
        let listed = self.outcomes.iter().map(|outcome| &outcome.0);
        for &chance in self.conceivable.chances.iter().chain(listed) {
            let checked = game.check_chance(self.rules, chance);
            assert_eq!(possible.contains(&chance), checked.is_ok(), "{chance:?} in {game:?}");
        }
    }

    fn steps_are_read_as_they_are_written(&self, game: &G) {
        for &action in &self.offered {
            let text = G::action_text(self.rules, action);
            assert_eq!(G::parse_action(self.rules, &text), Ok(action), "{text}");
        }
        for &(chance, _) in &self.outcomes {
            let text = G::chance_text(self.rules, chance);
            assert_eq!(G::parse_chance(self.rules, &text), Ok(chance), "{text} in {game:?}");
        }
    }

    fn positions_are_read_as_they_are_written(&self, game: &G) {
        let read = G::from_position(&game.position(self.rules));
        assert_eq!(read, Ok((self.rules.clone(), *game)));
    }

    /// A viewer can't tell the game from one that differs only in what the viewer may not know:
    /// not by the view, the choices, the scores, nor by what the next step shows.
    fn views_leak_nothing(
        &self,
        game: &G,
        step: Option<Step<G::Action, G::Chance>>,
        rng: &mut Rng,
    ) {
        for viewer in Viewer::all(self.rules.players()) {
            let twin = game.resample(self.rules, viewer, rng);
            assert_eq!(twin.view(self.rules, viewer), game.view(self.rules, viewer));
            assert_eq!(twin.turn(), game.turn());
            if let Turn::Player(seat) = game.turn()
                && viewer.is(seat)
            {
                let mut offered = Vec::new();
                twin.legal_actions(self.rules, &mut offered);
                assert_eq!(offered, self.offered);
            }
            for seat in Seat::all(self.rules.players()) {
                assert_eq!(twin.score(self.rules, seat), game.score(self.rules, seat));
            }
            if let Some(step) = step {
                self.steps_leak_nothing(game, &twin, step, viewer);
            }
        }
    }

    fn steps_leak_nothing(
        &self,
        game: &G,
        twin: &G,
        step: Step<G::Action, G::Chance>,
        viewer: Viewer,
    ) {
        let (mut after, mut twin_after) = (*game, *twin);
        let (mut events, mut twin_events) = (Vec::new(), Vec::new());
        // What the twin can't do (it holds the very card that came) tells nothing.
        if twin_after.play(self.rules, step, &mut twin_events).is_err() {
            return;
        }
        after.apply(self.rules, step, &mut events);
        if after.turn() == Turn::Over {
            return; // The end shows everything.
        }
        let text = |game: &G| game.redact_step(self.rules, step, viewer);
        assert_eq!(text(game), text(twin));
        if events.iter().any(|event| G::reveals(event).is_some()) {
            return; // From here on the two may differ for everybody to see.
        }
        let seen = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::redact_event(self.rules, event, viewer)).collect()
        };
        assert_eq!(seen(&events), seen(&twin_events));
        assert_eq!(after.view(self.rules, viewer), twin_after.view(self.rules, viewer));
    }

    fn the_score_is_the_sum_of_its_sources(&self, game: &G) {
        for seat in Seat::all(self.rules.players()) {
            let sources = game.score_sources(self.rules, seat);
            let sum: i32 = sources.iter().map(|source| source.1).sum();
            assert_eq!(sum, game.score(self.rules, seat), "{sources:?}");
        }
    }

    fn the_victory_is_shared_at_the_end(&self, game: &G) {
        let shares = game.win_shares(self.rules);
        assert_eq!(shares.is_some(), game.turn() == Turn::Over);
        if let Some(shares) = shares {
            let sum: f64 = shares.0.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{shares:?}");
            assert!(
                shares.0[usize::from(self.rules.players())..].iter().all(|&share| share == 0.0)
            );
        }
    }

    fn listening_changes_nothing(&self, game: &G, step: Step<G::Action, G::Chance>) {
        let (mut silent, mut heard) = (*game, *game);
        silent.apply(self.rules, step, &mut ());
        heard.apply(self.rules, step, &mut Vec::new());
        assert_eq!(silent, heard);
    }
}
