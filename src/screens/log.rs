//! The log on the screen: the book's lines, with what opponents said in between.

use super::{host::host, speaking, table};
use crate::opponent::speech::Speech;
use crate::panels::log::LogLine;
use bevy::prelude::World;
use std::ops::Range;

/// The log of a book, as far as it may be shown.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// How many facts it covers.
    pub settled: usize,
    /// Its lines, each with the number of its first fact.
    pub lines: Vec<(u32, LogLine)>,
}

/// The log as far as it has been shown, in step with the playback.
pub fn lines_to(world: &World, told: usize) -> Vec<LogLine> {
    numbered(world, told).1.into_iter().map(|(_, line)| line).collect()
}

/// The first fact that a line of the log covers.
pub fn fact_of(world: &World, told: usize, line: usize) -> Option<usize> {
    numbered(world, told).1.get(line).map(|(fact, _)| *fact as usize)
}

/// The facts that a line of the log covers; `None` for the heading of a turn.
pub fn facts_of(world: &World, told: usize, line: usize) -> Option<Range<usize>> {
    let (settled, lines) = numbered(world, told);
    let first = lines.get(line).filter(|(_, line)| !line.head)?.0;
    let others = lines.iter().filter(|(_, line)| !line.said).map(|(fact, _)| *fact);
    let end = others.filter(|fact| *fact > first).min().map(|fact| fact as usize);
    Some(first as usize..end.unwrap_or(settled))
}

/// How many facts are covered, and the lines, each with the number of its first fact.
fn numbered(world: &World, told: usize) -> (usize, Vec<(u32, LogLine)>) {
    let log = host(world).log(world, told, table::viewer(world));
    let mut said = speaking::said(world, log.settled).iter().peekable();
    let mut lines = Vec::new();
    for (fact, line) in log.lines {
        while let Some(speech) = said.next_if(|speech| speech.fact < fact) {
            lines.push(spoken(speech));
        }
        lines.push((fact, line));
    }
    lines.extend(said.map(spoken));
    (log.settled, lines)
}

fn spoken(speech: &Speech) -> (u32, LogLine) {
    (speech.fact, LogLine { words: speech.line(), side: Some(speech.side), said: true, ..LogLine::default() })
}
