//! Where a value comes from.
//!
//! A component lists the paths of its values that the rulebook states and of those that follow from
//! it; a path covers everything below it. All other values are reconstructed.

use serde::Serialize;

use crate::fault::{Faults, covers};
use crate::reader::{Object, shown};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provenance {
    /// The rulebook says so.
    Stated,
    /// It follows from counts of the rulebook.
    Derived,
    /// Ours: plausible, and it agrees with everything stated.
    Reconstructed,
}

impl Provenance {
    /// As written in a pack.
    pub const fn id(self) -> &'static str {
        match self {
            Provenance::Stated => "stated",
            Provenance::Derived => "derived",
            Provenance::Reconstructed => "reconstructed",
        }
    }
}

/// What a component says about where its values come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sources {
    /// Paths of the values that the rulebook states.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stated: Vec<String>,
    /// Paths of the values that follow from the rulebook.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub derived: Vec<String>,
    /// What the two lists can't say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Sources {
    /// Where the value at a path of the component comes from.
    pub fn of(&self, path: &str) -> Provenance {
        let within = |list: &[String]| list.iter().any(|entry| covers(entry, path));
        if within(&self.stated) {
            Provenance::Stated
        } else if within(&self.derived) {
            Provenance::Derived
        } else {
            Provenance::Reconstructed
        }
    }

    /// The fields `stated`, `derived` and `note`, each of which may be left out.
    pub(crate) fn read(fields: &mut Object<'_>) -> Sources {
        let mut paths = |name| match fields.get(name) {
            Some(spot) => spot.list(0..=40).iter().map(|spot| spot.text(40)).collect(),
            None => Vec::new(),
        };
        let (stated, derived) = (paths("stated"), paths("derived"));
        Sources { stated, derived, note: fields.get("note").map(|spot| spot.text(300)) }
    }

    /// Every listed path must be there, and only once.
    pub(crate) fn check(&self, rows: &[(String, String)], place: &str, faults: &Faults) {
        let stated = self.stated.iter().enumerate().map(|entry| ("stated", entry));
        let derived = self.derived.iter().enumerate().map(|entry| ("derived", entry));
        let entries = stated.chain(derived).collect::<Vec<_>>();
        for (n, &(list, (index, path))) in entries.iter().enumerate() {
            let place = format!("{place}.{list}[{index}]");
            let known = rows.iter().any(|(row, _)| covers(path, row));
            let name = shown(path);
            faults.unless(known, &place, || format!("`{name}` is no value of this component"));
            let again = entries[..n]
                .iter()
                .any(|&(_, (_, other))| covers(other, path) || covers(path, other));
            faults.unless(!again, &place, || format!("`{name}` is listed twice"));
        }
    }
}
