//! How a lesson ends: it is left, finished, or its battle continues.

use super::{School, place};
use crate::battle::teaching::Course;
use crate::data::persona::Strength;
use crate::input::{Intent, Shown};
use crate::screens::{
    hints,
    host::host,
    pages::{Page, Pages},
    saves,
    seats::{Seats, Who},
};
use bevy::prelude::*;

/// The opponent on the other side once the lesson is over.
const OPPONENT: (&str, Strength) = ("steady", Strength::Quick);

/// Goes to the title.
pub(super) fn leave(pages: &mut Pages) {
    pages.page = Page::Title;
    pages.clear();
}

/// The step has been read. After the last one the lesson is over, and its file is deleted.
pub(super) fn next(world: &mut World, pages: &mut Pages, lesson: &dyn Course) {
    lesson.pass(world);
    if lesson.step(world).is_some() {
        return;
    }
    lesson.close(world);
    forget(world, lesson);
    leave(pages);
}

/// Ends the lesson and deletes its file.
fn forget(world: &mut World, lesson: &dyn Course) {
    hints::skip_taught(world);
    *world.resource_mut::<School>() = School::default();
    if let Some(Err(why)) = place(lesson.name()).filter(|path| path.exists()).map(std::fs::remove_file) {
        warn!("{why}");
    }
}

/// The lesson is over, and its battle continues like any other, against a scripted opponent. The taught part stays in
/// its record, since it determines how the dice fell.
pub(super) fn play_on(world: &mut World, pages: &mut Pages, lesson: &dyn Course) {
    lesson.pass(world);
    forget(world, lesson);
    let mut who = [Who::Human, Who::Human];
    who[lesson.side().other().index()] = Who::Scripted(OPPONENT.0.to_owned(), OPPONENT.1);
    let seats = Seats::take(world, host(world), who, lesson.seed(), &pages.workshop);
    world.insert_resource(seats);
    pages.asked = Some(lesson.side());
    saves::put_by(world);
    saves::keep(world);
}

/// The lesson is over; the set-up opens at the level that comes next.
pub(super) fn play_next(world: &mut World, pages: &mut Pages, lesson: &dyn Course) {
    let then = lesson.then().map(|level| format!("{}/{level}", host(world).book()));
    next(world, pages, lesson);
    world.write_message(Intent::Open(Shown::SetUp));
    if let Some(place) = then.and_then(|level| pages.levels.iter().position(|known| *known == level)) {
        world.write_message(Intent::ChooseLevel(place));
    }
}
