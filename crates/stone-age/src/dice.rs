//! Dice as they lie on the table: how many show each face.

use std::fmt;

use ochre_kernel::Luck;

/// A throw of up to [`Dice::MOST`] dice; their order doesn't matter.
///
/// Four bits a face, so that a throw fits in a word and equal throws are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice(u32);

/// In how many ways so many dice can fall.
const SIX_TO_THE: [u32; Dice::MOST as usize + 1] = {
    let mut powers = [1; Dice::MOST as usize + 1];
    let mut n_dice = 1;
    while n_dice < powers.len() {
        powers[n_dice] = 6 * powers[n_dice - 1];
        n_dice += 1;
    }
    powers
};

/// The sum of the digits of a number with four digits in base 6.
static DIGIT_SUMS: [u8; 1296] = {
    let mut sums = [0; 1296];
    let mut number = 1;
    while number < sums.len() {
        sums[number] = sums[number / 6] + (number % 6) as u8;
        number += 1;
    }
    sums
};

impl Dice {
    /// As many as a player has people.
    pub const MOST: u8 = 10;

    /// The throw with these faces; `None` if a face is not 1 to 6 or there are too many.
    pub fn from_faces(faces: &[u8]) -> Option<Dice> {
        if faces.len() > usize::from(Dice::MOST) {
            return None;
        }
        faces
            .iter()
            .try_fold(Dice(0), |dice, &face| (1..=6).contains(&face).then(|| dice.with(face)))
    }

    /// The same with one more die.
    #[must_use]
    const fn with(self, face: u8) -> Dice {
        Dice(self.0 + (1 << (4 * (face - 1))))
    }

    /// The same with one die fewer.
    #[must_use]
    pub(crate) const fn without(self, face: u8) -> Dice {
        debug_assert!(self.count(face) != 0);
        Dice(self.0 - (1 << (4 * (face - 1))))
    }

    /// How many dice show this face.
    pub const fn count(self, face: u8) -> u8 {
        (self.0 >> (4 * (face - 1)) & 15) as u8
    }

    /// How many dice there are.
    pub fn len(self) -> u8 {
        (1..=6).map(|face| self.count(face)).sum()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the faces.
    #[inline]
    pub const fn total(self) -> u8 {
        let mut total = 0;
        let mut face = 1;
        while face <= 6 {
            total += face * self.count(face);
            face += 1;
        }
        total
    }

    /// Every die, sorted.
    pub fn faces(self) -> impl Iterator<Item = u8> + Clone {
        (1..=6).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// The faces that are there, each once, sorted.
    pub fn different_faces(self) -> impl Iterator<Item = u8> + Clone {
        (1..=6).filter(move |&face| self.count(face) != 0)
    }

    /// Throws so many dice.
    #[inline]
    pub(crate) fn roll(n_dice: u8, luck: &mut impl Luck) -> Dice {
        // One number decides all dice: its digits in base 6. 6^10 fits in 32 bits.
        let mut digits = luck.below(SIX_TO_THE[usize::from(n_dice)]);
        let mut dice = 0;
        for _ in 0..n_dice {
            dice += 1 << (4 * (digits % 6));
            digits /= 6;
        }
        Dice(dice)
    }

    /// The total of [`Dice::roll`] with the same luck.
    #[inline]
    pub(crate) fn roll_total(n_dice: u8, luck: &mut impl Luck) -> u8 {
        let digits = luck.below(SIX_TO_THE[usize::from(n_dice)]);
        let four = |digits: u32| DIGIT_SUMS[(digits % 1296) as usize];
        n_dice + four(digits) + four(digits / 1296) + four(digits / (1296 * 1296))
    }

    /// Calls `visit` with every throw of so many dice and in how many ways it comes about, in the
    /// order of the sorted faces.
    pub(crate) fn for_each_throw(n_dice: u8, visit: &mut impl FnMut(Dice, u32)) {
        let ways = (1..=u32::from(n_dice)).product();
        extend(Dice(0), 1, n_dice, ways, visit);
    }
}

/// Adds dice that show `face` or more. `ways` is n! divided by the factorials of the counts so far.
fn extend(dice: Dice, face: u8, left: u8, ways: u32, visit: &mut impl FnMut(Dice, u32)) {
    if left == 0 {
        return visit(dice, ways);
    }
    if face > 6 {
        return;
    }
    // Sorted faces come in order when throws with more dice of the lowest face come first.
    for count in (0..=left).rev() {
        let factorial: u32 = (1..=u32::from(count)).product();
        let more = Dice(dice.0 + (u32::from(count) << (4 * (face - 1))));
        extend(more, face + 1, left - count, ways / factorial, visit);
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.faces().enumerate() {
            write!(f, "{}{face}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl serde::Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

impl<'de> serde::Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        Dice::from_faces(&faces)
            .ok_or_else(|| serde::de::Error::custom("dice are at most ten faces from 1 to 6"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throws(n_dice: u8) -> Vec<(String, u32)> {
        let mut throws = Vec::new();
        Dice::for_each_throw(n_dice, &mut |dice, ways| throws.push((dice.to_string(), ways)));
        throws
    }

    #[test]
    fn throws_are_listed_by_their_sorted_faces_with_their_ways() {
        let two = throws(2);
        assert_eq!(two.len(), 21);
        assert_eq!(two[..3], [("1 1".into(), 1), ("1 2".into(), 2), ("1 3".into(), 2)]);
        assert_eq!(two[20], ("6 6".into(), 1));
        for n_dice in 1..=Dice::MOST {
            let all = throws(n_dice);
            assert!(all.is_sorted_by(|a, b| a.0 < b.0), "{n_dice} dice");
            assert_eq!(all.iter().map(|throw| throw.1).sum::<u32>(), 6u32.pow(n_dice.into()));
        }
        assert_eq!(throws(10).len(), 3003);
    }

    #[test]
    fn a_throw_knows_its_total_and_faces() {
        let dice = Dice::from_faces(&[5, 2, 5]).unwrap();
        assert_eq!((dice.total(), dice.len(), dice.count(5)), (12, 3, 2));
        assert_eq!(dice.different_faces().collect::<Vec<_>>(), [2, 5]);
        assert_eq!(dice.without(5), Dice::from_faces(&[2, 5]).unwrap());
        assert_eq!(Dice::from_faces(&[6; 10]).unwrap().total(), 60);
        assert!(Dice::default().is_empty() && !dice.is_empty());
    }

    #[test]
    fn no_die_shows_0_or_7_and_nobody_throws_11() {
        assert_eq!(Dice::from_faces(&[0]), None);
        assert_eq!(Dice::from_faces(&[7]), None);
        assert_eq!(Dice::from_faces(&[1; 11]), None);
    }
}
