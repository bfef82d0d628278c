//! What the ground of a cell does, in a sentence: shown where it is pointed at.

use super::{account::Note, shown::words_of};
use crate::engine::Rules;
use crate::words::{capital, say};

/// What of its kinds of effects some ground has, by the names of their sentences.
pub fn holding<Book: Rules>(effects: &[(&str, bool)]) -> Vec<String> {
    let holding = effects.iter().filter(|(_, holds)| *holds);
    holding.map(|(name, _)| words_of::<Book>("ground", name)).collect()
}

/// "Woods: Evasion +1." Ground that does nothing has none.
pub fn note(name: &str, effects: &[String], rule: &'static str) -> Option<Note> {
    let terms = || [("name", capital(name).into()), ("effects", effects.join(", ").into())];
    (!effects.is_empty()).then(|| Note::new(say("plain-ground", &terms()), rule))
}
