//! The orders of a turn: which unit comes next, and what it does.
//!
//! Units are planned one after another, each on the board as left by the earlier ones. Their commitments show which
//! fire is already assigned, so that attacks that resolve together don't waste each other and no two units plan for the
//! same square. A unit that has started finishes first; then comes the unit nearest to an enemy.

use super::{
    mind::{Idea, Mind},
    roles,
    scene::Scene,
};
use crate::data::{monkeys::persona::Part, persona::Budget};
use crate::force::UnitIx;
use crate::rules::monkeys::commit;

/// A unit with all its ideas, best first.
pub struct Choice<'a> {
    /// The unit.
    pub unit: UnitIx,
    /// Its role.
    pub part: Option<&'a Part>,
    /// Its ideas.
    pub ideas: Vec<Idea>,
}

/// The unit that acts next, with its plan; none if no unit can act.
pub fn next<'a>(scene: &'a Scene<'a>, budget: Budget) -> Option<Choice<'a>> {
    let able = commit::able(scene.field, scene.table.turn);
    let unit = able.into_iter().min_by_key(|unit| rank(scene, *unit))?;
    let platoon = scene.table.turn.units(scene.field);
    let roles = roles::roles(scene, &platoon);
    let part = roles.iter().find(|(other, _)| *other == unit).map(|(_, part)| *part);
    let mind = Mind::new(scene, unit, part, budget)?;
    Some(Choice { unit, part, ideas: mind.ideas() })
}

/// The order of units: first those that have started, then the nearest to an enemy; if enemies are on overwatch, the
/// cheapest one, to draw their fire. Officers wait, because they give their actions away.
fn rank(scene: &Scene, unit: UnitIx) -> (bool, bool, i32, UnitIx) {
    let state = scene.field.unit(unit);
    let begun = state.actions.left != 2;
    let squad = scene.friend(unit).map(|place| &scene.friends[place]);
    let squares = squad.and_then(|squad| scene.nearest_foe(squad.centre())).map_or(i32::MAX, |(_, squares)| squares);
    let officer = squad.is_some_and(|squad| squad.members < 3);
    let watched = scene.foes.iter().any(|foe| scene.field.unit(foe.unit).watch.0 && foe.ready > 0);
    let first = if watched { squad.map_or(0, |squad| squad.flesh(scene.field).prize) } else { squares };
    (!begun, officer, first, unit)
}
