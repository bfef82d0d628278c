//! Building blocks of sentences: numbers, lists of dice.

use crate::words::{Term, capital, say};

/// A number as a word: `three`.
pub(super) fn number(count: usize) -> String {
    say("count", &[("count", count.into())])
}

/// A number as a word at the start of a sentence: `Three`.
pub(super) fn number_first(count: usize) -> String {
    capital(&number(count))
}

/// Dice in readable form: `5, 2 and 4`.
pub(super) fn dice(faces: &[u8]) -> String {
    list(&faces.iter().map(u8::to_string).collect::<Vec<_>>(), "list-last")
}

/// A list in readable form; `last` is the text that joins the last two.
pub(super) fn list(items: &[String], last: &str) -> String {
    let text = |item: &String| Term::Text(item.clone());
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [one, other] => say(last, &[("first", text(one)), ("last", text(other))]),
        [first, rest @ ..] => say("list-more", &[("first", text(first)), ("rest", list(rest, last).into())]),
    }
}

/// A die of a test, and the result with its bonus: `rolls 4, +1 makes 5`.
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

/// A sentence about a number of a unit's members.
pub(super) fn of_unit(id: &str, unit: String, count: usize) -> String {
    say(id, &[("unit", unit.into()), ("count", count.into()), ("words", number_first(count).into())])
}
