//! What the table waits for, and whether the rest of the table fits it.

use ochre_kernel::Seat;

use super::{Faults, Reading};
use crate::cards::Top;
use crate::dice::Dice;
use crate::place::Place;
use crate::position::PhasePosition;
use crate::resources::Resource;
use crate::state::Phase;

fn goal_name(goal: Option<Resource>) -> &'static str {
    goal.map_or("food", Resource::name)
}

impl Reading<'_> {
    /// The phase in the words of the engine, where it has any.
    pub(super) fn check_phase(&self, faults: &mut Faults) -> Option<Phase> {
        use PhasePosition as P;
        match self.position.phase {
            P::TurnUpBuilding { place, seat } => self.check_turning_up(place, seat, faults),
            P::LayCard { place } => {
                let space = self.card_space(place, faults)?;
                Some(Phase::Filling { space })
            }
            P::Placing { seat } => {
                self.check_seat("seat", seat, faults);
                Some(Phase::Placing { seat })
            }
            P::Using { seat } => {
                self.check_seat("seat", seat, faults);
                Some(Phase::Using { seat })
            }
            P::Rolling { seat, place, goal } => {
                self.check_roll(seat, place, goal, faults);
                Some(Phase::Rolling { seat, place, goal })
            }
            P::AddingTools { seat, place, goal, dice } => {
                self.check_roll(seat, place, goal, faults);
                let people = self.own(seat).map_or(0, |own| own.people_at(place));
                match place {
                    Place::Card(_) => self.check_dice(dice, 2, "SA-8.6", faults),
                    // Nobody there is a fault of its own.
                    _ if people != 0 => self.check_dice(dice, people, "SA-4.3", faults),
                    _ => (),
                }
                Some(Phase::AddingTools { seat, place, goal, dice })
            }
            P::Paying { seat, place } => self.check_paying(seat, place, faults),
            P::RollingForAll { seat, place } => {
                let space =
                    self.check_just_bought(seat, place, Top::DiceForAll, "SA-8.2", faults)?;
                Some(Phase::RollingForAll { seat, space })
            }
            P::TakingDie { seat, buyer, place, dice } => {
                self.check_seat("seat", seat, faults);
                if self.sits(seat) && self.sits(buyer) {
                    let players = self.players();
                    let n_taken = (seat.number() + players - buyer.number()) % players;
                    self.check_dice(dice, players - n_taken, "SA-8.2", faults);
                }
                let space =
                    self.check_just_bought(buyer, place, Top::DiceForAll, "SA-8.2", faults)?;
                Some(Phase::TakingDie { seat, buyer, space, dice })
            }
            P::DrawingExtraCard { seat, place } => {
                faults.unless(!self.deck().is_empty(), || {
                    "`phase.kind` is drawing-extra-card, but no card is left to draw (SA-8.9)"
                        .into()
                });
                let space =
                    self.check_just_bought(seat, place, Top::ExtraCard, "SA-8.9", faults)?;
                Some(Phase::Drawing { seat, space })
            }
            P::Feeding { seat, missing } => {
                self.check_feeding(seat, missing, faults);
                Some(Phase::Hungry { seat, missing })
            }
            P::Over => Some(Phase::Over),
        }
    }

    fn check_seat(&self, field: &str, seat: Seat, faults: &mut Faults) {
        faults.unless(self.sits(seat), || {
            format!("`phase.{field}` is {seat}, but {} play (SA-1.1)", self.players())
        });
    }

    /// The seat sits at the table and has people on the place.
    fn check_user(&self, seat: Seat, place: Place, faults: &mut Faults) {
        let field = match self.position.phase {
            PhasePosition::TakingDie { .. } => "buyer",
            _ => "seat",
        };
        self.check_seat(field, seat, faults);
        if let Some(own) = self.own(seat) {
            faults.unless(own.people_at(place) != 0, || {
                format!("`phase.place` is {place}, but seat {seat} has nobody there (SA-4.1)")
            });
        }
    }

    fn card_space(&self, place: Place, faults: &mut Faults) -> Option<u8> {
        if let Place::Card(space) = place {
            return Some(space);
        }
        faults.add(format!("`phase.place` is {place}, which is no card space (SA-2.3)"));
        None
    }

    /// A card with this top was just bought from the place.
    fn check_just_bought(
        &self,
        seat: Seat,
        place: Place,
        top: Top,
        rule: &str,
        faults: &mut Faults,
    ) -> Option<u8> {
        self.check_user(seat, place, faults);
        if let Some(own) = self.own(seat) {
            faults.unless(own.has_bought(top), || {
                let index = seat.index();
                let what = match top {
                    Top::DiceForAll => "dice for all",
                    Top::DiceFor(resource) => return dice_card_missing(resource, index),
                    _ => "an extra card",
                };
                format!("`seats[{index}].cards` has no card that gives {what} ({rule})")
            });
        }
        let space = self.card_space(place, faults)?;
        faults.unless(!self.has_card(space), || {
            format!("`phase.place` is {place}, but its card was not bought ({rule})")
        });
        Some(space)
    }

    fn check_turning_up(
        &self,
        place: Place,
        seat: Option<Seat>,
        faults: &mut Faults,
    ) -> Option<Phase> {
        let Place::Building(stack) = place else {
            faults.add(format!("`phase.place` is {place}, which is no stack (SA-2.2)"));
            return None;
        };
        let players = self.players();
        faults.unless(stack < players, || {
            format!("`phase.place` is {place}, but {players} players have no such stack (SA-2.2)")
        });
        let Some(seat) = seat else { return Some(Phase::FirstTile { stack }) };
        self.check_user(seat, place, faults);
        if let Some(own) = self.own(seat) {
            faults.unless(!own.buildings.is_empty(), || {
                let index = seat.index();
                format!("`seats[{index}].buildings` is empty, but a tile was just bought (SA-4.6)")
            });
        }
        Some(Phase::TurningUp { seat, stack })
    }

    fn check_roll(&self, seat: Seat, place: Place, goal: Option<Resource>, faults: &mut Faults) {
        let expected = match (place, goal) {
            (Place::Hunt, _) => None,
            (Place::Gather(resource), _) => Some(resource),
            (Place::Card(_), Some(resource)) => {
                self.check_just_bought(seat, place, Top::DiceFor(resource), "SA-8.6", faults);
                return;
            }
            (Place::Card(_), None) => {
                self.check_user(seat, place, faults);
                faults.add("`phase.goal` is missing, but no card has dice for food (SA-8.6)");
                return;
            }
            _ => {
                self.check_user(seat, place, faults);
                faults.add(format!("`phase.place` is {place}, where nobody rolls (SA-4.3)"));
                return;
            }
        };
        self.check_user(seat, place, faults);
        faults.unless(goal == expected, || {
            let (goal, expected) = (goal_name(goal), goal_name(expected));
            format!("`phase.goal` is {goal}, but {place} gives {expected} (SA-4.4)")
        });
    }

    fn check_dice(&self, dice: Dice, expected: u8, rule: &str, faults: &mut Faults) {
        let n_dice = dice.len();
        faults.unless(n_dice == expected, || {
            format!("`phase.dice` has length {n_dice}, not {expected} ({rule})")
        });
    }

    fn check_paying(&self, seat: Seat, place: Place, faults: &mut Faults) -> Option<Phase> {
        self.check_user(seat, place, faults);
        let (phase, is_there) = match place {
            Place::Card(space) => (Phase::BuyingCard { seat, space }, self.has_card(space)),
            Place::Building(stack) => {
                let tile = self.position.stacks.get(usize::from(stack)).and_then(|s| s.top);
                (Phase::BuyingBuilding { seat, stack }, tile.is_some())
            }
            _ => {
                faults.add(format!("`phase.place` is {place}, where nobody pays (SA-4.5)"));
                return None;
            }
        };
        faults.unless(is_there, || {
            format!("`phase.place` is {place}, but nothing lies there to pay for (SA-4.5)")
        });
        Some(phase)
    }

    fn check_feeding(&self, seat: Seat, missing: u8, faults: &mut Faults) {
        self.check_seat("seat", seat, faults);
        let Some(own) = self.own(seat) else { return };
        let most = own.people.saturating_sub(own.agriculture);
        faults.unless((1..=most).contains(&missing), || {
            format!("`phase.missing` is {missing}, but seat {seat} can lack 1 to {most} (SA-6.1)")
        });
        let (food, index) = (own.food, seat.index());
        faults.unless(food == 0, || {
            format!("`seats[{index}].food` is {food}, but who lacks food gives up all (SA-6.2)")
        });
    }
}

fn dice_card_missing(resource: Resource, index: usize) -> String {
    format!("`phase.goal` is {resource}, but `seats[{index}].cards` has no dice for it (SA-8.6)")
}
