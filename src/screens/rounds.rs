//! The word for a round: some books call it a turn.

use super::host::Host;
use crate::words::{say, word};

/// At the beginning of a line: "Round 3".
pub fn named(in_turns: bool, number: u16) -> String {
    say(if in_turns { "window-turn" } else { "window-round" }, &[("round", i64::from(number).into())])
}

/// In the middle of a sentence: "round 3".
pub fn within(host: &dyn Host, number: u16) -> String {
    say(if host.in_turns() { "saves-turn" } else { "saves-round" }, &[("round", i64::from(number).into())])
}

/// At the head of a column.
pub fn column(in_turns: bool) -> String {
    word(if in_turns { "rolls-turn" } else { "rolls-round" })
}

/// Next to the number of the last one.
pub fn limit(in_turns: bool) -> String {
    word(if in_turns { "setup-turns" } else { "setup-rounds" })
}
