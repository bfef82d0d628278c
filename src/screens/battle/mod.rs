//! The battle on the screen: input, drafts, panels filled from the state, pieces and overlays passed to the view.

pub mod act;
mod answers;
pub mod charging;
pub mod chart;
mod clashes;
mod clicking;
pub mod crews;
mod deploying;
mod drawing;
mod grounds;
pub mod hands;
pub mod hulls;
pub mod kinds;
pub mod models;
mod moving;
pub mod names;
mod picking;
mod pieces;
mod placing;
mod reach;
pub mod riding;
mod seeing;
pub mod smoking;

pub use drawing::{Drawn, draw};
pub use grounds::landmarks;
pub use hands::{Draft, Hands, VolleyDraft};
pub use moving::why_not_hovered;
pub use names::Names;
pub use pieces::cast;
pub use seeing::question;

use crate::board::Cell;
use crate::data::level::Level;
use crate::engine::{BattleLog, order::Refusal};
use crate::force::{UnitId, UnitIx};
use crate::input::Intent;
use crate::panels::Why;
use crate::rules::monkeys::{Illegal, door, field::Field};
use crate::view::{Board, Cast, Outlook, Playback};
use bevy::prelude::World;
use std::sync::Arc;

/// A battle has been mustered in the world: the table is laid for it.
pub fn begin(world: &mut World, level: &Level) {
    let names = Names::of(world, level);
    world.insert_resource(names);
    world.insert_resource(Hands::default());
    world.insert_resource(Board(level.ground.clone()));
    refill(world);
    let log = world.resource::<BattleLog>().clone();
    world.resource_mut::<Playback>().jump(&log);
    let mut hands = std::mem::take(&mut *world.resource_mut::<Hands>());
    act::settle(world, &mut hands);
    *world.resource_mut::<Hands>() = hands;
}

/// Counters and ground as the book has them now: the ground may have been grown anew (G-33).
pub fn refill(world: &mut World) {
    let table = door::table(world);
    let (cast, ground) = (cast(table.field, table.turn), table.field.ground().clone());
    if !Arc::ptr_eq(&world.resource::<Board>().0, &ground) {
        world.insert_resource(Board(ground));
    }
    if *world.resource::<Cast>() != cast {
        *world.resource_mut::<Cast>() = cast;
    }
}

/// Brings the active platoon, or the one that may be chosen, into the middle.
pub fn go_to_active(world: &mut World) {
    let table = door::table(world);
    let platoon = table.turn.active.or_else(|| table.turn.undesignated(table.turn.side).first().copied());
    let leaders = platoon.into_iter().flat_map(|platoon| table.field.platoon(table.turn.side, platoon));
    let cells: Vec<_> = leaders
        .filter_map(|unit| table.field.unit(unit).lead.leader)
        .filter_map(|leader| table.field.squares(leader.into()).next())
        .collect();
    if cells.is_empty() {
        // Before anyone stands there is the whole zone to choose from.
        world.resource_mut::<Outlook>().whole_board();
        return;
    }
    let count = cells.len() as i32;
    let mean = |of: fn(&Cell) -> i16| (cells.iter().map(|cell| i32::from(of(cell))).sum::<i32>() / count) as i16;
    let middle = Cell::new(mean(|cell| cell.x), mean(|cell| cell.y));
    world.resource_mut::<Outlook>().centre_on(middle);
}

/// Eases the active platoon into view, if it is out of it.
pub fn show_active(world: &mut World) {
    let table = door::table(world);
    let units = table.turn.units(table.field);
    let cells: Vec<_> = units.into_iter().filter_map(|unit| first_cell(table.field, unit)).collect();
    world.resource_mut::<Outlook>().show(cells);
}

/// Eases a platoon into view, by its place on the turn track.
pub fn show_platoon(world: &mut World, place: usize) {
    let table = door::table(world);
    let Some((side, platoon)) = models::track::slots(table.turn).get(place).copied() else { return };
    let units = table.field.platoon(side, platoon);
    let cells: Vec<_> = units.filter_map(|unit| first_cell(table.field, unit)).collect();
    world.resource_mut::<Outlook>().show(cells);
}

/// Eases a unit into view, if it is out of it.
pub fn show_unit(world: &mut World, unit: UnitId) {
    let field = door::table(world).field;
    let cells: Vec<_> = field.find_unit(unit).into_iter().filter_map(|unit| first_cell(field, unit)).collect();
    world.resource_mut::<Outlook>().show(cells);
}

fn first_cell(field: &Field, unit: UnitIx) -> Option<Cell> {
    field.members(unit).find_map(|mate| field.squares(mate.into()).next())
}

/// Whether everything that happened has been shown.
pub fn has_settled(world: &World) -> bool {
    world.resource::<Playback>().caught_up()
}

/// Whether an intent may work now: while something is still shown, only looking may.
pub fn is_ready(world: &World, intent: &Intent) -> bool {
    let looking = matches!(
        intent,
        Intent::Hover(_)
            | Intent::Hold(..)
            | Intent::Fold(_)
            | Intent::SelectPiece(_)
            | Intent::View(_)
            | Intent::NextView
            | Intent::Against(_)
    );
    let back = matches!(intent, Intent::Undo | Intent::Back | Intent::Menu);
    looking || has_settled(world) && (back || !super::thinking::is_awaited(world))
}

/// A refusal as a sentence with names, and its rule.
pub fn refusal(world: &World, illegal: &Illegal) -> Why {
    Why::new(world.resource::<Names>().refusal(illegal), illegal.rule().0)
}
