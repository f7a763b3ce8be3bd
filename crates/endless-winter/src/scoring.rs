//! Final scoring (EW-9.1 to EW-9.5).

use ochre_endless_winter_pack::{Species, Step};
use ochre_kernel::{PerSeat, Seat};

use crate::card::Card;
use crate::player::{Player, VpSource};
use crate::rules::Rules;
use crate::state::{EndlessWinter, Phase};

/// The names of the sources: VP gained at once, in the order of [`VpSource`], then those of the
/// end.
const SOURCES: [&str; VpSource::ALL.len() + 4] = [
    "symbols",
    "cells",
    "on-top",
    "idol-levels",
    "stones",
    "nothing-left",
    "tokens",
    "offering",
    "reverence",
    "cards",
    "animals",
];

impl EndlessWinter {
    /// VP so far; with those of the end when the game is over.
    pub(crate) fn total_score(&self, rules: &Rules, seat: Seat) -> i32 {
        let at_once = i32::from(self.players[seat].vp());
        let at_end = if self.phase == Phase::Over { self.end_vp(rules, seat) } else { [0; 4] };
        at_once + at_end.iter().sum::<i32>()
    }

    pub(crate) fn sources(&self, rules: &Rules, seat: Seat) -> Vec<(&'static str, i32)> {
        let at_once = self.players[seat].vp.map(i32::from);
        let at_end = if self.phase == Phase::Over { self.end_vp(rules, seat) } else { [0; 4] };
        SOURCES.into_iter().zip(at_once.into_iter().chain(at_end)).collect()
    }

    /// What the final scoring would give a player now: offering, reverence, cards, animals.
    pub fn end_vp(&self, rules: &Rules, seat: Seat) -> [i32; 4] {
        let player = &self.players[seat];
        [
            offering_vp(rules, player),
            self.reverence_vp(rules, seat),
            cards_vp(rules, player),
            i32::from(animals_vp(rules, &player.animals)),
        ]
    }

    /// EW-9.2: by rank among the idols that have moved.
    fn reverence_vp(&self, rules: &Rules, seat: Seat) -> i32 {
        let place = |player: &Player| (std::cmp::Reverse(player.reverence), player.reverence_place);
        let player = &self.players[seat];
        if player.reverence == 0 {
            return 0;
        }
        let ahead = |other: &Seat| place(&self.players[*other]) < place(player);
        let rank = rules.seats().filter(ahead).count().min(2);
        let table = &rules.components().idol_board.reverence_tables[rank];
        i32::from(Step::worth(table, player.buried.len()))
    }

    /// EW-9.5: most VP; of equal ones the first in the turn order made in the last eclipse.
    pub(crate) fn shares(&self, rules: &Rules) -> Option<PerSeat<f64>> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut winner = self.order[0];
        for &seat in &self.order(rules)[1..] {
            if self.total_score(rules, winner) < self.total_score(rules, seat) {
                winner = seat;
            }
        }
        Some(PerSeat::from_fn(|seat| if seat == winner { 1.0 } else { 0.0 }))
    }
}

/// EW-9.1.
fn offering_vp(rules: &Rules, player: &Player) -> i32 {
    let Some(level) = usize::from(player.offering).checked_sub(1) else { return 0 };
    let ratio = rules.components().idol_board.offering[level].ratio;
    i32::from((player.food + player.tools) / ratio)
}

/// EW-9.3.
fn cards_vp(rules: &Rules, player: &Player) -> i32 {
    let vp = |(card, count): (Card, u8)| i32::from(rules.face(card).vp) * i32::from(count);
    player.owned().counts().map(vp).sum()
}

/// More argentavis than any pack has.
const WILD_MOST: usize = 30;

/// EW-9.4: sets of unused animals, with the argentavis where they are worth most.
pub(crate) fn animals_vp(rules: &Rules, animals: &[u8; Species::ALL.len()]) -> u16 {
    let n_wild = usize::from(animals[Species::Argentavis.index()]).min(WILD_MOST);
    // best[n]: the most that the sets looked at so far are worth with n argentavis among them.
    let mut best = [None; WILD_MOST + 1];
    best[0] = Some(0u16);
    for species in Species::ALL.into_iter().filter(|species| !species.is_wild()) {
        let own = usize::from(animals[species.index()]);
        if own == 0 {
            continue;
        }
        let printed = rules.components().animal(species);
        let most = species.set_max().saturating_sub(own).min(n_wild);
        let mut next = [None; WILD_MOST + 1];
        for (before, worth) in best[..=n_wild].iter().enumerate() {
            let Some(worth) = worth else { continue };
            for joined in 0..=most.min(n_wild - before) {
                let worth = worth + u16::from(printed.set_worth(own + joined));
                next[before + joined] = next[before + joined].max(Some(worth));
            }
        }
        best = next;
    }
    best.into_iter().flatten().max().unwrap_or(0)
}
