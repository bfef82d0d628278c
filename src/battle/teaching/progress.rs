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

/// A lesson under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teaching {
    /// Its name among the shipped lessons.
    pub lesson: String,
    /// For each step that is done, how many orders had been given then.
    pub passed: Vec<usize>,
    /// Dice that were laid out: the number of orders before them, and their faces.
    pub laid: Vec<(usize, Vec<u8>)>,
    /// How many of the other side's answers of this step have been given or passed over.
    pub answered: usize,
    /// No order before this one is taken back: the other side's is among them.
    pub floor: usize,
    /// Orders that the lesson has read.
    pub(super) seen: usize,
}

impl Teaching {
    /// A lesson at its first step, with the dice that lay at its beginning.
    pub(super) fn new(lesson: &str, faces: &[u8]) -> Self {
        Self { lesson: lesson.to_owned(), laid: vec![(0, faces.to_vec())], ..Self::default() }
    }

    /// The step that the player is at, from 0.
    pub const fn place(&self) -> usize {
        self.passed.len()
    }

    pub(super) fn pass(&mut self, given: usize) {
        self.passed.push(given);
        self.answered = 0;
    }

    /// Forgets the dice that were laid after more orders than these.
    pub(in crate::battle) fn unlay(&mut self, given: usize) {
        self.laid.retain(|(after, _)| *after <= given);
    }

    /// Orders have been taken back, so many are left. Steps that ended with one of them are open again, unless the
    /// step itself asked for it.
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

/// How far the lesson in a replay's text has got; none where it is no lesson, or can't be read.
pub fn kept(text: &str) -> Option<Teaching> {
    #[derive(Deserialize)]
    struct Head {
        lesson: Option<Teaching>,
    }
    shape::options().from_str::<Head>(text).ok()?.lesson
}

/// Begins the battle of a lesson that was left, so that its orders can be given again. The dice for its first order lie.
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

/// Lays the dice that the lesson had laid after as many orders as have been given now.
pub fn lay_again<B: Files>(world: &mut World) {
    let record = world.resource::<Record<B>>();
    let (Some(teaching), given) = (&record.teaching, record.orders().count()) else { return };
    // Those before the first order fell at the beginning; they lie there already.
    let laid = teaching.laid.iter().skip(1).rfind(|(after, _)| *after == given);
    if let Some((_, faces)) = laid.cloned() {
        world.resource_mut::<Dice>().lay(&faces);
    }
}
