//! What the raw forms of several files share.

use super::findings::{Findings, Path};
use crate::words::Message;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeMap};
use std::{fmt, marker::PhantomData};

pub use crate::rules::Book;

impl Book {
    /// Checks that it is the first book, with an error if not.
    pub fn check(self, findings: &mut Findings, path: &Path) {
        self.check_is(Book::FIRST, findings, path);
    }

    /// Checks that it is the book that can be used here, with an error if not.
    pub fn check_is(self, wanted: Self, findings: &mut Findings, path: &Path) {
        self.check_named(&format!("{wanted:?}"), findings, path);
    }

    /// The same by the name of the book in files.
    pub fn check_named(self, wanted: &str, findings: &mut Findings, path: &Path) {
        if format!("{self:?}") != wanted {
            findings.fault(path, self.unfit(wanted));
        }
    }

    /// The message that it can't be used where another is needed.
    pub fn unfit(self, wanted: &str) -> Message {
        Message::new("data-book").with("given", format!("{self:?}")).with("wanted", wanted)
    }
}

/// A map as written in the file: in order, including duplicate entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs<K, V>(pub Vec<(K, V)>);

impl<K, V> Default for Pairs<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K, V> Pairs<K, V> {
    /// The value of the first entry with a key.
    pub fn get(&self, key: &K) -> Option<&V>
    where
        K: PartialEq,
    {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// Whether it has no entry.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Pairs<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Pairs<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(PairsVisitor(PhantomData))
    }
}

struct PairsVisitor<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> de::Visitor<'de> for PairsVisitor<K, V> {
    type Value = Pairs<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}
