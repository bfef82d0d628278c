//! Battles of Initiative Ladder: recorded as replays, shown by scripts, put into words.

mod bar;
mod body;
mod called;
mod course;
mod fire;
mod ground;
mod idle;
pub mod kinds;
mod lesson;
mod levels;
mod marks;
mod melee;
mod outline;
mod page;
mod prospect;
mod rolls;
mod says;
mod script;
mod shown;
pub mod tell;
mod tray;
pub mod views;

use super::{
    book::Played,
    told::{LogLine, Told},
};
use crate::data::initiative::Level;
use crate::engine::{BattleLog, Rules};
use crate::force::{Side, UnitId, UnitIx, squad::Place};
use crate::rules::initiative::{Initiative, characters::Load, field::Field, wounds};
use bevy_ecs::world::World;
use serde_json::{Value, json};

impl Told for Initiative {
    fn told(world: &World, level: Option<&Level>) -> Vec<LogLine> {
        let mut names = tell::Names::of(world).with_orders(world);
        if let Some(level) = level {
            names.sides = Self::side_names(level);
        }
        tell::lines(&names, world.resource::<BattleLog>().facts())
    }

    fn unit(world: &World, unit: UnitId) -> String {
        tell::Names::of(world).unit(unit)
    }

    fn sides(world: &World) -> [Value; 2] {
        let view = Self::view(world);
        Side::BOTH.map(|side| {
            let characters: Vec<Value> = view.field.of(side).map(|unit| state(view.field, unit)).collect();
            json!({ "side": side, "characters": characters })
        })
    }

    fn seed(level: &Level) -> u64 {
        level.seed
    }
}

/// A character with its complete state.
fn state(field: &Field, unit: UnitIx) -> Value {
    let state = field.unit(unit);
    let pile = if let Place::Off(pile) = state.place { Some(format!("{pile:?}").to_lowercase()) } else { None };
    json!({
        "unit": state.id,
        "kind": field.kind(unit).name,
        "cell": state.place.cell(),
        "pile": pile,
        "initiative": wounds::initiative(field, unit),
        "rating": state.rating.0,
        "hurt": wounds::Location::ALL.map(|part| (part.name(), state.hurt.0[part as usize])).into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "panic": state.lost.0,
        "prone": state.prone.0,
        "aiming": state.aiming.0.is_some(),
        "hidden": state.stealth.hidden,
        "acted": state.acted.0,
        "rounds": state.arms.rounds,
        "hand": state.arms.hand,
        "carries": state.load == Load::Carried,
    })
}
