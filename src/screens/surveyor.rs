//! Computes whole-board views in the background: one at a time, and the previous answer stays until the next is ready.

use super::{show::Awake, table};
use crate::engine::{BattleLog, Viewer};
use crate::view::Cast;
use bevy::{
    ecs::change_detection::Tick,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use std::sync::Arc;

/// What an answer is valid for: the question, the moment of the battle, and the viewer.
#[derive(Clone, PartialEq)]
struct Key<Q> {
    question: Q,
    facts: usize,
    cast: Option<Tick>,
    viewer: Viewer,
}

/// The background surveyor of the whole board.
#[derive(Resource)]
pub struct Surveyor<Q: Send + Sync + 'static, A: Send + Sync + 'static> {
    pending: Option<(Key<Q>, Task<A>)>,
    known: Option<(Key<Q>, Arc<A>)>,
}

impl<Q: Send + Sync + 'static, A: Send + Sync + 'static> Default for Surveyor<Q, A> {
    fn default() -> Self {
        Self { pending: None, known: None }
    }
}

/// The answer to a question, as soon as it is ready; until then the previous one that is of its kind. `work` copies what
/// it needs from the world, and returns what is computed in the background.
pub fn answer<Q, A, Work>(
    world: &mut World,
    question: Q,
    is_alike: impl Fn(&Q, &Q) -> bool,
    work: impl FnOnce(&World, Q) -> Work,
) -> Option<Arc<A>>
where
    Q: Clone + PartialEq + Send + Sync + 'static,
    A: Send + Sync + 'static,
    Work: FnOnce() -> A + Send + 'static,
{
    let facts = world.resource::<BattleLog>().len();
    let cast = world.get_resource_ref::<Cast>().map(|cast| cast.last_changed());
    let key = Key { question, facts, cast, viewer: table::viewer(world) };
    world.resource_scope(|world, mut surveyor: Mut<Surveyor<Q, A>>| {
        let surveyor = surveyor.bypass_change_detection();
        surveyor.collect();
        let is_known = surveyor.known.as_ref().is_some_and(|(known, _)| *known == key);
        if !is_known {
            surveyor.send(&key, || work(world, key.question.clone()));
            world.resource_mut::<Awake>().stir();
        }
        // Nobody may see what only another viewer knows.
        let fits =
            |known: &&(Key<Q>, Arc<A>)| known.0.viewer == key.viewer && is_alike(&known.0.question, &key.question);
        surveyor.known.as_ref().filter(fits).map(|(_, answer)| answer.clone())
    })
}

impl<Q: Clone + PartialEq + Send + Sync + 'static, A: Send + Sync + 'static> Surveyor<Q, A> {
    /// Takes the answer if it is ready.
    fn collect(&mut self) {
        let Some((key, mut task)) = self.pending.take() else { return };
        match check_ready(&mut task) {
            Some(answer) => self.known = Some((key, Arc::new(answer))),
            None => self.pending = Some((key, task)),
        }
    }

    /// Sends the question, unless it is already being answered.
    fn send<Work: FnOnce() -> A + Send + 'static>(&mut self, key: &Key<Q>, work: impl FnOnce() -> Work) {
        if self.pending.as_ref().is_some_and(|(asked, _)| asked == key) {
            return;
        }
        let work = work();
        let task = AsyncComputeTaskPool::get().spawn(async move { work() });
        self.pending = Some((key.clone(), task));
    }
}
