//! What is gained or paid: so many of each symbol.

use std::fmt;

use serde::Serialize;

use crate::reader::{Spot, no_word, shown};
use crate::words::Symbol;

/// So many of each symbol; the one form of gains and prices in a pack: `{"food": 2, "tool": 1}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gains([u8; Symbol::ALL.len()]);

/// The symbols that can be paid.
const PRICES: [Symbol; 3] = [Symbol::Tool, Symbol::Food, Symbol::Discard];

impl Gains {
    /// Nothing.
    pub const NONE: Gains = Gains([0; Symbol::ALL.len()]);

    /// So many of one symbol.
    pub const fn of(symbol: Symbol, n: u8) -> Gains {
        let mut gains = Gains::NONE;
        gains.0[symbol.index()] = n;
        gains
    }

    /// How many of a symbol.
    pub const fn get(&self, symbol: Symbol) -> u8 {
        self.0[symbol.index()]
    }

    /// Sets how many of a symbol.
    pub const fn set(&mut self, symbol: Symbol, n: u8) {
        self.0[symbol.index()] = n;
    }

    /// Adds other gains.
    pub fn add(&mut self, other: &Gains) {
        for (sum, n) in self.0.iter_mut().zip(other.0) {
            *sum = sum.saturating_add(n);
        }
    }

    /// The symbols that are there, most significant first, and how many of each.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Symbol, u8)> + use<> {
        let (counts, mut left) = (self.0, self.symbols());
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                (Symbol::ALL[index], counts[index])
            })
        })
    }

    /// The symbols that are there, as bits. The engine asks for them at every step, so eight
    /// counts are looked at together.
    #[inline]
    pub fn symbols(&self) -> u32 {
        let (chunks, rest) = self.0.as_chunks::<8>();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        let bits =
            [chunks[0], chunks[1], last].map(|eight| nonzero_bytes(u64::from_le_bytes(eight)));
        bits[0] | bits[1] << 8 | bits[2] << 16
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.symbols() == 0
    }

    /// Something to gain, or nothing.
    pub(crate) fn read(spot: &Spot<'_>) -> Gains {
        Gains::read_any(spot, |symbol| symbol != Symbol::Discard)
    }

    /// A price.
    pub(crate) fn read_price(spot: &Spot<'_>) -> Gains {
        Gains::read_any(spot, |symbol| PRICES.contains(&symbol))
    }

    fn read_any(spot: &Spot<'_>, fits: impl Fn(Symbol) -> bool) -> Gains {
        let mut gains = Gains::NONE;
        for (key, n) in spot.fields() {
            let Some(symbol) = Symbol::ALL.into_iter().find(|symbol| symbol.id() == key) else {
                n.faults.add(&n.place, no_word(key, &Symbol::ALL));
                continue;
            };
            if !fits(symbol) {
                let how = if symbol == Symbol::Discard { "gained" } else { "paid" };
                n.faults.add(&n.place, format!("`{}` can't be {how}", shown(key)));
            } else if 0 < gains.get(symbol) {
                n.faults.add(&n.place, "is there twice");
            }
            gains.0[symbol.index()] = n.number(1..=n_max(symbol));
        }
        gains
    }
}

/// A bit for each byte that is not 0, the lowest byte first.
#[inline]
const fn nonzero_bytes(eight: u64) -> u32 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // The highest bit of each byte says whether the byte is more than 0 ...
    let high = (((eight & LOW) + LOW) | eight) & !LOW;
    // ... and one multiplication brings those bits together.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

impl FromIterator<(Symbol, u8)> for Gains {
    fn from_iter<I: IntoIterator<Item = (Symbol, u8)>>(each: I) -> Gains {
        each.into_iter().fold(Gains::NONE, |mut gains, (symbol, n)| {
            let sum = &mut gains.0[symbol.index()];
            *sum = sum.saturating_add(n);
            gains
        })
    }
}

/// The most that one gain or price may have of a symbol.
const fn n_max(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::LaborHalves | Symbol::Vp => 20,
        Symbol::Food | Symbol::Tool => 10,
        Symbol::MaxFood | Symbol::Village => 1,
        _ => 5,
    }
}

impl Serialize for Gains {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(symbol, n)| (symbol.id(), n)))
    }
}

impl fmt::Display for Gains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (index, (symbol, n)) in self.iter().enumerate() {
            let between = if index == 0 { "" } else { ", " };
            match symbol {
                Symbol::MaxFood => write!(f, "{between}{}", symbol.english())?,
                Symbol::LaborHalves => write!(f, "{between}labor {}", halves(n))?,
                _ => write!(f, "{between}{} {n}", symbol.english())?,
            }
        }
        Ok(())
    }
}

/// Halves as people write them: 3 is 1.5.
pub(crate) fn halves(n: u8) -> String {
    if n.is_multiple_of(2) { (n / 2).to_string() } else { format!("{}.5", n / 2) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_that_is_there_is_found() {
        for seed in 0..2000_u32 {
            let n = |symbol: Symbol| {
                let hash = (seed + 1).wrapping_mul(2_654_435_761).rotate_left(symbol as u32);
                if hash % 3 == 0 { (hash >> 8) as u8 } else { 0 }
            };
            let gains: Gains = Symbol::ALL.into_iter().map(|symbol| (symbol, n(symbol))).collect();
            let expected: Vec<(Symbol, u8)> =
                Symbol::ALL.into_iter().map(|symbol| (symbol, n(symbol))).collect();
            let expected: Vec<_> = expected.into_iter().filter(|&(_, n)| 0 < n).collect();
            assert_eq!(gains.iter().collect::<Vec<_>>(), expected);
            assert_eq!(gains.is_empty(), expected.is_empty());
        }
    }
}
