//! Standing orders of a level: for each unit, the first line that applies. The personality plays within them.

use super::{goals::Goal, pose, scene::Scene};
use crate::board::{Cell, distance};
use crate::data::monkeys::level::{Standing, Task, Until};
use crate::force::UnitIx;

/// Squares from a waypoint that count as being there.
const THERE: i32 = 4;

/// Replaces the units' tasks from the scenario with standing orders.
pub fn apply(scene: &mut Scene, standing: &[Standing]) {
    for place in 0..scene.friends.len() {
        let unit = scene.friends[place].unit;
        let id = scene.field.unit(unit).id;
        let line = standing.iter().find(|line| line.who.contains(&id) && holds(scene, unit, &line.when));
        if let Some(goal) = line.and_then(|line| goal(scene, place, &line.task)) {
            (scene.goals[place], scene.ordered[place]) = (goal, true);
        }
    }
}

/// Any of the conditions; a line without conditions always applies.
fn holds(scene: &Scene, unit: UnitIx, when: &[Until]) -> bool {
    when.is_empty() || when.iter().any(|until| has_come(scene, unit, until))
}

fn has_come(scene: &Scene, unit: UnitIx, until: &Until) -> bool {
    let field = scene.field;
    match until {
        Until::Losses(share) => {
            let (all, left) = (field.roll_call(unit).count(), field.members(unit).count());
            1000 * (all - left) >= all * usize::from(*share)
        }
        Until::FromRound(round) => scene.table.turn.round >= *round,
        Until::Seen(id) => field.find_unit(*id).is_some_and(|enemy| seen(scene, enemy)),
        Until::Attacked => {
            let (all, left) = (field.roll_call(unit).count(), field.members(unit).count());
            left < all || field.members(unit).any(|mate| field.primate(mate).pin.holds())
        }
    }
}

/// Whether any member of the side sees any member of an enemy unit.
fn seen(scene: &Scene, enemy: UnitIx) -> bool {
    let field = scene.field;
    let theirs: Vec<Cell> = pose::on_table(field, enemy).collect();
    let ours = scene.friends.iter().flat_map(|squad| pose::on_table(field, squad.unit));
    ours.into_iter().any(|from| theirs.iter().any(|at| field.sees(from, *at)))
}

fn goal(scene: &Scene, place: usize, task: &Task) -> Option<Goal> {
    let at = scene.friends[place].centre();
    match task {
        Task::Retreat => Some(Goal::Leave(scene.field.edges[scene.side.index()])),
        Task::Hold(zone) | Task::Assault(zone) => Some(Goal::Zone(zone.clone())),
        Task::Along(points) => next_point(at, points).map(|point| Goal::Reach(point, 1)),
        Task::Free => None,
    }
}

/// The waypoint after the nearest one, or the nearest one while it is still far away.
fn next_point(at: Cell, points: &[Cell]) -> Option<Cell> {
    let nearest = (0..points.len()).min_by_key(|place| (distance(points[*place], at), std::cmp::Reverse(*place)))?;
    let there = distance(points[nearest], at) <= THERE;
    points.get(if there { nearest + 1 } else { nearest }).or(points.last()).copied()
}
