//! Round, start player, and what each seat owns by itself.

use std::collections::BTreeSet;

use ochre_kernel::Seat;

use super::{Faults, MANY, Reading, Stage, When, card_with};
use crate::cards::Top;
use crate::payment;
use crate::position::SeatPosition;
use crate::sets::TileSet;
use crate::tool_set::OneUse;
use crate::tribe::Tribe;

impl Reading<'_> {
    /// Who sits where, whose round it is.
    pub(super) fn check_round(&self, faults: &mut Faults) {
        let (position, players) = (self.position, self.players());
        let n_seats = position.seats.len();
        faults.unless(position.players != players || n_seats == usize::from(players), || {
            format!("`seats` has length {n_seats}, but {players} play (SA-1.1)")
        });
        for (seat, own) in self.seats() {
            faults.unless(own.seat == seat, || {
                let (index, given) = (seat.index(), own.seat);
                format!("`seats[{index}].seat` is {given}, but seats are listed in order from 1")
            });
        }

        let (round, start) = (position.round, position.start_player);
        faults.unless(round != 0, || "`round` is 0, but rounds are counted from 1".into());
        if let Some(limit) = self.rules.round_limit() {
            faults.unless(round <= limit, || {
                format!("`round` is {round}, but the round limit is {limit} (SA-9.3)")
            });
        }
        faults.unless(self.stage != Stage::SetUp || round <= 1, || {
            format!("`round` is {round}, but tiles are first turned up before round 1 (SA-2.2)")
        });
        if !self.sits(start) {
            faults.add(format!("`start_player` is {start}, but {players} play (SA-2.4)"));
        } else if round != 0 && round != u16::MAX {
            // The number of the round stops at the highest; the marker goes on.
            let expected = (round - 1) % u16::from(players) + 1;
            faults.unless(u16::from(start.number()) == expected, || {
                format!(
                    "`start_player` is {start}, but seat {expected} starts round {round} (SA-2.4, \
                     SA-7.1)"
                )
            });
        }
    }

    /// Each seat by itself.
    pub(super) fn check_possessions(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            let at = format!("seats[{}]", seat.index());
            let people = own.people;
            faults.unless((Tribe::START.people..=Tribe::PEOPLE_MOST).contains(&people), || {
                format!("`{at}.people` is {people}, but a tribe has 5 to 10 people (SA-1.3)")
            });
            let level = own.agriculture;
            faults.unless(level <= Tribe::AGRICULTURE_MOST, || {
                format!("`{at}.agriculture` is {level}, but the track ends at 10 (SA-1.3)")
            });
            self.check_tools(seat, own, &at, faults);
            check_face_up_cards(own, &at, faults);
            check_building_points(own, &at, faults);
        }
    }

    fn check_tools(&self, seat: Seat, own: &SeatPosition, at: &str, faults: &mut Faults) {
        faults.unless(own.to_tools().is_some(), || {
            format!(
                "`{at}.tools` can't come about: one or two tools have value 1, three have values \
                 from 1 to 4 that differ by at most 1 (SA-5.1)"
            )
        });
        if !own.tools.iter().any(|tool| tool.used) {
            return;
        }
        if matches!(self.stage, Stage::SetUp | Stage::Laying | Stage::Placing) {
            faults.add(format!(
                "`{at}.tools` has a used tool, but all tools are ready until places are used \
                 (SA-7.1)"
            ));
        } else if self.stage == Stage::Using && self.when(seat) == Some(When::Waiting) {
            faults.add(format!(
                "`{at}.tools` has a used tool, but seat {seat} has used no place yet (SA-5.2)"
            ));
        }
    }
}

/// Cards that lie face up until they are used.
fn check_face_up_cards(own: &SeatPosition, at: &str, faults: &mut Faults) {
    let mut seen = OneUse::NONE;
    for &value in own.one_use_tools.iter().take(MANY) {
        let Some(card) = card_with(Top::OneUseTool(value)) else {
            faults.add(format!(
                "`{at}.one_use_tools` has {value}, but their values are 2, 3 and 4 (SA-8.10)"
            ));
            continue;
        };
        faults.unless(!seen.has(value), || {
            format!("`{at}.one_use_tools` has {value} twice, but there is one of each (SA-8.10)")
        });
        seen = seen.and(OneUse::of(value));
        faults.unless(own.cards.contains(&card), || {
            format!("`{at}.one_use_tools` has {value}, but {card} is not in `{at}.cards` (SA-8.10)")
        });
    }
    faults.unless(!own.two_resources || own.has_bought(Top::TwoResources), || {
        let card = card_with(Top::TwoResources).map_or(String::new(), |card| card.to_string());
        format!("`{at}.two_resources` is true, but {card} is not in `{at}.cards` (SA-8.11)")
    });
}

/// The points are a sum of payments, one that each building accepts (SA-4.7).
fn check_building_points(own: &SeatPosition, at: &str, faults: &mut Faults) {
    let mut sums = BTreeSet::from([0]);
    for tile in own.buildings.iter().copied().collect::<TileSet>().iter() {
        let cost = tile.cost();
        let worths: BTreeSet<u16> =
            payment::heaps_for(&cost).iter().map(|heap| heap.worth()).collect();
        sums = sums.iter().flat_map(|sum| worths.iter().map(move |worth| sum + worth)).collect();
    }
    let points = own.building_points;
    if sums.contains(&points) {
        return;
    }
    let range = match (sums.first(), sums.last()) {
        (Some(least), Some(most)) if least != most => format!("{least} to {most}"),
        (least, _) => least.map_or(String::new(), u16::to_string),
    };
    let possible = if (sums.first()..=sums.last()).contains(&Some(&points)) {
        "no payments for `buildings` are worth that".to_string()
    } else {
        format!("`buildings` score {range}")
    };
    faults.add(format!("`{at}.building_points` is {points}, but {possible} (SA-4.7)"));
}
