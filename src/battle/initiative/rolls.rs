//! Every throw of a battle of Initiative Ladder, with its average, as comma-separated values.

use super::tell::Names;
use crate::battle::{
    book::Played,
    table::{decimal, lines, quoted},
};
use crate::data::initiative::Level;
use crate::engine::{
    BattleLog, Viewer,
    fact::{Fact, What},
};
use crate::rules::initiative::Initiative;
use bevy_ecs::world::World;

/// Columns of the table. Later versions add columns at the end.
const HEAD: &str = "number,turn,phase,kind,rule,side,who,sides,dice,need,hits,hits_expected";

/// The table of the battle in a world, as far as a viewer may know it: rolls of hidden characters would give them away.
/// Cells that don't apply are empty: before the first turn there is no phase.
pub(super) fn table(world: &World, level: Option<&Level>, viewer: Viewer) -> String {
    let mut names = Names::of(world);
    if let Some(level) = level {
        names.sides = Initiative::side_names(level);
    }
    let (mut turn, mut phase, mut number) = (0, String::new(), 0);
    let facts = world.resource::<BattleLog>().seen_by(viewer);
    lines(
        HEAD,
        facts.filter_map(|fact| {
            if let What::Began { step, round, .. } = fact.what {
                (turn, phase) = (round, step.strip_prefix("phase-").unwrap_or_default().to_owned());
            }
            let cells = cells(&names, fact)?;
            number += 1;
            Some([number.to_string(), turn.to_string(), phase.clone()].into_iter().chain(cells).collect())
        }),
    )
}

/// The cells of a throw after its number, turn and phase; none if nothing was thrown.
fn cells(names: &Names, fact: &Fact) -> Option<[String; 9]> {
    let What::Threw { who, sides, dice, need, hits, why } = &fact.what else { return None };
    let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
    let good = need.map(|need| good(why, i32::from(*sides), need));
    let expected = |good: i32| decimal(u64::from(good.unsigned_abs()) * dice.len() as u64, u64::from(*sides));
    Some([
        (*why).to_owned(),
        fact.rule.0.to_owned(),
        quoted(&names.side(who.side())),
        quoted(&names.who(*who)),
        sides.to_string(),
        quoted(&faces.join(" ")),
        need.map_or_else(String::new, |need| need.to_string()),
        need.map_or_else(String::new, |_| hits.to_string()),
        good.map_or_else(String::new, expected),
    ])
}

/// How many faces of a die are good: for a burst those from the needed number on (G6), otherwise those up to it (G3,
/// G9).
fn good(why: &str, sides: i32, need: i32) -> i32 {
    let faces = if why == "burst" { sides + 1 - need } else { need };
    faces.clamp(0, sides)
}
