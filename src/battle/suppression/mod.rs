//! Battles of Suppression Actions: recorded as replays, shown by scripts, put into words.

mod bar;
mod behind;
mod board;
mod called;
mod course;
mod fire;
mod ground;
mod hopeless;
pub mod kinds;
mod lesson;
mod levels;
mod outline;
mod page;
mod prospect;
mod rolls;
mod script;
mod shown;
pub mod tell;
pub mod views;

use super::{
    book::Played,
    told::{LogLine, Told},
};
use crate::data::suppression::Level;
use crate::engine::{BattleLog, Rules};
use crate::force::{PrimateIx, Side, UnitId, UnitIx, squad::Place};
use crate::rules::suppression::{Suppression, field::Field};
use bevy_ecs::world::World;
use serde_json::{Value, json};

impl Told for Suppression {
    fn told(world: &World, level: Option<&Level>) -> Vec<LogLine> {
        let mut names = tell::Names::of(world);
        if let Some(level) = level {
            names.sides = Self::side_names(level);
            names.objectives.clone_from(&level.objectives);
        }
        tell::lines(&names, world.resource::<BattleLog>().facts())
    }

    fn unit(world: &World, unit: UnitId) -> String {
        tell::Names::of(world).unit(unit)
    }

    fn sides(world: &World) -> [Value; 2] {
        let view = Self::view(world);
        Side::BOTH.map(|side| {
            let units: Vec<Value> = view.field.of(side).map(|unit| state(view.field, unit)).collect();
            json!({ "side": side, "score": view.turn.score[side.index()], "units": units })
        })
    }

    fn seed(level: &Level) -> u64 {
        level.seed
    }
}

/// A unit with its complete state (A20).
fn state(field: &Field, unit: UnitIx) -> Value {
    let state = field.unit(unit);
    let primates = state.members.clone().map(PrimateIx).map(|model| {
        let model = field.model(model);
        let pile = if let Place::Off(pile) = model.place { Some(format!("{pile:?}").to_lowercase()) } else { None };
        json!({ "primate": model.id, "cell": model.place.cell(), "pile": pile })
    });
    json!({
        "unit": state.id,
        "kind": field.kind(unit).name,
        "leader": field.leader(unit).map(|(leader, _)| field.model(leader).id),
        "markers": state.markers.0,
        "falling_back": state.falling.0,
        "evasion": state.evasion.0,
        "acted": state.acted.0,
        "outside": state.outside.0,
        "dug_in": state.dug_in.0,
        "primates": primates.collect::<Vec<_>>(),
    })
}
