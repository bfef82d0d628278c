//! Plays a lesson by itself: gives every order that it waits for, and passes every step that is only read.

use super::{answer, begin, follow, given, holds, model, pass, permits, step};
use crate::battle::{choices, install, submit, undo};
use crate::data::{
    Lesson,
    lesson::{Step, Until},
};
use crate::engine::order::Refusal;
use crate::rules::monkeys::{door, order::Order};
use crate::words::Message;
use bevy_ecs::world::World;

/// Steps and orders after which a lesson must be over.
const PATIENCE: usize = 1000;

/// Plays a lesson from its beginning to its end; gives how many orders that took.
///
/// # Errors
/// The step at which it goes astray, in words.
pub fn rehearse(lesson: &Lesson) -> Result<usize, Message> {
    let mut world = World::new();
    install(&mut world);
    begin(&mut world, lesson);
    let mut read = None;
    for _ in 0..PATIENCE {
        let Some(now) = step(&world, lesson) else { return Ok(given(&world)) };
        if read.replace(now.id.clone()).as_ref() != Some(&now.id) {
            check_claims(&world, lesson, now)?;
        }
        go_on(&mut world, lesson)?;
    }
    Err(astray(&world, lesson, "lesson-endless"))
}

/// What the sentences of a step say of the table is so when they are read.
fn check_claims(world: &World, lesson: &Lesson, step: &Step) -> Result<(), Message> {
    match step.claims.iter().find(|claim| !holds(world, claim)) {
        Some(claim) => Err(astray(world, lesson, "lesson-untrue").with("claim", format!("{claim:?}"))),
        None => Ok(()),
    }
}

/// Does one thing that an obedient player would do, or that the other side does.
///
/// # Errors
/// That there is nothing to do, or that the lesson refuses what it asks for itself.
pub fn go_on(world: &mut World, lesson: &Lesson) -> Result<(), Message> {
    if let Some(order) = answer(world, lesson) {
        return give(world, lesson, order);
    }
    let Some(until) = step(world, lesson).map(|step| step.until.clone()) else { return Ok(()) };
    let order = match until {
        Until::Given(_) => model(world, lesson),
        Until::Asked(..) => choices(world).and_then(|options| options.default),
        Until::Undone => {
            let undone = undo(world);
            follow(world, lesson);
            return if undone { Ok(()) } else { Err(astray(world, lesson, "lesson-stuck")) };
        }
        Until::Read | Until::Drafted(_) | Until::Hover(_) | Until::Helped | Until::Viewed => {
            pass(world, lesson);
            follow(world, lesson);
            return Ok(());
        }
    };
    match order {
        Some(order) if permits(world, lesson, &order) => give(world, lesson, order),
        _ => Err(astray(world, lesson, "lesson-stuck")),
    }
}

fn give(world: &mut World, lesson: &Lesson, order: Order) -> Result<(), Message> {
    let given = submit(world, order);
    let refused = |why: crate::rules::monkeys::Illegal| {
        astray(world, lesson, "lesson-refused").with("why", why.message().words())
    };
    given.map_err(refused)?;
    follow(world, lesson);
    Ok(())
}

/// What is said where a lesson goes astray.
fn astray(world: &World, lesson: &Lesson, what: &'static str) -> Message {
    let id = step(world, lesson).map_or("", |step| step.id.as_str());
    let asked = door::table(world).clock.window().map_or("", |window| window.name());
    Message::new(what).with("step", id).with("asked", asked)
}
