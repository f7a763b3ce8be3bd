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

    /// The symbols that are there, most significant first, and how many of each.
    pub fn iter(&self) -> impl Iterator<Item = (Symbol, u8)> {
        Symbol::ALL.into_iter().zip(self.0).filter(|&(_, n)| 0 < n)
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Gains::NONE
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
