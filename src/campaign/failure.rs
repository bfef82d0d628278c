//! What is left of a campaign when the program fails in it: its record, and the order in hand.

use super::{door::Record, file::Saga};
use crate::battle::crash::{self, Crash};
use crate::engine::Rules;
use crate::rules::First;
use bevy_ecs::world::World;
use std::borrow::Borrow;

/// Works on the campaign of a world. Where that panics, the campaign as it was before is written before the panic goes on,
/// and the order that was recorded since, which was being carried out.
pub(super) fn watched<W: Borrow<World>, T>(on: W, work: impl FnOnce(&mut W) -> T) -> T {
    let given = on.borrow().resource::<Record>().orders.len();
    crash::guarded(on, work, |on| Crash {
        rules: First::VERSION,
        campaign: Saga::broken(on.borrow(), given).text(),
        order: on.borrow().resource::<Record>().orders.get(given).cloned(),
        ..Crash::default()
    })
}
