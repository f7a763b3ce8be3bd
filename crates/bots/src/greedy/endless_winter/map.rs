//! The map: hexes to lead, camps, moves and villages (EW-5.8 to EW-5.10, EW-6.3).

use ochre_endless_winter::Hex;
use ochre_endless_winter_pack::{Symbol, Terrain};

use super::math::power;
use super::outlook::View;
use super::village::Aims;

/// How much of what a camp could reach counts for each move that it takes.
pub(super) const PER_MOVE: f64 = 0.7;

/// What a seat makes of the map.
#[derive(Clone, Debug)]
pub(super) struct Map {
    pub(super) own: [u8; Hex::COUNT],
    rival: [u8; Hex::COUNT],
    /// What each hex gives to who leads it.
    gain: [f64; Hex::COUNT],
    /// How many of the eclipses to come a hex is led, by how far one is ahead.
    lead: [f64; 5],
    /// One more own camp on the hex, and one camp less.
    pub(super) add: [f64; Hex::COUNT],
    pub(super) less: [f64; Hex::COUNT],
    /// The villages to aim at.
    pub(super) aims: Aims,
    /// A camp more on the start hex.
    pub(super) camp: f64,
    /// The best single move.
    pub(super) best_move: f64,
}

impl Map {
    /// What so much influence on a hex brings.
    pub(super) fn of_influence(&self, hex: Hex, own: u8) -> f64 {
        if own == 0 {
            return 0.0;
        }
        let ahead = (i32::from(own) - i32::from(self.rival[hex.index()])).clamp(-2, 2);
        self.gain[hex.index()] * self.lead[(ahead + 2) as usize]
    }
}

impl<'a> View<'a> {
    pub(super) fn map(self) -> &'a Map {
        self.look.map.get_or_init(|| {
            let mut map = self.read_map();
            self.price_camps(&mut map);
            map.aims = self.find_aims(&map);
            let reach = Hex::all()
                .map(|to| map.add[to.index()] * power(PER_MOVE, distance(Hex::START, to)));
            let reach = reach.fold(0.0, f64::max).max(map.aims.of_new_camp());
            let n_idle = i32::from(self.me.camps().on(Hex::START));
            map.camp = reach * power(0.6, n_idle) + self.weights.room * self.time.fade;
            map.best_move = self.best_travel(&map, &[]).map_or(0.0, |travel| {
                travel.worth * power(PER_MOVE, distance(travel.from, travel.to) - 1)
            });
            map
        })
    }

    fn read_map(self) -> Map {
        let weights = self.weights;
        let lead = weights.lead.map(|chance| {
            let mut kept = chance;
            (0..self.time.hexes as u8).fold(0.0, |sum, _| {
                let now = kept;
                kept *= weights.lead_kept;
                sum + now
            })
        });
        let of_terrain = Terrain::ALL
            .map(|terrain| self.of_later_gains(&self.rules.components().tile(terrain).gain));
        let gain = std::array::from_fn(|index| {
            let terrain = Hex::new(index as u8).and_then(|hex| self.game.terrain(hex));
            terrain.map_or(0.0, |terrain| of_terrain[terrain.index()])
        });
        let mut rival = [0; Hex::COUNT];
        for other in self.others() {
            for (most, theirs) in rival.iter_mut().zip(influence(other)) {
                *most = theirs.max(*most);
            }
        }
        Map {
            own: influence(self.me),
            rival,
            gain,
            lead,
            add: [0.0; Hex::COUNT],
            less: [0.0; Hex::COUNT],
            aims: Aims::default(),
            camp: 0.0,
            best_move: 0.0,
        }
    }

    fn price_camps(self, map: &mut Map) {
        let camps = self.me.camps();
        let stones = self.stones();
        let mut n_on = [0u8; Terrain::ALL.len()];
        for hex in Hex::all() {
            if let Some(terrain) = self.game.terrain(hex) {
                n_on[terrain.index()] += camps.on(hex);
            }
        }
        for hex in Hex::all() {
            let index = hex.index();
            let (own, terrain) = (map.own[index], self.game.terrain(hex));
            let counted = |n: u8| match terrain {
                Some(terrain) if n_on[terrain.index()] == n => stones.camp[terrain.index()],
                _ => 0.0,
            };
            let here = map.of_influence(hex, own);
            map.add[index] = map.of_influence(hex, own + 1) - here + counted(0);
            if 0 < camps.on(hex) {
                map.less[index] = here - map.of_influence(hex, own - 1) + counted(1);
            }
        }
    }

    /// What it brings to have a camp on another hex.
    fn of_travel(self, map: &Map, from: Hex, to: Hex) -> f64 {
        map.add[to.index()] - map.less[from.index()] + map.aims.of_moving(from, to)
    }

    /// To move a camp one hex on: the best that it leads to.
    pub(super) fn of_move(self, from: Hex, to: Hex) -> f64 {
        let map = self.map();
        // As far as the moves of this gain go, the way counts for little.
        let n_more = i32::from(self.game.gain_left().get(Symbol::Move)) - 1;
        let mut best = f64::NEG_INFINITY;
        for goal in Hex::all() {
            let left = distance(to, goal);
            if distance(from, goal) == left + 1 {
                let gain = self.of_travel(map, from, goal);
                let far = power(PER_MOVE, (left - n_more).max(0)) * power(0.98, left);
                best = best.max(gain * far);
            }
        }
        best
    }

    /// The best way to send a camp somewhere, the moves paid with labor; hexes that are taken
    /// already by other plans are left out.
    pub(super) fn best_travel(self, map: &Map, taken: &[Travel]) -> Option<Travel> {
        let mut best: Option<(f64, Travel)> = None;
        for from in Hex::all() {
            let n_sent = taken.iter().filter(|travel| travel.from == from).count() as u8;
            if self.me.camps().on(from) <= n_sent {
                continue;
            }
            for to in Hex::all() {
                let moves = distance(from, to);
                if moves == 0 || taken.iter().any(|travel| travel.to == to) {
                    continue;
                }
                let worth = self.of_travel(map, from, to);
                let net = worth - 0.8 * f64::from(moves) * self.weights.labor;
                if 0.05 < worth && best.is_none_or(|(most, _)| most < net) {
                    best = Some((net, Travel { from, to, worth }));
                }
            }
        }
        best.map(|(_, travel)| travel)
    }

    /// The next hex on the way.
    pub(super) fn step_towards(self, from: Hex, to: Hex) -> Hex {
        let map = self.map();
        let closer = |hex: &Hex| hex.touches(from) && distance(*hex, to) + 1 == distance(from, to);
        let better = |a: Hex, b: Hex| if map.add[a.index()] < map.add[b.index()] { b } else { a };
        Hex::all().filter(closer).reduce(better).unwrap_or(to)
    }
}

/// A camp that is sent to a hex, and what that brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Travel {
    pub(super) from: Hex,
    pub(super) to: Hex,
    pub(super) worth: f64,
}

/// How many moves apart two hexes are.
pub(super) fn distance(a: Hex, b: Hex) -> i32 {
    i32::from(DISTANCES[a.index()][b.index()])
}

const DISTANCES: [[u8; Hex::COUNT]; Hex::COUNT] = {
    let mut all = [[0; Hex::COUNT]; Hex::COUNT];
    let mut a = 0;
    while a < Hex::COUNT {
        let mut b = 0;
        while b < Hex::COUNT {
            if let (Some(from), Some(to)) = (Hex::new(a as u8), Hex::new(b as u8)) {
                let (q, r) = (from.place().0 - to.place().0, from.place().1 - to.place().1);
                all[a][b] = ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8;
            }
            b += 1;
        }
        a += 1;
    }
    all
};

/// The influence of a player on each hex (EW-6.3).
fn influence(player: &ochre_endless_winter::Player) -> [u8; Hex::COUNT] {
    let mut all = [0; Hex::COUNT];
    for hex in Hex::all() {
        all[hex.index()] = player.camps().on(hex);
    }
    for juncture in player.villages() {
        juncture.hexes().iter().for_each(|hex| all[hex.index()] += 2);
    }
    all
}
