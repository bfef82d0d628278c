//! A move off the board, in words: who leaves with which crate, who stays, and under which leader (G-18, G-34, T-153).

use super::look::Look;
use crate::force::PrimateIx;
use crate::panels::Why;
use crate::rules::monkeys::foresight::Ghost;
use crate::words::say;

/// The lines about the leaving members, their crates, and those that stay.
pub fn lines(look: &Look, ghost: &Ghost) -> Vec<String> {
    let (gone, left) = ghost.leavers(look.field);
    if gone.is_empty() {
        return Vec::new();
    }
    let named = |id: &str, who: &[PrimateIx]| say(id, &[("who", list(look, who).into()), ("count", who.len().into())]);
    let mut lines = vec![named("draft-departs", &gone)];
    for (mate, number) in gone.iter().filter_map(|mate| Some((*mate, carried(look, *mate)?))) {
        let terms = [("name", look.names.primate(mate).into()), ("number", number.into())];
        lines.push(say("draft-departs-crate", &terms));
    }
    if !left.is_empty() {
        lines.push(named("draft-departs-stay", &left));
    }
    if ghost.orphans.is_some() {
        let unit = look.names.unit(ghost.unit);
        lines.push(say("draft-departs-leader", &[("unit", unit.into())]));
    }
    lines
}

/// The members that even the best new leader would leave outside its sphere (T-28).
pub fn warnings(look: &Look, ghost: &Ghost) -> Option<Why> {
    let (heir, outside) = ghost.orphans.as_ref().filter(|(_, outside)| !outside.is_empty())?;
    let terms = [
        ("name", look.names.primate(*heir).into()),
        ("who", list(look, outside).into()),
        ("count", outside.len().into()),
    ];
    Some(Why::new(say("draft-departs-outside", &terms), "T-28"))
}

/// The number of the crate that a primate carries, from 1.
pub fn carried(look: &Look, mate: PrimateIx) -> Option<usize> {
    look.turn.stakes.carried(mate).map(|place| place + 1)
}

fn list(look: &Look, who: &[PrimateIx]) -> String {
    who.iter().map(|mate| look.names.primate(*mate)).collect::<Vec<_>>().join(", ")
}
