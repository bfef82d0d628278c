//! The overwatch triggered by a mover, judged by the squares that it enters (T-123, T-124).

use crate::board::sight::End;
use crate::force::{Body, UnitIx};
use crate::rules::monkeys::{
    field::Field,
    overwatch::{self, Watcher},
    shots::Trail,
    walks::Walk,
};

/// The squares entered by walkers.
pub(super) fn trails_of(walks: &[Walk]) -> Vec<Trail> {
    walks.iter().map(|walk| Trail::on_ground(walk.primate.into(), walk.cells.clone())).collect()
}

/// The squares entered on these trails, each with the body that enters it.
pub(super) fn entries_of(trails: &[Trail]) -> Vec<(Body, End)> {
    trails.iter().flat_map(|trail| trail.ends().map(|end| (trail.body, end))).collect()
}

/// Units on overwatch that see someone enter one of these squares.
pub(super) fn set_off(field: &Field, mover: UnitIx, entries: &[(Body, End)]) -> Vec<UnitIx> {
    let sees = |watcher: &Watcher| entries.iter().any(|(body, end)| watcher.is_set_off(field, *body, *end));
    overwatch::watchers(field, mover).into_iter().filter(sees).map(|watcher| watcher.unit).collect()
}
