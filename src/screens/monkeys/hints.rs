//! Hints in the first battles.

use super::battle::{self, Hands};
use crate::force::UnitIx;
use crate::rules::monkeys::{choices::Table, door, sequence::Frame, targets, windows::Ask};
use crate::screens::hints::Hint;
use bevy::prelude::World;

/// A hint that is due while this question is open.
macro_rules! asked {
    ($name:literal, $ask:ident, $rule:literal) => {
        Hint::new($name, $rule, |world| asks(door::table(world), Ask::$ask))
    };
}

/// All hints, the rarer ones first: if several are due, the first is shown.
pub(super) const HINTS: &[Hint] = &[
    Hint::new("empty", "T-101", is_empty),
    Hint::new("pinned", "T-38", is_pinned).taught(),
    Hint::new("watched", "T-123", is_watched),
    asked!("ground", Ground, "G-33"),
    asked!("deploy", Deploy, "G-32"),
    asked!("designate", Designate, "T-07").taught(),
    asked!("act", Act, "T-13").taught(),
    asked!("volley", Volley, "T-51").taught(),
    asked!("die", Die, "T-65").taught(),
    Hint::new("search", "T-136", is_searching),
    Hint::new("watch", "T-126", |world| asks(door::table(world), Ask::Watch) && !is_searching(world)).taught(),
    asked!("regroup", Regroup, "T-103").taught(),
    asked!("stand", Stand, "T-108"),
    asked!("successor", Successor, "T-34"),
    asked!("damage", Damage, "T-87"),
];

fn asks(table: Table, what: Ask) -> bool {
    table.clock.window().is_some_and(|window| Ask::of(window) == what)
}

/// Whether squads on overwatch search for a hidden mover.
fn is_searching(world: &World) -> bool {
    let table = door::table(world);
    let searches = |around| battle::searches(table.field, around);
    asks(table, Ask::Watch) && matches!(table.clock.top(), Frame::Overwatched(around) if searches(around))
}

/// Whether orders are given to a unit that this holds for.
fn holds_of_selected(world: &World, holds: impl Fn(Table, UnitIx) -> bool) -> bool {
    let table = door::table(world);
    let selected = world.resource::<Hands>().selected().and_then(|unit| table.field.find_unit(unit));
    asks(table, Ask::Act) && selected.is_some_and(|unit| holds(table, unit))
}

/// Whether orders are given to a unit with pinned members.
fn is_pinned(world: &World) -> bool {
    let pinned = |table: Table, unit| table.field.members(unit).any(|mate| table.field.primate(mate).pin.holds());
    holds_of_selected(world, pinned)
}

/// Whether orders are given to a unit without ammunition. Some guns never run dry: then it can still shoot.
fn is_empty(world: &World) -> bool {
    holds_of_selected(world, |table, unit| {
        table.field.unit(unit).ammunition.is_out() && targets::guns(table.field, unit).next().is_none()
    })
}

/// Whether an enemy is on overwatch while orders are given.
fn is_watched(world: &World) -> bool {
    let table = door::table(world);
    let field = table.field;
    let mut enemies = field.all_units().filter(|unit| field.side(*unit) != table.turn.side);
    asks(table, Ask::Act) && enemies.any(|unit| field.unit(unit).watch.0 && field.stands(unit))
}
