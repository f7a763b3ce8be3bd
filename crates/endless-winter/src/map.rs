//! The map: 19 hexes, their neighbours, and the junctures where three of them meet (EW-1.10).

/// A place for a terrain tile. 0 is the start hex; then the two rings, each clockwise from the
/// top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex(u8);

/// A point where three hexes meet, none of them the start hex (EW-5.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Juncture(u8);

/// A hex on flat-topped axes: to the lower right, and down.
const PLACES: [(i8, i8); Hex::COUNT] = {
    let mut places = [(0, 0); Hex::COUNT];
    // Lower right, down, lower left, upper left, up, upper right: clockwise from the top.
    let ways = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let (mut n, mut ring) = (1, 1);
    while ring <= 2 {
        let mut place = (0, -ring);
        let mut side = 0;
        while side < 6 {
            let mut step = 0;
            while step < ring {
                places[n] = place;
                n += 1;
                place = (place.0 + ways[side].0, place.1 + ways[side].1);
                step += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    places
};

const fn touch(a: usize, b: usize) -> bool {
    let (q, r) = (PLACES[a].0 - PLACES[b].0, PLACES[a].1 - PLACES[b].1);
    matches!((q, r), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
}

const NEIGHBOURS: [u32; Hex::COUNT] = {
    let mut all = [0; Hex::COUNT];
    let mut a = 0;
    while a < Hex::COUNT {
        let mut b = 0;
        while b < Hex::COUNT {
            if touch(a, b) {
                all[a] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    all
};

const JUNCTURES: [[Hex; 3]; Juncture::COUNT] = {
    let mut all = [[Hex(0); 3]; Juncture::COUNT];
    let mut n = 0;
    let mut a = 1;
    while a < Hex::COUNT {
        let mut b = a + 1;
        while b < Hex::COUNT {
            let mut c = b + 1;
            while c < Hex::COUNT {
                if touch(a, b) && touch(b, c) && touch(a, c) {
                    all[n] = [Hex(a as u8), Hex(b as u8), Hex(c as u8)];
                    n += 1;
                }
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    assert!(n == Juncture::COUNT);
    all
};

impl Hex {
    /// How many there are.
    pub const COUNT: usize = 19;
    /// The one in the middle.
    pub const START: Hex = Hex(0);

    /// `None` where there is no such hex.
    pub const fn new(index: u8) -> Option<Hex> {
        if (index as usize) < Hex::COUNT { Some(Hex(index)) } else { None }
    }

    /// Its number in records.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every hex, from the start hex outwards.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> + Clone {
        (0..Hex::COUNT as u8).map(Hex)
    }

    /// The hexes beside it, as bits.
    pub(crate) const fn neighbours(self) -> u32 {
        NEIGHBOURS[self.0 as usize]
    }

    /// Whether the two share an edge.
    pub const fn touches(self, other: Hex) -> bool {
        NEIGHBOURS[self.0 as usize] >> other.0 & 1 == 1
    }

    /// Where it lies, from the start hex: steps to the lower right, and steps down, on flat-topped
    /// hexes.
    pub const fn place(self) -> (i8, i8) {
        PLACES[self.0 as usize]
    }
}

impl Juncture {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// `None` where there is no such juncture.
    pub const fn new(index: u8) -> Option<Juncture> {
        if (index as usize) < Juncture::COUNT { Some(Juncture(index)) } else { None }
    }

    /// The juncture of three hexes, in ascending order.
    pub fn of(hexes: [Hex; 3]) -> Option<Juncture> {
        Juncture::all().find(|juncture| juncture.hexes() == hexes)
    }

    /// Its place in the order of [`Juncture::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every juncture, by its hexes.
    pub fn all() -> impl DoubleEndedIterator<Item = Juncture> + Clone {
        (0..Juncture::COUNT as u8).map(Juncture)
    }

    /// The three hexes, in ascending order.
    pub const fn hexes(self) -> [Hex; 3] {
        JUNCTURES[self.0 as usize]
    }

    /// The three hexes as bits.
    pub(crate) const fn bits(self) -> u32 {
        let [a, b, c] = self.hexes();
        (1 << a.0) | (1 << b.0) | (1 << c.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ew_1_10_the_map_is_a_hexagon_of_19_hexes_in_two_rings() {
        let sides = |hex: Hex| hex.neighbours().count_ones();
        assert_eq!(sides(Hex::START), 6);
        assert!((1..=6).all(|n| Hex(n).touches(Hex::START) && sides(Hex(n)) == 6));
        let outer: Vec<u32> = (7..19).map(|n| sides(Hex(n))).collect();
        assert_eq!(outer, [3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4]);
        for ring in [1..7, 7..19] {
            let next = |n: u8| if n + 1 == ring.end { ring.start } else { n + 1 };
            assert!(ring.clone().all(|n| Hex(n).touches(Hex(next(n)))), "clockwise, no gap");
        }
    }

    #[test]
    fn ew_1_10_each_ring_begins_at_the_top_and_neighbours_lie_one_step_apart() {
        let places = [0, 1, 2, 3, 4, 5, 6, 7, 10, 18].map(|n| Hex(n).place());
        let inner = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
        assert_eq!((places[0], &places[1..7]), ((0, 0), &inner[..]));
        assert_eq!(places[7..], [(0, -2), (2, -1), (-1, -1)]);
        for (a, b) in Hex::all().flat_map(|a| Hex::all().map(move |b| (a, b))) {
            let (right, down) = (a.place().0 - b.place().0, a.place().1 - b.place().1);
            let steps = right.abs().max(down.abs()).max((right + down).abs());
            assert_eq!(a.touches(b), steps == 1, "{a} and {b}");
        }
    }

    #[test]
    fn ew_5_9_a_village_stands_where_three_hexes_meet_away_from_the_start_hex() {
        assert_eq!(Juncture::all().count(), 18);
        for juncture in Juncture::all() {
            let [a, b, c] = juncture.hexes();
            assert!(a.touches(b) && b.touches(c) && a.touches(c) && a != Hex::START);
            assert_eq!(Juncture::of([a, b, c]), Some(juncture));
        }
        assert_eq!(Juncture::of([Hex(0), Hex(1), Hex(2)]), None);
    }
}
