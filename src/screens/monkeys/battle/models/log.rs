//! The log in words, with what opponents said between its lines.

use crate::engine::BattleLog;
use crate::panels::log::LogLine;
use crate::screens::log;
use bevy::prelude::World;

/// All lines so far, oldest first.
pub fn log_lines(world: &World) -> Vec<LogLine> {
    log::lines_to(world, world.resource::<BattleLog>().len())
}
