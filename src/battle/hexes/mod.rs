//! Battles of Ordered Hexes: recorded as replays, shown by scripts, put into words.

mod aims;
mod answers;
pub mod called;
mod course;
mod forms;
mod ground;
mod lesson;
mod marks;
mod outline;
mod page;
mod rolls;
mod script;
mod shown;
pub mod tell;
pub mod views;

use super::{
    book::Played,
    told::{LogLine, Told},
};
use crate::data::hexes::Level;
use crate::engine::{BattleLog, Rules};
use crate::force::{Side, UnitId, UnitIx, squad::Place};
use crate::rules::hexes::{Hexes, field::Field};
use bevy_ecs::world::World;
use serde_json::{Value, json};

impl Told for Hexes {
    fn told(world: &World, level: Option<&Level>) -> Vec<LogLine> {
        let mut names = tell::Names::of(world);
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
            let units: Vec<Value> = view.field.of(side).map(|unit| state(view.field, unit)).collect();
            json!({ "side": side, "units": units })
        })
    }

    fn seed(level: &Level) -> u64 {
        level.seed
    }
}

/// A unit with everything that both sides may see of it; face-down cards aren't included (F2).
fn state(field: &Field, unit: UnitIx) -> Value {
    let state = field.unit(unit);
    let pile = if let Place::Off(pile) = state.place { Some(format!("{pile:?}").to_lowercase()) } else { None };
    let card = |card: crate::rules::hexes::states::Card| {
        let make = field.make(unit);
        json!({
            "movement": make.moves[usize::from(card.movement)].name(),
            "fire": make.fires[usize::from(card.fire)].name,
        })
    };
    let tokens = &state.tokens;
    json!({
        "unit": state.id,
        "kind": field.kind(unit).name,
        "cell": state.place.cell(),
        "pile": pile,
        "facing": state.hex().map(|_| state.stance.facing),
        "speed": state.stance.speed.name(),
        "models": state.models.0,
        "cards": state.orders.now.map(card),
        "shaken": tokens.shaken,
        "damage": tokens.damage,
        "crew": tokens.crew,
        "fire": tokens.fire,
        "acid": tokens.acid,
        "minor_acid": tokens.minor,
        "poison": tokens.poison,
        "bleeding": tokens.bleeding,
        "armor_worn": state.hurt.worn,
        "cannot_turn": state.hurt.no_turn,
        "cannot_move": state.hurt.no_move,
        "impaired": state.hurt.impaired,
        "crew_crippled": state.hurt.crew,
        "aiming": state.arms.aim.is_some(),
    })
}
