//! The log in words.

use super::super::Names;
use crate::battle::tell;
use crate::engine::BattleLog;
use crate::panels::log::LogLine;
use bevy::prelude::World;

/// All lines so far, oldest first. The caller keeps them until there is a new fact.
pub fn log_lines(world: &World) -> Vec<LogLine> {
    log_lines_to(world, world.resource::<BattleLog>().facts().len())
}

/// The lines of the first `told` facts, for a log that keeps pace with what is shown.
pub fn log_lines_to(world: &World, told: usize) -> Vec<LogLine> {
    let facts = world.resource::<BattleLog>().facts();
    let plain = || Names::plain(world);
    let names = world.get_resource::<Names>().cloned().unwrap_or_else(plain);
    let lines = tell::lines(names.told(), &facts[..tell::settled(facts, told)]).into_iter();
    let line = |line: tell::LogLine| LogLine {
        words: line.text,
        rule: (!line.rule.0.is_empty() && !line.head).then(|| line.rule.0.to_owned()),
        side: line.side,
        head: line.head,
    };
    lines.map(line).collect()
}
