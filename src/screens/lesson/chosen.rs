//! The unit that a step's order is for: while another one is chosen, or none, the lesson says which to choose.

use super::{Hands, host};
use crate::battle::teaching::{Course, Seen};
use crate::data::teaching::{Point, Until, Wish};
use crate::engine::Shape;
use crate::force::UnitId;
use crate::words::say;
use bevy::prelude::World;

/// The unit of the player's that has to be chosen for the step's order and isn't.
fn missing(world: &World, lesson: &dyn Course, step: &Seen) -> Option<UnitId> {
    let (Until::Given(wish) | Until::Drafted(wish)) = &step.until else { return None };
    let Wish::Order { unit: Some(unit), .. } = wish else { return None };
    // Only in the turn itself do orders go to the chosen unit; a question names the unit that it is about.
    let window = host(world).window(world)?;
    let orders = window.shape() == Shape::Act && window.side == lesson.side() && unit.side == lesson.side();
    (orders && world.resource::<Hands>().selected() != Some(*unit)).then_some(*unit)
}

/// What the step refers to, and the unit that has to be chosen first.
pub(super) fn points(world: &World, lesson: &dyn Course, step: &Seen) -> Vec<Point> {
    let missing = missing(world, lesson, step).map(Point::Unit).filter(|unit| !step.point.contains(unit));
    step.point.iter().cloned().chain(missing).collect()
}

/// The sentence that names the unit to be chosen first.
pub(super) fn reminder(world: &World, lesson: &dyn Course, step: &Seen) -> Option<String> {
    let unit = missing(world, lesson, step)?;
    Some(say("lesson-choose-first", &[("unit", host(world).unit(world, unit).into())]))
}
