//! A lesson of any book, for screens, which don't know the book's orders.

use super::{Teaches, Teaching};
use crate::battle::record::Record;
use crate::data::{
    LoadError,
    teaching::{Lesson, Point, Step, Until, sentence, shipped},
};
use crate::engine::door;
use crate::force::Side;
use bevy_ecs::world::World;
use std::any::Any;

/// A step as seen by a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its name, used for its texts.
    pub id: String,
    /// The things to highlight on the screen.
    pub point: Vec<Point>,
    /// What ends the step.
    pub until: Until,
    /// The rule with more details.
    pub rule: Option<String>,
}

/// A lesson of any book. Orders are those of its book, passed as [`Any`].
pub trait Course: Send + Sync {
    /// The name of its file without the extension.
    fn name(&self) -> &str;
    /// The side being taught.
    fn side(&self) -> Side;
    /// The shipped level offered to its player next; none if its battle continues.
    fn then(&self) -> Option<&str>;
    /// The seed of its dice.
    fn seed(&self) -> u64;
    /// Its number of steps.
    fn steps(&self) -> usize;
    /// Starts its battle at its first step.
    fn begin(&self, world: &mut World);
    /// Its progress, if the battle in the world is part of a lesson.
    fn teaching<'w>(&self, world: &'w World) -> Option<&'w Teaching>;
    /// The battle continues as a normal one, without the lesson.
    fn close(&self, world: &mut World);
    /// The player's current step; none if the lesson is over or the battle is another one.
    fn step(&self, world: &World) -> Option<Seen>;
    /// A step by its index.
    fn step_at(&self, place: usize) -> Option<Seen>;
    /// Whether the current step is for a decision of the player's that hasn't come yet, because the other side decides.
    fn waits(&self, world: &World) -> bool;
    /// Completes the player's current step.
    fn pass(&self, world: &mut World);
    /// Something happened that isn't an order. True if the step was waiting for it.
    fn happened(&self, world: &mut World, what: &Until) -> bool;
    /// Updates the progress from what was ordered or taken back.
    fn follow(&self, world: &mut World);
    /// Whether the decision is up to the taught side, or to nobody.
    fn is_players(&self, world: &World) -> bool;
    /// Whether the last order may be taken back.
    fn is_undoable(&self, world: &World) -> bool;
    /// Whether the step lets an order of the taught side through to the book.
    fn permits(&self, world: &World, order: &dyn Any) -> bool;
    /// Whether the step waits for a draft of such an order; none if it doesn't wait for a draft.
    fn awaits_draft(&self, world: &World, order: &dyn Any) -> Option<bool>;
    /// The order that the step waits for, or the default, for a player who skips the step.
    fn skipped(&self, world: &World) -> Option<Box<dyn Any>>;
    /// The next action of the other side.
    fn answer(&self, world: &mut World) -> Option<Box<dyn Any>>;

    /// The name of a text of a step: `title`, `text`, or `hint` for a refused order.
    fn sentence(&self, step: &Seen, what: &str) -> String;
}

fn seen<B: Teaches>(step: &Step<B>) -> Seen {
    let (id, point) = (step.id.clone(), step.point.clone());
    Seen { id, point, until: step.until.clone(), rule: step.rule.clone() }
}

/// A lesson of one book as a [`Course`].
#[derive(Clone, Debug)]
pub struct Class<B: Teaches>(Lesson<B>);

impl<B: Teaches> Class<B> {
    /// A lesson built into the program.
    ///
    /// # Errors
    /// If there is none with that name.
    pub fn shipped(name: &str) -> Result<Self, LoadError> {
        shipped(name).map(Self)
    }
}

impl<B: Teaches> Course for Class<B> {
    fn name(&self) -> &str {
        &self.0.name
    }

    fn side(&self) -> Side {
        self.0.side
    }

    fn then(&self) -> Option<&str> {
        self.0.then.as_deref()
    }

    fn seed(&self) -> u64 {
        B::seed(&self.0.level)
    }

    fn steps(&self) -> usize {
        self.0.steps.len()
    }

    fn begin(&self, world: &mut World) {
        super::begin(world, &self.0);
    }

    fn teaching<'w>(&self, world: &'w World) -> Option<&'w Teaching> {
        super::teaching::<B>(world)
    }

    fn close(&self, world: &mut World) {
        world.resource_mut::<Record<B>>().teaching = None;
    }

    fn step(&self, world: &World) -> Option<Seen> {
        super::step(world, &self.0).map(seen)
    }

    fn step_at(&self, place: usize) -> Option<Seen> {
        self.0.steps.get(place).map(seen)
    }

    fn waits(&self, world: &World) -> bool {
        super::waits(world, &self.0)
    }

    fn pass(&self, world: &mut World) {
        super::pass(world, &self.0);
    }

    fn happened(&self, world: &mut World, what: &Until) -> bool {
        super::happened(world, &self.0, what)
    }

    fn follow(&self, world: &mut World) {
        super::follow(world, &self.0);
    }

    fn is_players(&self, world: &World) -> bool {
        door::window::<B>(world).is_none_or(|window| window.side == self.0.side)
    }

    fn is_undoable(&self, world: &World) -> bool {
        super::is_undoable::<B>(world)
    }

    fn permits(&self, world: &World, order: &dyn Any) -> bool {
        order.downcast_ref().is_some_and(|order| super::permits(world, &self.0, order))
    }

    fn awaits_draft(&self, world: &World, order: &dyn Any) -> Option<bool> {
        super::awaits_draft(world, &self.0, order.downcast_ref()?)
    }

    fn skipped(&self, world: &World) -> Option<Box<dyn Any>> {
        let order = super::model(world, &self.0);
        let order = order.or_else(|| door::choices::<B>(world).and_then(|choices| choices.default))?;
        Some(Box::new(order))
    }

    fn answer(&self, world: &mut World) -> Option<Box<dyn Any>> {
        Some(Box::new(super::answer(world, &self.0)?))
    }

    fn sentence(&self, step: &Seen, what: &str) -> String {
        sentence::<B>(&self.0.name, &step.id, what)
    }
}
