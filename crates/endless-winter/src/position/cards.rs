//! Cards that not everybody may know: a list, or only how many.

use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, Pile};

/// A pile of cards: `["brave", "elder"]`, or `{"count": 2}` for who may not know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// These.
    Open(Vec<Card>),
    /// So many that the viewer may not know.
    Hidden(u8),
}

impl Cards {
    /// A pile that the viewer may know.
    pub(crate) fn open(pile: Pile) -> Cards {
        Cards::Open(pile.cards().collect())
    }

    /// What is left to see of it: there is no secret about no card.
    pub(crate) fn hide(&mut self) {
        if let Cards::Open(cards) = self
            && !cards.is_empty()
        {
            *self = Cards::Hidden(u8::try_from(cards.len()).unwrap_or(u8::MAX));
        }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        match self {
            Cards::Open(cards) => cards.len(),
            Cards::Hidden(count) => usize::from(*count),
        }
    }

    /// The cards, as far as they can be seen.
    pub(crate) fn seen(&self) -> &[Card] {
        match self {
            Cards::Open(cards) => cards,
            Cards::Hidden(_) => &[],
        }
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cards::Open(cards) => cards.serialize(serializer),
            Cards::Hidden(count) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("count", count)?;
                map.end()
            }
        }
    }
}

/// Written out, because an untagged enum would not say what is wrong with a card.
struct CardsVisitor;

impl<'de> Visitor<'de> for CardsVisitor {
    type Value = Cards;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
        let mut cards = Vec::new();
        while let Some(card) = list.next_element()? {
            cards.push(card);
        }
        Ok(Cards::Open(cards))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards, A::Error> {
        let mut count = None;
        while let Some(key) = map.next_key::<String>()? {
            if key != "count" {
                return Err(A::Error::unknown_field(&key, &["count"]));
            }
            count = Some(map.next_value()?);
        }
        count.map(Cards::Hidden).ok_or_else(|| A::Error::missing_field("count"))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        deserializer.deserialize_any(CardsVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_a_list_or_a_number() {
        let open = Cards::Open(vec![Card::BRAVE, Card::BRAVE]);
        for (cards, text) in [(open, r#"["brave","brave"]"#), (Cards::Hidden(7), r#"{"count":7}"#)]
        {
            assert_eq!(serde_json::to_string(&cards).unwrap(), text);
            assert_eq!(serde_json::from_str::<Cards>(text).unwrap(), cards);
        }
    }

    #[test]
    fn what_is_wrong_with_them_is_said() {
        let cases = [
            (r#"["knave"]"#, "`knave` is no card at line 1 column 9"),
            ("{}", "missing field `count` at line 1 column 2"),
            (r#"{"number":1}"#, "unknown field `number`, expected `count` at line 1 column 9"),
            ("3", "invalid type: integer `3`, expected a list of cards at line 1 column 1"),
        ];
        for (text, error) in cases {
            assert_eq!(serde_json::from_str::<Cards>(text).unwrap_err().to_string(), error);
        }
    }
}
