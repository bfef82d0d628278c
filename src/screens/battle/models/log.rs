//! The log in words.

use crate::battle::tell;
use crate::panels::log::LogLine;
use bevy::prelude::World;

/// All lines so far, oldest first. The caller keeps them as long as no new fact is told.
pub fn log_lines(world: &World) -> Vec<LogLine> {
    let lines = tell::lines(world).into_iter();
    lines.map(|line| LogLine { words: line.text, rule: Some(line.rule.0.to_owned()), ..LogLine::default() }).collect()
}
