//! A line of the log shown on the board: where it happened, and where those are now who had a part in it.

use super::{hands::Hands, models};
use crate::battle::{
    Record,
    whereabouts::{Scene, scene},
};
use crate::board::Cell;
use crate::engine::BattleLog;
use crate::input::Intent;
use crate::rules::monkeys::door;
use crate::view::{Outlook, Playback, rings::Ring};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// Shows the place of a line of the log, and marks it until something else is done.
pub fn point_out(world: &mut World, line: usize) {
    let Some(scene) = told_by(world, line) else { return };
    let then: Vec<Cell> = scene.cells.iter().copied().collect();
    let shown = if then.is_empty() { now(world, &scene).into_iter().collect() } else { then };
    if let Some(middle) = middle(&shown) {
        world.resource_mut::<Outlook>().take_to(middle);
    }
    world.resource_mut::<Hands>().pointed = Some(scene);
}

/// Whether an intent leaves the marks where they are: it only looks.
pub const fn keeps(intent: &Intent) -> bool {
    use Intent::*;
    matches!(
        intent,
        Hover(_)
            | Brink(_)
            | Hold(..)
            | Zoom { .. }
            | Pan(_)
            | CentreOn(_)
            | WholeBoard
            | Follow(_)
            | View(_)
            | NextView
            | Fold(_)
    )
}

/// The facts of a line of the log on the screen.
fn told_by(world: &World, line: usize) -> Option<Scene> {
    let level = world.get_resource::<Record>()?.level()?;
    let told = world.resource::<Playback>().told().min(world.resource::<BattleLog>().len());
    let range = models::facts_of(world, told, line)?;
    let scene = scene(&level, world.resource::<BattleLog>().facts(), range);
    (scene != Scene::default()).then_some(scene)
}

/// Where the units of a scene are now.
fn now(world: &World, scene: &Scene) -> BTreeSet<Cell> {
    let field = door::table(world).field;
    let units = scene.units.iter().filter_map(|unit| field.find_unit(*unit));
    units.flat_map(|unit| super::cells_of(field, unit)).collect()
}

/// The middle of the box round cells.
fn middle(cells: &[Cell]) -> Option<Cell> {
    let (low, high) = super::bound(cells, i16::min).zip(super::bound(cells, i16::max))?;
    Some(Cell::new((low.x + high.x) / 2, (low.y + high.y) / 2))
}

/// The marks on the board: those who had a part in it, where they are now, and where it happened if none of them is there.
pub fn marks(world: &World, hands: &Hands) -> Vec<Ring> {
    let Some(scene) = &hands.pointed else { return Vec::new() };
    let now = now(world, scene);
    let then = Ring { cells: scene.cells.difference(&now).copied().collect(), pale: true };
    [then, Ring { cells: now, pale: false }].into_iter().filter(|ring| !ring.cells.is_empty()).collect()
}
