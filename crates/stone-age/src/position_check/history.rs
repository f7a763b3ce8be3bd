//! What can have been gained in so many rounds: a place gives once a round at most.

use ochre_kernel::Seat;

use super::{Faults, MANY, Reading, Stage, When};
use crate::cards::Top;
use crate::place::Place;
use crate::position::SeatPosition;
use crate::state::StoneAge;
use crate::tribe::Tribe;

impl Reading<'_> {
    /// That nobody has more than there was to have.
    pub(super) fn check_history(&self, faults: &mut Faults) {
        let round = self.position.round;
        if self.stage == Stage::SetUp || (self.stage == Stage::Placing && round == 1) {
            for (seat, own) in self.seats() {
                check_start(seat, own, faults);
            }
            return;
        }
        self.check_bought_now(faults);
        // The number of the round stops at the highest; the game goes on.
        if round != 0 && round != u16::MAX {
            self.check_growth(faults);
            self.check_bought(faults);
            self.check_starved(faults);
        }
    }

    /// The rounds in which somebody can have used this place up to now.
    fn n_uses(&self, place: Place) -> u32 {
        let used_now = self.is_after_placing() && !self.is_occupied(place);
        u32::from(self.position.round).saturating_sub(1) + u32::from(used_now)
    }

    /// How many cards with such a top were bought.
    fn n_bought(&self, test: impl Fn(Top) -> bool) -> u32 {
        let cards = self.seats().flat_map(|(_, own)| own.cards.iter().take(MANY));
        cards.filter(|card| test(card.face().top)).count() as u32
    }

    /// People, agriculture and tools.
    fn check_growth(&self, faults: &mut Faults) {
        let for_all = self.n_bought(|top| top == Top::DiceForAll) * u32::from(self.players());
        let from_cards = |wanted: Top| for_all + self.n_bought(|top| top == wanted);
        let sum = |of: fn(&SeatPosition) -> u32| self.seats().map(|(_, own)| of(own)).sum::<u32>();
        let grown = [
            (
                "people",
                sum(|own| u32::from(own.people.saturating_sub(Tribe::START.people))),
                self.n_uses(Place::Hut),
                "SA-4.2",
            ),
            (
                "agriculture",
                sum(|own| own.agriculture.into()),
                self.n_uses(Place::Field) + from_cards(Top::Agriculture),
                "SA-4.2, SA-8.2, SA-8.8",
            ),
            (
                "tools",
                sum(|own| own.tools.iter().take(MANY).map(|tool| u32::from(tool.value)).sum()),
                self.n_uses(Place::ToolMaker) + from_cards(Top::Tool),
                "SA-5.1, SA-8.2, SA-8.7",
            ),
        ];
        for (what, gained, most, rule) in grown {
            faults.unless(gained <= most, || {
                format!(
                    "`{what}` of all `seats` grew by {gained}, but up to now at most by {most} \
                     ({rule})"
                )
            });
        }
    }

    /// One card of each space and one tile of each stack a round.
    fn check_bought(&self, faults: &mut Faults) {
        let rounds = u32::from(self.position.round).saturating_sub(1);
        let n_empty = if self.is_after_placing() { self.n_empty_spaces() } else { 0 };
        let most = rounds * u32::from(StoneAge::SPACES) + n_empty;
        let n_bought = self.n_bought(|_| true);
        faults.unless(n_bought <= most, || {
            format!(
                "`cards` of all `seats` are {n_bought}, but up to now at most {most} can be \
                 bought (SA-3.6)"
            )
        });
        for (index, stack) in self.position.stacks.iter().take(self.players().into()).enumerate() {
            let n_taken = StoneAge::STACK_TILES.saturating_sub(stack.left);
            let turns_up = u32::from(self.waits_for_tile(index));
            let most = self.n_uses(Place::Building(index as u8)).max(rounds + turns_up);
            faults.unless(u32::from(n_taken) <= most, || {
                let left = stack.left;
                format!(
                    "`stacks[{index}].left` is {left}, but up to now at most {most} can be bought \
                     (SA-3.6)"
                )
            });
        }
    }

    fn n_empty_spaces(&self) -> u32 {
        let spaces = self.position.card_spaces.iter().take(StoneAge::SPACES.into());
        spaces.filter(|space| space.is_none()).count() as u32
    }

    /// What lacks was bought in this round, by somebody who had a turn.
    fn check_bought_now(&self, faults: &mut Faults) {
        if self.stage == Stage::Placing {
            return;
        }
        let had_turn = |seat| self.stage != Stage::Using || self.when(seat) != Some(When::Waiting);
        let count = |of: fn(&SeatPosition) -> usize| {
            let seats = self.seats().filter(|&(seat, _)| had_turn(seat));
            seats.map(|(_, own)| of(own)).sum::<usize>()
        };
        let (n_empty, n_bought) = (self.n_empty_spaces() as usize, count(|own| own.cards.len()));
        faults.unless(n_empty <= n_bought, || {
            format!(
                "`card_spaces` has {n_empty} empty, but who had a turn has bought {n_bought} \
                 (SA-7.1)"
            )
        });
        let stacks = self.position.stacks.iter().take(self.players().into());
        let n_empty = stacks.filter(|stack| stack.left == 0).count();
        let n_bought = count(|own| own.buildings.len());
        faults.unless(n_empty <= n_bought, || {
            format!(
                "`stacks` has {n_empty} empty, but who had a turn has bought {n_bought} (SA-9.2)"
            )
        });
    }

    /// Ten points are lost once a round at most (SA-6.2).
    fn check_starved(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            let has_eaten = match self.stage {
                Stage::Feeding => self.when(seat) == Some(When::Done),
                stage => stage == Stage::Over,
            };
            let most = u32::from(self.position.round).saturating_sub(1) + u32::from(has_eaten);
            let starved = own.starved;
            faults.unless(u32::from(starved) <= most, || {
                let index = seat.index();
                format!(
                    "`seats[{index}].starved` is {starved}, but up to now at most {most} (SA-6.2)"
                )
            });
        }
    }
}

/// Nobody has anything beyond the start (SA-2.1).
fn check_start(seat: Seat, own: &SeatPosition, faults: &mut Faults) {
    let start = Tribe::START;
    let fields = [
        ("food", own.food == start.food),
        ("resources", own.resources.values().all(|&count| count == 0)),
        ("people", own.people == start.people),
        ("agriculture", own.agriculture == start.agriculture),
        ("tools", own.tools.is_empty()),
        ("one_use_tools", own.one_use_tools.is_empty()),
        ("two_resources", !own.two_resources),
        ("buildings", own.buildings.is_empty()),
        ("building_points", own.building_points == start.building_points),
        ("cards", own.cards.is_empty()),
        ("extra_card", own.extra_card.is_none()),
        ("starved", own.starved == start.n_starved),
    ];
    for (field, is_start) in fields {
        faults.unless(is_start, || {
            let index = seat.index();
            format!(
                "`seats[{index}].{field}` is not that of the start, but no place was used yet \
                 (SA-2.1)"
            )
        });
    }
}
