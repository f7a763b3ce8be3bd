//! What lies on the table for all: animals, sacred stones, rest tokens.

use std::collections::BTreeMap;

use ochre_endless_winter_pack::Species;

use super::{Faults, MANY, Reading};
use crate::action::Spot;
use crate::ids::{RestToken, Stone};
use crate::position::{FigurePosition, FramePosition, count_of};
use crate::state::{EndlessWinter, Phase, Preparation, Stage};

impl Reading<'_> {
    /// All of it.
    pub(super) fn check_table(&self, faults: &mut Faults) {
        self.check_animals(faults);
        self.check_stones(faults);
        self.check_rest_tokens(faults);
        self.check_preparation(faults);
    }

    /// As many of each species as the pack has.
    fn check_animals(&self, faults: &mut Faults) {
        let position = self.position;
        for animal in &self.rules.components().animals {
            let species = animal.id;
            let count = |counts| u32::from(count_of(counts, species));
            let table = count(&position.animal_deck) + count(&position.hunting_grounds);
            let seats = self.seats().map(|(_, own)| count(&own.animals) + count(&own.used_animals));
            let owned = seats.sum::<u32>();
            faults.unless(table + owned == u32::from(animal.count), || {
                let (id, total) = (species.id(), animal.count);
                format!(
                    "{id}: `animal_deck` and `hunting_grounds` have {table} and `seats` have \
                     {owned}, but there are {total}"
                )
            });
        }
        let n_grounds = self.n_grounds();
        let most = EndlessWinter::GROUNDS_MOST;
        faults.unless(n_grounds <= most.into(), || {
            format!("`hunting_grounds` has {n_grounds} animals, but room for {most} (EW-5.11)")
        });
    }

    pub(super) fn n_grounds(&self) -> u32 {
        self.position.hunting_grounds.values().map(|&n| u32::from(n)).sum()
    }

    pub(super) fn n_animals_left(&self) -> u32 {
        let deck = Species::ALL.map(|species| count_of(&self.position.animal_deck, species));
        deck.iter().map(|&n| u32::from(n)).sum()
    }

    /// Each stone once, and as many of each era as are laid out (EW-1.1).
    fn check_stones(&self, faults: &mut Faults) {
        let open = self.position.stones.iter().take(MANY).map(|&stone| (stone, None));
        let taken = self.seats().flat_map(|(seat, own)| {
            own.stones.iter().take(MANY).map(move |&stone| (stone, Some(seat)))
        });
        let mut first: BTreeMap<Stone, String> = BTreeMap::new();
        for (stone, seat) in open.chain(taken) {
            let at =
                seat.map_or("`stones`".into(), |seat| format!("`seats[{}].stones`", seat.index()));
            match first.get(&stone) {
                Some(before) if *before == at => {
                    faults.add(format!("sacred stone {stone} is twice in {at}"));
                }
                Some(before) => {
                    faults.add(format!("sacred stone {stone} is in {before} and in {at}"));
                }
                None => {
                    first.insert(stone, at);
                }
            }
        }
        let per_era = self.rules.stones_per_era();
        let done = self.done(Stage::Stones).min(2 * per_era);
        for (era, laid) in [(1, done.min(per_era)), (2, done.saturating_sub(per_era))] {
            let n_there = first.keys().filter(|stone| stone.era() == era).count();
            faults.unless(n_there == usize::from(laid), || {
                format!(
                    "`stones` and `seats` have {n_there} stones of Era {era}, not {laid} (EW-1.1)"
                )
            });
        }
    }

    /// With the option each of the five once; one lies open until somebody rests (EW-10.5).
    fn check_rest_tokens(&self, faults: &mut Faults) {
        let tokens = &self.position.rest_tokens;
        let taken = self.position.turn.token;
        let piles = [&tokens.unseen, &tokens.under];
        let piled = piles.into_iter().flat_map(|pile| pile.iter().take(MANY).copied());
        let all: Vec<RestToken> = piled.chain(tokens.up).chain(taken).collect();
        if !self.rules.choices().rest_tokens {
            faults.unless(tokens.is_none(), || {
                "`rest_tokens` are given, but `options.rest-tokens` is off (EW-10.5)".into()
            });
            return;
        }
        for token in RestToken::all() {
            let n = all.iter().filter(|&&other| other == token).count();
            faults.unless(n == 1, || {
                format!(
                    "rest token {token} is {n} times in `rest_tokens` and `turn.token`, not once \
                     (EW-10.5)"
                )
            });
        }
        let stage = match self.phase {
            Phase::Preparation { stage, .. } => Some(stage),
            _ => None,
        };
        // The figures are home already, so nothing tells whether one of them took the token.
        if stage.is_some_and(|stage| stage < Preparation::RestToken) {
            return;
        }
        let is_turning = self.is_setup() || stage == Some(Preparation::RestToken);
        let rests = |figure: &FigurePosition| figure.spot == Spot::Rest;
        let is_first_chosen = self.position.pending.contains(&FramePosition::RestToken {});
        let is_taken = self.position.figures.iter().take(MANY).any(rests) && !is_first_chosen;
        faults.unless(tokens.up.is_some() != (is_turning || is_taken), || {
            let is = if tokens.up.is_some() { "given" } else { "missing" };
            format!("`rest_tokens.up` is {is}, but one lies open until a figure rests (EW-10.5)")
        });
    }

    /// Chance has something to lay out or to turn up.
    fn check_preparation(&self, faults: &mut Faults) {
        let Phase::Preparation { stage, .. } = self.phase else { return };
        let position = self.position;
        let era = if position.round <= 2 { 1 } else { 2 };
        let mut deck = position.culture_deck.iter();
        let waits = match stage {
            Preparation::RestToken => !position.rest_tokens.unseen.is_empty(),
            Preparation::Grounds => {
                self.n_grounds() < self.rules.grounds().into() && 0 < self.n_animals_left()
            }
            Preparation::Culture => {
                position.culture.contains(&None) && deck.any(|card| card.era() == Some(era))
            }
            Preparation::Hands => self.own().is_none_or(|own| 0 < own.deck.count()),
        };
        faults.unless(waits, || {
            "`phase.stage` is one in which nothing is left to do (EW-7.3 to EW-7.5)".into()
        });
    }
}
