//! Building blocks of sentences: numbers in words, lists of dice.

use crate::words::{Term, say};

/// A number in a word: `three`.
pub(super) fn number(count: usize) -> String {
    say("count", &[("count", count.into())])
}

/// A number in a word at the head of a sentence: `Three`.
pub(super) fn number_first(count: usize) -> String {
    capital(&number(count))
}

/// The same sentence with a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}

/// Dice as they are read out: `5, 2 and 4`.
pub(super) fn dice(faces: &[u8]) -> String {
    let text = |face: &u8| Term::Text(face.to_string());
    match faces {
        [] => String::new(),
        [only] => only.to_string(),
        [first, last] => say("list-last", &[("first", text(first)), ("last", text(last))]),
        [first, rest @ ..] => say("list-more", &[("first", text(first)), ("rest", dice(rest).into())]),
    }
}

/// A sentence about so many of a unit.
pub(super) fn of_unit(id: &str, unit: String, count: usize) -> String {
    say(id, &[("unit", unit.into()), ("count", count.into()), ("words", number_first(count).into())])
}
