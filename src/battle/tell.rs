//! The battle in words.

use crate::engine::BattleLog;
use bevy_ecs::world::World;

/// One line of the log.
pub struct LogLine {
    /// What happened.
    pub text: String,
    /// By which rule.
    pub rule: crate::engine::Rule,
}

/// All lines so far.
pub fn lines(world: &World) -> Vec<LogLine> {
    let facts = world.resource::<BattleLog>().facts().iter();
    facts.map(|fact| LogLine { text: format!("{:?}", fact.what), rule: fact.rule }).collect()
}
