//! The one list of legal actions, and picking from it without listing.

use ochre_kernel::Rng;

use crate::action::Action;
use crate::payment;
use crate::place::Place;
use crate::resources::Heap;
use crate::rules::Rules;
use crate::state::{Phase, StoneAge};

/// How many ways there are to take two resources (SA-8.11).
const N_TAKES: u32 = 10;

impl StoneAge {
    /// Adds every legal action, in the order that `docs/notation.md` fixes.
    pub(crate) fn list_actions(&self, rules: &Rules, out: &mut Vec<Action>) {
        let seat = match self.phase {
            Phase::Placing { seat } => return self.openings(rules, seat).list(out),
            Phase::Using { seat } => {
                out.extend(self.tribes[seat].placed.iter().map(Action::Use));
                seat
            }
            Phase::AddingTools { seat, .. } => {
                let tribe = &self.tribes[seat];
                out.extend(tribe.tools.all_ready(tribe.one_use).parts().map(Action::Tools));
                seat
            }
            Phase::BuyingCard { seat, space } => {
                let stock = self.tribes[seat].stock.reach();
                let heaps = payment::heaps_of(space + 1);
                out.extend(payment::affordable(heaps, stock).map(Action::Pay));
                out.push(Action::Decline);
                seat
            }
            Phase::BuyingBuilding { seat, stack } => {
                let stock = self.tribes[seat].stock.reach();
                if let Some(tile) = self.top_tile(stack) {
                    let cost = tile.cost();
                    let heaps = payment::heaps_for(&cost);
                    out.extend(payment::affordable(heaps, stock).map(Action::Pay));
                }
                out.push(Action::Decline);
                seat
            }
            Phase::TakingDie { seat, dice, .. } => {
                out.extend(dice.different_faces().map(Action::TakeDie));
                seat
            }
            Phase::Hungry { seat, missing } => {
                let stock = self.tribes[seat].stock.reach();
                let heaps = payment::heaps_of(missing);
                out.extend(payment::affordable(heaps, stock).map(Action::Feed));
                out.push(Action::Starve);
                seat
            }
            _ => return,
        };
        if self.tribes[seat].two_resources {
            out.extend(payment::heaps_of(2).iter().map(|&heap| Action::TakeResources(heap)));
        }
    }

    /// One of [`StoneAge::list_actions`], each equally likely.
    #[inline]
    pub(crate) fn pick_action(&self, rules: &Rules, rng: &mut Rng) -> Action {
        match self.phase {
            Phase::Placing { seat } => {
                let (place, people) = self.openings(rules, seat).sample(rng);
                Action::Place { place: Place::ALL[place], people }
            }
            Phase::Using { seat } => {
                let tribe = &self.tribes[seat];
                let n_places = tribe.placed.len();
                let chosen = rng.below(n_places + takes(tribe.two_resources));
                if chosen < n_places {
                    Action::Use(tribe.placed.nth(chosen))
                } else {
                    take(chosen - n_places)
                }
            }
            Phase::AddingTools { seat, .. } => {
                let tribe = &self.tribes[seat];
                let ready = tribe.tools.all_ready(tribe.one_use);
                let n_parts = ready.n_parts();
                let chosen = rng.below(n_parts + takes(tribe.two_resources));
                if chosen < n_parts {
                    Action::Tools(ready.part(chosen))
                } else {
                    take(chosen - n_parts)
                }
            }
            Phase::BuyingCard { seat, space } => {
                let tribe = &self.tribes[seat];
                let n_others = 1 + takes(tribe.two_resources);
                match payment::sample_mix(space + 1, tribe.stock.reach(), n_others, rng) {
                    Ok(heap) => Action::Pay(heap),
                    Err(0) => Action::Decline,
                    Err(other) => take(other - 1),
                }
            }
            Phase::BuyingBuilding { seat, stack } => {
                let tribe = &self.tribes[seat];
                let cost = self.top_tile(stack).map(|tile| tile.cost());
                let heaps = cost.as_ref().map_or(&[][..], payment::heaps_for);
                let n_others = 1 + takes(tribe.two_resources);
                match payment::sample(heaps, tribe.stock.reach(), n_others, rng) {
                    Ok(heap) => Action::Pay(heap),
                    Err(0) => Action::Decline,
                    Err(other) => take(other - 1),
                }
            }
            Phase::TakingDie { seat, dice, .. } => {
                let n_faces = dice.different_faces().count() as u32;
                let chosen = rng.below(n_faces + takes(self.tribes[seat].two_resources));
                match dice.different_faces().nth(chosen as usize) {
                    Some(face) => Action::TakeDie(face),
                    None => take(chosen - n_faces),
                }
            }
            Phase::Hungry { seat, missing } => {
                let tribe = &self.tribes[seat];
                let n_others = 1 + takes(tribe.two_resources);
                match payment::sample_mix(missing, tribe.stock.reach(), n_others, rng) {
                    Ok(heap) => Action::Feed(heap),
                    Err(0) => Action::Starve,
                    Err(other) => take(other - 1),
                }
            }
            phase => unreachable!("nobody has to decide in {phase:?}"),
        }
    }
}

fn takes(two_resources: bool) -> u32 {
    if two_resources { N_TAKES } else { 0 }
}

fn take(number: u32) -> Action {
    Action::TakeResources(
        payment::heaps_of(2).get(number as usize).copied().unwrap_or(Heap::default()),
    )
}
