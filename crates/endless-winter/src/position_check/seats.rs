//! Each seat by itself, and what there is once for all seats: junctures, stones, places of idols.

use std::collections::BTreeMap;
use std::fmt;

use ochre_kernel::Seat;

use super::{Faults, MANY, Reading, joined};
use crate::map::Juncture;
use crate::player::{Camps, Player, VpSource};
use crate::position::SeatPosition;

/// More VP than any game gives; sums stay small.
const VP_MOST: u32 = 10_000;

impl Reading<'_> {
    /// Everything that lies on or beside the player boards, but for cards and animals.
    pub(super) fn check_seats(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            let at = format!("seats[{}]", seat.index());
            self.check_stock(own, &at, faults);
            self.check_camps(own, &at, faults);
            self.check_idols(own, &at, faults);
            self.check_chief(own, &at, faults);
            self.check_vp(own, &at, faults);
        }
        self.check_villages(faults);
        self.check_places(faults);
        let chiefs = self.seats().filter_map(|(seat, own)| Some((own.chief?, seat)));
        check_once("chief", "chief", chiefs, faults);
        let cards = self.seats().filter_map(|(seat, own)| Some((own.setup_card?, seat)));
        check_once("set-up card", "setup_card", cards, faults);
    }

    fn n_camps(own: &SeatPosition) -> u32 {
        own.camps.values().map(|&camps| u32::from(camps)).sum()
    }

    fn check_stock(&self, own: &SeatPosition, at: &str, faults: &mut Faults) {
        let board = &self.rules.components().player_board;
        let n_camps = Reading::n_camps(own).min(Camps::ALL.into());
        let max = u32::from(board.food_max) + n_camps;
        if let Some(given) = own.food_max {
            faults.unless(u32::from(given) == max, || {
                format!("`{at}.food_max` is {given}, but {max} follows from the camps (EW-2.3)")
            });
        }
        let food = own.food;
        // The maximum is applied when the set-up ends (EW-1.11).
        faults.unless(self.is_setup() || u32::from(food) <= max, || {
            format!("`{at}.food` is {food}, but the maximum is {max} (EW-2.3)")
        });
        let (tools, max) = (own.tools, board.tool_max);
        faults.unless(tools <= max, || {
            format!("`{at}.tools` is {tools}, but the maximum is {max} (EW-2.3)")
        });
        let left = own.megaliths_left;
        faults.unless(left <= Player::MEGALITHS, || {
            format!("`{at}.megaliths_left` is {left}, but a player has 10 megaliths (EW-1.3)")
        });
        let n_stones = own.stones.len();
        faults.unless(n_stones <= 3, || {
            format!("`{at}.stones` has length {n_stones}, but there are 3 slots (EW-5.6)")
        });
        for stone in own.stones.iter().take(MANY).filter(|stone| 1 < stone.era()) {
            faults.unless(self.is_era_2(), || {
                format!("`{at}.stones` has {stone}, but Era II has not begun (EW-5.6)")
            });
        }
    }

    fn check_camps(&self, own: &SeatPosition, at: &str, faults: &mut Faults) {
        let n_camps = Reading::n_camps(own);
        let Some(left) = u32::from(Camps::ALL).checked_sub(n_camps) else {
            faults.add(format!("`{at}.camps` are {n_camps}, but a player has 5 (EW-1.3)"));
            return;
        };
        if let Some(given) = own.camps_left {
            faults.unless(u32::from(given) == left, || {
                format!("`{at}.camps_left` is {given}, but of 5 camps {n_camps} are on the map")
            });
        }
        for (hex, _) in own.camps.iter().filter(|&(_, &camps)| camps == 0) {
            faults.add(format!("`{at}.camps.{hex}` is 0, but only camps are listed"));
        }
        // Camps leave the map for villages only, and the first ones come in the set-up.
        let cards = &self.rules.components().setup_cards;
        let has_camp = own.setup_card.is_some_and(|card| cards[card.index()].camp);
        let least = 1 + u32::from(has_camp);
        let is_short = !self.is_setup() && own.villages.is_empty() && n_camps < least;
        faults.unless(!is_short, || {
            format!(
                "`{at}.camps` are {n_camps}, but {least} came there and no village was founded \
                 (EW-1.11)"
            )
        });
    }

    fn check_idols(&self, own: &SeatPosition, at: &str, faults: &mut Faults) {
        let board = &self.rules.components().idol_board;
        let tracks = [
            ("offering", own.offering, board.offering.len()),
            ("reverence", own.reverence, board.reverence.len()),
        ];
        for (track, level, most) in tracks {
            faults.unless(usize::from(level) <= most, || {
                format!("`{at}.{track}` is {level}, but the track has {most} levels (EW-8.2)")
            });
        }
        let levels = board.reverence.iter().take(own.reverence.into());
        let least: u32 = levels.map(|level| u32::from(level.vp)).sum();
        let vp = own.vp.get(&VpSource::IdolLevels).copied().unwrap_or(0);
        faults.unless(least <= u32::from(vp), || {
            let level = own.reverence;
            format!(
                "`{at}.vp.idol-levels` is {vp}, but the way to level {level} of reverence gives \
                 {least} (EW-8.2)"
            )
        });
    }

    fn check_chief(&self, own: &SeatPosition, at: &str, faults: &mut Faults) {
        faults.unless(own.side.is_some() == own.chief.is_some(), || {
            format!("`{at}.side` and `{at}.chief` are given together or not at all (EW-1.3)")
        });
        if !self.is_setup() {
            faults.unless(own.chief.is_some(), || format!("`{at}.chief` is missing (EW-1.3)"));
            faults.unless(own.setup_card.is_some(), || {
                format!("`{at}.setup_card` is missing (EW-1.4)")
            });
        }
    }

    fn check_vp(&self, own: &SeatPosition, at: &str, faults: &mut Faults) {
        let vp: u32 = own.vp.values().map(|&vp| u32::from(vp)).sum();
        faults.unless(vp <= VP_MOST, || {
            format!("`{at}.vp` are {vp}, but no game gives more than {VP_MOST}")
        });
        let tokens = own.vp.get(&VpSource::Tokens).copied().unwrap_or(0);
        faults.unless(tokens == 0 || self.rules.choices().glacier_tokens, || {
            format!("`{at}.vp.tokens` is {tokens}, but `options.glacier-tokens` is off (EW-10.4)")
        });
    }

    /// One village per juncture, at most three of a player (EW-1.3, EW-5.9).
    fn check_villages(&self, faults: &mut Faults) {
        for (seat, own) in self.seats() {
            let n_villages = own.villages.len();
            faults.unless(n_villages <= 3, || {
                let index = seat.index();
                format!(
                    "`seats[{index}].villages` has length {n_villages}, but a player has 3 (EW-1.3)"
                )
            });
        }
        let villages = self.seats().flat_map(|(seat, own)| {
            own.villages.iter().take(MANY).map(move |&village: &Juncture| (village, seat))
        });
        check_once("village", "villages", villages, faults);
    }

    /// On a level of reverence the idols stand side by side from the left (EW-8.2).
    fn check_places(&self, faults: &mut Faults) {
        let mut levels: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
        for (seat, own) in self.seats() {
            let index = seat.index();
            match own.reverence_place {
                Some(place) if own.reverence == 0 => faults.add(format!(
                    "`seats[{index}].reverence_place` is {place}, but the idol is below the lowest \
                     level (EW-8.2)"
                )),
                Some(place) => levels.entry(own.reverence).or_default().push(place),
                None => faults.unless(own.reverence == 0, || {
                    format!("`seats[{index}].reverence_place` is missing (EW-8.2)")
                }),
            }
        }
        for (level, mut places) in levels {
            places.sort_unstable();
            faults.unless(places.iter().copied().eq(1..=places.len() as u8), || {
                let places = joined(&places);
                format!(
                    "`reverence_place` on level {level} is {places}, but idols stand side by side \
                     from place 1 (EW-8.2)"
                )
            });
        }
    }
}

/// There is one of each.
fn check_once<T: Copy + Ord + fmt::Display>(
    kind: &str,
    field: &str,
    things: impl Iterator<Item = (T, Seat)>,
    faults: &mut Faults,
) {
    let mut first = BTreeMap::new();
    for (thing, seat) in things {
        let index = seat.index();
        match first.insert(thing, index) {
            Some(before) if before == index => {
                faults.add(format!("{kind} {thing} is twice in `seats[{index}].{field}`"));
            }
            Some(before) => faults.add(format!(
                "{kind} {thing} is in `seats[{before}].{field}` and in `seats[{index}].{field}`"
            )),
            None => (),
        }
    }
}
