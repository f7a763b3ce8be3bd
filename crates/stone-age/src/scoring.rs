//! Points during the game and at its end (SA-10.1 to SA-10.4).

use ochre_kernel::{PerSeat, Seat};

use crate::cards::{Bottom, Profession, Top};
use crate::rules::Rules;
use crate::sets::CardSet;
use crate::state::{Phase, StoneAge};

/// Where points come from, in the order of the final scoring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// Scored for buildings during the game (SA-4.6).
    pub buildings: i32,
    /// Scored for points cards during the game (SA-8.5).
    pub cards_now: i32,
    /// Lost by starving (SA-6.2).
    pub starvation: i32,
    /// 1 for each resource left (SA-10.1).
    pub resources: i32,
    /// Different culture symbols, squared (SA-10.2).
    pub culture_set: i32,
    /// The second set, squared (SA-10.2).
    pub culture_second: i32,
    /// Farmers × agriculture (SA-10.3).
    pub farmers: i32,
    /// Tool makers × tools.
    pub toolmakers: i32,
    /// Hut builders × buildings.
    pub builders: i32,
    /// Shamans × people.
    pub shamans: i32,
}

impl Sources {
    /// Each source with its name in records and texts.
    pub fn each(&self) -> [(&'static str, i32); 10] {
        [
            ("buildings", self.buildings),
            ("cards_now", self.cards_now),
            ("starvation", self.starvation),
            ("resources", self.resources),
            ("culture_set", self.culture_set),
            ("culture_second", self.culture_second),
            ("farmers", self.farmers),
            ("toolmakers", self.toolmakers),
            ("builders", self.builders),
            ("shamans", self.shamans),
        ]
    }

    /// The score.
    pub fn total(&self) -> i32 {
        self.each().into_iter().map(|(_, points)| points).sum()
    }
}

impl StoneAge {
    /// The points on the track now, and at the end of the game those of the final scoring too.
    pub fn sources(&self, seat: Seat) -> Sources {
        let tribe = self.tribe(seat);
        let mut sources = Sources {
            buildings: tribe.building_points.into(),
            cards_now: tribe.cards.iter().map(|card| points_now(card.face().top)).sum(),
            starvation: -10 * i32::from(tribe.n_starved),
            ..Sources::default()
        };
        if self.phase == Phase::Over {
            self.score_finally(seat, &mut sources);
        }
        sources
    }

    /// The score that this seat would have if the game ended now, with all that its owner knows.
    pub fn projected(&self, seat: Seat) -> Sources {
        let mut over = *self;
        over.phase = Phase::Over;
        over.sources(seat)
    }

    /// The score as it stands.
    pub fn total_score(&self, seat: Seat) -> i32 {
        self.sources(seat).total()
    }

    fn score_finally(&self, seat: Seat, sources: &mut Sources) {
        let tribe = self.tribe(seat);
        let two_resources = if tribe.two_resources { 2 } else { 0 };
        sources.resources = tribe.stock.len() as i32 + two_resources;

        let (mut once, mut twice) = (0u8, 0u8);
        for card in self.final_cards(seat).iter() {
            match card.face().bottom {
                Bottom::Green(symbol) => {
                    let bit = 1 << symbol as u8;
                    twice |= once & bit;
                    once |= bit;
                }
                Bottom::Sand(profession, count) => {
                    let count = i32::from(count);
                    match profession {
                        Profession::Farmer => {
                            sources.farmers += count * i32::from(tribe.agriculture);
                        }
                        Profession::ToolMaker => {
                            sources.toolmakers += count * i32::from(tribe.tools.sum());
                        }
                        Profession::Builder => {
                            sources.builders += count * i32::from(tribe.buildings.len());
                        }
                        Profession::Shaman => sources.shamans += count * i32::from(tribe.people),
                    }
                }
            }
        }
        sources.culture_set = (once.count_ones() as i32).pow(2);
        sources.culture_second = (twice.count_ones() as i32).pow(2);
    }

    /// The cards whose bottoms count: those bought and the extra one (SA-8.9).
    pub fn final_cards(&self, seat: Seat) -> CardSet {
        let cards = self.tribe(seat).cards;
        match self.extra {
            Some(extra) if extra.owner == seat => cards.with(extra.card),
            _ => cards,
        }
    }

    /// What decides between equal scores (SA-10.4).
    pub fn tie_break(&self, seat: Seat) -> u8 {
        let tribe = self.tribe(seat);
        tribe.agriculture + tribe.tools.sum() + tribe.people
    }

    /// How the victory is shared; `None` while the game runs (SA-10.4).
    pub(crate) fn shares(&self, rules: &Rules) -> Option<PerSeat<f64>> {
        if self.phase != Phase::Over {
            return None;
        }
        let results = PerSeat::from_fn(|seat| (self.total_score(seat), self.tie_break(seat)));
        let best = rules.seats().map(|seat| results[seat]).max()?;
        let n_winners = rules.seats().filter(|&seat| results[seat] == best).count();
        Some(PerSeat::from_fn(|seat| {
            let wins = seat.number() <= rules.n_players() && results[seat] == best;
            if wins { 1.0 / n_winners as f64 } else { 0.0 }
        }))
    }
}

const fn points_now(top: Top) -> i32 {
    match top {
        Top::Points(points) => points as i32,
        _ => 0,
    }
}
