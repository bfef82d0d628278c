//! Computes whole-board views in the background: one at a time, and the previous answer stays until the next is ready.

use super::battle::chart::{Chart, Question};
use crate::engine::BattleLog;
use crate::rules::monkeys::{door, foresight::Ghost};
use crate::screens::show::Awake;
use crate::view::Cast;
use bevy::{
    ecs::change_detection::Tick,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use std::sync::Arc;

/// What an answer is valid for: the question, and the moment of the battle.
#[derive(Clone, PartialEq)]
struct Key {
    question: Question,
    facts: usize,
    cast: Option<Tick>,
}

/// The background surveyor of the whole board.
#[derive(Resource, Default)]
pub(super) struct Surveyor {
    pending: Option<(Key, Task<Chart>)>,
    known: Option<(Key, Arc<Chart>)>,
}

/// The chart for a question, as soon as it is ready; until then the previous one of its kind.
pub(super) fn chart(world: &mut World, question: Question) -> Option<Arc<Chart>> {
    let facts = world.resource::<BattleLog>().len();
    let cast = world.get_resource_ref::<Cast>().map(|cast| cast.last_changed());
    let key = Key { question, facts, cast };
    world.resource_scope(|world, mut surveyor: Mut<Surveyor>| {
        let surveyor = surveyor.bypass_change_detection();
        surveyor.collect();
        let is_known = surveyor.known.as_ref().is_some_and(|(known, _)| *known == key);
        if !is_known {
            surveyor.send(world, &key);
            world.resource_mut::<Awake>().stir();
        }
        let of_its_kind = |known: &&(Key, Arc<Chart>)| known.0.question.view() == key.question.view();
        surveyor.known.as_ref().filter(of_its_kind).map(|(_, chart)| chart.clone())
    })
}

impl Surveyor {
    /// Takes the answer if it is ready.
    fn collect(&mut self) {
        let Some((key, mut task)) = self.pending.take() else { return };
        match check_ready(&mut task) {
            Some(chart) => self.known = Some((key, Arc::new(chart))),
            None => self.pending = Some((key, task)),
        }
    }

    /// Sends the question, unless it is already being computed.
    fn send(&mut self, world: &World, key: &Key) {
        if self.pending.as_ref().is_some_and(|(asked, _)| asked == key) {
            return;
        }
        let (table, question) = (door::table(world), key.question.clone());
        let moved = match &question {
            Question::Sight(_, Some(order)) => Ghost::of(table.field, table.turn, order),
            _ => None,
        };
        let field = moved.map_or_else(|| table.field.clone(), |moved| moved.field);
        let task = AsyncComputeTaskPool::get().spawn(async move { Chart::of(&field, question) });
        self.pending = Some((key.clone(), task));
    }
}
