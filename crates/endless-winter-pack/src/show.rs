//! A pack in words: each value with its provenance.

use std::fmt::Write;

use crate::pack::Pack;
use crate::provenance::Provenance;

/// One value of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The kind of component, as a heading.
    pub kind: &'static str,
    /// The component; empty where there is only one.
    pub component: String,
    /// Its path in the file, such as `tribe_cards[2].vp`.
    pub place: String,
    /// The end of the path, within the component.
    pub field: String,
    /// In words.
    pub value: String,
    /// Where it comes from.
    pub provenance: Provenance,
    /// What the component says about its values beyond that.
    pub note: Option<String>,
}

impl Pack {
    /// Every value, grouped by kind and component, in the order of the file.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.components().into_iter().flat_map(|(kind, place, component)| {
            let mut name = component.label();
            if let (true, Some((_, number))) = (name.is_empty(), place.split_once('[')) {
                let index = number.trim_end_matches(']').parse::<usize>().unwrap_or(0);
                name = format!("Number {}", index + 1);
            }
            component.rows().into_iter().map(move |(field, value)| Value {
                kind,
                component: name.clone(),
                place: format!("{place}.{field}"),
                provenance: component.sources().of(&field),
                note: component.sources().note.clone(),
                field,
                value,
            })
        })
    }
}

/// The whole pack for a person to read.
pub fn show(pack: &Pack) -> String {
    let mut out = format!("{}\nfingerprint {}\n{}\n", pack.name, pack.fingerprint(), pack.about);
    let (mut kind, mut component) = ("", None);
    for value in pack.values() {
        if value.kind != kind {
            kind = value.kind;
            component = None;
            out.push_str(&format!("\n{kind}\n"));
        }
        if component.as_ref() != Some(&value.component) {
            if !value.component.is_empty() {
                out.push_str(&format!("  {}\n", value.component));
            }
            if let Some(note) = &value.note {
                out.push_str(&format!("    ({note})\n"));
            }
            component = Some(value.component.clone());
        }
        let (field, words) = (&value.field, &value.value);
        // A String takes everything that is written to it.
        let _ = writeln!(out, "    {field:<22} {words:<46} {}", value.provenance.id());
    }
    out
}
