//! Scripts of Suppression Actions.

use crate::battle::{record::Record, script::Scripted};
use crate::board::Cell;
use crate::data::{
    LoadError,
    suppression::script::{Scene, Setup, State},
};
use crate::dice::Dice;
use crate::engine::{
    Fact, door,
    fact::{What, Who},
};
use crate::force::{PieceId, PrimateIx, UnitId, squad::Place};
use crate::rules::suppression::{Illegal, Suppression, View, field::Field, units::UnitState};
use crate::words::{self, Message};
use bevy_ecs::world::World;

impl Scripted for Suppression {
    fn stage(world: &mut World, scene: &Scene) {
        world.remove_resource::<Record<Self>>();
        door::muster::<Self>(world, &scene.muster, Dice::scripted(scene.dice.clone()));
        world.insert_resource(Record::<Self>::of_scene(scene.setup.clone()));
        door::advance::<Self>(world);
    }

    fn scene_of(setup: &Setup, file: &str) -> Result<Scene, LoadError> {
        setup.scene(file)
    }

    fn laid(scene: &Scene) -> &[u8] {
        &scene.dice
    }

    /// The Starting Phase of the first turn comes before the first order.
    fn has_prelude(_: &Scene) -> bool {
        true
    }

    fn states(view: View, who: Who) -> Vec<State> {
        let Who::Unit(unit) = who else { return Vec::new() };
        view.field.find(unit).map_or_else(Vec::new, |unit| states(view.field.unit(unit)))
    }

    fn whereabouts(view: View, piece: PieceId) -> String {
        match find(view.field, piece).map(|model| view.field.model(model).place) {
            Some(Place::On(cell)) => format!("Place(\"{piece}\", ({}, {}))", cell.x, cell.y),
            Some(Place::Off(pile)) => format!("Pile(\"{piece}\", {pile:?})"),
            _ => words::say("script-reserve", &[("piece", piece.to_string().into())]),
        }
    }

    fn leader(view: View, unit: UnitId) -> Option<PieceId> {
        let (leader, _) = view.field.leader(view.field.find(unit)?)?;
        Some(view.field.model(leader).id)
    }

    fn board(view: View, scene: &Scene) -> Vec<String> {
        let (width, height) = view.field.size();
        let token = |cell: Cell| {
            let piece = view.field.at(cell).map(|model| view.field.model(model).id);
            let letter = scene.tokens.iter().find(|(_, known)| Some(**known) == piece);
            letter.map_or('.', |(letter, _)| *letter)
        };
        (0..height).map(|y| (0..width).map(|x| token(Cell::new(x, y))).collect()).collect()
    }

    fn reason(why: &Illegal) -> Option<&'static str> {
        match why {
            Illegal::OtherWindow { .. } => Some("window"),
            Illegal::NoSuchUnit { .. } | Illegal::NotYours { .. } => Some("unit"),
            Illegal::NoSuchModel { .. } => Some("piece"),
            _ => None,
        }
    }

    fn purpose(_: &[Fact], roll: &Fact) -> Option<Message> {
        let What::Threw { who, why, .. } = &roll.what else { return None };
        let why = words::word(&format!("suppression-roll-{why}"));
        Some(Message::new("suppression-dry").with("who", who.to_string()).with("why", why))
    }
}

/// The states of a unit, in order.
fn states(unit: &UnitState) -> Vec<State> {
    let markers = (unit.markers.0 > 0).then_some(State::Markers(unit.markers.0));
    let others = [
        (unit.falling.0, State::FallingBack),
        (unit.evasion.0 > 0, State::Ground),
        (unit.evasion.0 < 0, State::Running),
        (unit.dug_in.0, State::DugIn),
        (unit.lead.leader.is_none(), State::Leaderless),
        (unit.lead.deputy, State::Deputy),
        (unit.outside.0 > 0, State::OutOfCommand),
        (unit.acted.0.is_some(), State::Acted),
    ];
    let others = others.into_iter().filter_map(|(holds, state)| holds.then_some(state));
    markers.into_iter().chain(others).collect()
}

fn find(field: &Field, piece: PieceId) -> Option<PrimateIx> {
    let unit = field.find(piece.unit)?;
    field.unit(unit).members.clone().map(PrimateIx).find(|model| field.model(*model).id == piece)
}
