//! A lesson of whatever book, for screens: they know no order of it.

use super::{Teaches, Teaching};
use crate::battle::record::Record;
use crate::data::{
    LoadError,
    teaching::{Lesson, Point, Until, sentence, shipped},
};
use crate::engine::door;
use crate::force::Side;
use bevy_ecs::world::World;
use std::any::Any;

/// A step as a screen knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its name, for its sentences.
    pub id: String,
    /// What is meant, to be marked on the screen.
    pub point: Vec<Point>,
    /// What ends the step.
    pub until: Until,
    /// The rule that says more.
    pub rule: Option<String>,
}

/// A lesson of whatever book. Orders are those of its book, by way of [`Any`].
pub trait Course: Send + Sync {
    /// The name of its file without the ending.
    fn name(&self) -> &str;
    /// Who is taught.
    fn side(&self) -> Side;
    /// The shipped level that its player is offered next; none: its battle goes on.
    fn then(&self) -> Option<&str>;
    /// The seed of its dice.
    fn seed(&self) -> u64;
    /// How many steps it has.
    fn steps(&self) -> usize;
    /// Begins its battle at its first step.
    fn begin(&self, world: &mut World);
    /// How far it has got, where the battle in the world is part of a lesson.
    fn teaching<'w>(&self, world: &'w World) -> Option<&'w Teaching>;
    /// The battle goes on without it, as one of its own.
    fn close(&self, world: &mut World);
    /// The step that the player is at; none where it is over or the battle is another.
    fn step(&self, world: &World) -> Option<Seen>;
    /// The step that the player is at is done with.
    fn pass(&self, world: &mut World);
    /// Something that no order tells has happened. True if the step waited for that.
    fn happened(&self, world: &mut World, what: &Until) -> bool;
    /// Reads what has been ordered or taken back.
    fn follow(&self, world: &mut World);
    /// Whether the taught side, or nobody, decides.
    fn is_players(&self, world: &World) -> bool;
    /// Whether the last order may be taken back.
    fn is_undoable(&self, world: &World) -> bool;
    /// Whether the step lets an order of the taught side pass to the book.
    fn permits(&self, world: &World, order: &dyn Any) -> bool;
    /// Whether the step waits for a draft of such an order; none where it waits for no draft.
    fn awaits_draft(&self, world: &World, order: &dyn Any) -> Option<bool>;
    /// The order that the step waits for, or that is marked, for a player who skips the step.
    fn skipped(&self, world: &World) -> Option<Box<dyn Any>>;
    /// What the other side does next.
    fn answer(&self, world: &mut World) -> Option<Box<dyn Any>>;

    /// The name of a sentence of a step: `title`, `text`, or `hint` for what is refused.
    fn sentence(&self, step: &Seen, what: &str) -> String;
}

/// A lesson of one book as a [`Course`].
#[derive(Clone, Debug)]
pub struct Class<B: Teaches>(Lesson<B>);

impl<B: Teaches> Class<B> {
    /// A lesson that was built into the program.
    ///
    /// # Errors
    /// Where there is none of that name.
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
        let step = super::step(world, &self.0)?;
        let (id, point) = (step.id.clone(), step.point.clone());
        Some(Seen { id, point, until: step.until.clone(), rule: step.rule.clone() })
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
