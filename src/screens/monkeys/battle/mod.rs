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
pub mod leaving;
pub mod models;
mod moving;
pub mod names;
mod picking;
mod pieces;
mod placing;
pub mod pointing;
pub mod proposing;
mod reach;
pub mod riding;
mod seeing;
mod set_up;
pub mod smoking;
pub mod verbs;

pub use drawing::{Drawn, draw};
pub use grounds::landmarks;
pub use hands::{Draft, Hands, VolleyDraft};
pub use moving::why_not_hovered;
pub use names::Names;
pub use pieces::cast;
pub use seeing::question;

use crate::board::{Cell, Edges};
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

/// Counters and ground as the book has them now: the ground may have been generated again (G-33).
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

/// Brings the active platoon, or the one that may be chosen, into the middle; where it is too far apart to be seen at
/// once, the chosen squad.
pub fn go_to_active(world: &mut World) {
    let table = door::table(world);
    let platoon = table.turn.active.or_else(|| table.turn.undesignated(table.turn.side).first().copied());
    let units: Vec<_> = platoon.into_iter().flat_map(|platoon| table.field.platoon(table.turn.side, platoon)).collect();
    let cells = together(world, &units);
    let (low, high) = (bound(&cells, i16::min), bound(&cells, i16::max));
    let mut outlook = world.resource_mut::<Outlook>();
    match low.zip(high) {
        Some((low, high)) => outlook.centre_on(Cell::new((low.x + high.x) / 2, (low.y + high.y) / 2)),
        // Before anyone stands there is the whole zone to choose from.
        None => outlook.whole_board(),
    }
}

/// The least or greatest column and row of cells.
fn bound(cells: &[Cell], of: fn(i16, i16) -> i16) -> Option<Cell> {
    cells.iter().copied().reduce(|one, other| Cell::new(of(one.x, other.x), of(one.y, other.y)))
}

/// Where units stand, if all of them can be seen at once; else where the chosen one of them stands, or the first.
fn together(world: &World, units: &[UnitIx]) -> Vec<Cell> {
    let field = door::table(world).field;
    let cells: Vec<Cell> = units.iter().flat_map(|unit| cells_of(field, *unit)).collect();
    if world.resource::<Outlook>().holds(cells.iter().copied()) {
        return cells;
    }
    let chosen = world.resource::<Hands>().selected.and_then(|id| field.find_unit(id));
    let chosen = chosen.filter(|unit| units.contains(unit) && field.stands(*unit));
    let shown = chosen.or_else(|| units.iter().copied().find(|unit| field.stands(*unit)));
    shown.into_iter().flat_map(|unit| cells_of(field, unit)).collect()
}

/// Eases the active platoon into view, if it is out of it.
pub fn show_active(world: &mut World) {
    let table = door::table(world);
    let cells = together(world, &table.turn.units(table.field));
    world.resource_mut::<Outlook>().show(cells);
}

/// Eases a platoon into view, by its place on the turn track.
pub fn show_platoon(world: &mut World, place: usize) {
    let table = door::table(world);
    let Some((side, platoon)) = models::track::slots(table.turn).get(place).copied() else { return };
    let units: Vec<_> = table.field.platoon(side, platoon).collect();
    let cells = together(world, &units);
    world.resource_mut::<Outlook>().bring(cells);
}

/// Eases a unit into view, if it is out of it.
pub fn show_unit(world: &mut World, unit: UnitId) {
    let field = door::table(world).field;
    let cells = field.find_unit(unit).map(|unit| cells_of(field, unit)).unwrap_or_default();
    world.resource_mut::<Outlook>().bring(cells);
}

/// The squares of a unit.
fn cells_of(field: &Field, unit: UnitIx) -> Vec<Cell> {
    field.members(unit).flat_map(|mate| field.squares(mate.into())).collect()
}

/// Where the leader of the chosen unit stands: the cursor of the keys starts there.
pub fn home(world: &World) -> Option<Cell> {
    let field = door::table(world).field;
    let chosen = field.find_unit(world.resource::<Hands>().selected?)?;
    drawing::middle_of(field, chosen)
}

/// The edges by which units can be ordered off the board now: the keys' cursor goes over them (G-34).
pub fn exits(world: &World) -> Edges {
    let table = door::table(world);
    let acts = act::window_name(world) == Some("Act");
    if acts { table.field.edges[table.turn.side.index()] } else { Edges::NONE }
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
            | Intent::Brink(_)
            | Intent::Hold(..)
            | Intent::Fold(_)
            | Intent::SelectPiece(_)
            | Intent::View(_)
            | Intent::NextView
            | Intent::Against(_)
    );
    let back = matches!(intent, Intent::Undo | Intent::Back | Intent::Menu);
    looking || has_settled(world) && (back || !crate::screens::thinking::is_awaited(world))
}

/// A refusal as a sentence with names, and its rule.
pub fn refusal(world: &World, illegal: &Illegal) -> Why {
    Why::new(world.resource::<Names>().refusal(illegal), illegal.rule().0)
}
