//! What is wrong with a pack, each fault with its place.

use std::cell::RefCell;

/// One fault of a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {place}: {what}")]
pub struct Fault {
    /// The path to it in the file, such as `tribe_cards[2].vp`.
    pub place: String,
    /// The line of the file, from 1; for something that is missing, where it should be.
    pub line: u32,
    /// What is wrong, in words.
    pub what: String,
}

/// As many faults are told: no honest pack has more, and a hostile file can't make the list grow.
const MANY: usize = 1000;

/// The place of a fault of the whole file.
pub(crate) const WHOLE: &str = "the file";

/// The faults found so far: place and words.
#[derive(Default)]
pub(crate) struct Faults(RefCell<Vec<(String, String)>>);

impl Faults {
    /// A value that can't be read.
    pub fn add(&self, place: &str, what: impl Into<String>) {
        let mut faults = self.0.borrow_mut();
        if faults.len() < MANY {
            faults.push((place.to_owned(), what.into()));
        }
    }

    /// A fault of values that could be read, unless this holds. Where something there could not be
    /// read a default stands in for it, and a fault of the default is nobody's.
    pub fn unless(&self, holds: bool, place: &str, what: impl FnOnce() -> String) {
        if !holds && !self.touches(place) {
            self.add(place, what());
        }
    }

    /// Whether there is a fault at the place, above it or below it.
    pub fn touches(&self, place: &str) -> bool {
        self.0.borrow().iter().any(|(other, _)| covers(other, place) || covers(place, other))
    }

    /// All faults, in the order found.
    pub fn into_inner(self) -> Vec<(String, String)> {
        self.0.into_inner()
    }
}

/// Whether `inner` is `outer` or a part of it.
pub(crate) fn covers(outer: &str, inner: &str) -> bool {
    match inner.strip_prefix(outer) {
        Some(rest) => rest.is_empty() || rest.starts_with(['.', '[']),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_covers_itself_and_its_parts_only() {
        assert!(covers("animals[1]", "animals[1]"));
        assert!(covers("animals[1]", "animals[1].count"));
        assert!(covers("animals", "animals[1].set_vp[0]"));
        assert!(!covers("animals[1]", "animals[10]"));
        assert!(!covers("animals[1].count", "animals[1]"));
    }

    #[test]
    fn a_fault_of_what_could_not_be_read_is_told_once() {
        let faults = Faults::default();
        faults.add("animals[1].count", "is missing");
        faults.unless(false, "animals", || "they are not 60".into());
        faults.unless(false, "animals[1].count", || "must be 10".into());
        faults.unless(false, "animals[2].count", || "must be 5".into());
        faults.unless(true, "chiefs", || "fine".into());
        let places = faults.into_inner().into_iter().map(|(place, _)| place).collect::<Vec<_>>();
        assert_eq!(places, ["animals[1].count", "animals[2].count"]);
    }
}
