//! Computes figures of the ground on the table in the background; the previous ones stay until the next are ready.

use crate::board::terrain::Ground;
use crate::data::places::Places;
use crate::lab::figures::{self, Line};
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use std::sync::Arc;

/// Which ground, and where the sides set up.
type Of = (Arc<Ground>, Arc<Places>);

/// The task that computes.
#[derive(Default)]
pub struct Reckoning {
    pending: Option<(Of, Task<Vec<Line>>)>,
    known: Option<(Of, Arc<[Line]>)>,
}

impl Reckoning {
    /// The figures of a ground, or the previous ones; and whether they are still being computed.
    pub fn figures(&mut self, ground: &Arc<Ground>, places: &Arc<Places>) -> (Option<Arc<[Line]>>, bool) {
        if let Some((of, mut task)) = self.pending.take() {
            match check_ready(&mut task) {
                Some(figures) => self.known = Some((of, figures.into())),
                None => self.pending = Some((of, task)),
            }
        }
        let is_known =
            self.known.as_ref().is_some_and(|((of, at), _)| Arc::ptr_eq(of, ground) && at.zones == places.zones);
        if !is_known && self.pending.is_none() {
            let (of, [first, second]) = (ground.clone(), places.blocks());
            let task = AsyncComputeTaskPool::get().spawn(async move { figures::told(&of, [&first, &second]) });
            self.pending = Some(((ground.clone(), places.clone()), task));
        }
        (self.known.as_ref().map(|(_, figures)| figures.clone()), !is_known)
    }
}
