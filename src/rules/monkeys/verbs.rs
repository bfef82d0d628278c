//! The kinds of order available in a turn (T-13), in the order of the action bar.

use crate::engine::VerbKind;

const fn verb(name: &'static str, rule: &'static str) -> VerbKind {
    VerbKind { name, rule }
}

/// All of them, in the order of their keys.
pub const VERBS: &[VerbKind] = &[
    verb("move", "T-26"),
    verb("attack", "T-43"),
    verb("overwatch", "T-122"),
    verb("brace", "T-97"),
    verb("reload", "T-100"),
    verb("hide", "T-132"),
    verb("charge", "T-102"),
    verb("vehicle", "7"),
    verb("special-order", "T-16"),
    verb("smoke", "G-28"),
    verb("pick-up", "G-18"),
    verb("leave", "G-34"),
    verb("done", "T-15"),
    verb("shell", "C-34"),
];
