//! The kinds of order available in a call, each with its place among the keys of the action bar: the same ones as in the
//! other books wherever that makes sense.

use crate::engine::rules::VerbKind;

const fn verb(name: &'static str, rule: &'static str) -> VerbKind {
    VerbKind { name, rule }
}

/// All of them, in the order of the keys: move, attack, overwatch, brace, reload and so on. The last five use the keys of
/// others that they never stand beside: for getting off a mount, standing up, and going on with what is repeated.
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
    verb("Armed", "R7"),
    verb("Hold", "A20"),
    verb("Crawl", "R9"),
    verb("Grapple", "R7"),
    verb("Dive", "R7"),
    verb("Escape", "R7"),
    verb("LetGo", "G9"),
    verb("Duck", "A10"),
    verb("Dismount", "R11"),
    verb("StandUp", "R10"),
    verb("GoOn", "R18"),
    verb("NewWay", "A8"),
    verb("BreakOff", "R19"),
];
