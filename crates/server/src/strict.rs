//! JSON from strangers: an object that says one thing twice is refused, because two readers of it
//! could understand two things.

use std::collections::HashSet;
use std::fmt;

use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, de};

/// Reads JSON.
///
/// # Errors
///
/// Where it is none, is something else, is nested too deeply, or has a key twice in an object.
pub fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, serde_json::Error> {
    let _: Once = serde_json::from_slice(json)?;
    serde_json::from_slice(json)
}

/// Any value whose objects have each key once.
struct Once;

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Once, D::Error> {
        deserializer.deserialize_any(Once)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Once;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Once, A::Error> {
        let mut known = HashSet::new();
        while let Some((key, Once)) = map.next_entry::<String, Once>()? {
            if known.contains(&key) {
                return Err(de::Error::custom(format!("`{key}` stands there twice")));
            }
            known.insert(key);
        }
        Ok(Once)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Once, A::Error> {
        while seq.next_element::<Once>()?.is_some() {}
        Ok(Once)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_str<E>(self, _: &str) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_unit<E>(self) -> Result<Once, E> {
        Ok(Once)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_key_that_stands_twice_is_refused_at_any_depth() {
        for good in ["{}", "null", r#"[1,-1,1.5,"a",true,{"a":{"a":1},"b":{"a":1}}]"#] {
            assert!(read::<Value>(good.as_bytes()).is_ok(), "{good}");
        }
        for bad in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"c":2,"a":3}}]"#, r#"{"a":1,"\u0061":2}"#] {
            let error = read::<Value>(bad.as_bytes()).unwrap_err().to_string();
            assert!(error.starts_with("`a` stands there twice"), "{bad}: {error}");
        }
    }

    #[test]
    fn what_is_nested_too_deeply_is_refused() {
        let deep = "[".repeat(100_000);
        assert!(read::<Value>(deep.as_bytes()).unwrap_err().to_string().contains("recursion"));
    }
}
