//! The battles of Monkeys With Guns in words and as plain data.

use crate::battle::{
    tell::{LogLine, Names, lines},
    told::Told,
};
use crate::data::Level;
use crate::engine::{BattleLog, Rules};
use crate::force::{Side, UnitId};
use crate::rules::monkeys::{Monkeys, scenarios};
use bevy_ecs::world::World;
use serde_json::{Value, json};

impl Told for Monkeys {
    fn told(world: &World, level: Option<&Level>) -> Vec<LogLine> {
        let mut names = Names::of(world);
        if let Some(level) = level {
            names.sides = level.sides.each_ref().map(|side| side.name.clone());
        }
        lines(&names, world.resource::<BattleLog>().facts())
    }

    fn unit(world: &World, unit: UnitId) -> String {
        Names::of(world).unit(unit)
    }

    fn sides(world: &World) -> [Value; 2] {
        let field = Self::view(world).field;
        Side::BOTH.map(|side| json!({ "side": side, "lost": scenarios::lost_scrap(field, side) }))
    }

    fn seed(level: &Level) -> u64 {
        level.seed
    }
}
