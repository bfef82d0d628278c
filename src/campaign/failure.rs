//! What is left of a campaign when the program crashes in it: its record, and the order being carried out.

use super::{door::Record, file::Saga};
use crate::battle::crash::{self, Crash};
use crate::engine::Rules;
use crate::rules::First;
use bevy_ecs::world::World;
use std::borrow::Borrow;

/// Runs `work` on the campaign of a world. If it panics, the campaign as it was before, and the order recorded since
/// then and being carried out, are written before the panic continues.
pub(super) fn watched<W: Borrow<World>, T>(on: W, work: impl FnOnce(&mut W) -> T) -> T {
    let given = on.borrow().resource::<Record>().orders.len();
    crash::guarded(on, work, |on| Crash {
        rules: First::VERSION,
        campaign: Saga::broken(on.borrow(), given).text(),
        order: on.borrow().resource::<Record>().orders.get(given).cloned(),
        ..Crash::default()
    })
}
