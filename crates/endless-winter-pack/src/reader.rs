//! Reading values out of JSON: each wrong one is a fault with its place and becomes a default, so
//! that one reading finds all faults.

use std::ops::RangeInclusive;

use crate::fault::Faults;
use crate::json::{Node, Value};
use crate::words::Word;

/// As far as a list is read: no list of a pack is half as long.
const MANY: usize = 100;

/// A place in the file and what stands there; nothing if that is a fault already told.
pub(crate) struct Spot<'a> {
    node: Option<&'a Node>,
    pub place: String,
    pub faults: &'a Faults,
}

/// An object that is being read field by field.
pub(crate) struct Object<'a> {
    fields: Option<&'a [(String, Node)]>,
    pub place: String,
    faults: &'a Faults,
    known: Vec<&'static str>,
}

impl<'a> Spot<'a> {
    /// The whole file.
    pub fn root(node: &'a Node, faults: &'a Faults) -> Spot<'a> {
        Spot { node: Some(node), place: String::new(), faults }
    }

    fn wrong(&self, what: impl Into<String>) {
        if self.node.is_some() {
            self.faults.add(&self.place, what);
        }
    }

    /// Told that this should be something else.
    fn should_be(&self, wanted: &str) {
        if let Some(node) = self.node {
            self.wrong(format!("must be {wanted}, not {}", node.value.kind()));
        }
    }

    /// A whole number.
    pub fn number(&self, range: RangeInclusive<u8>) -> u8 {
        let (low, high) = (*range.start(), *range.end());
        let wanted = if low == high {
            format!("must be {low}")
        } else {
            format!("must be a whole number from {low} to {high}")
        };
        match self.node.map(|node| &node.value) {
            Some(Value::Number(number)) => {
                let whole = number.as_u64().and_then(|whole| u8::try_from(whole).ok());
                if let Some(whole) = whole.filter(|whole| range.contains(whole)) {
                    return whole;
                }
                self.wrong(format!("{wanted}, not {number}"));
            }
            Some(other) => self.wrong(format!("{wanted}, not {}", other.kind())),
            None => (),
        }
        low
    }

    /// True or false.
    pub fn flag(&self) -> bool {
        if let Some(Node { value: Value::Flag(flag), .. }) = self.node {
            return *flag;
        }
        self.should_be("true or false");
        false
    }

    /// A text for people, on one line.
    pub fn text(&self, length_max: usize) -> String {
        let Some(Node { value: Value::Text(text), .. }) = self.node else {
            self.should_be("a text");
            return String::new();
        };
        if text.trim().is_empty() || length_max < text.chars().count() {
            self.wrong(format!("must be a text of 1 to {length_max} characters"));
        } else if text.chars().any(char::is_control) {
            self.wrong("must be a text without control characters");
        }
        text.clone()
    }

    /// The id of a component; which one it must be is for `check` to say.
    pub fn id(&self) -> String {
        let Some(Node { value: Value::Text(id), .. }) = self.node else {
            self.should_be("an id");
            return String::new();
        };
        id.clone()
    }

    /// One of a closed list of ids.
    pub fn word<W: Word>(&self) -> W {
        self.one_of(W::WORDS)
    }

    /// One of these ids.
    pub fn one_of<W: Word>(&self, words: &[W]) -> W {
        let Some(Node { value: Value::Text(id), .. }) = self.node else {
            self.should_be(&format!("the id of a {}", W::WHAT));
            return words[0];
        };
        words.iter().copied().find(|word| word.id() == id).unwrap_or_else(|| {
            self.wrong(no_word(id, words));
            words[0]
        })
    }

    /// The entries of a list, which must be so many.
    pub fn list(&self, length: RangeInclusive<usize>) -> Vec<Spot<'a>> {
        let Some(Node { value: Value::List(list), .. }) = self.node else {
            self.should_be("a list");
            return Vec::new();
        };
        if !length.contains(&list.len()) {
            let (low, high) = (*length.start(), *length.end());
            let wanted = if low == high { low.to_string() } else { format!("{low} to {high}") };
            let entries = if high == 1 { "entry" } else { "entries" };
            self.wrong(format!("must have {wanted} {entries}, not {}", list.len()));
        }
        let entry = |(index, node)| Spot {
            node: Some(node),
            place: format!("{}[{index}]", self.place),
            faults: self.faults,
        };
        list.iter().take(MANY).enumerate().map(entry).collect()
    }

    /// The fields of an object whose keys are symbols and the like.
    pub fn fields(&self) -> Vec<(&'a str, Spot<'a>)> {
        let Some(Node { value: Value::Object(fields), .. }) = self.node else {
            self.should_be("an object");
            return Vec::new();
        };
        let field = |(key, node): &'a (String, Node)| {
            let place = join(&self.place, &shown(key));
            (key.as_str(), Spot { node: Some(node), place, faults: self.faults })
        };
        fields.iter().take(MANY).map(field).collect()
    }

    /// An object with known fields.
    pub fn object(&self) -> Object<'a> {
        let fields = match self.node.map(|node| &node.value) {
            Some(Value::Object(fields)) => Some(fields.as_slice()),
            _ => {
                self.should_be("an object");
                None
            }
        };
        Object { fields, place: self.place.clone(), faults: self.faults, known: Vec::new() }
    }
}

impl<'a> Object<'a> {
    /// A field that may be left out.
    pub fn get(&mut self, name: &'static str) -> Option<Spot<'a>> {
        self.known.push(name);
        let (_, node) = self.fields?.iter().rfind(|(key, _)| key == name)?;
        Some(Spot { node: Some(node), place: join(&self.place, name), faults: self.faults })
    }

    /// A field that must be there.
    pub fn need(&mut self, name: &'static str) -> Spot<'a> {
        self.get(name).unwrap_or_else(|| {
            let place = join(&self.place, name);
            if self.fields.is_some() {
                self.faults.add(&place, "is missing");
            }
            Spot { node: None, place, faults: self.faults }
        })
    }

    /// Refuses the fields that nobody asked for, and those that are there twice.
    pub fn end(self) {
        let fields = self.fields.unwrap_or_default();
        for (index, (key, _)) in fields.iter().enumerate().take(MANY) {
            let place = join(&self.place, &shown(key));
            if !self.known.contains(&key.as_str()) {
                let known = self.known.join(", ");
                self.faults.add(&place, format!("is no field here; the fields are {known}"));
            } else if fields[..index].iter().any(|(other, _)| other == key) {
                self.faults.add(&place, "is there twice");
            }
        }
    }
}

fn join(place: &str, name: &str) -> String {
    if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }
}

/// A foreign text, short and without anything a terminal would obey.
pub(crate) fn shown(text: &str) -> String {
    let mut short = text.chars().take(40).flat_map(char::escape_debug).collect::<String>();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

/// That an id is none of these.
pub(crate) fn no_word<W: Word>(id: &str, words: &[W]) -> String {
    let known = words.iter().map(|word| word.id()).collect::<Vec<_>>().join(", ");
    format!("`{}` is no {} here; they are {known}", shown(id), W::WHAT)
}
