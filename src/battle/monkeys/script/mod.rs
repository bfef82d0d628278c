//! Scripts of Monkeys With Guns.

mod look;
mod purpose;
mod stage;

pub use stage::begin;

use crate::battle::script::Scripted;
use crate::data::{
    LoadError,
    monkeys::{
        profiles,
        script::{Scene, Setup, State},
    },
};
use crate::engine::{Fact, fact::Who};
use crate::force::{PieceId, UnitId};
use crate::rules::monkeys::{Illegal, Monkeys, choices::Table, commit};
use crate::words::Message;
use bevy_ecs::world::World;

impl Scripted for Monkeys {
    fn stage(world: &mut World, scene: &Scene) {
        stage::begin(world, scene);
    }

    fn scene_of(setup: &Setup, file: &str) -> Result<Scene, LoadError> {
        setup.scene(file, &profiles())
    }

    fn laid(scene: &Scene) -> &[u8] {
        &scene.dice
    }

    fn has_prelude(scene: &Scene) -> bool {
        scene.turn.is_none()
    }

    fn states(view: Table, who: Who) -> Vec<State> {
        look::states(view.field, who)
    }

    fn whereabouts(view: Table, piece: PieceId) -> String {
        look::whereabouts(view.field, piece)
    }

    fn leader(view: Table, unit: UnitId) -> Option<PieceId> {
        look::leader(view.field, unit)
    }

    fn actions(view: Table, unit: UnitId) -> u8 {
        view.field.find_unit(unit).map_or(0, |unit| commit::actions_left(view.field, unit))
    }

    fn board(view: Table, scene: &Scene) -> Vec<String> {
        look::board(view.field, &scene.tokens)
    }

    fn reason(why: &Illegal) -> Option<&'static str> {
        look::reason(why)
    }

    fn purpose(before: &[Fact], roll: &Fact) -> Option<Message> {
        purpose::purpose(before, roll)
    }
}
