//! The value of a position for a unit: near an objective, and out of fire.

use super::{
    assault,
    fire::Fire,
    scene::{Enemy, Scene},
    worth,
};
use crate::board::Cell;
use crate::force::UnitIx;
use crate::rules::suppression::{
    assault::REACH,
    field::{Field, apart, within},
    muster::Goal,
    objectives as rules,
    odds::{WHOLE, faces},
    shooting::{self, IMPOSSIBLE, needed, stat},
    sight,
};

/// The value of being at an objective, in hundredths of points; if a friend is already there; and of a cell of the way
/// there.
const THERE: i64 = 3_000;
const THERE_TOO: i64 = 900;
const A_CELL: i64 = 160;
/// Objectives that friends are at are left to them.
const TAKEN: i64 = 1_500;
/// Denying an objective to an enemy that is at it.
const DENIED: i64 = 700;
/// The value of an objective in a siege, in hundredths: units running for it are shot down one by one.
const SIEGE: i64 = 80;

/// One of the enemies that could fire at a place does so; this percentage of what the others could do counts too.
const OTHERS: i64 = 30;
/// Hits create markers: each expected hit counts as this many thousandths of the unit.
const MARKED: i64 = 35;
/// The percentage that counts of the cost of the worst charge, which may not come.
const CHARGED: i64 = 80;

/// The value of objectives to a unit with its leader on a cell.
pub fn goal(scene: &Scene, objectives: &[Objective], cell: Cell) -> i64 {
    let worth = |objective: &Objective| {
        let far = objective.cells.iter().map(|goal| apart(*goal, cell)).min().unwrap_or(0);
        let base = if objective.friends > 0 { THERE_TOO } else { THERE };
        let denied = if objective.enemies > 0 { DENIED } else { 0 };
        let at = i32::from(rules::NEAR);
        if far <= at * at {
            base + denied
        } else {
            let taken = if objective.friends > 0 { TAKEN } else { 0 };
            // The root of a small number is faster to compute.
            let cells = u16::try_from(far).map_or_else(|_| far.isqrt(), |far| far.isqrt().into());
            -A_CELL * i64::from(cells - at) - taken
        }
    };
    objectives.iter().map(worth).max().unwrap_or(0) * weight(scene) / 100
}

/// The value of an objective, in hundredths of one that scores.
fn weight(scene: &Scene) -> i64 {
    match scene.field().setting.scenario.goal {
        Goal::Score => 100,
        Goal::Seize { .. } => SIEGE,
    }
}

/// The value of fire keeping a unit from holding objectives at the end of the round.
pub fn clearing(scene: &Scene, objectives: &[Objective], fire: &Fire) -> i64 {
    let Some((target, chances)) = fire.marked else { return 0 };
    let held = holding(scene, objectives, target);
    if held == 0 {
        return 0;
    }
    let field = scene.field();
    let grip = |more: u8| worth::grip(field, target, field.unit(target).markers.0 + more, !scene.time.ends_round);
    let chance = |more: u8| chances[usize::from(more)] as i64;
    let after = (0..3).map(|more| grip(more) * chance(more)).sum::<i64>() / WHOLE as i64;
    (grip(0) - after).max(0) * held / 1000
}

/// The value of an enemy no longer holding any objective when the round ends.
pub fn holding(scene: &Scene, objectives: &[Objective], target: UnitIx) -> i64 {
    let field = scene.field();
    let counts = match field.setting.scenario.goal {
        Goal::Score => true,
        Goal::Seize { from, .. } => scene.view.turn.round >= from,
    };
    if !counts || field.unit(target).falling.0 {
        return 0;
    }
    let held = (0..objectives.len()).filter(|place| rules::reaches(field, target, *place));
    let worth: i64 = held
        .map(|place| {
            let Objective { friends, enemies, .. } = &objectives[place];
            THERE * (1 + i64::from(*friends > 0)) / (*enemies).max(1) as i64
        })
        .sum();
    worth * weight(scene) / 100
}

/// An objective with the units at it.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Friends and enemies there.
    pub friends: usize,
    pub enemies: usize,
}

/// An enemy that may charge in its next turn.
#[derive(Clone, Copy, Debug)]
struct Charger {
    at: Cell,
    /// Its reach in cells: a move and a charge.
    far: i32,
    /// The cost of the charge, in hundredths of points.
    harm: i64,
}

/// What a unit considers when it decides where to go.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// The unit.
    pub unit: UnitIx,
    /// All objectives.
    pub objectives: Vec<Objective>,
    chargers: Vec<Charger>,
}

impl Outlook {
    /// Of a unit.
    pub fn of(scene: &Scene, unit: UnitIx) -> Self {
        let field = scene.field();
        let all = field.setting.scenario.objectives.iter().enumerate();
        let objective = |(place, cells): (usize, &Vec<Cell>)| Objective {
            cells: cells.clone(),
            friends: scene.friends_at(place, unit),
            enemies: scene.enemies_at(place),
        };
        let chargers = if field.setting.book.switches.assault {
            scene.enemies.iter().filter_map(|enemy| Charger::of(field, enemy, unit)).collect()
        } else {
            Vec::new()
        };
        Self { unit, objectives: all.map(objective).collect(), chargers }
    }

    /// The cost of the worst possible charge at a cell.
    fn charged(&self, cell: Cell) -> i64 {
        let near = self.chargers.iter().filter(|charger| within(charger.at, cell, charger.far));
        near.map(|charger| charger.harm).max().unwrap_or(0)
    }
}

impl Charger {
    fn of(field: &Field, enemy: &Enemy, unit: UnitIx) -> Option<Self> {
        let state = field.unit(enemy.unit);
        if enemy.is_cowed || state.markers.0 > 1 || field.leader(enemy.unit).is_none() {
            return None;
        }
        let harm = assault::clash(field, enemy.unit, unit).gain;
        let far = i32::from(field.kind(enemy.unit).mv) + i32::from(REACH);
        (harm > 0).then_some(Self { at: enemy.at, far, harm })
    }
}

/// What enemies can do to a unit with its leader on a cell and its Evasion changed by this much: the worst of them, and
/// a share of the others.
pub fn danger(scene: &Scene, outlook: &Outlook, cell: Cell, evasion: i8) -> i64 {
    let (field, unit) = (scene.field(), outlook.unit);
    let harms = scene.enemies.iter().filter(|enemy| !enemy.is_cowed).filter_map(|enemy| {
        let long = enemy.reaches(cell)?;
        sight::sees(field, enemy.at, cell).then(|| harm(scene, enemy, unit, cell, (long, evasion)))
    });
    let (mut worst, mut sum) = (0, 0);
    for harm in harms {
        sum += harm;
        worst = harm.max(worst);
    }
    worst + (sum - worst) * OTHERS / 100 + outlook.charged(cell) * CHARGED / 100
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
    let leaves = field.unit(unit).dug_in.0 && field.head(unit).is_none_or(|(_, here)| here != cell);
    let kill = needed(enemy.strength.into(), shooting::toughness(field, unit, terrain.protects) - i32::from(leaves));
    let (hits, kills) = (faces(need) as i64 * enemy.dice, faces(kill) as i64);
    let casualties = (hits * kills * worth::model(field, unit) / 36).min(scene.worth(unit));
    casualties + hits.min(24) * MARKED * scene.worth(unit) / 6000
}

/// The value of the ground alone for a unit there, while it isn't known which enemies will fire: covered cells are
/// better than open ones, and those are better than roads.
pub fn shelter(scene: &Scene, cell: Cell) -> i64 {
    let terrain = scene.field().terrain(cell);
    i64::from(terrain.conceals) + i64::from(terrain.protects) - i64::from(terrain.exposes)
}
