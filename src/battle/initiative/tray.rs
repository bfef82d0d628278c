//! The name of a throw in the dice tray, and which of its dice count.

use super::tell::Names;
use crate::battle::account::{Luck, Roll};
use crate::engine::{Fact, fact::What};
use crate::words::{say, word};
use bevy_ecs::world::World;

/// The purpose of dice, the number they needed, and which of them count.
pub(super) fn roll(world: &World, fact: &Fact) -> Option<Roll> {
    let What::Threw { who, sides, dice, need, hits, why } = &fact.what else { return None };
    let names = Names::of(world);
    let terms = [("unit", names.who(*who).into()), ("why", word(&format!("initiative-tray-{why}")).into())];
    let sum: i32 = dice.iter().map(|face| i32::from(*face)).sum();
    let sums = [
        ("need", need.unwrap_or_default().into()),
        ("hits", i32::from(*hits).into()),
        ("dice", dice.len().into()),
        ("sum", sum.into()),
    ];
    let at_least = *why == "burst";
    let line = match need {
        Some(_) if at_least => say("initiative-tray-sixes", &sums),
        Some(_) => say("initiative-tray-at-most", &sums),
        None => say("initiative-tray-sum", &sums),
    };
    let counts = |face: &u8| match need {
        Some(need) if at_least => i32::from(*face) >= *need,
        Some(need) => i32::from(*face) <= *need,
        None => true,
    };
    let (faces, wanted) = match need.unwrap_or_default() {
        need if at_least => (6, 7 - need),
        need => (i32::from(*sides), need),
    };
    let share = u64::try_from(wanted).unwrap_or_default() * 1_000_000 / u64::try_from(faces.max(1)).unwrap_or(1);
    let luck = need.map(|_| Luck {
        what: word(if *why == "panic" { "initiative-luck-panic" } else { "initiative-luck-hits" }),
        expected: share * dice.len() as u64,
        actual: u64::from(*hits),
    });
    let needs = match need {
        Some(need) if at_least => format!("{need}+"),
        Some(need) => say("initiative-tray-needs", &[("need", (*need).into())]),
        None => String::new(),
    };
    Some(Roll {
        title: say("initiative-tray-title", &terms),
        sums: line,
        lines: Vec::new(),
        counted: dice.iter().map(counts).collect(),
        side: Some(who.side()),
        needs,
        luck,
    })
}
