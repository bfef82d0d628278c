//! Building blocks of sentences: numbers, lists of dice.

use crate::words::{Term, capital, say};

/// A number in a word: `three`.
pub(super) fn number(count: usize) -> String {
    say("count", &[("count", count.into())])
}

/// A number in a word at the head of a sentence: `Three`.
pub(super) fn number_first(count: usize) -> String {
    capital(&number(count))
}

/// Dice as they are read out: `5, 2 and 4`.
pub(super) fn dice(faces: &[u8]) -> String {
    list(&faces.iter().map(u8::to_string).collect::<Vec<_>>(), "list-last")
}

/// Things as they are read out; `last` is the sentence that joins the last two.
pub(super) fn list(items: &[String], last: &str) -> String {
    let text = |item: &String| Term::Text(item.clone());
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [one, other] => say(last, &[("first", text(one)), ("last", text(other))]),
        [first, rest @ ..] => say("list-more", &[("first", text(first)), ("rest", list(rest, last).into())]),
    }
}

/// A die of a test, and what its bonus makes of it: `rolls 4, +1 makes 5`.
pub(super) fn test(die: u8, bonus: i32) -> String {
    let sign = if bonus < 0 { '\u{2212}' } else { '+' };
    let terms = [
        ("plain", Term::from(i32::from(bonus == 0))),
        ("die", i32::from(die).into()),
        ("bonus", format!("{sign}{}", bonus.unsigned_abs()).into()),
        ("sum", (i32::from(die) + bonus).into()),
    ];
    say("log-roll", &terms)
}

/// A sentence about so many of a unit.
pub(super) fn of_unit(id: &str, unit: String, count: usize) -> String {
    say(id, &[("unit", unit.into()), ("count", count.into()), ("words", number_first(count).into())])
}
