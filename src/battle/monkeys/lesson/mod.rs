//! Plays lessons: battles whose next step is always known. The lesson judges orders before the book does, lays out
//! the dice, answers for the other side, and tracks the player's progress. The battle's record carries all of it.

mod claim;
mod judge;
mod rehearse;
mod trust;

pub use crate::battle::teaching::{Teaching, lay_again};
pub use claim::holds;
pub use judge::{answer, awaits_draft, fits, is_undoable, model, permits};
pub use rehearse::{go_on, rehearse};

use crate::battle::{book::Played, play::begin_laid, record::Record};
use crate::data::{
    Lesson, LoadError,
    lesson::{Step, Until},
    setup::Setup,
};
use crate::dice::Dice;
use crate::engine::clock::Awaiting;
use crate::rules::monkeys::{Monkeys, door};
use bevy_ecs::world::World;

impl Played for Monkeys {
    fn check_lesson(
        file: &str,
        teaching: &Teaching,
        began: (u64, Option<&Setup>),
        orders: usize,
    ) -> Result<(), LoadError> {
        trust::check(file, teaching, began, orders)
    }
}

/// Begins the battle of a lesson at its first step.
pub fn begin(world: &mut World, lesson: &Lesson) -> Awaiting {
    let faces = lesson.steps.first().map_or(&[][..], |step| &step.dice);
    let awaiting = begin_laid(world, &lesson.level, lesson.level.seed, faces);
    world.resource_mut::<Record>().teaching = Some(Teaching::new(&lesson.name, faces));
    awaiting
}

/// The battle goes on differently from here: what the lesson did after the orders given so far is forgotten.
pub fn forget_later(world: &mut World) {
    let mut record = world.resource_mut::<Record>();
    let given = record.orders().count();
    if let Some(teaching) = &mut record.teaching {
        teaching.taken_back(given, false);
    }
}

/// How far the lesson has got, if the battle is part of one.
pub fn teaching(world: &World) -> Option<&Teaching> {
    world.get_resource::<Record>()?.teaching.as_ref()
}

/// The step that the player is at; none where the lesson is over or the battle is no lesson.
pub fn step<'a>(world: &World, lesson: &'a Lesson) -> Option<&'a Step> {
    let teaching = teaching(world).filter(|teaching| teaching.lesson == lesson.name)?;
    lesson.steps.get(teaching.place())
}

/// Something that no order tells has happened: the step ends if it waited for that. True if it did.
pub fn happened(world: &mut World, lesson: &Lesson, what: &Until) -> bool {
    let meant = step(world, lesson).is_some_and(|step| step.until == *what);
    if meant {
        pass(world, lesson);
    }
    meant
}

/// The step that the player is at is done with, whatever it waited for; the next one's dice are laid.
pub fn pass(world: &mut World, lesson: &Lesson) {
    let given = given(world);
    let Some(teaching) = &mut world.resource_mut::<Record>().teaching else { return };
    teaching.pass(given);
    let faces = lesson.steps.get(teaching.place()).map_or(&[][..], |step| &step.dice);
    if !faces.is_empty() {
        teaching.laid.push((given, faces.to_vec()));
        world.resource_mut::<Dice>().lay(faces);
    }
}

fn given(world: &World) -> usize {
    world.get_resource::<Record>().map_or(0, |record| record.orders().count())
}

/// Reads what has been ordered or taken back since it was last asked, and goes on to the step that the player is at
/// now. Call it after each order, and after each one taken back.
pub fn follow(world: &mut World, lesson: &Lesson) {
    let count = given(world);
    let Some(seen) = teaching(world).map(|teaching| teaching.seen) else { return };
    if count < seen {
        let undone = happened(world, lesson, &Until::Undone);
        if let Some(teaching) = &mut world.resource_mut::<Record>().teaching {
            teaching.taken_back(count, undone);
        }
    }
    let orders: Vec<_> = world.resource::<Record>().orders().skip(seen).cloned().collect();
    for order in orders {
        let waits = step(world, lesson).is_some_and(|step| match &step.until {
            Until::Given(wish) => fits(wish, &order),
            _ => false,
        });
        if waits {
            pass(world, lesson);
        }
    }
    if let Some(teaching) = &mut world.resource_mut::<Record>().teaching {
        teaching.seen = count;
    }
    while asked(world, lesson) {
        pass(world, lesson);
    }
}

/// Whether the step waits for the question that is open now.
fn asked(world: &World, lesson: &Lesson) -> bool {
    let Some(Until::Asked(side, name)) = step(world, lesson).map(|step| &step.until) else { return false };
    let table = door::table(world);
    table.clock.outcome().is_some()
        || table.clock.window().is_some_and(|window| window.side == *side && window.name() == name)
}
