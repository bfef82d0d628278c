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
pub use seeing::{question, searches};

pub use crate::screens::table::{home, refill};

use crate::board::Cell;
use crate::data::monkeys::level::Level;
use crate::engine::order::Refusal;
use crate::force::UnitId;
use crate::panels::Why;
use crate::rules::monkeys::{Illegal, door};
use crate::screens::{host::Hosted, hosts, table};
use bevy::prelude::World;

/// A battle of a level has been set up in the world: sets the table for it.
pub fn begin(world: &mut World, level: &Level) {
    let names = Names::of(world, level);
    world.insert_resource(names);
    world.insert_resource(Hosted(hosts::FIRST));
    table::lay(world);
}

/// The cell of a unit's leader, where the keyboard cursor starts.
pub fn home_of(world: &World, unit: UnitId) -> Option<Cell> {
    let field = door::table(world).field;
    drawing::middle_of(field, field.find_unit(unit)?)
}

/// A refusal as a sentence with names, and its rule.
pub fn refusal(world: &World, illegal: &Illegal) -> Why {
    Why::new(world.resource::<Names>().refusal(illegal), illegal.rule().0)
}
