//! The progress of a lesson: what its record and its save keep besides the orders.

use crate::battle::{play::begin_laid, record::Record};
use crate::data::{
    book::{Files, LevelFile},
    shape,
};
use crate::dice::Dice;
use crate::engine::clock::Awaiting;
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

/// A lesson in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teaching {
    /// Its name among the shipped lessons.
    pub lesson: String,
    /// For each completed step, the number of orders given by then.
    pub passed: Vec<usize>,
    /// Dice that were set: the number of orders before them, and their faces.
    pub laid: Vec<(usize, Vec<u8>)>,
    /// How many of the other side's answers in this step have been given or skipped.
    pub answered: usize,
    /// No order before this one can be taken back, since the other side's are among them.
    pub floor: usize,
    /// Orders that the lesson has read.
    pub(super) seen: usize,
}

impl Teaching {
    /// A lesson at its first step, with the dice set at its start.
    pub(super) fn new(lesson: &str, faces: &[u8]) -> Self {
        Self { lesson: lesson.to_owned(), laid: vec![(0, faces.to_vec())], ..Self::default() }
    }

    /// The player's current step, from 0.
    pub const fn place(&self) -> usize {
        self.passed.len()
    }

    pub(super) fn pass(&mut self, given: usize) {
        self.passed.push(given);
        self.answered = 0;
    }

    /// Forgets the dice that were set after more orders than this.
    pub(in crate::battle) fn unlay(&mut self, given: usize) {
        self.laid.retain(|(after, _)| *after <= given);
    }

    /// Orders have been taken back, and this many are left. Steps that ended with one of them are open again, unless
    /// the step itself asked for it.
    pub(super) fn taken_back(&mut self, given: usize, asked_for: bool) {
        self.seen = given;
        self.unlay(given);
        if asked_for {
            return;
        }
        while self.passed.last().is_some_and(|after| *after > given) {
            self.passed.pop();
        }
    }
}

/// The progress of the lesson in a replay's text; none if it isn't a lesson, or can't be read.
pub fn kept(text: &str) -> Option<Teaching> {
    #[derive(Deserialize)]
    struct Head {
        lesson: Option<Teaching>,
    }
    shape::options().from_str::<Head>(text).ok()?.lesson
}

/// Starts the battle of an interrupted lesson, so that its orders can be given again. The dice for its first order are
/// set.
pub(in crate::battle) fn resume<L: LevelFile>(
    world: &mut World,
    level: &L,
    seed: u64,
    teaching: &Teaching,
) -> Awaiting {
    let first = teaching.laid.first().filter(|(after, _)| *after == 0).map_or(&[][..], |(_, faces)| faces);
    let awaiting = begin_laid(world, level, seed, first);
    world.resource_mut::<Record<L::Book>>().teaching = Some(teaching.clone());
    lay_again::<L::Book>(world);
    awaiting
}

/// Sets the dice that the lesson had set after as many orders as have been given now.
pub fn lay_again<B: Files>(world: &mut World) {
    let record = world.resource::<Record<B>>();
    let (Some(teaching), given) = (&record.teaching, record.orders().count()) else { return };
    // Those before the first order were set at the start; they are in place already.
    let laid = teaching.laid.iter().skip(1).rfind(|(after, _)| *after == given);
    if let Some((_, faces)) = laid.cloned() {
        world.resource_mut::<Dice>().lay(&faces);
    }
}
