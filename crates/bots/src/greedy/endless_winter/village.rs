//! Villages: what one is worth, and which to aim at (EW-5.9, EW-6.3).

use ochre_endless_winter::{Camps, Hex, Juncture};

use super::map::{Map, distance};
use super::math::power;
use super::outlook::View;

/// How many villages are aimed at.
const AIMS: usize = 3;

/// A village that could be founded after some moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub(super) juncture: Juncture,
    /// What it is worth, its price deducted.
    pub(super) worth: f64,
    /// For each of the three hexes the camp that goes there; new ones come from the board.
    pub(super) from: [Hex; 3],
    pub(super) n_new: u8,
    pub(super) n_moves: i32,
}

impl Aim {
    /// What is missing: moves and camps.
    fn missing(&self) -> i32 {
        self.n_moves + i32::from(self.n_new)
    }

    /// The moves that are missing when a camp goes from one hex to another.
    fn missing_after(&self, from: Hex, to: Hex) -> i32 {
        let hexes = self.juncture.hexes();
        let through =
            |index: usize| distance(to, hexes[index]) - distance(self.from[index], hexes[index]);
        match self.from.iter().position(|&camp| camp == from) {
            Some(index) => self.missing() + through(index),
            None => self.missing() + (0..3).map(through).min().unwrap_or(0).min(0),
        }
    }
}

/// The villages that promise most.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aims {
    aims: [Option<Aim>; AIMS],
    hope: f64,
    /// What the best of them promises.
    promise: f64,
}

impl Aims {
    /// The one that promises most.
    pub(super) fn best(&self) -> Option<&Aim> {
        let promise = |aim: &Aim| aim.worth * power(self.hope, aim.missing());
        let better = |a, b| if promise(a) < promise(b) { b } else { a };
        self.aims.iter().flatten().reduce(better)
    }

    /// How much more is promised when a camp goes from one hex to another. Never too much, so that
    /// no camp goes there and back.
    pub(super) fn of_moving(&self, from: Hex, to: Hex) -> f64 {
        self.after(|aim| aim.missing_after(from, to)) - self.promise
    }

    /// How much more is promised with a camp more on the start hex.
    pub(super) fn of_new_camp(&self) -> f64 {
        self.after(|aim| aim.missing() - i32::from(0 < aim.n_new)) - self.promise
    }

    fn after(&self, missing: impl Fn(&Aim) -> i32) -> f64 {
        let promise = |aim: &Aim| aim.worth * power(self.hope, missing(aim));
        self.aims.iter().flatten().map(promise).fold(0.0, f64::max)
    }
}

impl View<'_> {
    /// The villages that promise most after the moves that they still take.
    pub(super) fn find_aims(self, map: &Map) -> Aims {
        let hope = self.weights.village_hope;
        let mut aims = Aims { hope, ..Aims::default() };
        if self.me.villages().count() == 3 || self.time.hexes == 0.0 {
            return aims;
        }
        let (camps, n_on_map) = spread(self.me.camps());
        let taken = self.junctures_taken();
        // The best by what they promise at most.
        let mut most = [0.0; AIMS];
        let mut chosen = [None; AIMS];
        for juncture in Juncture::all().filter(|juncture| !taken[juncture.index()]) {
            let worth = self.of_village(map, juncture) - 3.0 * self.price.food;
            let least: i32 = juncture.hexes().iter().map(|&to| closest(&camps, to)).sum();
            let promise = worth.max(0.0) * power(hope, least);
            if let Some(place) = most.iter().position(|&other| other < promise) {
                most[place..].rotate_right(1);
                chosen[place..].rotate_right(1);
                (most[place], chosen[place]) = (promise, Some((juncture, worth)));
            }
        }
        for (aim, (juncture, worth)) in aims.aims.iter_mut().zip(chosen.into_iter().flatten()) {
            let (n_moves, n_new, from) = nearest(&camps, n_on_map, juncture);
            *aim = Some(Aim { juncture, worth, from, n_new, n_moves });
        }
        aims.promise = aims.after(Aim::missing);
        aims
    }

    /// The junctures where somebody has a village.
    fn junctures_taken(self) -> [bool; Juncture::COUNT] {
        let mut taken = [false; Juncture::COUNT];
        for seat in self.rules.seats() {
            self.game.player(seat).villages().for_each(|juncture| taken[juncture.index()] = true);
        }
        taken
    }

    /// What a village brings with the camps in place, its price not counted.
    pub(super) fn of_village(self, map: &Map, juncture: Juncture) -> f64 {
        let stones = self.stones();
        let board = &self.rules.components().player_board;
        let mut worth = self.time.board * self.of_later_gains(&board.village_gain);
        let mut seen = [None; 3];
        for (index, hex) in juncture.hexes().into_iter().enumerate() {
            let own = map.own[hex.index()].max(1);
            worth += map.of_influence(hex, own + 1) - map.of_influence(hex, own);
            let terrain = self.game.terrain(hex);
            if let Some(terrain) = terrain.filter(|_| !seen.contains(&terrain)) {
                worth += stones.village[terrain.index()];
            }
            seen[index] = terrain;
            if let Some(token) = self.game.glacier_token(hex) {
                let token = &self.rules.components().glacier_tokens[token.index()];
                worth += self.of_later_gains(&token.gain);
            }
        }
        // Three camps come back to the board: less food fits, but they can go out again.
        worth - 3.0 * self.weights.room * self.time.fade
    }

    /// The best village for which three camps are in place, without its price.
    pub(super) fn best_village(self) -> Option<(Juncture, f64)> {
        if self.me.villages().count() == 3 {
            return None;
        }
        let map = self.map();
        let taken = self.junctures_taken();
        let camps = self.me.camps();
        let ready = |juncture: &Juncture| {
            !taken[juncture.index()] && juncture.hexes().iter().all(|&hex| 0 < camps.on(hex))
        };
        Juncture::all()
            .filter(ready)
            .map(|juncture| (juncture, self.of_village(map, juncture)))
            .reduce(|a, b| if a.1 < b.1 { b } else { a })
    }

    pub(super) fn of_best_village(self) -> f64 {
        self.best_village().map_or(0.0, |(_, worth)| worth)
    }
}

/// All five camps, those on the map first; the others would come to the start hex.
fn spread(on_map: Camps) -> ([Hex; Camps::ALL as usize], usize) {
    let mut camps = [Hex::START; Camps::ALL as usize];
    let mut n_camps = 0;
    for hex in Hex::all() {
        for _ in 0..on_map.on(hex) {
            camps[n_camps] = hex;
            n_camps += 1;
        }
    }
    (camps, n_camps)
}

fn closest(camps: &[Hex], to: Hex) -> i32 {
    camps.iter().map(|&camp| distance(camp, to)).min().unwrap_or(0)
}

/// The three camps that reach a juncture in the fewest moves; the first so many are on the map, the
/// others wait on the board.
fn nearest(camps: &[Hex], n_on_map: usize, juncture: Juncture) -> (i32, u8, [Hex; 3]) {
    let to = juncture.hexes();
    let mut best = None;
    let mut least = i32::MAX;
    for a in 0..camps.len() {
        for b in (0..camps.len()).filter(|&b| b != a) {
            for c in (0..camps.len()).filter(|&c| c != a && c != b) {
                let chosen = [a, b, c];
                let n_new = chosen.iter().filter(|&&camp| n_on_map <= camp).count() as u8;
                let from = chosen.map(|camp| camps[camp]);
                let moves: i32 = from.iter().zip(to).map(|(&from, to)| distance(from, to)).sum();
                if moves + i32::from(n_new) < least {
                    least = moves + i32::from(n_new);
                    best = Some((moves, n_new, from));
                }
            }
        }
    }
    best.unwrap_or((0, 0, to))
}
