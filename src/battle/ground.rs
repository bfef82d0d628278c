//! The effects of a cell's ground, as a text shown when the player points at it.

use super::{account::Note, shown::words_of};
use crate::engine::Rules;
use crate::words::{capital, say};

/// The effects that some ground has, by the names of their texts.
pub fn holding<Book: Rules>(effects: &[(&str, bool)]) -> Vec<String> {
    let holding = effects.iter().filter(|(_, holds)| *holds);
    holding.map(|(name, _)| words_of::<Book>("ground", name)).collect()
}

/// "Woods: Evasion +1." None for ground without effects.
pub fn note(name: &str, effects: &[String], rule: &'static str) -> Option<Note> {
    let terms = || [("name", capital(name).into()), ("effects", effects.join(", ").into())];
    (!effects.is_empty()).then(|| Note::new(say("plain-ground", &terms()), rule))
}
