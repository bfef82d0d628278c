//! How a lesson ends: it is left, finished, or its battle continues.

use super::{School, place};
use crate::battle::{Record, lesson};
use crate::data::{Lesson, persona::Strength};
use crate::screens::{
    host::host,
    pages::{Page, Pages},
    saves,
    seats::{Seats, Who},
};
use bevy::prelude::*;

/// Who plays the other side once the lesson is over.
const OPPONENT: (&str, Strength) = ("steady", Strength::Quick);

/// To the title.
pub(super) fn leave(pages: &mut Pages) {
    pages.page = Page::Title;
    pages.clear();
}

/// The step is read. After the last one the lesson is over, and forgotten.
pub(super) fn next(world: &mut World, pages: &mut Pages, lesson: &Lesson) {
    lesson::pass(world, lesson);
    if lesson::step(world, lesson).is_some() {
        return;
    }
    world.resource_mut::<Record>().teaching = None;
    forget(world);
    leave(pages);
}

/// The lesson is over.
fn forget(world: &mut World) {
    *world.resource_mut::<School>() = School::default();
    if let Some(Err(why)) = place().filter(|path| path.exists()).map(std::fs::remove_file) {
        warn!("{why}");
    }
}

/// The lesson is over, and its battle continues like any other, against a scripted opponent. What was learned stays in
/// its record, since that says how its dice lay.
pub(super) fn play_on(world: &mut World, pages: &mut Pages, lesson: &Lesson) {
    lesson::pass(world, lesson);
    forget(world);
    let mut who = [Who::Human, Who::Human];
    who[lesson.side.other().index()] = Who::Scripted(OPPONENT.0.to_owned(), OPPONENT.1);
    let seats = Seats::take(world, host(world), who, lesson.level.seed, &pages.workshop);
    world.insert_resource(seats);
    pages.asked = Some(lesson.side);
    saves::put_by(world);
    saves::keep(world);
}
