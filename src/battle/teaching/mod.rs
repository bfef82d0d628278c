//! Plays lessons of any book: battles whose next step is always known. The lesson checks orders before the book does,
//! sets the dice, answers for the other side, and tracks the player's progress. The battle's record carries all of it.

mod course;
mod judge;
mod progress;
mod rehearse;
mod trust;

pub use course::{Class, Course, Seen};
pub use judge::{answer, awaits_draft, fits, is_undoable, model, permits, waits};
pub(super) use progress::resume;
pub use progress::{Teaching, kept, lay_again};
pub use rehearse::{go_on, rehearse};
pub use trust::check;

use crate::battle::{book::Played, play::begin_laid, record::Record, told::Told};
use crate::board::Cell;
use crate::data::book::Files;
use crate::data::teaching::{Lesson, Step, Taught, Until};
use crate::dice::Dice;
use crate::engine::{Awaiting, Rules, door};
use crate::force::UnitId;
use bevy_ecs::world::World;

/// What a book provides for teaching its battles.
pub trait Teaches: Played + Told + Taught {
    /// The kind of order with which a unit simply walks.
    const WALK: &'static str;

    /// Whether a lesson's claim about the table is true.
    fn holds(world: &World, claim: &Self::Claim) -> bool;
    /// The number associated with an order: which of several it names, or how many.
    fn number(_order: &Self::Order) -> Option<usize> {
        None
    }
    /// Where the leader of a unit moved by an order ends.
    fn ends(view: <Self as Rules>::View<'_>, order: &Self::Order) -> Option<Cell>;
    /// The planner's order of a kind that takes a unit to a cell.
    fn walk(view: <Self as Rules>::View<'_>, unit: UnitId, verb: &str, cell: Cell) -> Option<Self::Order>;
    /// The order with which the player who is asked stops giving orders.
    fn ending(view: <Self as Rules>::View<'_>) -> Option<Self::Order>;
}

/// Starts the battle of a lesson at its first step.
pub fn begin<B: Teaches>(world: &mut World, lesson: &Lesson<B>) -> Awaiting {
    let faces = lesson.steps.first().map_or(&[][..], |step| &step.dice);
    let awaiting = begin_laid(world, &lesson.level, B::seed(&lesson.level), faces);
    world.resource_mut::<Record<B>>().teaching = Some(Teaching::new(&lesson.name, faces));
    awaiting
}

/// The battle continues differently from here: forget what the lesson did after the orders given so far.
pub fn forget_later<B: Files>(world: &mut World) {
    let mut record = world.resource_mut::<Record<B>>();
    let given = record.orders().count();
    if let Some(teaching) = &mut record.teaching {
        teaching.taken_back(given, false);
    }
}

/// The progress of the lesson, if the battle is part of one.
pub fn teaching<B: Teaches>(world: &World) -> Option<&Teaching> {
    world.get_resource::<Record<B>>()?.teaching.as_ref()
}

/// The player's current step; none if the lesson is over or the battle isn't part of one.
pub fn step<'a, B: Teaches>(world: &World, lesson: &'a Lesson<B>) -> Option<&'a Step<B>> {
    let teaching = teaching::<B>(world).filter(|teaching| teaching.lesson == lesson.name)?;
    lesson.steps.get(teaching.place())
}

/// Something happened that isn't an order: the step ends if it was waiting for it. True if it was.
pub fn happened<B: Teaches>(world: &mut World, lesson: &Lesson<B>, what: &Until) -> bool {
    let meant = step(world, lesson).is_some_and(|step| step.until == *what);
    if meant {
        pass(world, lesson);
    }
    meant
}

/// Completes the player's current step, whatever it was waiting for, and sets the next step's dice.
pub fn pass<B: Teaches>(world: &mut World, lesson: &Lesson<B>) {
    let given = given::<B>(world);
    let Some(teaching) = &mut world.resource_mut::<Record<B>>().teaching else { return };
    teaching.pass(given);
    let faces = lesson.steps.get(teaching.place()).map_or(&[][..], |step| &step.dice);
    if !faces.is_empty() {
        teaching.laid.push((given, faces.to_vec()));
        world.resource_mut::<Dice>().lay(faces);
    }
}

fn given<B: Teaches>(world: &World) -> usize {
    world.get_resource::<Record<B>>().map_or(0, |record| record.orders().count())
}

/// Reads everything ordered or taken back since the last call, and moves to the player's current step. Call it after
/// each order, and after each one taken back.
pub fn follow<B: Teaches>(world: &mut World, lesson: &Lesson<B>) {
    let count = given::<B>(world);
    let Some(seen) = teaching::<B>(world).map(|teaching| teaching.seen) else { return };
    if count < seen {
        let undone = happened(world, lesson, &Until::Undone);
        if let Some(teaching) = &mut world.resource_mut::<Record<B>>().teaching {
            teaching.taken_back(count, undone);
        }
    }
    let orders: Vec<_> = world.resource::<Record<B>>().orders().skip(seen).cloned().collect();
    for order in orders {
        let waits = step(world, lesson).is_some_and(|step| match &step.until {
            Until::Given(wish) => fits::<B>(wish, &order),
            _ => false,
        });
        if waits {
            pass(world, lesson);
        }
    }
    if let Some(teaching) = &mut world.resource_mut::<Record<B>>().teaching {
        teaching.seen = count;
    }
    while asked(world, lesson) {
        pass(world, lesson);
    }
}

/// Whether the step waits for the open question.
fn asked<B: Teaches>(world: &World, lesson: &Lesson<B>) -> bool {
    let Some(Until::Asked(side, name)) = step(world, lesson).map(|step| &step.until) else { return false };
    door::outcome::<B>(world).is_some()
        || door::window::<B>(world).is_some_and(|window| window.side == *side && window.name() == name)
}
