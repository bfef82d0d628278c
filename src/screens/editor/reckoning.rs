//! Computes figures of the ground on the table in the background; the previous ones stay until the next are ready.

use crate::board::terrain::Ground;
use crate::lab::figures::{self, Line};
use crate::screens::grounds::Grounds;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use std::sync::Arc;

/// Which ground, and in which scenario: that determines where the sides set up.
type Of = (Arc<Ground>, usize);

/// The task that computes.
#[derive(Default)]
pub struct Reckoning {
    pending: Option<(Of, Task<Vec<Line>>)>,
    known: Option<(Of, Arc<[Line]>)>,
}

impl Reckoning {
    /// The figures of a ground, or the previous ones; and whether they are still being computed.
    pub fn figures(
        &mut self,
        ground: &Arc<Ground>,
        (grounds, scenario): (&'static dyn Grounds, usize),
    ) -> (Option<Arc<[Line]>>, bool) {
        if let Some((of, mut task)) = self.pending.take() {
            match check_ready(&mut task) {
                Some(figures) => self.known = Some((of, figures.into())),
                None => self.pending = Some((of, task)),
            }
        }
        let is_known =
            self.known.as_ref().is_some_and(|((of, fought), _)| Arc::ptr_eq(of, ground) && *fought == scenario);
        if !is_known && self.pending.is_none() {
            let of = ground.clone();
            let task = AsyncComputeTaskPool::get().spawn(async move {
                let [first, second] = grounds.zones(scenario, of.size());
                figures::told(&of, [&first, &second])
            });
            self.pending = Some(((ground.clone(), scenario), task));
        }
        (self.known.as_ref().map(|(_, figures)| figures.clone()), !is_known)
    }
}
