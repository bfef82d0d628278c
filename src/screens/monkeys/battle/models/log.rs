//! The log in words, with what was said between its lines.

use super::super::Names;
use crate::battle::tell;
use crate::engine::BattleLog;
use crate::opponent::speech::Speech;
use crate::panels::log::LogLine;
use crate::screens::speaking;
use bevy::prelude::World;
use std::ops::Range;

/// All lines so far, oldest first. The caller keeps them until there is a new fact.
pub fn log_lines(world: &World) -> Vec<LogLine> {
    log_lines_to(world, world.resource::<BattleLog>().facts().len())
}

/// The lines of the first `told` facts, for a log that keeps pace with what is shown.
pub fn log_lines_to(world: &World, told: usize) -> Vec<LogLine> {
    numbered(world, told).into_iter().map(|(_, line)| line).collect()
}

/// The first fact that a line of the log on the screen tells.
pub fn fact_of(world: &World, told: usize, line: usize) -> Option<usize> {
    numbered(world, told).get(line).map(|(fact, _)| *fact as usize)
}

/// The facts that a line of the log on the screen tells; none for the head of a turn.
pub fn facts_of(world: &World, told: usize, line: usize) -> Option<Range<usize>> {
    let lines = numbered(world, told);
    let first = lines.get(line).filter(|(_, line)| !line.head)?.0;
    let others = lines.iter().filter(|(_, line)| !line.said).map(|(fact, _)| *fact);
    let end = others.filter(|fact| *fact > first).min().map(|fact| fact as usize);
    let all = tell::settled(world.resource::<BattleLog>().facts(), told);
    Some(first as usize..end.unwrap_or(all))
}

/// The lines, each with the number of its first fact.
fn numbered(world: &World, told: usize) -> Vec<(u32, LogLine)> {
    let facts = world.resource::<BattleLog>().facts();
    let plain = || Names::plain(world);
    let names = world.get_resource::<Names>().cloned().unwrap_or_else(plain);
    let settled = tell::settled(facts, told);
    let mut said = speaking::said(world, settled).iter().peekable();
    let mut lines = Vec::new();
    for line in tell::lines(names.told(), &facts[..settled]) {
        while let Some(speech) = said.next_if(|speech| speech.fact < line.first_fact) {
            lines.push(spoken(speech));
        }
        let rule = (!line.rule.0.is_empty() && !line.head).then(|| line.rule.0.to_owned());
        let shown = LogLine { words: line.text, rule, side: line.side, head: line.head, said: false };
        lines.push((line.first_fact, shown));
    }
    lines.extend(said.map(spoken));
    lines
}

fn spoken(speech: &Speech) -> (u32, LogLine) {
    (speech.fact, LogLine { words: speech.line(), side: Some(speech.side), said: true, ..LogLine::default() })
}
