//! What all components have in common: a name, values in words, and where they come from.

use crate::fault::Faults;
use crate::provenance::Sources;
use crate::reader::Spot;

/// One thing of the box.
pub(crate) trait Component {
    /// What a person calls it.
    fn label(&self) -> String;

    /// Where its values come from.
    fn sources(&self) -> &Sources;

    /// Its values in words, each with its path in the component. Provenance is told of these.
    fn rows(&self) -> Vec<(String, String)>;
}

/// One row; the path is the name of a field.
pub(crate) fn row(path: &str, value: impl ToString) -> (String, String) {
    (path.to_owned(), value.to_string())
}

/// Reads the components of a list that must have so many.
pub(crate) fn read_list<T>(
    spot: &Spot<'_>,
    length: usize,
    read: impl Fn(&Spot<'_>) -> T,
) -> Vec<T> {
    spot.list(length..=length).iter().map(read).collect()
}

/// No two components of a list may have the same of something.
pub(crate) fn check_different<K: PartialEq>(
    faults: &Faults,
    list: &str,
    field: &str,
    keys: impl Iterator<Item = K>,
) {
    let keys = keys.collect::<Vec<_>>();
    for (index, key) in keys.iter().enumerate() {
        if let Some(first) = keys[..index].iter().position(|other| other == key) {
            let place = format!("{list}[{index}].{field}");
            let holds = faults.touches(&format!("{list}[{first}].{field}"));
            faults.unless(holds, &place, || format!("is the same as {list}[{first}].{field}"));
        }
    }
}
