//! Reads a position and refuses what can't come about, with every fault.
//!
//! Each file beside this one checks one part of the table. The checks are independent of each
//! other, so that a wrong position is told all its faults at once; only the last question, whether
//! the decision is a real one, needs a state that is otherwise sound.

mod derived;
mod history;
mod people;
mod phase;
mod possessions;
mod table;

use ochre_kernel::{Game, Rules as _, Seat, Setup};

use crate::cards::{Card, Top};
use crate::place::Place;
use crate::position::{PhasePosition, Position, SeatPosition, Shown};
use crate::resources::{Resource, Stock};
use crate::rules::Rules;
use crate::state::{Extra, Phase, Stack, StoneAge};
use crate::tool_set::OneUse;
use crate::tools::Tools;
use crate::tribe::Tribe;

/// As far as a list is read: a longer one has a fault before.
const MANY: usize = 64;

/// What is wrong, in words.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, fault: impl Into<String>) {
        let fault = fault.into();
        if !self.0.contains(&fault) {
            self.0.push(fault);
        }
    }

    /// Adds the fault unless this holds.
    fn unless(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.add(fault());
        }
    }
}

/// The part of the round that the phase belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    SetUp,
    /// Cards are laid before a round.
    Laying,
    Placing,
    Using,
    Feeding,
    Over,
}

/// Whether a seat had its turn in phase 2 or 3.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Done,
    Now,
    Waiting,
}

/// A position under examination.
struct Reading<'a> {
    position: &'a Position,
    /// As stated, or the nearest that is possible.
    rules: Rules,
    stage: Stage,
    /// Whose turn it is: with dice for all the buyer's (SA-4.1).
    actor: Option<Seat>,
}

impl Position {
    /// The state that this describes, or every fault of it.
    pub(crate) fn to_state(&self) -> Result<(Rules, StoneAge), Vec<String>> {
        let placed = self.seats.iter().flat_map(|own| own.placed.keys().copied());
        if !placed.chain(self.phase.place()).all(|place| Place::ALL.contains(&place)) {
            return Err(vec!["`placed` or `phase` names a place that no board has".into()]);
        }
        let mut faults = Faults::default();
        let rules = self.read_rules(&mut faults)?;
        let reading = Reading {
            position: self,
            rules,
            stage: self.phase.stage(self.round),
            actor: self.phase.actor(),
        };
        reading.check_round(&mut faults);
        reading.check_possessions(&mut faults);
        reading.check_table(&mut faults);
        reading.check_people(&mut faults);
        reading.check_history(&mut faults);
        let phase = reading.check_phase(&mut faults);
        let mut state = reading.state(phase);
        reading.check_derived(&mut state, &mut faults);
        if faults.0.is_empty() {
            reading.check_decision(&state, &mut faults);
        }
        if faults.0.is_empty() { Ok((rules, state)) } else { Err(faults.0) }
    }

    /// Players and options; each wrong one is left out, so that the rest can be examined.
    fn read_rules(&self, faults: &mut Faults) -> Result<Rules, Vec<String>> {
        faults.unless(self.game == StoneAge::NAME, || {
            format!("`game` is `{}`, but this is {}", self.game, StoneAge::NAME)
        });
        faults.unless(self.rules == StoneAge::RULES_NUMBER, || {
            format!("`rules` is {}, but this is number {}", self.rules, StoneAge::RULES_NUMBER)
        });
        let mut setup = Setup::of(self.players);
        if let Err(error) = Rules::new(&setup) {
            faults.add(error.to_string());
            setup.players = self.seats.len().clamp(2, Seat::MAX) as u8;
        }
        for (key, value) in self.options.iter().take(MANY) {
            match Rules::new(&Setup::of(setup.players).with(key, value)) {
                Ok(_) => setup.options.push((key.clone(), value.clone())),
                Err(error) => faults.add(error.to_string()),
            }
        }
        Rules::new(&setup).map_err(|error| vec![error.to_string()])
    }
}

impl PhasePosition {
    fn stage(&self, round: u16) -> Stage {
        match self {
            PhasePosition::TurnUpBuilding { seat: None, .. } => Stage::SetUp,
            PhasePosition::LayCard { .. } if round <= 1 => Stage::SetUp,
            PhasePosition::LayCard { .. } => Stage::Laying,
            PhasePosition::Placing { .. } => Stage::Placing,
            PhasePosition::Feeding { .. } => Stage::Feeding,
            PhasePosition::Over => Stage::Over,
            _ => Stage::Using,
        }
    }

    fn actor(&self) -> Option<Seat> {
        use PhasePosition as P;
        match *self {
            P::TurnUpBuilding { seat, .. } => seat,
            P::Placing { seat }
            | P::Using { seat }
            | P::Rolling { seat, .. }
            | P::AddingTools { seat, .. }
            | P::Paying { seat, .. }
            | P::RollingForAll { seat, .. }
            | P::TakingDie { buyer: seat, .. }
            | P::DrawingExtraCard { seat, .. }
            | P::Feeding { seat, .. } => Some(seat),
            P::LayCard { .. } | P::Over => None,
        }
    }

    fn place(&self) -> Option<Place> {
        use PhasePosition as P;
        match *self {
            P::TurnUpBuilding { place, .. }
            | P::LayCard { place }
            | P::Rolling { place, .. }
            | P::AddingTools { place, .. }
            | P::Paying { place, .. }
            | P::RollingForAll { place, .. }
            | P::TakingDie { place, .. }
            | P::DrawingExtraCard { place, .. } => Some(place),
            P::Placing { .. } | P::Using { .. } | P::Feeding { .. } | P::Over => None,
        }
    }
}

impl Reading<'_> {
    fn players(&self) -> u8 {
        self.rules.n_players()
    }

    /// Each seat of the table with what is said of it.
    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatPosition)> {
        self.rules.seats().zip(&self.position.seats)
    }

    fn own(&self, seat: Seat) -> Option<&SeatPosition> {
        self.seats().find(|&(other, _)| other == seat).map(|(_, own)| own)
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.number() <= self.players()
    }

    /// How many turns after the start player this seat comes; `None` if one isn't at the table.
    fn order(&self, seat: Seat) -> Option<usize> {
        let (start, n) = (self.position.start_player, usize::from(self.players()));
        let both_sit = self.sits(seat) && self.sits(start);
        both_sit.then(|| (seat.index() + n - start.index()) % n)
    }

    /// Whether this seat comes before or after the one whose turn it is.
    fn when(&self, seat: Seat) -> Option<When> {
        let (order, now) = (self.order(seat)?, self.order(self.actor?)?);
        Some(match order.cmp(&now) {
            std::cmp::Ordering::Less => When::Done,
            std::cmp::Ordering::Equal => When::Now,
            std::cmp::Ordering::Greater => When::Waiting,
        })
    }

    /// Whether phase 1 of the round is over and the next round not yet begun.
    fn is_after_placing(&self) -> bool {
        matches!(self.stage, Stage::Using | Stage::Feeding | Stage::Over)
    }

    /// Whether the place is being resolved by this seat.
    fn uses(&self, seat: Seat, place: Place) -> bool {
        self.actor == Some(seat) && self.position.phase.place() == Some(place)
    }

    fn has_card(&self, space: u8) -> bool {
        self.position.card_spaces.get(usize::from(space)).is_some_and(Option::is_some)
    }

    /// The state in the words of the engine. Sound only if there is no fault.
    fn state(&self, phase: Option<Phase>) -> StoneAge {
        let position = self.position;
        let mut state = StoneAge::before_setup(&self.rules);
        for (seat, own) in self.seats() {
            state.tribes[seat] = own.to_tribe();
            if let Some(Shown::Card(card)) = own.extra_card {
                state.extra = Some(Extra { owner: seat, card });
            }
        }
        for (space, card) in state.spaces.iter_mut().zip(&position.card_spaces) {
            *space = *card;
        }
        let in_use = &mut state.stacks[..usize::from(self.rules.n_players())];
        for (stack, given) in in_use.iter_mut().zip(&position.stacks) {
            *stack = Stack { top: given.top, left: given.left };
        }
        state.deck = self.deck();
        state.unseen_tiles = self.unseen_tiles();
        state.phase = phase.unwrap_or(state.phase);
        state.round = position.round;
        state.start = position.start_player;
        state
    }
}

impl SeatPosition {
    fn has_bought(&self, top: Top) -> bool {
        self.cards.iter().any(|card| card.face().top == top)
    }

    fn people_at(&self, place: Place) -> u8 {
        self.placed.get(&place).copied().unwrap_or(0)
    }

    fn people_placed(&self) -> u32 {
        self.placed.values().map(|&people| u32::from(people)).sum()
    }

    fn to_tools(&self) -> Option<Tools> {
        Tools::from_values(self.tools.iter().map(|tool| (tool.value, tool.used)))
    }

    fn to_tribe(&self) -> Tribe {
        let one_use = self.one_use_tools.iter().filter(|value| OneUse::VALUES.contains(value));
        let mut tribe = Tribe {
            cards: self.cards.iter().copied().collect(),
            buildings: self.buildings.iter().copied().collect(),
            stock: Stock(Resource::ALL.map(|kind| self.resources.get(&kind).map_or(0, |&n| n))),
            food: self.food,
            n_starved: self.starved,
            building_points: self.building_points,
            home: self.people.min(Tribe::PEOPLE_MOST),
            people: self.people,
            agriculture: self.agriculture,
            tools: self.to_tools().unwrap_or(Tools::NONE),
            one_use: one_use.fold(OneUse::NONE, |set, &value| set.and(OneUse::of(value))),
            two_resources: self.two_resources,
            ..Tribe::START
        };
        for (&place, &people) in &self.placed {
            if (1..=tribe.home).contains(&people) {
                tribe.place(place, people);
            }
        }
        tribe
    }
}

/// The only card with this top.
fn card_with(top: Top) -> Option<Card> {
    Card::all().find(|card| card.face().top == top)
}
