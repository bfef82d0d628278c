//! What it is worth for a unit to be somewhere: near an objective, and out of fire.

use super::{
    scene::{AT, Enemy, Scene},
    worth,
};
use crate::board::Cell;
use crate::force::UnitIx;
use crate::rules::suppression::{
    field::apart,
    muster::Goal,
    odds::faces,
    shooting::{self, IMPOSSIBLE, needed, stat},
    sight,
};

/// Being at an objective, in hundredths of points; where a friend is there already; and a cell of the way there.
const THERE: i64 = 3_000;
const THERE_TOO: i64 = 900;
const A_CELL: i64 = 160;
/// Objectives that friends are at are left to them.
const TAKEN: i64 = 1_500;
/// Denying an objective that an enemy is at.
const DENIED: i64 = 700;

/// Of the enemies that could fire at a place one does; so many hundredths of what the others could do is counted too.
const OTHERS: i64 = 30;
/// Hits make markers: each expected hit counts so many thousandths of the unit.
const MARKED: i64 = 35;

/// What being with its leader on a cell is worth to a unit by the objectives.
pub fn goal(scene: &Scene, objectives: &[Objective], cell: Cell) -> i64 {
    let worth = |objective: &Objective| {
        let far = objective.cells.iter().map(|goal| apart(*goal, cell)).min().unwrap_or(0).isqrt();
        let base = if objective.friends > 0 { THERE_TOO } else { THERE };
        let denied = if objective.enemies > 0 { DENIED } else { 0 };
        if far <= AT {
            base + denied
        } else {
            let taken = if objective.friends > 0 { TAKEN } else { 0 };
            -A_CELL * i64::from(far - AT) - taken
        }
    };
    let siege = matches!(scene.field().setting.scenario.goal, Goal::Seize { .. });
    let best = objectives.iter().map(worth).max().unwrap_or(0);
    if siege { best * 3 / 2 } else { best }
}

/// An objective with who is at it.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Friends and enemies there.
    pub friends: usize,
    pub enemies: usize,
}

/// All objectives, for a unit that thinks about where to go.
pub fn objectives(scene: &Scene, unit: UnitIx) -> Vec<Objective> {
    let all = scene.field().setting.scenario.objectives.iter().enumerate();
    let seen = |(place, cells): (usize, &Vec<Cell>)| Objective {
        cells: cells.clone(),
        friends: scene.friends_at(place, unit),
        enemies: scene.enemies_at(place),
    };
    all.map(seen).collect()
}

/// What enemies can do to a unit with its leader on a cell, and its Evasion changed by so much: the worst of them, and a part
/// of the others.
pub fn danger(scene: &Scene, unit: UnitIx, cell: Cell, evasion: i8) -> i64 {
    let field = scene.field();
    let harms = scene.enemies.iter().filter(|enemy| !enemy.is_cowed).filter_map(|enemy| {
        let long = enemy.reaches(cell)?;
        sight::sees(field, enemy.at, cell).then(|| harm(scene, enemy, unit, cell, (long, evasion)))
    });
    let (mut worst, mut sum) = (0, 0);
    for harm in harms {
        sum += harm;
        worst = harm.max(worst);
    }
    worst + (sum - worst) * OTHERS / 100
}

/// What one enemy can do to a unit on a cell.
fn harm(scene: &Scene, enemy: &Enemy, unit: UnitIx, cell: Cell, (long, evasion): (bool, i8)) -> i64 {
    let field = scene.field();
    let terrain = field.terrain(cell);
    let change = i32::from(evasion) + i32::from(terrain.conceals) + i32::from(long) - i32::from(terrain.exposes);
    let need = needed(enemy.bs.into(), stat(field.kind(unit).ev, change));
    if need >= IMPOSSIBLE {
        return 0;
    }
    let kill = needed(enemy.strength.into(), shooting::toughness(field, unit, terrain.protects));
    let (hits, kills) = (faces(need) as i64 * enemy.dice, faces(kill) as i64);
    let casualties = (hits * kills * worth::model(field, unit) / 36).min(scene.worth(unit));
    casualties + hits.min(24) * MARKED * scene.worth(unit) / 6000
}

/// What ground alone does for a unit there, where it is not known yet who will fire: covered cells are better than open ones,
/// and those are better than roads.
pub fn shelter(scene: &Scene, cell: Cell) -> i64 {
    let terrain = scene.field().terrain(cell);
    i64::from(terrain.conceals) + i64::from(terrain.protects) - i64::from(terrain.exposes)
}
