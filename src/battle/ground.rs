//! What the ground of a cell does, in a sentence: shown where it is pointed at.

use super::account::Note;
use crate::words::{capital, say, word};

/// What of its kinds of effects some ground has, by the names of their sentences.
pub fn holding(book: &str, effects: &[(&str, bool)]) -> Vec<String> {
    let holding = effects.iter().filter(|(_, holds)| *holds);
    holding.map(|(name, _)| word(&format!("{book}-ground-{name}"))).collect()
}

/// "Woods: Evasion +1." Ground that does nothing has none.
pub fn note(name: &str, effects: &[String], rule: &'static str) -> Option<Note> {
    let terms = || [("name", capital(name).into()), ("effects", effects.join(", ").into())];
    (!effects.is_empty()).then(|| Note::new(say("plain-ground", &terms()), rule))
}
