//! Plays a lesson automatically: gives every order that it waits for, and skips every step that is only read.

use super::{Teaches, answer, begin, follow, given, model, pass, permits, step, waits};
use crate::battle::play::{submit, undo};
use crate::data::teaching::{Lesson, Step, Until};
use crate::engine::{door, order::Refusal};
use crate::words::Message;
use bevy_ecs::world::World;

/// Number of steps and orders after which a lesson must be over.
const PATIENCE: usize = 1000;

/// Plays a lesson from start to end; returns the number of orders it took.
///
/// # Errors
/// The step at which it goes wrong, as text.
pub fn rehearse<B: Teaches>(lesson: &Lesson<B>) -> Result<usize, Message> {
    let mut world = World::new();
    door::install::<B>(&mut world);
    begin(&mut world, lesson);
    let mut read = None;
    for _ in 0..PATIENCE {
        let Some(now) = step(&world, lesson) else { return Ok(given::<B>(&world)) };
        if !waits(&world, lesson) && read.replace(now.id.clone()).as_ref() != Some(&now.id) {
            check_claims(&world, lesson, now)?;
        }
        go_on(&mut world, lesson)?;
    }
    Err(astray(&world, lesson, "lesson-endless"))
}

/// Checks that the claims in a step's texts are true when they are read.
fn check_claims<B: Teaches>(world: &World, lesson: &Lesson<B>, step: &Step<B>) -> Result<(), Message> {
    match step.claims.iter().find(|claim| !B::holds(world, claim)) {
        Some(claim) => Err(astray(world, lesson, "lesson-untrue").with("claim", format!("{claim:?}"))),
        None => Ok(()),
    }
}

/// Does one thing that an obedient player would do, or that the other side does.
///
/// # Errors
/// That there is nothing to do, or that the lesson refuses what it asks for.
pub fn go_on<B: Teaches>(world: &mut World, lesson: &Lesson<B>) -> Result<(), Message> {
    if let Some(order) = answer(world, lesson) {
        return give(world, lesson, order);
    }
    let Some(until) = step(world, lesson).map(|step| step.until.clone()) else { return Ok(()) };
    let order = match until {
        Until::Given(_) => model(world, lesson),
        Until::Asked(..) => door::choices::<B>(world).and_then(|options| options.default),
        Until::Undone => {
            let undone = undo::<B>(world);
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

fn give<B: Teaches>(world: &mut World, lesson: &Lesson<B>, order: B::Order) -> Result<(), Message> {
    let given = submit(world, order);
    let refused = |why: B::Illegal| astray(world, lesson, "lesson-refused").with("why", why.message().words());
    given.map_err(refused)?;
    follow(world, lesson);
    Ok(())
}

/// The message for a lesson that goes wrong.
fn astray<B: Teaches>(world: &World, lesson: &Lesson<B>, what: &'static str) -> Message {
    let id = step(world, lesson).map_or("", |step| step.id.as_str());
    let asked = door::window::<B>(world).map_or("", |window| window.name());
    Message::new(what).with("step", id).with("asked", asked)
}
