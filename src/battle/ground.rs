//! What the ground of a cell does, in a sentence: shown where it is pointed at.

use super::account::Note;
use crate::words::{capital, say};

/// "Woods: Evasion +1." Ground that does nothing has none.
pub fn note(name: &str, effects: &[String], rule: &'static str) -> Option<Note> {
    let terms = || [("name", capital(name).into()), ("effects", effects.join(", ").into())];
    (!effects.is_empty()).then(|| Note::new(say("plain-ground", &terms()), rule))
}
