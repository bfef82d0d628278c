//! The kinds of order that a call has, as they stand on the bar. The first have keys of their own: those by which players
//! of the other books know them, wherever that makes sense.

use crate::engine::rules::VerbKind;

const fn verb(name: &'static str, rule: &'static str) -> VerbKind {
    VerbKind { name, rule }
}

/// All of them. The places of the first are those of keys: move, attack, overwatch, brace, reload and so on.
pub const VERBS: &[VerbKind] = &[
    verb("Walk", "R9"),
    verb("Fire", "R4"),
    verb("Aim", "R5"),
    verb("GoProne", "R10"),
    verb("Reload", "R6"),
    verb("Trot", "R9"),
    verb("Run", "R9"),
    verb("Mount", "R11"),
    verb("Strike", "R7"),
    verb("Talk", "R11"),
    verb("Ready", "R8"),
    verb("StandUp", "R10"),
    verb("Hold", "A20"),
    verb("Crawl", "R9"),
    verb("Armed", "R7"),
    verb("Grapple", "R7"),
    verb("Dive", "R7"),
    verb("Escape", "R7"),
    verb("LetGo", "G9"),
    verb("Duck", "A10"),
    verb("Dismount", "R11"),
    verb("GoOn", "R18"),
    verb("NewWay", "A8"),
    verb("BreakOff", "R19"),
];
