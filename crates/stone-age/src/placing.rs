//! Phase 1: why people may not be put somewhere (SA-3.1 to SA-3.9).
//!
//! `openings.rs` gives the other answer to the same question: all legal placements at once. A law
//! compares the two over every conceivable placement.

use ochre_kernel::Seat;

use crate::illegal::Illegal;
use crate::place::Place;
use crate::rules::Rules;
use crate::state::StoneAge;

/// How many people forest, clay pit, quarry and river take each (SA-3.5).
pub(crate) const RINGS: u8 = 7;

impl StoneAge {
    /// Why these people can't be put there.
    pub(crate) fn check_placing(
        &self,
        rules: &Rules,
        seat: Seat,
        place: Place,
        people: u8,
    ) -> Result<(), Illegal> {
        let tribe = self.tribe(seat);
        if people == 0 {
            return Err(Illegal::NobodyPlaced);
        }
        if people > tribe.home {
            return Err(Illegal::TooFewPeople { wanted: people, available: tribe.home });
        }
        if tribe.people_at(place) != 0 {
            return Err(Illegal::AlreadyThere { place });
        }
        match place {
            Place::Hunt => Ok(()),
            Place::Gather(_) => self.check_gathering(rules, seat, place, people),
            Place::ToolMaker | Place::Field | Place::Hut => {
                let exactly = if place == Place::Hut { 2 } else { 1 };
                if people != exactly {
                    return Err(Illegal::ExactNumber { place, exactly });
                }
                self.check_village(rules, place)
            }
            Place::Card(space) => {
                let missing = self.card_on(space).is_none().then_some(Illegal::NoCard { place });
                self.check_ring(place, people, missing)
            }
            Place::Building(stack) => {
                let missing =
                    self.top_tile(stack).is_none().then_some(Illegal::NoBuilding { place });
                self.check_ring(place, people, missing)
            }
        }
    }

    fn check_gathering(
        &self,
        rules: &Rules,
        seat: Seat,
        place: Place,
        people: u8,
    ) -> Result<(), Illegal> {
        let n_others = rules.seats().filter(|&other| other != seat);
        let n_others = n_others.filter(|&other| self.tribe(other).people_at(place) != 0).count();
        if n_others as u32 >= rules.players_per_resource_place() {
            return Err(Illegal::TooManyPlayers { place, players: rules.n_players() });
        }
        let room = RINGS - self.people_at(place);
        if people > room {
            return Err(Illegal::NoRoom { place, room });
        }
        Ok(())
    }

    fn check_village(&self, rules: &Rules, place: Place) -> Result<(), Illegal> {
        if self.people_at(place) != 0 {
            return Err(Illegal::Occupied { place });
        }
        let village = [Place::ToolMaker, Place::Hut, Place::Field];
        let n_occupied = village.into_iter().filter(|&place| self.people_at(place) != 0).count();
        if n_occupied as u32 >= rules.village_places() {
            return Err(Illegal::VillageClosed { players: rules.n_players() });
        }
        Ok(())
    }

    /// A card or a building: one ring.
    fn check_ring(
        &self,
        place: Place,
        people: u8,
        missing: Option<Illegal>,
    ) -> Result<(), Illegal> {
        if let Some(illegal) = missing {
            return Err(illegal);
        }
        if people != 1 {
            return Err(Illegal::ExactNumber { place, exactly: 1 });
        }
        if self.people_at(place) != 0 {
            return Err(Illegal::Occupied { place });
        }
        Ok(())
    }
}
