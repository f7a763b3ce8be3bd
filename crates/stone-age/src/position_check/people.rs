//! Where people stand (SA-3.1 to SA-3.8, SA-4.1).

use ochre_kernel::Seat;

use super::{Faults, Reading, Stage, When};
use crate::place::Place;
use crate::position::SeatPosition;
use crate::resources::Resource;

/// How many people forest, clay pit, quarry and river take each (SA-3.5).
const RINGS: u32 = 7;

/// How many people a place takes, if only one number will do (SA-3.3, SA-3.6).
const fn exactly(place: Place) -> Option<u8> {
    match place {
        Place::Hunt | Place::Gather(_) => None,
        Place::Hut => Some(2),
        _ => Some(1),
    }
}

const fn rule_of(place: Place) -> &'static str {
    match place {
        Place::Card(_) | Place::Building(_) => "SA-3.6",
        _ => "SA-3.3",
    }
}

impl Reading<'_> {
    /// Everybody's people.
    pub(super) fn check_people(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            let at = format!("seats[{}]", seat.index());
            self.check_sum(seat, own, &at, faults);
            for (&place, &people) in &own.placed {
                self.check_place_of(seat, place, people, &at, faults);
            }
        }
        for place in Place::ALL {
            if exactly(place).is_some() {
                self.check_single_place(place, faults);
            }
        }
        for resource in Resource::ALL {
            self.check_resource_place(Place::Gather(resource), faults);
        }
        self.check_village(faults);
        if self.stage == Stage::Placing {
            self.check_turns(faults);
        }
    }

    /// People in all, and whether this seat can have any on the board now.
    fn check_sum(&self, seat: Seat, own: &SeatPosition, at: &str, faults: &mut Faults) {
        let (people, placed) = (own.people, own.people_placed());
        let Some(home) = u32::from(people).checked_sub(placed) else {
            faults.add(format!(
                "`{at}.placed` has {placed} people, but the tribe has {people} (SA-3.1)"
            ));
            return;
        };
        if let Some(given) = own.home {
            faults.unless(u32::from(given) == home, || {
                format!("`{at}.home` is {given}, but of {people} people {placed} are placed")
            });
        }
        let when = self.when(seat);
        match self.stage {
            Stage::Placing => (),
            Stage::Using => {
                faults.unless(placed == 0 || when != Some(When::Done), || {
                    format!("`{at}.placed` has people, but seat {seat} has used them all (SA-4.1)")
                });
                let may_hunt = home != 0 && own.people_at(Place::Hunt) == 0;
                faults.unless(!may_hunt || when != Some(When::Waiting), || {
                    format!("`{at}.placed` leaves people at home who could hunt (SA-3.1)")
                });
            }
            Stage::SetUp | Stage::Laying | Stage::Feeding | Stage::Over => {
                faults.unless(placed == 0, || {
                    format!("`{at}.placed` has people, but now all are at home (SA-4.1)")
                });
            }
        }
    }

    /// People of one seat on one place.
    fn check_place_of(&self, seat: Seat, place: Place, people: u8, at: &str, faults: &mut Faults) {
        if people == 0 {
            faults.add(format!("`{at}.placed.{place}` is 0, but only people are listed (SA-3.1)"));
            return;
        }
        if let Some(exactly) = exactly(place) {
            faults.unless(people == exactly, || {
                let rule = rule_of(place);
                format!("`{at}.placed.{place}` is {people}, but it takes {exactly} ({rule})")
            });
        }
        let is_offered = match place {
            Place::Building(stack) if stack >= self.players() => {
                let players = self.players();
                faults.add(format!(
                    "`{at}.placed.{place}` is given, but {players} players have no such stack \
                     (SA-2.2)"
                ));
                return;
            }
            // Whether a place in use is empty is a matter of its phase.
            _ if self.uses(seat, place) => true,
            Place::Card(space) => self.has_card(space),
            Place::Building(stack) => {
                let stack = self.position.stacks.get(usize::from(stack));
                stack.is_some_and(|stack| stack.top.is_some())
            }
            _ => true,
        };
        faults.unless(is_offered, || {
            format!("`{at}.placed.{place}` is given, but nothing lies there (SA-3.6)")
        });
    }

    /// Who has people on a place.
    fn tribes_on(&self, place: Place) -> Vec<Seat> {
        let there = self.seats().filter(|(_, own)| own.people_at(place) != 0);
        there.map(|(seat, _)| seat).collect()
    }

    /// Whether anybody has people on a place.
    pub(super) fn is_occupied(&self, place: Place) -> bool {
        !self.tribes_on(place).is_empty()
    }

    fn check_single_place(&self, place: Place, faults: &mut Faults) {
        if let [first, .., last] = self.tribes_on(place)[..] {
            let (first, last, rule) = (first.index(), last.index(), rule_of(place));
            faults.add(format!(
                "`seats[{first}].placed` and `seats[{last}].placed` both have {place} ({rule})"
            ));
        }
    }

    fn check_resource_place(&self, place: Place, faults: &mut Faults) {
        let people: u32 = self.seats().map(|(_, own)| u32::from(own.people_at(place))).sum();
        faults.unless(people <= RINGS, || {
            format!("`placed.{place}` of all `seats` is {people}, but it takes 7 (SA-3.5)")
        });
        let n_tribes = self.tribes_on(place).len();
        let most = self.rules.players_per_resource_place();
        faults.unless(n_tribes <= most as usize, || {
            let (players, rule) = (self.players(), self.rule_for_few());
            format!(
                "`placed.{place}` is given for {n_tribes} seats, but with {players} players for \
                 at most {most} ({rule})"
            )
        });
    }

    fn check_village(&self, faults: &mut Faults) {
        let village = [Place::ToolMaker, Place::Hut, Place::Field];
        let n_occupied = village.into_iter().filter(|&place| self.is_occupied(place)).count();
        faults.unless(n_occupied <= self.rules.village_places() as usize, || {
            let (players, rule) = (self.players(), self.rule_for_few());
            format!(
                "`seats` have people on tool-maker, hut and field, but with {players} players \
                 only two of these are used ({rule})"
            )
        });
    }

    const fn rule_for_few(&self) -> &'static str {
        if self.rules.n_players() == 2 { "SA-3.8" } else { "SA-3.7" }
    }

    /// Nobody has placed more often than in turn (SA-3.1). Who has placed less often was passed
    /// over: see `derived.rs`.
    fn check_turns(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            let Some(n_turns) = self.n_turns_to_place(seat) else { continue };
            let n_places = own.placed.len();
            faults.unless(n_places <= n_turns, || {
                let index = seat.index();
                format!(
                    "`seats[{index}].placed` has more places ({n_places}) than seat {seat} had \
                     turns ({n_turns}) (SA-3.1)"
                )
            });
        }
    }

    /// How often this seat has placed in this round, unless it was passed over.
    pub(super) fn n_turns_to_place(&self, seat: Seat) -> Option<usize> {
        let now = self.own(self.actor?)?.placed.len();
        Some(now + usize::from(self.when(seat)? == When::Done))
    }
}
